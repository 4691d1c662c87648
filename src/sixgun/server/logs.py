"""The server's log: one line per event, never with a seed, a hand or a token.

Fields are allowed by name: only those known to be harmless are written.
"""

from __future__ import annotations

import logging
import re
import sys
from contextlib import suppress
from typing import Final, Literal, TextIO, cast

import structlog
from structlog.typing import EventDict, Processor

Form = Literal["json", "console"]

HARMLESS: Final = frozenset((
    "event", "level", "timestamp", "logger", "text", "exception", "error", "code", "reason", "status", "table", "game",
    "seq", "seat", "prompt", "replay", "edition", "players", "speed", "host", "port", "version", "rules", "database",
    "schema", "path", "method", "ms", "bytes", "count", "tables", "sockets", "pid", "signal", "kind", "by", "attempt",
    "workers", "request",
))  # fmt: skip
HIDDEN: Final = "[hidden]"

SECRETS: Final = re.compile(r"[0-9a-fA-F]{32,}|[\w-]{16,}(?:\.[\w-]{4,})+|[\[(]-?\d+(?:, ?-?\d+)+[\])]|\bb'[^']*'")
"""Texts that look like a key, a signed token, a list of cards, or bytes."""

LINK: Final = re.compile(r"(/rejoin/|/r/|token=)[^\s/?&\"]+")

log = structlog.get_logger()


def set_up_logs(form: Form = "console", level: str = "info", stream: TextIO | None = None) -> None:
    """Sends all log lines to one stream, including those of libraries."""
    out = stream or sys.stderr
    structlog.configure(
        processors=[*PROCESSORS, renderer(form, out)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(file=cast(TextIO, LossyStream(out))),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[Forwarder()], level=level.upper(), force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    for name in ("uvicorn.error", "websockets"):  # at debug they quote every frame
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level.upper()]))
    logging.getLogger("uvicorn.access").disabled = True


class LossyStream:
    """A stream that loses what cannot be written: if the disk is full, the server goes on without its log."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def write(self, text: str) -> None:
        with suppress(OSError):
            self.out.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.out.flush()


def renderer(form: Form, out: TextIO) -> Processor:
    if form == "json":
        return structlog.processors.JSONRenderer(sort_keys=True)
    return structlog.dev.ConsoleRenderer(colors=out.isatty(), exception_formatter=structlog.dev.plain_traceback)


class Forwarder(logging.Handler):
    """Writes log lines of libraries in our format."""

    def emit(self, record: logging.LogRecord) -> None:
        write = log.bind(logger=record.name, text=record.getMessage())
        write.log(record.levelno, "library", exc_info=record.exc_info)


def harmless_only(_: object, __: str, line: EventDict) -> EventDict:
    return {name: value if name in HARMLESS else HIDDEN for name, value in line.items()}


def scrubbed(_: object, __: str, line: EventDict) -> EventDict:
    """Removes secrets quoted within harmless fields."""
    return {name: scrub(value) for name, value in line.items()}


def scrub(value: object) -> object:
    if value is None or isinstance(value, bool | int | float):
        return value
    text = LINK.sub(rf"\1{HIDDEN}", str(value))
    return SECRETS.sub(HIDDEN, text)


PROCESSORS: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
    harmless_only,
    scrubbed,
]
