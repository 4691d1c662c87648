"""Hidden information stays hidden: in views, in events, and in who is asked next."""

from sixgun.engine.actions import NAMING, PASS
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Checked, Died, DutyShown, Event, Guessed, LifeChanged, Moved, Revealed, Shuffled
from sixgun.engine.game import Game
from sixgun.engine.ids import DISPLAY, HAND, IN_PLAY, NO_CARD, NOBODY, SHERIFF
from sixgun.engine.kernel import act
from sixgun.match.redeal import redeal
from sixgun.match.view import UNKNOWN, observe
from tests.laws.games import every_game, match_of, steps
from tests.laws.lawbook import every_card_is_in_one_place, insides
from tests.laws.witness import OPEN, Witness, cards_named, hidden


def everybody(g: Game) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(len(g.players)), NOBODY]


def redealt(g: Game, me: int, seed: int) -> Game:
    return redeal(g, me, Chance(key_of(seed)))


# Views


@every_game
def test_a_view_shows_nothing_hidden(edition: str, players: int) -> None:
    for seed in range(3):
        for number, match in enumerate(steps(match_of(edition, players, seed), seed)):
            g = match.game
            if number < 20 or number % 4 == seed:
                for me in everybody(g):
                    assert observe(g, me) == observe(redealt(g, me, number), me)


@every_game
def test_a_view_contains_no_face_down_card(edition: str, players: int) -> None:
    """Checked field by field, without `redeal`. What was laid this turn has been seen, even if it was taken back."""
    for match in steps(match_of(edition, players, 5), 5):
        g = match.game
        for me in everybody(g):
            view = observe(g, me)
            unseen = {*g.deck, *(card for seat, player in enumerate(g.players) if seat != me for card in player.hand)}
            taken = {option.take for option in view.options if option.verb != NAMING}  # there it is a number
            named = taken | {card for option in view.options for card in (option.card, option.pay)}
            open_cards = {
                *view.hand,
                *view.discards,
                *view.display,
                *view.resolving,
                *(card for card in view.laid_this_turn if card not in g.laid_this_turn),
                *view.removed,
            }
            in_play = {card for player in view.players for card in player.in_play}
            assert not unseen & (open_cards | in_play | named)
            mine = {card for card, seat in zip(reversed(g.deck), reversed(g.memory.buried), strict=False) if seat == me}
            assert set(view.laid_on_deck) <= mine | {UNKNOWN}
            assert {card for player in view.players for card in player.shown} == set(g.memory.shown)


@every_game
def test_a_view_shows_only_ones_own_role_the_sheriffs_and_those_of_the_dead(edition: str, players: int) -> None:
    for match in steps(match_of(edition, players, 7), 7):
        g = match.game
        for me in everybody(g):
            for seat, seen in enumerate(observe(g, me).players):
                player = g.players[seat]
                known = seat == me or player.role == SHERIFF or not player.alive or players == 3 or g.over()
                known = known or seat == g.memory.came_back
                assert seen.role == (player.role if known else UNKNOWN)


@every_game
def test_a_redeal_keeps_what_the_player_knows(edition: str, players: int) -> None:
    """A redeal keeps the player's own hand and role and leaves the game alone; every card is in one place."""
    for number, match in enumerate(steps(match_of(edition, players, 11), 11)):
        if number % 4:
            continue
        g = match.game
        me = everybody(g)[number // 4 % (players + 1)]
        before = insides(g)
        twin = redealt(g, me, 1)
        every_card_is_in_one_place(twin)
        assert insides(g) == before
        if me != NOBODY:
            assert (twin.players[me].hand, twin.players[me].role) == (g.players[me].hand, g.players[me].role)
        assert sorted(player.role for player in twin.players) == sorted(player.role for player in g.players)


@every_game
def test_a_redeal_changes_everything_hidden(edition: str, players: int) -> None:
    """Among ten redeals, some differ in each hand, in the deck and in the secret roles."""
    me, match = 0, match_of(edition, players, 13)
    for moment in steps(match, 13):
        if len(moment.moves) > 30:
            break
        g = moment.game
        others = [redealt(g, me, seed) for seed in range(10)]
        assert any(twin.deck[-3:] != g.deck[-3:] for twin in others)
        assert len({twin.chance.key for twin in others}) == len(others)
        for seat in range(1, players):
            hand = g.players[seat].hand
            assert not hand or any(twin.players[seat].hand != hand for twin in others)
        secret = [seat for seat, seen in enumerate(observe(g, me).players) if seen.role == UNKNOWN]
        if len({g.players[seat].role for seat in secret}) > 1:
            assert any(twin.players[seat].role != g.players[seat].role for seat in secret for twin in others)


@every_game
def test_a_redeal_changes_the_characters_offered_to_others(edition: str, players: int) -> None:
    match = match_of(edition, players, 0)
    if match.options.choose_characters:
        g = match.game
        mine = g.offers[0]
        twins = [redealt(g, 0, seed) for seed in range(10)]
        assert all(twin.offers[0] == mine for twin in twins)
        assert any(twin.offers[1] != g.offers[1] for twin in twins)
        for twin in twins:
            offered = [character.key for offer in twin.offers for character in offer]
            assert len(set(offered)) == len(offered)


# Events


@every_game
def test_a_card_moving_between_hidden_zones_is_not_shown(edition: str, players: int) -> None:
    for seed in range(3):
        match = match_of(edition, players, seed)
        for _ in steps(match, seed):
            pass
        moves = [event for event in match.events if isinstance(event, Moved)]
        for seat in everybody(match.game):
            for move in moves:
                unseen = hidden(seat, move.src, move.owner) and hidden(seat, move.dst, move.owner)
                shown = move.seen_by(seat)
                assert isinstance(shown, Moved)
                assert shown.card == (NO_CARD if unseen else move.card)
                assert (shown.src, shown.dst) == (move.src, move.dst)


@every_game
def test_an_event_names_only_open_cards(edition: str, players: int) -> None:
    """Events name only cards that are open or being revealed; only a card shown from hand stays hidden."""
    for seed in range(3):
        match = match_of(edition, players, seed)
        witness = Witness(match.game)
        for _ in steps(match, seed):
            new = match.events[witness.heard :]
            for number, event in enumerate(new):
                check_naming(witness, event, match.events[: witness.heard + number], new[number:])
                witness.follow(event)
            witness.heard = len(match.events)


def check_naming(witness: Witness, event: Event, told: list[Event], rest: list[Event]) -> None:
    if isinstance(event, Revealed):
        assert witness.places[event.card] == HAND + event.seat
    if isinstance(event, LifeChanged) and event.card != NO_CARD:
        # The card that wounds was open when it was played; a Draw! may have shuffled it into the deck since.
        assert any(isinstance(one, Moved) and one.card == event.card and is_open(one.dst) for one in told)
        return
    for card in cards_named(event):
        to = [later.dst for later in rest if isinstance(later, Moved) and later.card == card]
        assert is_open(witness.places[card]) or is_open(to[0]), f"{event} names a hidden card"


def is_open(zone: int) -> bool:
    return zone in OPEN or zone == DISPLAY or zone >= IN_PLAY


@every_game
def test_events_reveal_the_roles_of_the_dead_only(edition: str, players: int) -> None:
    for seed in range(3):
        match = match_of(edition, players, seed)
        for _ in steps(match, seed):
            dead = {seat for seat, player in enumerate(match.game.players) if not player.alive}
            announced = {event.seat for event in match.events if isinstance(event, Died)}
            assert announced == dead | ({match.game.memory.came_back} - {NOBODY})


# Questions


@every_game
def test_who_is_asked_next_reveals_nothing_hidden(edition: str, players: int) -> None:
    """After a pass the next question is the same with other hidden cards, unless a card or role was revealed."""
    for seed in range(3):
        for number, match in enumerate(steps(match_of(edition, players, seed), seed)):
            asked = match.question
            if asked is not None and PASS in match.game.options and number % 2:
                after, other = match.game.clone(), redealt(match.game, asked.seat, number)
                passed, also = passing(after), passing(other)
                told = {type(event) for event in passed + also}
                if not told & {Checked, Died, DutyShown, Guessed, Revealed, Shuffled}:
                    assert observe(after).question == observe(other).question


def passing(g: Game) -> list[Event]:
    g.events = []
    act(g, PASS)
    return g.events
