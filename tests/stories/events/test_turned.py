"""What the Daltons and the Doctor do when they are turned (HN-DAL, HN-DOC)."""

import pytest

from sixgun.engine.events import Died, LifeChanged
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import EVERYBODY, EVERYWHERE
from tests.stories.marks import rule


def up_to(t: Scenario, event: str) -> None:
    """The last player's turn is about to end, and then the sheriff turns this card."""
    t.event_pile(f"{event} high_noon")
    idle(t, len(t.seats) - 1)


@rule("HN-DAL-1", "HN-DAL-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_everybody_with_blue_cards_discards_one_from_the_sheriff_on(edition: str) -> None:
    sheriff, second, third, fourth = t = table("-", "-", "-", "-", edition=edition)
    up_to(t, "daltons")
    sheriff.lay("barrel schofield")
    second.lay("winchester")
    fourth.lay("jail barrel")
    end_turn(t)
    sheriff.is_asked("daltons")
    assert not sheriff.offers("pass")
    sheriff.discard("schofield")
    fourth.is_asked("daltons")  # the only blue card of the second is gone without a question
    second.expect(in_play="")
    fourth.discard("jail")
    sheriff.expect(in_play="barrel")
    third.expect(in_play="")
    fourth.expect(in_play="barrel")
    sheriff.is_asked("play_phase")


@rule("HN-DAL-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_dynamite_that_is_given_up_is_not_checked(edition: str) -> None:
    sheriff, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    up_to(t, "daltons")
    sheriff.lay("dynamite barrel")
    t.stack("any any 7S")
    end_turn(t)
    sheriff.discard("dynamite")
    sheriff.expect(life=5, in_play="barrel")
    sheriff.is_asked("play_phase")


@rule("HN-DAL-2")
def test_green_cards_and_hands_are_safe() -> None:
    sheriff, *_ = t = table("-", "-", "-", "-", edition="combined")
    up_to(t, "daltons")
    sheriff.lay("bible knife")
    sheriff.give("barrel")
    end_turn(t)
    sheriff.expect(in_play="bible knife")
    assert "barrel" in [t.g.card(card).key for card in sheriff.me.hand]
    sheriff.is_asked("play_phase")


@rule("HN-DOC-1", "HN-DOC-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_doctor_heals_everybody_with_the_fewest_points(edition: str) -> None:
    sheriff, second, third, fourth = t = table("-", "-", "-", "-", edition=edition)
    up_to(t, "doctor")
    for actor, life in ((sheriff, 3), (second, 1), (third, 2), (fourth, 1)):
        actor.set_life(life)
    end_turn(t)
    assert [int(player.life) for player in t.g.players] == [3, 2, 2, 2]


@rule("HN-DOC-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_doctor_heals_nobody_above_the_maximum(edition: str) -> None:
    _, _, third, _ = t = table("-", "-", "paul_regret", "-", edition=edition, house_rules=EVERYBODY)
    up_to(t, "doctor")
    third.set_life(3)
    end_turn(t)
    assert [int(player.life) for player in t.g.players] == [5, 4, 3, 4]
    assert t.heard(LifeChanged) == []


@rule("HN-DOC-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_doctor_is_no_beer_for_tequila_joe(edition: str) -> None:
    _, joe, *_ = t = table("-", "tequila_joe", "-", "-", edition=edition, house_rules=EVERYBODY)
    up_to(t, "doctor")
    joe.set_life(1)
    end_turn(t)
    joe.expect(life=2)


@rule("HN-DOC-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_doctor_does_not_heal_the_dead(edition: str) -> None:
    _, dead, third, _ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    up_to(t, "doctor")
    dead.leave()
    third.set_life(2)
    end_turn(t)
    dead.expect(life=0)
    third.expect(life=3)
    assert t.heard(Died) == []
