"""The record of deeds: who did what to whom, in public."""

from __future__ import annotations

import pytest

from sixgun.engine.deeds import (
    DEEDS,
    DUELLED,
    JAILED,
    KILLED,
    MOST,
    NO_DEEDS,
    PREFERRED,
    ROBBED,
    SHOT,
    SPARED,
    add_deed,
    deed_count,
)
from sixgun.scenario import Scenario, table


def deeds(t: Scenario) -> list[tuple[str, int, int, int]]:
    """Every deed on record: kind, doer, target, count."""
    seats = range(len(t.seats))
    told = [(name, doer, target, deed_count(t.g.deeds, deed, doer, target)) for deed, name in enumerate(DEEDS)
            for doer in seats for target in seats]  # fmt: skip
    return [(name, doer, target, int(count)) for name, doer, target, count in told if count]


def count(t: Scenario, deed: int, doer: int, target: int) -> int:
    return int(deed_count(t.g.deeds, deed, doer, target))


def test_there_are_no_deeds_at_first() -> None:
    assert deeds(table("-", "-", "-", "-")) == []


def test_a_shot_is_recorded() -> None:
    t = table("-", "-", "-", "-")
    t[0].give("bang bang")
    for _ in range(2):
        t[0].play("bang", at=t[1])
        t[1].pass_()
    assert deeds(t) == [("shot", 0, 1, 2)]


def test_a_shot_at_the_sheriff_and_a_shot_at_another_player_instead() -> None:
    t = table("-", "willy_the_kid", "-", "-")
    t[1].begin_play()
    t[1].give("bang bang")
    t[1].play("bang", at=t[0])
    t[0].pass_()
    t[1].play("bang", at=t[2])
    t[2].pass_()
    assert count(t, SHOT, 1, 0) == 1
    assert count(t, PREFERRED, 1, 2) == 1


def test_a_shot_is_no_preference_while_the_sheriff_is_out_of_range() -> None:
    t = table("-", "-", "-", "-")
    t[2].begin_play()
    t[2].give("bang")
    t[2].play("bang", at=t[1])
    assert deeds(t) == [("shot", 2, 1, 1)]


def test_cards_against_all_players_are_not_recorded() -> None:
    t = table("-", "-", "-", "-")
    t[0].give("gatling")
    t[0].play("gatling")
    assert deeds(t) == []


def test_a_duel_and_jail_are_recorded() -> None:
    t = table("-", "-", "-", "-")
    t[0].give("duel jail")
    t[0].play("duel", at=t[2])
    t[2].pass_()
    t[0].play("jail", at=t[3])
    assert deeds(t) == [("duelled", 0, 2, 1), ("jailed", 0, 3, 1)]
    assert (count(t, DUELLED, 0, 2), count(t, JAILED, 0, 3)) == (1, 1)


@pytest.mark.parametrize(
    ("card", "deed"), [("jail", "helped"), ("dynamite", "helped"), ("barrel", "robbed"), ("hand", "robbed")]
)
def test_taking_a_good_card_is_robbery_and_taking_jail_or_dynamite_is_help(card: str, deed: str) -> None:
    t = table("-", "-", "-", "-")
    if card == "hand":
        t[1].give("bang")
    else:
        t[1].lay(card)
    t[0].give("cat_balou")
    t[0].play("cat_balou", at=t[1], take=card)
    assert deeds(t) == [(deed, 0, 1, 1)]


def test_actions_against_oneself_are_not_recorded() -> None:
    t = table("-", "-", "-", "-")
    t[0].lay("dynamite")
    t[0].give("cat_balou")
    t[0].play("cat_balou", at=t[0], take="dynamite")
    assert deeds(t) == []


def test_a_drink_for_another_player_is_help() -> None:
    t = table("-", "-", "-", "-", edition="combined")
    t[1].set_life(2)
    t[0].give("tequila missed")
    t[0].play("tequila", at=t[1], pay="missed")
    assert deeds(t) == [("helped", 0, 1, 1)]


def test_a_blue_card_in_front_of_somebody_else_is_help() -> None:
    t = table("-", "-", "-", "-", house_rules={"blue_on_others": True})
    t[0].give("mustang")
    t[0].play("mustang", at=t[1])
    assert deeds(t) == [("helped", 0, 1, 1)]


def test_targeted_abilities_are_recorded() -> None:
    t = table("doc_holyday", "-", "-", "-", edition="combined")
    t[0].give("missed beer")
    t[0].use_ability("missed beer", at=t[1])
    assert deeds(t) == [("shot", 0, 1, 1)]


def test_kills_are_recorded() -> None:
    t = table("-", "-", "-", "-")
    t[0].give("bang")
    t[1].set_life(1)
    t[0].play("bang", at=t[1])
    t[1].pass_()
    t[1].pass_()
    assert count(t, KILLED, 0, 1) == 1


def test_a_turn_without_a_shot_spares_a_sheriff_in_range() -> None:
    t = table("-", "-", "-", "-")
    t[1].begin_play()
    t[1].pass_()
    assert deeds(t) == [("spared", 1, 0, 1)]
    assert count(t, SPARED, 1, 0) == 1


def test_a_turn_with_a_shot_spares_nobody() -> None:
    t = table("-", "-", "-", "-")
    t[1].begin_play()
    t[1].give("bang")
    t[1].play("bang", at=t[2])
    t[2].pass_()
    t[1].pass_()
    assert deeds(t) == [("preferred", 1, 2, 1)]


def test_a_record_is_replaced_and_counts_only_so_far() -> None:
    record = NO_DEEDS
    for _ in range(MOST + 5):
        record = add_deed(record, ROBBED, 3, 4)
    assert deed_count(record, ROBBED, 3, 4) == MOST
    assert deed_count(record, ROBBED, 4, 3) == 0
    assert not any(NO_DEEDS)
