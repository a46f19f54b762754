"""An even match: whom the lobby proposes, by how somebody fared."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.people import finish, sit_together
from witchtable.bots.ladder import rungs
from witchtable.server.protocol.answers import ListedTable
from witchtable.server.protocol.messages import SeatedPlayer
from witchtable.server.service.matching import even_levels

GAME = "witchdom"


def played(number, bots, winners, scores, uncounted=None):
    """A finished table of somebody on seat 0 and of these bots."""
    players = [
        SeatedPlayer(seat=seat, name=None, bot=bot, taken=True)
        for seat, bot in enumerate([None, *bots])
    ]
    nothing = dict.fromkeys(("continues", "clock", "clocks", "round", "turn", "waiting_for"))
    return ListedTable(
        **nothing,
        table=f"table {number}",
        game=GAME,
        status="over",
        public=False,
        pace="live",
        options={},
        created=float(number),
        changed=float(number),
        players=players,
        seats=[0],
        to_return=[],
        host=True,
        scores=scores,
        winners=winners,
        uncounted=uncounted,
    )


def games(count, bot, *, won):
    winners, scores = ([0], [9, 5]) if won else ([1], [5, 9])
    return [played(number, [bot], winners, scores) for number in range(count)]


def place_of(tables):
    return rungs().index(even_levels(tables)[GAME])


def test_whoever_has_met_no_bot_is_not_placed():
    assert even_levels([]) == {}


def test_who_wins_goes_up_and_who_loses_goes_down():
    beginner = rungs().index("apprentice")
    assert place_of(games(6, "apprentice", won=True)) > beginner
    assert place_of(games(6, "apprentice", won=False)) < beginner
    assert place_of(games(30, "grandmistress", won=True)) == len(rungs()) - 1


def test_winning_and_losing_in_turn_stays_where_the_opponent_is():
    wins, losses = (games(20, "adept", won=won) for won in (True, False))
    tables = [table for pair in zip(wins, losses, strict=True) for table in pair]
    assert abs(place_of(tables) - rungs().index("adept")) <= 1


def test_an_opponent_with_a_name_counts_like_her_level():
    assert even_levels(games(6, "apprentice@witch=tilda", won=True)) == even_levels(
        games(6, "apprentice", won=True)
    )


def test_at_a_full_table_whoever_finishes_before_a_bot_has_beaten_it():
    second = [played(number, ["adept", "adept", "adept"], [1], [8, 9, 3, 2]) for number in range(6)]
    last = [played(number, ["adept", "adept", "adept"], [1], [1, 9, 3, 2]) for number in range(6)]
    assert place_of(second) > place_of(last)


@pytest.mark.parametrize("why", ["named_deal", "continued", "hot_seat", "rewound"])
def test_what_statistics_leave_out_says_nothing_here_either(why):
    known = [played(number, ["mistress"], [0], [9, 5], why) for number in range(9)]
    assert even_levels(known) == {}
    assert even_levels(games(3, "adept", won=True) + known) == even_levels(games(3, "adept", won=True))


async def test_a_named_deal_is_no_way_up_and_a_drawn_one_is(server, anna):
    for deal in (42, None):
        table = await anna.open_table(GAME, bots={"1": "novice@witch=tilda"}, deal=deal)
        await anna.start(table)
        await finish(server, table, Random(1))
        me = await anna.get("/api/me")
        listed = {one["table"]: one["uncounted"] for one in me["tables"]}
        assert listed[table["table"]] == (None if deal is None else "named_deal")
        assert bool(me["even"]) is (deal is None)


async def test_the_lobby_knows_whom_to_meet_next(server, anna, ben):
    table = await sit_together(GAME, [anna, ben])
    assert (await anna.get("/api/me"))["even"] == {}
    assert table


@pytest.mark.parametrize("name", ["adept@witch=tilda", "novice@witch=agatha"])
async def test_an_opponent_is_seated_by_her_name(anna, name):
    table = await anna.open_table(GAME, bots={"1": name})
    assert (await anna.look(table))["players"][1]["bot"] == name


@pytest.mark.parametrize(
    "name", ["adept@witch=odile", "adept@iterations=9", "genius@witch=tilda", "@witch=tilda"]
)
async def test_who_does_not_play_this_game_is_refused(anna, name):
    reject = await anna.refused("POST", "/api/tables", game=GAME, seats=2, bots={"1": name})
    assert (reject["status"], reject["code"]) == (400, "malformed")
