"""Cards that act at the start of a turn (FF-FIS, FF-BLO)."""

import pytest

from sixgun.engine.events import Checked, LifeChanged, Punished, Rewarded
from sixgun.engine.ids import NO_CARD, NOBODY
from sixgun.scenario import table
from tests.stories.events.idle import end_turn, lose_hand
from tests.stories.helpers import AUTOMATIC, EVERYBODY, EVERYWHERE, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"


# A Fistful of Cards


@rule("FF-FIS-1", "FF-FIS-2", "FF-FIS-3")
@everywhere
def test_a_shot_for_every_card_in_hand(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    target = t[1]
    t.event("fistful_of_cards")
    target.give("missed missed bang beer")
    target.me.max_life = target.me.life = 9
    end_turn(t)
    for _ in range(2):
        target.is_asked("shot")
        target.play("missed")
    for _ in range(2):
        target.is_asked("shot")
        target.pass_()
        while t.asked() in ("1 prevent", "1 last_chance"):
            target.pass_()
    target.is_asked("play_phase")
    target.expect(life=7, hand=4)
    lost = t.heard(LifeChanged)
    assert all(isinstance(event, LifeChanged) and (event.by, event.card) == (NOBODY, NO_CARD) for event in lost)


@rule("FF-FIS-2")
@everywhere
def test_an_empty_hand_is_not_shot_at(edition: str) -> None:
    t = table("-", "-", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    t.event("fistful_of_cards")
    end_turn(t)
    t[1].is_asked("play_phase")
    t[1].expect(life=t[1].me.max_life)


@rule("FF-FIS-2")
@everywhere
def test_each_shot_has_a_draw_for_the_barrel_and_calamitys_bang(edition: str) -> None:
    t = table("-", "calamity_janet", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    janet = t[1]
    t.event("fistful_of_cards")
    janet.lay("barrel")
    janet.give("bang beer")
    t.stack("spades hearts")
    end_turn(t)
    janet.draw()
    janet.play("bang")
    janet.draw()
    janet.is_asked("play_phase")
    janet.expect(life=4)


@rule("FF-FIS-2", "FF-FIS-3")
@pytest.mark.parametrize("edition", AUTOMATIC)
def test_suzy_draws_and_bart_too_but_the_number_of_shots_stays(edition: str) -> None:
    t = table("-", "suzy_lafayette", "bart_cassidy", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    suzy, bart = t[1], t[2]
    t.event("fistful_of_cards")
    suzy.give("missed")
    end_turn(t)
    suzy.play("missed")
    suzy.is_asked("play_phase")
    suzy.expect(hand=3)  # one for the empty hand, two in phase 1
    bart.give("bang bang")
    end_turn(t)
    for _ in range(2):
        suffer(bart)
        agree(bart)
    bart.is_asked("play_phase")
    bart.expect(life=2, hand=6)


@rule("FF-FIS-3")
@everywhere
def test_nobody_shoots(edition: str) -> None:
    """El Gringo takes nothing, Slab adds nothing, Apache Kid is hit, Molly and Belle Star change nothing."""
    t = table(
        "slab_the_killer", "el_gringo", "apache_kid", "molly_stark", roles=ROLES, house_rules=EVERYBODY, edition=edition
    )
    slab, gringo, apache, molly = t
    t.event("fistful_of_cards")
    slab.give("beer")
    gringo.give("bang-2D")
    end_turn(t)
    suffer(gringo)
    gringo.is_asked("play_phase")
    gringo.expect(life=2, hand=3)
    apache.give("diamonds")
    lose_hand(gringo)
    end_turn(t)
    suffer(apache)
    apache.is_asked("play_phase")
    apache.expect(life=2)
    lose_hand(apache)
    molly.give("missed")
    end_turn(t)
    molly.play("missed")
    molly.is_asked("play_phase")
    molly.expect(hand=2)


@rule("FF-FIS-3")
@everywhere
def test_belle_stars_own_barrel_works(edition: str) -> None:
    t = table("-", "belle_star", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    belle = t[1]
    t.event("fistful_of_cards")
    belle.lay("barrel")
    belle.give("beer")
    end_turn(t)
    assert belle.offers("draw")


@rule("FF-FIS-3")
@everywhere
def test_death_ends_the_series_and_the_turn_without_reward(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("fistful_of_cards")
    t[1].give("bang bang bang", life=1)
    end_turn(t)
    suffer(t[1])
    t[1].expect_dead()
    assert t.heard(Rewarded) + t.heard(Punished) == []
    assert t.g.turn == 2
    t[0].give("bang bang", life=1)
    t.g.event_pile = []
    t[0].begin_turn()
    suffer(t[0])
    t.expect_winners(t[1], t[2])


@rule("FF-FIS-4")
@everywhere
def test_also_in_jail_and_before_it_is_checked(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("fistful_of_cards")
    t[1].lay("jail")
    t[1].give("bang indians duel")
    t[1].me.max_life = t[1].me.life = 9
    end_turn(t)
    for _ in range(3):
        t[1].is_asked("shot")
        assert t.heard(Checked) == []
        t[1].pass_()
        while t.asked() in ("1 prevent", "1 last_chance"):
            t[1].pass_()
    assert len(t.heard(Checked)) == 1
    t[1].expect(life=6)


# Blood Brothers


@rule("FF-BLO-1", "FF-BLO-2")
@everywhere
def test_a_life_point_may_be_given_to_somebody_who_has_lost_one(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    giver, hurt = t[1], t[2]
    t.event("blood_brothers")
    giver.give("beer beer")
    hurt.set_life(1)
    t[3].set_life(1)
    before = giver.me.life
    end_turn(t)
    giver.is_asked("blood_brothers")
    assert sorted(int(option.target) for option in t.g.options) == [NOBODY, 2, 3]
    giver.name(hurt)
    giver.is_asked("play_phase")  # neither Beer nor anything else prevents a payment, and it is asked once
    giver.expect(life=before - 1, hand=4)
    hurt.expect(life=2)


@rule("FF-BLO-1", "FF-BLO-2")
@everywhere
def test_nobody_is_asked_at_the_last_point_or_if_everybody_else_is_well(edition: str) -> None:
    t = table("-", "-", "-", "-", roles=ROLES, house_rules=EVERYBODY, edition=edition)
    t.event("blood_brothers")
    t[2].set_life(1)
    t[1].set_life(1)
    end_turn(t)
    t[1].is_asked("play_phase")
    t[1].set_life(t[1].me.max_life)
    end_turn(t)
    agree(t[2])
    t[2].is_asked("play_phase")
    t[2].set_life(t[2].me.max_life)
    end_turn(t)
    t[3].is_asked("play_phase")


@rule("FF-BLO-2")
@everywhere
def test_bart_draws_for_it_el_gringo_takes_nothing_tequila_joe_regains_one(edition: str) -> None:
    t = table(
        "-",
        "bart_cassidy",
        "el_gringo",
        "tequila_joe",
        roles=ROLES,
        house_rules={**EVERYBODY, "bart_cassidy": "must"},
        edition=edition,
    )
    bart, gringo, joe = t[1], t[2], t[3]
    t.event("blood_brothers")
    joe.set_life(1)
    end_turn(t)
    bart.name(joe)
    agree(bart)
    bart.expect(life=3, hand=3)
    joe.expect(life=2)
    lose_hand(bart)
    bart.give("beer")
    joe.give("saloon")
    end_turn(t)
    gringo.name(joe)
    bart.expect(hand="beer")
    assert {t.g.card(card).key for card in joe.me.hand} == {"saloon"}
    joe.expect(life=3)


@rule("FF-BLO-2")
@everywhere
@pytest.mark.parametrize(("moment", "jail_first"), [("first", False), ("after_jail", True)])
def test_before_jail_or_by_a_setting_after_it(edition: str, moment: str, jail_first: bool) -> None:
    t = table(
        "-", "-", "-", "-", roles=ROLES, house_rules={**EVERYBODY, "blood_brothers_moment": moment}, edition=edition
    )
    t.event("blood_brothers")
    t[1].lay("jail")
    t[2].set_life(1)
    t.stack("9H")
    end_turn(t)
    t[1].is_asked("blood_brothers")
    assert (len(t.heard(Checked)) == 1) is jail_first


@rule("FF-BLO-2")
@everywhere
def test_after_jail_means_not_in_a_lost_turn(edition: str) -> None:
    t = table(
        "-",
        "-",
        "-",
        "-",
        roles=ROLES,
        house_rules={**EVERYBODY, "blood_brothers_moment": "after_jail"},
        edition=edition,
    )
    t.event("blood_brothers")
    t[1].lay("jail")
    t[0].set_life(1)
    t.stack("9S")
    end_turn(t)
    t[2].is_asked("blood_brothers")


@rule("FF-BLO-2")
@everywhere
def test_with_two_players_left_it_is_allowed(edition: str) -> None:
    t = table("-", "-", "-", "-", roles="sheriff renegade outlaw outlaw", house_rules=EVERYBODY, edition=edition)
    t[2].leave()
    t[3].leave()
    t.event("blood_brothers")
    t[0].set_life(1)
    end_turn(t)
    t[1].name(t[0])
    t[0].expect(life=2)
