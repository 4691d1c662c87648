"""The rulebook as it is read: in the page, and printed on A4."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.support.pages import settle
from tests.browser.support.visitors import Visit

PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
BRIGHTNESS = """(selector) => {
  const [r, g, b] = getComputedStyle(document.querySelector(selector)).color.match(/[0-9.]+/g).map(Number);
  return (r + g + b) / 3;
}"""


@pytest.mark.parametrize("theme", ["saloon", "noon"])
def test_the_rulebook_prints_as_a_booklet(visit: Visit, theme: str) -> None:
    """Dark text on white, without what is only for the screen, on a few pages."""
    reader = visit(lang="de")
    reader.prefer(theme=theme)
    reader.go("/rules/combined")
    reader.sees(reader.page.locator("#chapter-end"))
    settle(reader)
    reader.page.emulate_media(media="print")
    expect(reader.page.locator("#chapter-end")).to_be_visible()
    for only_on_screen in ("header nav", "footer", "nav", ".try button", ".controls", ".tools"):
        expect(reader.page.locator(only_on_screen).first).to_be_hidden()
    assert all(reader.page.evaluate(BRIGHTNESS, selector) < 80 for selector in ("h1", "#chapter-end p", ".hint"))
    assert 2 <= len(PAGE.findall(reader.page.pdf(format="A4"))) <= 6


@pytest.mark.parametrize("lang", ["en", "de", "cs"])
def test_every_link_of_the_rulebook_leads_somewhere(visit: Visit, lang: str) -> None:
    """To a term on the same page, or to a card or role that is on the page it names."""
    reader = visit(lang=lang)
    reader.go("/rules/combined")
    reader.sees(reader.page.locator("#chapter-end"))
    links = reader.page.locator(".chapters a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    here = {link[1:] for link in links if link.startswith("#")}
    there = {link for link in links if not link.startswith("#")}
    assert here
    assert {link.split("#")[0].rsplit("/", 1)[1] for link in there} == {"cards", "roles"}
    exist = "keys => keys.filter((key) => document.getElementById(key) === null)"
    assert reader.page.evaluate(exist, sorted(here)) == []
    for section in ("cards", "roles"):
        reader.go(f"/rules/combined/{section}")
        reader.sees(reader.page.locator("li[id], section[id]"))
        wanted = sorted(link.split("#")[1] for link in there if f"/{section}#" in link)
        assert reader.page.evaluate(exist, wanted) == []
