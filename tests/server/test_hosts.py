"""By which names and doors strangers reach the server, and what it writes down of them."""

from __future__ import annotations

import json
import socket as sockets
from contextlib import suppress

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from tests.server import attackers
from tests.server.people import Server
from tests.serving import free_port
from witchtable.cli import app
from witchtable.cli.arguments import BadArgument
from witchtable.server.http import hosts
from witchtable.server.http.hosts import is_ours

REBOUND = ["evil.example", "evil.example:8377", "127.0.0.1.evil.example", "localhost.evil.example"]
REBOUND += ["table.test.evil.example", "evil.example#table.test", "table.test@evil.example", "8.8.8.8"]
REBOUND += ["", " ", "[", "[::1", "[evil]", "127.0.0.1:x", "localhost:80:80", "2001:4860:4860::8888"]
OURS = ["localhost", "LOCALHOST:8377", "localhost.", "127.0.0.1", "127.0.0.1:8377", "[::1]:8377"]
OURS += ["192.168.1.7:8377", "10.1.2.3", "172.20.0.1:80", "[fe80::1]:8377", "100.101.102.103"]
OURS += [sockets.gethostname(), f"{sockets.gethostname()}:8377", "table.test:443", "Table.TEST"]


@pytest.mark.parametrize("host", REBOUND)
def test_a_name_that_is_not_ours_is_a_strangers(host):
    assert not is_ours(host, ("table.test",))


@pytest.mark.parametrize("host", OURS)
def test_this_machine_its_network_and_what_the_host_named_are_ours(host):
    assert is_ours(host, ("table.test",))


def test_an_address_of_the_internet_is_ours_if_it_is_named():
    assert is_ours("8.8.8.8:80", ("8.8.8.8",))
    assert is_ours("[2001:4860:4860::8888]", ("2001:4860:4860::8888",))


def test_names_that_are_none_are_not_remembered():
    """A header has room for 30 kB, and a thousand of them were kept."""
    hosts._is_ours.cache_clear()
    for number in range(10):
        assert not is_ours(f"{number}" * 30_000, ())
    assert hosts._is_ours.cache_info().currsize == 0


@pytest.mark.anyio
@pytest.mark.parametrize("host", ["evil.example", "evil.example:8377", ""])
async def test_a_rebound_name_gets_nothing(server, anna, host):
    """A page of that name would be of the same origin as the server, once its name leads here."""
    table = await anna.open_table("witchdom", public=True)
    headers = {"host": host, "origin": f"http://{host}"}
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/me"),
        ("GET", "/api/tables"),
        ("GET", f"/api/tables/{table['table']}"),
        ("GET", "/health"),
        ("GET", "/schema/openapi.json"),
        ("GET", "/web/js/main.js"),
        ("GET", "/locale/en/page.ftl"),
        ("POST", "/api/session"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/session"),
    ):
        body = {"json": {"name": "eve"}} if method == "POST" else {}
        answer = await anna.request(method, path, headers=headers, **body)
        assert answer.status_code == 421, (method, path)
        assert answer.json()["code"] == "forbidden"
        assert "--host-name" in answer.json()["reason"]
        assert "set-cookie" not in answer.headers
    assert (await anna.get("/api/me"))["player"] == anna.id


@pytest.mark.anyio
async def test_a_rebound_name_opens_no_socket(server, anna):
    table = await anna.open_table("witchdom", public=True)
    socket = anna.socket(table)
    other = {b"host": b"evil.example", b"origin": b"http://evil.example"}
    socket._scope["headers"] = [(name, other.get(name, v)) for name, v in socket._scope["headers"]]
    async with socket:
        assert not socket.accepted
        assert socket.closed.code == 1008
        assert socket.messages == []


@pytest.mark.anyio
@pytest.mark.parametrize("secure", [True, False])
async def test_behind_tls_browsers_never_come_without_it_again(data, secure):
    async with Server(data, secure=secure) as server:
        for path in ("/", "/api/me", "/web/js/main.js", "/api/tables/nowhere"):
            headers = (await server.stranger().request("GET", path)).headers
            told = headers.get("strict-transport-security")
            assert told == ("max-age=31536000" if secure else None), path


@pytest.mark.anyio
async def test_the_public_door_shows_no_figures(server):
    """Behind a proxy on this machine, everybody seems to come from this machine."""
    answer = await server.stranger().request("GET", "/metrics")
    assert answer.status_code == 404
    assert "witchtable_" not in answer.text


# -- a real server ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def process(tmp_path_factory):
    figures = free_port()
    options = ("--log", "json", "--metrics-port", str(figures), "--host-name", "table.test")
    server = attackers.Server(tmp_path_factory.mktemp("hosts"), "--no-limits", *options)
    server.figures = f"http://127.0.0.1:{figures}"
    yield server
    server.stop()


def test_figures_have_a_door_of_their_own(process):
    answer = httpx.get(f"{process.figures}/metrics")
    assert answer.status_code == 200
    assert "witchtable_tables 0.0" in answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert httpx.get(f"{process.address}/metrics").status_code == 404
    for path, method in (("/", "GET"), ("/api/me", "GET"), ("/health", "GET"), ("/metrics", "POST")):
        assert httpx.request(method, process.figures + path).status_code in (404, 405)
    rebound = httpx.get(f"{process.figures}/metrics", headers={"host": "evil.example"})
    assert (rebound.status_code, "witchtable_" in rebound.text) == (421, False)


def test_the_door_of_the_figures_is_on_this_machine_only(process):
    port = int(process.figures.rpartition(":")[2])
    with suppress(OSError), sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))
        here = probe.getsockname()[0]
        if not here.startswith("127."):
            with sockets.socket() as other:
                assert other.connect_ex((here, port)) != 0


def test_a_real_server_knows_its_names(process):
    for host, status in (("evil.example", 421), ("table.test", 200), ("localhost:1", 200)):
        assert httpx.get(f"{process.address}/health", headers={"host": host}).status_code == status
    with pytest.raises(InvalidStatus) as refused, process.guest() as ann:
        table = attackers.open_game(ann)
        address = ann.address.replace("http", "ws", 1)
        headers = {"Host": "evil.example"}
        with attackers.connect(
            f"{address}/api/tables/{table}/socket",
            origin="http://evil.example",
            additional_headers=headers,
        ):
            pass
    assert refused.value.response.status_code in (403, 400)


@pytest.mark.parametrize("name", ["https://table.test", "table.test:443", "table.test/", "a b", ""])
def test_a_host_name_is_a_name_and_nothing_else(name, tmp_path):
    """It would never be compared with anything that is like it, and nobody would know why."""
    given = CliRunner().invoke(
        app, ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--host-name", name]
    )
    assert given.exit_code != 0
    assert isinstance(given.exception, BadArgument)
    assert "play.example.org" in str(given.exception)


def test_invitations_are_never_in_the_log(process):
    """Whoever reads the log could sit down, and look on."""
    with process.guest("Ann") as ann, process.guest("Bob") as bob:
        opened = ann.post("/api/tables", game="witchdom", seats=2)
        table, invite = opened["table"], opened["invite"]
        bob.look(table, invite=invite)
        for query in (f"?invite={invite}", f"?since=0&invite={invite}", f"?%69nvite={invite}"):
            with bob.socket(table, query) as socket:
                attackers.first_of(socket, "welcome")
        with suppress(Exception), bob.socket("nowhere", f"?invite={invite}") as socket:
            attackers.first_of(socket, "reject")
        bob.http.post(f"/api/tables/{table}/seats", json={"invite": invite, "nonsense": 1})
        httpx.get(f"{process.address}/nowhere?invite={invite}")
        with suppress(Exception), bob.socket(table, f"?invite={invite}", origin="http://evil.example"):
            pass
    log = process.complaints()
    assert all(json.loads(line) for line in log.splitlines())
    assert "WebSocket" in log, "there is a log to be read"
    assert invite not in log
