"""Law of the West: the second card is shown and must be played (FF-LAW)."""

import pytest

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import DutyShown
from sixgun.engine.ids import NO_CARD
from sixgun.match.redeal import redeal
from sixgun.rules.triggers import interrupts
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn
from tests.stories.helpers import EVERYBODY, EVERYWHERE, WITH_DODGE_CITY, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"


# Law of the West


def under_law(*characters: str, cards: str, edition: str, **rules: bool) -> Scenario:
    """The second player has drawn these cards."""
    t = table(*characters, edition=edition, roles=ROLES, house_rules={**EVERYBODY, **rules})
    t.event("law_of_the_west")
    t.stack(cards)
    end_turn(t)
    agree(t[1])
    return t


@rule("FF-LAW-1", "FF-LAW-3")
@everywhere
def test_the_second_card_is_shown_and_must_be_played(edition: str) -> None:
    t = under_law("-", "-", "-", "-", cards="beer barrel", edition=edition)
    player = t[1]
    barrel = player.own("barrel")
    assert t.heard(DutyShown) == [DutyShown(1, barrel)]
    for seat in (None, t[0], t[1]):
        assert t.view(seat).players[1].shown == (barrel,)
    assert not player.offers("pass")
    refusal = player.cannot("", because="must_play", verb="pass")
    assert refusal.facts == {"card": barrel}
    player.play("barrel")
    assert player.offers("pass")
    assert t.view().players[1].shown == ()


@rule("FF-LAW-2")
@pytest.mark.parametrize(
    ("character", "shown"),
    [
        ("black_jack", "saloon"),
        ("pixie_pete", "saloon"),
        ("kit_carlson", "gatling"),
        ("bill_noface", ""),
    ],
)
@everywhere
def test_which_card_is_the_second(edition: str, character: str, shown: str) -> None:
    t = under_law("-", character, "-", "-", cards="duel saloon gatling indians", edition=edition)
    player = t[1]
    if character == "kit_carlson":
        player.put_back("saloon")
    duty = t.g.memory.duty
    assert ("" if duty == NO_CARD else t.g.card(duty).key) == shown


@rule("FF-LAW-2")
@everywhere
def test_the_second_of_jesse_and_pedro_comes_from_the_deck_and_pats_card_in_play_is_none(edition: str) -> None:
    for character in ("jesse_jones", "pedro_ramirez", "pat_brennan"):
        t = table("-", character, "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
        t.event("law_of_the_west")
        t[2].give("beer")
        t[2].lay("barrel")
        t.discard_pile("duel")
        t.stack("saloon")
        end_turn(t)
        if character == "jesse_jones":
            t[1].take("hand", of=t[2])
        elif character == "pedro_ramirez":
            t[1].take("duel")
        else:
            t[1].take("barrel", of=t[2])
        duty = t.g.memory.duty
        assert ("" if duty == NO_CARD else t.g.card(duty).key) == ("" if character == "pat_brennan" else "saloon")


@rule("FF-LAW-3")
@pytest.mark.parametrize("card", ["missed", "bang", "barrel", "volcanic", "dodge"])
def test_no_duty_for_a_card_that_cannot_be_played(card: str) -> None:
    """Missed! and Dodge, a BANG! without a target, a card whose name lies before its player."""
    t = table("-", "-", "-", "-", edition="combined", roles=ROLES)
    t.event("law_of_the_west")
    for seat in (0, 2):
        t[seat].lay("mustang")
    if card in ("barrel", "volcanic"):
        t[1].lay(card)
    t.stack(f"beer {card}")
    end_turn(t)
    assert t[1].offers("pass")


@rule("FF-LAW-3")
@everywhere
def test_a_card_whose_name_lies_before_its_player_is_no_duty_in_any_edition(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("law_of_the_west")
    t[1].lay("barrel")
    t.stack("missed barrel")
    end_turn(t)
    assert t.view().players[1].shown == (t[1].own("barrel", other_than=t[1].me.in_play[0]),)
    assert t[1].offers("pass")


@rule("FF-LAW-3")
@everywhere
def test_a_bang_is_no_duty_once_the_limit_is_used_up_and_beer_is_one_at_full_life(edition: str) -> None:
    t = under_law("-", "slab_the_killer", "-", "-", cards="bang bang", edition=edition)
    player = t[1]
    assert not player.offers("pass")
    player.play("bang", at=t[2])
    suffer(t[2])
    assert player.offers("pass")
    t = under_law("-", "-", "-", "-", cards="bang beer", edition=edition)
    assert not t[1].offers("pass")


@rule("FF-LAW-3")
@everywhere
def test_calamitys_missed_is_a_bang_and_it_must_be_this_card(edition: str) -> None:
    t = under_law("-", "calamity_janet", "-", "-", cards="bang missed", edition=edition)
    janet = t[1]
    assert not janet.offers("pass")
    janet.play("missed", at=t[2])
    suffer(t[2])
    assert janet.offers("pass")


@rule("FF-LAW-4")
@everywhere
def test_the_duty_ends_when_the_card_leaves_the_hand(edition: str) -> None:
    """El Gringo takes it."""
    t = under_law("-", "-", "el_gringo", "-", cards="bang beer", edition=edition)
    player, gringo = t[1], t[2]
    player.play("bang", at=gringo)
    suffer(gringo)
    agree(gringo)
    gringo.expect(hand="beer")
    assert player.offers("pass")
    assert all(seen.shown == () for seen in t.view().players)


@rule("FF-LAW-4")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_the_duty_ends_when_the_card_is_the_price_of_another(edition: str) -> None:
    t = under_law("-", "-", "-", "-", cards="springfield beer", edition=edition)
    t[1].play("springfield", at=t[2], pay="beer")
    suffer(t[2])
    assert t[1].offers("pass")


@rule("FF-LAW-4")
@everywhere
def test_it_never_outlives_the_turn_but_the_card_stays_known(edition: str) -> None:
    t = under_law("-", "-", "-", "-", cards="bang missed", edition=edition)
    missed = t[1].own("missed")
    t[1].pass_()
    t.expect_turn(t[2])
    assert t.g.memory.duty != missed
    assert t.view(t[3]).players[1].shown == (missed,)
    twin = redeal(t.g, 3, Chance(key_of(1)))
    assert missed in twin.players[1].hand


@rule("FF-LAW-4")
@everywhere
def test_the_duty_of_an_earlier_turn_is_none_without_a_second_card(edition: str) -> None:
    t = under_law("-", "bill_noface", "-", "-", cards="saloon", edition=edition)
    bill = t[1]
    bill.set_life(bill.me.max_life - 1)
    bill.lay("barrel")
    t.stack("beer barrel")
    bill.begin_turn()
    agree(bill)
    assert t.g.memory.duty == bill.own("barrel")
    bill.set_life(bill.me.max_life)
    t.g.discard_in_play(1, bill.me.in_play[0])
    bill.begin_turn()
    agree(bill)
    assert bill.offers("play", "barrel")
    assert bill.offers("pass")


@rule("FF-LAW-4")
@pytest.mark.parametrize("strict", [True, False])
def test_by_a_setting_it_is_no_price_and_nothing_makes_it_unplayable(strict: bool) -> None:
    t = under_law("-", "slab_the_killer", "-", "-", cards="bang-2D bang-3D", edition="fourth", law_strict=strict)
    assert t[1].offers("play", "bang-2D") is not strict
    if strict:
        t[1].cannot("bang-2D", at=t[2], because="must_play")
    t[1].play("bang-3D", at=t[2])
    suffer(t[2])
    t = under_law("-", "-", "-", "-", cards="springfield beer", edition="combined", law_strict=strict)
    priced = [option for option in t.g.options if t[1].named(option.pay, "beer")]
    assert bool(priced) is not strict
    t = under_law("-", "sid_ketchum", "-", "-", cards="bang-2D missed", edition="fourth", law_strict=strict)
    t[1].set_life(1)
    assert t[1].offers("ability") is not strict
    assert t[1].offers("pass")


@rule("FF-LAW-4")
def test_without_a_duty_it_is_not_the_reason_of_a_refusal() -> None:
    t = under_law("-", "bill_noface", "-", "-", cards="saloon beer", edition="combined", law_strict=True)
    assert t.g.memory.duty == NO_CARD
    t[1].give("missed")
    t[1].cannot("missed", because="only_as_answer")


@rule("FF-LAW-4")
@pytest.mark.parametrize("strict", [True, False])
def test_by_a_setting_sid_ketchum_does_not_spend_it_in_the_middle_of_a_card(strict: bool) -> None:
    t = under_law("-", "sid_ketchum", "-", "-", cards="duel barrel", edition="fourth", law_strict=strict)
    sid = t[1]
    sid.give("bang beer")
    sid.set_life(1)
    sid.play("duel", at=t[2])
    spent = [(action.card, action.pay) for action in interrupts(t.g, sid.seat)]
    assert spent
    assert any(sid.own("barrel") in pair for pair in spent) is not strict
