"""The pages of the front end, built into the package."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, replace
from functools import cache
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, get

from sixgun.server.errors import ApiError
from sixgun.server.routes.invitations import preview
from sixgun.server.routes.request import Asking, Desk

PAGE: Final = Path(__file__).parent.parent / "page"
INDEX: Final = "index.html"
BROTLI: Final = ".br"
REFUSED: Final = re.compile(r"q=0(\.0*)?")
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of built files contain a hash of their content
HEAD: Final = b"<!--preview-->"  # is replaced in the page
KINDS: Final = {".webmanifest": "application/manifest+json"}  # not every machine knows them
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
    packed: dict[str, bytes]  # by encoding, the one that makes it smallest first
    lasting: bool


@cache
def built() -> dict[str, Path]:
    """Every file of the pages by its URL path; nothing else is served."""
    files = (path for path in PAGE.rglob("*") if path.is_file() and path.suffix != BROTLI)
    return {path.relative_to(PAGE).as_posix(): path for path in files}


def asset(name: str) -> Asset | None:
    """The built file of this name, or None."""
    return read(name) if name in built() else None


@cache
def read(name: str) -> Asset:
    path = built()[name]
    plain = path.read_bytes()
    kind = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return Asset(kind, plain, packings(path, plain), name.startswith("assets/"))


def packings(path: Path, plain: bytes) -> dict[str, bytes]:
    """The forms that are worth unpacking: Brotli if the build has made it, and gzip."""
    made = path.with_name(path.name + BROTLI)
    forms = {"br": made.read_bytes()} if made.is_file() else {}
    forms["gzip"] = gzip.compress(plain, 9)
    return {encoding: form for encoding, form in forms.items() if len(form) < len(plain) * 9 // 10}


def start_page() -> Asset:
    return asset(INDEX) or Asset("text/html", NOT_BUILT.encode(), {}, False)


@get(["/", "/{path:path}"], opt={"cost": 0, "for_all": True}, include_in_schema=False)
async def page(request: Asking, desk: Desk) -> Response[bytes]:
    """Serves a file, or the single page that handles all other addresses."""
    name, accepted = request.url.path.lstrip("/"), request.headers.get("accept-encoding", "")
    found = asset(name)
    if found is not None:
        return served(found, accepted)
    if name.startswith("api/") or is_file(name):
        raise ApiError("no_such_address", HTTPStatus.NOT_FOUND)
    return served(with_preview(start_page(), await preview(request, desk)), accepted)


def with_preview(start: Asset, about: bytes) -> Asset:
    """The page with what a messenger shows of this address."""
    plain = start.plain.replace(HEAD, about)
    return replace(start, plain=plain, packed={})  # small, and different for every address


def is_file(name: str) -> bool:
    """Whether the name is that of a file, such as a script of an earlier build, which a page could not replace."""
    return name.startswith("assets/") or "." in name.rpartition("/")[2]


def served(found: Asset, accepted: str) -> Response[bytes]:
    headers = {"Cache-Control": FOREVER if found.lasting else "no-cache", "Vary": "Accept-Encoding"}
    welcome = encodings(accepted)
    encoding = next((encoding for encoding in found.packed if encoding in welcome), None)
    if encoding is None:
        return Response(found.plain, media_type=found.kind, headers=headers)
    headers["Content-Encoding"] = encoding
    return Response(found.packed[encoding], media_type=found.kind, headers=headers)


def encodings(accepted: str) -> set[str]:
    """The encodings that an Accept-Encoding header names and does not refuse."""
    offers = (offer.lower().replace(" ", "").partition(";") for offer in accepted.split(","))
    return {name for name, _, weight in offers if not REFUSED.fullmatch(weight)}
