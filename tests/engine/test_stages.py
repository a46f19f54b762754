"""In the middle of a move: how the table looks where much happens by itself."""

from random import Random

import msgspec
import pytest

from witchtable.engine.match import Match
from witchtable.games import GAMES

TABLES = [
    ("whirling-witchcraft", 2, {}),
    ("whirling-witchcraft", 4, {"personalities": True}),
    ("whirling-witchcraft", 3, {"order": "always"}),
    ("witchdom", 1, {}),
    ("witchdom", 2, {}),
    ("witchstone", 2, {}),
]


def games(game, seats, options, count=4):
    found = GAMES[game]
    options = {name: value for name, value in options.items() if name in found.options}
    for seed in range(count):
        match = Match(found, seats=seats, seed=seed, **options)
        rng = Random(seed)
        while match.state.deciders:
            seat = rng.choice(match.state.deciders)
            offered = [a for a in match.state.legal(seat) if not a.takes_back and not a.is_aside]
            before = match.state.copy()
            match.play(seat, rng.choice(offered or match.state.legal(seat)))
            yield before, match


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_stage_shows_every_viewer_a_whole_view_between_two_events(game, seats, options):
    for before, match in games(game, seats, options):
        counts = [stage.events for stage in match.stages]
        assert counts == sorted(set(counts))
        assert all(0 < count <= len(match.log[-1].events) for count in counts)
        for stage in match.stages:
            for viewer in (*range(match.deal.seats), None):
                shown, known = stage.state.view(viewer), before.view(viewer)
                assert shown.keys() == known.keys()
                assert shown["winners"] == []
                msgspec.json.encode(shown)


def test_the_end_of_a_round_of_whirling_witchcraft_is_seen_in_its_phases():
    for _, match in games("whirling-witchcraft", 3, {}):
        events = match.log[-1].events
        names = [type(event).__name__ for event in events]
        if "CauldronPassed" not in names or match.state.deciders == ():
            continue
        brewed, passed = match.stages[0], match.stages[-1]
        for stage in match.stages:
            told = names[: stage.events]
            if told[-1] == "BrewRevealed":
                brewed = stage
            if told[-1] == "CauldronPassed":
                passed = stage
        assert "BrewRevealed" not in names or names[: brewed.events].count("CauldronPassed") == 0
        cubes = [
            sum(heap.values()) for heap in (p["cauldron"] for p in brewed.state.view(None)["players"])
        ]
        assert any(cubes)
        assert not any(any(p["cauldron"].values()) for p in passed.state.view(None)["players"])
        assert "HandsPassed" not in names[: passed.events]
        return
    raise AssertionError("no round ended")


def test_nobody_sees_another_hand_at_a_stage():
    for _, match in games("whirling-witchcraft", 3, {}):
        for stage in match.stages:
            for viewer in range(3):
                for owner, player in enumerate(stage.state.view(viewer)["players"]):
                    assert (player["hand"] is None) == (owner != viewer)


def test_search_keeps_no_stages():
    for before, match in games("whirling-witchcraft", 2, {}, count=1):
        move = match.log[-1]
        assert before.copy().apply_checked(move.seat, move.action) == move.events
