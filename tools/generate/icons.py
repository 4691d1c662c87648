"""Draws the icons of the installed page and the picture of its links: `python -m tools.generate.icons`."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.support.browsers import chromium

WEB: Final = Path(__file__).parents[2] / "web"
PUBLIC: Final = WEB / "public"
ICONS: Final = {
    "icon-180.png": (180, 0),
    "icon-192.png": (192, 0),
    "icon-512.png": (512, 0),
    "icon-maskable.png": (512, 14),
}
"""By file: the size in pixels, and the percentage of ground around the icon."""
FAN: Final = (("cards/missed", -15, 0), ("roles/sheriff", 0, 1), ("cards/bang", 15, 0))
PREVIEW: Final = (1200, 630)
FONT: Final = WEB / "node_modules/@fontsource/arbutus/files/arbutus-latin-400-normal.woff2"


def main() -> None:
    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium(), args=QUIET)
        page = browser.new_page()
        for name, (size, margin) in ICONS.items():
            draw(page, size, size, f'<div style="padding:{margin}%">{drawing("public/icon")}</div>', PUBLIC / name)
        draw(page, *PREVIEW, preview(), PUBLIC / "preview.jpg")
        browser.close()


def drawing(name: str) -> str:
    return (WEB / f"{name}.svg").read_text(encoding="utf-8")


def draw(page: Page, width: int, height: int, body: str, into: Path) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<!doctype html><style>{STYLE}</style>{body}")
    page.evaluate("document.fonts.ready")
    if into.suffix == ".jpg":
        page.screenshot(path=into, type="jpeg", quality=82)
    else:
        page.screenshot(path=into)


def preview() -> str:
    cards = "".join(card(name, turn, 590 + 150 * at, 170 - 30 * up) for at, (name, turn, up) in enumerate(FAN))
    icon = f'<div class="icon">{drawing("public/icon")}</div>'
    return f"<main><h1>BANG!</h1><p>with friends<br>in the browser</p>{icon}{cards}</main>"


def card(name: str, turn: int, left: int, top: int) -> str:
    return f'<div class="card" style="left:{left}px;top:{top}px;rotate:{turn}deg">{drawing(f"art/{name}")}</div>'


STYLE: Final = f"""
@font-face {{ font-family: Arbutus; src: url("data:font/woff2;base64,{b64encode(FONT.read_bytes()).decode()}"); }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: #2b1a10; }}
div > svg {{ display: block; width: 100%; height: auto; }}
main {{ position: relative; width: 1200px; height: 630px; overflow: hidden; font-family: Arbutus, serif;
  background: radial-gradient(circle at 70% 45%, #5b3a22, #1c110a 75%); color: #fbf0d9; }}
h1 {{ position: absolute; left: 80px; top: 150px; margin: 0; font-weight: 400; font-size: 104px; line-height: 1;
  color: #ffd277; }}
p {{ position: absolute; left: 84px; top: 300px; margin: 0; font-size: 38px; line-height: 1.4; }}
.icon {{ position: absolute; left: 84px; bottom: 60px; width: 84px; }}
.card {{ position: absolute; width: 240px; padding: 12px; border: 10px solid #6b4a2f; border-radius: 18px;
  background: #fff6e0; box-shadow: 0 12px 30px #0009; }}
"""

if __name__ == "__main__":
    main()
