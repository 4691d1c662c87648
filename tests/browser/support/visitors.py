"""A visitor: a page in a language on a screen, which collects errors and foreign requests."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, expect

from sixgun.words import Words
from tests.browser.support.sockets import Line

PATIENCE: Final = 30.0  # seconds without news until a wait fails
NO_WORKER: Final = "Service Worker registration blocked by Playwright"  # as the fixture asks for
LOST_LINE: Final = re.compile(
    r"WebSocket connection to .* failed"
    r"|ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)"
)


class Visitor:
    def __init__(self, context: BrowserContext, address: str, lang: str = "en") -> None:
        self.context = context
        self.address = address
        self.words = Words(lang)
        context.set_default_timeout(PATIENCE * 1000)
        self.page = context.new_page()
        self.line = Line(self.page)
        self.troubles: list[str] = []
        self.strangers: list[str] = []
        self.page.on("console", self.overhear)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", self.follow)

    def overhear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not is_newcomer(message) and message.text != NO_WORKER:
            self.troubles.append(message.text)

    def follow(self, request: Request) -> None:
        """Records requests to any server but our own."""
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self.strangers.append(request.url)

    def forgive_lost_lines(self) -> None:
        """Ignores the browser's own errors about a killed server."""
        self.troubles = [trouble for trouble in self.troubles if not LOST_LINE.search(trouble)]

    def check(self) -> None:
        assert not self.strangers, f"asked of others: {self.strangers}"
        assert not self.troubles, f"the console says: {self.troubles}"

    # Finding elements as a person does: by role and name

    def say(self, code: str, **facts: object) -> str:
        return self.words.say(code, **facts)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def button(self, code: str, within: Locator | None = None, **facts: object) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(code, **facts), exact=True)

    def link(self, code: str, **facts: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(code, **facts))

    def heading(self, code: str, **facts: object) -> Locator:
        return self.page.get_by_role("heading", name=self.say(code, **facts), exact=True)

    def sees(self, locator: Locator) -> None:
        expect(locator.first).to_be_visible(timeout=PATIENCE * 1000)

    def prefer(self, **settings: object) -> None:
        """Stores settings, as if they had been made on the settings page."""
        written = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.setItem('sixgun.settings', {written})")

    # Waiting

    def until(self, true: Callable[[], object], what: str) -> None:
        """Waits for a state as long as there is news, while the events of the page arrive."""
        news, end = -1, 0.0
        while not true():
            if news != self.line.news:
                news, end = self.line.news, time.monotonic() + PATIENCE
            assert time.monotonic() < end, f"timed out waiting until {what}; last message: {self.line.heard[-1:]}"
            self.page.wait_for_timeout(5)

    def go_to_table(self, code: str) -> None:
        self.go(f"/t/{code}")
        self.until(lambda: self.line.code == code and self.line.room, f"table {code} is shown")

    def until_dealt(self) -> None:
        self.until(lambda: self.line.game, "the cards are dealt")

    # Calling the API with the cookie of the page

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.context.request.fetch(self.address + path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def introduce(self, name: str) -> None:
        self.call("POST", "/api/me", {"name": name})

    def be_remembered(self) -> None:
        """Makes the page ask for the player, as a browser that was here before does."""
        self.context.add_init_script("localStorage.setItem('sixgun.met', 'true')")


Visit = Callable[..., Visitor]
"""Opens a new visitor: the screen, the language and the system preferences."""


def is_newcomer(message: ConsoleMessage) -> bool:
    """Whether this is the browser's error for a first visit, when the server does not know the player."""
    return message.location["url"].endswith("/api/me") and "401" in message.text
