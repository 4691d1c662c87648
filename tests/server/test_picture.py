"""A view that is put together from pieces of text is, letter for letter, the one that is encoded whole.

The text is what goes over the wire, so the secrecy of every game rests on this.
"""

from __future__ import annotations

from random import Random

import pytest

import sixgun
from sixgun.editions import EDITIONS, SettingValue
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.ids import NOBODY
from sixgun.match.match import Match
from sixgun.match.redeal import redeal
from sixgun.match.view import observe_with_reasons
from sixgun.rules.triggers import interrupts
from sixgun.scenario import table
from sixgun.server.messages.room import Agreement
from sixgun.server.messages.socket import GameMessage
from sixgun.server.render.game import game_view, happenings
from sixgun.server.render.picture import News, Picture, encoded, lines_text
from sixgun.server.table import log
from sixgun.server.table.room import game_text, scene_of
from sixgun.server.table.table import Table
from tests.stories.events.idle import idle

TABLES = [
    (edition, players)
    for edition in EDITIONS
    for players in range(EDITIONS[edition].rules.min_players, EDITIONS[edition].rules.max_players + 1)
]
MOVES = 250
EVENTS: tuple[dict[str, SettingValue], ...] = (
    {"high_noon": "on"},
    {},
    {"fistful": "on"},
    {"high_noon": "on", "fistful": "on"},
)


def dealt(edition: str, players: int, seed: int) -> Match:
    """Every second game is one in which characters are chosen; one of four is played without event cards."""
    rules, choose = EVENTS[seed % len(EVENTS)], bool(seed % 2)
    return sixgun.deal(edition, players, seed=seed, choose_characters=choose, house_rules=rules)


def move(match: Match, rng: Random) -> None:
    """Any choice, or any ability that works at any time."""
    seat = rng.randrange(len(match.game.players))
    if rng.random() < 0.1 and (mine := interrupts(match.game, seat)):
        match.interrupt(seat, rng.choice(mine))
    else:
        match.act(rng.choice(match.game.options))


def whole(match: Match, seat: int, heard: int) -> str:
    """The reference: a view, encoded."""
    view = game_view(observe_with_reasons(match.game, seat), len(match.moves), 7)
    return encoded(GameMessage(view, happenings(match.events[heard:], seat)))


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_letter_for_letter(edition: str, players: int, seed: int) -> None:
    rng, match, heard = Random(seed), dealt(edition, players, seed), 0
    for _ in range(MOVES):
        picture, news = Picture(match.game, len(match.moves), 7), News(match.events[heard:])
        for seat in (NOBODY, *range(players)):
            assert picture.seen_by(seat) + news.seen_by(seat) + "}" == whole(match, seat, heard)
        heard = len(match.events) if rng.random() < 0.7 else heard
        if match.over:
            break
        move(match, rng)


@pytest.mark.parametrize("event", ["law_of_the_west", "lasso", "ghost_town"])
def test_what_an_event_card_tells_of_the_players(event: str) -> None:
    """Cards that were shown, cards in play without effect, ghosts."""
    t = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    t[0].lay("barrel")
    t[1].leave()
    t.event(event)
    idle(t, 1)
    for seat in range(NOBODY, 4):
        view = game_view(observe_with_reasons(t.g, seat), 1, 7)
        told = [(bool(each.shown), each.asleep, each.ghost) for each in view.people]
        assert told.count((event == "law_of_the_west", event == "lasso", event == "ghost_town")) == 1
        assert Picture(t.g, 1, 7).seen_by(seat) + "}" == encoded(GameMessage(view, []))


def test_the_cards_that_lie_face_down_on_the_deck_are_known_to_those_who_laid_them() -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    t.event("abandoned_mine")
    t.discard_pile("stagecoach saloon")
    t[0].give("duel indians", life=1)
    t[0].pass_()
    t[0].discard("duel")
    for seat in range(NOBODY, 4):
        view = game_view(observe_with_reasons(t.g, seat), 1, 7)
        assert view.laid_on_deck == ([t.g.deck[-1]] if seat == 0 else [-1])
        assert Picture(t.g, 1, 7).seen_by(seat) + "}" == encoded(GameMessage(view, []))


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_another_deal_that_a_seat_cannot_tell_gives_the_same_text(edition: str, players: int) -> None:
    """The law of secrecy, on the text itself. Only the order of the draw pile and what others hold differ."""
    rng, match = Random(players), dealt(edition, players, 2)
    other_texts = 0
    for number in range(60):
        if match.over:
            break
        seat = rng.randrange(players)
        other = redeal(match.game, seat, Chance(key_of(number)))
        assert Picture(other, number, 7).seen_by(seat) == Picture(match.game, number, 7).seen_by(seat)
        neighbour = (seat + 1) % players
        other_texts += Picture(other, number, 7).seen_by(neighbour) != Picture(match.game, number, 7).seen_by(neighbour)
        move(match, rng)
    assert other_texts, "the other deals were not other deals"


def playing_table(speed: str, **agreement: object) -> Table:
    table = Table("ABCDEF")
    agreed = Agreement(players=5, speed=speed, dead_see_all=True, **agreement)  # type: ignore[arg-type]
    people = [log.Sat(seat, f"id-{seat}", f"Name {seat}") for seat in range(5)]
    for number, entry in enumerate([log.Made(agreed, "ab" * 32), *people, log.Dealt(key_of(3).hex())]):
        table.apply(entry, f"key-{number}", number)
        table.link(entry, log.encode(entry, table.box))
    return table


@pytest.mark.parametrize("speed", ["none", "fast"])
@pytest.mark.parametrize("practice", [{}, {"characters": ["bart_cassidy", None, None, None, None]}])
def test_a_scene_is_the_whole_message(speed: str, practice: dict[str, object]) -> None:
    """With the lines of the log, the clock, what an eliminated player may do, and the head of the log."""
    rng, table = Random(5), playing_table(speed, **practice)
    match, heard = table.games[-1], dict.fromkeys((NOBODY, *range(5)), 0)
    eliminated = 0
    while table.status == "playing":
        assert table.question is not None
        entry = log.Chose(table.question.seat, rng.choice(match.game.options))
        table.apply(entry, f"key:{table.seq}", 1000 * table.seq)
        table.link(entry, log.encode(entry, table.box))
        now = 1000 * table.seq + 300
        scene = scene_of(table, match, now)
        for seat, since in heard.items():
            text = scene.text(seat, since)
            assert text == game_text(table, match, (seat, False), since, now)
            eliminated += '"may_look":true' in text
            heard[seat] = len(match.events) if rng.random() < 0.7 else since
    assert eliminated


def test_no_line_is_no_field() -> None:
    assert lines_text([]) == lines_text([[], []]) == ""
