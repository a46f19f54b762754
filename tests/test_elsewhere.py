"""Other systems, as far as they can be played here: what only POSIX has is hidden (`elsewhere/`)."""

from __future__ import annotations

import json
import os
import re
import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.serving import let_chance_play, serving
from witchtable.cli import listening
from witchtable.client import Client

ROOT = Path(__file__).parents[1]
RESERVED = re.compile(r"(^|/)(con|prn|aux|nul|com\d|lpt\d)(\.|/|$)", re.I)


@pytest.fixture
def elsewhere(monkeypatch):
    """Let every Python that starts from here lack what Windows lacks; its pipes know few letters."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests" / "elsewhere"))
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")


def run(*words, **settings):
    command = [sys.executable, "-m", "witchtable", *words]
    return subprocess.run(command, capture_output=True, cwd=ROOT, **settings)


def test_what_only_posix_has_is_hidden(elsewhere):
    code = "import os, asyncio; os.nice(1)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True)
    assert b"AttributeError" in done.stderr


def test_a_bot_thinks_and_answers_at_a_server(elsewhere, tmp_path):
    with serving(tmp_path) as address, Client(address, name="Chance") as client:
        table = client.open("witchdom", seats=2, bots={0: "apprentice"})
        let_chance_play(table, until=lambda _decision, moves: moves == 3)
        again = run("serve", "--no-browser", "--port", "0", "--data", str(tmp_path))
        assert again.returncode == 2, "one server for each folder"
        assert str(tmp_path).encode() in again.stderr


def test_a_program_plays(elsewhere):
    bot = f"command:{sys.executable} -m witchtable bot whirling-witchcraft --level random"
    done = run("simulate", "whirling-witchcraft", "--bots", f"{bot},random", "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert [seat["faults"] for seat in json.loads(done.stdout)["seats"]] == [0, 0]


def test_letters_that_a_pipe_does_not_know_stop_nothing(elsewhere):
    done = run("rules", "witchdom", "WD-BREW-02", env={**os.environ, "WITCHTABLE_LANG": "hu"})
    assert done.returncode == 0, done.stderr
    assert "F?zés (WD-BREW)" in done.stdout.decode("cp1252")


def test_nobody_shares_our_address(monkeypatch):
    """Windows would let another program listen at the same port, if asked as other systems are."""
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)
    with listening.listen("127.0.0.1", 0) as listener:
        assert not listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)


def test_where_fewer_files_are_allowed_than_is_said_we_take_those(monkeypatch):
    """On macOS there is no limit by name, and one by refusal."""
    limits = [256, resource.RLIM_INFINITY]

    def change(_, new):
        if new[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")
        limits[:] = new

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", change)
    assert listening.most_files() == limits[0] == 10_000


def test_names_of_files_can_be_written_on_every_system():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = listed.stdout.splitlines()
    assert len(names) > 500
    assert len({name.casefold() for name in names}) == len(names), "some know no cases"
    for name in names:
        assert not set('<>:"|?*\\') & set(name), name
        assert not any(part.endswith((".", " ")) for part in name.split("/")), name
        assert not RESERVED.search(name), name
