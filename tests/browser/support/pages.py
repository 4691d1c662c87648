"""Every page besides those of a table."""

from __future__ import annotations

from typing import Final

from tests.browser.support.visitors import Visitor

PAGES: Final = (
    "/",
    "/new",
    "/join",
    "/tables",
    "/hotseat",
    "/rules",
    "/rules/fourth",
    "/rules/fourth/cards",
    "/rules/combined/characters",
    "/rules/fourth/settings",
    "/rules/abacus/rulings",
    "/replays",
    "/ranking",
    "/settings",
    "/privacy",
    "/no/such/page",
)


def settle(visitor: Visitor) -> None:
    """Waits until everything has loaded and is drawn."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => null)")
