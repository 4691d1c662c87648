"""Questions, choices and refusals as sentences."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS
from sixgun.editions import EDITIONS
from sixgun.engine.actions import Action
from sixgun.engine.ids import NOBODY
from sixgun.engine.refusals import OUT_OF_REACH, Refusal
from sixgun.match.match import deal
from sixgun.match.narrator import Narrator
from sixgun.match.notation import write_choice
from sixgun.match.view import View
from sixgun.scenario import Scenario, table
from sixgun.words import LANGUAGES, Words
from tests.laws.games import ADDED
from tests.terminal.prepared import NAMES


def narrator_of(t: Scenario, lang: str = "en", me: int = NOBODY) -> Narrator:
    return Narrator(Words(lang, "fourth"), t.g, NAMES[: len(t.g.players)], me)


def unmarked(view: View, option: Action) -> str:
    """The choice as a word; two cards that are printed alike are the same to a reader."""
    return write_choice(view.box, option).replace("-2", "")


def test_a_refusal_says_whom_and_how_far() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    refusal = Refusal(OUT_OF_REACH, {"target": 2, "distance": 3, "reach": 1})
    assert narrator_of(t).refusal(refusal) == "Cleo is at distance 3; your range is 1."


@pytest.mark.parametrize(
    ("lang", "question", "silence"),
    [
        ("en", "Ada shoots at you: play 2 Missed! or lose 1 life.", "Take the hit (your last life!)"),
        (
            "de",
            "Ada schießt auf dich: Wehr ab (2 × Fehlschuss!) oder verlier 1 Leben.",
            "Einstecken (dein letztes Leben!)",
        ),
        ("cs", "Ada na tebe střílí: potřebuješ 2× Vedle!, jinak ztratíš život.", "Schytat to (poslední život!)"),
    ],
)
def test_a_shot_says_from_whom_and_what_it_would_cost(lang: str, question: str, silence: str) -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[1].set_life(1)
    t[0].give("bang")
    t[0].play("bang", at=t[1])
    assert narrator_of(t, lang, 1).question() == question
    assert narrator_of(t, lang, 1).silence() == silence


def test_a_shot_of_another_card_names_it_and_needs_one_missed() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("gatling")
    t[0].play("gatling")
    assert narrator_of(t).question() == "Ada attacks you with Gatling: play a Missed! or lose 1 life."
    assert narrator_of(t).waiting() == "Waiting for Ben to dodge or take the hit"


def test_a_player_who_shot_back_asks_in_a_duel() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("duel bang")
    t[1].give("bang")
    t[0].play("duel", at=t[1])
    assert narrator_of(t).question().startswith("Ada challenges you: ")
    t[1].discard("bang")
    assert narrator_of(t).question().startswith("Ben shot back: ")


def test_the_end_of_a_turn_says_how_many_cards_must_go() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].set_life(2)
    t[0].give("barrel")
    assert narrator_of(t).silence() == "End turn"
    t[0].give("bang mustang jail beer")
    assert narrator_of(t).silence() == "End turn (discard 3)"
    t[0].pass_()
    assert narrator_of(t).question() == "Discard 3: you may keep 2, one per life."


def test_an_ability_that_may_be_used_says_what_it_does() -> None:
    t = table("suzy_lafayette", "-", "-", "-", house_rules={"abilities_optional": "always"})
    t[0].give("gatling")
    t[0].play("gatling")
    assert narrator_of(t).question() == "Your hand is empty: draw a card?"


def test_who_is_down_hears_how_much_life_is_missing() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[1].set_life(1)
    t[1].lay("dynamite")
    t[1].give("beer")
    t.stack("5S")
    t[0].end_turn()
    assert narrator_of(t).question() == "You’re down! You need 3 life or you’re out."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("added", ADDED)
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_in_a_game_can_be_told_and_every_choice_has_a_label(edition: str, added: str, lang: str) -> None:
    match, rng = deal(edition, 5, seed=3, choose_characters=True, house_rules=dict(ADDED[added])), Random(1)
    narrator = Narrator(Words(lang, edition), match.game, NAMES)
    labels = 0
    while not match.over and match.question is not None:
        view = match.observe(match.question.seat)
        assert narrator.question()
        assert NAMES[match.question.seat] in narrator.waiting()
        spoken = [narrator.choice(view, option) for option in view.options]
        assert len(set(spoken)) == len({unmarked(view, option) for option in view.options})
        labels += len(spoken)
        match.act(BOTS["random"](view, rng))
    for seat in (NOBODY, 0):
        mine = Narrator(Words(lang, edition), match.game, NAMES, seat)
        assert all(mine.line(line) for move in match.lines(seat) for line in move)
    assert labels > 100
