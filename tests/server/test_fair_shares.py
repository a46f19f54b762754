"""Fair shares at the doors: who takes more is told when to come back, and nobody else has to wait.

The attacks on a real server are short here; with WITCHTABLE_LONG=1 they are as large as those that
were tried from outside, and the moves of a table that has nothing to do with them are timed.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, closing, suppress
from random import Random
from statistics import quantiles

import httpx
import pytest

from tests.hostile import a_copy
from tests.server.attackers import (
    ROOT,
    Bystander,
    by_hand,
    closed_within,
    frame,
    handshake,
    open_game,
)
from tests.server.attackers import Server as RealServer
from tests.server.floods import ATTACKS
from tests.server.people import Server, finish, put_away, sit_together
from witchtable.server.protocol.codes import TooMany
from witchtable.server.service import limits as fair
from witchtable.server.service.callers import Caller
from witchtable.server.service.limits import Limits, RateLimit, Share, household, read_shares
from witchtable.server.store import Player

LONG = bool(os.environ.get("WITCHTABLE_LONG"))


@pytest.fixture
async def house(anyio_backend, numbered_ids, no_time_passes, data):
    """A server with limits, at which no time passes."""
    async with Server(data, limits=True) as server:
        yield server


async def until_refused(ask, most=400):
    """Ask until there is no more; return how often it was answered, and the refusal."""
    for number in range(most):
        answer = await ask(number)
        if answer.status_code == 429:
            return number, answer
    raise AssertionError(f"{most} times, and no end")


def tells_when_to_come_back(answer):
    reject = answer.json()
    assert (reject["kind"], reject["code"]) == ("reject", "too_many")
    assert reject["retry_after"] >= 1
    assert answer.headers["retry-after"] == str(reject["retry_after"])
    return True


# -- what is asked over HTTP --------------------------------------------------------------------------


async def test_moves_and_undos_have_an_end(house):
    anna, ben = [await house.person(name) for name in ("anna", "ben")]
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = house.match(table).state.deciders[0]
    mover = (anna, ben)[seat]
    path = f"/api/tables/{table['table']}"

    async def there_and_back(number):
        version = house.table(table).viewpoints[seat].version
        action = str(house.match(table).state.legal(seat)[0])
        move = {
            "kind": "move",
            "request": f"m{number}",
            "seat": seat,
            "version": version,
            "action": action,
        }
        answer = await mover.request("POST", f"{path}/moves", json=move)
        undo = {"kind": "undo", "request": f"u{number}", "seat": seat}
        back = await mover.request("POST", f"{path}/undo", json=undo)
        return answer if answer.status_code == 429 else back

    pairs, refused = await until_refused(there_and_back)
    assert 20 <= pairs <= 60
    assert tells_when_to_come_back(refused)
    # The others at the table go on.
    other = (anna, ben)[1 - seat]
    undo = {"kind": "undo", "request": "x", "seat": 1 - seat}
    assert (await other.request("POST", f"{path}/undo", json=undo)).status_code != 429


GETS = {
    "looks": "/api/tables/{table}",
    "questions": "/api/tables/{table}/sheets",
    "exports": "/api/tables/{table}/export",
    "records": "/api/tables/{table}/record",
    "replays": "/api/tables/{table}/replay?step=1",
    "hints": "/api/tables/{table}/hints",
    "aids": "/api/tables/{table}/aids/memory",
    "lobby": "/api/tables",
    "archive": "/api/archive",
    "deals": "/api/deals/witchdom/1",
    "me": "/api/me",
    "statistics": "/api/players/{player}/statistics",
}


@pytest.mark.parametrize("path", GETS.values(), ids=list(GETS))
async def test_questions_have_an_end_for_each_player(house, path):
    anna, ben = [await house.person(name) for name in ("anna", "ben")]
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(house, table, Random(1), most=400 if "{table}/" in path else 0)
    path = path.format(table=table["table"], player=anna.id)

    asked, refused = await until_refused(lambda _: anna.request("GET", path))
    assert asked >= 10, "nobody is refused what a page asks for"
    assert tells_when_to_come_back(refused)
    assert (await ben.request("GET", path)).status_code != 429, "a share is for one player"


async def test_an_address_has_a_share_too_however_many_names_it_gives(house):
    people = [await house.person(f"p{number}") for number in range(8)]
    statuses = [
        (await person.request("GET", "/api/tables")).status_code for person in people for _ in range(50)
    ]
    assert statuses.count(200) == fair.SHARES["listings@address"].most
    assert statuses[-1] == 429


@pytest.mark.parametrize("path", ["/web/js/main.js", "/nowhere", "/api/tables/x/moves", "/health"])
async def test_requests_of_any_kind_have_an_end_for_each_address(
    anyio_backend, no_time_passes, data, path
):
    async with Server(data, limits=True, shares={"requests@address": Share(20, 60)}) as server:
        somebody = server.stranger()
        asked, refused = await until_refused(lambda _: somebody.request("GET", path))
        assert asked == 20
        assert tells_when_to_come_back(refused)


async def test_who_goes_on_after_many_refusals_is_not_even_read(house):
    anna = await house.person("anna")
    for _ in range(400):
        answer = await anna.request("GET", "/api/tables")
    assert answer.json()["reason"] == "too many requests", "no longer what the lobby says"
    assert (await house.stranger().request("GET", "/web/js/main.js")).status_code == 429
    async with anna.socket({"table": "x"}) as socket:
        await socket.wait_for(lambda: socket.closed)
        assert not socket.messages


async def test_invitations_are_not_compressed_beside_names_that_others_choose(house):
    anna = await house.person("anna")
    for _ in range(8):
        await anna.open_table("witchdom", 2)
    for path, is_packed in (("/api/me", False), ("/api/games", True)):
        answer = await anna.request("GET", path, headers={"accept-encoding": "gzip"})
        assert len(answer.content) > 2000
        assert ("content-encoding" in answer.headers) == is_packed


async def test_coming_back_to_a_seat_has_an_end(house):
    anna, ben = [await house.person(name) for name in ("anna", "ben")]
    table = await sit_together("witchdom", [anna, ben], deal=1)
    path = f"/api/tables/{table['table']}/seats/0/return"
    asked, refused = await until_refused(lambda _: anna.request("POST", path))
    assert asked >= 10
    assert tells_when_to_come_back(refused)


async def test_going_on_with_finished_games_has_an_end_also_where_nothing_is_left(house):
    """Each time the whole game is played again before that is known; no table was opened by it."""
    anna, ben = [await house.person(name) for name in ("anna", "ben")]
    table = await sit_together("witchdom", [anna, ben], deal=1)
    await finish(house, table, Random(1))
    path, step = f"/api/tables/{table['table']}/continue", len(house.match(table).log)
    asked, refused = await until_refused(lambda _: anna.request("POST", path, json={"step": step}))
    assert asked >= 10
    assert tells_when_to_come_back(refused)
    assert (await ben.refused("POST", path, step=step))["code"] == "not_running"


async def test_tables_with_own_components_have_an_end(house):
    """Each is tried out in the one process for that, and kept for good: a disk was full in a day."""
    anna = await house.person("anna")

    async def open_one(number):
        data = a_copy("witchdom")
        data["pieces"]["witches"][0]["points"] = number
        return await anna.request("POST", "/api/tables", json={
            "game": "witchdom", "seats": 1, "edition": data})  # fmt: skip

    house.service.limits._given = {"openings": Share(400, 60), "openings@address": Share(400, 60)}
    house.service.trial = None
    opened, refused = await until_refused(open_one, most=35)
    assert opened == fair.SHARES["editions"].most
    assert tells_when_to_come_back(refused)
    assert (await anna.request("POST", "/api/tables", json={"game": "witchdom", "seats": 1})).is_success


async def test_open_tables_have_an_end_until_one_is_closed(anyio_backend, data):
    shares = {"tables": Share(3), "openings": Share(50, 50)}
    async with Server(data, limits=True, shares=shares) as server:
        anna, ben = [await server.person(name) for name in ("anna", "ben")]
        opened = [await anna.open_table("witchdom", 1) for _ in range(3)]
        refused = await anna.request("POST", "/api/tables", json={"game": "witchdom", "seats": 1})
        assert refused.status_code == 429
        assert tells_when_to_come_back(refused)
        await ben.open_table("witchdom", 1)
        await anna.post(f"/api/tables/{opened[0]['table']}/abandon")
        await anna.open_table("witchdom", 1)


async def test_open_tables_have_an_end_for_an_address(anyio_backend, data):
    async with Server(data, limits=True, shares={"tables@address": Share(4)}) as server:
        people = [await server.person(f"p{number}") for number in range(5)]
        answers = [
            await person.request("POST", "/api/tables", json={"game": "witchdom", "seats": 1})
            for person in people
        ]
        assert [answer.status_code for answer in answers] == [201] * 4 + [429]


async def test_lessons_and_games_that_go_on_are_openings_like_others(anyio_backend, data):
    """A table that runs at once is a table."""
    async with Server(data, limits=True, shares={"openings": Share(3, 1)}) as server:
        anna, ben = [await server.person(name) for name in ("anna", "ben")]
        table = await sit_together("witchdom", [anna, ben], deal=1)
        await finish(server, table, Random(1))
        path = f"/api/tables/{table['table']}/continue"
        assert (await anna.request("POST", path, json={"step": 3})).status_code == 201
        lessons = [lesson["name"] for lesson in await anna.get("/api/lessons/witchdom")]
        paths = [f"/api/lessons/witchdom/{name}" for name in lessons[:2]]
        answers = [await anna.request("POST", path) for path in paths]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert tells_when_to_come_back(answers[1])
        assert (await anna.request("POST", path, json={"step": 3})).status_code == 429


async def test_tables_that_were_put_away_still_count_for_an_address(anyio_backend, data):
    """Who waited ten minutes between two tables could have as many as there is room on the disk."""
    async with Server(data, limits=True, shares={"tables@address": Share(2)}) as server:
        people = [await server.person(f"p{number}") for number in range(3)]
        opened = [await person.open_table("witchdom", 1) for person in people[:2]]
        for table in opened:
            put_away(server, table)
        assert not server.service.tables.at_hand
        ask = {"game": "witchdom", "seats": 1}
        assert (await people[2].request("POST", "/api/tables", json=ask)).status_code == 429
        await people[0].post(f"/api/tables/{opened[0]['table']}/abandon")
        assert (await people[2].request("POST", "/api/tables", json=ask)).status_code == 201


async def test_what_others_have_opened_costs_nobody_time(server):
    """Openings and the lobby looked through every table that waits, however private."""
    await server.service._waking
    plans = []
    read = server.service.store._reader.read

    async def explained(sql, values):
        plans.extend(row[3] for row in await read(f"EXPLAIN QUERY PLAN {sql}", values))
        return await read(sql, values)

    server.service.store._reader.read = explained
    anna = await server.person("anna")
    await anna.open_table("witchdom", 1)
    await anna.get("/api/tables")
    of_tables = [plan for plan in plans if "tables" in plan or plan.split()[1] == "t"]
    assert any("tables_by_host" in plan for plan in of_tables)
    assert sum("tables_to_be_seen" in plan for plan in of_tables) == 2
    assert not [plan for plan in of_tables if "SCAN t" in plan or "tables_by_status" in plan]


# -- sockets ------------------------------------------------------------------------------------------


async def test_sockets_at_once_have_an_end(anyio_backend, data):
    async with Server(data, limits=True, shares={"sockets": Share(3)}) as server:
        anna = await server.person("anna")
        table = await anna.open_table("witchdom", public=True)
        first, *others = [anna.socket(table) for _ in range(3)]
        for socket in (first, *others):
            await socket.__aenter__()
            assert socket.welcome
        async with anna.socket(table) as refused:
            (reject,) = refused.messages
            assert (reject["code"], reject["retry_after"] >= 1) == ("too_many", True)
            await refused.wait_for(lambda: refused.closed)
            assert (refused.closed.code, refused.closed.reason) == (4429, "too_many")
        await first.leave()
        async with anna.socket(table) as again:
            assert again.welcome
        for socket in others:
            await socket.leave()


async def test_sockets_cannot_be_opened_and_closed_without_end(house):
    anna = await house.person("anna")
    table = await anna.open_table("witchdom", public=True)
    codes = []
    for _ in range(45):
        async with anna.socket(table) as socket:
            codes.append(socket.messages[0].get("code"))
    assert codes[39:41] == [None, "too_many"]


async def test_chat_and_moves_over_a_socket_have_an_end_that_is_told(house):
    anna, ben = [await house.person(name) for name in ("anna", "ben")]
    table = await sit_together("witchdom", [anna, ben], deal=1)
    async with anna.socket(table) as a, ben.socket(table) as b:
        answers = [await a.ask("chat", text=f"{number}") for number in range(20)]
        assert [answer["kind"] for answer in answers] == ["ack"] * 15 + ["reject"] * 5
        assert answers[-1]["code"] == "too_many"
        assert answers[-1]["retry_after"] >= 1
        assert (await b.ask("chat", text="I still may"))["kind"] == "ack"


async def test_a_flood_is_told_and_then_cut_off(anyio_backend, numbered_ids, no_time_passes, data):
    async with Server(data) as server:
        anna = await server.person("anna")
        table = await anna.open_table("witchdom", public=True)
        async with anna.socket(table) as socket:
            for number in range(300):
                socket.send({"kind": "look", "request": f"{number}", "seat": None})
            await socket.wait_for(lambda: socket.closed)
            assert (socket.closed.code, socket.closed.reason) == (1008, "too many")
            last = socket.of_kind("reject")[-1]
            assert (last["code"], last["retry_after"]) == ("too_many", 1)


# -- counting -----------------------------------------------------------------------------------------


def caller(id, address="192.0.2.1"):
    return Caller(id and Player(id, id, "", None, None, 0.0), address, "en")


def test_many_strangers_neither_wipe_counts_nor_fill_the_memory(no_time_passes):
    rate = RateLimit(5, 5, room=1000)
    while rate.take("somebody"):
        pass
    for number in range(20_000):
        rate.take(f"stranger {number}")
        assert len(rate) <= 1000 + 1024
    assert not rate.take("somebody")


def test_who_has_the_full_share_again_is_forgotten_first(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(fair, "monotonic", lambda: now[0])
    rate = RateLimit(5, 60, room=100)
    for number in range(100):
        rate.take(f"early {number}")
    now[0] = 10.0
    while rate.take("somebody"):
        pass
    assert len(rate) == 1
    assert not rate.take("somebody")


def test_the_time_to_come_back_is_right(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(fair, "monotonic", lambda: now[0])
    shares = Limits({"chat": Share(2, 6)})
    for _ in range(2):
        shares.check("chat", caller("anna"))
    with pytest.raises(TooMany) as refused:
        shares.check("chat", caller("anna"))
    assert refused.value.retry_after == 10
    now[0] = 9.9
    with pytest.raises(TooMany):
        shares.check("chat", caller("anna"))
    now[0] = 10.1
    shares.check("chat", caller("anna"))


def test_a_customer_of_ipv6_is_one_address():
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("testclient") == "testclient"


def test_a_host_sets_shares_by_name():
    assert read_shares(["moves=5/10", " ", "sockets@address=7"]) == {
        "moves": Share(5, 10),
        "sockets@address": Share(7),
    }
    for wrong in ("moves", "moves=5", "sockets=5/10", "x=1", "moves=0/1", "moves=a/1", "moves=5/inf"):
        with pytest.raises(ValueError):
            read_shares([wrong])


# -- a real server, attacked --------------------------------------------------------------------------

HURRIED = ("request-seconds=2", "unread-seconds=2", "ping-seconds=1", "connections@address=60")
PATIENT = 20.0 if LONG else 10.0  # seconds in which everything has to be closed


@pytest.fixture(scope="module")
def attacked(tmp_path_factory):
    """A server with the usual shares that has less patience, so that tests need not wait so long."""
    options = () if LONG else [word for share in HURRIED for word in ("--limit", share)]
    server = RealServer(tmp_path_factory.mktemp("attacked"), *options)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def besieged(tmp_path_factory):
    """A server as anybody would run it."""
    server = RealServer(tmp_path_factory.mktemp("besieged"))
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def calm(request):
    """Whatever a test does, the server stays calm and well."""
    name = next((name for name in ("attacked", "besieged") if name in request.fixturenames), None)
    if name is None:
        yield
        return
    server = request.getfixturevalue(name)
    before = len(server.complaints())
    yield
    assert httpx.get(f"{server.address}/health", timeout=10).json() == {"status": "ok"}
    assert "Traceback" not in server.complaints()[before:]


def test_silent_connections_shut_nobody_out(tmp_path):
    count, files = (1100, 1024) if LONG else (400, 300)
    options = () if LONG else ("--limit", "connections@address=100")
    server = RealServer(tmp_path / "data", *options, files=files)
    try:
        with Bystander(server) as bystander, ExitStack() as silent:
            bystander.move(5)
            for _ in range(count):
                with suppress(OSError):
                    silent.enter_context(closing(by_hand(server.address)))
            bystander.move(5)
            for source in ("127.0.0.1", "127.0.0.3"):
                with server.guest("Newcomer", source) as newcomer:
                    open_game(newcomer)
        assert "Traceback" not in server.complaints()
    finally:
        server.stop()


HALVES = {
    "silence": ("", b""),
    "headers": ("GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n"),
    "body": (
        "POST /api/session HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n"
        "Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n",
        b" ",
    ),
    "refused body": (
        "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n",
        b" ",
    ),
    "handshake": ("GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\n", b"A: b\r\n"),
}


def test_half_requests_do_not_live_long(attacked):
    origin = attacked.address
    host = origin.removeprefix("http://")
    lines = [
        (by_hand(attacked.address, text.format(host=host, origin=origin)), drip)
        for text, drip in HALVES.values()
    ]
    assert dict(zip(HALVES, in_parallel(lines), strict=True)) == {
        name: pytest.approx(0, abs=PATIENT) for name in HALVES
    }


def in_parallel(lines):
    """Find out how long each of some lines lives."""
    found = [None] * len(lines)

    def wait(number, line, drip):
        with closing(line):
            found[number] = closed_within(line, 1.5 * PATIENT, drip)

    threads = [threading.Thread(target=wait, args=(number, *line)) for number, line in enumerate(lines)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def is_answered(line):
    """Ask on a line whether the server is well, and read the answer as a whole."""
    heard = b""
    while not heard.endswith(b'{"status":"ok"}'):
        piece = line.recv(1 << 16)
        if not piece:
            return False
        heard += piece
    return heard.startswith(b"HTTP/1.1 200")


def test_sockets_of_peers_that_have_vanished_do_not_live_long(attacked):
    with attacked.guest() as ann, Bystander(attacked) as bystander:
        table = open_game(ann)
        # They never answer a ping.
        lines = [(by_hand(attacked.address, handshake(ann, table)), b"") for _ in range(2)]
        lived = in_parallel(lines)
        assert all(seconds is not None and seconds < PATIENT for seconds in lived), lived
        bystander.move(3)


def chunked(server, chunks):
    """Write a request whose body comes in chunks."""
    origin, host = server.address, server.address.removeprefix("http://")
    head = (
        f"POST /api/session HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nConnection: close\r\n"
        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    return head.encode() + b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in (*chunks, b""))


@pytest.mark.parametrize("host", ["ours", "foreign"])
def test_bodies_in_crumbs_cost_no_time(attacked, host):
    """Whether the body is waited for, or the request was refused before: each crumb has to be read."""
    crumbs = chunked(attacked, [b" "] * 200_000)
    if host == "foreign":
        crumbs = crumbs.replace(b"Host: 127", b"Host: 128", 1).replace(b": close", b": keep-alive", 1)
    before = attacked.worked()
    with closing(by_hand(attacked.address, source="127.0.0.9")) as line:
        with suppress(OSError):  # it is closed before the end
            line.sendall(crumbs)
        assert closed_within(line, 5) is not None
    assert attacked.worked() - before < 0.25


def test_bodies_in_pieces_are_read(attacked):
    body = b'{"name":' + b" " * 20_000 + b'"Ann"}'
    for size in (1, 7, 4096):
        text = body if size > 7 else b'{"name": "Ann"}'
        pieces = [text[begin : begin + size] for begin in range(0, len(text), size)]
        with closing(by_hand(attacked.address, source="127.0.0.9")) as line:
            line.sendall(chunked(attacked, pieces))
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 201")


def test_answers_that_are_never_read_do_not_live_long(attacked):
    host = attacked.address.removeprefix("http://")
    ask = f"GET /api/games/witchdom/edition HTTP/1.1\r\nHost: {host}\r\n\r\n"
    with closing(by_hand(attacked.address, ask * 400, buffer=2048)) as line:
        time.sleep(PATIENT if LONG else 5)
        heard = b""
        with suppress(ConnectionResetError):
            while piece := line.recv(1 << 20):
                heard += piece
        # Whoever reads at last finds what was on its way, and no more.
        assert heard.count(b"HTTP/1.1 200") < 300


FLOODS = {
    "messages": (b"", frame(b'{"kind": "look", "request": "x", "seat": 0}')),
    "nonsense": (b"", frame(b"{")),
    "pings": (b"", frame(b"are you there", opcode=9)),
    "pongs": (b"", frame(b"", opcode=10)),
    # A message that never ends, in pieces of nothing.
    "pieces": (frame(b"", opcode=1, fin=False), frame(b"", opcode=0, fin=False)),
}


FLOOD_ROUNDS = 200
"""Of a hundredth of a second: 2 seconds by the time of the flood itself, which a busy machine slows
down as much as the server."""


@pytest.mark.parametrize("reads", [True, False], ids=["reading", "blind"])
@pytest.mark.parametrize("flood", FLOODS.values(), ids=list(FLOODS))
def test_floods_over_a_socket_end_soon(besieged, flood, reads):
    """At a server with its usual patience: less of it would end them for want of pongs."""
    with besieged.guest("Flood", "127.0.0.4") as ann, Bystander(besieged) as bystander:
        table = open_game(ann)
        line = by_hand(
            besieged.address, handshake(ann, table), buffer=0 if reads else 2048, source="127.0.0.4"
        )
        with closing(line):
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
            first, piece = flood
            line.sendall(first)
            line.setblocking(False)
            is_open, rounds = True, 0
            while is_open and rounds < FLOOD_ROUNDS:
                rounds += 1
                try:
                    if reads:
                        with suppress(BlockingIOError):
                            is_open = line.recv(1 << 20) != b""
                    with suppress(BlockingIOError):
                        line.send(20 * piece)
                except OSError:
                    is_open = False
                time.sleep(0.01)  # 2,000 messages a second
            print(f"ended after {rounds} of {FLOOD_ROUNDS} rounds")
            assert not is_open
        bystander.move(3)


def test_frames_before_the_handshake_is_answered_leave_nothing_in_the_log(attacked):
    with attacked.guest() as ann:
        hello = handshake(ann, open_game(ann)).encode()
        lines = [by_hand(attacked.address, hello + frame(b"{}")[:split]) for split in range(8)]
        for line in lines:
            line.sendall(frame(b"{}") * 50)
        assert None not in in_parallel([(line, b"") for line in lines])


NONSENSE = (
    "GET / HTTP/9\r\nHost: x\r\n\r\n",
    "POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n",
)


def test_nonsense_leaves_nothing_in_the_log(attacked):
    before = attacked.complaints()
    with attacked.guest("Noise", "127.0.0.7") as ann:
        hello = handshake(ann, open_game(ann))
        for text in ("\r\n", "GET / HTTP/1.1\r\n\r\n", "x" * 40_000, *NONSENSE):
            with closing(by_hand(attacked.address, text, source="127.0.0.7")) as line:
                line.shutdown(socket.SHUT_WR)
                assert closed_within(line, 5) is not None
        with closing(by_hand(attacked.address, hello, source="127.0.0.7")) as line:
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
            line.sendall(frame(b"\xff"))
            assert closed_within(line, 5) is not None
    assert attacked.complaints() == before


def test_many_messages_in_one_piece_are_all_answered(attacked):
    with attacked.guest("Fast", "127.0.0.8") as ann:
        table = open_game(ann)
        with closing(by_hand(attacked.address, handshake(ann, table), source="127.0.0.8")) as line:
            assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
            looks = [f'{{"kind": "look", "request": "r{number}", "seat": 0}}' for number in range(60)]
            whole = b"".join(frame(look.encode()) for look in looks)
            line.sendall(whole[:-7])
            time.sleep(0.1)
            line.sendall(whole[-7:])
            heard = b""
            while b'"r59"' not in heard:
                heard += line.recv(1 << 16)
            found = [heard.find(b'"request":"r%d"' % number) for number in range(60)]
            assert found == sorted(found)
            assert -1 not in found


def test_who_comes_too_often_is_not_looked_at_and_others_are(tmp_path):
    server = RealServer(tmp_path / "data", "--limit", "arrivals@address=40/1")
    try:
        with Bystander(server) as bystander:
            for _ in range(400):
                with suppress(OSError):
                    by_hand(server.address, "GET / HTTP/1.1\r\nHost: x\r\n\r\n").close()
            with closing(by_hand(server.address)) as line:
                assert closed_within(line, 5) is not None
            bystander.move(3)
            with server.guest("Newcomer", "127.0.0.3") as newcomer:
                open_game(newcomer)
    finally:
        server.stop()


def test_who_finds_no_room_is_told_when_to_come_back(tmp_path):
    server = RealServer(tmp_path / "data", "--limit", "connections@address=12")
    try:
        with server.guest() as ann, ExitStack() as stack:
            table = open_game(ann)
            for _ in range(12):
                with suppress(Exception):
                    stack.enter_context(ann.socket(table))
            refused = httpx.get(f"{server.address}/api/tables")
            assert refused.status_code == 429
            assert tells_when_to_come_back(refused)
    finally:
        server.stop()


def sessions_from(server, count, forwarded):
    """Become somebody again and again, and say where that comes from."""
    headers = {"origin": server.address}
    return [
        httpx.post(
            f"{server.address}/api/session",
            json={"name": "x"},
            headers=headers | {"x-forwarded-for": forwarded(number)},
        ).status_code
        for number in range(count)
    ]


def test_nobody_but_a_proxy_of_the_hosts_says_where_somebody_comes_from(tmp_path):
    server = RealServer(tmp_path / "open", "--limit", "sessions@address=5/1")
    try:
        statuses = sessions_from(server, 8, lambda number: f"192.0.2.{number}")
        assert statuses == [201] * 5 + [429] * 3
    finally:
        server.stop()
    options = ("--limit", "sessions@address=5/1", "--proxy", "127.0.0.0/8")
    server = RealServer(tmp_path / "behind", *options)
    try:
        assert set(sessions_from(server, 8, lambda number: f"192.0.2.{number}")) == {201}
        # What somebody has written there before the proxy is no proof of anything.
        statuses = sessions_from(server, 8, lambda number: f"198.51.100.{number}, 203.0.113.1")
        assert statuses == [201] * 5 + [429] * 3
    finally:
        server.stop()


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_table_that_has_nothing_to_do_with_it_plays_on(besieged, attack):
    seconds, moves = (12, 60) if LONG else (4, 10)
    with Bystander(besieged) as bystander:
        quiet = bystander.move(moves)
        command = [sys.executable, "-m", "tests.server.floods", attack, besieged.address, str(seconds)]
        with subprocess.Popen(
            command, cwd=ROOT, env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}"}
        ) as other:
            time.sleep(1.5)  # it has to be loaded
            during = bystander.move(moves)
            assert other.wait(seconds + 60) == 0
    if LONG:
        figures = [1000 * quantiles(found, n=100)[98] for found in (quiet, during)]
        print(f"\n{attack}: p99 of a move {figures[0]:.1f} ms quiet, {figures[1]:.1f} ms attacked")
    # Whoever shares a machine with the attackers is slower, but does not stand still.
    assert max(during) < 5
