"""Setup: roles, characters, life, hands, and who begins (ROL, SET, TRI)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sixgun.engine.actions import Action
from sixgun.engine.box import Box
from sixgun.engine.chance import Chance
from sixgun.engine.events import CharacterChosen
from sixgun.engine.frames import Ask, Step
from sixgun.engine.game import Game
from sixgun.engine.hooks import Character
from sixgun.engine.ids import BOX, DECK, DEPUTY, OUTLAW, RENEGADE, SHERIFF, CardId, Role, Seat
from sixgun.engine.player import Player
from sixgun.engine.settings import Rules
from sixgun.rules.event_pile import first
from sixgun.rules.rulebook import life_points
from sixgun.rules.turn import Turn

THREE: Final = [DEPUTY, OUTLAW, RENEGADE]
FOUR_TO_EIGHT: Final = [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY, OUTLAW, DEPUTY, RENEGADE]


def roles_for(players: i64) -> list[Role]:
    """The roles in the game: each additional player adds the next one of the list (ROL-01 to ROL-06)."""
    roles: list[Role] = THREE if players == 3 else FOUR_TO_EIGHT[:players]
    return roles[:]


class Seating:
    """Roles and characters fixed before the deal, by seat; None for a random one."""

    def __init__(self, roles: list[Role | None], characters: list[str | None]) -> None:
        self.roles: Final = roles
        self.characters: Final = characters


def set_up(box: Box, rules: Rules, chance: Chance, seating: Seating, left_out: list[i64]) -> Game:
    """Deals roles and characters; cards of the kinds left out stay in the box."""
    g = Game(box, rules, chance)
    roles = deal_roles(chance, seating.roles)
    characters = deal_characters(g, seating.characters)
    for seat in range(len(roles)):
        g.players.append(Player(characters[seat], roles[seat]))
    g.recount_present()
    g.deck = list(range(len(box.kinds)))
    leave_in_box(g, [card for card in g.deck if box.kinds[card] in left_out])
    g.push(Deal())
    return g


def leave_in_box(g: Game, cards: list[CardId]) -> None:
    for card in cards:
        g.deck.remove(card)
        g.moved(card, DECK, BOX)
    g.removed = cards


def deal_roles(chance: Chance, settled: list[Role | None]) -> list[Role]:
    """Fixed roles keep their seats, the others are shuffled among the other seats (SET-01, SET-02, SER-05)."""
    loose = roles_for(len(settled))
    for role in settled:
        if role is not None:
            loose.remove(role)
    loose = chance.shuffled(loose)
    return [loose.pop() if role is None else role for role in settled]


def deal_characters(g: Game, settled: list[str | None]) -> list[Character]:
    """Fixed characters leave the pool before the others draw (DER-44)."""
    names = [name for name in g.box.characters if name not in settled]
    pool = [names[i] for i in g.chance.shuffled(list(range(len(names))))]
    return [g.box.characters[pool.pop() if name is None else name] for name in settled]


class Unchosen(Character):
    """The placeholder for a character that is not chosen yet."""

    def __reduce__(self) -> str:
        return "UNCHOSEN"


UNCHOSEN: Final = Unchosen()


def offer_characters(g: Game, settled: list[str | None]) -> None:
    """Offers two characters to each player without a fixed one."""
    taken = {player.character.key for player in g.players}
    names = [name for name in g.box.characters if name not in taken]
    pool = [names[i] for i in g.chance.shuffled(list(range(len(names))))]
    for seat in range(len(g.players)):
        player = g.players[seat]
        g.offers.append([player.character])
        if settled[seat] is None:
            g.offers[seat].append(g.box.characters[pool.pop()])
            player.character = player.ability = UNCHOSEN
    for seat in reversed(range(len(g.players))):
        g.push(ChooseCharacter(seat))


class ChooseCharacter(Ask):
    """Asks for one of the two characters dealt; the choice is public at once."""

    prompt: ClassVar[str] = "choose_character"

    def moot(self, g: Game) -> bool:
        return len(g.offers[self.seat]) < 2

    def options(self, g: Game) -> list[Action]:
        return [Action.choosing(offer) for offer in range(2)]

    def answer(self, g: Game, action: Action) -> None:
        player = g.players[self.seat]
        player.character = player.ability = g.offers[self.seat][action.offer]
        g.offers[self.seat] = [player.character]


class Deal(Step):
    """Deals life points and hands, and begins the first turn."""

    def run(self, g: Game) -> None:
        g.deck = g.chance.shuffled(g.deck)
        self.deal_spares(g)
        for seat in g.present:
            self.deal_life(g, seat)
            g.recount(seat)
        g.recount_watchers()
        g.push(Turn(first(g)))

    def deal_spares(self, g: Game) -> None:
        """Deals a second character, face down, as a life counter (SET-07); it plays no other part."""
        if g.rules.life_counter != "spare_character":
            return
        taken = {player.character.key for player in g.players}
        rest = [name for name in g.box.characters if name not in taken]
        mixed = g.chance.shuffled(list(range(len(rest))))
        for player in g.players:
            player.spare = g.box.characters[rest[mixed.pop()]] if mixed else None

    def deal_life(self, g: Game, seat: Seat) -> None:
        """The sheriff has one more life point, and in most rulebooks a card for it (SET-10 to SET-12)."""
        player = g.players[seat]
        printed = life_points(player.character, g.rules)
        star: i64 = 1 if g.is_sheriff(seat) else 0
        player.life = player.max_life = printed + star
        if g.events is not None:
            g.tell(CharacterChosen(seat, player.character.key))
        g.draw(seat, printed + (star if g.rules.sheriff_hand_counts_extra_life else 0))
