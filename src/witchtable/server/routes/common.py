"""What all routes share: the house, and how refusals are answered."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection

from witchtable.engine.errors import WitchtableError
from witchtable.server.hall import Refused
from witchtable.server.house import House
from witchtable.server.messages import Ack, Reject, written

__all__ = ["HTTP_STATUS", "answer", "house_of", "refused", "wrong"]

HTTP_STATUS: Final = {
    "malformed": 400,
    "unknown_table": 404,
    "other_rules": 410,
    "not_your_seat": 403,
    "not_running": 409,
    "stale": 409,
    "out_of_turn": 409,
    "illegal": 422,
    "cannot_undo": 409,
    "no_hints": 403,
    "no_memory": 403,
    "too_many": 429,
    "forbidden": 403,
    "unavailable": 503,
    "unknown_route": 404,
    "too_large": 413,
    "seat_taken": 409,
    "seats_free": 409,
    "not_waiting": 409,
    "not_over": 409,
    "present": 409,
    "login_taken": 409,
    "internal": 500,
}


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """Find the house that this app runs."""
    house: House = connection.app.state["house"]
    return house


def answer(house: House, given: Ack | Reject) -> Response[Ack | Reject]:
    """Answer a move or an undo: 200, or the status that fits the refusal."""
    if isinstance(given, Ack):
        return Response(given, status_code=200)
    house.metrics.rejects.labels(given.code).inc()
    return Response(given, status_code=HTTP_STATUS[given.code])


def refused(request: Request[Any, Any, Any], problem: Refused) -> Response[dict[str, Any]]:
    """Answer what is not possible."""
    house_of(request).metrics.rejects.labels(problem.code).inc()
    body = {"kind": "reject", "move": None, "code": problem.code, "reason": problem.reason}
    return Response(body, status_code=problem.status)


def wrong(request: Request[Any, Any, Any], problem: WitchtableError) -> Response[dict[str, Any]]:
    """Answer what means nothing: an unknown game, an option that does not exist."""
    house_of(request).metrics.rejects.labels("malformed").inc()
    body = {
        "kind": "reject",
        "move": None,
        "code": "malformed",
        "reason": str(problem),
        "message": written(problem.message),
    }
    return Response(body, status_code=400)
