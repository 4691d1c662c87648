"""The checks themselves: they find what is wrong."""

from __future__ import annotations

import pytest

from tests.browser.support.axe import violations
from tests.browser.support.geometry import expect_large_targets, expect_no_sideways_scrolling, expect_nothing_overlaps
from tests.browser.support.screens import PHONE
from tests.browser.support.visitors import Visit

WRONG = """() => {
  document.querySelector("main").innerHTML = `
    <button id="one">Here</button><button id="two">There</button><img src="/icon.svg"><p id="wide">far</p>`;
  const place = (id, style) => Object.assign(document.getElementById(id).style, style);
  place("one", { position: "absolute", left: "10px", top: "10px", width: "60px", height: "20px" });
  place("two", { position: "absolute", left: "40px", top: "15px", width: "60px", height: "60px" });
  place("wide", { width: "3000px" });
}"""


def test_faulty_pages_are_found(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.go("/privacy")
    visitor.sees(visitor.page.get_by_role("heading"))
    visitor.page.evaluate(WRONG)
    assert any("image-alt" in found for found in violations(visitor))
    for examiner, word in (
        (expect_no_sideways_scrolling, "too wide"),
        (expect_nothing_overlaps, "Here / There"),
        (expect_large_targets, "Here 60x20"),
    ):
        with pytest.raises(AssertionError, match=word):
            examiner(visitor.page)
