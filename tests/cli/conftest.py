"""The program as a player runs it."""

from __future__ import annotations

import io
import sys

import pytest

from witchtable.cli import main


class Keyboard(io.StringIO):
    """What is typed; at a terminal, the program may ask for it."""

    def __init__(self, typed, at_terminal):
        super().__init__(typed)
        self.isatty = lambda: at_terminal


@pytest.fixture
def at_table(witchtable):
    """Type some lines at a table, then leave; returns what is printed after the first prompt."""

    def type_in(command, *lines):
        code, out, err = witchtable(*command, typed="\n".join((*lines, "q")) + "\n")
        assert code == 0, err
        return out.partition("\n> ")[2]

    return type_in


@pytest.fixture
def witchtable(tmp_path, monkeypatch, capsys):
    """Run the program in an empty home; returns (exit code, stdout, stderr)."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)

    def run(*arguments, typed="", at_terminal=False):
        monkeypatch.setattr(sys, "argv", ["witchtable", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", Keyboard(typed, at_terminal))
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return end.value.code or 0, out, err

    return run
