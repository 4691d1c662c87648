"""The order of cards that are discarded together (DER-49): asked only where somebody's ability reads the discards."""

import pytest

from sixgun.scenario import Actor, Scenario, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, WITH_BASE, suffer
from tests.stories.marks import rule

with_sid = pytest.mark.parametrize("edition", WITH_BASE)
HEALS = ("czech", "fourth", "walkingdead")


def punished(edition: str, last: str = "pedro_ramirez", sheriff: str = "-") -> tuple[Scenario, Actor]:
    """A sheriff with a beer, a duel and a barrel has just killed a deputy."""
    seats = table(sheriff, "-", last, "-", "-", edition=edition, roles="sheriff deputy outlaw outlaw renegade")
    killer, deputy = seats[0], seats[1]
    killer.give("bang beer duel")
    killer.lay("barrel")
    deputy.set_life(1)
    killer.play("bang", at=deputy)
    suffer(deputy)
    deputy.expect_dead()
    return seats, killer


def order(seats: Scenario) -> list[str]:
    """The discards, without the BANG! that killed the deputy."""
    keys = [seats.g.card(card).key for card in seats.g.discards]
    return [key for key in keys if key != "bang"]


@rule("DER-49", "RWD-05")
@with_sid
@pytest.mark.parametrize("top", ["beer", "duel", "barrel"])
def test_a_punished_sheriff_says_in_one_answer_what_lies_on_top(edition: str, top: str) -> None:
    seats, sheriff = punished(edition)
    sheriff.is_asked("on_top")
    sheriff.expect(hand="", in_play="")
    sheriff.put_back(top)
    assert order(seats) == [*[key for key in ("beer", "duel", "barrel") if key != top], top]
    sheriff.is_asked("play_phase")


@rule("DER-49", "RWD-05")
@with_sid
def test_a_punished_sheriff_may_leave_the_order_as_it_is(edition: str) -> None:
    seats, sheriff = punished(edition)
    sheriff.pass_()
    assert order(seats) == ["beer", "duel", "barrel"]
    sheriff.is_asked("play_phase")


@rule("DER-49")
@with_sid
def test_where_nobody_reads_the_discards_the_sheriff_is_not_asked(edition: str) -> None:
    seats, sheriff = punished(edition, last="-")
    sheriff.is_asked("play_phase")
    assert sorted(order(seats)) == ["barrel", "beer", "duel"]


@rule("DER-49")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_single_card_has_no_order(edition: str) -> None:
    seats = table(
        "-",
        "-",
        "pedro_ramirez",
        "-",
        "-",
        edition=edition,
        house_rules=EVERYBODY,
        roles="sheriff deputy outlaw outlaw renegade",
    )
    sheriff, deputy = seats[0], seats[1]
    sheriff.give("bang beer")
    deputy.set_life(1)
    sheriff.play("bang", at=deputy)
    suffer(deputy)
    sheriff.is_asked("play_phase")
    sheriff.expect(hand="")


@rule("DER-49", "DER-37")
@with_sid
def test_a_punished_suzy_draws_at_once(edition: str) -> None:
    _, suzy = punished(edition, sheriff="suzy_lafayette")
    if edition == "czech":
        suzy.use_ability()
    suzy.is_asked("on_top")
    suzy.expect(hand=1)
    suzy.put_back("beer")
    suzy.is_asked("play_phase")
    suzy.expect(hand=1)


@rule("DER-49")
@pytest.mark.parametrize("edition", HEALS)
def test_a_punished_sid_ketchum_has_nothing_left_to_heal_with(edition: str) -> None:
    _, sid = punished(edition, sheriff="sid_ketchum")
    sid.is_asked("on_top")
    sid.cannot("", verb="ability", because="too_few_cards")


@rule("DER-49", "CH-SID-2", "CH-SID-3")
@with_sid
@pytest.mark.parametrize("top", ["panic", "saloon"])
def test_sid_ketchum_says_which_of_his_two_cards_lies_on_top(edition: str, top: str) -> None:
    sid, *_ = seats = table("sid_ketchum", "-", "pedro_ramirez", "-", edition=edition)
    sid.give("panic saloon", life=3)
    sid.use_ability("panic saloon")
    sid.is_asked("on_top")
    sid.put_back(top)
    seats.expect_discards("saloon panic" if top == "panic" else "panic saloon")
    sid.expect(life=4, hand="")
    sid.is_asked("play_phase")


@rule("DER-49", "CH-SID-1")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_sid_ketchum_says_it_while_he_prevents_a_loss(edition: str) -> None:
    shooter, sid, *_ = seats = table("-", "sid_ketchum", "pedro_ramirez", "-", edition=edition)
    shooter.give("bang")
    sid.give("panic saloon", life=1)
    shooter.play("bang", at=sid)
    sid.pass_()
    sid.use_ability("panic saloon")
    sid.is_asked("on_top")
    sid.put_back("panic")
    sid.expect(life=1, hand="")
    seats.expect_discards("saloon panic bang")


@rule("DER-49", "CH-SID-3")
@pytest.mark.parametrize("edition", HEALS)
def test_sid_ketchum_says_it_in_another_players_turn_and_play_goes_on(edition: str) -> None:
    other, sid, *_ = seats = table("-", "sid_ketchum", "pedro_ramirez", "-", edition=edition)
    sid.give("panic saloon beer missed", life=2)
    sid.interrupt("panic saloon")
    sid.is_asked("on_top")
    sid.interrupt("beer missed")
    sid.put_back("beer")
    seats.expect_discards("missed beer")
    sid.is_asked("on_top")
    sid.pass_()
    seats.expect_discards("missed beer panic saloon")
    sid.expect(life=4, hand="")
    other.is_asked("play_phase")


@rule("DER-49", "CH-DOC-1")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_doc_holyday_says_it_before_the_target_answers(edition: str) -> None:
    doc, target, *_ = seats = table("doc_holyday", "-", "pedro_ramirez", "-", edition=edition, house_rules=EVERYBODY)
    doc.give("panic saloon")
    doc.use_ability("panic saloon", at=target)
    doc.is_asked("on_top")
    doc.put_back("panic")
    seats.expect_discards("saloon panic")
    target.is_asked("shot")


@rule("DER-49", "CH-SID-2", "CH-SID-3")
@with_sid
def test_where_nobody_reads_the_discards_sid_ketchum_is_not_asked(edition: str) -> None:
    sid, *_ = table("sid_ketchum", "-", "-", "-", edition=edition)
    sid.give("panic saloon", life=3)
    sid.use_ability("panic saloon")
    sid.is_asked("play_phase")
    sid.expect(life=4, hand="")


@rule("DER-49")
def test_vera_custer_reads_the_discards_as_long_as_she_is_pedro_ramirez() -> None:
    sid, vera, pedro, _ = seats = table("sid_ketchum", "vera_custer", "pedro_ramirez", "-", edition="combined")
    vera.begin_turn()
    vera.name(pedro)
    vera.pass_()
    seats.clear_hands()
    pedro.leave()
    sid.begin_play()
    sid.give("panic saloon", life=3)
    sid.use_ability("panic saloon")
    sid.is_asked("on_top")
