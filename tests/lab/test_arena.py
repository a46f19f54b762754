"""The arena: everything is played, written down, gone on with and reported."""

from __future__ import annotations

import json
import re
from functools import partial

import msgspec
import pytest

from tests.cli.conftest import witchtable  # noqa: F401 - the program, as a fixture
from tests.lab import troublemakers
from witchtable import GAMES
from witchtable.engine.errors import UnknownBot
from witchtable.guests.processes import run_all
from witchtable.lab.arena import Arena, FinishedGames, prepare_contest, run
from witchtable.lab.arena_games import OtherConditions
from witchtable.lab.arena_report import report_on
from witchtable.lab.arena_text import as_json, as_markdown

BAD = "tests.lab.troublemakers"
here = partial(run_all, processes=1)


def lay(bots, seats=2, game="witchdom", seconds=1.0, **options):
    which = GAMES[game]
    return prepare_contest(which, which.arrange(seats, "arena", None, options), bots, seconds)


def play(contest, games, pool=here, **wishes):
    arena = Arena(contest, games)
    run(arena, pool, **wishes)
    return arena


def report_of(arena):
    return report_on(
        arena.contest.conditions,
        arena.results,
        planned=len(arena.schedule),
        clear_after=arena.clear_after,
    )


def untimed(results):
    """What was played, without how long it took."""
    found = [msgspec.to_builtins(result) for result in results]
    for result in found:
        for part in result["seats"]:
            del part["clock"]
    return found


# -- figures ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_apprentice_is_found_to_be_stronger(game):
    report = report_of(play(lay(["apprentice", "random"], game=game), 8))
    best, worst = report.bots
    assert (best.bot, best.games, worst.games, report.deals) == ("apprentice", 8, 8, 4)
    assert best.share > 0.8 > 0.2 > worst.share
    assert best.low < best.share <= best.high
    assert [rung.bot for rung in report.ladder] == ["apprentice", "random"]
    assert report.ladder[0].elo == 1000 > report.ladder[1].high
    assert best.scores.least <= best.scores.lower <= best.scores.median <= best.scores.most
    assert 0 < best.thinking.mean <= best.thinking.most
    assert 0 < best.thinking.slow <= best.thinking.most
    assert best.decisions > 5
    assert not any(best.faults.values())


def test_wins_add_up_to_the_games():
    report = report_of(play(lay(["apprentice", "random"], 3, "whirling-witchcraft"), 4))
    assert report.games == 6  # whole deals: two of three rotations each
    assert sum(bot.wins for bot in report.bots) == pytest.approx(6)
    assert [bot.games for bot in report.bots] == [6, 12]
    assert report.pairs[0].meetings == 12


def test_alone_one_plays_against_whom_the_rules_play():
    arena = play(lay(["apprentice", "random"], 1, difficulty="clan_grandmistress"), 4)
    report = report_of(arena)
    assert [bot.bot for bot in report.bots] == ["apprentice", "random", "witchdom-ostara"]
    assert [bot.fair for bot in report.bots] == [0.5] * 3
    assert {(pair.bot, pair.other) for pair in report.pairs} == {
        ("apprentice", "witchdom-ostara"),
        ("random", "witchdom-ostara"),
    }
    assert "| Ostara |" in as_markdown(report)
    assert "difficulty=clan_grandmistress" in as_markdown(report)


def test_a_report_of_nothing_can_be_written():
    report = report_of(Arena(lay(["random"]), 10))
    assert json.loads(as_json(report))["games"] == 0
    assert "0 of 10 games" in as_markdown(report)


def test_it_stops_when_it_is_clear_and_not_before():
    clear = Arena(lay(["apprentice", "random"]), 200, stop_when_clear=True)
    run(clear, here)
    assert clear.clear_after is not None
    assert len(clear.results) == 2 * clear.clear_after < 40
    level = Arena(lay(["random", "random"]), 30, stop_when_clear=True)
    run(level, here)
    assert level.clear_after is None
    assert len(level.results) == 30


# -- bad bots ---------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_before_the_first_game():
    with pytest.raises(UnknownBot, match="genius"):
        lay(["random", "genius"])


@pytest.mark.parametrize(
    ("bot", "kind"), [("Raises", "raised"), ("Exits", "raised"), ("Cheats", "illegal")]
)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_fails_is_named_and_counted_and_the_game_goes_on(game, bot, kind):
    arena = play(lay([f"{BAD}:{bot}", "random"], game=game), 2)
    guilty, innocent = report_of(arena).bots
    decisions = sum(part.decisions for result in arena.results for part in result.seats[:2])
    assert guilty.bot == f"{BAD}:{bot}"
    assert guilty.faults[kind] == sum(guilty.faults.values()) == round(guilty.decisions * 2)
    assert 0 < guilty.faults[kind] < decisions
    assert guilty.said[0].startswith(kind)
    assert not any(innocent.faults.values())


def test_what_a_bot_says_does_not_break_the_report():
    text = as_markdown(report_of(play(lay([f"{BAD}:Raises", "random"]), 2)))
    assert r"raised: ValueError: I cannot \| play" in text
    assert re.search(r"\| tests.lab.troublemakers:Raises \| \d+ \| 0 \| 0 \| 0 \|", text)


def test_a_bot_that_is_late_by_far_is_counted():
    report = report_of(play(lay([f"{BAD}:Dawdles", "random"], 2, "whirling-witchcraft", 0.01), 2))
    assert report.bots[0].faults == {"raised": 0, "illegal": 0, "late": 2, "died": 0}
    assert report.bots[0].thinking.most > 1


def test_a_program_that_dies_is_counted():
    report = report_of(play(lay(["command:false", "random"], 2, "whirling-witchcraft"), 1))
    assert report.bots[0].faults["died"] > 0


def test_bots_are_sent_away_after_every_game():
    troublemakers.Closes.closed = 0
    play(lay([f"{BAD}:Closes", "random"]), 4)
    assert troublemakers.Closes.closed == 4


def test_a_bot_cannot_harm_the_game():
    harmed = play(lay([f"{BAD}:Harms", "random"]), 2)
    unharmed = play(lay([f"{BAD}:Blind", "random"]), 2)
    assert [r.digest for r in harmed.results] == [r.digest for r in unharmed.results]


# -- going on ---------------------------------------------------------------------------------


def counting(played):
    def pool(function, games):
        for game in games:
            played.append(game.key)
            yield from here(function, [game])

    return pool


def test_only_what_is_missing_is_played(tmp_path):
    contest = lay(["apprentice", "random"])
    with FinishedGames(tmp_path / "work", contest.conditions) as finished:
        play(contest, 4, finished=finished)
    played = []
    with FinishedGames(tmp_path / "work", contest.conditions) as finished:
        longer = play(contest, 8, counting(played), finished=finished)
    assert [key[0] for key in played] == [2, 2, 3, 3]
    assert untimed(longer.results) == untimed(play(contest, 8).results)
    with FinishedGames(tmp_path / "work", contest.conditions) as finished:
        shorter = play(contest, 2, counting(played), finished=finished)
    assert len(played) == 4
    assert len(shorter.results) == 2


def test_what_was_finished_before_ctrl_c_is_kept(tmp_path):
    contest = lay(["apprentice", "random"])

    def interrupted(function, games):
        yield from here(function, games[:3])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), FinishedGames(tmp_path, contest.conditions) as finished:
        play(contest, 8, interrupted, finished=finished)
    with FinishedGames(tmp_path, contest.conditions) as finished:
        assert len(finished.results) == 3


def test_a_last_line_that_was_cut_off_is_played_again(tmp_path):
    contest = lay(["random"])
    with FinishedGames(tmp_path, contest.conditions) as finished:
        play(contest, 3, finished=finished)
    file = tmp_path / "games.jsonl"
    whole = file.read_bytes()
    for cut in (1, 30, len(whole.splitlines()[-1])):
        file.write_bytes(whole[:-cut])
        with FinishedGames(tmp_path, contest.conditions) as finished:
            assert len(finished.results) == 2
            again = play(contest, 3, finished=finished)
        assert untimed(again.results) == untimed(play(contest, 3).results)
        assert len(file.read_bytes().splitlines()) == 4
    file.write_bytes(whole[:20])
    with FinishedGames(tmp_path, contest.conditions) as finished:
        assert finished.results == []
    assert file.read_bytes().count(b"\n") == 1


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (lambda: lay(["random", "apprentice"]), "line_ups"),
        (lambda: lay(["random"], 3), "seats"),
        (lambda: lay(["random"], game="witchstone"), "game"),
        (lambda: lay(["random"], seconds=2.0), "seconds"),
        (lambda: lay(["random"], animals=True), "options"),
    ],
)
def test_games_of_another_set_up_are_refused(tmp_path, other, named):
    with FinishedGames(tmp_path, lay(["random"]).conditions):
        pass
    with pytest.raises(OtherConditions) as refusal:
        FinishedGames(tmp_path, other().conditions)
    assert named in refusal.value.differences
    assert "another set-up" in str(refusal.value)


# -- the command ------------------------------------------------------------------------------


def test_the_command_writes_reports_and_goes_on(witchtable, tmp_path):  # noqa: F811
    asked = ("arena", "witchdom", "--bots", "apprentice,random", "--games", 4, "--work", "w")
    code, out, _ = witchtable(*asked, "--json", "r.json", "--markdown", "r.md")
    assert code == 0
    assert "Witchdom, 2 seats: 4 games" in out
    assert "Elo ladder" in out
    report = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert report["games"] == 4
    assert report["bots"][0]["bot"] == "apprentice"
    assert "# Witchdom, 2 seats: 4 games" in (tmp_path / "r.md").read_text("utf-8")
    before = (tmp_path / "w" / "games.jsonl").read_bytes()
    assert witchtable(*asked, "--json", "again.json")[0] == 0
    assert (tmp_path / "w" / "games.jsonl").read_bytes() == before
    assert json.loads((tmp_path / "again.json").read_text("utf-8")) == report


@pytest.mark.parametrize(
    ("wishes", "answer"),
    [
        (["--bots", "random,genius"], "genius"),
        (["--bots", "random,,random"], "Name the bots"),
        (["--bots", "random", "--seconds", "0"], "seconds"),
        (["--bots", "random", "--seconds", "nan"], "seconds"),
        (["--bots", "random", "--seats", "9"], "9"),
        (["--bots", "random", "--json", "no/where/x.json"], "cannot write"),
        (["--bots", "random", "--work", "file"], "cannot be used"),
        (["--bots", "random", "--work", "damaged"], "line 2 is damaged"),
        ([], "--bots"),
    ],
)
def test_mistakes_are_answered_in_one_line(witchtable, tmp_path, wishes, answer):  # noqa: F811
    (tmp_path / "file").touch()
    if "damaged" in wishes:
        (tmp_path / "damaged").mkdir()
        which = GAMES["witchdom"]
        setup = prepare_contest(which, which.arrange(2, "0"), ["random"], 1.0).conditions
        lines = msgspec.json.encode(setup) + b"\n{}\n"
        (tmp_path / "damaged" / "games.jsonl").write_bytes(lines)
    code, out, err = witchtable("arena", "witchdom", "--games", 1, *wishes)
    assert (code, out) == (2, "")
    assert answer in err.splitlines()[-1]
    assert len(err.strip().splitlines()) == 1
