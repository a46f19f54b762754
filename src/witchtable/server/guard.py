"""The door: where requests may come from, what pages may do, and how often somebody may knock."""

from __future__ import annotations

from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["Buckets", "Guard", "keep_pages_harmless"]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Refuses what changes something but comes from another site, or from nowhere."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it pass, or answer 403."""
        kind: str = str(scope["type"])
        if kind == "websocket" and not _comes_from_here(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        if kind != "http":
            await self._app(scope, receive, send)
            return

        method = str(scope.get("method"))
        if method not in _SAFE and not _comes_from_here(scope):
            await _forbid(send)
        else:
            await self._app(scope, receive, send)


async def keep_pages_harmless(message: Message, _: Scope) -> None:
    """Add headers to every answer that tell browsers what pages of ours may do."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_HEADERS]


def _comes_from_here(scope: Scope) -> bool:
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # an address that is none
        return False


async def _forbid(send: Send) -> None:
    body = b'{"kind":"reject","move":null,"code":"forbidden","reason":"foreign or missing Origin"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


class Buckets:
    """Counts how often each of many callers may do something: a few at once, then a steady rate."""

    def __init__(self, burst: int, per_minute: float) -> None:
        self._burst = float(burst)
        self._rate = per_minute / 60
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        """Count one; False when it is one too many."""
        now = monotonic()
        left, counted = self._left.get(who, (self._burst, now))
        left = min(self._burst, left + (now - counted) * self._rate)
        if len(self._left) > 10_000:
            self._left.clear()  # strangers by the thousand: better forget than grow
        if left < 1:
            self._left[who] = (left, now)
            return False
        self._left[who] = (left - 1, now)
        return True
