"""Somebody in front of a browser: a page in a language, on a screen, and whatever goes wrong there."""

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

PATIENCE: Final = 30.0  # seconds; a state that has not come by then does not come
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
        if message.type in ("error", "warning") and not is_newcomer(message):
            self.troubles.append(message.text)

    def follow(self, request: Request) -> None:
        """Nothing may ever be asked of anybody but our own server."""
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self.strangers.append(request.url)

    def forgive_lost_lines(self) -> None:
        """The server was killed: what the browser itself says about that is no trouble of ours."""
        self.troubles = [trouble for trouble in self.troubles if not LOST_LINE.search(trouble)]

    def check(self) -> None:
        assert not self.strangers, f"asked of others: {self.strangers}"
        assert not self.troubles, f"the console says: {self.troubles}"

    # Finding things as a person does: by what they are and what they are called

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
        """As if it had been settled before, on the page for that."""
        written = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.setItem('sixgun.settings', {written})")

    # Waiting

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait for a state, as long as there is news; the events of the page arrive meanwhile."""
        news, end = -1, 0.0
        while not true():
            if news != self.line.news:
                news, end = self.line.news, time.monotonic() + PATIENCE
            assert time.monotonic() < end, f"waited in vain until {what}; the last word was {self.line.heard[-1:]}"
            self.page.wait_for_timeout(5)

    def go_to_table(self, code: str) -> None:
        self.go(f"/t/{code}")
        self.until(lambda: self.line.code == code and self.line.room, f"table {code} is told")

    def until_dealt(self) -> None:
        self.until(lambda: self.line.game, "the cards are dealt")

    # Talking to the server beside the page, with its cookie

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.context.request.fetch(self.address + path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def introduce(self, name: str) -> None:
        self.call("POST", "/api/me", {"name": name})

    def be_remembered(self) -> None:
        """As a browser that was here before: the page asks who I am."""
        self.context.add_init_script("localStorage.setItem('sixgun.met', 'true')")


Visit = Callable[..., Visitor]
"""Somebody new comes: on which screen, in which language, with which likes of the system."""


def is_newcomer(message: ConsoleMessage) -> bool:
    """The server does not know somebody who comes for the first time, and the browser writes that down."""
    return message.location["url"].endswith("/api/me") and "401" in message.text
