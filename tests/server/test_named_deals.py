"""Deals with a number: chance draws what nobody can name; nobody looks ahead in what others play."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.people import finish, sit_together
from witchtable.server.protocol.requests import MOST_NAMED

pytestmark = pytest.mark.anyio


def path(table, what):
    return f"/api/tables/{table['table']}/{what}"


async def _alone(person, **setup):
    """A table where one person plays all seats, and sees all cards."""
    table = await person.open_table("witchdom", 2, **setup)
    await person.join(table)
    await person.start(table)
    return table


async def test_no_number_that_can_be_named_deals_what_chance_has_dealt(server, anna, ben, cleo):
    """Whoever guessed the number of a running table was dealt the same cards, and could look ahead."""
    table = await sit_together("witchdom", [anna, ben])
    setup, seed = server.table(table).setup, server.table(table).row.seed
    assert setup.is_drawn
    assert (await cleo.refused("POST", "/api/tables", game="witchdom", seats=2, deal=setup.deal))[
        "code"
    ] == "malformed"
    # Not even by its last digits.
    named = await cleo.open_table("witchdom", deal=setup.deal % (MOST_NAMED + 1))
    assert server.table(named).row.seed != seed
    assert MOST_NAMED < setup.deal < 2**53


async def test_a_number_that_chance_drew_of_old_cannot_be_named_while_it_is_played(
    server, anna, ben, cleo
):
    """Earlier versions drew from the numbers that can be named; such games may still run."""
    table = await sit_together("witchdom", [anna, ben])
    seed = server.service.identity.seed("witchdom", 77)
    sql = "UPDATE tables SET seed = ? WHERE id = ?"
    await server.service.store._writer.write((sql, (seed, table["table"])))
    reject = await cleo.refused("POST", "/api/tables", game="witchdom", seats=2, deal=77)
    assert (reject["status"], reject["code"]) == (409, "shared_deal")
    assert await cleo.open_table("witchdom", deal=78)


async def test_who_only_looks_on_is_not_told_which_number_is_played(server, anna, ben, cleo):
    """The hash of the seed would tell it too: a few numbers are soon tried."""
    table = await sit_together("witchdom", [anna, ben], deal=42, public=True)
    for person, number in ((anna, 42), (ben, 42), (cleo, None)):
        shown = await person.look(table)
        assert shown["deal"] == number
        assert (shown["commitment"] is None) is (number is None)
    async with cleo.socket(table) as socket:
        assert (socket.about["deal"], socket.about["commitment"]) == (None, None)
    assert table["commitment"] not in str(await cleo.get("/api/tables"))
    await finish(server, table, Random(1))
    assert (await cleo.look(table))["deal"] == 42


async def test_the_record_of_an_abandoned_table_keeps_the_seed_while_others_play_it(
    server, anna, ben, cleo
):
    """Open the same number, abandon it, read the seed: that was all the cards of a running game."""
    table = await sit_together("witchdom", [anna, ben], deal=42, public=True)
    seed = server.table(table).row.seed
    spy = await _alone(cleo, deal=42)
    assert server.table(spy).row.seed == seed
    await finish(server, spy, Random(1), most=5)
    await cleo.post(path(spy, "abandon"))
    record = (await cleo.request("GET", path(spy, "record"))).text
    assert seed not in record
    for what in ("replay", "export"):
        reject = await cleo.refused("GET", path(spy, what))
        assert (reject["status"], reject["code"]) == (409, "shared_deal")
        assert seed not in str(reject)
    assert (await cleo.refused("POST", path(spy, "continue"), step=0))["code"] == "shared_deal"
    await server.restart()
    assert seed not in (await cleo.request("GET", path(spy, "record"))).text
    await finish(server, table, Random(1))
    assert seed in (await cleo.request("GET", path(spy, "record"))).text
    assert (await cleo.get(path(spy, "export")))["seed"] == seed
    assert (await cleo.post(path(spy, "continue"), step=0))["status"] == "running"


async def test_who_plays_the_same_deal_alone_may_look_at_the_own_records(server, anna):
    table = await _alone(anna, deal=42)
    await anna.post(path(table, "abandon"))
    await _alone(anna, deal=42)
    assert (await anna.get(path(table, "export")))["seed"] == server.table(table).row.seed


async def test_the_same_deal_again_is_played_again_whether_drawn_or_named(server, anna, ben):
    for named in ({}, {"deal": 5}):
        table = await sit_together("witchdom", [anna, ben], public=True, **named)
        await finish(server, table, Random(1))
        again = await anna.post(path(table, "rematch"), same_deal=True)
        assert server.table(again).row.seed == server.table(table).row.seed
        assert (again["deal"], again["counts"]) == ((await anna.look(table))["deal"], False)
        await ben.join(again)
        await anna.start(again)
        # Who looks for the first game now would know what comes in the second.
        assert (await ben.refused("GET", path(table, "export")))["code"] == "shared_deal"
        await finish(server, again, Random(2))
        rows = await anna.get(f"/api/deals/witchdom/{again['deal']}")
        assert {row["table"] for row in rows} == {table["table"], again["table"]}
        counted = {row["table"] for row in rows if row["counts"]}
        assert counted == (set() if named else {table["table"]})


async def test_going_on_with_a_finished_game_hides_no_record(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben], public=True)
    await finish(server, table, Random(1))
    await anna.post(path(table, "continue"), step=3, bots="random")
    assert (await cleo.get(path(table, "export")))["seed"] == server.table(table).row.seed


async def test_what_counts_is_marked_and_counted(server, anna, ben):
    async def over(table, why):
        assert table["counts"] is (why is None)
        assert table["uncounted"] == why
        await finish(server, table, Random(1))
        shown = await anna.look(table)
        assert (shown["counts"], shown["uncounted"]) == (why is None, why)
        rows = await anna.get(f"/api/deals/witchdom/{shown['deal']}")
        marks = {row["uncounted"] for row in rows if row["table"] == table["table"]}
        assert marks == ({why} if why != "continued" else set())

    counted = await sit_together("witchdom", [anna, ben])
    await over(await anna.look(counted), None)
    await over(await sit_together("witchdom", [anna, ben], deal=9), "named_deal")
    await over(await anna.look(await _alone(anna)), "hot_seat")
    await over(await anna.post(path(counted, "continue"), step=2, bots="random"), "continued")
    rewound = await sit_together("witchdom", [anna, ben])
    await finish(server, rewound, Random(1), most=5)
    mover = server.match(rewound).log[-1].seat
    await (anna, ben)[mover].undo(rewound, seat=mover, ask=True)
    await (anna, ben)[1 - mover].undo(rewound, seat=1 - mover, agree=True)
    await server.restart()
    await over(await anna.look(rewound), "rewound")
    assert [row["games"] for row in (await anna.get("/api/me"))["statistics"]] == [1]
