"""Abilities of one's own turn, in the middle of a card of one's own (PVD-03), and where a turn begins and ends."""

import pytest

from sixgun.rules.triggers import interrupts
from sixgun.scenario import Actor, Scenario, table
from tests.stories.helpers import EVERYBODY, EVERYWHERE, suffer
from tests.stories.marks import rule

ABILITIES = [
    ("sid_ketchum", "abacus", "panic stagecoach"),
    ("sid_ketchum", "combined", "panic stagecoach"),
    ("chuck_wengam", "dodgecity", ""),
    ("chuck_wengam", "combined", ""),
    ("doc_holyday", "dodgecity", "panic stagecoach"),
    ("doc_holyday", "combined", "panic stagecoach"),
    ("jose_delgado", "dodgecity", "barrel"),
    ("jose_delgado", "combined", "barrel"),
]
with_each_ability = pytest.mark.parametrize(("character", "edition", "price"), ABILITIES)


def on_turn(character: str, edition: str, cards: str) -> tuple[Scenario, Actor, Actor]:
    """A wounded player on turn with these cards and the price of the ability, and the left neighbour."""
    seats = table(character, "-", "-", "-", edition=edition)
    me, neighbour = seats[0], seats[1]
    me.give(cards, life=3)
    return seats, me, neighbour


def use(me: Actor, neighbour: Actor, price: str) -> None:
    """Uses the ability; Doc Holyday shoots the neighbour, who takes it."""
    if me.me.ability.key == "doc_holyday":
        me.use_ability(price, at=neighbour)
        suffer(neighbour)
    else:
        me.use_ability(price)


def paid_off(me: Actor, neighbour: Actor) -> bool:
    """Whether the ability has had its effect, on a player of 3 life points and a neighbour who had all of theirs."""
    after = (me.me.life, len(me.me.hand), neighbour.me.life == neighbour.me.max_life)
    brought = {
        "sid_ketchum": me.me.life == 4,
        "chuck_wengam": me.me.life == 2 and len(me.me.hand) >= 2,
        "doc_holyday": not after[2],
        "jose_delgado": len(me.me.hand) >= 2,
    }
    return brought[me.me.ability.key]


@rule("PVD-03", "DER-36")
@with_each_ability
def test_in_ones_own_duel(character: str, edition: str, price: str) -> None:
    _, me, neighbour = on_turn(character, edition, f"duel {price}".strip())
    neighbour.give("bang")
    me.play("duel", at=neighbour)
    neighbour.discard("bang")
    me.is_asked("duel")
    use(me, neighbour, price)
    assert paid_off(me, neighbour)
    me.is_asked("duel")


@rule("PVD-03", "DER-36")
@with_each_ability
def test_before_taking_ones_card_from_the_general_store(character: str, edition: str, price: str) -> None:
    seats, me, neighbour = on_turn(character, edition, f"general_store {price}".strip())
    seats.stack("saloon panic beer duel")
    me.play("general_store")
    me.is_asked("pick")
    use(me, neighbour, price)
    assert paid_off(me, neighbour)
    me.is_asked("pick")
    me.take("saloon")
    neighbour.is_asked("pick")
    assert not neighbour.offers("ability")


@rule("PVD-03", "DER-36")
@pytest.mark.parametrize(("character", "edition", "price"), [each for each in ABILITIES if each[0] != "sid_ketchum"])
def test_in_ones_own_brawl(character: str, edition: str, price: str) -> None:
    _, me, neighbour = on_turn(character, edition, f"brawl missed {price}".strip())
    neighbour.give("beer")
    me.play("brawl", pay="missed")
    me.is_asked("brawl")
    use(me, neighbour, price)
    assert paid_off(me, neighbour)
    if neighbour.me.hand:
        me.is_asked("brawl")


@rule("PVD-03")
@pytest.mark.parametrize("edition", ["dodgecity", "combined"])
def test_jose_delgado_finds_a_beer_against_the_loss_of_his_own_duel(edition: str) -> None:
    seats, jose, neighbour = on_turn("jose_delgado", edition, "duel barrel")
    neighbour.give("bang")
    seats.stack("beer missed")
    jose.play("duel", at=neighbour)
    neighbour.discard("bang")
    jose.pass_()
    jose.is_asked("prevent")
    jose.use_ability("barrel")
    jose.is_asked("prevent")
    jose.play("beer")
    jose.expect(life=3, hand="missed")


@rule("PVD-03")
def test_jose_delgado_finds_a_beer_when_he_is_down_where_beer_heals() -> None:
    seats = table(
        "jose_delgado", "-", "-", "-", edition="combined",
        house_rules={"beer_mode": "heal", "beer_reaction": "lethal_only"},
    )  # fmt: skip
    jose, neighbour = seats[0], seats[1]
    jose.give("duel barrel", life=1)
    neighbour.give("bang")
    seats.stack("beer missed")
    jose.play("duel", at=neighbour)
    neighbour.discard("bang")
    jose.pass_()
    jose.is_asked("last_chance")
    jose.use_ability("barrel")
    jose.play("beer")
    jose.expect(life=1, hand="missed")


@rule("DER-36")
@pytest.mark.parametrize("edition", ["abacus", "combined"])
def test_a_sid_ketchum_who_may_prevent_a_loss_does_that_with_two_cards(edition: str) -> None:
    _, sid, neighbour = on_turn("sid_ketchum", edition, "duel panic stagecoach saloon missed")
    neighbour.give("bang")
    sid.play("duel", at=neighbour)
    neighbour.discard("bang")
    sid.pass_()
    sid.is_asked("prevent")
    sid.use_ability("panic stagecoach")
    sid.expect(life=3, hand="missed saloon")
    sid.is_asked("play_phase")
    sid.use_ability("saloon missed")
    sid.expect(life=4, hand="")


@rule("PVD-03")
@with_each_ability
def test_the_challenged_player_has_no_turn(character: str, edition: str, price: str) -> None:
    challenger, me, *_ = table("-", character, "-", "-", edition=edition)
    challenger.give("duel")
    me.give(f"bang {price}".strip(), life=3)
    challenger.play("duel", at=me)
    me.is_asked("duel")
    assert not me.offers("ability")


@rule("CH-DOC-1", "CH-SID-2", "PVD-03")
@pytest.mark.parametrize(
    ("character", "edition"), [("sid_ketchum", "abacus"), ("doc_holyday", "dodgecity"), ("doc_holyday", "combined")]
)
def test_once_a_turn_counts_in_the_middle_of_a_card(character: str, edition: str) -> None:
    _, me, neighbour = on_turn(character, edition, "duel panic stagecoach missed saloon")
    neighbour.give("bang")
    me.play("duel", at=neighbour)
    neighbour.discard("bang")
    use(me, neighbour, "panic stagecoach")
    me.is_asked("duel")
    assert not me.offers("ability")
    suffer(me)
    me.is_asked("play_phase")
    assert not me.offers("ability")


@rule("DER-36")
@pytest.mark.parametrize(("character", "edition", "price"), [each for each in ABILITIES if each[0] != "sid_ketchum"])
def test_dynamite_comes_before_the_turn(character: str, edition: str, price: str) -> None:
    seats, me, _ = on_turn(character, edition, price)
    me.set_life(5)
    me.lay("dynamite")
    seats.stack("5S")
    me.begin_turn()
    me.is_asked("prevent")
    assert not me.offers("ability")
    me.pass_()
    me.is_asked("play_phase")
    assert me.offers("ability")


@rule("DER-36")
@with_each_ability
def test_phase_3_comes_after_it(character: str, edition: str, price: str) -> None:
    _, me, _ = on_turn(character, edition, f"gatling missed saloon {price}".strip())
    me.set_life(2)
    assert me.offers("ability")
    me.pass_()
    me.is_asked("discard_phase")
    assert not me.offers("ability")


@rule("DER-36")
@with_each_ability
def test_nothing_is_offered_while_others_are_asked(character: str, edition: str, price: str) -> None:
    _, me, neighbour = on_turn(character, edition, f"indians {price}".strip())
    me.play("indians")
    neighbour.is_asked("indians")
    assert interrupts(me.g, me.seat) == []


def doc_kills_his_opponent(
    edition: str, roles: str = "sheriff renegade outlaw outlaw"
) -> tuple[Scenario, Actor, Actor]:
    seats = table("doc_holyday", "-", "-", "-", edition=edition, roles=roles, house_rules=EVERYBODY)
    doc, opponent = seats[0], seats[1]
    doc.give("duel panic stagecoach bang")
    opponent.give("bang", life=1)
    doc.play("duel", at=opponent)
    opponent.discard("bang")
    doc.use_ability("panic stagecoach", at=opponent)
    suffer(opponent)
    opponent.expect_dead()
    return seats, doc, opponent


@rule("DER-48")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_duel_ends_with_the_death_of_the_opponent(edition: str) -> None:
    _, doc, _ = doc_kills_his_opponent(edition)
    doc.is_asked("play_phase")
    doc.expect(life=5, hand="bang")


@rule("DER-48")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_card_that_nobody_is_left_to_take_is_discarded(edition: str) -> None:
    doc, second, third, fourth = seats = table(
        "doc_holyday", "-", "-", "-", edition=edition, house_rules=EVERYBODY, roles="sheriff renegade outlaw outlaw"
    )
    doc.give("general_store panic stagecoach")
    second.set_life(1)
    seats.stack("beer missed saloon indians")
    dropped = "panic stagecoach indians"
    doc.play("general_store")
    doc.use_ability("panic stagecoach", at=second)
    suffer(second)
    second.expect_dead()
    doc.take("beer")
    third.take("missed")
    fourth.take("saloon")
    doc.is_asked("play_phase")
    seats.expect_discards(
        f"general_store {dropped}" if seats.g.rules.brown_to_discard == "before_effect" else f"{dropped} general_store"
    )
    second.expect(hand="")


@rule("DER-02", "PVD-03")
def test_the_end_is_looked_for_when_the_card_is_resolved_where_it_is_not_immediate() -> None:
    """A renegade kills the sheriff in the middle of a Duel with the last outlaw, who then dies, too."""
    outlaw, doc, sheriff, fourth = table(
        "-", "doc_holyday", "-", "-", edition="combined", roles="outlaw renegade sheriff outlaw",
        house_rules={"end_check": "after_card"},
    )  # fmt: skip
    fourth.leave()
    doc.begin_play()
    doc.give("duel panic stagecoach bang")
    outlaw.give("bang", life=1)
    sheriff.set_life(1)
    doc.play("duel", at=outlaw)
    outlaw.discard("bang")
    doc.use_ability("panic stagecoach", at=sheriff)
    suffer(sheriff)
    sheriff.expect_dead()
    doc.is_asked("duel")
    doc.discard("bang")
    suffer(outlaw)
    doc.table.expect_winners(doc)
