"""What the server counts, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

REGISTRY: Final = CollectorRegistry()
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds

TABLES: Final = Gauge("sixgun_tables", "Tables in memory", ["status"], registry=REGISTRY)
SET_ASIDE: Final = Gauge("sixgun_tables_set_aside", "Tables whose log does not hold", ["reason"], registry=REGISTRY)
SEATS: Final = Gauge("sixgun_seats", "Seats at these tables", ["sitter"], registry=REGISTRY)
SOCKETS: Final = Gauge("sixgun_sockets", "Open connections", registry=REGISTRY)
MOVES: Final = Counter("sixgun_moves", "Choices written down", ["edition"], registry=REGISTRY)
GAMES: Final = Counter("sixgun_games", "Games that have ended", ["edition"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "sixgun_move_seconds", "From a choice to the last view sent off", buckets=STEPS, registry=REGISTRY
)
QUEUE: Final = Gauge("sixgun_bot_queue", "Decisions that bots think about or will", registry=REGISTRY)
LATE: Final = Counter("sixgun_late_searches", "Decisions of bots made without the search they want", registry=REGISTRY)
ERRORS: Final = Counter("sixgun_errors", "What went wrong, by code", ["code"], registry=REGISTRY)

LOOP_LAG: Final = Histogram(
    "sixgun_loop_lag_seconds", "By how much the event loop is late", buckets=STEPS, registry=REGISTRY
)
BUILD: Final = Gauge("sixgun_build_info", "What runs here", ["version", "rules"], registry=REGISTRY)

ProcessCollector(registry=REGISTRY)


def exposed() -> bytes:
    """The page that Prometheus reads."""
    return generate_latest(REGISTRY)
