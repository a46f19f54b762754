"""What the page's worker calls (docs/decisions/0013): JavaScript's values in and out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import jsnull, to_js

from witchtable.server.inside.door import InsideDoor, InsideSocket
from witchtable.server.inside.journal import KeptParts
from witchtable.server.inside.opening import open_inside

__all__ = ["BrowserDoor", "open"]


class _BrowserKeeper:
    """The browser's store, as Python sees it."""

    def __init__(self, kept: Any) -> None:
        self._kept = kept

    async def load(self) -> KeptParts:
        found = await self._kept.load()
        whole = None if found.whole is jsnull else found.whole.to_bytes()
        return KeptParts(whole, [part.to_bytes() for part in found.parts])

    async def add(self, number: int, part: bytes) -> None:
        await self._kept.add(number, to_js(part))

    async def replace(self, whole: bytes, upto: int) -> None:
        await self._kept.replace(to_js(whole), upto)


class _BrowserThinker:
    """The worker that thinks, as Python sees it."""

    def __init__(self, thinker: Any) -> None:
        self._thinker = thinker

    async def think(self, job: bytes) -> bytes:
        found: bytes = (await self._thinker.think(to_js(job))).to_bytes()
        return found

    def restart(self) -> None:
        self._thinker.restart()

    @property
    def is_up(self) -> bool:
        return bool(self._thinker.isUp)


class BrowserDoor:
    """The door, as JavaScript sees it."""

    def __init__(self, door: InsideDoor) -> None:
        self._door = door

    async def request(self, method: str, path: str, headers: Any, body: Any = None) -> Any:
        """Answer a request: `{status, headers, body}`."""
        given = {} if headers is None else headers.to_py()
        # JavaScript's null is no text.
        found = await self._door.request(method, path, given, body if isinstance(body, str) else None)
        return _object(found._asdict())

    def connect(
        self, path: str, send: Callable[[str], None], closed: Callable[[int, str], None]
    ) -> InsideSocket:
        """Open a socket; what is given here is called as long as it is open."""
        return self._door.connect(path, send, closed)

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self._door.close()


async def open(kept: Any, thinker: Any, bot_seconds: float = 1.0) -> BrowserDoor:
    """Come up on what the browser has kept."""
    door = await open_inside(_BrowserKeeper(kept), _BrowserThinker(thinker), bot_seconds=bot_seconds)
    return BrowserDoor(door)


def _object(found: dict[str, Any]) -> Any:
    from js import Object

    return to_js(found, dict_converter=Object.fromEntries)
