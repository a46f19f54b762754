"""Who plays whom, on which deal, in which seat."""

from __future__ import annotations

import msgspec
import pytest

from witchtable import GAMES
from witchtable.lab.arena import prepare_contest
from witchtable.lab.arena_games import (
    Contest,
    OtherConditions,
    games_per_deal,
    line_ups,
    schedule,
)


def lay(bots, seats=2, game="witchdom", seed="plan"):
    which = GAMES[game]
    return prepare_contest(which, which.arrange(seats, seed), bots, 1.0)


def test_as_many_bots_as_seats_are_the_line_up():
    assert line_ups(["a", "b", "b", "b"], 4) == (("a", "b", "b", "b"),)


def test_the_last_bot_fills_up():
    assert line_ups(["a", "b"], 4) == (("a", "b", "b", "b"),)
    assert line_ups(["a"], 3) == (("a", "a", "a"),)


def test_more_bots_than_seats_play_in_all_combinations():
    assert line_ups(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert line_ups(["a", "b"], 1) == (("a",), ("b",))
    assert line_ups(["a", "b", "b"], 2) == (("a", "b"), ("b", "b"))


def test_every_deal_is_played_in_every_rotation():
    setup = lay(["apprentice", "random"], 3).conditions
    plan = list(schedule(setup, 2))
    assert [job.deal for job in plan] == [0, 0, 0, 1, 1, 1]
    for deal in (0, 1):
        seats = [job.bots.index("apprentice") for job in plan if job.deal == deal]
        assert sorted(seats) == [0, 1, 2]
    assert len({job.key for job in plan}) == 6


def test_rotations_that_are_the_same_are_played_once():
    assert games_per_deal([("a", "a")]) == 1
    assert games_per_deal([("a", "b", "a", "b")]) == 2
    assert games_per_deal([("a", "b", "c", "d"), ("a", "b", "b", "b")]) == 8


def test_neighbours_change_from_deal_to_deal():
    game = GAMES["witchdom"]
    contest = Contest.of(game, game.arrange(3, "x"), (("a", "b", "c"),), 1.0)
    seated = [job.bots for job in schedule(contest.conditions, 2)]
    assert {bots[(bots.index("a") + 1) % 3] for bots in seated} == {"b", "c"}


def test_bots_are_seeded_alike_on_every_machine():
    job = next(schedule(lay(["random"]).conditions, 1))
    assert job.bot_seed("plan", 0) == 40963219241171381
    seeds = {
        j.bot_seed("plan", seat) for j in schedule(lay(["random"]).conditions, 50) for seat in (0, 1)
    }
    assert len(seeds) == 100


def test_a_machine_with_other_rules_is_refused():
    other = Contest(msgspec.structs.replace(lay(["random"]).conditions, rules=99), None)
    with pytest.raises(OtherConditions, match="rules"):
        other.deal(0)


def test_components_of_ones_own_travel_with_the_table(tmp_path):
    game = GAMES["witchdom"]
    house = game.house_edition()
    data = {**house.data, "scoring": {**house.data["scoring"], "leftover_max": 1}}
    mine = game.read_edition(data, "mine")
    contest = Contest.of(game, game.arrange(2, "x", mine), (("random", "random"),), 1.0)
    assert contest.printed is not None
    assert contest.deal(3)[1].edition.fingerprint == mine.fingerprint != house.fingerprint
    assert contest.deal(3)[1].seed == "x-3"
