"""Russian Roulette when it comes, and Vendetta at the end of a turn (FF-ROU, FF-VEN)."""

import pytest

from sixgun.engine.actions import USING
from sixgun.engine.events import Checked, Died, LifeChanged, Punished, Rewarded
from sixgun.engine.ids import NOBODY
from sixgun.engine.kernel import act, question
from sixgun.match.position import position
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn, idle, lose_hand
from tests.stories.helpers import AUTOMATIC, EVERYBODY, EVERYWHERE, WITH_DODGE_CITY, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"


# Russian Roulette


def roulette(*characters: str, edition: str = "fourth", give: dict[int, str] | None = None, **rules: bool) -> Scenario:
    """The sheriff has just turned Russian Roulette."""
    t = table(*characters, edition=edition, roles=ROLES, house_rules={**rules})
    t.event_pile("russian_roulette fistful_of_cards")
    idle(t, 3)
    for actor in t.seats:
        lose_hand(actor)
    for seat, cards in (give or {}).items():
        t[seat].give(cards)
    end_turn(t)
    return t


@rule("FF-ROU-1", "FF-ROU-2", "FF-ROU-3")
@everywhere
def test_round_and_round_until_somebody_refuses(edition: str) -> None:
    t = roulette("-", "-", "-", "-", edition=edition, give={0: "missed missed", 1: "missed", 2: "missed", 3: "missed"})
    for seat in (0, 1, 2, 3, 0):
        t[seat].discard("missed")
    t[1].is_asked("russian_roulette")
    before = t[1].me.life
    suffer(t[1])
    t[1].expect(life=before - 2)
    t[0].is_asked("play_phase")
    lost = t.heard(LifeChanged)[-1]
    assert isinstance(lost, LifeChanged)
    assert (lost.by, lost.change) == (NOBODY, -2)
    idle(t, 4)
    t[0].is_asked("play_phase")  # it does not come again


@rule("FF-ROU-2")
@pytest.mark.parametrize("refusal", [True, False])
def test_a_missed_may_be_kept_back_unless_a_setting_forbids_it(refusal: bool) -> None:
    t = roulette("-", "-", "-", "-", give={0: "missed"}, roulette_refusal=refusal)
    assert t[0].offers("pass") is refusal
    t[0].discard("missed")
    assert t[1].offers("pass")


@rule("FF-ROU-2")
def test_barrel_and_jourdonnais_draw_again_each_time_round() -> None:
    t = roulette("jourdonnais", "-", "-", "-", give={1: "missed", 2: "missed", 3: "missed"})
    t.stack("9H clubs")
    t[0].draw()
    for seat in (1, 2, 3):
        t[seat].discard("missed")
    assert question(t.g).facts(t.g) == {"tried": 0}
    t[0].draw()
    assert question(t.g).facts(t.g) == {"tried": 1}
    assert not t[0].offers("draw")
    t[0].is_asked("russian_roulette")


@rule("FF-ROU-2")
def test_calamitys_bang_elenas_any_card_and_a_green_card_count_and_bring_nothing() -> None:
    give = {0: "bang", 1: "beer", 3: "dodge"}
    t = roulette("calamity_janet", "elena_fuente", "-", "sean_mallory", edition="combined", give=give)
    t[2].lay("bible")
    t[0].discard("bang")
    t[1].discard("beer")
    silent = t.g.clone()  # nobody listens to a copy
    act(silent, next(option for option in silent.options if option.verb == USING))
    t[2].use("bible")
    t[2].expect(hand=0, in_play="")
    assert position(silent) == position(t.g)
    t[3].discard("dodge")
    t[3].expect(hand=0)


@rule("FF-ROU-2")
def test_molly_draws_out_of_turn_and_suzy_at_once() -> None:
    give = {0: "missed", 1: "missed", 2: "missed"}
    t = roulette("-", "molly_stark", "suzy_lafayette", "-", edition="combined", give=give)
    t[0].discard("missed")
    t[1].discard("missed")
    t[1].expect(hand=1)
    t[2].discard("missed")
    t[2].expect(hand=1)
    t = roulette("molly_stark", "-", "-", "-", edition="combined", give={0: "missed"})
    t[0].discard("missed")
    t[0].expect(hand=0)


@rule("FF-ROU-3")
def test_beer_helps_as_in_the_edition_and_bart_draws_two() -> None:
    t = roulette("bart_cassidy", "-", "-", "-", edition="fourth")
    t[0].pass_()
    t[0].is_asked("play_phase")
    t[0].expect(life=3, hand=2 + 2)
    t = roulette("-", "-", "-", "-", edition="abacus", give={0: "beer"})
    t[0].pass_()
    t[0].is_asked("prevent")
    t[0].play("beer")
    suffer(t[0])
    t[0].expect(life=t[0].me.max_life - 1)


@rule("FF-ROU-3")
@everywhere
def test_the_game_may_end_of_it(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event_pile("russian_roulette fistful_of_cards")
    idle(t, 3)
    lose_hand(t[0])
    t[0].set_life(2)
    end_turn(t)
    suffer(t[0])
    t.expect_winners(t[1], t[2])


@rule("FF-ROU-3")
@everywhere
def test_the_turn_goes_on_when_somebody_else_was_eliminated(edition: str) -> None:
    t = roulette("-", "-", "-", "-", edition=edition, give={0: "missed"})
    t[1].set_life(2)
    t[0].discard("missed")
    suffer(t[1])
    t[1].expect_dead()
    assert t.heard(Rewarded) + t.heard(Punished) == []
    t[0].is_asked("play_phase")


@rule("FF-ROU-3")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_of_three_the_turn_of_an_eliminated_deputy_ends(edition: str) -> None:
    t = table("-", "-", "-", edition=edition, roles="deputy outlaw renegade")
    t.event_pile("russian_roulette fistful_of_cards")
    idle(t, 2)
    lose_hand(t[0])
    t[0].set_life(2)
    end_turn(t)
    suffer(t[0])
    t[0].expect_dead()
    t[1].is_asked("play_phase")


# Vendetta


@rule("FF-VEN-1", "FF-VEN-3")
@everywhere
def test_hearts_brings_another_turn_but_no_third(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("vendetta")
    t.event_pile("ambush fistful_of_cards")
    player, pile, turned = t[0], list(t.g.event_pile), t.g.event_turned - t.g.turns
    player.give("bang")
    t.stack("9H any any any any")
    player.play("bang", at=t[1])
    suffer(t[1])
    end_turn(t)
    t.expect_turn(player)
    player.is_asked("play_phase")
    assert t.g.bangs == 0
    assert (t.g.event_pile, t.g.event_turned - t.g.turns) == (pile, turned)
    end_turn(t)
    t.expect_turn(t[1])
    assert len(t.heard(Checked)) == 1


@rule("FF-VEN-1")
@everywhere
def test_any_other_suit_brings_none(edition: str) -> None:
    t = table("-", "-", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    t.event("vendetta")
    t.stack("9S")
    end_turn(t)
    t.expect_turn(t[1])


@rule("FF-VEN-2")
@everywhere
def test_no_draw_after_a_failed_jail_and_none_for_the_dead(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("vendetta")
    t[1].lay("jail")
    t.stack("9S 9S")
    end_turn(t)
    end_turn(t) if t.g.turn == 1 else None
    t.expect_turn(t[2])
    assert len([event for event in t.heard(Checked) if isinstance(event, Checked) and event.event_card]) == 1
    idle(t, 0)
    t[2].give("duel", life=1)
    t.g.events = []
    t[3].give("bang")
    t[2].play("duel", at=t[3])
    t[3].discard("bang")
    suffer(t[2])
    assert t.heard(Died)
    assert t.heard(Checked) == []
    t.expect_turn(t[3])


@rule("FF-VEN-2")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_after_phase_3_and_lucky_duke_chooses(edition: str) -> None:
    t = table("lucky_duke", "-", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    duke = t[0]
    t.event("vendetta")
    duke.give("bang bang", life=1)
    t.stack("spades hearts")
    duke.pass_()
    duke.is_asked("discard_phase")
    duke.discard("bang")
    duke.is_asked("which_counts")
    duke.let_count("hearts", "spades")
    t.expect_turn(duke)


@rule("FF-VEN-3")
@everywhere
def test_elimination_in_the_second_turn_ends_it(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    player, other = t[1], t[2]
    player.begin_play()
    t.event("vendetta")
    t.stack("hearts any any")
    end_turn(t)
    t.expect_turn(player)
    assert t.g.memory.extra_turn
    lose_hand(player)
    player.give("duel", life=1)
    other.give("bang")
    player.play("duel", at=other)
    other.discard("bang")
    suffer(player)
    player.expect_dead()
    assert t.heard(Checked) == []
    t.expect_turn(other)


@rule("FF-VEN-3")
@pytest.mark.parametrize("edition", WITH_DODGE_CITY)
def test_it_is_a_whole_turn(edition: str) -> None:
    """Dynamite that was laid is checked, green cards are ready, Vera Custer names someone again."""
    t = table("vera_custer", "-", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    vera = t[0]
    t.event("vendetta")
    vera.give("dynamite knife")
    vera.play("dynamite")
    vera.play("knife")
    t.stack("9H KH any any")
    end_turn(t)
    vera.is_asked("name_somebody")
    t[1].expect(in_play="dynamite")
    vera.name(t[1])
    assert vera.offers("use", "knife")
