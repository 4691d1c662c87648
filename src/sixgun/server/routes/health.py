"""Health check and metrics."""

from __future__ import annotations

from litestar import Response, get

from sixgun.server.front_desk import FrontDesk
from sixgun.server.metrics import CONTENT_TYPE, SEATS, SET_ASIDE, TABLES, exposed
from sixgun.server.routes.request import Desk


@get("/healthz")
async def healthz(desk: Desk) -> Response[dict[str, str]]:
    """Readiness: 200 while tables can be played, 503 while storage fails."""
    if desk.services.failing:
        return Response({"status": "storage"}, status_code=503)
    return Response({"status": "ok"})


@get("/livez")
async def livez() -> dict[str, str]:
    """200 while the process answers at all. Restarting it mends no full disk, so storage does not count."""
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(desk: Desk) -> Response[bytes]:
    """Metrics for Prometheus."""
    count(desk)
    return Response(exposed(), media_type=CONTENT_TYPE)


def count(desk: FrontDesk) -> None:
    """Updates the gauges that are counted on request."""
    TABLES.clear()
    SEATS.clear()
    SET_ASIDE.clear()
    for flaw in desk.saloon.flaws.values():
        SET_ASIDE.labels(flaw.fault).inc()
    for dealer in desk.saloon.dealers.values():
        TABLES.labels(dealer.table.status).inc()
        for place in dealer.table.places:
            SEATS.labels(place.sitter).inc()
