"""The app for one server after the other: to put it together takes longer than most tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from witchtable.server.http import create_app
from witchtable.server.settings import Settings

_idle: list[Litestar] = []


@asynccontextmanager
async def running_app(settings: Settings) -> AsyncIterator[Litestar]:
    """Run an app with these settings; it keeps nothing of those that it had before."""
    app = _idle.pop() if _idle else create_app(settings)
    app.state["settings"] = settings
    async with app.lifespan():
        yield app
    _idle.append(app)
