"""Security headers on every response, and an origin check on every request that changes something."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = with_headers(send) if scope["type"] == ScopeType.HTTP else send
        if not changes_something(scope) or self.origin_allowed(dict(scope["headers"])):
            await self.app(without_options(scope), receive, answer)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await refuse(answer)

    def origin_allowed(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the request is from one of our own pages, or from a program, which sends no origin."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        ours = headers.get(b"host", b"").decode("latin-1")
        return not origin or origin in self.origins or urlsplit(origin).netloc == ours


def without_options(scope: Scope) -> Scope:
    """Turns OPTIONS, which only foreign pages need, into a method that no route has.

    It is then answered with all allowed methods; Litestar itself would list those of one handler only.
    """
    if scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS":
        return {**scope, "method": "TRACE"}
    return scope


def changes_something(scope: Scope) -> bool:
    if scope["type"] == ScopeType.HTTP:
        return scope["method"] not in SAFE
    return scope["type"] == ScopeType.WEBSOCKET


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


async def refuse(send: Send) -> None:
    body = b'{"code":"foreign_origin","detail":"foreign_origin"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
