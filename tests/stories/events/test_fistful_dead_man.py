"""Dead Man: who was eliminated first comes back to stay (FF-DEA)."""

import pytest

from sixgun import deal
from sixgun.editions import SettingValue
from sixgun.engine.ids import NOBODY, OUTLAW
from sixgun.event_cards.fistful import DEAD_MAN
from sixgun.match.series import may_keep
from sixgun.rules.victory import end_if_won
from sixgun.scenario import table
from tests.stories.events.idle import end_turn, idle, lose_hand
from tests.stories.helpers import EVERYBODY, EVERYWHERE, agree, kill, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"


@rule("FF-DEA-1", "FF-DEA-2", "FF-DEA-3")
@everywhere
def test_the_first_who_was_out_comes_back_to_stay(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t[1].leave()
    t[2].leave()
    t.event("dead_man")
    end_turn(t)
    t[1].expect_alive()
    assert t[1].me.life == 2
    assert t[1].me.present
    assert t.view().players[1].role == OUTLAW
    idle(t, 0)
    t[1].is_asked("play_phase")
    t[1].expect(in_play="")
    idle(t, 1)
    t.expect_turn(t[3])
    t[1].expect_alive()
    t[2].expect_dead()


@rule("FF-DEA-2")
@everywhere
def test_only_the_first_who_was_out_comes_back_though_another_sits_nearer(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t[2].leave()
    t[1].leave()
    t.event("dead_man")
    end_turn(t)
    t.expect_turn(t[2])
    t[1].expect_dead()


@rule("FF-DEA-2")
@everywhere
def test_who_died_after_the_turn_of_this_round_does_not_come_back_if_the_card_is_covered(edition: str) -> None:
    t = table("-", "-", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    t.event("dead_man")
    t.event_pile("ambush fistful_of_cards")
    idle(t, 2)
    killer, late = t[2], t[1]
    killer.give("duel")
    late.set_life(1)
    killer.play("duel", at=late)
    suffer(late)
    idle(t, 2)
    t.expect_turn(t[0])
    idle(t, 1)
    t.expect_turn(t[2])


@rule("FF-DEA-2")
@everywhere
def test_of_two_whom_one_card_eliminates_the_first_hit_was_out_first(edition: str) -> None:
    t = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff outlaw renegade outlaw deputy")
    killer = t[3]
    killer.begin_play()
    t.event("dead_man")
    killer.give("gatling")
    for seat in (4, 1):
        t[seat].set_life(1)
    killer.play("gatling")
    for seat in (4, 0, 1, 2):
        suffer(t[seat])
    t[4].expect_dead()
    t[1].expect_dead()
    idle(t, 1)
    t.expect_turn(t[4])
    idle(t, 2)
    t.expect_turn(t[2])
    t[1].expect_dead()


@rule("FF-DEA-3")
@everywhere
def test_a_sheriff_who_eliminates_a_deputy_again_is_punished_again(edition: str) -> None:
    t = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff deputy outlaw outlaw renegade")
    sheriff, deputy = t[0], t[1]
    deputy.leave()
    t.event("dead_man")
    idle(t, 1)
    t.expect_turn(deputy)
    sheriff.give("beer beer beer")
    sheriff.lay("barrel")
    kill(sheriff, deputy)
    sheriff.expect(hand=0, in_play="")


@rule("FF-DEA-2", "FF-DEA-3")
@everywhere
def test_an_outlaw_killed_twice_is_rewarded_twice_and_stays_dead(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    killer, outlaw = t[0], t[1]
    t.event("dead_man")
    for _ in range(2):
        killer.give("duel")
        outlaw.set_life(1)
        hand = len(killer.me.hand)
        killer.play("duel", at=outlaw)
        suffer(outlaw)
        outlaw.expect_dead()
        assert len(killer.me.hand) == hand - 1 + 3
        if outlaw.g.memory.came_back == NOBODY:
            idle(t, 1)
            t.expect_turn(outlaw)
            killer.begin_play()
    idle(t, 1)
    t.expect_turn(t[2])


@rule("FF-DEA-3")
@everywhere
def test_he_counts_like_anybody_for_distance_and_beer(edition: str) -> None:
    t = table("-", "-", "-", "-", roles="sheriff outlaw renegade outlaw", house_rules=EVERYBODY, edition=edition)
    t[1].leave()
    t[3].leave()
    t.event("dead_man")
    assert t[0].distance_to(t[2]) == 1
    idle(t, 1)
    assert len(t.g.present) == 3
    t[1].give("beer")
    t[1].play("beer")
    t[1].expect(life=3)


@rule("FF-DEA-4")
@pytest.mark.parametrize(("character", "hand"), [("suzy_lafayette", 4), ("bill_noface", 5)])
@everywhere
def test_suzy_draws_nothing_extra_and_bill_counts_from_his_maximum(edition: str, character: str, hand: int) -> None:
    t = table("-", character, "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t[1].leave()
    t.event("dead_man")
    end_turn(t)
    agree(t[1])
    t[1].is_asked("play_phase")
    t[1].expect(hand=hand, life=2)


@rule("FF-DEA-4")
@everywhere
def test_suzy_draws_when_she_has_spent_the_two_cards(edition: str) -> None:
    t = table("-", "suzy_lafayette", "-", "-", edition=edition, roles=ROLES, house_rules=EVERYBODY)
    suzy = t[1]
    suzy.leave()
    t.event("dead_man")
    idle(t, 1)
    lose_hand(suzy)
    suzy.give("beer")
    suzy.play("beer")
    agree(suzy)
    suzy.expect(hand=1, life=3)


@rule("FF-DEA-4")
@everywhere
def test_vera_names_and_greg_is_not_healed_by_his_own_return(edition: str) -> None:
    t = table("-", "vera_custer", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t[1].leave()
    t.event("dead_man")
    end_turn(t)
    t[1].is_asked("name_somebody")
    t = table("-", "greg_digger", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t[1].leave()
    t.event("dead_man")
    idle(t, 1)
    t[1].expect(life=2)


@rule("FF-DEA-4")
@everywhere
def test_who_lives_at_the_end_is_a_survivor(edition: str) -> None:
    rules: dict[str, SettingValue] = {"fistful": "on", "series_keep_characters": "individual"}
    match = deal(edition, 4, seed=1, roles=ROLES.split(), house_rules=rules)
    g = match.game
    for seat in (1, 3):
        g.players[seat].alive = g.players[seat].present = False
        g.players[seat].life = 0
    g.memory.first_out = 1
    DEAD_MAN.bring_back(g, 1)
    g.players[0].alive = g.players[0].present = False
    g.recount_present()
    assert end_if_won(g)
    g.asked = None
    assert 1 in may_keep(match)
