"""Thirst and Train Arrival: a card fewer, a card more (HN-THI, HN-TRA)."""

import pytest

from sixgun.scenario import table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import AUTOMATIC, EVERYBODY, EVERYWHERE
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)


@rule("HN-THI-1")
@everywhere
def test_one_card_is_drawn_in_a_thirst(edition: str) -> None:
    t = table("-", "slab_the_killer" if edition != "dodgecity" else "elena_fuente", "-", "-", edition=edition)
    t.event("thirst")
    idle(t, 1)
    t[1].expect(hand=1)


@rule("HN-THI-2")
@pytest.mark.parametrize(
    ("character", "life", "cards"),
    [("pixie_pete", 3, 3), ("bill_noface", 4, 1), ("bill_noface", 1, 3), ("black_jack", 4, 1), ("jesse_jones", 4, 1)],
)
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_one_card_fewer_than_the_character_draws_but_one_at_least(
    edition: str, character: str, life: int, cards: int
) -> None:
    t = table("-", character, "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("thirst")
    t[1].set_life(life)
    t.stack("any 9H any any any")
    idle(t, 1)
    t[1].expect(hand=cards)


@rule("HN-THI-2")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_kit_carlson_keeps_one_of_three_and_orders_the_others(edition: str) -> None:
    t = table("-", "kit_carlson", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("thirst")
    t.stack("beer duel indians")
    end_turn(t)
    kit = t[1]
    kit.put_back("indians")
    kit.put_back("duel")
    kit.expect(hand="beer")
    t[2].begin_turn()
    t[2].expect(hand="duel")


@rule("HN-THI-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_jesse_jones_and_pedro_ramirez_take_the_first_where_they_like(edition: str) -> None:
    t = table("-", "jesse_jones", "pedro_ramirez", "-", edition=edition, house_rules=EVERYBODY)
    t.event("thirst")
    t[3].give("saloon")
    end_turn(t)
    t[1].take("hand", of=t[3])
    t[1].expect(hand="saloon")
    t.discard_pile("gatling")
    t[2].begin_turn()
    t[2].take("gatling")
    t[2].expect(hand="gatling")


@rule("HN-THI-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_pat_brennans_card_in_play_is_not_touched(edition: str) -> None:
    t = table("-", "pat_brennan", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("thirst")
    t[2].lay("barrel")
    end_turn(t)
    t[1].take("barrel", of=t[2])
    t[1].expect(hand="barrel")


@rule("HN-THI-2")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_vera_custer_is_as_thirsty_as_the_one_she_named(edition: str) -> None:
    t = table("-", "vera_custer", "pixie_pete", "-", edition=edition, house_rules=EVERYBODY)
    t.event("thirst")
    end_turn(t)
    t[1].name(t[2])
    t[1].expect(hand=3)


# Train Arrival


@rule("HN-TRA-1")
@everywhere
def test_one_more_card_at_the_end_of_phase_1(edition: str) -> None:
    t = table("-", "slab_the_killer" if edition != "dodgecity" else "elena_fuente", "-", "-", edition=edition)
    t.event("train_arrival")
    idle(t, 1)
    t[1].expect(hand=3)


@rule("HN-TRA-2")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_kit_carlson_keeps_all_three(edition: str) -> None:
    t = table("-", "kit_carlson", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("train_arrival")
    t.stack("beer duel indians saloon")
    end_turn(t)
    t[1].is_asked("play_phase")
    t[1].expect(hand="beer duel indians")


@rule("HN-TRA-2")
@pytest.mark.parametrize(("character", "cards"), [("pixie_pete", 5), ("black_jack", 4), ("bill_noface", 2)])
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_everybody_else_draws_one_more_than_usual(edition: str, character: str, cards: int) -> None:
    t = table("-", character, "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("train_arrival")
    t.stack("any 9H any any any")
    idle(t, 1)
    t[1].expect(hand=cards)


@rule("HN-TRA-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_pat_brennan_draws_after_his_card_in_play(edition: str) -> None:
    t = table("-", "pat_brennan", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("train_arrival")
    t[2].lay("barrel")
    t.stack("beer")
    end_turn(t)
    t[1].take("barrel", of=t[2])
    t[1].expect(hand="barrel beer")


@rule("HN-TRA-2")
@everywhere
def test_nobody_whose_jail_held_draws(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition)
    t.event("train_arrival")
    t[1].lay("jail")
    t.stack("spades")
    end_turn(t)
    t.expect_turn(t[2])
    t[1].expect(hand=0)
