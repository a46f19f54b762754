"""A server of its own for each test, inside the test's own loop (see people.py).

Tests are coroutines, run by the plugin of anyio, which the server brings along.
"""

from __future__ import annotations

import threading
from itertools import count

import pytest

from tests.postgres import postgres
from tests.server.people import Server
from witchtable.engine.game import Game
from witchtable.server.service import callers, limits, seating
from witchtable.server.tables import times


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def numbered_ids(monkeypatch):
    """Number players and tables: on these ids hang the dice of bots, which so fall alike each time."""
    numbers = count(1)
    for module in (callers, seating):
        monkeypatch.setattr(module, "new_id", lambda: f"id-{next(numbers)}")


@pytest.fixture
def unhurried(monkeypatch):
    """Let people ask as fast as they can: for whole games."""
    monkeypatch.setitem(limits.SHARES, "messages", limits.Share(1_000_000, 2400))


@pytest.fixture
def no_time_passes(monkeypatch):
    """Let nobody's allowance grow back, however long a slow machine takes for the requests."""
    monkeypatch.setattr(limits, "monotonic", lambda: 1.0)


@pytest.fixture
def dealt_in(monkeypatch):
    """The threads in which games are dealt again."""
    found = []
    deal = Game.open

    def noted(*given):
        found.append(threading.current_thread())
        return deal(*given)

    monkeypatch.setattr(Game, "open", noted)
    return found


@pytest.fixture(scope="session")
def running_postgres():
    """A PostgreSQL of the tests' own; each asks it for a database."""
    with postgres() as running:
        yield running


@pytest.fixture(autouse=True)
def own_time(monkeypatch):
    """Forget what a house has told of its clock: the next test's server may have none."""
    monkeypatch.setattr(times, "_is_told", False)
    monkeypatch.setattr(times, "_start", times._start)


@pytest.fixture
def data(tmp_path):
    """Where the server keeps everything."""
    return tmp_path / "data"


@pytest.fixture
async def server(anyio_backend, numbered_ids, data):
    """A running server without limits on sessions and tables."""
    async with Server(data) as running:
        yield running


@pytest.fixture
def app(server):
    """The same as an ASGI app."""
    return server


@pytest.fixture
async def anna(server):
    return await server.person("anna")


@pytest.fixture
async def ben(server):
    return await server.person("ben")


@pytest.fixture
async def cleo(server):
    return await server.person("cleo")
