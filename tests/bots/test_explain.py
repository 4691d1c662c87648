"""Explanations of bots: codes with facts, and a sentence for each in every language."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS, READERS, explain
from sixgun.bots.motives import DEED_CODES, BotMotive
from sixgun.engine.actions import Action
from sixgun.engine.chance import key_of
from sixgun.engine.deeds import DEEDS, ROBBED, SHOT
from sixgun.engine.ids import OUTLAW
from sixgun.engine.kernel import act
from sixgun.match.narrator import Narrator
from sixgun.match.options import GameOptions
from sixgun.match.view import observe
from sixgun.scenario import Actor, table
from sixgun.words import LANGUAGES, Words
from tests.laws.games import every_table

NAMES = [f"N{seat}" for seat in range(8)]


def reasons(seat: Actor, start: str) -> list[BotMotive]:
    """The reasons for the first option of this seat that begins like this."""
    words = seat.choices().split()
    option = next(o for o, word in zip(seat.g.options, words, strict=True) if word.startswith(start))
    return explain(seat.table.view(seat), option)


def codes(seat: Actor, start: str) -> list[str]:
    return [reason.code for reason in reasons(seat, start)]


def test_shooting_the_sheriff_twice_is_a_reason() -> None:
    t = table("-", "-", "-", "-", "-")
    t.g.note(SHOT, 1, 0)
    t.g.note(SHOT, 1, 0)
    t[0].give("bang")
    aim, believes, deed = reasons(t[0], "play:bang")
    assert aim == BotMotive("bot-weakens", {"target": 1})
    assert (believes.code, believes.facts["role"]) == ("bot-believes", "outlaw")
    assert deed == BotMotive("bot-deed_shot", {"who": 1, "target": 0, "count": 2})
    narrator = Narrator(Words("en"), t.g, NAMES)
    assert narrator.say(deed.code, deed.facts) == "N1 shot at N0 twice."
    assert narrator.say(aim.code, aim.facts) == "N1 looks like an enemy."


def test_what_speaks_most_is_said_first() -> None:
    t = table("-", "-", "-", "-", "-")
    for deed, times in ((ROBBED, 1), (SHOT, 4)):
        for _ in range(times):
            t.g.note(deed, 1, 0)
    t[0].give("bang")
    assert codes(t[0], "play:bang")[2:] == ["bot-deed_shot", "bot-deed_robbed"]


def test_a_belief_is_rounded_down() -> None:
    """Nobody hears of a hundred percent while there is a doubt."""
    t = table("-", "-", "-", "-", "-")
    t[0].give("bang")
    said = []
    for _ in range(5):
        t.g.note(SHOT, 1, 0)
        believes, view = reasons(t[0], "play:bang")[1], t.view(t[0])
        said.append((believes.facts["percent"], READERS["reader"].belief(view)[1][OUTLAW]))
    assert all(percent == int(100 * chance) for percent, chance in said)
    assert any(percent != round(100 * chance) for percent, chance in said)


def test_a_known_role_needs_no_evidence() -> None:
    t = table("-", "-", "-", "-", "-")
    t[1].begin_play()
    t[1].give("bang")
    assert codes(t[1], "play:bang") == ["bot-presses"]


@pytest.mark.parametrize(
    ("cards", "start", "code"),
    [
        ("beer", "play:beer", "bot-heals"),
        ("stagecoach", "play:stagecoach", "bot-draws"),
        ("winchester", "play:winchester", "bot-arms"),
        ("barrel", "play:barrel", "bot-equips"),
        ("gatling", "play:gatling", "bot-hits_many"),
        ("jail", "play:jail", "bot-jails"),
        ("bang", "pass", "bot-nothing_better"),
    ],
)
def test_the_purpose_of_a_move(cards: str, start: str, code: str) -> None:
    t = table("-", "-", "-", "-", "-")
    t[0].give(cards, life=2)
    assert codes(t[0], start)[0] == code


def test_the_last_life_point_of_an_enemy_and_the_last_duel() -> None:
    t = table("-", "-", "-", "-")
    t[1].set_life(1)
    t[0].give("bang")
    assert codes(t[0], "play:bang")[0] == "bot-finishes"
    t[2].leave()
    t[3].leave()
    t[1].begin_play()
    t[1].give("duel")
    assert codes(t[1], "play:duel")[0] == "bot-last_duel"


def test_taking_a_card_may_hurt_or_help() -> None:
    t = table("-", "-", "-", "-")
    t[1].lay("jail barrel")
    t[0].give("cat_balou")
    words = t[0].choices().split()
    found = {w.partition("<")[2][:4]: explain(t.view(t[0]), o)[0].code for o, w in zip(t.g.options, words, strict=True)}
    assert (found["jail"], found["barr"]) == ("bot-frees", "bot-robs")


@every_table
def test_every_reason_has_a_sentence_in_every_language(edition: str, players: int) -> None:
    g, rng = GameOptions(edition, players).start_silent(key_of(4)), Random(4)
    narrators = [Narrator(Words(lang, edition), g, NAMES) for lang in LANGUAGES]
    for _ in range(120):
        if g.asked is None:
            return
        view = observe(g, g.asked.seat)
        option: Action = rng.choice(view.options)
        for reason in explain(view, option):
            for each in narrators:
                assert each.say(reason.code, reason.facts)
        act(g, BOTS["reader"](view, rng))


def test_every_deed_has_its_code() -> None:
    assert [f"bot-deed_{deed}" for deed in DEEDS] == list(DEED_CODES)


def test_a_reason_is_a_value() -> None:
    reason = BotMotive("bot-believes", {"target": 1, "percent": 80})
    assert reason == BotMotive("bot-believes", {"percent": 80, "target": 1})
    assert hash(reason) == hash(BotMotive("bot-believes", {"percent": 80, "target": 1}))
    assert reason != BotMotive("bot-believes", {"target": 2, "percent": 80})
    assert repr(reason) == "bot-believes, target 1, percent 80"
