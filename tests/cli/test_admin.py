"""`witchtable admin`: copies, lists and closes tables, whether the server runs or not."""

from __future__ import annotations

import sqlite3
import sys
import time

import pytest

from tests.serving import serving
from witchtable.cli import serve
from witchtable.client import Client, MoveRejected, Refused


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="module")
def data(tmp_path_factory, address):
    """The folder of the server that runs."""
    return next(tmp_path_factory.getbasetemp().glob("server*"))


@pytest.fixture
def admin(witchtable, data, monkeypatch):
    monkeypatch.setenv("WITCHTABLE_DATA", str(data))
    return lambda *arguments: witchtable("admin", *arguments)


def test_tables_are_listed_while_the_server_runs(admin, address):
    with Client(address, name="Anna [bold]") as client:
        table = client.open("witchdom", bots={1: "apprentice"})
        table.play(place := next(table.decisions()), place.legal[0])
        waiting = client.open("witchstone", seats=3)
        code, out, _ = admin("tables")
        assert code == 0
        row = next(line for line in out.splitlines() if table.id in line)
        for part in ("witchdom", "running", "Anna [bold], apprentice", " 1 ", time.strftime("%Y-")):
            assert part in row
        assert "Anna [bold], –, –" in next(line for line in out.splitlines() if waiting.id in line)
        _, out, _ = admin("tables", "--status", "running")
        assert table.id in out
        assert waiting.id not in out
        _, out, _ = admin("tables", "--status", "over")
        assert out == "There are no such tables.\n"


def test_a_backup_is_a_good_database_to_serve_from(admin, address, tmp_path):
    with Client(address, name="anna") as client:
        table = client.open("witchdom", bots={1: "random"})
        table.play(place := next(table.decisions()), place.legal[0])
        file = tmp_path / "copy" / "witchtable.sqlite3"
        file.parent.mkdir()
        code, out, _ = admin("backup", file)
        assert code == 0
        assert str(file) in out
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert file.stat().st_mode & 0o077 == 0
    with sqlite3.connect(file) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    with serving(file.parent) as elsewhere, Client(elsewhere, key=client.key) as again:
        assert next(again.join(table.id).decisions()).version >= place.version + 1
    code, _, err = admin("backup", file)
    assert code == 2
    assert err == f"witchtable: there is something in {file} already\n"
    code, _, err = admin("backup", tmp_path / "nowhere" / "copy")
    assert code == 2
    assert err.startswith("witchtable: cannot copy into")


def test_a_table_is_closed_under_a_server_that_runs(admin, address):
    with Client(address) as client:
        table = client.open("witchdom", bots={1: "random"})
        place = next(table.decisions())
        code, out, _ = admin("close", table.id)
        assert code == 0
        assert table.id in out
        while not table.is_over:  # everybody who looks on is told
            table._receive()
        assert table.about["status"] == "abandoned"
        with pytest.raises(MoveRejected) as late:
            table.play(place, place.legal[0])
        assert late.value.code == "not_running"
    code, _, err = admin("close", table.id)
    assert code == 2
    assert err == f"witchtable: table {table.id} is closed already: it is abandoned\n"


def test_a_table_is_closed_while_nothing_runs(witchtable, tmp_path):
    data = tmp_path / "data"
    with serving(data) as address, Client(address) as client:
        waiting = client.open("witchdom")
        running = client.open("witchdom", bots={1: "random"})
        running.play(place := next(running.decisions()), place.legal[0])
    for table in (waiting, running):
        assert witchtable("admin", "close", table.id, "--data", data)[0] == 0
    with serving(data) as address, Client(address, key=client.key) as again:
        assert again.join(running.id).is_over
        found = again.call("GET", f"/api/tables/{waiting.id}")
        assert (found["status"], found["view"]) == ("abandoned", None)  # it was never dealt
        with pytest.raises(Refused) as nothing:
            again.call("GET", f"/api/tables/{waiting.id}/record")
        assert nothing.value.code == "not_over"


def test_mistakes_are_one_readable_line(admin, witchtable, tmp_path):
    code, _, err = admin("close", "nowhere")
    assert (code, err) == (2, "witchtable: there is no table “nowhere”\n")
    code, _, err = admin("tables", "--status", "odd")
    assert code == 2
    assert err.startswith("witchtable: there is no status “odd”")
    empty = tmp_path / "empty"
    for command in (("tables",), ("backup", tmp_path / "x"), ("close", "x")):
        code, _, err = witchtable("admin", *command, "--data", empty)
        assert code == 2
        assert err.startswith(f"witchtable: there are no games in {empty}")
    assert not empty.exists()


def test_without_a_command_the_program_serves(witchtable, monkeypatch):
    served = []
    monkeypatch.setattr(serve, "listen", lambda host, port: served.append((host, port)) or sys.exit(0))
    monkeypatch.setenv("WITCHTABLE_PORT", "4711")
    assert witchtable()[0] == 0
    assert served == [("127.0.0.1", 4711)]
