"""Tests for seeded faults (tools/faults) that once survived; each is named after its rule."""

import pytest

from sixgun.scenario import table
from tests.stories.helpers import WITH_DODGE_CITY
from tests.stories.marks import rule

with_dodge_city = pytest.mark.parametrize("edition", WITH_DODGE_CITY)


@rule("CH-APA-1", "BR-CAT-2")
@with_dodge_city
def test_apache_is_affected_by_the_diamonds_he_plays_himself(edition: str) -> None:
    apache, *_ = table("apache_kid", "-", "-", "-", edition=edition)
    apache.give("cat_balou-10D missed")
    apache.lay("jail")
    apache.play("cat_balou-10D", at=apache, take="jail")
    apache.expect(in_play="", hand="missed")


@rule("CH-SEA")
@with_dodge_city
def test_sean_keeps_any_number_of_cards(edition: str) -> None:
    """There is no limit at all, not just a higher one."""
    sean, *_ = table("sean_mallory", "-", "-", "-", edition=edition)
    sean.give(" ".join(["any"] * 12), life=1)
    sean.end_turn()
    sean.expect(hand=12)
