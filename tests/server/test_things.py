"""What may be asked about at a table: the same for all, and what it is worth to each."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.people import finish, sit_together
from witchtable import GAMES

pytestmark = pytest.mark.anyio


def path(table):
    return f"/api/tables/{table['table']}/things"


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_told_what_there_is_and_players_what_it_is_worth(
    server, anna, ben, cleo, game
):
    table = await sit_together(game, [anna, ben], deal=1, public=True)
    await finish(server, table, Random(1), most=12)
    mine, others = await anna.get(path(table)), await cleo.get(path(table))
    assert [thing["id"] for thing in mine["things"]] == list(GAMES[game].things)
    assert (mine["seat"], others["seat"]) == (0, None)
    assert any(thing["worth"] for thing in mine["things"])
    assert not any(thing["worth"] or thing["pieces"] for thing in others["things"])
    told = ("id", "name", "does", "gets")
    assert [[thing[part] for part in told] for thing in mine["things"]] == [
        [thing[part] for part in told] for thing in others["things"]
    ]


async def test_tiles_and_prophecies_say_what_each_of_them_would_bring(server, anna, ben):
    table = await sit_together("witchstone", [anna, ben], deal=1)
    await finish(server, table, Random(1), most=8)
    things = {thing["id"]: thing for thing in (await anna.get(path(table)))["things"]}
    state = server.match(table).state
    assert set(things["tile"]["pieces"]) == set(state.view(0)["players"][0]["hand"])
    on_display = {id for id in state.view(0)["display"] if state.view(0)["scrolls"][id]["points"]}
    assert on_display & set(things["prophecy"]["pieces"])
