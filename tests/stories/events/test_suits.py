"""Blessing and Curse: every card counts as one suit (HN-BLE, HN-CUR)."""

import pytest

from sixgun.engine.ids import HEARTS, SPADES
from sixgun.scenario import table
from tests.stories.helpers import AUTOMATIC, EVERYBODY, EVERYWHERE, HEALING, WITH_BASE
from tests.stories.marks import rule

EVENTS = pytest.mark.parametrize("event", ["blessing", "curse"])


@rule("HN-BLE-1", "HN-BLE-2", "HN-CUR-1", "HN-CUR-2")
@EVENTS
@pytest.mark.parametrize("face", ["10S", "9H"])
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_barrel_always_or_never_works(edition: str, event: str, face: str) -> None:
    shooter, target, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event(event)
    target.lay("barrel")
    shooter.give("bang")
    t.stack(face)
    shooter.play("bang", at=target)
    target.draw()
    if event == "blessing":
        shooter.is_asked("play_phase")
    else:
        target.is_asked("shot")


@rule("HN-BLE-2", "HN-CUR-2")
@EVENTS
@pytest.mark.parametrize("face", ["10S", "9H"])
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_jourdonnais_always_or_never_dodges(edition: str, event: str, face: str) -> None:
    shooter, target, *_ = t = table("-", "jourdonnais", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event(event)
    shooter.give("bang")
    t.stack(face)
    shooter.play("bang", at=target)
    target.draw()
    assert t.asked() == ("0 play_phase" if event == "blessing" else "1 shot")


@rule("HN-BLE-2", "HN-CUR-2")
@EVENTS
@pytest.mark.parametrize("face", ["10S", "9H"])
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_jail_is_always_or_never_opened(edition: str, event: str, face: str) -> None:
    first, prisoner, third, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event(event)
    prisoner.lay("jail")
    t.stack(face)
    first.end_turn()
    t.expect_turn(prisoner if event == "blessing" else third)


@rule("HN-BLE-2", "HN-CUR-2")
@EVENTS
@pytest.mark.parametrize("face", ["5S", "5H", "9C", "10S", "KH"])
@pytest.mark.parametrize("edition", HEALING)
def test_dynamite_asks_the_suit_in_force_and_the_printed_rank(edition: str, event: str, face: str) -> None:
    first, second, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event(event)
    second.lay("dynamite")
    t.stack(face)
    first.end_turn()
    second.expect(life=1 if face in ("5S", "5H", "9C") and event == "curse" else 4)


@rule("HN-BLE-2", "HN-CUR-2")
@EVENTS
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_lucky_duke_turns_two_cards_of_the_same_suit(edition: str, event: str) -> None:
    first, duke, third, *_ = t = table("-", "lucky_duke", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event(event)
    duke.lay("jail")
    t.stack("9H 10S")
    first.end_turn()
    duke.let_count("9H", on_top="10S")
    t.expect_turn(duke if event == "blessing" else third)


@rule("HN-BLE-2", "HN-CUR-2")
@EVENTS
@pytest.mark.parametrize("second_card", ["10S", "9H"])
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_black_jack_always_or_never_draws_a_third(edition: str, event: str, second_card: str) -> None:
    _, jack, *_ = t = table("-", "black_jack", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event(event)
    t.stack(f"any {second_card} any")
    jack.begin_turn()
    jack.expect(hand=3 if event == "blessing" else 2)


@rule("HN-BLE-2", "HN-CUR-2")
@EVENTS
@pytest.mark.parametrize("edition", WITH_BASE)
def test_no_card_is_a_diamond_for_apache_kid(edition: str, event: str) -> None:
    shooter, apache, *_ = t = table("willy_the_kid", "apache_kid", "-", "-", edition=edition, house_rules=EVERYBODY)
    shooter.give("bang-2D")
    shooter.play("bang-2D", at=apache)
    shooter.is_asked("play_phase")  # a diamond does nothing to him
    t.event(event)
    shooter.give("bang-3D")
    shooter.play("bang-3D", at=apache)
    apache.is_asked("shot")


@rule("HN-BLE-2", "HN-CUR-2")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_suit_in_force_is_in_every_view_and_the_printed_one_on_the_card(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    printed = list(t.g.box.suits)
    for event, suit in (("blessing", HEARTS), ("curse", SPADES)):
        t.event(event)
        assert t.view().every_suit == suit
        assert t.g.box.suits == printed
    t.event("shootout")
    assert t.g.suits == printed
