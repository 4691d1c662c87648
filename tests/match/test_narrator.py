"""What the log tells, and what it does not tell twice."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS
from sixgun.editions import EDITIONS
from sixgun.engine.actions import Action
from sixgun.engine.ids import NOBODY
from sixgun.engine.refusals import OUT_OF_REACH, Refusal
from sixgun.match.match import deal
from sixgun.match.narrator import Chronicle, Narrator
from sixgun.match.notation import write_choice
from sixgun.match.view import View
from sixgun.scenario import Scenario, table
from sixgun.words import LANGUAGES, Words
from tests.terminal.sitting import NAMES


def narrator_of(t: Scenario, lang: str = "en", edition: str = "fourth") -> Narrator:
    return Narrator(Words(lang, edition), t.g.box, NAMES[: len(t.g.players)])


def unmarked(view: View, option: Action) -> str:
    """The choice as a word; two cards that are printed alike are the same to a reader."""
    return write_choice(view.box, option).replace("-2", "")


def told(t: Scenario, seat: int = NOBODY) -> list[str]:
    """The log of a seat, or of everybody."""
    story = Chronicle(narrator_of(t))
    story.begun = True
    return [line.text for line in story.tell([event.seen_by(seat) for event in t.g.events or []])]


def test_a_played_card_is_told_once() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("bang-QH")
    t[1].give("missed-10C missed-JC")
    t[0].play("bang", at=t[1])
    t[1].play("missed-10C")
    t[1].play("missed-JC")
    assert told(t) == [
        "Ada plays BANG! Q♥ on Ben",
        "Ben plays Missed! 10♣",
        "Ben plays Missed! J♣",
        "Ben dodges Ada’s shot",
    ]


def test_where_cards_are_discarded_after_their_effect_they_are_told_once_too() -> None:
    t = table("willy_the_kid", "-", "-", "-", edition="abacus")
    t[0].give("stagecoach-9S")
    t[0].play("stagecoach")
    assert told(t) == ["Ada plays Stagecoach 9♠", "2 cards: draw pile → Ada (hand)"]


def test_a_card_played_as_another_says_so() -> None:
    t = table("calamity_janet", "-", "-", "-")
    t[0].give("missed-10C")
    t[0].play("missed", at=t[1])
    assert told(t) == ["Ada plays Missed! 10♣ as BANG! on Ben"]


def test_cards_of_one_draw_are_told_together_and_only_to_their_owner() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("stagecoach-9S")
    t.stack("beer-6H bang-QH")
    t[0].play("stagecoach")
    assert told(t, 0)[1:] == ["Beer 6♥, BANG! Q♥: draw pile → Ada (hand)"]
    assert told(t, 1)[1:] == ["2 cards: draw pile → Ada (hand)"]


def test_a_stolen_card_is_known_to_both_and_to_nobody_else() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("panic-AH")
    t[1].give("beer-6H")
    t[0].play("panic", at=t[1], take="hand")
    assert told(t, 0) == told(t, 1) == ["Ada plays Panic! A♥ on Ben", "Beer 6♥: Ben (hand) → Ada (hand)"]
    assert told(t, 2) == ["Ada plays Panic! A♥ on Ben", "1 card: Ben (hand) → Ada (hand)"]


def test_a_barrel_that_was_tried_is_still_news_when_it_goes() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("bang-QH cat_balou-KH")
    t[1].lay("barrel-QS")
    t.stack("beer-6H")
    t[0].play("bang", at=t[1])
    t[1].draw()
    t[1].pass_()
    t[0].play("cat_balou", at=t[1], take="barrel")
    assert told(t)[1] == "Ben flips Beer 6♥ for Barrel: lucky"
    assert told(t)[-1] == "Barrel Q♠: Ben (in play) → discard pile"


@pytest.mark.parametrize(("card", "outcome"), [("beer-6H", "lucky"), ("missed-QC", "no luck")])
def test_a_jail_is_told_by_its_draw_and_not_by_being_discarded(card: str, outcome: str) -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[1].lay("jail-JS")
    t.stack(card)
    t[0].end_turn()
    jails = [line for line in told(t) if "Jail" in line]
    assert len(jails) == 1
    assert jails[0].startswith("Ben flips ")
    assert jails[0].endswith(f" for Jail: {outcome}")


def test_dynamite_is_passed_on_and_told_again_when_it_is_discarded() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].lay("dynamite-2H")
    t[0].give("cat_balou-KH")
    t.stack("beer-6H bang-QH bang-KH")
    t[3].begin_play()
    t[3].end_turn()
    t[0].play("cat_balou", at=t[1], take="dynamite")
    assert told(t)[1:3] == ["Ada flips Beer 6♥ for Dynamite: safe", "Dynamite 2♥: Ada (in play) → Ben (in play)"]
    assert told(t)[-1] == "Dynamite 2♥: Ben (in play) → discard pile"


def test_what_somebody_looks_at_in_secret_is_drawn_to_the_others() -> None:
    t = table("kit_carlson", "-", "-", "-")
    t.stack("beer-6H bang-QH bang-KH")
    t[3].begin_play()
    t[3].end_turn()
    t[0].put_back("bang-KH")
    assert "2 cards: draw pile → Ada (hand)" in told(t, 1)
    assert not any("face-up" in line for line in told(t, 1))
    assert "Beer 6♥, BANG! Q♥, BANG! K♥: draw pile → face-up cards" in told(t, 0)


def test_the_hands_that_are_dealt_are_no_news() -> None:
    match = deal("fourth", 4, seed=1)
    story = Chronicle(Narrator(Words("en"), match.game.box, NAMES))
    lines = [line.text for line in story.tell(match.events_seen())]
    first_turn = next(line for line in lines if line.endswith("’s turn"))
    assert not [line for line in lines[: lines.index(first_turn)] if "draw pile" in line]
    assert [line for line in lines[lines.index(first_turn) :] if "draw pile" in line]


def test_life_is_never_told_below_zero() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[1].set_life(1)
    t[1].lay("dynamite")
    t.stack("5S")
    t[0].end_turn()
    t[1].pass_()
    assert "Ben loses 3 life (0 left)" in told(t)
    assert "Ben is eliminated – Renegade" in told(t)


def test_a_refusal_says_whom_and_how_far() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    refusal = Refusal(OUT_OF_REACH, {"target": 2, "distance": 3, "reach": 1})
    assert narrator_of(t).refusal(refusal) == "Cleo is at distance 3; your range is 1."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_in_a_game_can_be_told_and_every_choice_has_a_label(edition: str, lang: str) -> None:
    match, rng = deal(edition, 5, seed=3, choose_characters=True), Random(1)
    match.events = match.game.events = []
    narrator = Narrator(Words(lang, edition), match.game.box, NAMES)
    labels = 0
    while not match.over and match.question is not None:
        view = match.observe(match.question.seat)
        assert narrator.question(view)
        assert NAMES[match.question.seat] in narrator.waiting(view)
        spoken = [narrator.choice(view, option) for option in view.options]
        assert len(set(spoken)) == len({unmarked(view, option) for option in view.options})
        labels += len(spoken)
        match.act(BOTS["random"](view, rng))
    for seat in (NOBODY, 0):
        assert all(line.text for line in Chronicle(narrator).tell(match.events_seen(seat)))
    assert labels > 100
