"""Where requests may come from, and what pages may do."""

from __future__ import annotations

import re
from base64 import b64encode
from email.utils import formatdate
from functools import lru_cache
from hashlib import sha256
from math import ceil
from typing import Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from witchtable.server.http.hosts import NOT_OURS, is_ours
from witchtable.server.http.static import WEB
from witchtable.server.protocol.messages import Reject
from witchtable.server.protocol.writing import encode
from witchtable.server.service import Service
from witchtable.server.settings import Settings

__all__ = ["Guard", "keep_pages_harmless", "policy_of", "refuse", "slow_down", "too_fast"]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_IMPORT_MAP: Final = re.compile(rb'<script[^>]*\btype="importmap"[^>]*>(.*?)</script>', re.DOTALL)
# Without includeSubDomains: what else a host runs under its name is not ours to decide.
_ONLY_TLS: Final = (b"strict-transport-security", b"max-age=31536000")
_NO_SNIFFING: Final = (b"x-content-type-options", b"nosniff")
# Whoever shows it as a page all the same can do nothing with it.
_NO_PAGE: Final = [
    _NO_SNIFFING,
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
]
# Never shown as a page, and there are many of them: no word more than needed.
_PARTS: Final = (b"text/javascript", b"text/css", b"font/woff2")
_FILES: Final = ("/web/", "/locale/")
_PAGE: Final = [
    _NO_SNIFFING,
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Refuses who calls us by a strange name, and what changes something but comes from elsewhere."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it pass, or answer 403, 421 or 429."""
        kind, is_ours = str(scope["type"]), _is_called_by_our_name(scope)
        if kind == "websocket" and not (is_ours and _comes_from_here(scope)):
            reason = "foreign origin" if is_ours else "foreign host"
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
        elif kind == "websocket" and too_fast(scope):
            # Without a handshake: who asks so often gets no socket to be told on.
            await send({"type": "websocket.close", "code": 4429, "reason": "too many requests"})
        elif kind == "http" and not is_ours:
            await refuse(send, 421, NOT_OURS)
        elif kind == "http" and (seconds := too_fast(scope)):
            await _refuse(send, 429, slow_down(seconds))
        elif kind == "http" and scope.get("method") not in _SAFE and not _comes_from_here(scope):
            await refuse(send, 403, "foreign or missing Origin")
        else:
            await self._app(scope, receive, send)


async def keep_pages_harmless(message: Message, scope: Scope) -> None:
    """Add headers that tell browsers what pages of ours may do; what is no page may do nothing."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        if _settings(scope).secure:
            headers.append(_ONLY_TLS)
        # An answer without a body has no type. What is no page keeps the headers it came with.
        is_same = message["status"] == 304
        if is_same and scope["path"].startswith(_FILES):
            message["headers"] = headers
            return
        if not is_same and not _is(headers, b"text/html"):
            is_part = _is(headers, *_PARTS)
            message["headers"] = [*headers, *([_NO_SNIFFING] if is_part else [_date(), *_NO_PAGE])]
            return
        page = WEB.find("index.html")
        policy = f"{policy_of(page.body if page is not None else b'')}; frame-ancestors 'none'".encode()
        message["headers"] = [*headers, _date(), (b"content-security-policy", policy), *_PAGE]


def _date() -> tuple[bytes, bytes]:
    """Tell what time it is here: the page counts down by it."""
    return b"date", formatdate(usegmt=True).encode()


def _is(headers: list[tuple[bytes, bytes]], *types: bytes) -> bool:
    return any(name == b"content-type" and value.startswith(types) for name, value in headers)


@lru_cache(maxsize=2)
def policy_of(page: bytes) -> str:
    """Allow nothing but our own files; of what stands in the page itself, only its import map."""
    # Browsers cannot load an import map from a file, so its hash lets it in, as it is now.
    maps = [found.replace(b"\r\n", b"\n") for found in _IMPORT_MAP.findall(page)]
    hashes = [f" 'sha256-{b64encode(sha256(text).digest()).decode()}'" for text in maps]
    return (
        f"default-src 'self'; script-src 'self'{''.join(hashes)}; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; worker-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'"
    )


def _settings(scope: Scope) -> Settings:
    settings: Settings = scope["litestar_app"].state["settings"]
    return settings


def _header(scope: Scope, name: bytes) -> str:
    return dict(scope["headers"]).get(name, b"").decode("latin-1")


def _is_called_by_our_name(scope: Scope) -> bool:
    return is_ours(_header(scope, b"host"), _settings(scope).host_names)


def _comes_from_here(scope: Scope) -> bool:
    host = _header(scope, b"host")
    try:
        return bool(host) and urlsplit(_header(scope, b"origin")).netloc == host
    except ValueError:  # an address that is none
        return False


async def refuse(send: Send, status: int, reason: str) -> None:
    """Answer that nothing is to be had here."""
    await _refuse(send, status, Reject(None, "forbidden", reason=reason))


def too_fast(scope: Scope) -> int:
    """Count a request of any kind; say after how many seconds another is welcome, or 0."""
    service: Service = scope["litestar_app"].state["service"]
    client = scope.get("client")
    return ceil(service.limits.check_address("requests", client[0] if client else "?"))


def slow_down(seconds: int) -> Reject:
    """Refuse a request for coming too soon after many others."""
    return Reject(None, "too_many", reason="too many requests", retry_after=seconds)


async def _refuse(send: Send, status: int, reject: Reject) -> None:
    body = encode(reject)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if reject.retry_after is not None:
        # Who goes on all the same has to come in again, which is counted, too.
        retry = str(reject.retry_after).encode()
        headers += [(b"retry-after", retry), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
