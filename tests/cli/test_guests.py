"""Bots that are not ours, at the terminal."""

from __future__ import annotations

import json

import pytest

from witchtable import Match

HERE = "tests.guests.visitors"


def test_any_bot_can_be_simulated(witchtable):
    code, out, _ = witchtable(
        "simulate", "witchdom", "--games", 1, "--bots", f"{HERE}:Last,random", "--json"
    )
    assert code == 0
    seats = json.loads(out)["seats"]
    assert [seat["bot"] for seat in seats] == [f"{HERE}:Last", "random"]
    assert [seat["faults"] for seat in seats] == [0, 0]


def test_a_bot_that_fails_is_counted(witchtable):
    code, out, _ = witchtable("simulate", "witchdom", "--games", 1, "--bots", f"random,{HERE}:Raises")
    assert code == 0
    assert "Seat B:" in out
    assert "I am at a loss" in " ".join(out.split())


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("genius", "There is no bot “genius”"),
        ("no_such_module:Bot", "cannot be imported"),
        (f"{HERE}:Silent", "no choose"),
    ],
)
def test_a_bot_that_cannot_be_seated_is_refused(witchtable, spec, words):
    for command in (("simulate", "witchdom", "--bots", spec), ("bot", "witchdom", "--level", spec)):
        code, _, err = witchtable(*command)
        assert code == 2
        assert words in err


def test_a_guest_plays_at_the_terminal_and_a_fault_is_told(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    code, out, _ = witchtable(
        "play", "witchdom", "--bots", f"{HERE}:Raises", "--seed", 1, "--save", file, typed="1\n" * 10
    )
    assert code == 0
    assert f"The bot “{HERE}:Raises” failed" in " ".join(out.split())
    assert "--trust" in out
    assert Match.salvage(file.read_text("utf-8"))[0].players == ["guest", f"{HERE}:Raises"]


def test_a_record_starts_no_program_unless_it_is_trusted(witchtable, tmp_path):
    """A record may have come from anywhere."""
    file, trace = tmp_path / "game.witch", tmp_path / "trace"
    match = Match(
        __import__("witchtable").GAMES["witchdom"],
        seats=2,
        seed=1,
        players=["anna", f"command:touch {trace}"],
    )
    file.write_text(match.dumps(), "utf-8")
    code, _, err = witchtable("play", "--resume", file)
    assert code == 2
    assert "--trust" in err
    assert not trace.exists()
    code, _, _ = witchtable("play", "--resume", file, "--trust", typed="1\n" * 20)
    assert code == 0
    assert trace.exists()


def test_either_players_or_bots(witchtable):
    code, _, err = witchtable("play", "witchdom", "--players", "anna,random", "--bots", "random")
    assert code == 2
    assert "--players or --bots" in err


def test_a_guest_for_the_server_needs_a_name(witchtable):
    for text in (f"{HERE}:Last", f"random={HERE}:Last", "ghost=no_such_module:Ghost"):
        code, _, err = witchtable("serve", "--no-browser", "--port", 0, "--bot", text)
        assert code == 2
        assert err.startswith("witchtable: ")
