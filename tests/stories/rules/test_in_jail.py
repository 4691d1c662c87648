"""In Jail, abilities of one's own turn are lost, but reactions are not (DER-36)."""

import pytest

from sixgun.scenario import Actor, Scenario, table
from tests.stories.helpers import suffer
from tests.stories.marks import rule


def jailed(character: str, edition: str) -> tuple[Scenario, Actor]:
    """A player with five cards and two life points whose Draw! for Jail fails."""
    first, prisoner, *_ = seats = table("-", character, "-", "-", edition=edition)
    prisoner.lay("jail")
    prisoner.give("barrel bang beer saloon missed", life=2)
    seats.stack("clubs")
    first.end_turn()
    return seats, prisoner


@rule("DER-36")
@pytest.mark.parametrize(
    ("character", "edition", "cards"),
    [
        ("sid_ketchum", "abacus", "bang beer"),
        ("sid_ketchum", "combined", "bang beer"),
        ("chuck_wengam", "dodgecity", ""),
        ("chuck_wengam", "combined", ""),
        ("doc_holyday", "dodgecity", "bang beer"),
        ("doc_holyday", "combined", "bang beer"),
        ("jose_delgado", "dodgecity", "barrel"),
        ("jose_delgado", "combined", "barrel"),
    ],
)
def test_abilities_of_ones_own_turn_do_not_work_in_jail(character: str, edition: str, cards: str) -> None:
    seats, prisoner = jailed(character, edition)
    card, _, pay = cards.partition(" ")
    at = seats[2] if character == "doc_holyday" else None
    prisoner.is_asked("discard_phase")
    assert not prisoner.offers("ability")
    refusal = prisoner.cannot(card, at, pay=pay, verb="ability", because="own_turn_only")
    assert refusal.facts == {}, "the turn is theirs, and lost"
    for unwanted in ("saloon", "missed", "beer"):
        prisoner.discard(unwanted)
    seats.expect_turn(seats[2])
    prisoner.expect(life=2, hand="barrel bang")


@rule("DER-36")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_a_jailed_sid_ketchum_still_prevents_a_loss_in_the_next_turn(edition: str) -> None:
    seats, sid = jailed("sid_ketchum", edition)
    for unwanted in ("saloon", "missed", "beer"):
        sid.discard(unwanted)
    shooter = seats[2]
    shooter.give("bang")
    shooter.play("bang", at=sid)
    sid.pass_()
    sid.use_ability("barrel bang")
    sid.expect(life=2, hand="")


@rule("DER-36")
def test_bart_cassidy_reacts_to_dynamite_in_the_turn_he_sits_out() -> None:
    """In czech the cards are checked in the order they were played, so Jail may come first."""
    first, bart, third, _ = seats = table("-", "bart_cassidy", "-", "-", edition="czech")
    bart.lay("jail dynamite")
    seats.stack("clubs 5S bang beer saloon")
    first.end_turn()
    suffer(bart)
    bart.is_asked("may_use")
    bart.use_ability()
    bart.is_asked("discard_phase")
    bart.expect(life=1, hand="bang beer saloon", in_play="")
    bart.discard("bang")
    bart.discard("saloon")
    seats.expect_turn(third)


@rule("DER-36")
def test_a_jailed_sid_ketchum_heals_where_he_may_at_any_time() -> None:
    seats, sid = jailed("sid_ketchum", "fourth")
    seats.expect_turn(seats[2])
    sid.interrupt("barrel bang")
    sid.expect(life=3)
