"""`witchtable cluster` brings its own PostgreSQL, which nobody else reaches, and which ends with it."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.postgres import children, programs
from tests.serving import free_port


@pytest.fixture
def folder():
    """One that PostgreSQL's own user gets into, too, where root runs the tests."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)
        yield Path(name) / "cluster"


@pytest.fixture
def refused(witchtable):
    """Run a cluster that ends at once; returns what it says, which is one sentence."""

    def run(folder, *options):
        code, _, said = witchtable("cluster", "--data", folder, *options)
        assert code == 2
        assert len(said.strip().splitlines()) == 1, said
        return said

    return run


@contextmanager
def clustering(folder, *options):
    """Run one with one worker; gives its process, which may be dead at the end."""
    command = [sys.executable, "-m", "witchtable", "cluster", "--data", str(folder), "--workers", "1"]
    command += ["--no-limits", *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def wait_until(wanted):
    end = time.monotonic() + 30
    while not wanted():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def descendants(process):
    found = children(process)
    return found + [one for child in found for one in descendants(child)]


def lives(process):
    with suppress(OSError, IndexError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def is_well(address):
    with suppress(httpx.TransportError):
        return httpx.get(f"{address}/health").json() == {"status": "ok"}
    return False


def test_a_cluster_makes_a_postgresql_of_its_own_and_ends_with_all_that_it_has_started(folder, refused):
    programs()
    port, metrics = free_port(), free_port()
    address, home = f"http://127.0.0.1:{port}", folder / "postgresql"
    with clustering(folder, "--port", str(port), "--metrics-port", str(metrics)) as cluster:
        said = [next(cluster.stdout) for _ in range(3)]
        assert [word in line for word, line in zip((str(home), "1", address), said, strict=True)]
        assert is_well(address)
        assert "witchtable_workers 1.0" in httpx.get(f"http://127.0.0.1:{metrics}/metrics").text
        # Nobody else of this machine gets in: there is a socket in a folder of its owner, and no port.
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
        assert (home / ".s.PGSQL.5432").is_socket()
        assert stat.S_IMODE((folder / "postgresql.log").stat().st_mode) == 0o600
        # There is one in a folder, and one at a port.
        assert "another server" in refused(folder, "--port", "0")
        assert "cannot listen" in refused(folder.parent / "other", "--port", str(port))
        # What dies is started again.
        database = int((home / "postmaster.pid").read_text().split()[0])
        assert database in children(cluster.pid)
        for process in (*children(database), database):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        assert "PostgreSQL" in next(cluster.stderr)
        wait_until(lambda: is_well(address))
        # Whatever becomes of the command, nothing that it has started stays.
        started = descendants(cluster.pid)
        assert len(started) > 5
        cluster.kill()
        wait_until(lambda: not any(map(lives, started)))
    if os.geteuid() == 0:  # it does not let root run it, and its own user gets into no folder of root's
        closed = folder.parent / "closed"
        closed.mkdir(0o700)
        assert "does not let root" in refused(closed, "--port", "0")
    assert "no cluster runs" in refused(folder, "--restart")
    (home / "PG_VERSION").write_text("9\n")
    assert "made by PostgreSQL 9" in refused(folder, "--port", "0")
