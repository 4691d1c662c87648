"""Persons under the event cards of A Fistful of Cards: what each has to remember."""

import pytest

from sixgun.engine.events import AbilityUsed, Rewarded
from sixgun.engine.ids import NO_CARD
from sixgun.rules.triggers import interrupts
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn, idle, lose_hand
from tests.stories.helpers import AUTOMATIC, EVERYBODY, EVERYWHERE, PREVENTING, agree, kill, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"
FIVE = "sheriff outlaw outlaw renegade deputy"


def people(*characters: str, edition: str, event: str, roles: str = ROLES) -> Scenario:
    t = table(*characters, edition=edition, roles=roles, house_rules=EVERYBODY)
    t.event(event)
    return t


# A Fistful of Cards


@rule("FF-FIS-2")
@everywhere
def test_elena_answers_each_shot_with_any_card_and_jourdonnais_draws_for_each(edition: str) -> None:
    t = people("-", "elena_fuente", "jourdonnais", "-", edition=edition, event="fistful_of_cards")
    elena, jourdonnais = t[1], t[2]
    elena.give("beer saloon")
    end_turn(t)
    elena.play("beer")
    elena.play("saloon")
    elena.is_asked("play_phase")
    jourdonnais.give("beer duel")
    lose_hand(elena)
    t.stack("hearts hearts any any")
    end_turn(t)
    jourdonnais.draw()
    jourdonnais.draw()
    jourdonnais.is_asked("play_phase")
    jourdonnais.expect(life=4)


@rule("FF-FIS-2")
@pytest.mark.parametrize("edition", PREVENTING)
def test_where_beer_prevents_losses_it_does_and_so_do_two_cards_of_sid_ketchum(edition: str) -> None:
    t = people("-", "sid_ketchum", "-", "-", edition=edition, event="fistful_of_cards")
    sid = t[1]
    sid.give("beer duel indians")
    end_turn(t)
    sid.pass_()
    sid.is_asked("prevent")
    sid.use_ability("duel indians")
    sid.pass_()
    sid.play("beer")
    suffer(sid)
    sid.is_asked("play_phase")
    sid.expect(life=3)


# Blood Brothers


@rule("FF-BLO-2")
@everywhere
def test_sid_ketchum_prevents_no_payment_and_nobody_pays_for_the_dead(edition: str) -> None:
    t = people("-", "sid_ketchum", "-", "-", "-", edition=edition, event="blood_brothers", roles=FIVE)
    sid, hurt = t[1], t[2]
    t[3].leave()
    hurt.set_life(1)
    sid.give("beer beer beer")
    end_turn(t)
    sid.is_asked("blood_brothers")
    assert sorted(int(option.target) for option in t.g.options) == [-1, 2]
    sid.name(hurt)
    sid.is_asked("play_phase")
    sid.expect(life=3, hand=5)
    hurt.expect(life=2)


@rule("FF-BLO-2")
@everywhere
def test_in_the_turn_it_comes_the_sheriff_is_asked_too_and_everybody_once(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event_pile("blood_brothers fistful_of_cards")
    idle(t, 3)
    t[1].set_life(1)
    end_turn(t)
    t[0].is_asked("blood_brothers")
    t[0].pass_()
    t[0].is_asked("play_phase")


# Dead Man


@rule("FF-DEA-3")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_greg_herb_and_sam_gain_again_by_a_second_death(edition: str) -> None:
    t = people("greg_digger", "-", "herb_hunter", "vulture_sam", "-", edition=edition, event="dead_man", roles=FIVE)
    greg, dead, herb, sam, _ = t
    dead.leave()
    idle(t, 1)
    t.expect_turn(dead)
    greg.set_life(1)
    hands = len(herb.me.hand), len(sam.me.hand), len(dead.me.hand)
    kill(greg, dead)
    greg.expect(life=3)
    assert (len(herb.me.hand), len(sam.me.hand)) == (hands[0] + 2, hands[1] + hands[2])


# Hard Liquor


@rule("FF-LIQ-2")
@pytest.mark.parametrize(
    "character",
    ["black_jack", "kit_carlson", "jesse_jones", "pedro_ramirez", "pat_brennan", "pixie_pete", "bill_noface"],
)
@everywhere
def test_who_skips_phase_1_gives_up_all_of_it(edition: str, character: str) -> None:
    t = people("-", character, "-", "-", edition=edition, event="hard_liquor")
    player = t[1]
    t[2].give("beer")
    t[2].lay("barrel")
    t.discard_pile("duel")
    player.set_life(2)
    end_turn(t)
    player.is_asked("hard_liquor")
    player.skip_phase_1()
    player.is_asked("play_phase")
    player.expect(hand=0, life=3)
    assert t.heard(AbilityUsed) == []


@rule("FF-LIQ-2")
@everywhere
def test_it_is_allowed_with_two_players_left(edition: str) -> None:
    t = people("-", "-", "-", "-", edition=edition, event="hard_liquor", roles="sheriff renegade outlaw outlaw")
    t[2].leave()
    t[3].leave()
    t[1].set_life(1)
    end_turn(t)
    t[1].skip_phase_1()
    t[1].expect(life=2, hand=0)


# Law of the West


@rule("FF-LAW-4")
@pytest.mark.parametrize("way", ["sid_ketchum", "doc_holyday", "duel"])
def test_the_duty_ends_with_the_price_of_an_ability_and_with_an_answer_in_a_duel(way: str) -> None:
    t = table("-", "-" if way == "duel" else way, "-", "-", edition="fourth", roles=ROLES, house_rules=EVERYBODY)
    player, other = t[1], t[2]
    t.event("law_of_the_west")
    t.stack("duel bang" if way == "duel" else "missed beer")
    player.set_life(3)
    end_turn(t)
    agree(player)
    assert not player.offers("pass")
    if way == "duel":
        other.give("bang")
        player.play("duel", at=other)
        other.discard("bang")
        player.discard("bang")
        suffer(other)
    elif way == "sid_ketchum":
        player.use_ability("missed beer")
    else:
        player.use_ability("missed beer", at=other)
        suffer(other)
    assert t.g.memory.duty == NO_CARD
    assert player.offers("pass")
    assert t.view().players[1].shown == ()


@rule("FF-LAW-2")
@everywhere
def test_there_is_no_second_card_in_a_turn_lost_in_jail(edition: str) -> None:
    t = people("-", "-", "-", "-", edition=edition, event="law_of_the_west")
    t[1].lay("jail")
    t[1].give("beer beer")
    t.stack("9S")
    end_turn(t)
    assert t.view().players[1].shown == ()


# Ricochet


@rule("FF-RIC-3")
@everywhere
def test_in_belle_stars_turn_green_cards_and_barrels_save_nothing_but_jourdonnais_does(edition: str) -> None:
    t = people("belle_star", "-", "jourdonnais", "-", edition=edition, event="ricochet")
    belle, owner = t[0], t[2]
    belle.give("bang bang")
    owner.lay("barrel mustang")
    t.stack("9S")
    belle.discard("bang", at=owner, take="mustang")
    owner.draw()
    assert owner.choices() == "pass"  # the one Draw! was his own
    owner.pass_()
    owner.expect(in_play="barrel")


@rule("FF-RIC-3")
@everywhere
def test_sid_ketchum_saves_no_card(edition: str) -> None:
    t = people("-", "-", "sid_ketchum", "-", edition=edition, event="ricochet")
    sid = t[2]
    sid.give("beer beer")
    sid.set_life(1)
    sid.lay("mustang")
    t[0].give("bang")
    t[0].discard("bang", at=sid, take="mustang")
    if interrupts(t.g, 2):
        sid.interrupt("beer beer")  # heals, as at any time
    sid.pass_()
    sid.expect(in_play="")


# Sniper


@rule("FF-SNI-2")
@everywhere
def test_in_belle_stars_turn_a_barrel_is_no_help_against_her_shot(edition: str) -> None:
    t = people("belle_star", "-", "-", "-", edition=edition, event="sniper")
    t[0].give("bang bang")
    t[1].lay("barrel")
    t[0].discard("bang", at=t[1], pay="bang")
    t[1].is_asked("shot")
    assert not t[1].offers("draw")


@rule("FF-SNI-2")
@everywhere
def test_a_sheriff_who_snipes_a_deputy_is_punished(edition: str) -> None:
    t = people("-", "-", "-", "-", "-", edition=edition, event="sniper", roles="sheriff deputy outlaw outlaw renegade")
    sheriff, deputy = t[0], t[1]
    sheriff.give("bang bang beer beer")
    deputy.set_life(1)
    sheriff.discard("bang", at=deputy, pay="bang")
    suffer(deputy)
    deputy.expect_dead()
    sheriff.expect(hand=0)
    assert t.heard(Rewarded) == []


@rule("FF-SNI-2")
@everywhere
def test_molly_stark_draws_for_both_of_her_missed_and_suzy_at_once(edition: str) -> None:
    t = people("-", "molly_stark", "-", "suzy_lafayette", edition=edition, event="sniper")
    player, molly, _, suzy = t
    player.give("bang bang bang bang")
    molly.give("missed missed")
    suzy.give("missed missed")
    player.discard("bang", at=molly, pay="bang")
    molly.play("missed")
    agree(molly)
    molly.play("missed")
    agree(molly)
    molly.expect(hand=2)
    player.discard("bang", at=suzy, pay="bang")
    suzy.play("missed")
    suzy.play("missed")
    agree(suzy)
    suzy.expect(hand=1)
