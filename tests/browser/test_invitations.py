"""Opening a table; people join by link, watch, leave and come back."""

from __future__ import annotations

from io import BytesIO

import segno
from playwright.sync_api import expect

from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.screens import PHONE
from tests.browser.support.tables import give_a_name, open_table
from tests.browser.support.visitors import Visit, Visitor

SHARING = """Navigator.prototype.share = async (data) => {
  window.shared = data;
  throw new DOMException("closed", "AbortError");
}"""

COUNT_TAPS = """window.taps = 0;
addEventListener("pointerdown", () => (window.taps += 1), true);"""


def create(host: Visitor) -> str:
    """Opens a table on the page: four players, no bots, no clock."""
    host.go("/new")
    host.page.get_by_role("group", name=host.say("web-players")).get_by_role("radio", name="4").check()
    host.page.get_by_role("group", name=host.say("web-pace")).get_by_role(
        "radio", name=host.say("web-pace_none")
    ).check()
    while host.button("web-bot_fewer").is_enabled():
        host.button("web-bot_fewer").click()
    host.button("web-create_button").click()
    give_a_name(host, "Ann")
    host.sees(host.heading("web-lobby"))
    return host.page.url.rsplit("/", 1)[1]


def join(guest: Visitor, code: str, name: str) -> None:
    """Takes a seat from the link, and is ready, with two taps and a name."""
    guest.context.add_init_script(COUNT_TAPS)
    guest.go_to_table(code)
    guest.button("web-sit_down").click()
    give_a_name(guest, name)
    guest.until(lambda: any(chair.get("mine") and chair.get("ready") for chair in chairs(guest)), f"{name} is ready")
    assert guest.page.evaluate("window.taps") == 2


def chairs(visitor: Visitor) -> list[dict[str, object]]:
    return list(visitor.line.room["chairs"])


def test_open_invite_join_watch_leave_and_come_back(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(PHONE), visit()
    code = create(ann)
    expect_invitation(ann, code)
    join(ben, code, "Ben")
    eve.go_to_table(code)
    for seat in (2, 3):
        ann.page.get_by_role("button", name=ann.say("web-seat", number=seat + 1)).click()
        ann.button("web-level_easy").click()
    ann.until(lambda: [chair["sitter"] for chair in chairs(ann)][2:] == ["bot", "bot"], "the bots sit down")
    ann.button("web-start").click()
    for visitor in (ann, ben, eve):
        visitor.until_dealt()
    expect_spectator(eve)
    leave_and_come_back(ann, ben)


def expect_invitation(ann: Visitor, code: str) -> None:
    """Checks the code, the link, and the link as a QR code."""
    link = f"{ann.address}/t/{code}"
    ann.sees(ann.page.get_by_text(code, exact=True))
    ann.sees(ann.page.get_by_text(link, exact=True))
    picture = ann.page.get_by_role("img", name=ann.say("web-qr"))
    expect(picture).to_be_visible()
    ann.until(lambda: picture.evaluate("image => image.complete && image.naturalWidth > 0"), "the picture is there")
    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, border=2)
    source = picture.get_attribute("src") or ""
    assert ann.context.request.get(ann.address + source).body() == drawn.getvalue()


def test_a_table_is_shared_with_the_system_dialog(visit: Visit) -> None:
    """Closing the sheet without sharing shows no message."""
    ann = visit(PHONE)
    ann.context.add_init_script(SHARING)
    ann.introduce("Ann")
    code = open_table(ann, players=4)
    ann.go_to_table(code)
    ann.button("web-share").click()
    shared = ann.page.evaluate("window.shared")
    assert (shared["title"], shared["url"]) == ("Sixgun", f"{ann.address}/t/{code}")
    assert code in shared["text"]
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_people_chat_while_they_wait(visit: Visit) -> None:
    """Chat from before the deal can be read after it; a spectator is asked for a name first."""
    ann, eve = visit(), visit(PHONE)
    ann.introduce("Ann")
    code = open_table(ann, bots=3, players=4)
    for visitor in (ann, eve):
        visitor.go_to_table(code)
    eve.button("table-chat_name").click()
    give_a_name(eve, "Eve")
    eve.sees(eve.page.get_by_role("textbox", name=eve.say("table-chat_write")))
    write(ann, "Howdy")
    eve.sees(eve.page.get_by_role("log").get_by_text("Howdy"))
    eve.until(lambda: eve.line.opened == 2, "Eve is known at the table")
    write(eve, "May I watch?")
    ann.sees(ann.page.get_by_role("log").get_by_text("May I watch?"))
    ann.button("web-start").click()
    ann.until_dealt()
    ann.page.get_by_role("tab", name=ann.say("web-chat")).click()
    ann.sees(ann.page.get_by_role("log").get_by_text("May I watch?"))


def write(visitor: Visitor, text: str) -> None:
    box = visitor.page.get_by_role("textbox", name=visitor.say("table-chat_write"))
    box.fill(text)
    box.press("Enter")


def expect_spectator(eve: Visitor) -> None:
    """Checks that a spectator sees only public information, and is told so."""
    eve.sees(eve.page.get_by_text(eve.say("table-watching"), exact=True))
    assert eve.line.game["me"] == -1
    assert not eve.line.game.get("hand")
    assert all("cards" not in person for person in eve.line.game["people"])


def leave_and_come_back(ann: Visitor, ben: Visitor) -> None:
    """A bot plays for Ben until he comes back through the home page and has his seat again."""
    ben.button("table-options").click()
    ben.button("table-stand_up").click()
    ann.until(lambda: chairs(ann)[1].get("bot_plays"), "a bot plays for Ben")
    ben.go("/")
    ben.page.get_by_role("link", name=ben.say("web-go_on")).first.click()
    ben.until(lambda: ben.line.game and ben.line.opened, "Ben is at the table again")
    ben.button("table-sit_back").first.click()
    ann.until(lambda: not chairs(ann)[1].get("bot_plays"), "Ben plays himself")
    player = Player(ben, Mouse())
    assert player.line.game["me"] == 1


def test_a_personal_link_asks_before_it_logs_in(visit: Visit) -> None:
    """The form is sent with our origin, although no page tells others where it came from."""
    ann, device = visit(), visit(lang="de")
    ann.go("/")
    mine = ann.page.request.post(f"{ann.address}/api/me", data={"name": "Ann"}).json()
    device.go(mine["rejoin"])
    expect(device.page.get_by_text(device.words.say("rejoin-ask", name="Ann"))).to_be_visible()
    assert device.page.request.get(f"{device.address}/api/me").status == 401
    device.page.get_by_role("button", name=device.words.say("rejoin-button")).click()
    device.page.wait_for_url(f"{device.address}/")
    assert device.page.request.get(f"{device.address}/api/me").json()["player"] == mine["player"]
