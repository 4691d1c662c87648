"""Reading and searching the ledger and the edition matrix."""

import re
from dataclasses import FrozenInstanceError, fields
from itertools import permutations
from pathlib import Path

import pytest

from sixgun.engine.settings import Rules
from sixgun.ledger import (
    Entry,
    UnknownEntry,
    differences,
    editions,
    editions_of,
    entries,
    entry,
    group,
    lines_in,
    markdown,
    points,
    search,
    settings,
)
from sixgun.ledger.entries import PAGES
from sixgun.ledger.markdown import cells, page, tables
from sixgun.ledger.search import fold, subject

REFERENCE = re.compile(r"\b(?:[A-Z]{2,3}\d?-[A-Z]{3,6}(?:-\d+)?|[A-Z]{2,3}\d?-\d\d)\b")


def found(words: str) -> list[str]:
    return [each.id for each in search(words)]


# ---- the entries


def test_no_row_of_the_page_is_lost() -> None:
    rows = re.findall(r"^\| ([A-Z][A-Z0-9]*-[A-Z0-9-]+) \|", "".join(page(name) for name in PAGES), re.M)
    assert rows == [each.id for each in entries()]


def test_ids_are_unique() -> None:
    assert len({each.id for each in entries()}) == len(entries())


def test_every_entry_is_complete() -> None:
    assert [e.id for e in entries() if not (e.section and e.rule and e.places and e.test)] == []


def test_every_entry_cites_a_place() -> None:
    booklet = re.compile(r"\b00[0-4]:\d+")
    noon = re.compile(r"^card text and author's FAQ, no booklet: (SET|CARD|AUTH|FAQ2|HN-DER|practice|follows)")
    second_hand = r"^card text and publisher's FAQ at second hand, no booklet: (SET|CARD|FAQ2?|RULING|code|follows)\b"
    sources = {"HN": noon, "FF": re.compile(second_hand)}
    assert [e.id for e in entries() if not sources.get(e.id[:2], booklet).search(e.places)] == []


@pytest.mark.parametrize("name", ["RULES.md", "HIGH_NOON.md", "FISTFUL.md", "EDITIONS.md"])
def test_every_reference_exists(name: str) -> None:
    wanted = set(REFERENCE.findall(page(name)))
    assert {key for key in wanted if not group(key) and key not in {each.id for each in entries()}} == set()


def test_an_entry_is_found_in_any_case() -> None:
    assert entry("br-bee-4") is entry("BR-BEE-4")
    assert entry("CMP-02").rule == "The playing deck has 80 cards."
    assert entry("CMP-02").section == "1. Components & counts"
    assert entry("CMP-02").places.startswith("abacus 000:14; czech 001:8;")
    assert entry("CMP-02").test.startswith("`len(deck(edition)) == 80`")


def test_entries_are_immutable() -> None:
    with pytest.raises(FrozenInstanceError):
        entry("CMP-02").rule = "The playing deck has 81 cards."  # type: ignore[misc]


def test_an_unknown_id_suggests_similar_ones() -> None:
    with pytest.raises(UnknownEntry, match=r"no ledger entry 'BR-BEE-44'; near: BR-BEE-4\b") as caught:
        entry("BR-BEE-44")
    assert caught.value.wanted == "BR-BEE-44"
    assert "BR-BEE-4" in caught.value.near


def test_an_id_like_no_other_has_no_suggestions() -> None:
    with pytest.raises(UnknownEntry, match=r"^no ledger entry 'qqqq'$"):
        entry("qqqq")


def test_a_group_is_one_subject() -> None:
    assert [each.id for each in group("br-bee")] == [f"BR-BEE-{number}" for number in range(1, 10)]
    assert group("BR-BE") == ()


# ---- editions


def test_the_places_tell_the_editions() -> None:
    assert editions_of(entry("CMP-02")) == ("abacus", "czech", "fourth", "walkingdead", "dodgecity")
    assert editions_of(entry("CH-SID-1")) == ("abacus", "combined")
    assert editions_of(entry("ROL-05")) == ("combined",)


def test_silent_and_misprinted_editions_count() -> None:
    assert "fourth" in editions_of(entry("CMP-01"))
    assert "fourth" in editions_of(entry("ROL-04"))


def test_the_basis_of_a_ruling_names_no_editions() -> None:
    assert {editions_of(each) for each in group("DER")} == {()}


def test_every_booklet_entry_names_an_edition() -> None:
    assert [e.id for e in entries() if not editions_of(e) and not e.id.startswith(("DER-", "HN-", "FF-"))] == []


# ---- the matrix


def test_the_matrix_has_six_editions() -> None:
    assert editions() == ("abacus", "czech", "fourth", "walkingdead", "dodgecity", "combined")


def test_the_settings_of_the_matrix() -> None:
    values = {each.name: each for each in settings()}
    assert list(values) == [field.name for field in fields(Rules)]
    assert dict(values["sid_ketchum"].values)["combined"] == "prevent_and_heal_once"
    assert values["pepperbox_range"].values["dodgecity"] == "weapon (default)"
    assert values["pepperbox_range"].value("dodgecity") == "weapon"


def test_settings_are_immutable() -> None:
    with pytest.raises(TypeError):
        settings()[0].values["abacus"] = "9"  # type: ignore[index]


def test_points_are_numbered_without_gaps() -> None:
    assert [each.id for each in points()] == [f"E{number:02}" for number in range(1, 80)]
    assert {each.section[:2] for each in points()} == {"A.", "B.", "C.", "D.", "E."}


def test_the_text_of_a_point_omits_places() -> None:
    e13 = next(each for each in points() if each.id == "E13")
    assert e13.texts["abacus"] == "after its effect (000:89)"
    assert e13.text("abacus") == "after its effect"


def test_references_to_other_editions_are_resolved() -> None:
    by_id = {each.id: each for each in points()}
    assert by_id["E13"].text("combined") == "after its effect"
    assert by_id["E67"].text("combined") == by_id["E67"].text("dodgecity")
    assert by_id["E63"].text("combined") == "takes all instead of discarding; shared with Vera Custer"


@pytest.mark.parametrize(("a", "b"), list(permutations(editions(), 2)))
def test_differences_are_the_same_both_ways(a: str, b: str) -> None:
    assert differences(a, b) == differences(b, a)
    assert differences(a, b)[0]
    assert differences(a, b)[1]


def test_an_edition_does_not_differ_from_itself() -> None:
    assert [differences(each, each) for each in editions()] == [((), ())] * 6


def test_where_the_first_and_the_fourth_edition_differ() -> None:
    changed, differing = differences("abacus", "fourth")
    assert {"beer_reaction", "jail_failed", "sid_ketchum", "end_check"} <= {each.name for each in changed}
    assert {"E13", "E15", "E21", "E32", "E60", "E71"} <= {each.id for each in differing}


def test_points_marked_as_no_difference_are_left_out() -> None:
    differing = {each.id for each in differences("abacus", "fourth")[1]}
    assert differing.isdisjoint({"E17", "E24", "E28", "E42", "E61"})


# ---- searching


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("beer", "BR-BEE-1"),
        ("BEER two players", "BR-BEE-6"),
        ("el gringo", "CH-GRI-1"),
        ("jose", "CH-JOS"),
        ("Rick", "CH-BAR-1"),
        ("suzy duel", "CH-SUZ-2"),
        ("cmp-02", "CMP-02"),
    ],
)
def test_the_best_match_comes_first(words: str, first: str) -> None:
    assert found(words)[0] == first


def test_a_match_contains_all_the_words() -> None:
    assert set(found("jail dynamite")) == set(found("jail")) & set(found("dynamite"))
    assert found("jail zeppelin") == []


def test_an_entry_is_found_by_a_card_it_does_not_name() -> None:
    assert "Beer" not in entry("BR-BEE-2").rule
    assert "BR-BEE-2" in found("beer")[:9]
    assert subject(entry("CH-SUZ-2")) == "Suzy Lafayette [Maggie]"


def test_ties_are_in_ledger_order() -> None:
    order = [each.id for each in entries()]
    deputies = [key for key in found("deputy deputies") if key.startswith("ROL-0")]
    assert deputies == sorted(deputies, key=order.index)


@pytest.mark.parametrize("words", ["", "   "])
def test_an_empty_search_finds_nothing(words: str) -> None:
    assert search(words) == []


def test_accents_do_not_matter() -> None:
    assert fold("Růža JOSÉ Fäßchen") == "ruza jose fasschen"


# ---- the pages


def test_pages_next_to_the_module_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "RULES.md").write_text("# Installed")
    monkeypatch.setattr(markdown, "PLACES", (tmp_path, *markdown.PLACES))
    assert page("RULES.md") == "# Installed"
    assert page("EDITIONS.md").startswith("# EDITION MATRIX")


def test_a_missing_page_lists_the_places_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(markdown, "PLACES", (Path("/nowhere"),))
    with pytest.raises(FileNotFoundError, match=r"RULES\.md is in none of: /nowhere"):
        page("RULES.md")


def test_a_table_knows_its_section() -> None:
    (first, second) = tables("## A\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n## B\n\nProse.\n\n| z |\n|---|\n| 3 |\n")
    assert (first.section, first.header, first.rows) == ("A", ("x", "y"), (("1", "2"),))
    assert (second.section, second.rows) == ("B", (("3",),))


def test_a_cell_may_contain_an_escaped_bar() -> None:
    assert cells(r"| self\|hand | b |") == ("self|hand", "b")


def test_entries_are_values() -> None:
    assert Entry("A", "B", "C", "D", "E") == Entry("A", "B", "C", "D", "E")


def test_an_entry_knows_the_lines_of_each_booklet() -> None:
    assert lines_in(entry("CMP-01"), "abacus") == ("13-17",)
    assert lines_in(entry("CMP-01"), "combined") == lines_in(entry("CMP-01"), "dodgecity") == ("17-27",)
    assert lines_in(entry("CMP-03"), "abacus") == ("9", "15")
    assert lines_in(entry("CMP-01"), "fourth") == (), "silent"
    assert lines_in(entry("DER-03"), "abacus") == (), "what it was derived from does not say so"
