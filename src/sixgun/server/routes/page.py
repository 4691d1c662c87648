"""The pages of the front end, built into the package."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

from sixgun.server.errors import ApiError

PAGE: Final = Path(__file__).parent.parent / "page"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of built files contain a hash of their content
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sixgun</title>
<h1>Sixgun</h1>
<p>The server runs, but its pages have not been built. In the folder <code>web</code>:
<code>npm ci &amp;&amp; npm run build</code>. The API is described at <a href="/schema">/schema</a>.</p>
</html>
"""


@dataclass(frozen=True)
class Asset:
    kind: str
    plain: bytes
    packed: bytes | None  # gzipped, if that makes it smaller
    lasting: bool


@cache
def built() -> dict[str, Path]:
    """Every file of the pages by its URL path; nothing else is served."""
    return {path.relative_to(PAGE).as_posix(): path for path in PAGE.rglob("*") if path.is_file()}


def asset(name: str) -> Asset | None:
    """The built file of this name, or None."""
    return read(name) if name in built() else None


@cache
def read(name: str) -> Asset:
    path = built()[name]
    plain = path.read_bytes()
    packed = gzip.compress(plain, 9)
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return Asset(kind, plain, packed if len(packed) < len(plain) * 9 // 10 else None, name.startswith("assets/"))


def start_page() -> Asset:
    return asset(INDEX) or Asset("text/html", NOT_BUILT.encode(), None, False)


@get(["/", "/{path:path}"], opt={"cost": 0}, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Serves a file, or the single page that handles all other addresses."""
    name = request.url.path.lstrip("/")
    found = asset(name)
    if found is None and (name.startswith("api/") or is_file(name)):
        raise ApiError("no_such_address", HTTPStatus.NOT_FOUND)
    return served(found or start_page(), request.headers.get("accept-encoding", ""))


def is_file(name: str) -> bool:
    """Whether the name is that of a file, such as a script of an earlier build, which a page could not replace."""
    return name.startswith("assets/") or "." in name.rpartition("/")[2]


def served(found: Asset, accepted: str) -> Response[bytes]:
    headers = {"Cache-Control": FOREVER if found.lasting else "no-cache", "Vary": "Accept-Encoding"}
    content = found.plain
    if found.packed is not None and "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
        content = found.packed
    return Response(content, media_type=found.kind, headers=headers)
