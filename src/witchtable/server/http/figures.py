"""A door of its own for the figures: what the public one shows, a proxy shows to everybody."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.types import ASGIApp, Receive, Scope, Send

from witchtable.server.http.guard import refuse
from witchtable.server.http.hosts import NOT_OURS, is_ours

__all__ = ["figures_app"]

_TYPE: Final = b"text/plain; version=0.0.4; charset=utf-8"


def figures_app(server: Litestar) -> ASGIApp:
    """Make an app that answers `GET /metrics` for a server, as Prometheus asks, and nothing else."""

    async def answer(scope: Scope, _: Receive, send: Send) -> None:
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if not is_ours(host, server.state["settings"].host_names):
            await refuse(send, 421, NOT_OURS)
        elif (
            scope["path"] != "/metrics" or scope.get("method") != "GET" or "service" not in server.state
        ):
            await refuse(send, 404, "there is nothing but GET /metrics here")
        else:
            body: bytes = server.state["service"].figures.write()
            headers = [(b"content-type", _TYPE), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    return answer
