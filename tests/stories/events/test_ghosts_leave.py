"""Ghosts and the end of the game, and what they leave behind (HN-GHO)."""

import pytest

from sixgun import deal
from sixgun.editions import SettingValue
from sixgun.engine.events import Departed, Died, Punished, Rewarded
from sixgun.engine.ids import NOBODY
from sixgun.engine.kernel import settle
from sixgun.match.series import may_keep
from sixgun.rules.elimination import haunt
from sixgun.rules.victory import end_if_won
from sixgun.scenario import Actor, table
from tests.stories.events.idle import end_turn, idle
from tests.stories.events.town import ROLES, haunted, town
from tests.stories.helpers import AUTOMATIC, EVERYBODY, EVERYWHERE, WITH_BASE, WITH_DODGE_CITY, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)


def shoot_the_sheriff(ghost: Actor) -> None:
    sheriff = ghost.table[0]
    sheriff.set_life(1)
    ghost.give("duel")
    ghost.play("duel", at=sheriff)
    suffer(sheriff)


@rule("HN-GHO-5")
@everywhere
def test_a_ghost_and_the_renegade_left_means_that_the_outlaws_win(edition: str) -> None:
    t = haunted(edition=edition, dead=(1, 3, 4))
    shoot_the_sheriff(t[1])
    t.expect_winners(t[1], t[3])


@rule("HN-GHO-5")
@everywhere
def test_a_ghost_renegade_wins_only_as_the_only_one_left(edition: str) -> None:
    roles = "sheriff renegade outlaw outlaw deputy"
    t = haunted(edition=edition, roles=roles, dead=(1, 2, 3, 4))
    shoot_the_sheriff(t[1])
    t.expect_winners(t[1])
    t = haunted(edition=edition, roles=roles, dead=(1, 2, 3))
    shoot_the_sheriff(t[1])
    t.expect_winners(t[2], t[3])


@rule("HN-GHO-5")
def test_two_renegades_one_of_them_a_ghost_lose_to_the_outlaws() -> None:
    roles = "sheriff renegade renegade outlaw outlaw outlaw deputy deputy"
    t = haunted(*["-"] * 8, edition="combined", roles=roles, dead=(1, 3, 4, 5, 6, 7))
    shoot_the_sheriff(t[1])
    t.expect_winners(t[3], t[4], t[5])


@rule("HN-GHO-6")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_a_ghost_discards_its_hand_and_leaves_the_rest_to_vulture_sam(edition: str) -> None:
    t = haunted("-", "-", "vulture_sam", "-", "-", edition=edition)
    ghost, sam = t[1], t[2]
    ghost.give("beer barrel")
    ghost.play("barrel")
    ghost.play("beer")
    for _ in range(2):
        if ghost.offers("pass"):
            ghost.pass_()
        ghost.discard("any")
    if t.asked() == "2 may_use":
        sam.use_ability()
    t.expect_turn(sam)
    kinds = [t.g.card(card).key for card in sam.me.hand]
    assert "barrel" in kinds
    assert len(kinds) == 4  # the Barrel, one card for the point of life, and the two of his own phase 1


@rule("HN-GHO-6")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_the_whole_hand_of_sean_mallory_goes_to_vulture_sam(edition: str) -> None:
    t = haunted("-", "sean_mallory", "vulture_sam", "-", "-", edition=edition)
    t[1].end_turn()
    t[2].expect(hand=5)


@rule("HN-GHO-6")
@everywhere
def test_nobody_is_rewarded_or_punished_for_a_ghost(edition: str) -> None:
    t = town(dead=(1, 4), edition=edition)
    idle(t, 2)
    assert t.heard(Departed) == [Departed(1)]
    assert t.heard(Died) + t.heard(Rewarded) + t.heard(Punished) == []


@rule("HN-GHO-6")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_greg_and_herb_react_to_the_leaving(edition: str) -> None:
    t = haunted("greg_digger", "-", "herb_hunter", "-", "-", edition=edition)
    t[0].set_life(2)
    before = len(t[2].me.hand)
    idle(t, 1)
    t[0].expect(life=4)
    t[2].expect(hand=before + 2 + 2)


@rule("HN-GHO-7")
@pytest.mark.parametrize(
    ("character", "cards"), [("pixie_pete", 4), ("bill_noface", 5), ("black_jack", 4), ("pedro_ramirez", 3)]
)
@everywhere
def test_three_cards_never_lower_a_larger_number(edition: str, character: str, cards: int) -> None:
    t = town("-", character, "-", "-", "-", edition=edition)
    t.stack("any any any 9H any")
    if character == "black_jack":
        t.stack("any 9H any any")
    end_turn(t)
    agree(t[1])
    idle(t, 0)
    t[1].expect(hand=cards)


@rule("HN-GHO-7")
@everywhere
def test_kit_carlson_as_a_ghost_keeps_all_three(edition: str) -> None:
    t = town("-", "kit_carlson", "-", "-", "-", edition=edition)
    end_turn(t)
    agree(t[1])
    t[1].is_asked("play_phase")
    t[1].expect(hand=3)


@rule("HN-GHO-8")
@everywhere
def test_what_a_ghost_lays_leaves_and_what_it_put_on_others_stays(edition: str) -> None:
    t = haunted(edition=edition)
    ghost, other = t[1], t[2]
    ghost.give("jail barrel dynamite")
    ghost.play("barrel")
    ghost.play("dynamite")
    ghost.play("jail", at=other)
    t.stack("spades")
    end_turn(t)
    ghost.expect(in_play="")
    t.expect_turn(t[3])  # the third stayed in jail


@rule("HN-GHO-8")
@everywhere
def test_dynamite_passes_over_a_seat_whose_ghost_is_gone(edition: str) -> None:
    t = town(edition=edition)
    t[0].lay("dynamite")
    t.stack("KH")
    t[0].begin_turn()
    t[2].expect(in_play="dynamite")


@rule("HN-GHO-9")
@everywhere
def test_suzy_lafayette_draws_as_a_ghost_until_phase_3(edition: str) -> None:
    t = town("-", "suzy_lafayette", "-", "-", "-", edition=edition)
    suzy = t[1]
    end_turn(t)
    agree(suzy)
    suzy.expect(hand=4)  # one for the empty hand, three in phase 1
    end_turn(t)
    assert t.g.turn == 2
    suzy.expect(hand=0)


@rule("HN-GHO-10")
@everywhere
def test_the_law_wins_when_the_last_ghost_of_the_outlaws_leaves(edition: str) -> None:
    t = haunted(edition=edition, dead=(1, 2))
    ghost, outlaw = t[1], t[3]
    ghost.give("duel")
    outlaw.set_life(1)
    ghost.play("duel", at=outlaw)
    suffer(outlaw)
    ghost.is_asked("play_phase")
    end_turn(t)
    t.expect_winners(t[0], t[4])


@rule("HN-GHO-10")
@everywhere
def test_a_ghost_turn_still_to_come_does_not_keep_the_game_going(edition: str) -> None:
    t = town(edition=edition, dead=(1, 2))
    sheriff, outlaw = t[0], t[3]
    sheriff.give("duel")
    outlaw.set_life(1)
    sheriff.play("duel", at=outlaw)
    suffer(outlaw)
    t.expect_winners(t[0], t[4])


@rule("HN-GHO-11")
@everywhere
def test_who_died_earlier_in_the_round_comes_back_and_who_died_after_the_turn_does_not(edition: str) -> None:
    t = town(dead=(), edition=edition)
    sheriff, early, *_ = t
    sheriff.give("duel")
    early.set_life(1)
    sheriff.play("duel", at=early)
    suffer(early)
    idle(t, 1)
    t.expect_turn(early)
    idle(t, 2)
    killer, late = t[3], t[2]
    t.expect_turn(killer)
    killer.give("duel")
    late.set_life(1)
    killer.play("duel", at=late)
    suffer(late)
    late.expect_dead()
    idle(t, 2)
    t.expect_turn(sheriff)
    t.event("shootout")  # as the sheriff's new card covers Ghost Town
    idle(t, 1)
    t.expect_turn(t[3])


@rule("HN-GHO-12")
@everywhere
def test_vera_custer_as_a_ghost_names_somebody_living(edition: str) -> None:
    t = town("-", "vera_custer", "-", "-", "-", edition=edition, dead=(1, 3))
    end_turn(t)
    vera = t[1]
    vera.is_asked("name_somebody")
    assert sorted(int(option.target) for option in t.g.options) == [0, 2, 4]
    vera.name(t[2])
    vera.expect(hand=3)


@rule("HN-GHO-13")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_of_three_a_ghost_wins_by_eliminating_its_own_target(edition: str) -> None:
    t = table("-", "-", "-", roles="deputy outlaw renegade", edition=edition, house_rules=EVERYBODY)
    t[1].leave()
    t[1].me.killer = NOBODY
    t.event("ghost_town")
    idle(t, 1)
    ghost, prey = t[1], t[0]
    ghost.give("duel")
    prey.set_life(1)
    ghost.play("duel", at=prey)
    suffer(prey)
    t.expect_winners(ghost)


@rule("HN-GHO-13")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_of_three_the_last_living_one_wins_when_the_ghost_has_left(edition: str) -> None:
    t = table("-", "-", "-", roles="deputy outlaw renegade", edition=edition, house_rules=EVERYBODY)
    t[1].leave()
    t.event("ghost_town")
    idle(t, 1)
    ghost, other = t[1], t[2]
    ghost.give("duel")
    other.set_life(1)
    ghost.play("duel", at=other)
    suffer(other)
    assert not t.g.over()
    end_turn(t)
    t.expect_winners(t[0])


@rule("HN-GHO-14")
@everywhere
def test_a_ghost_is_no_survivor(edition: str) -> None:
    rules: dict[str, SettingValue] = {"high_noon": "on", "series_keep_characters": "individual"}
    match = deal(edition, 5, seed=1, roles=ROLES.split(), house_rules=rules)
    g = match.game
    for seat in (1, 3, 4):
        g.players[seat].alive = g.players[seat].present = False
    haunt(g, 1)
    g.players[0].alive = g.players[0].present = False
    g.recount_present()
    assert end_if_won(g)
    settle(g)
    assert match.winners == (1, 3)
    assert may_keep(match) == (2,)
