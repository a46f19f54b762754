"""What people need beside the game: who plays for whom, names, clocks in lists, addresses."""

from __future__ import annotations

from time import time

import httpx
import pytest

from tests.server.people import ORIGIN, Server, sit_together
from tests.server.test_clocks import sit_down as sit_with_clocks
from witchtable.server.http import hosts
from witchtable.server.http.hosts import found_at, is_loopback
from witchtable.server.settings import Settings
from witchtable.server.tables import absence
from witchtable.server.tables.times import now

pytestmark = pytest.mark.anyio


def told(socket):
    """List what the table itself has said, with what it is about."""
    lines = [message["line"] for message in socket.of_kind("chat")]
    return [(line["message"]["id"], line["message"]["args"]) for line in lines if line.get("message")]


def seat_path(found, seat, what):
    return f"/api/tables/{found['table']}/seats/{seat}/{what}"


# -- what the table says ------------------------------------------------------------------------------


async def test_everybody_is_told_who_plays_for_whom_and_who_is_back(anna, ben):
    found = await sit_together("witchdom", [anna, ben], stand_in="random")
    async with ben.socket(found) as socket:
        await anna.post(seat_path(found, 0, "bot"))
        await anna.post(seat_path(found, 0, "return"))
        await socket.wait_for(lambda: len(told(socket)) == 2)
        assert told(socket) == [
            ("told-left", {"name": "anna", "bot": "random"}),
            ("told-back", {"name": "anna", "bot": "random"}),
        ]


async def test_when_time_is_up_everybody_reads_for_whom_and_what_was_done(server, anna, ben):
    found = await sit_with_clocks(server, [anna, ben])
    seat = server.match(found).state.deciders[0]
    async with ben.socket(found) as socket:
        await socket.wait_for(lambda: told(socket))
        id, args = told(socket)[0]
        assert (id, args["name"]) == ("told-clock", ("anna", "ben")[seat])
        assert args["what"]
        line = socket.of_kind("chat")[0]["line"]
        assert line["text"].startswith(f"Time was up for {args['name']}, so the table decided: ")


async def test_when_a_bot_takes_over_at_zero_everybody_reads_it(server, anna, ben):
    found = await sit_with_clocks(server, [anna, ben], at_zero="bot")
    async with ben.socket(found) as socket:
        await socket.wait_for(lambda: told(socket))
        assert told(socket)[0][0] == "told-clock-bot"


async def test_what_the_table_said_is_still_there_after_a_restart(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben], stand_in="random")
    await anna.post(seat_path(found, 0, "bot"))
    await server.restart()
    async with anna.socket(found) as socket:
        (line,) = socket.welcome["chat"]
        assert line["message"]["id"] == "told-left"
        assert line["who"] == line["name"] == ""


async def test_a_line_says_when_and_by_whom_whatever_their_name(anna, ben):
    found = await sit_together("witchdom", [anna, ben])
    async with anna.socket(found) as socket, ben.socket(found) as other:
        await socket.ask("chat", text="hello")
        await anna.sit_down(name="Anne")
        async with anna.socket(found) as again:
            await again.ask("chat", text="it is me")
        await other.ask("chat", text="hello you")
        await other.wait_for(lambda: len(other.of_kind("chat")) == 3)
        first, second, third = [message["line"] for message in other.of_kind("chat")]
        assert [first["name"], second["name"]] == ["anna", "Anne"]
        assert first["who"] == second["who"] != third["who"]
        assert anna.id not in str(other.messages)
        assert (first["seat"], third["seat"]) == (0, 1)
        assert abs(first["at"] - time()) < 60


# -- away ---------------------------------------------------------------------------------------------


async def test_who_is_not_there_has_a_countdown(anna, ben, monkeypatch):
    found = await sit_together("witchdom", [anna, ben])
    async with ben.socket(found) as socket:
        async with anna.socket(found):
            assert "grace_until" not in (await ben.look(found))["players"][0]
            monkeypatch.setattr(absence, "now", lambda: now() + 500)
        await socket.wait_for(lambda: "grace_until" in socket.about["players"][0])
        assert 610 <= socket.about["players"][0]["grace_until"] - time() <= 621


async def test_in_turn_based_play_it_runs_for_who_is_asked(server, anna, ben):
    found = await sit_together("witchdom", [anna, ben], pace="turns", patience=3600)
    (seat,) = server.match(found).state.deciders
    players = (await ben.look(found))["players"]
    assert 3590 <= players[seat]["grace_until"] - time() <= 3601
    assert "grace_until" not in players[1 - seat]


# -- names at one device ------------------------------------------------------------------------------


async def test_every_person_at_one_device_has_a_name(server, anna):
    found = await anna.open_table("witchdom", 2)
    path = f"/api/tables/{found['table']}/seats"
    await anna.post(path, seat=1, invite=found["invite"], name="Grandma")
    await anna.start(found)
    await anna.post(seat_path(found, 1, "name"), name="Granny")
    for _ in range(2):
        assert [player["name"] for player in (await anna.look(found))["players"]] == ["anna", "Granny"]
        (listed,) = (await anna.get("/api/me"))["tables"]
        assert [player["name"] for player in listed["players"]] == ["anna", "Granny"]
        await server.restart()
    await anna.post(seat_path(found, 1, "bot"))
    players = (await anna.look(found))["players"]
    assert (players[1]["bot"], players[1]["owner"]) == ("apprentice", "Granny")
    await anna.post(seat_path(found, 1, "return"))
    assert (await anna.look(found))["players"][1]["name"] == "Granny"


async def test_nobody_names_others(anna, ben):
    found = await sit_together("witchdom", [anna, ben])
    assert (await ben.refused("POST", seat_path(found, 0, "name"), name="Fool"))["status"] == 403
    assert (await ben.refused("POST", seat_path(found, 1, "name"), name="\x00"))["code"] == "malformed"
    assert (await ben.refused("POST", seat_path(found, 7, "name"), name="Fool"))["status"] == 403


# -- lists --------------------------------------------------------------------------------------------


async def test_lists_show_clocks_and_who_stands_in(server, anna, ben):
    clock = {"per": "decision", "seconds": 60}
    found = await sit_together("witchdom", [anna, ben], clock=clock, stand_in="random", public=True)
    (listed,) = (await anna.get("/api/tables"))["running"]
    (seat,) = server.match(found).state.deciders
    assert listed["clock"]["seconds"] == 60
    assert [one["runs"] for one in listed["clocks"]] == [one == seat for one in (0, 1)]
    await ben.post(seat_path(found, 1, "bot"))
    (mine,) = (await ben.get("/api/me"))["tables"]
    assert (mine["to_return"], mine["players"][1]["owner"]) == ([1], "ben")


async def test_a_host_takes_a_waiting_table_away_and_guests_hear_of_it(anna, ben):
    found = await anna.open_table("witchdom", 3)
    await ben.join(found)
    async with ben.socket(found) as socket:
        await anna.post(f"/api/tables/{found['table']}/abandon")
        await socket.wait_for(lambda: socket.about["status"] == "abandoned")
    assert (await ben.refused("POST", f"/api/tables/{found['table']}/start"))["code"] == "forbidden"


async def test_a_guest_does_not_take_a_waiting_table_away(anna, ben):
    found = await anna.open_table("witchdom", 3)
    await ben.join(found)
    await ben.post(f"/api/tables/{found['table']}/abandon")
    assert (await anna.look(found))["status"] == "waiting"


# -- addresses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"listens": "127.0.0.1"}, []),
        ({"listens": "0.0.0.0"}, ["http://192.168.7.5:8377"]),
        ({"listens": "192.168.9.9"}, ["http://192.168.9.9:8377"]),
        ({"listens": "fd00::5"}, ["http://[fd00::5]:8377"]),
        (
            {"listens": "0.0.0.0", "host_names": ("table.local", "0.0.0.0")},
            ["http://table.local:8377", "http://192.168.7.5:8377"],
        ),
        (
            {"listens": "127.0.0.1", "host_names": ("play.example.org", "127.0.0.1"), "secure": True},
            ["https://play.example.org"],
        ),
    ],
)
def test_others_find_the_server_where_it_listens(monkeypatch, tmp_path, settings, expected):
    monkeypatch.setattr(hosts, "lan_address", lambda: "192.168.7.5")
    assert found_at(Settings(tmp_path, **settings), 8377) == expected


@pytest.mark.parametrize("host", ["localhost", "localhost:8377", "127.0.0.1:80", "[::1]:80", "::1"])
def test_this_machine_is_known_by_all_its_names(host):
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["", "table.test", "192.168.7.5:80", "127.0.0.1.example.org", "a b"])
def test_others_are_not_this_machine(host):
    assert not is_loopback(host)


async def test_only_who_sits_at_the_machine_learns_its_addresses(monkeypatch, data):
    monkeypatch.setattr(hosts, "lan_address", lambda: "192.168.7.5")
    async with Server(data, listens="0.0.0.0", host_names=("table.test",)) as server:
        answers = {}
        for host, client in (
            ("localhost", "127.0.0.1"),
            ("table.test", "127.0.0.1"),
            ("localhost", "10.0.0.9"),
        ):
            transport = httpx.ASGITransport(app=server, client=(client, 5))
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as http:
                answers[host, client] = (await http.get("/api/addresses")).json()
    known = answers.pop(("localhost", "127.0.0.1"))
    assert known["open"]
    assert "http://192.168.7.5:80" in known["addresses"]
    for answer in answers.values():
        assert answer == {"open": True, "addresses": []}


# -- nowhere ------------------------------------------------------------------------------------------


async def test_people_who_look_for_a_page_that_is_not_there_get_words(anna):
    answer = await anna.request("GET", "/no/where", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in answer.headers
    assert '<div id="page">' in answer.text


@pytest.mark.parametrize(
    ("path", "accept"),
    [("/no/where", "*/*"), ("/api/nowhere", "text/html"), ("/web/js/no.js", "text/html")],
)
async def test_programs_get_the_usual_refusal(anna, path, accept):
    answer = await anna.request("GET", path, headers={"accept": accept, "origin": ORIGIN})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_route")
