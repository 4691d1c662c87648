"""What the server counts, for Prometheus."""

from __future__ import annotations

from functools import cache
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
MOVES: Final = Counter("sixgun_moves", "Choices stored", ["edition"], registry=REGISTRY)
GAMES: Final = Counter("sixgun_games", "Games that have ended", ["edition"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "sixgun_move_seconds", "From a choice to the last view sent off", buckets=STEPS, registry=REGISTRY
)
QUEUE: Final = Gauge("sixgun_bot_queue", "Decisions that bots are making or are waiting to make", registry=REGISTRY)
LATE: Final = Counter("sixgun_late_searches", "Decisions of bots made without the search they want", registry=REGISTRY)
ERRORS: Final = Counter("sixgun_errors", "Errors, by code", ["code"], registry=REGISTRY)

RELAYS: Final = Gauge("sixgun_relays", "Open connections whose tables other processes run", registry=REGISTRY)
RELAYED: Final = Gauge("sixgun_relayed", "Connections to tables here that other processes relay", registry=REGISTRY)
FAR_SEARCHES: Final = Counter("sixgun_far_searches", "Decisions that other machines found", registry=REGISTRY)
FORWARDED: Final = Counter("sixgun_forwarded", "Requests that other processes answered", registry=REGISTRY)
BUS_UP: Final = Gauge("sixgun_bus_up", "Whether the bus between processes can be reached", registry=REGISTRY)
BUS_DROPS: Final = Counter("sixgun_bus_drops", "How often the connection to the bus broke", registry=REGISTRY)

LOOP_LAG: Final = Histogram(
    "sixgun_loop_lag_seconds", "By how much the event loop is late", buckets=STEPS, registry=REGISTRY
)
WRITE_SECONDS: Final = Histogram(
    "sixgun_write_seconds", "How long a transaction takes until it is on disk", buckets=STEPS, registry=REGISTRY
)
WRITE_BATCH: Final = Histogram(
    "sixgun_write_batch", "Requests in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100), registry=REGISTRY
)
STORAGE_BYTES: Final = Gauge("sixgun_storage_bytes", "Files on disk", ["file"], registry=REGISTRY)
PAUSED: Final = Gauge("sixgun_tables_paused", "Tables that cannot go on", ["reason"], registry=REGISTRY)
THINKERS: Final = Gauge("sixgun_thinkers", "Processes for bots", ["kind"], registry=REGISTRY)
BUSY: Final = Gauge("sixgun_thinkers_busy", "Bot processes that are working", ["kind"], registry=REGISTRY)
THINKERS_LOST: Final = Counter("sixgun_thinkers_lost", "Bot processes that died or got stuck", registry=REGISTRY)
REQUESTS: Final = Counter(
    "sixgun_requests", "Requests, by how they were answered", ["method", "status"], registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "sixgun_request_seconds", "From a request to the beginning of its answer", buckets=STEPS, registry=REGISTRY
)
REFUSALS: Final = Counter(
    "sixgun_refusals", "Requests, messages and connections refused, by code", ["code"], registry=REGISTRY
)
RECONNECTS: Final = Counter("sixgun_reconnects", "Players who came back to a table", registry=REGISTRY)
DRAINING: Final = Gauge("sixgun_draining", "1 while no new game begins here", registry=REGISTRY)
BUILD: Final = Gauge("sixgun_build_info", "The version running", ["version", "rules"], registry=REGISTRY)

ProcessCollector(registry=REGISTRY)


@cache
def moves_of(edition: str) -> Counter:
    """The count of choices in this edition."""
    return MOVES.labels(edition)


def exposed() -> bytes:
    """The page that Prometheus reads."""
    return generate_latest(REGISTRY)
