"""Every row of the edition matrix has a test with two outcomes, or an excuse because it changes nothing testable."""

import ast
from pathlib import Path

from sixgun.ledger import points
from tools.generate.traceability import called, is_put_off

HERE = Path(__file__).parent

CHANGES_NOTHING = {
    "E04": "The eighth role card matters only with eight players: E06.",
    "E05": "A misprint of fourth: with seven players everybody deals three outlaws (ROL-04).",
    "E10": "Symbols decide everywhere; the literal abacus text is the setting blue_on_others, off.",
    "E11": "Before oneself everywhere, Jail before another; the literal text is the setting blue_on_others, off.",
    "E14": "At once everywhere: no wording contradicts it (PH1-03, PH1-04).",
    "E17": "No difference: one weapon (WPN-04).",
    "E18": "No difference in effect: Volcanic and Willy the Kid lift the limit.",
    "E19": "No difference: the limit concerns only cards named BANG! (PH2-15).",
    "E24": "No difference: Beer is for oneself (BR-BEE-2).",
    "E25": "Silent or lost booklets get the same default: legal without effect (DER-15).",
    "E26": "No difference: any number of Beers (BR-BEE-3).",
    "E27": "No difference: only Beer at a lethal loss (ELM-03).",
    "E28": "Silent booklets get the same default: the player chooses cards and order (PH3-06).",
    "E29": "Silent booklets get the same default: one card at a time.",
    "E30": "Silent booklets get the same default: the owner is the cause (OWN-01).",
    "E31": "The silent booklet gets the same default: BANG! in a Duel do not count (BR-DUE-4).",
    "E36": "Silent booklets get the same default: an exploded Dynamite is discarded.",
    "E37": "Panic! takes Dynamite everywhere; the booklets differ in their examples.",
    "E39": "No difference for the number 1, because no distance is below 1 (BR-PAN-3).",
    "E40": "Silent booklets get the same default; the setting any_player_includes_self is on everywhere (DER-40).",
    "E41": "A wording: the zone is chosen, the hand card is random everywhere (BR-CAT-3).",
    "E42": "A wording: free choice everywhere (BR-IND-4).",
    "E43": "No difference: Missed! works out of turn (BR-MIS-1).",
    "E44": "No difference: Gatling is not a BANG! card (BR-GAT-3).",
    "E45": "Booklets without printed ranges get those of abacus.",
    "E48": "The booklet without a text gets the same default: everybody regains 1 (BR-SAL-1).",
    "E49": "Art: in which corner suit and value are printed.",
    "E52": "Silent booklets get the same default: abilities prevail (PRC-01).",
    "E53": "Silent booklets get the same default: the player on turn first, then clockwise (SIM-02).",
    "E55": "The broken sentence is read as in the others (CH-BLA-1); that czech may decline is E51.",
    "E56": "A wording; Missed! as BANG! also in a Duel everywhere (CH-CAL-3).",
    "E58": "The booklet silent about it gets the same default: at random (CH-JES).",
    "E61": "No difference: two Missed! (CH-SLA-1).",
    "E64": "No difference: any number of BANG! (CH-WIL).",
    "E65": "No difference in effect.",
    "E68": "Silent booklets get the same default: role and character leave the game (ELM-06).",
    "E69": "Compulsory and immediate everywhere (RWD-03, RWD-04).",
    "E70": "No difference: only the sheriff himself (RWD-06).",
    "E73": "The outlaws win everywhere (END-09).",
    "E77": "No difference: the last in the game (END-05).",
}


def marked() -> dict[str, list[str]]:
    """The tests marked with each row."""
    found: dict[str, list[str]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test") and not is_put_off(node):
                for row in rows(node):
                    found.setdefault(row, []).append(node.name)
    return found


def rows(test: ast.FunctionDef) -> list[str]:
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call) and called(mark.func) == "point"]
    return [str(ast.literal_eval(argument)) for mark in marks for argument in mark.args]


def test_every_row_is_tested_or_excused() -> None:
    every = [point.id for point in points()]
    assert every == [f"E{number:02}" for number in range(1, 80)]
    shown = marked()
    assert [row for row in every if row not in shown and row not in CHANGES_NOTHING] == []


def test_no_row_is_both_tested_and_excused() -> None:
    assert sorted(marked().keys() & CHANGES_NOTHING.keys()) == []


def test_marks_and_excuses_name_existing_rows() -> None:
    assert (marked().keys() | CHANGES_NOTHING.keys()) - {point.id for point in points()} == set()


def test_a_test_is_named_after_its_row() -> None:
    for row, tests in marked().items():
        assert [name for name in tests if row.lower() not in name.split("_")] == []
