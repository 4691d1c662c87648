"""High Noon: everybody loses a life point at the start of the turn (HN-NOO)."""

import pytest

from sixgun.engine.events import Died, EventStruck, LifeChanged, Punished, Rewarded
from sixgun.engine.ids import NO_CARD, NOBODY
from sixgun.scenario import table
from tests.stories.events.idle import end_turn
from tests.stories.helpers import EVERYBODY, EVERYWHERE, HEALING, PREVENTING, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw renegade outlaw"


@rule("HN-NOO-1", "HN-NOO-2")
@everywhere
def test_everybody_loses_a_life_point_and_nobody_did_it(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("high_noon")
    before = t[1].me.life
    end_turn(t)
    suffer(t[1])
    t[1].expect(life=before - 1)
    assert t.heard(EventStruck) == [EventStruck(1, "high_noon")]
    lost = t.heard(LifeChanged)[-1]
    assert isinstance(lost, LifeChanged)
    assert (lost.by, lost.card) == (NOBODY, NO_CARD)


@rule("HN-NOO-2")
@pytest.mark.parametrize("edition", ["abacus", "fourth"])
def test_also_in_jail_before_it_is_checked(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("high_noon")
    t[1].lay("jail")
    t[1].set_life(1)
    end_turn(t)
    t[1].expect(in_play="jail")
    t[1].is_asked("prevent" if edition == "abacus" else "last_chance")


@rule("HN-NOO-2")
@pytest.mark.parametrize("edition", PREVENTING)
def test_where_beer_prevents_a_loss_it_does_so_at_any_life_and_bart_draws_nothing(edition: str) -> None:
    t = table("-", "bart_cassidy", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("high_noon")
    bart = t[1]
    bart.give("beer")
    end_turn(t)
    bart.is_asked("prevent")
    bart.play("beer")
    bart.is_asked("play_phase")
    bart.expect(life=4, hand=2)


@rule("HN-NOO-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_sids_two_cards_prevent_it_where_they_prevent_losses(edition: str) -> None:
    t = table("-", "sid_ketchum", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("high_noon")
    t[1].give("bang bang")
    end_turn(t)
    t[1].use_ability("bang bang")
    t[1].expect(life=4, hand=2)


@rule("HN-NOO-2")
@pytest.mark.parametrize("edition", ["fourth", "walkingdead"])
def test_where_beer_only_heals_it_saves_at_the_last_point_and_bart_draws(edition: str) -> None:
    t = table("-", "bart_cassidy", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("high_noon")
    bart = t[1]
    bart.give("beer")
    end_turn(t)
    bart.is_asked("play_phase")
    bart.expect(life=3, hand=4)  # the Beer, one for the loss, two of phase 1
    bart.set_life(1)
    bart.begin_turn()
    bart.is_asked("last_chance")
    bart.play("beer")
    bart.is_asked("play_phase")
    bart.expect(life=1)


@rule("HN-NOO-2")
@pytest.mark.parametrize("edition", HEALING)
def test_el_gringo_takes_nothing(edition: str) -> None:
    t = table("-", "el_gringo", "-", "-", roles=ROLES, edition=edition, house_rules=EVERYBODY)
    t.event("high_noon")
    t[0].give("beer")
    end_turn(t)
    t[0].expect(hand="beer")
    t[1].expect(hand=2, life=2)


@rule("HN-NOO-2")
@everywhere
def test_with_two_players_left_there_is_no_beer(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles="sheriff renegade outlaw outlaw")
    t[2].leave()
    t[3].leave()
    t.event("high_noon")
    t[1].give("beer", life=1)
    end_turn(t)
    while not t.g.over() and t.asked() in ("1 prevent", "1 last_chance"):
        t[1].pass_() if not t[1].offers("play", "beer") else t[1].play("beer")
    t.expect_winners(t[0])


@rule("HN-NOO-2")
@everywhere
def test_a_death_ends_the_turn_without_reward_or_penalty(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("high_noon")
    t[1].set_life(1)
    end_turn(t)
    suffer(t[1])
    t[1].expect_dead()
    died = t.heard(Died)[0]
    assert isinstance(died, Died)
    assert died.by == NOBODY
    assert t.heard(Rewarded) + t.heard(Punished) == []
    assert t.g.turn == 2


@rule("HN-NOO-2")
@everywhere
def test_the_game_may_end_of_it(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("high_noon")
    t[0].set_life(1)
    t[0].begin_turn()
    suffer(t[0])
    t.expect_winners(t[1], t[3])


@rule("HN-NOO-2")
@pytest.mark.parametrize("edition", PREVENTING)
def test_vera_custer_has_her_old_ability(edition: str) -> None:
    t = table("-", "vera_custer", "bart_cassidy", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    vera = t[1]
    end_turn(t)
    vera.name(t[2])
    t.event("high_noon")
    before = len(vera.me.hand)
    vera.begin_turn()
    vera.pass_()
    vera.is_asked("may_use")
    vera.use_ability()
    vera.is_asked("name_somebody")
    vera.expect(hand=before + 1)
