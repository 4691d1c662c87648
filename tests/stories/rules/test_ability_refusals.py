"""Why an ability cannot be used: every refusal code of theirs, on one's own and in the middle of a card."""

from sixgun.scenario import table
from tests.stories.helpers import suffer


def test_nothing_to_use_for_an_ability_that_works_by_itself() -> None:
    first, second, *_ = table("lucky_duke", "-", "-", "-")
    first.give("beer duel")
    second.give("bang")
    first.cannot("beer", verb="ability", because="nothing_to_use")
    first.play("duel", at=second)
    second.discard("bang")
    first.cannot("", verb="ability", because="nothing_to_use")


def test_nothing_to_use_while_abilities_are_silenced() -> None:
    chuck, *_ = t = table("chuck_wengam", "-", "-", "-", edition="dodgecity")
    t.event("hangover")
    chuck.cannot("", verb="ability", because="nothing_to_use")


def test_own_turn_only_says_whose_turn_it_is() -> None:
    first, chuck, *_ = table("-", "chuck_wengam", "-", "-", edition="dodgecity")
    first.give("bang")
    first.play("bang", at=chuck)
    refusal = chuck.cannot("", verb="ability", because="own_turn_only")
    assert refusal.facts == {"target": first.seat}


def test_own_turn_only_until_phase_3_of_it() -> None:
    chuck, *_ = table("chuck_wengam", "-", "-", "-", edition="dodgecity")
    chuck.give("bang beer panic saloon", life=3)
    chuck.pass_()
    chuck.is_asked("discard_phase")
    refusal = chuck.cannot("", verb="ability", because="own_turn_only")
    assert refusal.facts == {}


def test_not_blue_for_jose_delgado_in_the_middle_of_a_card() -> None:
    jose, second, *_ = table("jose_delgado", "-", "-", "-", edition="dodgecity")
    jose.give("duel beer")
    second.give("bang")
    jose.play("duel", at=second)
    second.discard("bang")
    jose.is_asked("duel")
    jose.cannot("beer", verb="ability", because="not_blue")


def test_too_few_cards_for_a_sid_ketchum_who_would_prevent_a_loss() -> None:
    first, sid, *_ = table("-", "sid_ketchum", "-", "-", edition="abacus")
    first.give("bang")
    sid.give("panic")
    first.play("bang", at=sid)
    sid.pass_()
    sid.is_asked("prevent")
    sid.cannot("panic", verb="ability", because="too_few_cards")


def test_once_a_turn_for_doc_holydays_ability() -> None:
    doc, second, *_ = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    doc.give("bang beer missed saloon")
    doc.use_ability("bang beer", at=second)
    suffer(second)
    doc.cannot("missed", at=second, pay="saloon", verb="ability", because="once_a_turn")


def test_once_a_turn_for_sid_ketchums_healing_in_abacus() -> None:
    sid, *_ = table("sid_ketchum", "-", "-", "-", edition="abacus")
    sid.give("bang beer missed saloon", life=2)
    sid.use_ability("bang beer")
    sid.cannot("missed", pay="saloon", verb="ability", because="once_a_turn")


def test_once_a_turn_counts_per_player() -> None:
    doc, sid, *_ = table(
        "doc_holyday", "sid_ketchum", "-", "-", edition="combined", house_rules={"sid_ketchum": "heal_any_time"}
    )
    doc.give("bang beer")
    sid.give("missed saloon", life=2)
    sid.interrupt("missed saloon")
    doc.use_ability("bang beer", at=sid)
    sid.is_asked("shot")


def test_last_life_for_chuck_wengam() -> None:
    chuck, *_ = table("chuck_wengam", "-", "-", "-", edition="dodgecity")
    chuck.set_life(1)
    chuck.cannot("", verb="ability", because="last_life")


def test_full_life_for_sid_ketchum() -> None:
    sid, second, *_ = table("sid_ketchum", "-", "-", "-")
    sid.give("bang beer")
    sid.cannot("bang", pay="beer", verb="ability", because="full_life")
    sid.end_turn()
    second.is_asked("play_phase")
    sid.cannot("bang", pay="beer", verb="ability", because="full_life")


def test_too_few_cards_for_sid_ketchum() -> None:
    sid, *_ = table("sid_ketchum", "-", "-", "-")
    sid.give("bang", life=2)
    sid.cannot("bang", verb="ability", because="too_few_cards")


def test_too_few_cards_for_doc_holyday() -> None:
    doc, second, *_ = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    doc.give("bang")
    doc.lay("barrel")
    doc.cannot("bang", at=second, verb="ability", because="too_few_cards")
    doc.cannot("bang", at=second, pay="barrel", verb="ability", because="too_few_cards")


def test_both_diamonds_for_a_hit_on_apache_kid() -> None:
    doc, apache, *_ = table("doc_holyday", "apache_kid", "-", "-", edition="dodgecity")
    doc.give("bang-2D bang-4D beer")
    doc.cannot("bang-2D", at=apache, pay="bang-4D", verb="ability", because="both_diamonds")
    doc.use_ability("bang-2D beer", at=apache)
    apache.is_asked("shot")
