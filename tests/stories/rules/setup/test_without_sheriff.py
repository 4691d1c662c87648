"""With three players there is no sheriff, and rules about the sheriff do not apply (DER-43)."""

from __future__ import annotations

import pytest

from sixgun.match.options import GameOptions
from sixgun.scenario import Scenario, table
from tests.stories.helpers import WITH_DODGE_CITY, suffer
from tests.stories.marks import rule
from tests.stories.rules.setup.deals import deals, hands_dealt

with_dodge_city = pytest.mark.parametrize("edition", WITH_DODGE_CITY)


def three(edition: str) -> Scenario:
    """Sean Mallory has 3 life points, the other two have 4."""
    return table("tequila_joe", "sean_mallory", "doc_holyday", edition=edition, roles="deputy outlaw renegade")


@rule("DER-43")
@with_dodge_city
def test_with_three_players_nobody_has_an_extra_life_or_card(edition: str) -> None:
    people = ("tequila_joe", "sean_mallory", "doc_holyday")
    for g in deals(GameOptions(edition, 3, characters=people)):
        assert [player.life for player in g.players] == [4, 3, 4]
        assert hands_dealt(g) == [4, 3, 4]


@rule("DER-43")
@with_dodge_city
def test_with_three_players_killing_the_deputy_is_not_punished(edition: str) -> None:
    deputy, _outlaw, renegade = three(edition)
    renegade.begin_play()
    renegade.lay("mustang")
    renegade.give("bang missed")
    deputy.set_life(1)
    renegade.play("bang", at=deputy)
    suffer(deputy)
    deputy.expect_dead()
    renegade.expect(hand=1 + 3, in_play="mustang")


@rule("DER-43", "TRI-06")
@with_dodge_city
@pytest.mark.parametrize("first_to_shoot", [1, 2])
def test_after_a_death_by_dynamite_the_last_of_three_players_wins(edition: str, first_to_shoot: int) -> None:
    story = three(edition)
    deputy = story[0]
    shooter, victim = story[first_to_shoot], story[3 - first_to_shoot]
    deputy.lay("dynamite")
    deputy.set_life(3)
    story.stack("8S")
    deputy.begin_turn()
    suffer(deputy)
    deputy.expect_dead()
    assert not story.g.over()
    shooter.begin_play()
    shooter.give("bang")
    victim.set_life(1)
    shooter.play("bang", at=victim)
    suffer(victim)
    story.expect_winners(shooter)
