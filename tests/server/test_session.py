"""Who somebody is: guests, keys for other devices, accounts, and where requests may come from."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.people import Server
from witchtable.server.service.callers import new_id

pytestmark = pytest.mark.anyio


async def test_a_guest_gives_a_name_and_gets_a_key_and_a_cookie_that_pages_cannot_read(server):
    anna = server.stranger()
    response = await anna.request("POST", "/api/session", json={"name": "anna"})
    assert response.status_code == 201
    body = response.json()
    assert body["name"] == "anna"
    assert body["login"] is None
    assert len(body["key"]) >= 24
    flags = response.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert "path=/" in flags
    assert body["key"].lower() not in flags
    assert (await anna.get("/api/me"))["player"] == body["player"]


async def test_behind_tls_the_cookie_is_secure_and_bound_to_the_host(numbered_ids, data):
    async with Server(data, secure=True) as server:
        response = await server.stranger().request("POST", "/api/session", json={"name": "anna"})
        flags = response.headers["set-cookie"]
        assert flags.startswith("__Host-witchtable=")
        assert "secure" in flags.lower()
        assert "domain" not in flags.lower()


async def test_a_cookie_that_the_server_has_not_signed_is_nobodys(server, anna):
    (cookie,) = anna.http.cookies.values()
    for forged in (anna.id, f"{anna.id}.", f"{anna.id}.{'0' * 40}", f"x{cookie}", cookie[:-1], "."):
        stranger = server.stranger()
        stranger.http.cookies.set("witchtable", forged, domain="table.test")
        assert (await stranger.get("/api/me"))["player"] is None


async def test_giving_a_name_again_renames_and_makes_nobody_new(anna):
    before = anna.id
    session = await anna.sit_down(name="Anna the Wise")
    assert session["player"] == before
    assert session["key"] is None
    assert (await anna.get("/api/me"))["name"] == "Anna the Wise"


async def test_with_the_key_another_device_is_the_same_player(server, anna):
    phone = server.stranger()
    await phone.sit_down(key=anna.key)
    assert (phone.id, phone.name) == (anna.id, "anna")
    reject = await server.stranger().refused("POST", "/api/session", key=f"{anna.key}x")
    assert (reject["status"], reject["code"]) == (403, "forbidden")


async def test_a_session_that_makes_no_sense_is_malformed(server):
    for body in (
        {},
        {"name": ""},
        {"name": "x" * 41},
        {"name": "a\nb"},
        {"name": "a\x7f"},
        {"name": 7},
        {"name": "anna", "admin": True},
        {"login": "anna", "password": "short"},
    ):
        reject = await server.stranger().refused("POST", "/api/session", **body)
        assert (reject["status"], reject["code"]) == (400, "malformed"), body


async def test_an_account_lets_the_player_in_from_anywhere_with_the_password(server, anna):
    made = await anna.post("/api/account", login="anna@home", password="correct horse")
    assert made == {"player": anna.id, "name": "anna", "login": "anna@home"}
    laptop = server.stranger()
    await laptop.sit_down(login="anna@home", password="correct horse")
    assert laptop.id == anna.id
    assert (await laptop.get("/api/me"))["login"] == "anna@home"
    for login, password in (("anna@home", "wrong horse"), ("nobody", "correct horse")):
        reject = await server.stranger().refused("POST", "/api/session", login=login, password=password)
        assert (reject["status"], reject["code"]) == (403, "forbidden")


async def test_a_login_without_its_password_lets_nobody_in(server, anna):
    await anna.post("/api/account", login="anna", password="correct horse")
    reject = await server.stranger().refused("POST", "/api/session", login="anna")
    assert reject["status"] in (400, 403)


async def test_two_players_cannot_have_one_login(anna, ben):
    await anna.post("/api/account", login="witch", password="correct horse")
    reject = await ben.refused("POST", "/api/account", login="witch", password="another horse")
    assert (reject["status"], reject["code"]) == (409, "login_taken")
    assert (await ben.get("/api/me"))["login"] is None


async def test_neither_keys_nor_passwords_are_kept_as_they_are(server, anna, data):
    await anna.post("/api/account", login="anna", password="correct horse")
    rows = sqlite3.connect(server.settings.database).execute("SELECT * FROM players").fetchall()
    text = repr(rows)
    assert "$argon2id$" in text
    assert "correct horse" not in text
    assert anna.key not in text


async def test_a_browser_can_forget_its_player(anna):
    await anna.delete("/api/session")
    assert (await anna.get("/api/me"))["player"] is None
    assert (await anna.sit_down(name="someone else"))["key"]


async def test_who_has_given_no_name_cannot_play(server, anna):
    stranger = server.stranger()
    table = await anna.open_table("witchdom", public=True)
    id = table["table"]
    for path, body in (
        ("/api/tables", {"game": "witchdom", "seats": 2}),
        (f"/api/tables/{id}/seats", {}),
        (f"/api/tables/{id}/start", {}),
        (f"/api/tables/{id}/moves", {"request": "m", "seat": 0, "version": 1, "action": "rest"}),
        ("/api/account", {"login": "nobody", "password": "correct horse"}),
    ):
        reject = await stranger.refused("POST", path, **body)
        assert (reject["status"], reject["code"]) == (401, "forbidden")


async def test_what_changes_something_must_come_from_this_site(server, anna):
    table = await anna.open_table("witchdom")
    for origin in ("", "null", "http://evil.test", "http://table.test.evil.test"):
        anna.http.headers["Origin"] = origin
        for path in ("/api/session", "/api/tables", f"/api/tables/{table['table']}/start"):
            reject = await anna.refused("POST", path, name="eve")
            assert (reject["status"], reject["code"]) == (403, "forbidden"), origin
    assert (await anna.get("/api/me"))["name"] == "anna"


async def test_a_socket_from_another_site_is_not_opened(server, anna):
    table = await anna.open_table("witchdom", public=True)
    socket = anna.socket(table)
    socket._scope["headers"] = [
        (name, b"http://evil.test" if name == b"origin" else value)
        for name, value in socket._scope["headers"]
    ]
    async with socket:
        assert socket.closed.code == 1008
        assert not socket.accepted
        assert socket.messages == []


async def test_guessing_is_limited(numbered_ids, no_time_passes, data):
    async with Server(data, limits=True) as server:
        codes = [
            (await server.stranger().refused("POST", "/api/session", key=f"guess {n}"))["code"]
            for n in range(12)
        ]
        assert codes == ["forbidden"] * 10 + ["too_many"] * 2


async def test_new_guests_and_new_tables_are_limited(numbered_ids, no_time_passes, data):
    async with Server(data, limits=True) as server:
        anna = await server.person("anna")
        answers = [
            await anna.request("POST", "/api/tables", json={"game": "witchdom", "seats": 2})
            for _ in range(25)
        ]
        assert answers[0].status_code == 201
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_many"
        guests = [
            await server.stranger().request("POST", "/api/session", json={"name": "x"})
            for _ in range(25)
        ]
        assert guests[-1].status_code == 429
        # Who is known already is not shut out by strangers.
        assert (await anna.sit_down(name="anna b"))["player"] == anna.id


async def test_me_lists_the_tables_and_whose_turn_it_is(server, anna, ben):
    table = await anna.open_table("witchdom", deal=1)
    await ben.join(table)
    (mine,) = (await anna.get("/api/me"))["tables"]
    assert (mine["table"], mine["game"], mine["status"]) == (table["table"], "witchdom", "waiting")
    assert mine["my_turn"] is False
    await anna.start(table)
    first = server.match(table).state.deciders[0]
    turns = [(await person.get("/api/me"))["tables"][0]["my_turn"] for person in (anna, ben)]
    assert turns == [first == 0, first == 1]


def test_no_id_looks_like_an_option_of_a_command():
    assert not any(new_id().startswith("-") for _ in range(2000))
