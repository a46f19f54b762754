"""Score sheets as a player reads them: during a game, at its end, and from a record."""

from __future__ import annotations

import pytest
from rich.console import Console

from witchtable import GAMES, Match, Place, bot
from witchtable.cli.screen import Screen, score_table
from witchtable.engine.state import ScoreLine

BOTS = {2: "random,apprentice", 3: "random,random,random", 4: "random,apprentice,random,apprentice"}


def rows(out):
    """The table of the result: what stands in each row."""
    table = out[out.index("Won by") :]
    lines = [line for line in table.splitlines() if line.startswith("│")]
    found = [[cell.strip() for cell in line.strip("│").split("│")] for line in lines]
    return [row for row in found if any(row[1:])]  # a long label goes on in the next line


@pytest.mark.parametrize("seats", BOTS)
def test_a_whole_witchstone_game_has_a_result_however_it_is_looked_at(witchtable, tmp_path, seats):
    file = tmp_path / "game.witch"
    code, played, _ = witchtable(
        "play", "witchstone", "--players", BOTS[seats], "--seed", seats, "--save", file
    )
    assert code == 0
    state = Match.loads(file.read_text("utf-8")).state
    found = rows(played)
    assert found[-1] == ["Total", *map(str, state.scores)]
    for seat in range(seats):
        points = [int(row[seat + 1]) for row in found[:-1] if row[seat + 1] != "–"]
        assert sum(points) == state.scores[seat]
    for more in (
        ["play", "witchstone", "--resume", file],
        ["replay", file],
        ["replay", file, "--seat", "B"],
    ):
        code, out, _ = witchtable(*more)
        assert code == 0
        assert rows(out) == found


def test_lines_of_different_sheets_meet_by_label():
    sheets = [
        [ScoreLine("a", 2, "X-1"), ScoreLine("b", 0, "X-2"), ScoreLine("c", 1, "X-3")],
        [ScoreLine("a", 0, "X-1"), ScoreLine("b", 0, "X-2"), ScoreLine("d", 3, "X-4")],
        [ScoreLine("d", 3, "X-4"), ScoreLine("d", 4, "X-4"), ScoreLine("c", 0, "X-3")],
    ]
    assert [(row.label, row.clause, row.points) for row in score_table(sheets)] == [
        ("a", "X-1", [2, 0, None]),
        ("c", "X-3", [1, None, 0]),
        ("d", "X-4", [None, 3, 7]),
    ]


def shown(game, decisions):
    match = Match(GAMES[game], seats=2, seed=4, players=["anna", "apprentice"])
    bots = [bot("apprentice", match.game, seed=seat) for seat in range(2)]
    for _ in range(decisions):
        seat = match.state.deciders[0]
        match.play(seat, bots[seat].choose(Place(match.state, seat)))
    console = Console(width=120, record=True, highlight=False)
    Screen(console, match).sheets(match.state)
    return match.state, console.export_text()


def test_a_running_sheet_has_no_empty_lines_and_says_what_is_still_to_come():
    state, text = shown("witchstone", 60)
    assert any(not line.points for line in state.score_sheet(0))
    assert f"anna {state.scores[0]}: " in text
    assert " 0," not in text
    assert " 0\n" not in text
    assert "Owl tiles, magic chips, unused spells and prophecies are added at the end." in text


def test_a_sheet_without_points_is_a_total_alone():
    _, text = shown("witchstone", 0)
    assert text.splitlines()[0] == "anna 0"
    _, text = shown("witchdom", 0)
    assert "at the end" not in text
