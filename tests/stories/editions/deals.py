"""Situations before the first turn: the box, the number of players, the start (sections A and E of the matrix)."""

from collections.abc import Callable

from sixgun.editions import SettingValue
from sixgun.engine.chance import key_of
from sixgun.engine.events import Moved, TurnBegan
from sixgun.engine.game import Game
from sixgun.engine.hooks import COLOURS, Card
from sixgun.engine.ids import DECK, HAND, ROLES
from sixgun.match.match import Match, deal
from sixgun.match.series import may_keep, options_after


def ordinary(edition: str) -> str:
    """A character with four life points who does not interfere."""
    return "jose_delgado" if edition == "dodgecity" else "rose_doolan"


def box(edition: str, **house_rules: SettingValue) -> Game:
    return deal(edition, 4, seed=1, house_rules=house_rules).game


def cards_in(game: Game) -> list[Card]:
    """The cards in the game: all but those left in the box."""
    return [game.card(card) for card in range(len(game.box.kinds)) if card not in game.removed]


def kinds_in(game: Game) -> list[str]:
    return [card.key for card in cards_in(game)]


def or_refused(play: Callable[[], str]) -> str:
    try:
        return play()
    except ValueError:
        return "refused"


def players_allowed(edition: str, **house_rules: SettingValue) -> str:
    """The allowed numbers of players, such as `4 5 6 7`."""
    return " ".join(str(n) for n in range(1, 11) if may_play(edition, n, house_rules))


def may_play(edition: str, players: int, house_rules: dict[str, SettingValue]) -> bool:
    try:
        deal(edition, players, seed=1, house_rules=house_rules)
    except ValueError:
        return False
    return True


def deck(edition: str, **house_rules: SettingValue) -> str:
    kinds = kinds_in(box(edition, **house_rules))
    return f"{len(kinds)} cards, {kinds.count('bang')} BANG!, {kinds.count('dodge')} Dodge"


def dynamites_and_jails(edition: str, **house_rules: SettingValue) -> str:
    kinds = kinds_in(box(edition, **house_rules))
    return f"{kinds.count('dynamite')} / {kinds.count('jail')}"


def people(edition: str, **house_rules: SettingValue) -> str:
    characters = box(edition, **house_rules).box.characters
    known = [name for name in ("bart_cassidy", "molly_stark") if name in characters]
    return f"{len(characters)} with {' and '.join(known)}"


def borders(edition: str, **house_rules: SettingValue) -> str:
    colours = {card.colour for card in cards_in(box(edition, **house_rules))}
    return " ".join(COLOURS[colour] for colour in sorted(colours))


def novelties(edition: str, **house_rules: SettingValue) -> str:
    """Green cards, cards that cost another card, and Missed! symbols on other cards than Missed!."""
    cards = cards_in(box(edition, **house_rules))
    green = any(COLOURS[card.colour] == "green" for card in cards)
    costly = any(card.costs for card in cards)
    dodges = any(card.missed and card.key != "missed" for card in cards)
    return f"green {green}, cost {costly}, other Missed! symbols {dodges}"


def roles_of(players: int) -> Callable[..., str]:
    """The situation in which roles are dealt to this many players."""

    def roles_dealt(edition: str, **house_rules: SettingValue) -> str:
        def play() -> str:
            game = deal(edition, players, seed=1, house_rules=house_rules).game
            return " ".join(sorted(ROLES[player.role] for player in game.players))

        return or_refused(play)

    return roles_dealt


def sheriffs_hand(edition: str, **house_rules: SettingValue) -> str:
    """The starting hand of a sheriff whose character has four life points."""
    match = deal(
        edition,
        4,
        seed=1,
        house_rules=house_rules,
        roles=("sheriff", None, None, None),
        characters=(ordinary(edition), None, None, None),
    )
    return f"{dealt_to(match, 0)} cards"


def dealt_to(match: Match, seat: int) -> int:
    """The number of cards dealt to a seat before the first turn."""
    began = next(i for i, event in enumerate(match.events) if isinstance(event, TurnBegan))
    to_hand = [event for event in match.events[:began] if isinstance(event, Moved) and event.src == DECK]
    return sum(event.dst == HAND + seat for event in to_hand)


def characters_out_of_the_pool(edition: str, **house_rules: SettingValue) -> str:
    """The characters used with four players: their own, and those that serve as life counters."""
    players = box(edition, **house_rules).players
    spares = {player.spare.key for player in players if player.spare is not None}
    return str(len({player.character.key for player in players} | spares))


def kit_carlsons_life(edition: str, **house_rules: SettingValue) -> str:
    """His life when he is not the sheriff."""
    roles, characters = ("sheriff", None, None, None), (None, "kit_carlson", None, None)
    game = deal(edition, 4, seed=1, house_rules=house_rules, roles=roles, characters=characters).game
    return str(game.players[1].max_life)


def simplified(edition: str, **house_rules: SettingValue) -> str:
    """The simplified first game, without the cards marked with a book."""

    def play() -> str:
        game = deal(edition, 4, seed=1, house_rules=house_rules, simplified=True).game
        return f"{len(game.removed)} cards left in the box"

    return or_refused(play)


# The next game of a series


def first_game(edition: str, house_rules: dict[str, SettingValue]) -> Match:
    """A finished game of five, won by its survivors, deputy (0) and sheriff (1)."""
    roles = ("deputy", "sheriff", "renegade", "outlaw", "outlaw")
    match = deal(edition, 5, seed=1, house_rules=house_rules, roles=roles)
    for seat in (2, 3, 4):
        match.game.players[seat].alive = match.game.players[seat].present = False
    match.game.recount_present()
    match.game.winners = [0, 1]
    return match


def keepers(edition: str, **house_rules: SettingValue) -> str:
    """Who may keep the character, and whether each decides alone."""
    match = first_game(edition, house_rules)
    if not may_keep(match):
        return "nobody"
    alone = or_refused(lambda: f"{options_after(match, [0]).characters.count(None)} draw again")
    return f"survivors {may_keep(match)}, one alone: {alone}"


def next_star(edition: str, **house_rules: SettingValue) -> str:
    """The sheriffs (1 was it before) and the variety of the other roles, over many next games."""
    match = first_game(edition, house_rules)
    dealt = [sheriff_and_others(options_after(match).start(key_of(seed))) for seed in range(20)]
    stars = {star for star, _ in dealt}
    others = {other for _, other in dealt}
    star = f"star to {stars.pop()}" if len(stars) == 1 else "star to anybody"
    return f"{star}, the others {'shuffled' if len(others) > 1 else 'fixed'}"


def sheriff_and_others(game: Game) -> tuple[int, tuple[str, ...]]:
    roles = [ROLES[player.role] for player in game.players]
    star = roles.index("sheriff")
    return star, tuple(roles[:star] + roles[star + 1 :])
