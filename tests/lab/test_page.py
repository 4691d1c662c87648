"""The report page: self-contained, complete in every language, with valid SVG plots."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from sixgun.lab.balance import Survey
from sixgun.lab.report.findings import Row, findings
from sixgun.lab.report.page import BalanceFacts, Page
from sixgun.lab.report.plots import Plots
from sixgun.lab.report.svg import Mark, Plot, alone, draw, nice
from sixgun.lab.report.svg import PlotRow as Line
from sixgun.match.options import GameOptions
from sixgun.words import LANGUAGES, Words

FACTS = BalanceFacts(
    games=40, decisions=5000, bots="<random>", seed=1, command="sixgun balance --games 20", stalled=0.0
)
EMPTY = ("meta", "link", "img", "br", "hr", "input")


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    at = (GameOptions(players=4), GameOptions("combined", 3), GameOptions("combined", 8))
    return findings(Survey(at, "random", (("beer_mode", "prevent"), ("beer_mode", "heal")), 1, 10).do(range(30)))


class Tags(HTMLParser):
    """Checks that every tag is closed, and collects tag names and links."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "srcset", "action", "data")]
        if tag not in EMPTY and tag not in ("circle", "rect", "line"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_loads_nothing_from_elsewhere(rows: list[Row], lang: str) -> None:
    text = Page(rows, FACTS, Words(lang)).text()
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert not tags.names & {"script", "link", "img", "iframe", "object", "embed"}
    assert all(link.startswith("#") for link in tags.links)
    addresses = set(re.findall(r"[a-z]+://[^\"'<> ]+", text))
    assert addresses <= {"http://www.w3.org/2000/svg"}
    assert "url(" not in text
    assert "@import" not in text
    assert f'lang="{lang}"' in text


def test_every_chapter_is_linked_and_has_its_plots(rows: list[Row]) -> None:
    text = Page(rows, FACTS, Words("en")).text()
    for chapter in ("sides", "roles", "seats", "characters", "settings", "cards", "length"):
        assert f'href="#{chapter}"' in text
        assert f'id="{chapter}"' in text
    assert text.count("<svg") == sum(len(plots) for plots in Plots(rows, Words("en")).pictures().values())
    assert "prefers-color-scheme:dark" in text
    assert "width=device-width" in text
    assert "&lt;random&gt;" in text


def test_without_changed_settings_there_is_no_such_chapter() -> None:
    rows = findings(Survey((GameOptions(players=4),), "random").do(range(5)))
    assert "settings" not in Plots(rows, Words("en")).pictures()
    assert 'id="settings"' not in Page(rows, FACTS, Words("en")).text()


def test_a_plot_stands_alone_as_a_file(rows: list[Row]) -> None:
    names = set[str]()
    for plots in Plots(rows, Words("cs")).pictures().values():
        for name, plot in plots.items():
            assert re.fullmatch(r"[\w-]+", name)
            names.add(name)
            root = ElementTree.fromstring(alone(plot))  # our own
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert root.find("{http://www.w3.org/2000/svg}style") is not None
    assert {"sides-fourth", "sides-combined", "characters", "cards-dealt", "setting-beer_mode-heal"} <= names


def test_marks_are_placed_by_value() -> None:
    plot = Plot("Title", (Line("a", (Mark(0, 0, 0),)), Line("b", (Mark(50, 25, 100),))), unit="%", most=100.0)
    first, second = re.findall(r'<circle cx="([\d.]+)"', draw(plot))
    left, right = (float(x) for x in re.findall(r'<line class="bar" x1="([\d.]+)" x2="([\d.]+)"', draw(plot))[1])
    span = right - float(first)
    assert float(second) == pytest.approx(float(first) + span / 2, abs=0.2)
    assert left == pytest.approx(float(first) + span / 4, abs=0.2)


def test_reference_marks_are_hollow_and_have_no_interval() -> None:
    text = draw(Plot("Title", (Line("a", (Mark(1, 0, 2), Mark(3, 3, 3, 1, hollow=True))),), series=2))
    assert text.count('class="hollow"') == text.count('class="dot"') == text.count('class="bar"') == 1


def test_labels_are_escaped_and_shortened() -> None:
    text = draw(Plot("<&>", (Line("x" * 50, (Mark(1, 0, 2),), "<b>"),)))
    ElementTree.fromstring(text)
    assert "x" * 22 not in text


@pytest.mark.parametrize(("step", "expected"), [(0.03, 0.05), (1, 1), (1.1, 2), (3, 5), (7, 10), (20, 20)])
def test_steps_of_an_axis_are_round(step: float, expected: float) -> None:
    assert nice(step) == pytest.approx(expected)
