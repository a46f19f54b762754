"""Where somebody is logged in: seen, and ended from elsewhere."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.people import Server, until
from witchtable.server.service import sessions
from witchtable.server.service.devices import name_device

pytestmark = pytest.mark.anyio

LOGIN, PASSWORD = "anna", "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


async def from_device(server, agent, **how):
    person = server.stranger()
    person.http.headers["user-agent"] = agent
    await person.sit_down(**(how or {"login": LOGIN, "password": PASSWORD}))
    return person


@pytest.fixture
async def devices(server):
    """Anna at her desk, with a phone, and with a program."""
    desk = await from_device(server, FIREFOX, name="anna")
    await desk.post("/api/account", login=LOGIN, password=PASSWORD)
    return [desk, await from_device(server, PHONE), await from_device(server, "python-httpx/0.28")]


async def who(person):
    return (await person.get("/api/me"))["player"]


async def test_everybody_sees_where_they_are_logged_in(devices, ben):
    found = await devices[1].get("/api/sessions")
    assert {row["device"] for row in found} == {"Firefox, Linux", "Safari, iOS", None}
    assert [row["here"] for row in found].count(True) == 1
    here = next(row for row in found if row["here"])
    assert here["device"] == "Safari, iOS"
    assert here["used"] >= here["began"] > 0
    assert [row["here"] for row in await ben.get("/api/sessions")] == [True], "nobody else's"


async def test_who_has_no_name_is_logged_in_nowhere(server):
    assert (await server.stranger().request("GET", "/api/sessions")).status_code == 401
    assert (await server.stranger().request("DELETE", "/api/sessions")).status_code == 401


async def test_one_session_is_ended_from_another(server, devices):
    desk, phone, program = devices
    table = await phone.open_table("witchdom", public=True)
    (row,) = [row for row in await desk.get("/api/sessions") if row["device"] == "Safari, iOS"]
    async with phone.socket(table) as a, program.socket(table) as b:
        left = await desk.delete(f"/api/sessions/{row['session']}")
        assert {found["device"] for found in left} == {"Firefox, Linux", None}
        await until(lambda: a.closed)
        assert (a.closed.code, a.closed.reason) == (4401, "signed out")
        assert b.closed is None
    assert [await who(device) for device in devices] == [desk.id, None, desk.id]
    await server.restart()
    assert await who(phone) is None


async def test_everywhere_else_somebody_is_logged_out(devices):
    desk, phone, program = devices
    (left,) = await phone.delete("/api/sessions")
    assert left["here"] is True
    assert await who(phone) is not None
    assert [await who(desk), await who(program)] == [None, None]


async def test_nobody_ends_the_session_of_another_or_learns_of_it(devices, ben):
    desk, *_ = devices
    (own,) = await ben.get("/api/sessions")
    for row in await desk.get("/api/sessions"):
        assert await ben.delete(f"/api/sessions/{row['session']}") == [own]
    assert len(await desk.get("/api/sessions")) == 3


async def test_what_is_listed_is_no_cookie(server, devices):
    desk, *_ = devices
    names = [row["session"] for row in await desk.get("/api/sessions")]
    kept = sqlite3.connect(server.settings.database).execute("SELECT id FROM sessions").fetchall()
    assert not [name for name in names for (id,) in kept if id in name]


async def test_what_has_ended_by_itself_is_not_listed(devices, monkeypatch):
    desk, *_ = devices
    now = sessions.time()
    for days in (20, 40):
        monkeypatch.setattr(sessions, "time", lambda later=now + days * 86400: later)
        await who(desk)
    assert [row["here"] for row in await desk.get("/api/sessions")] == [True]


async def test_lists_and_ends_of_sessions_have_an_end(anyio_backend, no_time_passes, data):
    async with Server(data, limits=True) as server:
        anna = await server.person("anna")
        for method in ("GET", "DELETE"):
            answers = [(await anna.request(method, "/api/sessions")).status_code for _ in range(200)]
            assert {*answers} == {200, 429}


AGENTS = {
    FIREFOX: "Firefox, Linux",
    PHONE: "Safari, iOS",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 "
    "Safari/537.36 Edg/138.0.0.0": "Edge, Windows",
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/138.0.0.0 Mobile Safari/537.36": "Chrome, Android",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Safari/605.1.15": "Safari, macOS",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64)": "Windows",
    "curl/8.5.0": None,
    "": None,
    "x" * 5000: None,
}


@pytest.mark.parametrize("agent", AGENTS, ids=[str(name) for name in AGENTS.values()])
def test_devices_are_named_by_what_people_call_them(agent):
    assert name_device(agent) == AGENTS[agent]
