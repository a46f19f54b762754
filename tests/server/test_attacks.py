"""Attacks on a real server: it refuses, stays calm (no traceback), and the game goes on."""

from __future__ import annotations

import json
import re
import socket as sockets
import threading
import time
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.attackers import (
    Guest,
    Server,
    close_code,
    first_of,
    move_message,
    open_game,
    reply_to,
)
from witchtable import GAMES

UNSAFE = [
    ("POST", "/api/session"),
    ("DELETE", "/api/session"),
    ("POST", "/api/account"),
    ("POST", "/api/key"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/seats"),
    ("DELETE", "/api/tables/{table}/seats/0"),
    ("POST", "/api/tables/{table}/seats/0/bot"),
    ("POST", "/api/tables/{table}/start"),
    ("POST", "/api/tables/{table}/abandon"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/moves"),
    ("POST", "/api/tables/{table}/undo"),
]
HEADERS = {
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("attacked"), "--no-limits")
    yield server
    try:
        # After everything: it answers, a game goes on from its beginning, and nothing went wrong.
        with server.guest("Ann") as ann:
            assert ann.http.get("/health").json() == {"status": "ok"}
            table = open_game(ann, game="witchdom")
            for number in range(5):
                state = ann.look(table)
                ann.post(
                    f"/api/tables/{table}/moves",
                    kind="move",
                    request=f"m{number}",
                    seat=0,
                    version=state["version"],
                    action=state["legal"][0]["action"],
                )
    finally:
        server.stop()


@pytest.fixture(scope="module")
def limited(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("limited"), "--secure")
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def calm(request):
    """Whatever a test does, the server stays calm and well."""
    name = next((name for name in ("server", "limited") if name in request.fixturenames), None)
    server = None if name is None else request.getfixturevalue(name)
    before = len(server.complaints()) if server else 0
    yield
    if server:
        assert httpx.get(f"{server.address}/health", timeout=10).json() == {"status": "ok"}
        assert "Traceback" not in server.complaints()[before:]


@pytest.fixture(scope="module")
def ann(server):
    with server.guest("Ann") as guest:
        yield guest


@pytest.fixture(scope="module")
def bob(server):
    with server.guest("Bob") as guest:
        yield guest


@pytest.fixture
def table(ann, bob):
    return open_game(ann, bob, game="witchdom")


# -- where requests come from ------------------------------------------------------------------------

ORIGINS = [
    None,
    "null",
    "",
    "http://evil.example",
    "https://127.0.0.1.evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://[",
    "http://[::1",
    "\xff\xfe",
    "//",
]


@pytest.mark.parametrize("origin", ORIGINS, ids=repr)
def test_nothing_is_changed_from_elsewhere(server, ann, table, origin):
    headers = {"cookie": ann.cookie} | ({} if origin is None else {"origin": origin.encode("latin-1")})
    with httpx.Client(base_url=server.address) as client:
        for method, path in UNSAFE:
            answer = client.request(method, path.format(table=table), headers=headers, json={})
            assert answer.status_code == 403, (method, path, answer.text)
            assert answer.json()["code"] == "forbidden"


def test_unknown_routes_and_methods_are_closed_to_other_sites_too(server, table):
    with httpx.Client(base_url=server.address) as client:
        for method, path in (
            ("POST", "/nowhere"),
            ("PUT", f"/api/tables/{table}"),
            ("PATCH", "/api/me"),
        ):
            assert client.request(method, path).status_code in (403, 404, 405)
            answer = client.request(method, path, headers={"origin": "http://evil.example"})
            assert answer.status_code in (403, 404, 405)


@pytest.mark.parametrize("origin", [o for o in ORIGINS if o is None or o.isascii()], ids=repr)
def test_sockets_from_elsewhere_are_refused(ann, table, origin):
    with pytest.raises(InvalidStatus) as refused, ann.socket(table, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_of_the_same_host_under_a_user_name_is_no_friend(server, ann, table):
    origin = server.address.replace("http://", "http://evil@")
    answer = ann.http.post(f"/api/tables/{table}/start", headers={"origin": origin})
    assert answer.status_code == 403


# -- headers and cookies -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/api/games"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/nowhere"),
        ("GET", "/api/me"),
        ("GET", "/schema/openapi.json"),
        ("POST", "/api/session"),
        ("POST", "/api/tables"),
        ("GET", "/nowhere"),
        ("GET", "/"),
        ("PUT", "/api/me"),
        ("OPTIONS", "/api/me"),
        ("HEAD", "/api/me"),
        ("GET", "/api/archive?limit=x"),
        ("GET", "/api/tables/a/socket"),
    ],
)
def test_every_answer_keeps_pages_harmless(server, method, path):
    for origin in (server.address, "http://evil.example"):
        answer = httpx.request(method, server.address + path, headers={"origin": origin})
        policy = dict(
            part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")
        )
        assert answer.headers["x-content-type-options"] == "nosniff"
        if path == "/":  # the import map stands in the page itself: it is let in by its hash
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, (origin, answer.status_code, name)
            assert policy["default-src"] == "'self'"
            assert re.fullmatch(r"'self'( 'sha256-[\w+/=]+')?", policy["script-src"])
            assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        else:
            assert policy == {"default-src": "'none'", "frame-ancestors": "'none'"}
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "*" not in answer.headers["content-security-policy"]
        assert "access-control-allow-origin" not in answer.headers
        assert "server" not in answer.headers


def attributes(header: str) -> tuple[str, dict[str, str]]:
    name, *parts = (part.strip() for part in header.split(";"))
    pairs = (part.partition("=") for part in parts)
    return name.partition("=")[0], {key.lower(): value.lower() for key, _, value in pairs}


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server):
    with Guest(server.address, None) as somebody:
        answer = somebody.http.post("/api/session", json={"name": "Cleo"})
        name, given = attributes(answer.headers["set-cookie"])
        assert name == "witchtable"
        assert "httponly" in given
        assert given["samesite"] == "lax"
        assert given["path"] == "/"
        assert "domain" not in given


def test_behind_tls_cookies_belong_to_this_host_alone(limited):
    with Guest(limited.address, None) as somebody:
        answer = somebody.http.post("/api/session", json={"name": "Cleo"})
        name, given = attributes(answer.headers["set-cookie"])
        assert name == "__Host-witchtable"
        assert {"httponly", "secure"} <= given.keys()
        assert given["samesite"] == "lax"
        assert given["path"] == "/"
        assert "domain" not in given


def test_behind_tls_a_browser_can_forget_its_cookie(limited):
    """A browser ignores a `__Host-` cookie that is not Secure, also one that is to be deleted."""
    with Guest(limited.address, None) as somebody:
        name, given = attributes(somebody.http.delete("/api/session").headers["set-cookie"])
        assert name == "__Host-witchtable"
        assert "secure" in given
        assert given["path"] == "/"
        assert given.get("max-age") == "0"


def test_forged_cookies_are_nobody(server, ann, bob, table):
    own, signature = ann.http.cookies["witchtable"].split(".")
    other = bob.http.cookies["witchtable"].split(".")[0]
    forged = [
        f"{other}.{signature}",
        f"{own}.{signature[:-1]}",
        f"{own}.{signature}0",
        f"{own}.{signature.upper()}",
        f"{own}",
        f"{own}.",
        f".{signature}",
        f"{own}..{signature}",
        "." * 2000,
        "a" * 3000,
        "",
        f" {own}.{signature[::-1]}",
        f"{own}\xe9.{signature}",
        f"'; DROP TABLE players; --.{signature}",
    ]
    with httpx.Client(base_url=server.address) as client:
        for cookie in forged:
            headers = {"cookie": b"witchtable=" + cookie.encode("latin-1"), "origin": server.address}
            assert client.get("/api/me", headers=headers).json()["player"] is None
            answer = client.post(f"/api/tables/{table}/start", headers=headers)
            assert answer.status_code == 401
        for name in ("witchtable2", "__Host-witchtable", "WITCHTABLE"):
            headers = {"cookie": f"{name}={own}.{signature}"}
            assert client.get("/api/me", headers=headers).json()["player"] is None


# -- bodies ------------------------------------------------------------------------------------------

NAMES = [
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\ud800abcdefgh"',
    '"\\udfff\\ud800"',
    '"a\\nb"',
    '"a\\u007f"',
    '""',
    '"' + "a" * 41 + '"',
    "5",
    "null",
    "[]",
    "{}",
    "true",
    "1e400",
    '"' + "\\u0301" * 41 + '"',
]


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name)[:30])
def test_impossible_names_are_refused(server, name):
    with Guest(server.address, None) as somebody:
        answer = somebody.raw("/api/session", f'{{"name": {name}}}')
        assert answer.status_code == 400, answer.text
        assert answer.json()["kind"] == "reject"


BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"5",
    b'"text"',
    b'{"game"',
    b'{"game": "witchdom"}',
    b'{"game": "witchdom", "seats": 2, "seed": "mine"}',
    b'{"game": "chess", "seats": 2}',
    b'{"game": "witchdom", "seats": 99999999999999999999999}',
    b'{"game": "witchdom", "seats": -1}',
    b'{"game": "witchdom", "seats": 0}',
    b'{"game": "witchdom", "seats": 1e1}',
    b'{"game": "witchdom", "seats": 2.5}',
    b'{"game": "witchdom", "seats": 2, "deal": -1}',
    b'{"game": "witchdom", "seats": 2, "deal": ' + b"9" * 5000 + b"}",
    b'{"game": "witchdom", "seats": 2, "options": {"\\u0000": true}}',
    b'{"game": "witchdom", "seats": 2, "options": {"animals": ' + b"9" * 30 + b"}}",
    b'{"game": "witchdom", "seats": 2, "options": {"animals": [1]}}',
    b'{"game": "witchdom", "seats": 2, "options": []}',
    b'{"game": "witchdom", "seats": 2, "bots": {"x": "apprentice"}}',
    b'{"game": "witchdom", "seats": 2, "bots": {"-1": "apprentice"}}',
    b'{"game": "witchdom", "seats": 2, "bots": {"1": "god"}}',
    b'{"game": "witchdom", "seats": 2, "bots": {"0": "apprentice", "1": "apprentice"}}',
    b'{"game": "witchdom", "seats": 2, "bots": {"' + b"9" * 5000 + b'": "apprentice"}}',
    b'{"game": "witchdom", "seats": 2, "clock": {"per": "decision", "seconds": 0}}',
    b'{"game": "witchdom", "seats": 2, "clock": {"per": "year", "seconds": 10}}',
    b'{"game": "witchdom", "seats": 2, "edition": {}}',
    b'{"game": "witchdom", "seats": 2, "edition": {"meta": null}}',
    b'{"game": "witchdom", "seats": 2, "edition": {"counts": {"witches": 1e308}}}',
    b'{"game": "witchdom", "seats": 2, "edition": ' + b'{"a":' * 400 + b"1" + b"}" * 401,
    b'{"game": "witchdom", "seats": 2, "edition": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001,
    b"[" * 100_000,
    b'{"game": "\xed\xa0\x80", "seats": 2}',
    b"\xff\xfe{",
    b"\x00",
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: ascii(body)[2:60])
def test_bodies_that_mean_nothing_are_refused(ann, body):
    answer = ann.raw("/api/tables", body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["kind"] == "reject"
    assert answer.json()["code"] == "malformed"


def test_other_formats_than_json_are_refused(ann):
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "x",
    ):
        headers = {"content-type": kind}
        answer = ann.http.post("/api/tables", content=b"--x\r\n\r\nname=a", headers=headers)
        assert answer.status_code in (400, 415)


@pytest.mark.parametrize("size", [600_000, 3_000_000])
@pytest.mark.parametrize("chunked", [True, False])
def test_too_large_bodies_are_not_read(ann, size, chunked):
    def parts():
        for _ in range(size // 10_000):
            yield b" " * 10_000

    body = parts() if chunked else b" " * size
    try:
        answer = ann.raw("/api/session", body)
    except httpx.WriteError:
        return  # the server has hung up: that will do
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/{table}?since=99999999999999999999999999"),
        ("GET", "/api/tables/{table}?since=-99999999999999999999999999"),
        ("GET", "/api/tables/{table}?since=abc"),
        ("GET", "/api/tables/{table}?since=" + "9" * 5000),
        ("GET", "/api/tables/{table}?seat=-1"),
        ("GET", "/api/tables/{table}?seat=1"),
        ("GET", "/api/tables/{table}?seat=99"),
        ("GET", "/api/tables/{table}?seat=true"),
        ("GET", "/api/tables/{table}?invite=%00%ff"),
        ("GET", "/api/tables/{table}?invite=%ed%a0%80"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd"),
        ("GET", "/api/tables/%ed%a0%80"),
        ("GET", "/api/tables/" + "a" * 5000),
        ("GET", "/api/tables/'%20OR%201=1--"),
        ("GET", "/api/tables/{table}/replay?step=-1"),
        ("GET", "/api/tables/{table}/replay?step=99999999999999999999999"),
        ("GET", "/api/deals/witchdom/99999999999999999999999999"),
        ("GET", "/api/deals/witchdom/" + "9" * 5000),
        ("GET", "/api/deals/%00%ff/-1"),
        ("GET", "/api/players/%00/statistics"),
        ("GET", "/api/archive?limit=99999999999999999999999999"),
        ("GET", "/api/archive?limit=-1"),
        ("DELETE", "/api/tables/{table}/seats/-1"),
        ("DELETE", "/api/tables/{table}/seats/99999999999999999999"),
        ("POST", "/api/tables/{table}/seats/-1/bot"),
        ("POST", "/api/tables/{table}/seats/99/bot"),
        ("POST", "/api/tables/unknown/start"),
        ("POST", "/api/tables/unknown/seats"),
        ("POST", "/api/tables/unknown/moves"),
    ],
)
def test_strange_addresses_get_an_answer(ann, table, method, path):
    body = {} if method == "POST" else None
    answer = ann.http.request(method, path.format(table=table), json=body)
    assert answer.status_code < 500, answer.text
    assert answer.headers["content-type"].startswith("application/json")


def test_a_seat_that_does_not_exist_cannot_be_left(ann, bob):
    opened = ann.post("/api/tables", game="witchdom", seats=2)
    path = f"/api/tables/{opened['table']}"
    bob.post(f"{path}/seats", invite=opened["invite"])
    before = ann.look(opened["table"])
    for seat in (-1, -2, 2, 10**12):
        assert bob.http.delete(f"{path}/seats/{seat}").status_code in (403, 404)
        assert ann.look(opened["table"]) == before
    ann.post(f"{path}/start")


def test_nobody_moves_or_leaves_for_others(server, ann, bob, table):
    home = f"/api/tables/{table}"
    asked = ann.look(table)
    seat = asked["deciders"][0]
    mover, other = (ann, bob) if seat == 0 else (bob, ann)
    legal = mover.look(table)["legal"][0]["action"]
    request = {"kind": "move", "request": "x", "seat": seat, "version": 1, "action": legal}
    with server.guest("Mallory") as mallory:
        for enemy in (other, mallory):
            for path, body, status in (
                ("/moves", request, 403),
                ("/undo", {"kind": "undo", "request": "u", "seat": seat}, 403),
                ("/undo", {"kind": "undo", "request": "v", "seat": seat, "ask": True}, 403),
                ("/undo", {"kind": "undo", "request": "w", "seat": seat, "agree": True}, 403),
            ):
                answer = enemy.http.post(home + path, json=body)
                assert answer.status_code == status, answer.text
        for path in ("", "/export", "/record", "/replay"):
            assert mallory.http.get(home + path).status_code == 403
        for path, body in (
            ("/abandon", {}),
            ("/rematch", {}),
            ("/seats", {}),
            ("/seats", {"invite": "x" * 22}),
            ("/seats/0/bot", {"level": "apprentice"}),
            ("/start", {}),
        ):
            assert mallory.http.post(home + path, json=body).status_code == 403
        with mallory.socket(table) as socket:
            assert first_of(socket, "reject")["code"] == "forbidden"
            assert close_code(socket) == 4403
    assert ann.look(table) == asked


@pytest.mark.parametrize("game", GAMES)
def test_moves_that_are_none_are_refused(ann, bob, game):
    table = open_game(ann, bob, game=game)
    others = []
    for other in GAMES.values():
        state = other.new(seats=2, seed=1)
        others += [str(action) for action in state.legal(state.deciders[0])[:3]]
    state = ann.look(table)
    mine = {entry["action"] for who in (ann, bob) for entry in who.look(table)["legal"]}
    nonsense = [
        *(action for action in others if action not in mine),
        "\0",
        "x" * 500,
        "(" * 500,
        "9" * 500,
        "-" * 500,
        "a," * 250,
        " ",
        "\u2028",
        "\U0010ffff" * 100,
        "{}",
        '{"do": "pass"}',
        "take " + "9" * 490,
        "pass 1 2 3 4",
    ]
    for who, seat in ((ann, 0), (bob, 1)):
        for number, action in enumerate(nonsense):
            request = {
                "kind": "move",
                "request": f"n{number}",
                "seat": seat,
                "version": 5,
                "action": action,
            }
            answer = who.http.post(f"/api/tables/{table}/moves", json=request)
            assert answer.status_code in (400, 409, 422), (action, answer.text)
    assert ann.look(table) == state


# -- sockets -----------------------------------------------------------------------------------------

GOOD = {"kind": "move", "request": "a", "seat": 0, "version": 1, "action": "x"}
MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "5",
    '"move"',
    "{}",
    '{"kind": "fly"}',
    '{"kind": "fly", "request": 5}',
    '{"kind": ["move"]}',
    json.dumps({key: value for key, value in GOOD.items() if key != "version"}),
    json.dumps(GOOD | {"extra": 1}),
    json.dumps(GOOD | {"seat": "0"}),
    json.dumps(GOOD | {"seat": -1}),
    json.dumps(GOOD | {"seat": 10**30}),
    json.dumps(GOOD | {"seat": True}),
    json.dumps(GOOD | {"version": -1}),
    json.dumps(GOOD | {"version": 10**30}),
    json.dumps(GOOD | {"version": 1.5}),
    json.dumps(GOOD | {"request": ""}),
    json.dumps(GOOD | {"request": "x" * 65}),
    json.dumps(GOOD | {"request": None}),
    json.dumps(GOOD | {"action": ""}),
    json.dumps(GOOD | {"action": "x" * 501}),
    json.dumps(GOOD | {"action": None}),
    json.dumps(GOOD)[:-1] + ', "seat": 0, "action": 5}',
    '{"kind": "chat", "request": "c", "text": ""}',
    '{"kind": "chat", "request": "c", "text": "' + "x" * 501 + '"}',
    '{"kind": "chat", "request": "c", "text": "\\ud800"}',
    '{"kind": "look", "request": "l", "seat": "a"}',
    '{"kind": "undo", "request": "u", "seat": 0, "agree": 5}',
    "[" * 4000,
    '{"request":' * 500,
    '{"kind":"move","request":"deep","x":' + "[" * 4000,
    "[" * 60_000,
    '{"a":' * 10_000,
    "x" * 60_000,
    '{"kind": NaN}',
    "\x00",
]


def test_messages_that_mean_nothing_get_a_reject_each(ann, table):
    """Every message gets an answer, and the socket lives on."""
    with ann.socket(table) as socket:
        first_of(socket, "welcome")
        for message in MESSAGES:
            time.sleep(0.026)  # slower than the limit
            socket.send(message)
            answer = first_of(socket, "reject")
            assert answer["code"] == "malformed", message[:60]
        for frame in (b"", b"\x00\xff", json.dumps(GOOD).encode(), b"x" * 60_000):
            time.sleep(0.026)
            socket.send(frame)
            assert first_of(socket, "reject")["code"] in ("malformed", "not_your_seat", "stale")
        socket.send('{"kind": "look", "request": "still here", "seat": 0}')
        assert reply_to(socket, "still here")["kind"] == "ack"


def test_moves_of_others_strangers_and_the_past_are_refused_on_the_socket(server, ann, bob, table):
    with ann.socket(table) as socket:
        state = first_of(socket, "welcome")["state"]
        for id, message, code in (
            ("other", move_message("other", 1, 5, "x"), "not_your_seat"),
            ("nobody", move_message("nobody", 9, 5, "x"), "not_your_seat"),
            ("stale", move_message("stale", 0, 0, "x"), "stale"),
            ("nonsense", move_message("nonsense", 0, 10**9, "x"), "malformed"),
            ("undo", '{"kind": "undo", "request": "undo", "seat": 0}', "cannot_undo"),
            ("agree", '{"kind": "undo", "request": "agree", "seat": 0, "agree": true}', "cannot_undo"),
            ("eyes", '{"kind": "look", "request": "eyes", "seat": 1}', "not_your_seat"),
        ):
            socket.send(message)
            assert reply_to(socket, id)["code"] == code
        mine = ann.look(table)
        assert {key: mine[key] for key in ("version", "view")} == {
            key: state[key] for key in ("version", "view")
        }
    public = open_game(ann, bob, game="witchdom", public=True)
    with Guest(server.address, None) as nobody, nobody.socket(public) as socket:
        assert first_of(socket, "welcome")["state"]["seat"] is None
        for number, message in enumerate(
            (
                move_message("0", 0, 5, "x"),
                '{"kind": "undo", "request": "1", "seat": 0}',
                '{"kind": "chat", "request": "2", "text": "buy my wares"}',
            )
        ):
            socket.send(message)
            assert reply_to(socket, str(number))["code"] == "forbidden"


def test_a_frame_of_a_megabyte_ends_the_socket(ann, table):
    for frame in ("x" * 1_000_000, b"x" * 1_000_000):
        with ann.socket(table) as socket:
            first_of(socket, "welcome")
            with suppress(ConnectionClosed):
                socket.send(frame)
            assert close_code(socket) == 1009


@pytest.mark.parametrize(
    "query", ["?seat=abc", "?since=x", "?seat=-1", "?seat=1", "?since=-5", "?since="]
)
def test_strange_questions_of_a_socket(ann, table, query):
    try:
        with ann.socket(table, query) as socket:
            message = json.loads(socket.recv(timeout=5))
            assert message["kind"] in ("welcome", "presence", "reject")
    except InvalidStatus as refused:
        assert refused.response.status_code in (400, 403)


def test_a_socket_to_nowhere_is_told_so(ann):
    with ann.socket("nowhere") as socket:
        assert first_of(socket, "reject")["code"] == "unknown_table"
        assert close_code(socket) == 4404


def test_the_first_message_is_the_welcome(ann, table):
    with ann.socket(table) as socket:
        assert json.loads(socket.recv(timeout=5))["kind"] == "welcome"


def seconds_for_a_move(mover, listener, number) -> float:
    """Make a move without a socket; measure until somebody else's socket tells of it."""
    table, who = mover
    state = who.look(table)
    seat = state["seat"]
    version = state["version"]
    started = time.perf_counter()
    request = {
        "kind": "move",
        "request": f"m{number}",
        "seat": seat,
        "version": version,
        "action": state["legal"][0]["action"],
    }
    who.post(f"/api/tables/{table}/moves", **request)
    while True:
        message = first_of(listener, "events", timeout=10)
        if message["state"]["version"] > version:
            return time.perf_counter() - started


def hot_seat(ann: Guest, **settings) -> str:
    """A table where Ann sits everywhere."""
    opened = ann.post("/api/tables", game="witchdom", seats=1, **settings)
    ann.post(f"/api/tables/{opened['table']}/start")
    return str(opened["table"])


def test_five_thousand_messages_in_a_second_disturb_nobody(server, ann, bob):
    table = hot_seat(ann, public=True)
    with bob.socket(table) as listener, ann.socket(table) as flood:
        first_of(listener, "welcome")
        normal = max(seconds_for_a_move((table, ann), listener, n) for n in range(5))

        def send() -> None:
            with suppress(ConnectionClosed):
                for number in range(5000):
                    flood.send(move_message(f"f{number}", 0, 0, "x"))

        def read() -> None:
            close_code(flood)

        threads = [threading.Thread(target=send), threading.Thread(target=read)]
        for thread in threads:
            thread.start()
        during = max(seconds_for_a_move((table, ann), listener, n) for n in range(5, 10))
        for thread in threads:
            thread.join(20)
            assert not thread.is_alive()
        assert flood.close_code == 1008
        assert during < max(1.0, 30 * normal)


def test_a_reader_that_stops_reading_slows_nobody_down(server, ann, bob):
    table = hot_seat(ann, public=True)
    with bob.socket(table) as listener:
        first_of(listener, "welcome")
        normal = max(seconds_for_a_move((table, ann), listener, n) for n in range(5))
        asleep = [stopped_reader(ann, table) for _ in range(3)]
        try:
            # They ask and ask, and never read.
            frame = '{"kind": "look", "request": "%d", "seat": 0}'
            for sleeper in asleep:
                sleeper.setblocking(False)
                with suppress(BlockingIOError, ConnectionError):
                    for number in range(300):
                        sleeper.send(masked(frame % number))
            during = [seconds_for_a_move((table, ann), listener, n) for n in range(5, 30)]
            assert max(during) < max(1.0, 30 * normal)
        finally:
            for sleeper in asleep:
                sleeper.close()
        seconds_for_a_move((table, ann), listener, 99)


def masked(text: str) -> bytes:
    """Write a short text frame, with a mask of zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def stopped_reader(guest: Guest, table: str) -> sockets.socket:
    """Open a socket by hand that never reads what it is sent."""
    address = httpx.URL(guest.address)
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    raw.connect((address.host, address.port))
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.host}:{address.port}\r\n"
        f"Origin: {guest.address}\r\nCookie: {guest.cookie}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return raw


def test_clients_that_disappear_in_the_middle(server, ann, table):
    address = httpx.URL(server.address)
    host = (
        f"Host: {address.host}:{address.port}\r\nOrigin: {server.address}\r\nCookie: {ann.cookie}\r\n"
    )
    state = ann.look(table)
    move = json.dumps(
        {"kind": "move", "request": "gone", "seat": 0, "version": state["version"], "action": "x"}
    )
    pieces = [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/me HTTP/1.1\r\n" + b"A: " + b"x" * 100_000,
        f"POST /api/session HTTP/1.1\r\n{host}Content-Length: 500\r\n\r\n{{".encode(),
        f"POST /api/tables/{table}/moves HTTP/1.1\r\n{host}Content-Type: application/json\r\n"
        f"Content-Length: {len(move)}\r\n\r\n{move}".encode(),
        f"POST /api/session HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\nffffff\r\n{{".encode(),
        f"POST /api/session HTTP/1.1\r\n{host}Content-Length: -1\r\n\r\n".encode(),
        f"GET /api/tables/{table} HTTP/1.1\r\n{host}\r\n".encode() * 50,
        f"GET /api/tables/{table}/socket HTTP/1.1\r\n{host}Upgrade: websocket\r\n".encode(),
    ]
    for reset in (False, True):
        for piece in pieces:
            with sockets.socket() as raw:
                if reset:
                    linger = b"\x01\x00\x00\x00\x00\x00\x00\x00"
                    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, linger)
                raw.connect((address.host, address.port))
                with suppress(ConnectionError):
                    raw.sendall(piece)
        for _ in range(5):
            raw = stopped_reader(ann, table)
            raw.sendall(masked("{") * 20 + b"\x81\xfe\x0f\xff")
            raw.close()
    time.sleep(0.2)
    assert ann.look(table)["view"] == state["view"]


# -- limits ------------------------------------------------------------------------------------------


def test_keys_and_passwords_cannot_be_tried_for_long(limited):
    with Guest(limited.address, None) as somebody:
        answers = [
            somebody.http.post("/api/session", json={"login": f"ann{n % 2}", "password": "12345678"})
            if n % 2
            else somebody.http.post("/api/session", json={"key": f"guess {n}"})
            for n in range(13)
        ]
        assert [answer.status_code for answer in answers] == [403] * 10 + [429] * 3
        assert answers[-1].json()["code"] == "too_many"
        assert "set-cookie" not in answers[0].headers


def test_tables_cannot_be_opened_without_end(limited):
    with Guest(limited.address, None) as somebody:
        answer = somebody.http.post("/api/session", json={"name": "Greedy"})
        # The client does not send a Secure cookie over plain HTTP by itself.
        cookie = answer.headers["set-cookie"].split(";")[0]
        statuses = [
            somebody.http.post(
                "/api/tables", json={"game": "witchdom", "seats": 1}, headers={"cookie": cookie}
            ).status_code
            for _ in range(25)
        ]
        assert statuses.count(429) >= 3
        assert statuses[:20] == [201] * 20


def test_guests_cannot_be_made_without_end(limited):
    statuses = set()
    for number in range(30):
        with Guest(limited.address, None) as somebody:
            statuses.add(somebody.http.post("/api/session", json={"name": f"N{number}"}).status_code)
    assert statuses == {201, 429}
