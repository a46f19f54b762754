"""The command line as a player uses it: readable answers, one line and exit code 2 for mistakes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from witchtable import GAMES, Match


def test_the_installed_program_starts():
    program = Path(sys.executable).with_name("witchtable")
    done = subprocess.run([program, "games"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0
    assert "Witchdom, 1 to 5 players" in done.stdout
    done = subprocess.run([program, "play", "chess"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr == "witchtable: There is no game “chess”. Known games: " + (
        ", ".join(GAMES) + ".\n"
    )


def first_choices(count):
    """Answer every question with the first choice; enough lines for a whole game."""
    return "1\n" * count


def test_help_speaks_to_players(witchtable):
    code, out, _ = witchtable("--help")
    assert code == 0
    for command in (
        "serve",
        "play",
        "games",
        "simulate",
        "replay",
        "verify",
        "rules",
        "edition",
        "admin",
        "arena",
        "train",
        "balance",
        "bot",
    ):
        assert command in out
        code, text, _ = witchtable(command, "--help")
        assert code == 0
        assert "Usage" in text


def test_a_whole_game_can_be_played_by_numbers(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    code, out, _ = witchtable("play", "witchdom", "--seed", 1, "--save", file, typed=first_choices(600))
    assert code == 0
    assert "Won by" in out
    match = Match.loads(file.read_text("utf-8"))
    assert match.state.winners
    assert match.players == ["guest", "apprentice"]


def test_a_solo_game_can_be_played(witchtable, tmp_path):
    file = tmp_path / "solo.witch"
    code, out, _ = witchtable(
        "play", "witchdom", "--players", "anna", "-o", "difficulty=skilled_witch",
        "--seed", 4, "--save", file, typed=first_choices(300),
    )  # fmt: skip
    assert code == 0
    assert "Ostara reveals a token" in out
    assert Match.loads(file.read_text("utf-8")).state.round == 15


def test_typed_notation_refusals_rules_and_undo(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    typed = "\n".join(
        ["", "play w50", "?", "? 1", "? WD-BREW-02", "fly", "s", "u", "play n2a", "u", "1", "more", "q"]
    )
    code, out, _ = witchtable("play", "witchdom", "--seed", 5, "--save", file, typed=typed + "\n")
    assert code == 0
    assert "Type a number or the notation" in out
    assert "Grandmother Patchwork (w50) is not in your hand. (WD-TURN-02)" in out
    assert "Collect needs at least one card in hand" in out
    assert "One matching banner among several is enough" in out
    assert "“fly” is not a verb of this game" in out
    assert "There is nothing to take back" in out
    assert "(no undo)" in out
    assert f"\nwitchtable play witchdom --resume {file}\n" in out
    assert [str(move.action) for move in Match.loads(file.read_text("utf-8")).log] == ["play n2a"]


def test_a_game_is_saved_by_itself_and_resumed(witchtable, tmp_path):
    witchtable("play", "witchdom", "--seed", 5, typed="1\n1\nq\n")
    (file,) = (tmp_path / "data" / "witchtable" / "games").glob("witchdom-*.witch")
    before = len(Match.loads(file.read_text("utf-8")).log)
    assert before >= 2
    code, _, _ = witchtable("play", "witchdom", "--resume", file, typed="1\nq\n")
    assert code == 0
    assert len(Match.loads(file.read_text("utf-8")).log) > before


def test_a_damaged_save_is_resumed_as_far_as_it_goes(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    witchtable("play", "witchdom", "--seed", 5, "--save", file, typed="1\n1\n1\nq\n")
    text = file.read_text("utf-8")
    file.write_text(text[: text.index("result:") + 3], "utf-8")
    code, out, _ = witchtable("play", "witchdom", "--resume", file, typed="q\n")
    assert code == 0
    assert "it stops in the middle" in out
    assert "Going on after move" in out


def test_people_share_a_screen_without_seeing_hands(witchtable):
    code, out, _ = witchtable(
        "play", "witchdom", "--players", "anna,bela", "--seed", 2, typed="\n1\n1\n1\n\n1\nq\n"
    )
    assert code == 0
    assert "anna, it is your decision" in out
    assert "bela, it is your decision" in out


def test_leaving_by_closing_the_input_saves_too(witchtable):
    code, out, _ = witchtable("play", "witchdom", "--seed", 2, typed="1\n")
    assert code == 0
    assert "--resume" in out


def test_simulate_gives_figures(witchtable):
    code, out, _ = witchtable(
        "simulate",
        "witchdom",
        "--seats",
        3,
        "--games",
        5,
        "--bots",
        "apprentice,random,random",
        "--json",
    )
    assert code == 0
    figures = json.loads(out)
    assert figures["games"] == 5
    assert [seat["bot"] for seat in figures["seats"]] == ["apprentice", "random", "random"]
    assert sum(seat["win_share"] for seat in figures["seats"]) == pytest.approx(1, abs=0.001)
    assert figures["decisions_per_second"] > 0


def test_simulate_repeats_itself(witchtable):
    runs = [json.loads(witchtable("simulate", "witchdom", "--games", 3, "--json")[1]) for _ in range(2)]
    assert runs[0]["seats"] == runs[1]["seats"]


def test_simulate_prints_a_table(witchtable):
    code, out, _ = witchtable("simulate", "witchdom", "--seats", 1, "--games", 2)
    assert code == 0
    assert "decisions/s" in out
    assert "automatic" in out


@pytest.fixture(scope="module")
def played():
    """What was played for the first test of several."""
    return {}


@pytest.fixture
def record(witchtable, tmp_path, played):
    file = tmp_path / "record.witch"
    if not played:
        witchtable("play", "witchdom", "--seed", 7, "--save", file, typed=first_choices(600))
        played["record"] = file.read_bytes()
    file.write_bytes(played["record"])
    return file


def test_a_genuine_record_is_verified(witchtable, record):
    code, out, _ = witchtable("verify", record)
    assert code == 0
    assert "genuine" in out
    commitment = Match.loads(record.read_text("utf-8")).commitment
    assert witchtable("verify", record, "--deal", commitment)[0] == 0
    code, _, err = witchtable("verify", record, "--deal", "0" * 32)
    assert code == 2
    assert "does not match the hash" in err


def test_replay_prints_every_step(witchtable, record):
    code, out, _ = witchtable("replay", record, "--all", "--seat", "a")
    assert code == 0
    assert "Round 1 begins" in out
    assert "Won by" in out
    code, shorter, _ = witchtable("replay", record, "--at", 20)
    assert code == 0
    assert len(shorter) < len(out)


def test_rules_are_looked_up(witchtable):
    code, out, _ = witchtable("rules", "witchdom", "wd-brew-02")
    assert code == 0
    assert "One matching banner" in out
    code, chapter, _ = witchtable("rules", "witchdom", "WD-BREW")
    assert chapter.count("WD-BREW-") >= 14
    code, found, _ = witchtable("rules", "witchdom", "--search", "black cat")
    assert code == 0
    assert "WD-SETUP-01" in found
    assert "WD-BREW-02" not in found


def test_the_house_edition_can_be_printed_checked_and_played(witchtable, tmp_path):
    file = tmp_path / "mine.toml"
    code, out, _ = witchtable("edition", "print", "witchdom")
    assert code == 0
    file.write_text(out, "utf-8")
    code, out, _ = witchtable("edition", "check", file)
    assert code == 0
    assert "a good edition of Witchdom" in out
    assert witchtable("simulate", "witchdom", "--games", 1, "--edition", file)[0] == 0


def test_a_bad_edition_is_listed_entry_by_entry(witchtable, tmp_path):
    file = tmp_path / "mine.toml"
    _, out, _ = witchtable("edition", "print", "witchdom")
    broken = out.replace('back = "snake"', 'back = "dragon"', 1).replace("witches = 50", "witches = 51")
    file.write_text(broken, "utf-8")
    code, _, err = witchtable("edition", "check", file)
    assert code == 2
    lines = err.strip().splitlines()
    assert len(lines) == 2
    assert "pieces.witches.w01.back: unknown 'dragon'" in lines[0]
    assert "counts.witches: says 51, but there are 50" in lines[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "witchdom", "--players", "a,b,c,d,e,f"], "is for 1 to 5 players, not 6"),
        (["play", "witchdom", "-o", "dragons=true"], "has no such option"),
        (["play", "witchdom", "-o", "animals=maybe"], "“maybe” is not allowed"),
        (["play", "witchdom", "-o", "animals"], "write it as name=value"),
        (["play", "witchdom", "-o", "difficulty=skilled_witch"], "solo game only"),
        (["play", "witchdom", "--resume", "nothing.witch"], "cannot be read"),
        (["play", "witchdom", "--edition", "nothing.toml"], "nothing.toml"),
        (["simulate", "witchdom", "--seats", "9"], "is for 1 to 5 players"),
        (["simulate", "witchdom", "--bots", "genius"], "There is no bot “genius”"),
        (["simulate", "witchdom", "--bots", "random,random,random"], "2 seats need 2 bots"),
        (["verify", "nothing.witch"], "cannot be read"),
        (["replay", "nothing.witch"], "cannot be read"),
        (["rules", "witchdom", "WD-FLY-01"], "have no clause “WD-FLY-01”"),
        (["edition", "check", "nothing.toml"], "nothing.toml"),
    ],
)
def test_mistakes_get_one_readable_line_and_exit_code_2(witchtable, arguments, says):
    code, _, err = witchtable(*arguments)
    assert code == 2
    assert says in err
    assert len(err.strip().splitlines()) == 1


def test_an_edited_record_is_not_genuine(witchtable, record):
    text = record.read_text("utf-8")
    record.write_text(text.replace("result: finished", "result: finished 99"), "utf-8")
    code, _, err = witchtable("verify", record)
    assert code == 2
    assert "the result says" in err
    record.write_bytes(b"\xff\x00")
    code, _, err = witchtable("verify", record)
    assert code == 2
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_by_former_rules_is_refused_by_their_version(witchtable, tmp_path, command):
    game = GAMES["whirling-witchcraft"]
    text = Match(game, seats=2, seed=1).dumps()
    old = tmp_path / "old.witch"
    old.write_text(text.replace(f"rules: {game.rules_version}\n", "rules: 1\n"), "utf-8")
    code, _, err = witchtable(command, old)
    assert code == 2
    assert f"played by version 1 of the rules; this program plays version {game.rules_version}" in err


def test_a_seat_that_does_not_exist_cannot_be_watched(witchtable, record):
    code, _, err = witchtable("replay", record, "--seat", "Q")
    assert code == 2
    assert "There is no seat “Q” at this table: there are A, B." in err


def test_a_command_starts_without_what_only_others_need():
    """The web framework, the laboratory, progress bars: each costs everybody who waits for a prompt."""
    slow = ("litestar", "uvicorn", "httpx", "numpy", "distributed", "pettingzoo", "multiprocessing")
    slow += ("rich.progress", "rich.markdown", "witchtable.lab", "witchtable.server")
    code = f"import sys, witchtable.cli; print(*[name for name in {slow!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("", "")
