"""What a route is: an address, and a plain function that answers there.

Doors read from the function's signature what it wants: the service, the caller, where somebody looks,
parts of the path, `data` from the body, and all else from the query.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from witchtable.engine.texts import languages
from witchtable.server.protocol.codes import Code, NoName, NoSeat

__all__ = [
    "STATUS",
    "Answer",
    "Query",
    "Route",
    "TextFile",
    "delete",
    "get",
    "post",
    "preferred",
    "status_of",
]

T = TypeVar("T")
Answering: TypeAlias = Callable[..., Awaitable[Any]]

Query: TypeAlias = Mapping[str, str]
"""All that the query says, word by word."""

STATUS: Final[Mapping[Code, int]] = {
    "malformed": 400,
    "forbidden": 403,
    "not_your_seat": 403,
    "unknown_table": 404,
    "unknown_route": 404,
    "other_rules": 410,
    "not_waiting": 409,
    "not_running": 409,
    "not_over": 409,
    "seat_taken": 409,
    "seats_free": 409,
    "present": 409,
    "shared_deal": 409,
    "login_taken": 409,
    "common_password": 422,
    "stale": 409,
    "out_of_turn": 409,
    "no_hints": 403,
    "no_memory": 403,
    "cannot_undo": 409,
    "too_large": 413,
    "illegal": 422,
    "not_asked": 422,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
}


class Answer(NamedTuple, Generic[T]):
    """An answer of which more is to be said than what it is."""

    body: T
    status: int | None = None
    """What it is instead of the route's own."""
    session: str | None = None
    """Whose session the caller has from now on; "": nobody's."""
    lasts: bool = False
    """Whether it is the same whenever it is asked for."""
    is_ours: bool = True
    """Of what lasts: whether it came with the program, and not from whoever uses it."""


class TextFile(NamedTuple):
    """A text to be kept as a file."""

    name: str
    text: str


class Route(NamedTuple):
    """An address, and who answers there."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    """Its parts in braces have a name and a type: `{seat:int}`."""
    status: int
    answer: Answering


def get(path: str) -> Callable[[Answering], Route]:
    """Let a function tell something."""
    return lambda answer: Route("GET", path, 200, answer)


def post(path: str, *, status: int) -> Callable[[Answering], Route]:
    """Let a function do something."""
    return lambda answer: Route("POST", path, status, answer)


def delete(path: str) -> Callable[[Answering], Route]:
    """Let a function end something."""
    return lambda answer: Route("DELETE", path, 200, answer)


def status_of(problem: Exception, code: Code) -> int:
    """Find the status of a refusal; two of them have one of their own."""
    if isinstance(problem, NoName):
        return 401
    return 404 if isinstance(problem, NoSeat) else STATUS[code]


def preferred(accepted: str) -> str:
    """Find the first language of somebody's that there are texts in."""
    known = languages()
    for choice in accepted.split(","):
        language = choice.partition(";")[0].strip().partition("-")[0].lower()
        if language in known:
            return language
    return "en"
