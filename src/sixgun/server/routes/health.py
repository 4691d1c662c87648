"""Health check and metrics."""

from __future__ import annotations

from litestar import Response, get

from sixgun.server.front_desk import FrontDesk
from sixgun.server.metrics import CONTENT_TYPE, PAUSED, SEATS, SET_ASIDE, TABLES, exposed
from sixgun.server.routes.request import Desk


@get("/healthz", opt={"for_all": True})
async def healthz(desk: Desk) -> Response[dict[str, str]]:
    """Readiness: 503 while storage fails or the server is about to stop; one of several is patient for a moment."""
    mail, services = desk.services.mail, desk.services
    status = "storage" if services.failing else "draining" if services.draining else "ok"
    bus = {} if mail is None else {"bus": "up" if mail.up else "down"}
    unready = services.draining or services.out_of_order()
    return Response({"status": status, **bus}, status_code=503 if unready else 200)


@get("/livez", opt={"for_all": True})
async def livez() -> dict[str, str]:
    """Liveness: 200 while the process answers at all. A restart does not fix a full disk, so storage does not count."""
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, opt={"for_all": True})
async def metrics(desk: Desk) -> Response[bytes]:
    """Metrics for Prometheus."""
    count(desk)
    return Response(exposed(), media_type=CONTENT_TYPE)


def count(desk: FrontDesk) -> None:
    """Updates the gauges that are counted on request."""
    TABLES.clear()
    SEATS.clear()
    SET_ASIDE.clear()
    PAUSED.clear()
    for flaw in desk.saloon.flaws.values():
        SET_ASIDE.labels(flaw.fault).inc()
    for dealer in desk.saloon.dealers.values():
        if reason := dealer.paused or ("storage" if desk.services.failing else None):
            PAUSED.labels(reason).inc()
        TABLES.labels(dealer.table.status).inc()
        for place in dealer.table.places:
            SEATS.labels(place.sitter).inc()
