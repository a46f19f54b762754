"""Playing over sockets and without them: every request is answered, and takes effect once."""

from __future__ import annotations

import asyncio
from random import Random
from typing import get_args

import pytest

from tests.server.people import finish, play_out, secret_step, sit_together
from witchtable import GAMES
from witchtable.engine import rulebook
from witchtable.server.protocol.codes import Code

pytestmark = pytest.mark.anyio


@pytest.fixture
async def witchdom(server, anna, ben):
    """Two people at Witchdom; `first` is asked, `second` is not."""
    table = await sit_together("witchdom", [anna, ben], deal=1)
    seat = server.match(table).state.deciders[0]
    people = (anna, ben)
    return table, people[seat], people[1 - seat]


# -- answers --------------------------------------------------------------------------------------


async def test_a_move_is_acknowledged_with_its_version_and_shown_to_both(witchdom):
    table, first, second = witchdom
    async with first.socket(table) as mover, second.socket(table) as other:
        assert (mover.version, other.version) == (1, 1)
        answer = await mover.move(mover.choices[0], request="m1")
        assert answer == {"kind": "ack", "request": "m1", "version": 2}
        # An answer never tells of a version that was not shown.
        kinds = [(m["kind"], m.get("state", m)["version"]) for m in mover.of_kind("events", "ack")]
        assert kinds == [("events", 2), ("ack", 2)]
        await other.wait_for(lambda: other.version == 2)
        assert other.of_kind("events")[0]["events"] == mover.of_kind("events")[0]["events"]


async def test_the_same_over_http(server, witchdom):
    table, first, second = witchdom
    shown = await first.look(table)
    action = shown["legal"][0]["action"]
    answer = await first.move(table, request="m1", seat=shown["seat"], version=1, action=action)
    assert answer == {"kind": "ack", "request": "m1", "version": 2}
    assert (await second.look(table))["version"] == 2
    assert str(server.match(table).log[0].action) == action


async def test_every_choice_has_words_and_clauses(witchdom):
    table, first, _ = witchdom
    known = rulebook.clauses(GAMES["witchdom"])
    for choice in (await first.look(table))["legal"]:
        assert choice["label"]
        assert choice["message"]["id"].startswith("witchdom-")
        assert set(choice["clauses"]) <= set(known)


async def test_a_move_id_takes_effect_once_over_socket_post_and_reconnect(server, witchdom):
    table, first, _ = witchdom
    async with first.socket(table) as socket:
        request = {
            "request": "only-once",
            "seat": socket.state["seat"],
            "version": 1,
            "action": socket.choices[0],
        }
        answers = [await socket.ask("move", **request), await socket.ask("move", **request)]
        answers.append(await first.move(table, **request))
    async with first.socket(table, since=1) as socket:
        answers.append(await socket.ask("move", **request))
    answers.append(await first.move(table, **request))
    assert answers == [{"kind": "ack", "request": "only-once", "version": 2}] * 5
    assert len(server.match(table).log) == 1


async def test_a_move_id_that_arrives_five_times_at_once_takes_effect_once(server, witchdom):
    table, first, _ = witchdom
    async with first.socket(table) as one, first.socket(table) as other:
        seat, action = one.state["seat"], one.choices[0]
        request = {"request": "at-once", "seat": seat, "version": 1, "action": action}
        answers = await asyncio.gather(
            one.ask("move", **request),
            other.ask("move", **request),
            *(first.move(table, **request) for _ in range(3)),
        )
    assert answers == [{"kind": "ack", "request": "at-once", "version": 2}] * 5
    assert len(server.match(table).log) == 1


async def test_a_refused_move_id_gets_the_same_refusal_again(server, witchdom):
    table, _, second = witchdom
    seat = (await second.look(table))["seat"]
    request = {"request": "early", "seat": seat, "version": 1, "action": "rest"}
    refusal = await second.move(table, **request)
    assert refusal["code"] == "out_of_turn"
    await finish(server, table, Random(2), most=1)
    async with second.socket(table) as socket:
        assert await socket.ask("move", **request) == refusal


async def test_a_move_id_is_remembered_however_much_was_asked_since(server, witchdom):
    table, first, _ = witchdom
    shown = await first.look(table)
    seat, action = shown["seat"], shown["legal"][0]["action"]
    request = {"request": "long-ago", "seat": seat, "version": 1, "action": action}
    answer = await first.move(table, **request)
    for number in range(40):
        wrong = await first.move(table, request=f"n{number}", seat=seat, version=0, action="rest")
        assert wrong["code"] == "stale"
    assert await first.move(table, **request) == answer
    assert len(server.match(table).log) == 1


async def test_an_undo_id_is_remembered_however_much_was_asked_since(server, witchdom):
    table, first, _ = witchdom
    shown = await first.look(table)
    seat, action = shown["seat"], shown["legal"][0]["action"]
    await first.move(table, request="m1", seat=seat, version=1, action=action)
    answer = await first.undo(table, request="u1", seat=seat)
    assert answer == {"kind": "ack", "request": "u1", "version": 3}
    await first.move(table, request="m2", seat=seat, version=3, action=action)
    for number in range(40):
        await first.move(table, request=f"n{number}", seat=seat, version=0, action="rest")
    assert await first.undo(table, request="u1", seat=seat) == answer
    assert len(server.match(table).log) == 1


async def test_an_id_is_only_the_senders_own(witchdom):
    table, first, second = witchdom
    async with first.socket(table) as mover, second.socket(table) as other:
        assert (await mover.move(mover.choices[0], request="m"))["kind"] == "ack"
        assert (await other.move("rest", request="m"))["kind"] == "reject"


async def test_an_answer_to_an_old_question_is_stale(server, witchdom):
    table, first, _ = witchdom
    async with first.socket(table) as socket:
        action = socket.choices[0]
        await socket.move(action)
        answer = await socket.move(socket.choices[0], version=1)
        assert (answer["code"], answer["version"]) == ("stale", 2)
    assert len(server.match(table).log) == 1


async def test_out_of_turn_and_illegal_name_the_clause_and_the_reason(server, witchdom):
    table, first, second = witchdom
    known = rulebook.clauses(GAMES["witchdom"])
    async with first.socket(table) as mover, second.socket(table) as other:
        refusals = [
            (await other.move(mover.choices[0]), "out_of_turn"),
            (await mover.move("take mountains leaf"), "illegal"),
        ]
    for refusal, code in refusals:
        assert refusal["kind"] == "reject"
        assert (refusal["code"], refusal["version"]) == (code, 1)
        assert refusal["clause"] in known
        assert refusal["reason"]
        assert refusal["message"]["id"]
    assert server.match(table).log == []


async def test_over_http_the_status_fits_the_refusal(server, witchdom):
    table, first, second = witchdom
    mine = (await first.look(table))["seat"]
    path = f"/api/tables/{table['table']}/moves"
    for person, seat, version, action, status, code in (
        (first, mine, 1, "fly away", 400, "malformed"),
        (first, 1 - mine, 1, "rest", 403, "not_your_seat"),
        (second, 1 - mine, 1, "rest", 409, "out_of_turn"),
        (first, mine, 0, "rest", 409, "stale"),
        (first, mine, 1, "take mountains leaf", 422, "illegal"),
    ):
        body = {"request": f"{code}", "seat": seat, "version": version, "action": action}
        reject = await person.refused("POST", path, **body)
        assert (reject["status"], reject["code"]) == (status, code)


NONSENSE = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "{}",
    '{"kind":"dance","request":"m"}',
    '{"kind":"move","request":"m"}',
    '{"kind":"move","request":"m","seat":0,"version":1,"action":""}',
    '{"kind":"move","request":"m","seat":-1,"version":1,"action":"rest"}',
    '{"kind":"move","request":"m","seat":0,"version":"1","action":"rest"}',
    '{"kind":"move","request":"","seat":0,"version":1,"action":"rest"}',
    '{"kind":"move","request":"m","seat":0,"version":1,"action":"rest","by":"me"}',
    '{"kind":"chat","request":"m","text":"' + "x" * 5000 + '"}',
    "[" * 3000,
]


async def test_whatever_is_sent_is_answered(witchdom):
    table, first, _ = witchdom
    async with first.socket(table) as socket:
        for number, text in enumerate(NONSENSE, start=1):
            socket.send(text)
            await socket.wait_for(lambda number=number: len(socket.of_kind("reject")) == number)
            reject = socket.of_kind("reject")[-1]
            assert reject["code"] == "malformed"
            assert reject["request"] == (
                "m" if '"request":"m"' in text and len(text) < 4096 else reject["request"]
            )
        assert (await socket.move(socket.choices[0]))["kind"] == "ack"


async def test_every_answer_has_a_code_of_the_closed_list_and_the_version(server, witchdom):
    table, first, _ = witchdom
    mine = (await first.look(table))["seat"]
    async with first.socket(table) as socket:
        answers = [
            await socket.ask("move", seat=1 - mine, version=1, action="rest"),
            await socket.ask("move", seat=mine, version=1, action="fly away"),
            await socket.ask("undo", seat=mine),
            await socket.ask("undo", seat=mine, agree=True),
            await socket.ask("look", seat=1 - mine),
            await socket.ask("chat", text="hello"),
            await socket.ask("dance"),
        ]
        await finish(server, table, Random(1))
        answers.append(await socket.ask("move", seat=mine, version=1, action="rest"))
    for answer in answers:
        assert answer["kind"] == "ack" or answer["code"] in get_args(Code)
    assert [answer.get("code") for answer in answers] == [
        "not_your_seat",
        "malformed",
        "cannot_undo",
        "cannot_undo",
        "not_your_seat",
        None,
        "malformed",
        "not_running",
    ]
    assert [answer.get("version") for answer in answers[:-1]] == [1] * 7
    assert answers[-1].get("version") == server.table(table).viewpoints[mine].version


async def test_who_asks_too_fast_is_told_so_for_each_request(witchdom):
    table, first, _ = witchdom
    async with first.socket(table) as socket:
        ids = [f"fast-{number}" for number in range(150)]
        for id in ids:
            socket.send({"kind": "move", "request": id, "seat": 0, "version": 0, "action": "rest"})
        await socket.wait_for(lambda: len(socket.of_kind("reject")) == 150)
        codes = [answer["code"] for answer in socket.of_kind("reject")]
        assert codes[0] == "stale"
        assert codes[-1] == "too_many"
        assert [answer["request"] for answer in socket.of_kind("reject")] == ids


# -- versions and what happened -------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_versions_rise_by_one_for_each_viewer(server, anna, ben, cleo, game):
    table = await sit_together(game, [anna, ben], public=True, deal=3)
    async with anna.socket(table) as a, ben.socket(table) as b, cleo.socket(table) as watcher:
        made = await play_out([a, b], Random(3), most=60)
        last = server.table(table).viewpoints
        for socket, viewer in ((a, 0), (b, 1), (watcher, None)):
            await socket.wait_for(
                lambda socket=socket, viewer=viewer: socket.version == last[viewer].version
            )
            versions = [
                message["state"]["version"] for message in socket.of_kind("welcome", "events", "state")
            ]
            assert versions == list(range(1, socket.version + 1))
            acks = [answer["version"] for answer in socket.of_kind("ack")]
            assert acks == sorted(set(acks))
    assert made == 60


@pytest.mark.parametrize("game", GAMES)
async def test_since_gives_exactly_the_events_that_were_missed(server, anna, ben, game):
    table = await sit_together(game, [anna, ben], deal=4)
    told = {0: {}, 1: {}}
    async with anna.socket(table) as a, ben.socket(table) as b:
        for _ in range(6):
            await play_out([a, b], Random(len(told[0])), most=4)
            for seat, (person, socket) in enumerate([(anna, a), (ben, b)]):
                version = server.table(table).viewpoints[seat].version
                await socket.wait_for(lambda socket=socket, version=version: socket.version == version)
                told[seat] = {m["state"]["version"]: m["events"] for m in socket.of_kind("events")}
                for since in range(max(1, version - 3), version + 1):
                    missed = [event for at in range(since + 1, version + 1) for event in told[seat][at]]
                    assert (await person.look(table, since=since))["events"] == missed
                    async with person.socket(table, since=since) as again:
                        assert again.welcome["events"] == missed
                        assert again.welcome["state"] == socket.state


async def test_a_version_long_ago_gets_the_position_instead_of_the_events(server, witchdom):
    table, first, _ = witchdom
    await finish(server, table, Random(1), most=40)
    shown = await first.look(table, since=1)
    assert shown["events"] is None
    assert shown["version"] == 41
    assert shown["view"]


async def test_from_the_beginning_everything_is_told(server, witchdom):
    table, first, _ = witchdom
    opening = [event["event"] for event in (await first.look(table))["events"]]
    assert [event["event"] for event in opening] == [
        event.__struct_config__.tag for event in server.match(table).opening
    ]


# -- decisions of several seats at once -----------------------------------------------------------


async def test_another_seats_decision_does_not_make_an_answer_stale(server, anna, ben, cleo):
    table = await sit_together("whirling-witchcraft", [anna, ben, cleo])
    async with anna.socket(table) as a, ben.socket(table) as b, cleo.socket(table) as c:
        assert [socket.is_asked for socket in (a, b, c)] == [True] * 3
        assert (await a.move("keep"))["kind"] == "ack"
        assert (await b.move("keep", version=1))["kind"] == "ack"
        assert (await c.move("redraw", version=1))["kind"] == "ack"
    assert len(server.match(table).log) == 3


async def test_a_sealed_step_changes_nothing_for_the_others_not_even_a_number(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], deal=1)
    people = (anna, ben)
    while (step := secret_step(server.match(table))) is None:
        await finish(server, table, Random(1), most=1)
    seat, action = step
    other = people[1 - seat]
    async with people[seat].socket(table) as mover, other.socket(table) as socket:
        await mover.wait_for(lambda: mover.about["players"][1 - seat]["present"])
        seen, before = len(socket.messages), await other.look(table)
        assert (await mover.move(action))["kind"] == "ack"
        assert await other.look(table) == before
        assert len(socket.messages) == seen


# -- hot seat -------------------------------------------------------------------------------------


async def test_from_a_hot_seat_one_looks_through_the_eyes_of_each_own_seat(server, anna, ben):
    table = await anna.open_table("whirling-witchcraft", seats=3)
    await anna.join(table)
    await ben.join(table)
    await anna.start(table)
    async with anna.socket(table) as socket:
        assert socket.state["seat"] == 0
        assert socket.state["view"]["players"][1]["hand"] is None
        answer = await socket.ask("look", request="l1", seat=1)
        assert answer == {"kind": "ack", "request": "l1", "version": 1}
        assert socket.state["seat"] == 1
        assert socket.state["view"]["players"][0]["hand"] is None
        assert socket.state["view"]["players"][1]["hand"]
        assert (await socket.move("keep"))["kind"] == "ack"
        assert (await socket.ask("look", seat=2))["code"] == "not_your_seat"
        assert (await socket.ask("look", seat=None))["kind"] == "ack"
        assert socket.state["seat"] is None
        assert all(player["hand"] is None for player in socket.state["view"]["players"])
    async with anna.socket(table, seat=1) as socket:
        assert socket.state["seat"] == 1
    async with anna.socket(table, seat=2) as socket:
        assert socket.of_kind("reject")[0]["code"] == "not_your_seat"
    assert (await anna.look(table, seat=1))["seat"] == 1


async def test_a_hot_seat_plays_on_from_one_socket(server, anna):
    table = await anna.open_table("witchstone", seats=2, deal=9)
    await anna.join(table)
    await anna.start(table)
    rng = Random(9)
    async with anna.socket(table) as socket:
        for _ in range(20):
            (seat,) = socket.state["deciders"]
            if socket.state["seat"] != seat:
                assert (await socket.ask("look", seat=seat))["kind"] == "ack"
            assert (await socket.move(rng.choice(socket.choices)))["kind"] == "ack"
    assert {move.seat for move in server.match(table).log} == {0, 1}
    assert len(server.match(table).log) == 20


async def test_alone_at_witchdom(server, anna, unhurried):
    table = await sit_together("witchdom", [anna], deal=1)
    async with anna.socket(table) as socket:
        await play_out([socket], Random(1))
    assert server.match(table).state.winners
    assert (await anna.look(table))["status"] == "over"


async def test_the_end_of_a_round_comes_with_the_stages_on_the_way(server, anna, ben):
    table = await sit_together("whirling-witchcraft", [anna, ben], deal=1)
    async with anna.socket(table) as socket, ben.socket(table) as other:
        rng = Random(1)
        while not any("stages" in message for message in other.of_kind("events")):
            mover = socket if server.match(table).state.deciders[0] == 0 else other
            await mover.wait_for(lambda mover=mover: mover.choices)
            await mover.move(rng.choice(mover.choices))
    message = next(message for message in other.of_kind("events") if "stages" in message)
    counts = [stage["events"] for stage in message["stages"]]
    assert counts == sorted(set(counts))
    assert 0 < counts[0] <= counts[-1] < len(message["events"])
    for stage in message["stages"]:
        assert stage["view"].keys() == message["state"]["view"].keys()
        assert [p["hand"] is None for p in stage["view"]["players"]] == [True, False]
    assert server.match(table).stages == ()
