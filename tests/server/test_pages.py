"""The built pages, and the headers of every response."""

from __future__ import annotations

import asyncio
import gzip
import re
from http import HTTPStatus
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Response
from litestar.testing import RequestFactory

from sixgun.server.accounts.limits import ConnectionLimit
from sixgun.server.errors import ApiError, no_such_table
from sixgun.server.middleware import SecurityMiddleware
from sixgun.server.routes import page


def forget_pages() -> None:
    page.built.cache_clear()
    page.read.cache_clear()


def answer_to(path: str) -> Response[bytes]:
    """What the route of all pages answers to a client that takes nothing compressed."""

    async def no_table(*_: object) -> None:
        raise no_such_table("ABCDEF")

    async def ask() -> Response[bytes]:
        desk = SimpleNamespace(dealer=no_table)
        answer: Response[bytes] = await page.page.fn(RequestFactory().get(path), desk)
        return answer

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html>" + "a" * 500)
    (tmp_path / "page" / "assets" / "app-1.js").write_text("let a = 1;" * 100)
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    forget_pages()
    yield tmp_path
    forget_pages()


def test_a_built_file_is_served_compressed_and_cacheable(built: Path) -> None:
    found = page.asset("assets/app-1.js")
    assert found is not None
    answer = page.served(found, "gzip, br")
    assert gzip.decompress(answer.content) == found.plain
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.media_type == "text/javascript"
    plain = page.served(found, "")
    assert plain.content == found.plain
    assert "Content-Encoding" not in plain.headers


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, BR;q=0.5", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip, br; q=0", "gzip"),
        ("br;q=0.000, gzip", "gzip"),
        ("brotli, identity", None),
        ("gzip;q=0", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_the_browser_accepts_is_served(built: Path, accepted: str, encoding: str | None) -> None:
    (built / "page" / "assets" / "app-1.js.br").write_bytes(b"brotli")
    found = page.asset("assets/app-1.js")
    assert found is not None
    answer = page.served(found, accepted)
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.content == (found.plain if encoding is None else found.packed[encoding])
    assert page.asset("assets/app-1.js.br") is None


@pytest.mark.parametrize("name", ["../secret", "assets/../../secret", "/etc/passwd", "assets", "", "none.js", "\0"])
def test_nothing_else_is_served(built: Path, name: str) -> None:
    assert page.asset(name) is None
    assert page.start_page().plain.startswith(b"<!doctype html>aaa")


@pytest.mark.parametrize("name", ["assets/app-0.js", "assets/old", "robots.txt", "manifest.webmanifest"])
def test_a_missing_file_is_404(built: Path, name: str) -> None:
    with pytest.raises(ApiError) as refused:
        answer_to(f"/{name}")
    assert (refused.value.code, refused.value.status) == ("no_such_address", HTTPStatus.NOT_FOUND)


@pytest.mark.parametrize("name", ["", "t/ABCDEF", "rules/fourth/cards", "players/a-b_c"])
def test_other_addresses_get_the_page(built: Path, name: str) -> None:
    assert answer_to(f"/{name}").content == page.start_page().plain


def test_the_built_page_has_no_words_of_the_terminal() -> None:
    """Needs the built page, because the tests of the page load other files."""
    forget_pages()
    scripts = [page.read(name).plain.decode() for name in page.built() if name.endswith(".js")]
    assert any("web-close =" in script for script in scripts), "run make build"
    assert not [found for script in scripts for found in re.findall(r"\b(?:cli|lab|serve)-[\w-]+ =", script)]


def test_the_build_has_packed_every_script_and_style() -> None:
    forget_pages()
    texts = {name for name in page.built() if name.endswith((".js", ".css", ".html"))}
    assert texts, "run make build"
    assert not [name for name in texts if not (page.PAGE / f"{name}.br").is_file()]
    assert not [
        name
        for name in texts
        if len(page.read(name).packed.get("br", b"")) > len(gzip.compress(page.read(name).plain, 9))
    ]


def test_without_a_build_the_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path)
    forget_pages()
    assert b"npm run build" in page.start_page().plain
    forget_pages()


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("http://localhost:8470", True),
        ("https://bang.example.org", True),
        ("https://evil.example.org", False),
        ("http://localhost:9999", False),
        ("http://localhost:84700", False),
        ("http://localhost:8470.example.org", False),
        ("null", False),
    ],
)
def test_only_our_pages_may_change_things(origin: str | None, welcome: bool) -> None:
    guard = SecurityMiddleware(None, ["https://bang.example.org"], "127.0.0.1")  # type: ignore[arg-type]
    headers = {b"host": b"localhost:8470"} | ({b"origin": origin.encode()} if origin else {})
    scope: Any = {"type": "http", "method": "POST", "scheme": "http"}
    assert (guard.refusal(scope, headers) is None) is welcome


def test_an_address_has_a_limited_number_of_connections() -> None:
    crowd = ConnectionLimit(2)
    assert [crowd.admit("a") for _ in range(3)] == [True, True, False]
    assert crowd.admit("b")
    crowd.dismiss("a")
    assert crowd.admit("a")
    for address in "aab":
        crowd.dismiss(address)
    assert not crowd.held
