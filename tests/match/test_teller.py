"""What the log tells, to whom, and what it does not tell twice."""

from __future__ import annotations

import pytest

from sixgun.engine.ids import NOBODY
from sixgun.match.match import deal
from sixgun.match.narrator import Narrator
from sixgun.match.teller import Teller
from sixgun.scenario import Scenario, table
from sixgun.words import Words
from tests.terminal.prepared import NAMES


def told(t: Scenario, seat: int = NOBODY, edition: str = "fourth") -> list[str]:
    """The log of a seat, or of everybody, as if all had been one move."""
    narrator = Narrator(Words("en", edition), t.g, NAMES[: len(t.g.players)], seat)
    events = [event.seen_by(seat) for event in t.g.events or []]
    return [narrator.line(line) for line in Teller(t.g.box).tell(events)]


def news(t: Scenario, seat: int = NOBODY) -> list[str]:
    """What was told since this was asked last."""
    lines = told(t, seat)
    t.g.events = []
    return lines


# Shots


def test_who_shot_whom_and_who_hit_whom() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("bang-QH")
    t[0].play("bang", at=t[1])
    t[1].pass_()
    assert told(t) == ["Ada shoots at Ben", "Ada hits Ben (3 left)"]
    assert told(t, 0) == ["You shoot at Ben", "You hit Ben (3 left)"]
    assert told(t, 1) == ["Ada shoots at you", "Ada hits you (3 left)"]


def test_a_dodge_says_with_which_card() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("bang-QH")
    t[1].give("missed-10C")
    t[0].play("bang", at=t[1])
    t[1].play("missed")
    assert told(t) == ["Ada shoots at Ben", "Ben dodges with Missed! 10♣"]


def test_the_first_of_two_missed_is_no_dodge_yet() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("bang-QH")
    t[1].give("missed-10C missed-JC")
    t[0].play("bang", at=t[1])
    t[1].play("missed-10C")
    assert news(t)[-1] == "Ben answers with Missed! 10♣"
    t[1].play("missed-JC")
    assert news(t) == ["Ben dodges with Missed! J♣"]


def test_a_card_played_as_another_says_so() -> None:
    t = table("calamity_janet", "-", "-", "-")
    t[0].give("missed-10C")
    t[0].play("missed", at=t[1])
    assert told(t) == ["Ada shoots at Ben with Missed! 10♣"]


def test_a_wound_says_by_which_card_of_whom() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("indians-KD")
    t[0].play("indians")
    t[1].pass_()
    assert told(t, 1) == [
        "Ada plays Indians! K♦ against everyone",
        "You lose 1 life to Ada’s Indians! (3 left)",
    ]


def test_a_duel_that_the_challenger_loses_is_nobodys_doing() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("duel-8C")
    t[1].give("bang-QH")
    t[0].play("duel", at=t[1])
    t[1].discard("bang")
    t[0].pass_()
    assert told(t) == [
        "Ada challenges Ben to a Duel",
        "Ben answers by discarding BANG! Q♥",
        "Ada loses 1 life in the Duel (4 left)",
    ]


def test_the_price_of_a_card_and_of_an_ability() -> None:
    t = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    t[0].give("springfield-KS beer-6H bang-8S bang-10D")
    t[0].play("springfield", at=t[2], pay="beer")
    assert news(t) == ["Ada attacks Cleo with Springfield K♠, discarding Beer 6♥"]
    t[2].pass_()
    t[2].pass_()
    news(t)
    t[0].use_ability("bang-8S bang-10D", at=t[1])
    assert news(t) == ["Ada discards BANG! 8♠ and BANG! 10♦ and shoots at Ben (Doc Holyday)"]


# Cards


@pytest.mark.parametrize("edition", ["fourth", "abacus"])
def test_cards_of_one_draw_are_told_with_their_cause_and_shown_only_to_their_owner(edition: str) -> None:
    t = table("willy_the_kid", "-", "-", "-", edition=edition)
    t[0].give("stagecoach-9S")
    t.stack("beer-6H bang-QH")
    t[0].play("stagecoach")
    assert told(t, 0) == ["You play Stagecoach 9♠ and draw Beer 6♥ and BANG! Q♥"]
    assert told(t, 1) == ["Ada plays Stagecoach 9♠ and draws 2 cards"]


def test_a_stolen_card_is_known_to_both_and_to_nobody_else() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("panic-AH")
    t[1].give("beer-6H")
    t[0].play("panic", at=t[1], take="hand")
    assert told(t, 0) == ["You take Beer 6♥ from Ben’s hand (Panic! A♥)"]
    assert told(t, 1) == ["Ada takes Beer 6♥ from your hand (Panic! A♥)"]
    assert told(t, 2) == ["Ada takes a card from Ben’s hand (Panic! A♥)"]


def test_a_discard_says_who_wanted_it() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("cat_balou-KH")
    t[1].lay("barrel-QS")
    t[0].play("cat_balou", at=t[1], take="barrel")
    assert told(t, 1) == ["Ada makes you discard Barrel Q♠ (Cat Balou K♥)"]


def test_every_victim_of_a_brawl_is_told() -> None:
    t = table("pixie_pete", "-", "-", "-", edition="dodgecity")
    t[0].give("brawl-JS beer-6H")
    t[1].lay("barrel-KS")
    t[2].lay("mustang-5H")
    t[0].play("brawl", pay="beer")
    t[0].take("barrel", of=t[1])
    t[0].take("mustang", of=t[2])
    assert told(t, 2) == [
        "Ada plays Brawl J♠, discarding Beer 6♥",
        "Ada makes Ben discard Barrel K♠ (Brawl J♠)",
        "Ada makes you discard Mustang 5♥ (Brawl J♠)",
    ]


def test_a_new_weapon_names_the_old_one() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("winchester-8S")
    t[0].lay("schofield-JC")
    t[0].play("winchester")
    assert told(t) == ["Ada swaps Schofield J♣ for Winchester 8♠ (range 5)"]


def test_what_somebody_looks_at_in_secret_is_a_number_to_the_others() -> None:
    t = table("kit_carlson", "-", "-", "-")
    t.stack("beer-6H bang-QH bang-KH")
    t[3].begin_play()
    t[3].end_turn()
    t[0].put_back("bang-KH")
    assert told(t, 1)[-1] == "Ada looks at 3 cards and keeps 2 (Kit Carlson)"
    assert told(t, 0)[-1] == "You keep Beer 6♥ and BANG! Q♥ and put BANG! K♥ back (Kit Carlson)"


def test_of_several_cards_that_go_back_each_is_told() -> None:
    """In a Thirst Kit Carlson keeps one card of three."""
    t = table("kit_carlson", "-", "-", "-")
    t.event("thirst")
    t.stack("beer-6H bang-QH bang-KH")
    t[3].begin_play()
    t[3].end_turn()
    t[0].put_back("bang-KH")
    assert told(t, 1)[-1] == "Ada puts a card back on the draw pile (Kit Carlson)"
    assert told(t, 0)[-1] == "You put BANG! K♥ back on the draw pile (Kit Carlson)"
    t[0].put_back("bang-QH")
    assert told(t, 1)[-1] == "Ada looks at 3 cards and keeps 1 (Kit Carlson)"
    assert told(t, 0)[-1] == "You keep Beer 6♥ and put BANG! Q♥ back (Kit Carlson)"


@pytest.mark.parametrize(
    ("second", "line"),
    [("bang-QH", "Ada shows BANG! Q♥: red, draws 1 more (Black Jack)"),
     ("bang-AS", "Ada shows BANG! A♠: black, no extra card (Black Jack)")],
)  # fmt: skip
def test_the_second_card_of_black_jack(second: str, line: str) -> None:
    t = table("black_jack", "-", "-", "-")
    t.stack(f"beer-6H {second} missed-10C")
    t[3].begin_play()
    t[3].end_turn()
    assert told(t, 1)[-2:] == ["Ada draws 2 cards", line]


def test_an_ability_is_told_with_what_it_did() -> None:
    t = table("suzy_lafayette", "-", "-", "-")
    t[0].give("barrel-QS")
    t[0].play("barrel")
    assert told(t, 1) == ["Ada plays Barrel Q♠", "Ada draws 1 card (Suzy Lafayette)"]


@pytest.mark.parametrize(
    ("card", "lines"),
    [("panic-AH", ["Ada takes a card from Ben’s hand (Panic! A♥)", "Ada draws 1 card (Suzy Lafayette)"]),
     ("stagecoach-9S", ["Ada plays Stagecoach 9♠ and draws 2 cards", "Ada draws 1 card (Suzy Lafayette)"]),
     ("beer-6H", ["Ada plays Beer 6♥: +1 life, now 3", "Ada draws 1 card (Suzy Lafayette)"])],
)  # fmt: skip
def test_an_ability_that_comes_between_takes_nothing_from_the_card(card: str, lines: list[str]) -> None:
    t = table("suzy_lafayette", "-", "-", "-", house_rules={"suzy_mid_resolution": True})
    t[0].give(card, life=2)
    t[1].give("mustang")
    if card.startswith("panic"):
        t[0].play("panic", at=t[1], take="hand")
    else:
        t[0].play(card)
    assert told(t, 2) == lines


def test_the_hands_that_are_dealt_are_no_news() -> None:
    match = deal(
        "fourth", 4, seed=1, characters=["willy_the_kid", None, None, None], roles=["sheriff", None, None, None]
    )
    codes = [line.code for line in match.lines()[0]]
    assert codes == ["log-character"] * 4 + ["log-turn", "log-drew"]


def test_a_game_that_begins_in_the_middle_is_told_from_its_first_move() -> None:
    match = deal("fourth", 4, seed=1)
    Scenario(match.game)[match.game.turn].give("stagecoach-9S")
    match.go_on_from(match.game)
    match.act("play:stagecoach-9S")
    assert [line.code for line in match.lines()[-1]] == ["log-played"]


# Draw!


def test_a_barrel_says_why_a_card_was_flipped_and_is_news_when_it_goes() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].give("bang-QH cat_balou-KH")
    t[1].lay("barrel-QS")
    t.stack("beer-6H")
    t[0].play("bang", at=t[1])
    t[1].draw()
    assert news(t)[1] == "Ben flips 6♥ for the Barrel: lucky"
    t[1].pass_()
    t[0].play("cat_balou", at=t[1], take="barrel")
    assert news(t)[-1] == "Ada makes Ben discard Barrel Q♠ (Cat Balou K♥)"


def test_a_barrel_that_is_enough_dodges() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].give("bang-QH")
    t[1].lay("barrel-QS")
    t.stack("beer-6H")
    t[0].play("bang", at=t[1])
    t[1].draw()
    assert told(t)[1:] == ["Ben flips 6♥ for the Barrel: dodged"]


@pytest.mark.parametrize(
    ("edition", "card", "line"),
    [("fourth", "beer-6H", "Ben flips 6♥ for Jail: free"),
     ("fourth", "bang-9C", "Ben flips 9♣ for Jail: turn lost"),
     ("abacus", "beer-6H", "Ben flips 6♥ for Jail: free"),
     ("abacus", "bang-9C", "Ben flips 9♣ for Jail: may only discard this turn")],
)  # fmt: skip
def test_a_jail_is_told_by_its_draw_and_not_by_being_discarded(edition: str, card: str, line: str) -> None:
    t = table("willy_the_kid", "-", "-", "-", edition=edition)
    t[1].lay("jail-JS")
    t.stack(card)
    t[0].end_turn()
    assert [line for line in told(t, edition=edition) if "Jail" in line] == [line]


def test_dynamite_is_passed_on_and_told_again_when_it_is_discarded() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[0].lay("dynamite-2H")
    t[0].give("cat_balou-KH")
    t.stack("beer-6H bang-QH bang-KH")
    t[3].begin_play()
    t[3].end_turn()
    assert news(t)[1] == "Ada flips 6♥ for Dynamite: safe, it moves on to Ben"
    t[0].play("cat_balou", at=t[1], take="dynamite")
    assert news(t)[-1] == "Ada makes Ben discard Dynamite 2♥ (Cat Balou K♥)"


def test_life_is_never_told_below_zero_and_a_death_has_its_cause() -> None:
    t = table("slab_the_killer", "-", "-", "-")
    t[1].set_life(1)
    t[1].lay("dynamite")
    t[1].give("barrel-QS mustang-8H")
    t.stack("5S")
    t[0].end_turn()
    t[1].pass_()
    assert told(t)[1:5] == [
        "Ben flips 5♠ for Dynamite: bad luck",
        "Ben loses their last life to Dynamite",
        "Ben is eliminated by Dynamite – Renegade",
        "Ben’s cards go to the discard pile: Barrel Q♠ and Mustang 8♥",
    ]


# Life and death


def test_a_beer_is_told_with_the_life_it_gives() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[0].set_life(2)
    t[0].give("beer-6H")
    t[0].play("beer")
    assert told(t, 0) == ["You play Beer 6♥: +1 life, now 3"]


def test_a_beer_that_saves_says_so() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[1].set_life(1)
    t[1].give("beer-6H")
    t[0].give("bang-QH")
    t[0].play("bang", at=t[1])
    t[1].pass_()
    t[1].play("beer")
    assert told(t)[1:] == ["Ada takes Ben’s last life", "Ben plays Beer 6♥ and stays in the game (1 life left)"]


def test_a_reward_is_told_with_its_cards() -> None:
    t = table("willy_the_kid", "-", "-", "-")
    t[2].set_life(1)
    t[0].give("gatling-10H")
    t[0].play("gatling")
    t[1].pass_()
    t[2].pass_()
    t[2].pass_()
    lines = told(t, 2)
    assert lines[-2:] == ["Ada eliminates you – Outlaw", "Ada draws 3 cards as a reward"]
