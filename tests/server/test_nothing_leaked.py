"""Messages reveal nothing hidden: a redeal gives the same bytes, in every edition, for every seat."""

import os
from collections.abc import Iterator
from random import Random

from msgspec import structs
from msgspec.json import Encoder

from sixgun.editions import DEFAULT
from sixgun.engine.actions import Action
from sixgun.engine.box import Box
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Event, Moved
from sixgun.engine.game import Game
from sixgun.engine.ids import NO_CARD, NOBODY
from sixgun.match.match import Match
from sixgun.match.redeal import redeal
from sixgun.match.teller import Teller
from sixgun.match.view import observe_all, observe_with_reasons
from sixgun.server.messages.game import Choice, Reason
from sixgun.server.messages.room import Agreement
from sixgun.server.messages.socket import GameMessage, History, Refused, Why
from sixgun.server.render.game import action, choice, game_view, happenings, happenings_open, line_message, why
from sixgun.server.table import log
from sixgun.server.table.room import Surroundings, encoded, game_text, room_of
from sixgun.server.table.room import history as table_history
from sixgun.server.table.table import Table
from tests.laws.games import every_game, match_of, options_of, steps, wild
from tests.laws.witness import hidden

SCALE = int(os.environ.get("SIXGUN_SCALE", "1"))  # a factor for longer runs
ENCODER = Encoder()


def seats(g: Game) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(len(g.players)), NOBODY]


def redealt(g: Game, me: int, seed: int) -> Game:
    return redeal(g, me, Chance(key_of(seed)))


def sent(match: Match, g: Game, me: int, since: int) -> bytes:
    seq = len(match.moves)
    return ENCODER.encode(
        GameMessage(game_view(observe_with_reasons(g, me), seq, seq), happenings(match.events[since:], me))
    )


@every_game
def test_a_redeal_gives_the_same_message(edition: str, players: int) -> None:
    for seed in range(2 * SCALE):
        heard = 0
        for number, match in enumerate(steps(match_of(edition, players, seed), seed)):
            if number < 15 or number % 7 == seed % 7 or match.over:
                for me in seats(match.game):
                    twin = redealt(match.game, me, number)
                    assert sent(match, match.game, me, heard) == sent(match, twin, me, heard)
            heard = len(match.events)


@every_game
def test_a_redeal_gives_the_same_answer_to_why(edition: str, players: int) -> None:
    """For any question, seat and position."""
    rng = Random(edition)
    for number, match in enumerate(steps(match_of(edition, players, 4), 4)):
        if match.over or number % 3:
            continue
        g = match.game
        for me in seats(g):
            twin = redealt(g, me, number)
            for asked in [guess(g, rng) for _ in range(4 * SCALE)]:
                assert answer(g, me, asked) == answer(twin, me, asked)


def guess(g: Game, rng: Random) -> Choice:
    near = choice(wild(g, rng))
    return near if rng.random() < 0.9 else Choice(near.verb, rng.choice((10**30, -(10**30), 500)), near.target)


def answer(g: Game, me: int, asked: Choice) -> bytes:
    reason = why(g, me, asked)
    refused = Refused("12345678", reason or Reason("allowed", {}))
    return ENCODER.encode([Why(asked, reason), refused])


@every_game
def test_events_do_not_reveal_face_down_cards(edition: str, players: int) -> None:
    """A card that moves between hidden zones could be any other."""
    match = match_of(edition, players, 8)
    for _ in steps(match, 8):
        pass
    for me in seats(match.game):
        twins = [another_card(event, me, len(match.game.box.kinds)) for event in match.events]
        assert history(match.events, match.game.box, me) == history(twins, match.game.box, me)


def another_card(event: Event, me: int, cards: int) -> Event:
    if isinstance(event, Moved) and hidden(me, event.src, event.owner) and hidden(me, event.dst, event.owner):
        return Moved((event.card + 7) % cards, event.src, event.dst, event.owner)
    return event


def history(events: list[Event], box: Box, me: int) -> bytes:
    told = Teller(box).tell(event.seen_by(me) for event in events)
    lines = [line_message(line) for line in told]
    return ENCODER.encode(History(happenings(events, me), [0] * len(events), lines, [0] * len(lines)))


@every_game
def test_reasons_and_answers_to_why_agree(edition: str, players: int) -> None:
    """A playable hand card has neither a reason in the view nor one in the answer to `why`."""
    for match in steps(match_of(edition, players, 2), 2):
        g = match.game
        for me in range(players):
            view = game_view(observe_with_reasons(g, me), 0, 0)
            assert len(view.reasons) == len(view.hand)
            for each in (*view.options, *view.interrupts):
                assert why(g, me, each) is None
            offered = {each.card for each in view.options if each.verb != "ability"}
            assert all(
                (reason is None) == (card in offered) for card, reason in zip(view.hand, view.reasons, strict=True)
            )


@every_game
def test_an_open_view_shows_everything(edition: str, players: int) -> None:
    """Shows that the tests above can fail: everything hidden there is visible here."""
    different = False
    for match in steps(match_of(edition, players, 6), 6):
        g = match.game
        shown = game_view(observe_all(g), 0, 0)
        for person, player in zip(shown.people, g.players, strict=True):
            assert person.cards == player.hand
            assert person.role is not None
        different = different or game_view(observe_all(redealt(g, NOBODY, 1)), 0, 0) != shown
    assert different
    moved = [each for each in happenings_open(match.events) if each.__struct_config__.tag == "moved"]
    assert all(each.card != NO_CARD for each in moved)  # type: ignore[union-attr]


@every_game
def test_a_choice_round_trips(edition: str, players: int) -> None:
    for match in steps(match_of(edition, players, 3), 3):
        for option in match.game.options:
            assert action(choice(option)) == option
    assert action(Choice("play", 10**40, -(10**40))) == Action(1, 9999, -3)


# The table around the game


def seated(edition: str, players: int) -> Table:
    table = Table("ABCDEF")
    options = options_of(edition, players)
    rules = dict(options.house_rules)
    agreement = Agreement(edition=options.edition, players=players, speed="normal", house_rules=rules)
    sitting = [log.Sat(seat, f"player-{seat}", f"Name {seat}") for seat in range(players)]
    for number, entry in enumerate([log.Made(agreement), *sitting, log.Dealt(key_of(players).hex())]):
        table.apply(entry, f"key-{number}", number)
    return table


def walked(table: Table, rng: Random) -> Iterator[Table]:
    """Yields the table before each choice of its game."""
    while (match := table.running) is not None and (question := match.question) is not None:
        yield table
        table.apply(log.Chose(question.seat, rng.choice(match.game.options)), f"choice-{table.seq}", table.seq * 1000)


def other_deal(table: Table, me: int) -> Table:
    """Another table that looks the same to this seat."""
    twin = table.twin()
    match = twin.games[-1]
    events = [another_card(event, me, len(match.game.box.kinds)) for event in match.events]
    match.game = redealt(match.game, me, table.seq)
    match.events = match.game.events = events
    match.story = None  # tells these events, not those that were told before
    return twin


def everything_said(table: Table, me: int, now: int) -> list[str]:
    """All messages to a connection of this seat, which asks for an open view and has missed some events."""
    match = table.games[-1]
    player = None if me == NOBODY else f"player-{me}"
    heard = max(0, len(match.events) - 10)
    looks = [game_text(table, match, (me, eyes), heard, now) for eyes in (False, True)]
    room = room_of(table, player, Surroundings([], 0, None, {}))
    return [*looks, encoded(table_history(table, me)), encoded(room)]


@every_game
def test_everything_sent_to_the_living_is_the_same_after_a_redeal(edition: str, players: int) -> None:
    """Views with the clock, refused open views, the history and the room."""
    for number, table in enumerate(walked(seated(edition, players), Random(players))):
        if number % (24 // SCALE + 1) == 0:
            for me in seats(table.games[-1].game):
                if me == NOBODY or table.plays_on(me):
                    now = table.seq * 1000 + 500
                    assert everything_said(table, me, now) == everything_said(other_deal(table, me), me, now)


def test_eliminated_players_see_everything_if_agreed() -> None:
    edition, players = DEFAULT, 5
    for table in walked(seated(edition, players), Random(1)):
        asked = table.question.seat if table.question else NOBODY
        out = [seat for seat in range(players) if not table.plays_on(seat) and seat not in (asked, table.host)]
        if out:
            match = table.games[-1]
            closed, opened = (game_text(table, match, (out[0], eyes), 0, 0) for eyes in (False, True))
            assert opened != closed
            assert closed.replace(',"may_look":true', "") == game_text(strict(table), match, (out[0], True), 0, 0)
            return
    raise AssertionError("nobody was out before the end")


def strict(table: Table) -> Table:
    twin = table.twin()
    twin.agreement = structs.replace(table.agreement, dead_see_all=False)
    return twin
