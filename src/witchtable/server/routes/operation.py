"""For whoever runs the server: is it well, and what does it do?"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from witchtable.server.routes.common import house_of

__all__ = ["ROUTES"]


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Answer while everything works; the store is asked too."""
    house = house_of(request)
    await house.store.secret("cookies")
    status = "closing" if house.is_closing else "ok"
    return Response({"status": status}, status_code=503 if house.is_closing else 200)


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Write figures in the format of Prometheus."""
    media_type = "text/plain; version=0.0.4; charset=utf-8"
    return Response(house_of(request).metrics.write(), media_type=media_type)


ROUTES = [health, metrics]
