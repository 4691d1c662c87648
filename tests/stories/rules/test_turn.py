"""4. Turn structure."""

from sixgun.engine.events import Checked, Event, Moved, TurnBegan
from sixgun.engine.ids import DECK, DISCARDS
from sixgun.scenario import Actor, Scenario
from tests.stories.helpers import suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town


@rule("TRN-01")
@in_every_edition
def test_turns_go_clockwise(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    for player, left in ((first, second), (second, third), (third, fourth), (fourth, first)):
        seats.expect_turn(player)
        player.end_turn()
        seats.expect_turn(left)


@rule("TRN-02")
@in_every_edition
def test_a_turn_is_draw_then_play_then_discard(edition: str) -> None:
    first, second, third, _ = seats = town(edition)
    second.set_life(1)
    seats.stack("wells_fargo missed beer beer bang")
    first.end_turn()
    second.expect(hand="wells_fargo missed")
    second.is_asked("play_phase")
    second.cannot("missed", verb="discard", because="no_answer")
    second.play("wells_fargo")
    second.pass_()
    second.is_asked("discard_phase")
    second.cannot("beer", because="no_answer")
    second.discard("bang")
    second.discard("missed")
    second.discard("beer")
    second.expect(life=1, hand="beer")
    seats.expect_turn(third)


@rule("TRN-03")
@in_every_edition
def test_dynamite_is_checked_before_anything_is_drawn(edition: str) -> None:
    first, second, third, _ = seats = town(edition)
    second.lay("dynamite")
    seats.stack("bang-10D missed stagecoach")
    first.end_turn()
    assert happened_first(seats, second) == ["TurnBegan", "turned up", "Checked"]
    seats.expect_discards("bang-10D")
    third.expect(in_play="dynamite")
    second.expect(hand="missed stagecoach")


@rule("TRN-03")
@in_every_edition
def test_jail_is_checked_before_anything_is_drawn(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    second.lay("jail")
    seats.stack("beer-6H missed stagecoach")
    first.end_turn()
    assert happened_first(seats, second) == ["TurnBegan", "turned up", "Checked"]
    seats.expect_discards("beer-6H jail")
    second.expect(hand="missed stagecoach", in_play="")


def happened_first(seats: Scenario, player: Actor) -> list[str]:
    """The first three events of this turn."""
    events = seats.heard(Event)
    began = events.index(TurnBegan(player.seat))
    return [name(event) for event in events[began : began + 3]]


def name(event: Event) -> str:
    if isinstance(event, Moved) and event.src == DECK:
        return "turned up" if event.dst == DISCARDS else "drawn"
    return type(event).__name__


@rule("TRN-04")
@in_every_edition
def test_after_the_last_discard_it_is_the_left_neighbours_turn(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    first.give("bang missed missed", life=1)
    first.pass_()
    first.discard("missed")
    seats.expect_turn(first)
    first.is_asked("discard_phase")
    first.discard("missed")
    seats.expect_turn(second)
    second.is_asked("play_phase")


@rule("TRN-05")
@in_every_edition
def test_eliminated_players_take_no_more_turns(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    second.set_life(1)
    first.give("bang")
    first.play("bang", at=second)
    suffer(second)
    second.expect_dead()
    first.end_turn()
    seats.expect_turn(third)
    third.end_turn()
    fourth.end_turn()
    seats.expect_turn(first)
    first.end_turn()
    seats.expect_turn(third)


@rule("DER-04")
@in_every_edition
def test_a_player_killed_by_dynamite_does_not_begin_the_turn(edition: str) -> None:
    first, second, third, _ = seats = town(edition)
    second.lay("dynamite jail")
    second.set_life(3)
    seats.stack("5S missed stagecoach")
    first.end_turn()
    suffer(second)
    second.expect_dead()
    seats.expect_turn(third)
    third.is_asked("play_phase")
    third.expect(hand="missed stagecoach")
    assert len(seats.heard(Checked)) == 1, "nobody may Draw! for the Jail of the dead"


@rule("DER-04")
@in_every_edition
def test_a_player_eliminated_in_phase_2_neither_plays_on_nor_discards(edition: str) -> None:
    first, second, *_ = seats = town(edition, roles="renegade sheriff outlaw outlaw")
    first.give("duel missed missed stagecoach", life=1)
    second.give("bang")
    first.play("duel", at=second)
    second.discard("bang")
    suffer(first)
    first.expect_dead()
    first.expect(hand="")
    seats.expect_turn(second)
    second.is_asked("play_phase")
    second.expect(hand=2)
