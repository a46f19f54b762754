"""For whoever runs the server: is it well, and what does it do?"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get

from witchtable.server.hall import Refused
from witchtable.server.routes.common import house_of

__all__ = ["ROUTES"]

_HERE: Final = ("127.0.0.1", "::1", "testclient")


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Answer while everything works; the store is asked too."""
    house = house_of(request)
    await house.store.secret("cookies")
    status = "closing" if house.is_closing else "ok"
    return Response({"status": status}, status_code=503 if house.is_closing else 200)


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Write figures in the format of Prometheus, for who runs the server: on this machine only."""
    if request.client is None or request.client.host not in _HERE:
        raise Refused("forbidden", "figures are shown on the server's own machine only", 403)
    media_type = "text/plain; version=0.0.4; charset=utf-8"
    return Response(house_of(request).metrics.write(), media_type=media_type)


ROUTES = [health, metrics]
