"""10. Draw!: turning up a card."""

import pytest

from sixgun.editions import EDITIONS, faces, open_box
from sixgun.engine.events import Checked
from sixgun.engine.ids import RANKS, SUIT_LETTERS
from sixgun.match.notation import face
from sixgun.scenario import Actor, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, suffer
from tests.stories.marks import rule
from tests.stories.rules.people import in_every_edition, town

SPADES = [
    (name, value)
    for name, edition in EDITIONS.items()
    for value in RANKS
    if f"{value}S" in [printed for _, printed in faces(edition.rules.deck)]
]


def shot_behind_a_barrel(edition: str, turned_up: str) -> tuple[Actor, Actor]:
    """A player with a Barrel is shot at and uses it."""
    shooter, target, *_ = seats = town(edition)
    shooter.give("bang")
    target.lay("barrel")
    seats.stack(turned_up)
    shooter.play("bang", at=target)
    target.draw()
    return shooter, target


@rule("DRW-01")
@in_every_edition
def test_every_card_has_a_suit_and_a_value(edition: str) -> None:
    rules = EDITIONS[edition].rules
    box = open_box(rules.deck, rules.characters)
    printed = [face(box, card) for card in range(len(box.kinds))]
    poker = {value + suit for value in (*"23456789", "10", *"JQKA") for suit in "SHDC"}
    assert set(printed) <= poker
    assert {word[-1] for word in printed} == set(SUIT_LETTERS)
    assert {word[:-1] for word in printed} == set(RANKS)


@rule("DRW-02", "DRW-06")
@pytest.mark.parametrize(("edition", "value"), SPADES)
def test_two_to_nine_of_spades_and_no_other_spade_sets_dynamite_off(edition: str, value: str) -> None:
    first, second, third, _ = seats = town(edition)
    second.lay("dynamite")
    seats.stack(f"{value}S")
    first.end_turn()
    suffer(second)
    exploded = value in ("2", "3", "4", "5", "6", "7", "8", "9")
    second.expect(life=1 if exploded else 4, in_play="")
    third.expect(in_play="" if exploded else "dynamite")


@rule("DRW-06")
@in_every_edition
@pytest.mark.parametrize("turned_up", ["9C", "9D", "9H", "2C"])
def test_the_value_without_the_suit_is_not_enough(edition: str, turned_up: str) -> None:
    first, second, third, _ = seats = town(edition)
    second.lay("dynamite")
    seats.stack(turned_up)
    first.end_turn()
    second.expect(life=4, in_play="")
    third.expect(in_play="dynamite")


@rule("DRW-03")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("card", ["jail", "dynamite"])
def test_jail_and_dynamite_call_for_a_draw(edition: str, card: str) -> None:
    first, duke, *_ = table("-", "lucky_duke", "-", "-", edition=edition, house_rules=EVERYBODY)
    duke.lay(card)
    first.end_turn()
    turn_two_up(duke)


@rule("DRW-03")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_drawing_cards_is_not_a_draw(edition: str) -> None:
    first, duke, *_ = seats = table("-", "lucky_duke", "-", "-", edition=edition, house_rules=EVERYBODY)
    seats.stack("stagecoach bang")
    first.end_turn()
    duke.expect(hand="stagecoach bang")
    duke.play("stagecoach")
    duke.expect(hand=3)
    assert not seats.heard(Checked)


@rule("DRW-03")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_barrel_calls_for_a_draw(edition: str) -> None:
    first, duke, *_ = table("-", "lucky_duke", "-", "-", edition=edition, house_rules=EVERYBODY)
    duke.lay("barrel")
    first.give("bang")
    first.play("bang", at=duke)
    duke.draw()
    turn_two_up(duke)


@rule("DRW-03")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_an_ability_calls_for_a_draw(edition: str) -> None:
    first, jourdonnais, *_ = seats = table(
        "lucky_duke", "jourdonnais", "-", "-", edition=edition, house_rules=EVERYBODY
    )
    first.give("bang")
    seats.stack("beer-6H")
    first.play("bang", at=jourdonnais)
    jourdonnais.draw()
    assert len(seats.heard(Checked)) == 1
    seats.g.events = []
    first.end_turn()
    jourdonnais.expect(life=4, hand=2)
    assert not seats.heard(Checked)


def turn_two_up(duke: Actor) -> None:
    """Lucky Duke turns up two cards instead of one."""
    if duke.g.rules.abilities_optional == "always":
        duke.use_ability()
    duke.is_asked("which_counts")


@rule("DRW-04")
@in_every_edition
def test_the_top_card_is_turned_up_and_discarded(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    second.lay("barrel")
    first.give("bang")
    seats.stack("missed-5S gatling")
    first.play("bang", at=second)
    before = len(seats.g.deck)
    second.draw()
    assert len(seats.g.deck) == before - 1
    seats.expect_discards("missed-5S")
    first.expect(hand="")
    second.expect(hand="", in_play="barrel")


@rule("DRW-05", "DRW-08")
@in_every_edition
def test_an_ace_of_diamonds_fails_for_a_barrel(edition: str) -> None:
    shooter, target = shot_behind_a_barrel(edition, "bang-AD")
    target.is_asked("shot")
    assert not target.offers("draw")
    suffer(target)
    target.expect(life=3, in_play="barrel")
    shooter.is_asked("play_phase")


@rule("DRW-05", "DRW-09")
@in_every_edition
def test_four_of_hearts_cancels_the_bang(edition: str) -> None:
    shooter, target = shot_behind_a_barrel(edition, "4H")
    target.expect(life=4, in_play="barrel")
    shooter.is_asked("play_phase")


@rule("DRW-10")
@in_every_edition
def test_after_a_spade_for_the_barrel_a_missed_may_still_be_played(edition: str) -> None:
    shooter, target = shot_behind_a_barrel(edition, "spades")
    target.give("missed")
    target.play("missed")
    target.expect(life=4, hand="")
    shooter.is_asked("play_phase")


@rule("DRW-07")
@in_every_edition
def test_the_card_turned_up_has_no_effect_of_its_own(edition: str) -> None:
    first, second, *_ = seats = town(edition)
    second.lay("jail")
    second.set_life(2)
    first.set_life(2)
    seats.stack("saloon-5H missed stagecoach")
    first.end_turn()
    first.expect(life=2)
    second.expect(life=2, hand="missed stagecoach")


@rule("DER-28")
@in_every_edition
def test_dynamite_taken_by_panic_and_laid_again_starts_over(edition: str) -> None:
    first, second, third, fourth = seats = town(edition)
    first.lay("dynamite")
    second.begin_play()
    second.give("panic")
    second.play("panic", at=first, take="dynamite")
    second.expect(hand="dynamite", in_play="")
    second.play("dynamite")
    for player in (second, third, fourth):
        player.end_turn()
    second.expect(in_play="dynamite")
    assert not seats.heard(Checked)
    seats.stack("clubs")
    first.end_turn()
    assert len(seats.heard(Checked)) == 1
    third.expect(in_play="dynamite")


@rule("DER-05", "DRW-05")
def test_without_any_card_to_turn_up_a_draw_fails() -> None:
    willy, other, *_ = t = table("willy_the_kid", "-", "-", "-", edition="abacus")
    other.lay("barrel")
    willy.give("bang")
    t.deck_of("")
    willy.play("bang", at=other)
    other.draw()
    other.is_asked("shot")
    other.pass_()
    other.pass_()
    other.expect(life=3)
