"""Order: simultaneous abilities (section 21), and the steps of an elimination (DER-03)."""

import pytest

from sixgun.engine.events import Died, Event, LifeChanged, Moved, Rewarded
from sixgun.engine.ids import DECK, HAND, OUTLAW
from sixgun.match.view import UNKNOWN
from sixgun.scenario import Actor, Scenario, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, WITH_BASE, suffer
from tests.stories.marks import rule


def take_for_bart(bart: Actor, edition: str) -> None:
    """Bart Cassidy takes the hit and draws; he agrees if he is asked."""
    suffer(bart)
    if edition in ("abacus", "czech", "dodgecity", "combined"):
        bart.use_ability()


@rule("SIM-01", "SIM-03")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_triggered_ability_interrupts_a_gatling(edition: str) -> None:
    shooter, bart, next_one, last = table("-", "bart_cassidy", "-", "-", edition=edition, house_rules=EVERYBODY)
    shooter.give("gatling")
    shooter.play("gatling")
    take_for_bart(bart, edition)
    bart.expect(hand=1)
    next_one.is_asked("shot")
    suffer(next_one)
    last.is_asked("shot")
    suffer(last)
    shooter.is_asked("play_phase")


@rule("SIM-01", "DER-13")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_el_gringo_takes_his_card_before_the_next_player_answers_a_gatling(edition: str) -> None:
    shooter, gringo, next_one, _ = table("-", "el_gringo", "-", "-", edition=edition, house_rules=EVERYBODY)
    shooter.give("gatling beer")
    shooter.play("gatling")
    suffer(gringo)
    if edition == "czech":
        gringo.use_ability()
    next_one.is_asked("shot")
    gringo.expect(hand="beer")


@rule("DER-02", "DER-03", "SIM-01")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_herb_hunter_draws_for_a_death_before_the_next_player_answers_a_gatling(edition: str) -> None:
    shooter, outlaw, next_one, herb = table(
        "-", "-", "-", "herb_hunter", edition=edition, house_rules=EVERYBODY, roles="sheriff outlaw renegade outlaw"
    )
    outlaw.set_life(1)
    shooter.give("gatling")
    shooter.play("gatling")
    suffer(outlaw)
    if edition == "czech":
        herb.use_ability()
    next_one.is_asked("shot")
    herb.expect(hand=2)
    shooter.expect(hand=3)


@rule("SIM-01")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_suzy_draws_during_a_duel_and_answers_with_the_card(edition: str) -> None:
    challenger, suzy, *_ = story = table("-", "suzy_lafayette", "-", "-", edition=edition, house_rules=EVERYBODY)
    challenger.give("duel bang")
    suzy.give("bang")
    story.stack("bang")
    challenger.play("duel", at=suzy)
    suzy.discard("bang")
    if edition == "czech":
        suzy.use_ability()
    challenger.is_asked("duel")
    suzy.expect(hand="bang")


def use_both(first: Actor, second: Actor, edition: str) -> None:
    """Both agree in this order, where abilities are optional."""
    if edition == "czech":
        first.use_ability()
        second.use_ability()


def two_herb_hunters(edition: str) -> Scenario:
    """Vera Custer, seated before Herb Hunter, has his ability; the outlaw after them has one life point left."""
    vera, herb, *_, outlaw = story = table(
        "vera_custer",
        "herb_hunter",
        "-",
        "-",
        "-",
        edition=edition,
        house_rules=EVERYBODY,
        roles="sheriff renegade deputy outlaw outlaw",
    )
    vera.begin_turn()
    vera.name(herb)
    outlaw.set_life(1)
    return story


@rule("SIM-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("on_turn", [0, 1, 2, 3])
def test_simultaneous_abilities_resolve_clockwise_from_the_current_player(edition: str, on_turn: int) -> None:
    story = two_herb_hunters(edition)
    vera, herb, *_, outlaw = story
    story.clear_hands()
    story[on_turn].begin_play()
    story[on_turn].give("duel")
    story.stack("beer beer panic panic")
    story[on_turn].play("duel", at=outlaw)
    suffer(outlaw)
    first, second = (herb, vera) if on_turn == 1 else (vera, herb)
    use_both(first, second, edition)
    assert kinds(first)[:2] == ["beer", "beer"]
    assert kinds(second)[:2] == ["panic", "panic"]


def kinds(seat: Actor) -> list[str]:
    return [seat.g.card(card).key for card in seat.me.hand]


@rule("SIM-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize(("on_turn", "first"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_greg_digger_and_herb_hunter_in_the_order_of_their_seats(edition: str, on_turn: int, first: int) -> None:
    story = table(
        "-",
        "greg_digger",
        "herb_hunter",
        "-",
        "-",
        edition=edition,
        house_rules=EVERYBODY,
        roles="sheriff renegade deputy outlaw outlaw",
    )
    greg, herb, victim = story[1], story[2], story[4]
    greg.set_life(1)
    victim.set_life(1)
    story[on_turn].begin_play()
    story[on_turn].give("duel")
    story[on_turn].play("duel", at=victim)
    suffer(victim)
    use_both(*((greg, herb) if first == greg.seat else (herb, greg)), edition)
    profits = [name for name in map(profit, story.heard(Event)) if name]
    assert profits[0] == ("greg" if first == greg.seat else "herb")
    greg.expect(life=3)
    assert len(herb.me.hand) == (5 if on_turn == herb.seat else 2)


def profit(event: Event) -> str:
    """Whose ability an event is from; Greg Digger is in seat 1 and Herb Hunter in seat 2."""
    if isinstance(event, Moved) and event.src == DECK and event.dst == HAND + 2:
        return "herb"
    return "greg" if isinstance(event, LifeChanged) and event.change > 0 else ""


def vera_as_vulture_sam(*people: str) -> Scenario:
    """A table with both, after Vera Custer has named Vulture Sam."""
    story = table(*people, edition="combined", roles="sheriff outlaw outlaw renegade")
    vera = next(seat for seat in story if seat.me.character.key == "vera_custer")
    sam = next(seat for seat in story if seat.me.character.key == "vulture_sam")
    vera.begin_turn()
    vera.name(sam)
    story.clear_hands()
    return story


@rule("SIM-04")
@pytest.mark.parametrize(
    ("people", "victim", "first"),
    [
        (("-", "vulture_sam", "-", "vera_custer"), 2, 3),
        (("-", "vera_custer", "-", "vulture_sam"), 2, 3),
        (("-", "-", "vulture_sam", "vera_custer"), 1, 2),
    ],
)
def test_vera_and_vulture_sam_take_turns_starting_next_to_the_dead(
    people: tuple[str, ...], victim: int, first: int
) -> None:
    story = vera_as_vulture_sam(*people)
    killer, dead = story[0], story[victim]
    killer.begin_play()
    killer.give("duel")
    dead.give("missed", life=1)
    dead.lay("barrel mustang")
    killer.play("duel", at=dead)
    suffer(dead)
    heir, other = story[first], next(seat for seat in story if seat.seat not in (0, victim, first))
    heir.take("mustang")
    other.take("missed")
    heir.take("barrel")
    heir.expect(hand="mustang barrel")
    other.expect(hand="missed")


@rule("DER-03")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_sheriff_vulture_sam_takes_the_cards_of_his_deputy_and_then_loses_everything(edition: str) -> None:
    sam, deputy, *_ = story = table(
        "vulture_sam", "-", "-", "-", "-", edition=edition, roles="sheriff deputy outlaw outlaw renegade"
    )
    sam.give("bang missed")
    deputy.give("panic duel", life=1)
    deputy.lay("barrel")
    sam.play("bang", at=deputy)
    suffer(deputy)
    if edition == "czech":
        sam.use_ability()
    sam.expect(hand="", in_play="")
    discarded = sorted(story.g.card(card).key for card in story.g.discards)
    assert discarded == ["bang", "barrel", "duel", "missed", "panic"]


@rule("DER-03")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_an_eliminated_player_reveals_the_role_then_orders_the_discards(edition: str) -> None:
    """The order matters to Pedro Ramirez."""
    shooter, outlaw, *_ = story = table(
        "-", "-", "pedro_ramirez", "-", edition=edition, roles="sheriff outlaw renegade outlaw"
    )
    shooter.give("bang")
    outlaw.give("panic duel", life=1)
    outlaw.lay("barrel")
    shooter.play("bang", at=outlaw)
    assert story.view().players[1].role == UNKNOWN
    suffer(outlaw)
    outlaw.is_asked("last_discard")
    assert story.view().players[1].role == OUTLAW
    shooter.expect(hand="")
    outlaw.discard("barrel")
    outlaw.discard("duel")
    order = [story.g.card(card).key for card in story.g.discards if story.g.card(card).key != "bang"]
    assert order == ["barrel", "duel", "panic"]
    shooter.expect(hand=3)


@rule("DER-03")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_last_chance_comes_before_the_role_is_revealed(edition: str) -> None:
    shooter, outlaw, *_ = story = table("-", "-", "-", "-", edition=edition, roles="sheriff outlaw renegade outlaw")
    shooter.give("bang")
    outlaw.give("beer", life=1)
    shooter.play("bang", at=outlaw)
    outlaw.pass_()
    assert outlaw.offers("play", "beer")
    outlaw.expect_alive()
    assert story.view().players[1].role == UNKNOWN


@rule("DER-03")
@pytest.mark.parametrize("edition", ["abacus", "walkingdead", "combined"])
def test_the_end_of_the_game_comes_before_the_cards_of_the_dead(edition: str) -> None:
    sheriff, _, outlaw, sam = story = table("-", "-", "-", "vulture_sam", edition=edition)
    sheriff.give("missed", life=1)
    outlaw.begin_play()
    outlaw.give("duel")
    outlaw.play("duel", at=sheriff)
    suffer(sheriff)
    assert story.asked() == "over"
    sam.expect(hand="")


@rule("DER-03")
def test_cards_of_the_dead_then_abilities_then_the_reward() -> None:
    sheriff, outlaw, sam, herb = story = table(
        "-", "-", "vulture_sam", "herb_hunter", edition="combined", roles="sheriff outlaw renegade outlaw"
    )
    sheriff.give("bang")
    outlaw.give("missed", life=1)
    story.stack("beer beer panic panic cat_balou")
    sheriff.play("bang", at=outlaw)
    suffer(outlaw)
    inherited = Moved(sam.me.hand[0], HAND + outlaw.seat, HAND + sam.seat)
    drawn = [Moved(card, DECK, HAND + herb.seat) for card in herb.me.hand]
    steps = [Died(outlaw.seat, OUTLAW, sheriff.seat), inherited, *drawn, Rewarded(sheriff.seat, outlaw.seat)]
    happened = [story.heard(Event).index(step) for step in steps]
    assert happened == sorted(happened)
    sam.expect(hand="missed")
    herb.expect(hand="beer beer")
    sheriff.expect(hand="panic panic cat_balou")
