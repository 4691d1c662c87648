"""Security headers on every response, and a check of where a request comes from and what it was meant for."""

from __future__ import annotations

from collections.abc import Collection
from http import HTTPStatus
from ipaddress import ip_address
from secrets import token_hex
from socket import gethostname
from time import perf_counter
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from sixgun.server.metrics import REFUSALS, REQUEST_SECONDS, REQUESTS

log = structlog.get_logger("sixgun.requests")

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
JSON: Final = b"application/json"
FORM: Final = b"application/x-www-form-urlencoded"
PAGE_WITH_FORMS: Final = "/admin/"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "DELETE")


HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
SECURE: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""The scheme of a page that may use this one."""


class Rebuff(NamedTuple):
    """Why a request does not get through: a code and a status."""

    code: str
    status: HTTPStatus


FOREIGN_HOST: Final = Rebuff("foreign_host", HTTPStatus.MISDIRECTED_REQUEST)
FOREIGN_ORIGIN: Final = Rebuff("foreign_origin", HTTPStatus.FORBIDDEN)
BAD_ORIGIN: Final = Rebuff("bad_request", HTTPStatus.BAD_REQUEST)
NOT_JSON: Final = Rebuff("not_json", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)


class RequestWatch:
    """Numbers every request, so that all log lines about it can be found by its number, and counts the answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)  # the start and the end of the process
            return
        number, start = token_hex(4), perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
                answered(scope, message["status"], start)
            await send(message)

        with bound_contextvars(request=number):
            await self.app(scope, receive, sending if kind == ScopeType.HTTP else send)


def answered(scope: Any, status: int, start: float) -> None:
    seconds, method = perf_counter() - start, scope["method"]
    REQUESTS.labels(method if method in METHODS else "other", status).inc()
    REQUEST_SECONDS.observe(seconds)
    log.info("answered", method=method, path=scope["path"], status=status, ms=round(seconds * 1000, 1))


class SecurityMiddleware:
    """Lets a request through that was meant for this server and comes from one of its pages, or from a program."""

    def __init__(self, app: ASGIApp, origins: Collection[str], host: str) -> None:
        self.app = app
        self.origins = [origin.rstrip("/") for origin in origins]
        names = [urlsplit(origin).hostname or "" for origin in origins]
        self.hosts = {"localhost", host.lower(), *names, *own_names()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secure = SECURE.get(scope.get("scheme", "")) == "https"
        answer = with_headers(send, secure) if scope["type"] == ScopeType.HTTP else send
        refusal = self.refusal(scope, dict(scope.get("headers", ())))
        if refusal is not None:
            REFUSALS.labels(refusal.code).inc()
        if refusal is None:
            await self.app(routable(scope), receive, answer)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # the handshake is answered with 403
        else:
            await refuse(answer, refusal)

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> Rebuff | None:
        if not headers:  # the start of the process, or a program that says nothing at all
            return None
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.host_allowed(host):
            return FOREIGN_HOST
        if not changes_something(scope):
            return None
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and not readable(origin):
            return BAD_ORIGIN
        if origin and origin not in (*self.origins, f"{SECURE[scope['scheme']]}://{host}"):
            return FOREIGN_ORIGIN
        return None if is_json(scope, headers) else NOT_JSON

    def host_allowed(self, host: str) -> bool:
        """Whether the server goes by this name. Any address does: no page can make a browser send a foreign one."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.hosts or is_address(name)


def own_names() -> list[str]:
    """The names of this machine in its own network."""
    name = gethostname().lower()
    return [name, f"{name.partition('.')[0]}.local"]


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def readable(origin: str) -> bool:
    """Whether this is an origin at all; `null` is that of a page without an address."""
    try:
        return origin == "null" or bool(urlsplit(origin).hostname)
    except ValueError:
        return False


def is_json(scope: Scope, headers: dict[bytes, bytes]) -> bool:
    """Whether the body, if there is one, is said to be JSON. A form of a foreign page cannot say so.

    The operator's page has forms; what they do is asked of a visit, whose cookie no foreign page can send along.
    """
    if scope["type"] != ScopeType.HTTP or (
        headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
    ):
        return True
    said = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return said == JSON or (said == FORM and scope["path"].startswith(PAGE_WITH_FORMS))


TAKEN_AS: Final[dict[str, Literal["GET", "TRACE"]]] = {"OPTIONS": "TRACE", "HEAD": "GET"}


def routable(scope: Scope) -> Scope:
    """The request with a method that routes understand.

    HEAD is answered as GET; uvicorn leaves the body out. OPTIONS, which only foreign pages need, becomes a method that
    no route has: it is then answered with all allowed methods, where Litestar itself would list those of one handler.
    """
    if scope["type"] == ScopeType.HTTP and scope["method"] in TAKEN_AS:
        return {**scope, "method": TAKEN_AS[scope["method"]]}
    return scope


def changes_something(scope: Scope) -> bool:
    if scope["type"] == ScopeType.HTTP:
        return scope["method"] not in SAFE
    return scope["type"] == ScopeType.WEBSOCKET


def with_headers(send: Send, secure: bool) -> Send:
    headers = [*HEADERS, HTTPS] if secure else HEADERS

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)

    return sending


async def refuse(send: Send, refusal: Rebuff) -> None:
    body = f'{{"code":"{refusal.code}","detail":"{refusal.code}"}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
