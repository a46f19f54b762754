"""Accounts under attack: stolen cookies, guessed passwords, names that deceive."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from importlib import resources
from time import time

import pytest

from tests.server.people import Server, until
from witchtable.server.service import passwords, sessions, tries
from witchtable.server.service.callers import Identity

pytestmark = pytest.mark.anyio

LOGIN, PASSWORD, OTHER = "anna", "correct horse", "better battery"


def thief(person):
    """Somebody with a copy of a person's cookies."""
    copy = person.server.stranger()
    for name, value in person.http.cookies.items():
        copy.http.cookies.set(name, value, domain="table.test")
    return copy


async def who(person):
    return (await person.get("/api/me"))["player"]


async def signed_in(server, **how):
    person = server.stranger()
    await person.sit_down(**(how or {"login": LOGIN, "password": PASSWORD}))
    return person


@pytest.fixture
async def account(anna):
    await anna.post("/api/account", login=LOGIN, password=PASSWORD)
    return anna


# -- changing what lets somebody in -------------------------------------------------------------------


@pytest.mark.parametrize("present", [{}, {"present": None}, {"present": "wrong horse"}])
async def test_a_stolen_cookie_does_not_take_the_account_over(server, account, present):
    eve = thief(account)
    reject = await eve.refused("POST", "/api/account", login="eve", password=OTHER, **present)
    assert (reject["status"], reject["code"]) == (403, "forbidden")
    reject = await eve.refused("POST", "/api/key", **present)
    assert (reject["status"], reject["code"]) == (403, "forbidden")
    assert (await signed_in(server)).id == account.id
    assert (await signed_in(server, key=account.key)).id == account.id


async def test_with_the_present_password_login_and_password_change(server, account):
    answer = await account.post("/api/account", login="Anna 2", password=OTHER, present=PASSWORD)
    assert (answer["player"], answer["login"]) == (account.id, "Anna 2")
    assert (await signed_in(server, login="Anna 2", password=OTHER)).id == account.id
    for login, password in ((LOGIN, PASSWORD), ("Anna 2", PASSWORD), (LOGIN, OTHER)):
        reject = await server.stranger().refused("POST", "/api/session", login=login, password=password)
        assert (reject["status"], reject["code"]) == (403, "forbidden")


async def test_a_new_password_ends_all_other_sessions_and_the_old_key(server, account):
    eve, phone, key = thief(account), await signed_in(server, key=account.key), account.key
    answer = await account.post("/api/account", login=LOGIN, password=OTHER, present=PASSWORD)
    assert await who(account) == account.id
    assert await who(eve) is None, "the cookie from before was rotated"
    assert await who(phone) is None
    assert (await server.stranger().refused("POST", "/api/session", key=key))["status"] == 403
    assert (await signed_in(server, key=answer["key"])).id == account.id


async def test_a_replaced_key_is_dead_at_once_and_so_is_whoever_came_with_it(server, anna):
    eve = await signed_in(server, key=anna.key)
    answer = await anna.post("/api/key")
    assert answer["player"] == anna.id
    assert answer["key"] != anna.key
    assert await who(eve) is None
    assert (await server.stranger().refused("POST", "/api/session", key=anna.key))["status"] == 403
    assert await who(anna) == anna.id
    assert (await signed_in(server, key=answer["key"])).id == anna.id
    assert answer["key"] not in repr(
        sqlite3.connect(server.settings.database).execute("SELECT * FROM players").fetchall()
    )


async def test_an_account_replaces_its_key_with_the_password(account):
    assert (await account.post("/api/key", present=PASSWORD))["key"]


async def test_who_has_no_name_has_no_key_to_replace(server):
    assert (await server.stranger().refused("POST", "/api/key"))["status"] == 401


@pytest.mark.parametrize("password", ["password", "PassWord", "12345678", "aaaaaaaaaa", "qwertyuiop"])
async def test_passwords_that_everybody_tries_first_are_refused(anna, password):
    reject = await anna.refused("POST", "/api/account", login="anna", password=password)
    assert (reject["status"], reject["code"]) == (422, "common_password")
    assert (await anna.get("/api/me"))["login"] is None


async def test_a_password_is_not_the_login_and_needs_no_special_characters(anna):
    body = {"login": "anna-of-the-lake", "password": "Anna-of-the-Lake"}
    assert (await anna.refused("POST", "/api/account", **body))["code"] == "common_password"
    for password in ("fourwordsinarow", "ünïcödé ünïcödé", "x y z x y", "7" + "長い" * 90):
        assert not passwords.is_common(password, LOGIN)


# -- sessions ------------------------------------------------------------------------------------------


async def test_who_signs_out_here_leaves_no_cookie_that_works(server, account):
    eve, phone = thief(account), await signed_in(server)
    await account.delete("/api/session")
    assert await who(eve) is None
    reject = await eve.refused("POST", "/api/tables", game="witchdom", seats=2)
    assert reject["status"] == 401
    assert await who(phone) == phone.id


async def test_who_signs_out_everywhere_is_nobody_anywhere(server, account, ben):
    eve, phone = thief(account), await signed_in(server)
    await phone.delete("/api/session?everywhere=true")
    for person in (eve, phone, account):
        assert await who(person) is None
    assert await who(ben) == ben.id
    assert (await signed_in(server)).id == account.id


async def test_what_was_ended_stays_ended_after_a_restart(server, account):
    eve, phone = thief(account), await signed_in(server)
    await account.delete("/api/session")
    await server.restart()
    assert await who(eve) is None
    assert await who(phone) == phone.id


async def test_signing_out_closes_the_sockets_of_that_session(server, account, ben):
    table = await account.open_table("witchdom", public=True)
    phone = await signed_in(server)
    async with account.socket(table) as here, phone.socket(table) as there, ben.socket(table) as his:
        await account.delete("/api/session")
        await until(lambda: here.closed)
        assert (await there.ask("chat", text="still here"))["kind"] == "ack"
        await phone.delete("/api/session?everywhere=true")
        await until(lambda: there.closed)
        assert his.closed is None
        assert (here.closed.code, there.closed.code) == (4401, 4401)


async def test_a_socket_that_opens_while_somebody_signs_out_is_closed_too(server, account, monkeypatch):
    table = await account.open_table("witchdom", public=True)
    find_table = server.service.find_table
    copy = thief(account)

    async def find_slowly(*asked):
        found = await find_table(*asked)
        await account.delete("/api/session")
        return found

    monkeypatch.setattr(server.service, "find_table", find_slowly)
    async with copy.socket(table) as socket:
        await until(lambda: socket.closed)
        assert socket.closed.code == 4401
        assert socket.of_kind("welcome") == []


async def test_every_sign_in_begins_a_session_of_its_own(server, anna, account):
    """A cookie that somebody planted before is not the one that is signed in."""
    (planted,) = anna.http.cookies.values()
    before = thief(account)
    await account.sit_down(login=LOGIN, password=PASSWORD)
    assert account.http.cookies["witchtable"] != planted
    assert await who(account) == account.id
    assert await who(before) is None


async def test_making_an_account_changes_the_cookie(server, anna):
    eve = thief(anna)
    await anna.post("/api/account", login=LOGIN, password=PASSWORD)
    assert await who(anna) == anna.id
    assert await who(eve) is None


async def test_a_session_ends_when_it_is_not_used(server, account, ben, monkeypatch):
    days, now = 86400.0, sessions.time()
    monkeypatch.setattr(sessions, "time", lambda: now + 20 * days)
    assert await who(account) == account.id  # and so it is used again
    assert await who(ben) == ben.id
    monkeypatch.setattr(sessions, "time", lambda: now + 49 * days)
    assert await who(account) == account.id
    monkeypatch.setattr(sessions, "time", lambda: now + 80 * days)
    assert await who(account) is None
    assert await who(ben) == ben.id, "a guest has nothing else to come back with"
    monkeypatch.setattr(sessions, "time", lambda: now + 500 * days)
    assert await who(ben) is None
    await server.restart()
    assert await who(account) is None
    kept = sqlite3.connect(server.settings.database).execute("SELECT count(*) FROM sessions").fetchone()
    assert kept == (0,), "what has ended is not kept"


async def test_the_browser_keeps_the_cookie_of_whoever_comes_back(server, anna):
    response = await anna.request("GET", "/api/me")
    assert "max-age=31536000" in response.headers["set-cookie"].lower()
    assert "set-cookie" not in (await server.stranger().request("GET", "/api/me")).headers


async def test_nobody_has_sessions_without_end(server, account):
    devices = [account]
    for _ in range(sessions.MOST + 3):
        devices.append(await signed_in(server, key=account.key))
    assert await who(devices[-1]) == account.id
    assert sum([await who(device) is not None for device in devices]) == sessions.MOST


async def test_cookies_from_before_there_were_sessions_still_work_and_can_be_ended(server, data):
    """They are signed ids of players: what was a guest's only way back must not be lost."""
    await server.close()
    database = sqlite3.connect(server.settings.database)
    scripts = resources.files("witchtable.server.store.sqlite") / "migrations"
    database.executescript(
        "DROP TABLE sessions;"
        "INSERT INTO players VALUES ('old-guest', 'Cleo', 'hash', NULL, NULL, 0.0);"
        + (scripts / "0006.sql").read_text("utf-8")
        + "DROP VIEW kinds; DROP TABLE tries; DROP TABLE heard; DROP TABLE reviews;"
        + "ALTER TABLE tables DROP COLUMN revision; ALTER TABLE tables DROP COLUMN around;"
        + "PRAGMA user_version = 9;"
    )
    (secret,) = database.execute("SELECT value FROM secrets WHERE name = 'cookies'").fetchone()
    database.close()
    await server.open()
    cleo = server.stranger()
    cleo.http.cookies.set("witchtable", Identity(secret).sign("old-guest"), domain="table.test")
    eve = thief(cleo)
    assert await who(cleo) == "old-guest"
    await cleo.delete("/api/session")
    assert await who(eve) is None


# -- guessing ------------------------------------------------------------------------------------------


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(tries, "monotonic", clock)
    monkeypatch.setattr("witchtable.server.service.limits.monotonic", clock)
    return clock


@pytest.fixture
async def limited(numbered_ids, data, clock):
    async with Server(data, limits=True) as server:
        yield server


async def guess(server, address="10.0.0.1", **body):
    """Try to come in from an address; returns status, words and code."""
    scope_client = (address, 1)

    async def from_there(scope, receive, send):
        await server({**scope, "client": scope_client}, receive, send)

    person = server.stranger()
    person.http._transport.app = from_there
    response = await person.request("POST", "/api/session", json=body)
    return response.status_code, response.json().get("reason"), response.json().get("code")


async def make_anna(server):
    anna = await server.person("anna")
    await anna.post("/api/account", login=LOGIN, password=PASSWORD)
    return anna


async def test_an_account_is_tried_ten_times_in_a_quarter_of_an_hour_from_wherever(limited, clock):
    await make_anna(limited)
    for number in range(10):
        clock.now += 20
        given = await guess(limited, f"10.0.0.{number}", login=LOGIN, password=f"guess {number:04}")
        assert given[0] == 403
    for number in range(10, 13):
        given = await guess(limited, f"10.0.0.{number}", login=LOGIN, password=PASSWORD)
        assert given[0] == 429, "not even with the right one"
    clock.now += 15 * 60
    assert (await guess(limited, login=LOGIN, password=PASSWORD))[0] == 201


async def test_an_address_tries_ten_times_in_a_quarter_of_an_hour_whatever_it_tries(limited, clock):
    await make_anna(limited)
    statuses = []
    for number in range(30):
        clock.now += 20
        body = (
            {"key": f"guess {number}"} if number % 2 else {"login": f"l{number}", "password": "x" * 9}
        )
        statuses.append((await guess(limited, **body))[0])
    assert statuses == [403] * 10 + [429] * 20
    assert (await guess(limited, "10.0.0.2", login=LOGIN, password=PASSWORD))[0] == 201


async def test_a_whole_ipv6_network_is_one_address(limited, clock):
    statuses = []
    for number in range(12):
        clock.now += 20  # no more than is asked for in peace
        found = await guess(limited, f"2001:db8::{number:x}", key=f"guess {number}")
        statuses.append(found[0])
    assert statuses == [403] * 10 + [429] * 2
    assert (await guess(limited, "2001:db8:0:1::1", key="guess"))[0] == 403


async def test_whether_an_account_exists_is_not_told(limited, clock, monkeypatch):
    """The same answers in the same order, and the same slow work before each of them."""
    await make_anna(limited)
    hashed = []
    is_right = passwords.is_right
    monkeypatch.setattr(passwords, "is_right", lambda *given: hashed.append(1) or is_right(*given))
    told = []
    for network, login in enumerate((LOGIN, "nobody")):
        hashed.clear()
        told.append(
            [
                await guess(limited, f"10.{network}.0.{n}", login=login, password="a wrong horse")
                for n in range(12)
            ]
        )
        assert len(hashed) == 10
    assert told[0] == told[1]


async def test_a_login_is_counted_however_it_is_written(limited):
    await make_anna(limited)
    written = ("anna", "ANNA", " anna", "anna ", "Anna")
    statuses = [
        (await guess(limited, f"10.0.0.{n}", login=written[n % 5], password="a wrong horse"))[0]
        for n in range(12)
    ]
    assert statuses == [403] * 10 + [429] * 2


async def test_coming_in_is_no_try(limited, clock):
    await make_anna(limited)
    for _ in range(15):
        clock.now += 20
        assert (await guess(limited, login=LOGIN, password=PASSWORD))[0] == 201
    for number in range(9):
        clock.now += 20
        await guess(limited, login=LOGIN, password=f"a wrong horse {number}")
    assert (await guess(limited, login=LOGIN, password=PASSWORD))[0] == 201


async def test_tries_at_once_are_counted_too(limited):
    await make_anna(limited)
    found = await asyncio.gather(
        *(guess(limited, f"10.0.0.{n}", login=LOGIN, password=f"guess {n:04}") for n in range(20))
    )
    assert sorted(status for status, *_ in found) == [403] * 10 + [429] * 10


async def test_the_present_password_cannot_be_guessed_with_a_stolen_cookie(limited, clock):
    eve = thief(await make_anna(limited))
    statuses = []
    for number in range(14):
        clock.now += 20
        body = {"login": LOGIN, "password": OTHER, "present": f"guess {number:04}"}
        statuses.append((await eve.request("POST", "/api/account", json=body)).status_code)
    assert statuses == [403] * 10 + [429] * 4


async def test_logins_cannot_be_listed_by_asking_for_them(limited, clock):
    await make_anna(limited)
    eve, statuses = await limited.person("eve"), []
    for _ in range(14):
        clock.now += 20
        answer = await eve.request("POST", "/api/account", json={"login": LOGIN, "password": OTHER})
        statuses.append(answer.status_code)
    assert statuses == [409] * 10 + [429] * 4


async def test_a_restart_gives_nobody_new_tries(limited, clock):
    await make_anna(limited)
    for number in range(10):
        clock.now += 20
        await guess(limited, f"10.0.0.{number}", login=LOGIN, password=f"guess {number:04}")
        await guess(limited, "10.0.1.1", key=f"guess {number}")
    await limited.restart()
    assert (await guess(limited, "10.0.0.99", login="Anna", password=PASSWORD))[0] == 429
    assert (await guess(limited, "10.0.1.1", key="guess"))[0] == 429
    assert (await guess(limited, "10.0.1.2", key="guess"))[0] == 403
    clock.now += 15 * 60
    assert (await guess(limited, login=LOGIN, password=PASSWORD))[0] == 201


async def test_tries_are_forgotten_after_a_quarter_of_an_hour_also_without_a_server(
    limited, data, clock, monkeypatch
):
    await make_anna(limited)
    for number in range(10):
        await guess(limited, f"10.0.0.{number}", login=LOGIN, password=f"guess {number:04}")
    await limited.close()
    assert kept_tries(limited) == 20, "for the login, and for each address"
    later = time() + 15 * 60 + 1
    monkeypatch.setattr(tries, "today", lambda: later)
    await limited.open()
    assert (await guess(limited, login=LOGIN, password=PASSWORD))[0] == 201
    assert (await guess(limited, login=LOGIN, password="a wrong horse"))[0] == 403
    await limited.close()
    assert kept_tries(limited) == 2
    await limited.open()


def kept_tries(server):
    with closing(sqlite3.connect(server.settings.database)) as database:
        return database.execute("SELECT count(*) FROM tries").fetchone()[0]


async def test_what_was_typed_for_a_login_is_not_kept(limited, data):
    await guess(limited, "10.0.0.77", login="my password by mistake", password="a wrong horse")
    await limited.close()
    assert kept_tries(limited) == 2
    kept = b"".join(path.read_bytes() for path in data.iterdir())
    assert b"by mistake" not in kept
    assert b"10.0.0.77" not in kept
    await limited.open()


def test_tries_forget_nobody_while_strangers_come_and_go():
    counted = tries.Tries()
    for _ in range(10):
        counted.begin("victim")
    for number in range(tries.REMEMBERED // 2):
        counted.begin(f"stranger {number}")
    assert not counted.allows("victim")


# -- names ---------------------------------------------------------------------------------------------

DECEIVING = {
    "right to left override": "anna\u202egro.live",
    "isolate": "\u2067anna\u2069",
    "mark": "anna\u200f",
    "zero width": "an\u200bna",
    "joiner": "an\u200dna",
    "byte order mark": "\ufeffanna",
    "soft hyphen": "an\u00adna",
    "tag": "anna\U000e0041",
    "nothing but blanks": " \u3000\u2003 ",
    "hangul filler": "\u3164",
    "braille blank": "\u2800\u2800",
    "grapheme joiner": "an\u034fna",
    "line separator": "an\u2028na",
    "next line": "an\u0085na",
    "private": "\ue000",
    "a mark without a letter": "\u0301anna",
    "a pile of marks": "a" + "\u0301\u0302\u0303\u0304\u0305\u0306",
}


@pytest.mark.parametrize("name", DECEIVING.values(), ids=DECEIVING)
async def test_names_that_deceive_are_refused(server, name):
    reject = await server.stranger().refused("POST", "/api/session", name=name)
    assert (reject["status"], reject["code"]) == (400, "malformed")
    anna = await server.person("anna")
    reject = await anna.refused("POST", "/api/account", login=name, password=PASSWORD)
    assert (reject["status"], reject["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" anna ", "anna"),
        ("anna\u00a0 \u3000b", "anna b"),
        ("Zoe\u0308", "Zoë"),
        ("anna \u2764\ufe0f", "anna \u2764"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("अनन्या", "अनन्या"),
        ("🧙 Ostara", "🧙 Ostara"),
    ],
)
async def test_a_name_is_kept_in_one_way_of_writing_it(server, given, kept):
    person = await server.person(given)
    assert person.name == kept
    assert (await person.get("/api/me"))["name"] == kept


async def test_what_is_said_cannot_turn_the_page_around(anna):
    table = await anna.open_table("witchdom")
    async with anna.socket(table) as socket:
        assert (await socket.ask("chat", text="\u202e\u2066 \n\x00"))["code"] == "malformed"
        await socket.ask("chat", text=" see\n\u202eyou\x07 👩\u200d🚀 \u2066soon\u2069 ")
        (said,) = socket.of_kind("chat")
        assert said["line"]["text"] == "see you 👩\u200d🚀 soon"
