"""Ghost Town: the dead take a turn each (HN-GHO)."""

import pytest

from sixgun.editions import SettingValue
from sixgun.engine.events import AbilityUsed, Departed, Returned, Rewarded
from sixgun.engine.ids import OUTLAW
from sixgun.scenario import table
from tests.stories.events.idle import end_turn, idle
from tests.stories.events.town import haunted, town
from tests.stories.helpers import AUTOMATIC, EVERYWHERE, HEALING, PREVENTING, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
FOUR = "sheriff outlaw outlaw renegade"


@rule("HN-GHO-1")
@everywhere
def test_a_dead_player_takes_a_turn_with_three_cards_and_is_out_again(edition: str) -> None:
    ghost = (t := town(edition=edition))[1]
    assert t.view().players[1].present is False
    idle(t, 1)
    ghost.is_asked("play_phase")
    ghost.expect(hand=3, life=0)
    seen = t.view().players[1]
    assert (seen.alive, seen.present, seen.role) == (False, True, OUTLAW)
    idle(t, 1)
    t.expect_turn(t[2])
    ghost.expect(hand=0, life=0)
    assert t.view().players[1].present is False
    assert [type(event) for event in t.g.events or [] if isinstance(event, Returned | Departed)] == [Returned, Departed]


@rule("HN-GHO-1", "HN-GHO-11")
@everywhere
def test_without_ghost_town_the_dead_stay_dead(edition: str) -> None:
    t = town(edition=edition)
    t.event("shootout")
    idle(t, 1)
    t.expect_turn(t[2])


@rule("HN-GHO-2")
@everywhere
def test_a_ghost_keeps_the_ability(edition: str) -> None:
    t = town("-", "jesse_jones", "-", "-", "-", edition=edition)
    t[2].give("beer")
    end_turn(t)
    t[1].is_asked("draw_from_hand")
    t[1].take("hand", of=t[2])
    t[1].expect(hand=3)


@rule("HN-GHO-3")
@everywhere
def test_a_ghost_at_no_life_loses_nothing_and_is_not_asked_for_a_beer(edition: str) -> None:
    t = haunted(edition=edition)
    ghost, other = t[1], t[2]
    ghost.give("duel beer")
    other.give("bang")
    ghost.play("duel", at=other)
    other.discard("bang")
    ghost.is_asked("duel")
    ghost.pass_()
    ghost.is_asked("play_phase")
    ghost.expect(life=0)
    assert t.g.players[1].present


@rule("HN-GHO-3")
@pytest.mark.parametrize("character", ["bart_cassidy", "sid_ketchum"])
@everywhere
def test_bart_and_sid_have_nothing_to_do_with_a_hit_that_costs_nothing(edition: str, character: str) -> None:
    t = haunted("-", character, "-", "-", "-", edition=edition)
    t[1].give("duel")
    t[2].give("bang")
    t[1].play("duel", at=t[2])
    t[2].discard("bang")
    t[1].pass_()
    t[1].is_asked("play_phase")
    assert t.heard(AbilityUsed) == []


@rule("HN-GHO-3")
@everywhere
def test_el_gringo_gets_no_card_for_a_hit_that_costs_nothing(edition: str) -> None:
    """In a Duel that he was challenged to he would; so the sheriff's turn is made to reach into his."""
    t = haunted("-", "el_gringo", "-", "-", "-", edition=edition)
    t[1].give("duel")
    t[2].give("bang beer")
    before = len(t[1].me.hand)
    t[1].play("duel", at=t[2])
    t[2].discard("bang")
    t[1].pass_()
    t[1].expect(hand=before - 1)


@rule("HN-GHO-1", "HN-GHO-3")
@pytest.mark.parametrize("edition", HEALING)
def test_a_regained_point_is_lost_without_the_question_for_a_last_beer(edition: str) -> None:
    t = haunted(edition=edition)
    ghost, other = t[1], t[2]
    ghost.give("beer beer duel")
    ghost.play("beer")
    ghost.expect(life=1)
    other.give("bang")
    ghost.play("duel", at=other)
    other.discard("bang")
    ghost.pass_()
    ghost.is_asked("play_phase")
    ghost.expect(life=0)
    assert ghost.me.present


@rule("HN-GHO-1", "HN-GHO-3")
@pytest.mark.parametrize("edition", PREVENTING)
def test_where_beer_prevents_any_loss_it_prevents_that_of_a_regained_point(edition: str) -> None:
    t = haunted(edition=edition)
    ghost, other = t[1], t[2]
    ghost.give("beer beer duel")
    ghost.play("beer")
    other.give("bang")
    ghost.play("duel", at=other)
    other.discard("bang")
    ghost.pass_()
    ghost.is_asked("prevent")
    ghost.pass_()
    ghost.expect(life=0)
    assert ghost.me.present
    ghost.is_asked("play_phase")


@rule("HN-GHO-3")
@pytest.mark.parametrize("edition", PREVENTING)
def test_where_beer_prevents_the_loss_of_the_last_point_only_no_ghost_is_asked(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules={"beer_reaction": "lethal_only"}, roles=FOUR)
    t[1].leave()
    t.event("ghost_town")
    idle(t, 1)
    ghost, other = t[1], t[2]
    ghost.give("beer beer duel")
    ghost.play("beer")
    other.give("bang")
    ghost.play("duel", at=other)
    other.discard("bang")
    ghost.pass_()
    ghost.is_asked("play_phase")
    ghost.expect(life=0)


@rule("HN-GHO-3")
def test_a_ghost_may_drink_after_any_loss_where_beer_heals_any() -> None:
    rules: dict[str, SettingValue] = {"beer_reaction": "any_loss"}
    t = table("-", "-", "-", "-", house_rules=rules, roles=FOUR)
    t[1].leave()
    t.event("ghost_town")
    idle(t, 1)
    ghost, other = t[1], t[2]
    ghost.give("beer beer duel")
    ghost.play("beer")
    other.give("bang")
    ghost.play("duel", at=other)
    other.discard("bang")
    ghost.pass_()
    ghost.is_asked("last_chance")
    ghost.pass_()
    ghost.is_asked("play_phase")
    assert t.g.players[1].present


@rule("HN-GHO-3")
@everywhere
def test_a_dynamite_that_a_ghost_might_meet_costs_no_more_than_was_regained(edition: str) -> None:
    """Chuck Wengam's price is as usual: never the last point."""
    t = haunted("-", "chuck_wengam", "-", "-", "-", edition=edition)
    ghost = t[1]
    assert not ghost.offers("ability")
    ghost.set_life(1)
    assert not ghost.offers("ability")
    ghost.set_life(2)
    ghost.use_ability()
    ghost.expect(life=1)


@rule("HN-GHO-3")
@everywhere
def test_the_hand_limit_of_a_ghost_is_the_life_it_regained(edition: str) -> None:
    t = haunted(edition=edition)
    ghost = t[1]
    ghost.give("beer")
    ghost.play("beer")
    ghost.pass_()
    ghost.is_asked("discard_phase")
    ghost.discard("any")
    ghost.discard("any")
    t.expect_turn(t[2])
    ghost.expect(hand=0)


@rule("HN-GHO-4")
@everywhere
def test_beer_works_with_two_living_and_a_ghost(edition: str) -> None:
    t = haunted(dead=(1, 3, 4), edition=edition)
    assert list(t.g.present) == [0, 1, 2]
    ghost = t[1]
    ghost.give("beer")
    ghost.play("beer")
    ghost.expect(life=1)


@rule("HN-GHO-4")
@everywhere
def test_a_ghost_sits_in_its_seat_again(edition: str) -> None:
    t = town(dead=(1, 4), edition=edition)
    assert t[0].distance_to(t[2]) == 1
    idle(t, 1)
    assert t[0].distance_to(t[2]) == 2
    assert t.view(t[2]).players[0].distance == 2
    idle(t, 1)
    assert t[0].distance_to(t[2]) == 1


@rule("HN-GHO-4")
@everywhere
def test_a_ghost_takes_part_in_general_store_and_saloon(edition: str) -> None:
    t = haunted(edition=edition)
    ghost = t[1]
    ghost.give("general_store saloon")
    ghost.play("general_store")
    assert len(t.g.display) == 5
    ghost.is_asked("pick")
    ghost.take("any")
    for seat in (2, 3, 4, 0):
        t[seat].take("any")
    ghost.play("saloon")
    ghost.expect(life=1)


@rule("HN-GHO-4")
@everywhere
def test_a_ghost_may_be_aimed_at_only_while_it_is_there(edition: str) -> None:
    t = town(edition=edition)
    t[0].give("duel")
    t[0].cannot("duel", at=t[1], because="dead_target")
    idle(t, 1)
    assert 1 in t.g.others(0)


@rule("HN-GHO-4")
@everywhere
def test_a_ghost_is_rewarded_for_a_living_outlaw(edition: str) -> None:
    t = haunted(edition=edition)
    ghost, outlaw = t[1], t[3]
    ghost.give("duel")
    outlaw.set_life(1)
    before = len(ghost.me.hand)
    ghost.play("duel", at=outlaw)
    suffer(outlaw)
    outlaw.expect_dead()
    assert len(t.heard(Rewarded)) == 1
    ghost.expect(hand=before - 1 + 3)


@rule("HN-GHO-4")
@pytest.mark.parametrize(("character", "life", "cards"), [("greg_digger", 2, 0), ("herb_hunter", 0, 2)])
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_greg_and_herb_react_as_ghosts(edition: str, character: str, life: int, cards: int) -> None:
    t = haunted("-", character, "-", "-", "-", edition=edition)
    ghost, deputy = t[1], t[4]
    ghost.give("duel")
    deputy.set_life(1)
    before = len(ghost.me.hand)
    ghost.play("duel", at=deputy)
    suffer(deputy)
    ghost.expect(life=life, hand=before - 1 + cards)
