"""The installed page: it opens without a network, and the rules can be read there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sixgun.editions import DEFAULT
from tests.browser.support.server import Server
from tests.browser.support.visitors import Visit, Visitor

KEPT = """async () => {
  const [name] = await caches.keys();
  if (!name || !navigator.serviceWorker.controller) return [];
  return (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
}"""
"""What the service worker has kept, once it serves the page."""
FOR_THE_RULES = ("/api/editions", "/assets/RulesPage", "/assets/rulebook", "/assets/cards", "/assets/characters")


def is_kept(visitor: Visitor) -> bool:
    kept = visitor.page.evaluate(KEPT)
    return all(any(path.startswith(wanted) for path in kept) for wanted in FOR_THE_RULES)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_rules_can_be_read_without_a_network(visit_own: Visit, own_server: Server, lang: str) -> None:
    ann = visit_own(lang=lang, service_workers="allow")
    ann.go()
    ann.page.wait_for_function(f"async () => (await ({KEPT})()).length > 0", polling=200)
    while not is_kept(ann):
        ann.page.wait_for_timeout(200)
    own_server.kill()
    ann.go("/rules")
    expect(ann.page.locator("#chapter-turn h2")).to_be_visible()
    ann.go(f"/rules/{DEFAULT}/cards")
    expect(ann.page.get_by_role("heading", name=ann.words.name("beer"), exact=True)).to_be_visible()
    ann.go("/")
    expect(ann.page.get_by_role("button", name=ann.say("web-deal"))).to_be_visible()
    ann.forgive_lost_lines()


def test_a_shared_link_leads_to_its_table(visit: Visit) -> None:
    """The installed page is offered where other apps share links."""
    ann = visit()
    ann.introduce("Ann")
    code = ann.call("POST", "/api/tables", {"agreement": {"players": 4}, "bots": []})["code"]
    ann.go(f"/join?text=Come%20and%20play:%20{ann.address}/t/{code}")
    ann.page.wait_for_url(f"{ann.address}/t/{code}")
    ann.sees(ann.heading("web-lobby"))
