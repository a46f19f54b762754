"""What is counted in a quick way, held against counting it out piece by piece, at random positions."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.witchstone.table import a_deal
from witchtable.games.witchstone import agenda, scoring
from witchtable.games.witchstone.actions import Advance, Walk
from witchtable.games.witchstone.cauldron import DISTANCE, groups, largest_cluster, members
from witchtable.games.witchstone.entries import EMPTY, PENTAGRAM, SYMBOLS, WAND
from witchtable.games.witchstone.rules import RULES, energy, pentagram, wand
from witchtable.games.witchstone.scroll_kinds import COUNTED, THINGS, count_all


def positions(seats):
    """Show every position of some random games."""
    for seed in range(3):
        table, rng = a_deal(seats, seed), Random(seed)
        state = table.state
        while state.deciders:
            yield state
            state.apply_trusted(state.turn, rng.choice(state.legal(state.turn)))
        yield state


def clusters_one_by_one(shown):
    """Find the clusters of some spaces by joining whatever lies side by side."""
    found = []
    for space in members(shown):
        touching = [each for each in found if any(DISTANCE[space][other] == 1 for other in each)]
        found = [each for each in found if each not in touching]
        found.append({space}.union(*touching))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_things_are_counted_as_one_would_count_them_on_the_table(seats):
    for state in positions(seats):
        view = state.view(None)
        for seat, player in enumerate(view["players"]):
            counts = dict(zip((thing.name for thing in COUNTED), count_all(state, seat), strict=True))
            built = [way for way in view["connections"] if way["complete"] and way["builder"] == seat]
            stones = [stone for shelf in view["rack"] for stone in shelf["crystals"]]
            specials = player["special_tiles"] + player["cauldron"]["special_tiles"]
            silver = [space for space in state.edition.wand.spaces if space.scores is not None]
            assert counts == {
                "connections": len(built),
                "witches-on-board": player["witches"]["lying"] + len(player["witches"]["standing"]),
                "witches-lying": player["witches"]["lying"],
                "scrolls": len(player["scrolls"]) + len(player["used_spells"]),
                "chips": player["chips"],
                "crystals": stones.count({"seat": seat, "crystal": "own"}),
                "special-tiles": len(specials),
                "silver-spaces": sum(space.at <= state.wand[seat] for space in silver),
            }
            assert player["counts"] == {name: counts[name] for name in counts if name != "scrolls"}
            assert player["scrolls_owned"] == counts["scrolls"]


@pytest.mark.parametrize("seats", [2, 4])
def test_clusters_are_what_hangs_together(seats):
    for state in positions(seats):
        seat = state.turn
        for symbol, name in enumerate(SYMBOLS):
            shown = state.symbols[6 * seat + symbol]
            found = clusters_one_by_one(shown)
            largest = max(map(len, found))
            assert sorted(members(own) for _, _, own in groups(shown)) == sorted(map(sorted, found))
            assert largest_cluster(shown) == largest
            assert state.view(None)["players"][seat]["cauldron"]["clusters"][name] == largest


def test_points_are_added_up_as_the_score_sheet_lists_them():
    for state in positions(3):
        for seat in range(3):
            sheet = state.score_sheet(seat)
            assert scoring.total(state, seat) == sum(line.points for line in sheet)


def test_what_can_be_built_is_what_begins_at_the_network_and_is_nobodys():
    for state in positions(4):
        for seat in range(4):
            begun = state.begun[seat]
            free = [
                number
                for number, (start, end) in enumerate(state.edition.ends)
                if state.builder[number] == EMPTY
                and (state.network[seat] >> start & 1 or state.network[seat] >> end & 1)
            ]
            expected = free if begun == EMPTY else [begun]
            assert energy.buildable(state, seat) == (expected if state.stock[seat] else [])


# -- what bots see ahead on the tracks, held against going there -------------------------------------


def seats_at_work(seats):
    """Show positions in the middle of a turn, some of many, each in a copy of its own."""
    for number, state in enumerate(positions(seats)):
        if state.batches and number % 5 == 0:
            yield state.copy(), state.turn


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_pentagram_brings_ahead_is_what_walking_there_brings(seats):
    for state, seat in seats_at_work(seats):
        for reward in pentagram.rewards_ahead(state, seat, 20):
            owls, points, held = sum(state.owls[seat]), list(state.points), len(state.held)
            state.batches[agenda.SYMBOL], state.batches[agenda.LEFT] = PENTAGRAM, 1
            RULES.perform[Walk](state, seat, Walk(1))
            gained = sum(state.owls[seat]) - owls + sum(state.points) - sum(points)
            if len(state.held) > held:
                assert (reward, gained) == (pentagram.A_SPECIAL, 0)
            else:
                assert gained == (0 if reward == pentagram.NOTHING else reward)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_lies_ahead_on_the_wand_is_what_advancing_deals_with(seats):
    rng = Random(seats)
    for state, seat in seats_at_work(seats):
        if not wand.room(state, seat):
            continue
        steps = rng.randint(1, wand.room(state, seat))
        crossed = [space for space in wand.ahead(state, seat, steps) if space is not None]
        first = state.wand[seat] + steps >= max(state.wand)
        assert wand.comes_first(state, seat, state.wand[seat] + steps) == first
        state.queue = ()
        state.batches[agenda.SYMBOL], state.batches[agenda.LEFT] = WAND, steps
        RULES.perform[Advance](state, seat, Advance(steps))
        assert [divmod(entry, 2) for entry in state.queue] == [(stop.at, first) for stop in crossed]
        for stop in crossed:
            if stop.scores is None:
                continue
            points = list(state.points)
            state.queue = (2 * stop.at,)
            wand.deal_with_next_space(state, seat)
            owned = count_all(state, seat)[THINGS[stop.scores]]
            assert sum(state.points) - sum(points) == wand.silver_points(stop, owned)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_prophecy_scores_is_what_the_score_sheet_says(seats):
    for state, seat in seats_at_work(seats):
        prophecies = [state.edition.prophecies[scroll] for scroll in state.scrolls[seat]]
        state.deciders = ()
        lines = [line.points for line in state.score_sheet(seat) if "prophecy" in line.label]
        assert lines == [each.scored(state, seat) for each in prophecies if each is not None]
