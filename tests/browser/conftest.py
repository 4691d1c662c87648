"""Fixtures: Chromium, a server per test process, and visitors with screens of any size."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, expect, sync_playwright

from sixgun.server.routes.page import PAGE
from tests.browser.support.axe import OTHERS, Examine, violations
from tests.browser.support.browsers import chromium
from tests.browser.support.screens import DESK, Screen
from tests.browser.support.server import Server
from tests.browser.support.visitors import PATIENCE, Visit, Visitor
from tests.sample import Sample

MISSING: Final = (
    "no Chromium was found, so nothing was shown in a browser. On Debian: apt-get install chromium-headless-shell. "
    "Elsewhere: python -m playwright install chromium, and SIXGUN_CHROMIUM=/path/to/it."
)
NO_PAGE: Final = "the pages are not built: make web"
QUIET: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="session")
def playing() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playing: Playwright) -> Iterator[Browser]:
    found = chromium()
    if found is None and os.environ.get("CI"):
        pytest.fail(MISSING)
    if found is None:
        pytest.skip(MISSING)
    opened = playing.chromium.launch(executable_path=found, args=QUIET)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that do not stop it."""
    yield from served(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    yield from served(tmp_path)


def served(folder: Path, module: str = "tests.known_deals") -> Iterator[Server]:
    assert (PAGE / "index.html").is_file(), NO_PAGE
    started = Server(folder, module=module)
    started.start()
    yield started
    started.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens new visitors, each with a browser profile of their own."""
    yield from visiting(browser, server)


@pytest.fixture
def examine(sample: Sample) -> Examine:
    """Runs axe on what a visitor sees, in the first theme and one of the others."""
    return lambda visitor: violations(visitor, sample.of(OTHERS, 1))


@pytest.fixture
def visit_own(browser: Browser, own_server: Server) -> Iterator[Visit]:
    yield from visiting(browser, own_server)


def visiting(browser: Browser, server: Server) -> Iterator[Visit]:
    """Checks at the end that no visitor saw an error or made a request to another server."""
    visitors: list[Visitor] = []

    def come(screen: Screen = DESK, lang: str = "en", **likes: Any) -> Visitor:
        """Motion is reduced unless a test asks for it: then the page shows a new state after what has led to it."""
        likes.setdefault("reduced_motion", "reduce")
        likes.setdefault("color_scheme", "dark")
        likes.setdefault("service_workers", "block")  # nothing is served from a cache, unless a test asks for it
        context = browser.new_context(
            viewport=ViewportSize(width=screen.width, height=screen.height),
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=lang,
            **likes,
        )
        visitors.append(Visitor(context, server.address, lang))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
