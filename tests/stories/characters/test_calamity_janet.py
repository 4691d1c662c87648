"""Calamity Janet uses BANG! as Missed! and Missed! as BANG!."""

from sixgun.scenario import table
from tests.stories.characters.editions import hit, in_base_editions
from tests.stories.marks import rule


@rule("CH-CAL-1")
@in_base_editions
def test_janet_shoots_with_a_missed(edition: str) -> None:
    janet, victim, *_ = table("calamity_janet", "-", "-", "-", edition=edition)
    janet.give("missed")
    janet.play("missed", at=victim)
    hit(victim, edition)
    victim.expect(life=3)


@rule("CH-CAL-1")
@in_base_editions
def test_janet_dodges_with_a_bang(edition: str) -> None:
    willy, janet, *_ = table("willy_the_kid", "calamity_janet", "-", "-", edition=edition)
    willy.give("bang")
    janet.give("bang")
    willy.play("bang", at=janet)
    janet.play("bang")
    willy.is_asked("play_phase")
    janet.expect(life=4, hand="")


@rule("CH-CAL-1", "CH-SLA-1")
@in_base_editions
def test_janet_dodges_slab_with_a_bang_and_a_missed(edition: str) -> None:
    slab, janet, *_ = table("slab_the_killer", "calamity_janet", "-", "-", edition=edition)
    slab.give("bang")
    janet.give("bang missed")
    slab.play("bang", at=janet)
    janet.play("bang")
    janet.play("missed")
    slab.is_asked("play_phase")
    janet.expect(life=4, hand="")


@rule("CH-CAL-1")
@in_base_editions
def test_a_missed_used_as_bang_has_the_same_range(edition: str) -> None:
    janet, _, far, _ = table("calamity_janet", "-", "-", "-", edition=edition)
    janet.give("missed")
    janet.cannot("missed", at=far, because="out_of_reach")


@rule("CH-CAL-2")
@in_base_editions
def test_a_missed_used_as_bang_is_the_one_bang_of_the_turn(edition: str) -> None:
    janet, victim, *_ = table("calamity_janet", "-", "-", "-", edition=edition)
    janet.give("missed bang missed")
    janet.play("missed", at=victim)
    hit(victim, edition)
    janet.cannot("bang", at=victim, because="bang_limit")
    janet.cannot("missed", at=victim, because="bang_limit")


@rule("CH-CAL-2")
@in_base_editions
def test_after_a_bang_janet_cannot_shoot_with_a_missed(edition: str) -> None:
    janet, victim, *_ = table("calamity_janet", "-", "-", "-", edition=edition)
    janet.give("bang missed")
    janet.play("bang", at=victim)
    hit(victim, edition)
    janet.cannot("missed", at=victim, because="bang_limit")


@rule("CH-CAL-2")
@in_base_editions
def test_with_a_volcanic_janet_may_keep_shooting(edition: str) -> None:
    janet, victim, *_ = table("calamity_janet", "-", "-", "-", edition=edition)
    janet.lay("volcanic")
    janet.give("missed bang missed")
    for card in ("missed", "bang", "missed"):
        janet.play(card, at=victim)
        hit(victim, edition)
    victim.expect(life=1)


@rule("CH-CAL-3")
@in_base_editions
def test_janet_answers_a_duel_with_a_missed(edition: str) -> None:
    willy, janet, *_ = table("willy_the_kid", "calamity_janet", "-", "-", edition=edition)
    willy.give("duel")
    janet.give("missed")
    willy.play("duel", at=janet)
    janet.discard("missed")
    willy.is_asked("duel")
    janet.expect(life=4, hand="")


@rule("CH-CAL-3")
@in_base_editions
def test_janet_answers_indians_with_a_missed(edition: str) -> None:
    willy, janet, after, _ = table("willy_the_kid", "calamity_janet", "-", "-", edition=edition)
    willy.give("indians")
    janet.give("missed")
    willy.play("indians")
    janet.discard("missed")
    after.is_asked("indians")
    janet.expect(life=4, hand="")


@rule("CH-CAL-1")
def test_a_dodge_is_neither_a_missed_nor_a_bang_for_janet() -> None:
    janet, victim, *_ = table("calamity_janet", "-", "-", "-", edition="combined")
    janet.give("dodge duel")
    victim.give("bang")
    janet.cannot("dodge", at=victim, because="only_as_answer")
    janet.play("duel", at=victim)
    victim.discard("bang")
    assert not janet.offers("discard", "dodge")
