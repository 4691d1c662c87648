"""Gold Rush turns the order around, and Hangover silences every ability (HN-GOL, HN-HAN)."""

import pytest

from sixgun.engine.events import AbilityUsed, Named
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import EVERYBODY, EVERYWHERE, WITH_DODGE_CITY, agree, blow_up, kill, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)


@rule("HN-GOL-1")
@everywhere
def test_turns_go_counter_clockwise_from_the_sheriff_on(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition)
    t.event("gold_rush")
    order = []
    for _ in range(4):
        idle(t, 1)
        order.append(int(t.g.turn))
    assert order == [3, 2, 1, 0]


@rule("HN-GOL-2")
@everywhere
def test_a_round_ends_with_the_sheriff_and_a_new_card(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event_pile("gold_rush curse high_noon")
    idle(t, 4)
    assert (t.g.turn, t.view().event_card) == (0, "gold_rush")
    idle(t, 3)
    assert (t.g.turn, t.view().event_card) == (1, "gold_rush")
    idle(t, 1)
    assert (t.g.turn, t.view().event_card) == (0, "curse")
    idle(t, 1)
    assert t.g.turn == 1


@rule("HN-GOL-2")
@everywhere
def test_after_a_death_in_ones_own_turn_the_next_player_counter_clockwise_goes_on(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY, roles="sheriff outlaw outlaw renegade")
    t.event("gold_rush")
    blow_up(t[2])
    t.expect_turn(t[1])


@rule("HN-GOL-2")
@everywhere
def test_dynamite_is_still_handed_to_the_left(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("gold_rush")
    t[3].lay("dynamite")
    t.stack("KH")
    end_turn(t)
    t[0].expect(in_play="dynamite")


@rule("HN-GOL-2")
@everywhere
def test_cards_for_everybody_still_go_to_the_left(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("gold_rush")
    t[0].give("general_store gatling")
    t[0].play("general_store")
    for seat in (0, 1, 2, 3):
        t[seat].is_asked("pick")
        t[seat].take("any")
    t[0].play("gatling")
    t[1].is_asked("shot")


@rule("HN-GOL-2")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_a_green_card_can_be_used_in_the_next_turn_of_its_owner(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules=EVERYBODY)
    t.event("gold_rush")
    t[0].give("canteen")
    t[0].play("canteen")
    assert not t[0].offers("use", "canteen")
    t[0].set_life(3)
    idle(t, 4)
    t[0].use("canteen")
    t[0].expect(life=4)


# Hangover


def with_hangover(*people: str, edition: str) -> Scenario:
    t = table(*people, *["-"] * (4 - len(people)), edition=edition, house_rules=EVERYBODY)
    t.event("hangover")
    return t


@rule("HN-HAN-1", "HN-HAN-3")
@everywhere
def test_nobody_has_an_ability_and_life_stays_as_printed(edition: str) -> None:
    t = with_hangover("paul_regret", "rose_doolan", "jourdonnais", "el_gringo", edition=edition)
    assert [seen.ability for seen in t.view().players] == ["no_ability"] * 4
    assert [seen.life for seen in t.view().players] == [4, 4, 4, 3]
    assert t[2].distance_to(t[0]) == 2
    assert t[1].distance_to(t[3]) == 2
    t[1].begin_play()
    t[1].give("bang")
    t[1].play("bang", at=t[2])
    assert not t[2].offers("draw")


@rule("HN-HAN-3")
@everywhere
def test_limits_are_everybodys(edition: str) -> None:
    t = with_hangover("willy_the_kid", "sean_mallory", "slab_the_killer", "tequila_joe", edition=edition)
    seen = t.view().players
    assert [player.bang_limit for player in seen] == [1, 1, 1, 1]
    assert [player.hand_limit for player in seen] == [player.life for player in seen]
    assert [player.missed_needed for player in seen] == [1, 1, 1, 1]
    joe = t[3]
    joe.begin_play()
    joe.give("beer", life=1)
    joe.play("beer")
    joe.expect(life=2)


@rule("HN-HAN-3")
@everywhere
def test_nobody_uses_one_card_as_another(edition: str) -> None:
    t = with_hangover("calamity_janet", "elena_fuente", edition=edition)
    janet, elena = t[0], t[1]
    janet.give("missed bang")
    janet.unplayable("missed", because="only_as_answer")
    elena.give("beer bang")
    janet.play("bang", at=elena)
    assert elena.choices() == "pass"


@rule("HN-HAN-3")
@everywhere
def test_lucky_duke_turns_one_card(edition: str) -> None:
    t = with_hangover("-", "lucky_duke", edition=edition)
    assert t.view().players[1].cards_turned == 1
    t[1].lay("jail")
    t.stack("9H")
    end_turn(t)
    t[1].is_asked("play_phase")


@rule("HN-HAN-3")
@pytest.mark.parametrize("character", ["bart_cassidy", "el_gringo", "molly_stark", "suzy_lafayette"])
@everywhere
def test_nobody_reacts_to_a_hit_or_an_empty_hand(edition: str, character: str) -> None:
    t = with_hangover("-", character, edition=edition)
    victim = t[1]
    t[0].give("bang bang")
    victim.give("missed")
    before = len(t[0].me.hand)
    t[0].play("bang", at=victim)
    victim.play("missed")
    victim.expect(hand=0)
    t.g.bangs = 0
    t.refresh()
    t[0].play("bang", at=victim)
    suffer(victim)
    victim.expect(hand=0)
    t[0].expect(hand=before - 2)
    assert t.heard(AbilityUsed) == []


@rule("HN-HAN-3")
@everywhere
def test_nobody_gains_by_a_death(edition: str) -> None:
    t = with_hangover("vulture_sam", "greg_digger", "herb_hunter", edition=edition)
    for seat in (0, 1, 2):
        t[seat].set_life(2)
    victim = t[3]
    victim.give("beer", life=1)
    victim.lay("barrel")
    t[0].give("duel")
    t[0].play("duel", at=victim)
    suffer(victim)
    while t.asked() == "3 last_discard":
        victim.discard("any")
    assert [int(player.life) for player in t.g.players] == [2, 2, 2, 0]
    t[2].expect(hand=0)
    assert {"beer", "barrel"} <= {t.g.card(card).key for card in t.g.discards}


@rule("HN-HAN-3")
@everywhere
def test_apache_kid_minds_diamonds_and_belle_star_sees_the_cards_of_others(edition: str) -> None:
    t = with_hangover("belle_star", "apache_kid", edition=edition)
    t[1].lay("mustang")
    assert t[0].distance_to(t[1]) == 2
    assert t.view().gear_ignored is False
    t[0].lay("winchester")
    t[0].give("bang-2D")
    t[0].play("bang-2D", at=t[1])
    t[1].is_asked("shot")


@rule("HN-HAN-3")
@pytest.mark.parametrize("character", ["sid_ketchum", "chuck_wengam", "doc_holyday", "jose_delgado"])
@everywhere
def test_no_ability_is_offered_in_phase_2(edition: str, character: str) -> None:
    t = with_hangover(character, edition=edition)
    t[0].give("barrel bang missed", life=2)
    assert not t[0].offers("ability")
    assert t.view(t[0]).interrupts == ()


@rule("HN-HAN-3")
@pytest.mark.parametrize(
    "character",
    ["kit_carlson", "jesse_jones", "pedro_ramirez", "black_jack", "pat_brennan", "pixie_pete", "bill_noface"],
)
@everywhere
def test_everybody_draws_two(edition: str, character: str) -> None:
    t = with_hangover("-", character, edition=edition)
    t[1].set_life(2)
    t[2].give("beer")
    t[2].lay("barrel")
    t.stack("any 9H any any")
    t[1].begin_turn()
    t[1].is_asked("play_phase")
    t[1].expect(hand=2)


@rule("HN-HAN-2")
@everywhere
def test_a_volcanic_still_shoots_at_will(edition: str) -> None:
    t = with_hangover("-", edition=edition)
    t[0].lay("volcanic")
    t[0].give("bang bang")
    t[0].play("bang", at=t[1])
    suffer(t[1])
    t[0].play("bang", at=t[1])


@rule("HN-HAN-2")
@everywhere
def test_vera_custer_names_nobody_and_has_no_ability_until_her_next_turn(edition: str) -> None:
    t = table("-", "vera_custer", "paul_regret", "-", edition=edition, house_rules=EVERYBODY)
    vera = t[1]
    end_turn(t)
    vera.name(t[2])
    assert t.view().players[1].ability == "paul_regret"
    t.event("hangover")
    assert t.view().players[1].ability == "no_ability"
    vera.begin_turn()
    vera.is_asked("play_phase")
    assert len(t.heard(Named)) == 0
    t.event("shootout")
    assert t.view().players[1].ability == "vera_custer"
    vera.begin_turn()
    vera.is_asked("name_somebody")


@rule("HN-HAN-2")
@everywhere
def test_suzy_draws_when_the_hangover_is_covered_before_the_next_card_acts(edition: str) -> None:
    t = table("-", "suzy_lafayette", "-", "-", edition=edition, house_rules=EVERYBODY)
    suzy = t[1]
    t.event_pile("hangover daltons high_noon")
    idle(t, 7)
    t.g.deck += suzy.me.hand
    suzy.me.hand = []
    for seat in (2, 0):
        t[seat].lay("barrel schofield" if seat == 0 else "jail")
    t.refresh()
    suzy.expect(hand=0)
    t.g.turn = 3
    end_turn(t)
    agree(suzy)
    t[0].is_asked("daltons")
    suzy.expect(hand=1)


@rule("HN-HAN-2")
@everywhere
def test_suzy_draws_again_though_somebody_died_in_the_hangover(edition: str) -> None:
    roles = "sheriff outlaw outlaw renegade"
    t = table("-", "suzy_lafayette", "-", "-", edition=edition, house_rules=EVERYBODY, roles=roles)
    suzy = t[1]
    t.event("hangover")
    kill(t[0], t[2])
    t.event("shootout")
    suzy.begin_play()
    suzy.give("beer", life=2)
    suzy.play("beer")
    agree(suzy)
    suzy.expect(hand=1)
