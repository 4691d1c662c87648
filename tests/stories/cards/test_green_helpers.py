"""Can Can, Canteen, Pony Express and Conestoga."""

from sixgun.scenario import Actor
from tests.stories.cards.gunfights import quiet, with_dodge_city
from tests.stories.marks import rule


def hand_of(seat: Actor) -> list[str]:
    return sorted(seat.g.card(card).key for card in seat.me.hand)


@rule("GR-CAN")
@with_dodge_city
def test_can_can_discards_a_chosen_card_in_play_of_any_player(edition: str) -> None:
    dancer, _, _, far, *_ = seats = quiet(edition, 6)
    dancer.lay("can_can")
    far.lay("barrel mustang")
    dancer.use("can_can", at=far, take="barrel")
    far.expect(in_play="mustang")
    dancer.expect(hand="")
    seats.expect_discards("barrel can_can")


@rule("GR-CAN")
@with_dodge_city
def test_can_can_discards_a_random_card_of_a_hand(edition: str) -> None:
    lost = set()
    for seed in range(12):
        dancer, victim, *_ = quiet(edition, seed=seed)
        dancer.lay("can_can")
        victim.give("missed beer")
        dancer.cannot("can_can", at=victim, take="beer", verb="use", because="nothing_to_take")
        dancer.use("can_can", at=victim, take="hand")
        victim.expect(hand=1)
        lost |= {"missed", "beer"} - set(hand_of(victim))
    assert lost == {"missed", "beer"}


@rule("GR-CAN")
@with_dodge_city
def test_can_can_on_oneself_lets_the_user_choose(edition: str) -> None:
    for chosen, hand, in_play in (("beer", "missed", "dynamite"), ("dynamite", "beer missed", "")):
        dancer, *_ = seats = quiet(edition)
        dancer.lay("can_can dynamite")
        dancer.give("missed beer")
        dancer.use("can_can", at=dancer, take=chosen)
        dancer.expect(hand=hand, in_play=in_play)
        seats.expect_discards(f"{chosen} can_can")


@rule("GR-FEL")
@with_dodge_city
def test_a_canteen_regains_one_life_point(edition: str) -> None:
    owner, second, *_ = quiet(edition)
    owner.lay("canteen")
    owner.set_life(2)
    second.set_life(2)
    owner.use("canteen")
    owner.expect(life=3)
    second.expect(life=2)


@rule("GR-FEL")
@with_dodge_city
def test_a_canteen_never_heals_beyond_the_starting_amount(edition: str) -> None:
    owner, *_ = quiet(edition)
    owner.lay("canteen")
    owner.use("canteen")
    owner.expect(life=5, in_play="")


@rule("GR-PON")
@with_dodge_city
def test_pony_express_draws_the_top_three_cards(edition: str) -> None:
    owner, *_ = seats = quiet(edition)
    owner.lay("pony_express")
    seats.stack("bang missed beer panic")
    owner.use("pony_express")
    owner.expect(hand="bang missed beer")


@rule("GR-CON")
@with_dodge_city
def test_conestoga_takes_a_chosen_card_in_play_at_any_distance(edition: str) -> None:
    thief, _, _, far, *_ = quiet(edition, 6)
    thief.lay("conestoga")
    thief.give("missed")
    far.lay("barrel mustang")
    thief.cannot("conestoga", at=thief, take="missed", verb="use", because="not_on_self")
    thief.use("conestoga", at=far, take="barrel")
    far.expect(in_play="mustang")
    thief.expect(hand="missed barrel")


@rule("GR-CON")
@with_dodge_city
def test_conestoga_takes_a_random_card_of_a_hand(edition: str) -> None:
    taken = set()
    for seed in range(12):
        thief, victim, *_ = quiet(edition, seed=seed)
        thief.lay("conestoga")
        victim.give("missed beer")
        thief.cannot("conestoga", at=victim, take="beer", verb="use", because="nothing_to_take")
        thief.use("conestoga", at=victim, take="hand")
        thief.expect(hand=1)
        victim.expect(hand=1)
        taken |= set(hand_of(thief))
    assert taken == {"missed", "beer"}
