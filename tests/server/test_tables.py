"""Tables: opening, joining, leaving, starting, looking on, having had enough, playing again."""

from __future__ import annotations

import asyncio
import copy
from random import Random

import pytest

from tests.server.people import finish, put_away, sit_together
from witchtable import GAMES
from witchtable.engine.chance import commitment

pytestmark = pytest.mark.anyio


async def test_a_table_is_what_was_asked_for(anna):
    table = await anna.open_table(
        "witchdom",
        seats=3,
        options={"animals": True},
        bots={"0": "random", "2": "apprentice"},
        public=True,
        pace="turns",
        clock={"per": "game", "seconds": 600, "at_zero": "bot"},
        hints=False,
        deal=77,
    )
    assert table["status"] == "waiting"
    assert (table["game"], table["deal"], table["pace"]) == ("witchdom", 77, "turns")
    assert table["options"] == {"animals": True}
    assert table["clock"] == {"per": "game", "seconds": 600, "at_zero": "bot"}
    assert (table["public"], table["hints"], table["host"]) == (True, False, True)
    assert [player["name"] for player in table["players"]] == ["random", "anna", "apprentice"]
    assert [player["bot"] for player in table["players"]] == ["random", None, "apprentice"]
    assert table["seats"] == [1]
    assert table["invite"]


NONSENSE = [
    {"game": "chess"},
    {"seats": 9},
    {"seats": 0},
    {"seats": -1},
    {"options": {"dragons": True}},
    {"options": {"animals": "perhaps"}},
    {"bots": {"0": "grandmaster"}},
    {"bots": {"7": "random"}},
    {"bots": {"first": "random"}},
    {"bots": {"0": "random", "1": "random"}},
    {"pace": "quick"},
    {"clock": {"per": "decision", "seconds": 1}},
    {"clock": {"per": "year", "seconds": 60}},
    {"clock": {"per": "game", "seconds": 60, "at_zero": "explode"}},
    {"deal": -1},
    {"edition": {"meta": {}}},
    {"colour": "green"},
]


async def test_a_table_that_makes_no_sense_is_malformed(anna):
    for wrong in NONSENSE:
        body = {"game": "witchdom", "seats": 2} | wrong
        reject = await anna.refused("POST", "/api/tables", **body)
        assert (reject["status"], reject["code"]) == (400, "malformed"), wrong
        assert reject["reason"]
    assert (await anna.get("/api/me"))["tables"] == []


async def test_an_own_edition_is_played_with(server, anna, ben):
    data = copy.deepcopy(dict(GAMES["witchdom"].edition().data))
    data["meta"] = data["meta"] | {"edition": "attic"}
    table = await sit_together("witchdom", [anna, ben], edition=data)
    about = await ben.look(table)
    assert about["edition"] == server.match(table).deal.edition.name != "house"
    assert about["view"]["edition"] == about["edition"]


async def test_the_commitment_is_published_before_the_deal_and_holds_after_it(server, anna, ben):
    table = await anna.open_table("witchdom")
    published = (await ben.look(table, invite=table["invite"]))["commitment"]
    await ben.join(table)
    await anna.start(table)
    await finish(server, table, Random(1))
    export = await anna.get(f"/api/tables/{table['table']}/export")
    assert export["commitment"] == published == commitment(export["seed"])


async def test_public_tables_are_in_the_lobby_and_others_are_not(anna, ben):
    public = await anna.open_table("witchdom", public=True)
    await anna.open_table("witchdom")
    lobby = await ben.get("/api/tables")
    assert [row["table"] for row in lobby["waiting"]] == [public["table"]]
    assert lobby["running"] == []
    await ben.post(f"/api/tables/{public['table']}/seats")
    await anna.start(public)
    lobby = await ben.get("/api/tables")
    assert [row["table"] for row in lobby["running"]] == [public["table"]]
    assert lobby["waiting"] == []


async def test_a_table_by_invitation_lets_in_who_has_the_invitation(anna, ben):
    table = await anna.open_table("witchdom")
    path = f"/api/tables/{table['table']}"
    for invite in (None, "", "wrong", table["invite"][:-1]):
        reject = await ben.refused("POST", f"{path}/seats", invite=invite)
        assert (reject["status"], reject["code"]) == (403, "forbidden")
    assert (await ben.refused("GET", path))["code"] == "forbidden"
    async with ben.socket(table) as socket:
        assert socket.messages[0]["kind"] == "reject"
        assert socket.messages[0]["code"] == "forbidden"
        assert socket.closed is not None
    assert (await ben.look(table, invite=table["invite"]))["table"] == table["table"]
    assert (await ben.join(table))["seat"] == 1
    assert (await ben.look(table))["seats"] == [1]


async def test_the_invitation_is_told_to_nobody_who_only_looks_on(anna, ben):
    table = await anna.open_table("witchdom", public=True)
    assert table["invite"] not in str(await ben.look(table))
    async with ben.socket(table) as socket:
        assert table["invite"] not in str(socket.messages)


async def test_a_seat_is_taken_once(anna, ben, cleo):
    table = await anna.open_table("witchdom", seats=2)
    reject = await ben.refused(
        "POST", f"/api/tables/{table['table']}/seats", seat=0, invite=table["invite"]
    )
    assert (reject["status"], reject["code"]) == (409, "seat_taken")
    assert (await ben.join(table, seat=1))["seat"] == 1
    assert (await ben.join(table, seat=1))["seats"] == [1]
    for seat in (None, 1, 5):
        body = {"seat": seat, "invite": table["invite"]}
        reject = await cleo.refused("POST", f"/api/tables/{table['table']}/seats", **body)
        assert reject["code"] == "seat_taken"


async def test_of_two_who_want_the_last_seat_at_once_one_gets_it(server, anna, ben, cleo):
    table = await anna.open_table("witchdom", seats=2)
    body = {"invite": table["invite"]}
    answers = await asyncio.gather(
        *(p.request("POST", f"/api/tables/{table['table']}/seats", json=body) for p in (ben, cleo))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    mine = [(await person.get("/api/me"))["tables"] for person in (ben, cleo)]
    assert sorted(map(len, mine)) == [0, 1]


async def test_several_seats_from_one_browser_make_a_hot_seat(anna):
    table = await anna.open_table("witchdom", seats=3)
    await anna.join(table)
    assert (await anna.join(table))["seats"] == [0, 1, 2]
    assert (await anna.start(table))["status"] == "running"


async def test_a_seat_can_be_left_before_the_start_and_not_after_it(anna, ben, cleo):
    table = await anna.open_table("witchdom", seats=2, public=True)
    path = f"/api/tables/{table['table']}/seats"
    await ben.join(table)
    assert (await anna.refused("DELETE", f"{path}/1"))["code"] == "not_your_seat"
    assert (await ben.delete(f"{path}/1"))["seats"] == []
    assert (await ben.refused("DELETE", f"{path}/1"))["code"] == "not_your_seat"
    assert (await cleo.join(table))["seat"] == 1
    await anna.start(table)
    assert (await cleo.refused("DELETE", f"{path}/1"))["code"] == "not_waiting"
    assert (await ben.refused("POST", path))["code"] == "not_waiting"
    assert (await cleo.look(table))["seats"] == [1]


async def test_there_is_no_seat_before_the_first(server, anna, ben):
    """Counted from the end, -1 would be the last seat."""
    table = await anna.open_table("witchdom", seats=2)
    await ben.join(table)
    response = await ben.request("DELETE", f"/api/tables/{table['table']}/seats/-1")
    assert response.status_code >= 400
    assert [row.seat for row in server.table(table).seats] == [0, 1]
    assert (await ben.look(table))["seats"] == [1]


async def test_only_the_host_starts_and_only_a_full_table(anna, ben):
    table = await anna.open_table("witchdom", seats=2)
    path = f"/api/tables/{table['table']}/start"
    assert (await anna.refused("POST", path))["code"] == "seats_free"
    await ben.join(table)
    reject = await ben.refused("POST", path)
    assert (reject["status"], reject["code"]) == (403, "forbidden")
    before = await ben.look(table)
    assert (before["status"], before["version"], before["view"]) == ("waiting", 0, None)
    assert (await anna.start(table))["status"] == "running"
    assert (await anna.start(table))["status"] == "running"
    assert (await ben.look(table))["version"] == 1


async def test_the_host_seats_bots_and_sends_them_away(anna, ben):
    table = await anna.open_table("witchdom", seats=2, public=True)
    path = f"/api/tables/{table['table']}/seats"
    assert (await ben.refused("POST", f"{path}/1/bot", level="random"))["code"] == "forbidden"
    assert (await anna.refused("POST", f"{path}/1/bot", level="wise"))["code"] == "malformed"
    assert (await anna.refused("POST", f"{path}/7/bot", level="random"))["code"] == "not_your_seat"
    assert (await anna.refused("POST", f"{path}/0/bot", level="random"))["code"] == "seat_taken"
    assert (await anna.post(f"{path}/1/bot", level="random"))["players"][1]["bot"] == "random"
    assert (await ben.refused("POST", path))["code"] == "seat_taken"
    assert (await anna.post(f"{path}/1/bot"))["players"][1]["taken"] is False
    assert (await ben.join(table))["seat"] == 1
    assert (await anna.refused("POST", f"{path}/1/bot", level="random"))["code"] == "seat_taken"


async def test_the_host_shows_out_who_only_takes_the_seats(server, anna, ben, cleo):
    """A stranger could take all seats of a public table, and nobody would ever begin there."""
    table = await anna.open_table("witchdom", seats=3, public=True)
    path = f"/api/tables/{table['table']}/seats"
    async with ben.socket(table) as socket:
        for seat in (1, 2):
            await ben.join(table, seat)
        assert (await ben.refused("POST", f"{path}/0/bot"))["code"] == "forbidden"
        assert (await anna.refused("POST", f"{path}/0/bot"))["code"] == "seat_taken"
        for seat in (1, 2):
            assert (await anna.post(f"{path}/{seat}/bot"))["players"][seat]["taken"] is False
        await socket.wait_for(lambda: socket.about["seats"] == [])
    assert (await ben.refused("POST", path))["code"] == "forbidden"
    assert (await ben.refused("POST", path, invite=table["invite"]))["code"] == "forbidden"
    assert (await cleo.join(table))["seat"] == 1


async def test_with_the_key_a_seat_is_taken_back_from_another_device(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben])
    phone = server.stranger()
    assert (await phone.refused("GET", f"/api/tables/{table['table']}"))["code"] == "forbidden"
    await phone.sit_down(key=ben.key)
    assert await phone.look(table) == await ben.look(table)
    async with phone.socket(table) as socket:
        assert socket.state["seat"] == 1
        assert (await socket.move(socket.choices[0]))["kind"] == "ack"


async def test_a_spectator_sees_no_hand_and_may_not_move(server, anna, ben, cleo):
    table = await sit_together("whirling-witchcraft", [anna, ben], public=True)
    for looker in (cleo, server.stranger()):
        shown = await looker.look(table)
        assert (shown["seat"], shown["seats"], shown["legal"]) == (None, [], [])
        assert all(player["hand"] is None for player in shown["view"]["players"])
        async with looker.socket(table) as socket:
            assert socket.state == socket.welcome["state"]
            assert socket.state["view"] == shown["view"]
            answer = await socket.ask("move", seat=0, version=1, action="keep")
            assert answer["code"] == ("not_your_seat" if looker is cleo else "forbidden")
        assert (await looker.refused("GET", f"/api/tables/{table['table']}", seat=0))["status"] == 403
    assert (await anna.look(table))["version"] == 1


async def test_who_waits_at_the_socket_sees_the_own_hand_when_the_game_begins(anna, ben):
    table = await anna.open_table("whirling-witchcraft", seats=2)
    await ben.join(table)
    async with ben.socket(table) as socket, ben.socket(table, seat=1) as asked_for:
        await anna.start(table)
        for waiting in (socket, asked_for):
            await waiting.wait_for(lambda waiting=waiting: waiting.state)
            assert waiting.state["seat"] == 1
            assert waiting.choices == ["keep", "redraw"]


async def test_the_welcome_comes_before_everything_else(anna, ben):
    table = await sit_together("witchdom", [anna, ben])
    async with anna.socket(table) as socket, ben.socket(table):
        await socket.wait_for(lambda: len(socket.of_kind("presence")) == 2)
        assert socket.messages[0]["kind"] == "welcome"


async def test_everybody_is_told_who_is_there(anna, ben):
    table = await sit_together("witchdom", [anna, ben])
    async with anna.socket(table) as socket:
        await socket.wait_for(lambda: socket.about["players"][0]["present"])
        assert not socket.about["players"][1]["present"]
        async with ben.socket(table):
            await socket.wait_for(lambda: socket.about["players"][1]["present"])
        await socket.wait_for(lambda: not socket.about["players"][1]["present"])


async def test_chat_reaches_everybody_and_is_there_for_who_comes_later(anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], public=True)
    async with anna.socket(table) as one, ben.socket(table) as other:
        assert (await one.ask("chat", text="hello"))["kind"] == "ack"
        await other.wait_for(lambda: other.of_kind("chat"))
        line = other.of_kind("chat")[0]["line"]
        assert (line["number"], line["name"], line["text"]) == (1, "anna", "hello")
        for text in ("", "x" * 501, 7):
            assert (await one.ask("chat", text=text))["code"] == "malformed"
    async with cleo.socket(table) as late:
        assert late.welcome["chat"] == [line]


async def test_a_line_of_chat_that_is_sent_again_is_said_once(anna, ben):
    table = await sit_together("witchdom", [anna, ben])
    for _ in range(2):
        async with anna.socket(table) as socket:
            for _ in range(2):
                assert (await socket.ask("chat", request="line-1", text="hello"))["kind"] == "ack"
    async with ben.socket(table) as socket:
        assert [line["text"] for line in socket.welcome["chat"]] == ["hello"]


async def test_a_game_is_abandoned_when_all_who_play_want_it(server, anna, ben, cleo):
    table = await sit_together(
        "witchdom", [anna, ben], seats=3, bots={"2": "random"}, public=True, deal=2
    )
    path = f"/api/tables/{table['table']}/abandon"
    assert (await cleo.refused("POST", path))["status"] == 403
    async with ben.socket(table) as socket:
        for _ in range(2):
            about = await anna.post(path)
            assert (about["status"], about["votes_to_abandon"]) == ("running", 1)
        await socket.wait_for(lambda: socket.about["votes_to_abandon"] == 1)
        assert (await ben.post(path))["status"] == "abandoned"
        await socket.wait_for(lambda: socket.about["status"] == "abandoned")
        answer = await socket.ask("move", seat=1, version=socket.version, action="rest")
        assert answer["code"] == "not_running"
    assert (await anna.get("/api/me"))["statistics"] == []


async def test_a_rematch_is_for_those_who_played_with_the_same_deal_or_a_new_one(server, anna, ben):
    table = await sit_together("witchdom", [anna, ben], options={"animals": True}, hints=False, deal=5)
    path = f"/api/tables/{table['table']}/rematch"
    assert (await anna.refused("POST", path))["code"] == "not_over"
    await finish(server, table, Random(1))
    async with ben.socket(table) as socket:
        again = await anna.post(path, same_deal=True)
        await socket.wait_for(lambda: socket.about["rematch"])
        assert socket.about["rematch"] == [again["table"], again["invite"]]
    assert again["table"] != table["table"]
    assert (again["deal"], again["rematch_of"]) == (5, table["table"])
    assert (again["options"], again["hints"]) == ({"animals": True}, False)
    assert again["commitment"] == table["commitment"]
    assert (await ben.join(again))["seat"] == 1
    other = await anna.post(path)
    assert other["commitment"] != table["commitment"]


async def test_who_only_looked_on_cannot_lead_the_players_to_a_rematch(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], public=True)
    await finish(server, table, Random(1))
    reject = await cleo.refused("POST", f"/api/tables/{table['table']}/rematch")
    assert reject["status"] == 403
    assert (await anna.look(table))["rematch"] is None


async def test_a_table_that_was_put_away_is_found_again(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], pace="turns")
    before = await anna.look(table)
    put_away(server, table)
    assert (await anna.look(table)) == before


async def test_whose_turn_it_is_is_known_of_tables_that_were_put_away(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], pace="turns")
    put_away(server, table)
    (mine,) = (await anna.get("/api/me"))["tables"]
    assert mine["my_turn"] is True


async def test_tables_may_be_opened_at_the_same_moment_when_an_earlier_one_is_over(server, anna, ben):
    """Both find that it no longer counts, and only one of them is the first to forget it."""
    table = await sit_together("witchdom", [anna, ben])
    await finish(server, table, Random(1))
    opened = await asyncio.gather(*(person.open_table("witchdom", seats=2) for person in (anna, ben)))
    assert [found["status"] for found in opened] == ["waiting", "waiting"]
