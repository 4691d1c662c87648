"""Is the server well?"""

from __future__ import annotations

from litestar import Response, get

from sixgun.server.front_desk import FrontDesk
from sixgun.server.metrics import CONTENT_TYPE, SEATS, TABLES, exposed
from sixgun.server.routes.request import Desk


@get("/healthz")
async def healthz(desk: Desk) -> Response[dict[str, str]]:
    """200 while tables can go on, 503 while nothing can be written."""
    if desk.services.failing:
        return Response({"status": "storage"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(desk: Desk) -> Response[bytes]:
    """For Prometheus."""
    count(desk)
    return Response(exposed(), media_type=CONTENT_TYPE)


def count(desk: FrontDesk) -> None:
    """What is easier counted when somebody asks."""
    TABLES.clear()
    SEATS.clear()
    for dealer in desk.saloon.dealers.values():
        TABLES.labels(dealer.table.status).inc()
        for place in dealer.table.places:
            SEATS.labels(place.sitter).inc()
