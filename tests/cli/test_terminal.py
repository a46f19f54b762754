"""What a terminal must put up with: odd input, odd files, several people, thousands of choices."""

from __future__ import annotations

import dataclasses
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from witchtable import GAMES, Match, Place, bot
from witchtable.cli import play as play_command
from witchtable.cli.choices import Choices
from witchtable.cli.screen import Screen, plain, seat_names
from witchtable.games.witchdom.rules.phases import PAY

PLAY = ("play", "witchdom", "--seed", 5)


def actions(file):
    return [str(move.action) for move in Match.loads(file.read_text("utf-8")).log]


# -- brackets and other text that is not ours ----------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["[/]", "play [/red]", "? [/x]", "more [/]", "[", "pay 2[/x]", "\\[/]"]
)
def test_brackets_may_be_typed(witchtable, typed):
    code, out, _ = witchtable(*PLAY, typed=f"{typed}\nq\n")
    assert code == 0
    assert typed.split()[-1] in out


def test_names_and_files_may_hold_brackets(witchtable, tmp_path):
    file = tmp_path / "game [/] [red].witch"
    names = "an[/]na,[bold]bela"
    code, out, _ = witchtable(
        *PLAY, "--players", names, "--save", file, typed="\n1\n1\n\n\n1\n1\n1\n1\n1\nq\n"
    )
    assert code == 0
    assert "an[/]na plays" in out
    assert "[bold]bela, it is your decision" in out
    assert str(file) in out
    code, out, _ = witchtable("replay", file)
    assert code == 0
    assert "an[/]na: play" in out
    assert witchtable("verify", file)[0] == 0
    assert witchtable("rules", "witchdom", "--search", "[/]")[0] == 0


def test_a_whole_game_of_bracketed_names_has_a_result(witchtable):
    code, out, _ = witchtable(*PLAY, "--players", "[/]", typed="1\n" * 300)
    assert code == 0
    assert "Won by" in out


def test_cards_may_hold_brackets(witchtable, tmp_path):
    file = tmp_path / "mine.toml"
    _, house, _ = witchtable("edition", "print", "witchdom")
    for old in ("Wren", "Tuck", "First Bubble", "Clan of the", "Pocket Potion"):
        house = house.replace(f'name = "{old}', f'name = "{old} [/] [red]')
    file.write_text(house, "utf-8")
    code, out, _ = witchtable(*PLAY, "--edition", file, typed="1\n" * 600)
    assert code == 0
    assert "Clan of the [/] [red]" in out


def test_what_steers_a_terminal_is_not_printed():
    assert plain("a\x1b[2Jb\r\x07") == "a\ufffd[2Jb\ufffd\ufffd"


@pytest.mark.parametrize("typed", ["9" * 5000, "x" * 5000, "? " + "9" * 5000])
def test_endless_input_gets_a_short_refusal(witchtable, typed):
    code, out, _ = witchtable(*PLAY, typed=f"{typed}\nq\n")
    assert code == 0
    assert "too long to be a move" in out
    assert "99999" not in out


def test_undecodable_typing_is_refused_like_any_other(tmp_path):
    program = Path(sys.executable).with_name("witchtable")
    file = tmp_path / "game.witch"
    done = subprocess.run(
        [program, "play", "witchdom", "--seed", "5", "--save", file],
        input=b"\xff\xfe\nq\n", capture_output=True, timeout=120,
        env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [["--seed", b"\xff"], ["--players", b"\xff,b"]])
def test_undecodable_arguments_get_one_line(arguments, tmp_path):
    program = Path(sys.executable).with_name("witchtable")
    done = subprocess.run(
        [os.fsencode(program), b"play", b"witchdom", b"--save", os.fsencode(tmp_path / "g"),
         *[part if isinstance(part, bytes) else part.encode() for part in arguments]],
        input=b"", capture_output=True, timeout=120, env={**os.environ, "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert list(tmp_path.iterdir()) == []


# -- typing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["q", "Q", "quit", "Exit"])
def test_leaving_has_many_spellings(witchtable, word):
    code, out, _ = witchtable(*PLAY, typed=f"{word}\nplay n2a\n")
    assert code == 0
    assert "To go on" in out
    assert "plays" not in out


def test_undo_has_many_spellings(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    witchtable(*PLAY, "--save", file, typed="1\nU\n1\nUndo\n1\nq\n")
    assert len(actions(file)) == 1


@pytest.mark.parametrize("number", ["99", "0", "123456789012"])
def test_a_number_out_of_range_says_how_many_choices_there_are(witchtable, number):
    _, out, _ = witchtable(*PLAY, typed=f"{number}\nq\n")
    assert "There are 2 choices: 1 to 2." in out


def test_what_cannot_be_taken_back_is_marked(witchtable):
    _, out, _ = witchtable(*PLAY, typed="1\n1\nq\n")
    assert "play n2a\n" in out
    assert "(no undo)\n" in out
    _, out, _ = witchtable("play", "whirling-witchcraft", "--seed", 2, typed="q\n")
    assert "(ends your turn)\n" in out


def test_thousands_of_choices_come_in_pages():
    match = Match(GAMES["witchdom"], seats=2, seed=1)
    state = match.state
    state.held[:5] = [8] * 5
    state.piles[0] = (state.edition.card_index["w27"],)
    state.brewing = state.edition.potion_index["p21"]
    state.waiting_potions[0] += (state.brewing,)
    state.phase = PAY
    state.forget_choices()
    console = Console(width=120, record=True, highlight=False)
    choices = Choices(Screen(console, match), match, 0)
    assert len(choices.legal) > 1000
    choices.list_first()
    # After the list: how many more there are, what is not in it, and the way back.
    text = assert_lines(console, 20 + 1 + 2, "more: type “more”")
    listed = [int(line.split()[0]) for line in text.splitlines()[:20]]
    choices.list_more("")
    text = assert_lines(console, 40 + 1, "more: type “more”")
    listed += [int(line.split()[0]) for line in text.splitlines()[:40]]
    assert listed == sorted(set(listed))
    choices.list_more("8LEAF")
    text = assert_lines(console, None, "8leaf")
    assert all("8leaf" in line for line in text.splitlines() if "…" not in line)
    choices.list_more("unicorn")
    assert_lines(console, 1, "No choice contains “unicorn”.")


def assert_lines(console, count, says):
    text = console.export_text()
    assert says in text
    assert count is None or len(text.splitlines()) == count
    return text


# -- who sits there ------------------------------------------------------------------------------


def test_people_bots_and_others_are_told_apart_at_the_start(witchtable):
    _, out, _ = witchtable(
        "play", "witchdom", "--players", "anna,aprentice,apprentice,apprentice", typed="q\n"
    )
    assert "A anna: a person\nB aprentice: a person\n" in out
    assert "C apprentice: a bot\nD apprentice 2: a bot\n" in out
    _, out, _ = witchtable("play", "witchdom", "--players", "anna", typed="q\n")
    assert "B Ostara: plays by the rules alone" in out


def test_ostara_is_called_by_her_name_everywhere(witchtable, tmp_path):
    file = tmp_path / "solo.witch"
    _, out, _ = witchtable(
        "play", "witchdom", "--players", "anna", "--seed", 4, "--save", file, typed="1\n" * 300
    )
    assert "Ostara takes the" in out
    assert "\nOstara · a new apprentice" in out
    assert " B " not in out.replace("B Ostara: plays", "")
    result = out[out.index("Won by") :]
    assert "anna" in result
    assert "Ostara" in result
    _, replayed, _ = witchtable("replay", file)
    assert "Ostara" in replayed[replayed.index("Won by") :]


def test_bots_of_one_level_are_numbered():
    match = Match(
        GAMES["witchdom"], seats=4, seed=1, players=["random", "apprentice", "apprentice", "eva"]
    )
    assert seat_names(match) == ["random", "apprentice", "apprentice 2", "eva"]


def test_several_people_are_told_what_happened_since_they_last_decided(witchtable):
    _, out, _ = witchtable(
        "play", "witchdom", "--players", "anna,bela", "--seed", 2, typed="\n1\n1\n1\n\n1\nq\n"
    )
    told = out[out.index("bela, it is your decision") :]
    told = told[: told.index("── bela ──")]
    assert "Round 1 begins" in told
    assert "anna plays" in told
    assert "anna takes" in told
    assert "play n4a" not in told


def test_the_scrollback_is_wiped_too(capsys):
    match = Match(GAMES["witchdom"], seats=2, seed=1)
    screen = Screen(Console(force_terminal=True, legacy_windows=False), match)
    screen.clear()
    assert "\x1b[3J" in capsys.readouterr().out


# -- saving and resuming -------------------------------------------------------------------------


def test_a_damaged_original_is_kept(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    witchtable(*PLAY, "--save", file, typed="1\n1\n1\nq\n")
    damaged = file.read_text("utf-8").split("result:")[0]
    for name in ("game.witch.bak", "game.witch.bak2"):
        file.write_text(damaged, "utf-8")
        _, out, _ = witchtable("play", "witchdom", "--resume", file, typed="q\n")
        assert f"is kept as {tmp_path / name}\n" in out
        assert (tmp_path / name).read_text("utf-8") == damaged
        assert len(actions(file)) >= 3
    file.write_text(damaged, "utf-8")
    witchtable("play", "witchdom", "--resume", file, "--save", tmp_path / "other.witch", typed="q\n")
    assert file.read_text("utf-8") == damaged


def test_a_good_record_is_resumed_without_a_copy(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    witchtable(*PLAY, "--save", file, typed="1\nq\n")
    witchtable("play", "witchdom", "--resume", file, "--save", file, typed="q\n")
    assert sorted(path.name for path in tmp_path.glob("game*")) == ["game.witch"]


@pytest.mark.parametrize(
    "extra", [["--players", "a,b"], ["--seed", "1"], ["-o", "animals=true"], ["--shuffle"]]
)
def test_a_resumed_game_takes_no_settings(witchtable, tmp_path, extra):
    file = tmp_path / "game.witch"
    witchtable(*PLAY, "--save", file, typed="q\n")
    code, _, err = witchtable("play", "witchdom", "--resume", file, *extra)
    assert code == 2
    assert "--resume goes without" in err
    assert err.count("\n") == 1


def test_a_record_of_another_game_is_not_resumed(witchtable, tmp_path, monkeypatch):
    file = tmp_path / "game.witch"
    witchtable(*PLAY, "--save", file, typed="q\n")
    other = dataclasses.replace(GAMES["witchdom"], id="other", title="Other")
    monkeypatch.setitem(GAMES._games, "other", other)
    code, _, err = witchtable("play", "other", "--resume", file)
    assert code == 2
    assert err == "witchtable: This is a record of Witchdom, not of Other.\n"


def test_the_way_back_is_one_line_to_paste(witchtable, tmp_path, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    folder = tmp_path / "a folder; with 'quotes' and a name much too long for the screen"
    edition = folder / "my edition.toml"
    folder.mkdir()
    edition.write_text(witchtable("edition", "print", "witchdom")[1], "utf-8")
    file = folder / "my game.witch"
    _, out, _ = witchtable(*PLAY, "--edition", edition, "--save", file, typed="1\nq\n")
    command = shlex.split(out.splitlines()[-1])
    assert command[:3] == ["witchtable", "play", "witchdom"]
    assert command[3:] == ["--resume", str(file), "--edition", str(edition)]
    assert witchtable(*command[1:], typed="q\n")[0] == 0


@pytest.mark.parametrize("place", [".", "", "file/below", "/dev/null"])
def test_a_place_where_nothing_can_be_kept(witchtable, tmp_path, place):
    (tmp_path / "file").write_text("not a folder", "utf-8")
    code, _, err = witchtable(*PLAY, "--save", place)
    assert code == 2
    assert err.startswith("witchtable: The game cannot be kept in ")
    assert err.count("\n") == 1
    assert not list(tmp_path.rglob("*.tmp"))


def test_a_file_that_holds_something_is_not_overwritten(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    witchtable(*PLAY, "--save", file, typed="1\nq\n")
    before = file.read_text("utf-8")
    code, _, err = witchtable(*PLAY, "--save", file, typed="q\n")
    assert code == 2
    assert "there is something in it already" in err
    assert file.read_text("utf-8") == before


def test_a_game_goes_on_when_it_cannot_be_saved_any_more(witchtable, tmp_path, monkeypatch):
    file = tmp_path / "game.witch"
    write, calls = Path.replace, []

    def full(self, target):
        calls.append(target)
        if len(calls) > 1:
            raise OSError(28, "No space left on device")
        return write(self, target)

    monkeypatch.setattr(Path, "replace", full)
    code, out, _ = witchtable(*PLAY, "--save", file, typed="1\n1\n1\nq\n")
    assert code == 0
    assert "No space left on device" in " ".join(out.split())
    assert "apprentice plays" in out
    assert not list(tmp_path.rglob("*.tmp"))


def test_games_of_one_second_have_files_of_their_own(monkeypatch):
    files = {play_command.new_file("witchdom") for _ in range(20)}
    assert len(files) == 20


# -- replaying -----------------------------------------------------------------------------------


@pytest.fixture
def record(witchtable, tmp_path):
    file = tmp_path / "record.witch"
    witchtable(*PLAY, "--players", "anna,bela", "--save", file, typed="\n1\n1\n1\n\n1\n1\nq\n")
    return file


def test_replay_is_steered_by_keys(witchtable, record):
    last = len(actions(record))
    keys = ["", "b", "b", "x[/]", str(last), "", "9" * 5000, "99", "0", "QUIT"]
    code, out, _ = witchtable("replay", record, typed="\n".join(keys) + "\n", at_terminal=True)
    assert code == 0
    assert out.count(f" 0 / {last} ") == 3
    assert out.count(f" 1 / {last} ") == 1
    assert out.count(f" {last} / {last} ") == 1
    assert "This is the beginning." in out
    assert "Enter goes on, b goes back" in out
    assert f"This is the end: there are {last} moves." in out
    assert out.count("There is no such move") == 2
    assert "1 anna: play" in out


def test_public_moves_of_others_are_shown_from_every_seat(witchtable, record):
    moves = [(move.seat, str(move.action)) for move in Match.loads(record.read_text("utf-8")).log]
    assert {seat for seat, _ in moves} == {0, 1}
    for seat in "AB":
        _, out, _ = witchtable("replay", record, "--seat", seat)
        for number, (mover, action) in enumerate(moves, 1):
            assert f"{number} {('anna', 'bela')[mover]}: {action}\n" in out


def test_sealed_moves_of_others_are_not_shown(witchtable, tmp_path):
    file = tmp_path / "sealed.witch"
    table = ("play", "whirling-witchcraft", "--players", "anna,bela", "--seed", 2, "--save", file)
    witchtable(*table, typed="\nkeep\n\nkeep\n\nq\n")
    assert actions(file) == ["keep", "keep"]
    _, out, _ = witchtable("replay", file, "--seat", "B")
    assert "1 anna: (sealed)\n" in out
    assert "2 bela: keep\n" in out
    _, out, _ = witchtable("replay", file)
    assert "1 anna: keep\n" in out


def test_replay_shows_the_cauldron_of_whoever_plays_too(witchtable, tmp_path):
    file = tmp_path / "game.witch"
    witchtable(
        "play", "witchstone", "--players", "anna,random", "--seed", 3, "--save", file, typed="1\n" * 8
    )
    match = Match.loads(file.read_text("utf-8"))
    assert match.state.round
    playing = "AB"[match.state.turn]
    other = "AB"[1 - match.state.turn]
    _, out, _ = witchtable("replay", file, "--seat", other)
    assert f"\nCauldron of {other} " in out
    assert f"Cauldron of {playing} " in out
    _, out, _ = witchtable("replay", file, "--seat", playing)
    assert f"Cauldron of {other} " not in out


def test_verify_says_what_it_knows(witchtable, record):
    match = Match.loads(record.read_text("utf-8"))
    _, out, _ = witchtable("verify", record)
    assert f"{match.commitment} and the same deal again; compare" in out
    _, out, _ = witchtable("verify", record, "--deal", match.commitment)
    assert "the hash you were given" in out


# -- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["play"],
        ["play", "witchdom", "--fly"],
        ["fly"],
        ["simulate", "witchdom", "--games", "0"],
        ["verify"],
    ],
)
def test_usage_errors_are_one_line_too(witchtable, arguments):
    code, _, err = witchtable(*arguments)
    assert code == 2
    assert err.startswith("witchtable: ")
    assert err.count("\n") == 1


def test_counts_are_in_the_right_number(witchtable):
    _, out, _ = witchtable("simulate", "witchdom", "--seats", 1, "--games", 1)
    assert "one game, one player" in out
    _, _, err = witchtable("simulate", "witchdom", "--bots", "random,random,random")
    assert err == "witchtable: 2 seats need 2 bots, or one level for all; you named 3.\n"
    _, _, err = witchtable("play", "witchdom", "--players", "anna,anna")
    assert err == "witchtable: Two people are called “anna”.\n"


def test_a_search_that_finds_nothing_says_so(witchtable):
    code, out, _ = witchtable("rules", "witchdom", "--search", "zzzz")
    assert code == 0
    assert out == "No rule contains “zzzz”.\n"


def test_long_lines_are_broken_between_their_parts(capsys):
    screen = Screen(Console(width=40, highlight=False), Match(GAMES["witchdom"], seats=2, seed=1))
    screen.line("  one two three four five · six seven eight nine ten · eleven", indent=4)
    out = capsys.readouterr().out
    assert out == "  one two three four five ·\n    six seven eight nine ten · eleven\n"
    screen.sentence("You lead a clan of witches, and the most points win.", indent=2)
    out = capsys.readouterr().out
    assert out == "You lead a clan of witches, and the most\n  points win.\n"


def at_a_payment(file):
    """Save a game of anna alone that stands where she chooses how to pay; count its moves."""
    match = Match(GAMES["witchdom"], seats=1, seed=1, players=["anna"])
    player = bot("apprentice", match.game, seed=1)
    while "back" not in map(str, match.state.legal(0)):
        match.play(0, player.choose(Place(match.state, 0)))
    file.write_text(match.dumps(), "utf-8")
    return len(match.log)


def test_the_choice_of_a_potion_can_be_given_up_by_the_rules(witchtable, tmp_path):
    file = tmp_path / "payment.witch"
    made = at_a_payment(file)
    code, out, _ = witchtable("play", "witchdom", "--resume", file, typed="back\nback\nq\n")
    assert code == 0
    assert "after all." in out
    assert "There is nothing to take back" in out
    assert [str(move.action) for move in Match.loads(file.read_text("utf-8")).log][made:] == ["back"]


def test_an_undo_of_the_choice_of_a_potion_leaves_no_trace(witchtable, tmp_path):
    """What the game itself takes back is for what no undo reaches: sealed decisions."""
    file = tmp_path / "payment.witch"
    made = at_a_payment(file)
    witchtable("play", "witchdom", "--resume", file, typed="u\nq\n")
    assert len(Match.loads(file.read_text("utf-8")).log) == made - 1


def test_a_sealed_decision_is_taken_back_by_u_and_by_name(witchtable, tmp_path):
    file = tmp_path / "sealed.witch"
    # anna keeps her hand and, at bela's prompt, thinks again; then both keep and anna plays a card.
    typed = "\nkeep\n\nanna: back\n\nkeep\n\nkeep\n\n1\nq\n"
    table = ("play", "whirling-witchcraft", "--players", "anna,bela", "--seed", 2)
    code, out, _ = witchtable(*table, "--save", file, typed=typed)
    assert code == 0
    assert "anna thinks again" in out
    moves = [str(move.action) for move in Match.loads(file.read_text("utf-8")).log]
    assert moves[:4] == ["keep", "back", "keep", "keep"]
