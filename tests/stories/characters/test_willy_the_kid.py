"""Willy the Kid shoots as often as he likes."""

from sixgun.scenario import table
from tests.stories.characters.editions import hit, in_base_editions
from tests.stories.marks import rule


@rule("CH-WIL", "PRC-01")
@in_base_editions
def test_willy_plays_three_bang_with_a_winchester(edition: str) -> None:
    willy, _, far, _ = table("willy_the_kid", "-", "-", "-", edition=edition)
    willy.lay("winchester")
    willy.give("bang bang bang")
    for _ in range(3):
        willy.play("bang", at=far)
        hit(far, edition)
    far.expect(life=1)


@rule("CH-WIL", "PRC-01")
@in_base_editions
def test_willy_shoots_repeatedly_with_the_colt(edition: str) -> None:
    willy, left, _, right = table("willy_the_kid", "-", "-", "-", edition=edition)
    willy.give("bang bang")
    for victim in (left, right):
        willy.play("bang", at=victim)
        hit(victim, edition)
        victim.expect(life=3)
