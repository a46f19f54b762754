"""`witchtable cluster`: several workers on one machine, with a PostgreSQL, for trials and tests.

The port is opened once and handed to every worker: whoever has time takes the next who comes in. So a
worker can be restarted, and nobody who knocks meanwhile is turned away.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from witchtable.cli.arguments import BadArgument
from witchtable.cli.listening import listen
from witchtable.engine.texts import Message

__all__ = ["cluster"]

_DEFAULT_PORT: Final = 8377
_PATIENCE: Final = 60.0  # seconds until a worker, or the database, has come up
_LEAVING: Final = 15.0  # seconds that a worker may take to leave
_PAUSE: Final = 0.1
_RESTS: Final = 1.0  # seconds before a worker that has died is started again
_PID: Final = "cluster.pid"


def cluster(
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many workers.")] = 2,
    host: Annotated[
        str, typer.Option(envvar="WITCHTABLE_HOST", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="WITCHTABLE_PORT", min=0, max=65535, help="The port; 0: any free one.")
    ] = _DEFAULT_PORT,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="WITCHTABLE_DATA", help="Where its PostgreSQL keeps games.", file_okay=False
        ),
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            envvar="WITCHTABLE_STORE",
            metavar="ADDRESS",
            help="A PostgreSQL that runs already (postgresql://…); otherwise one is started.",
        ),
    ] = None,
    no_limits: Annotated[
        bool,
        typer.Option("--no-limits", envvar="WITCHTABLE_NO_LIMITS", help="No limits: for tests."),
    ] = False,
    restart: Annotated[
        bool,
        typer.Option(
            "--restart", help="Restart the workers of the cluster that runs, one after the other."
        ),
    ] = False,
) -> None:
    """Serve with several workers on this machine, and a PostgreSQL of their own; Ctrl+C ends it."""
    from witchtable.server.settings import default_data

    folder = data or default_data() / "cluster"
    if not hasattr(os, "fork"):
        raise BadArgument(Message("cluster-system"))
    if restart:
        _restart(folder)
        return
    listener = listen(host, port)
    listener.set_inheritable(True)
    address = f"http://{host}:{listener.getsockname()[1]}/"
    folder.mkdir(parents=True, exist_ok=True)
    with _noted(folder), _database(folder, store) as database:
        options = ["--store", database, "--data", str(folder), "--host", host]
        options += ["--no-limits"] if no_limits else []
        _Cluster(listener, options, workers, address).run()


def _restart(folder: Path) -> None:
    try:
        os.kill(int((folder / _PID).read_text()), signal.SIGHUP)
    except (OSError, ValueError):
        raise BadArgument(Message("cluster-none", folder=str(folder))) from None
    typer.echo(str(Message("cluster-restarting")))


@contextmanager
def _noted(folder: Path) -> Iterator[None]:
    """Note which process to tell of a restart."""
    note = folder / _PID
    with suppress(OSError, ValueError):
        os.kill(int(note.read_text()), 0)
        raise BadArgument(Message("serve-taken", place=str(folder), detail=""))
    note.write_text(str(os.getpid()))
    try:
        yield
    finally:
        note.unlink(missing_ok=True)


class _Cluster:
    """Some workers, started again when they die, and one after the other when that is wanted."""

    def __init__(self, listener: socket.socket, options: list[str], workers: int, address: str) -> None:
        self._listener = listener
        self._options = options
        self._address = address
        self._workers: list[subprocess.Popen[str] | None] = [None] * workers
        self._is_ending = False
        self._is_restarting = False

    def run(self) -> None:
        """Run until it is ended."""
        for signalled in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signalled, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        try:
            for place in range(len(self._workers)):
                self._start(place)
            self._watch()
        finally:
            self._stop()

    def _end(self, *_: object) -> None:
        self._is_ending = True

    def _renew(self, *_: object) -> None:
        self._is_restarting = True

    def _watch(self) -> None:
        typer.echo(str(Message("cluster-ready", address=self._address, workers=len(self._workers))))
        sys.stdout.flush()
        while not self._is_ending:
            time.sleep(_PAUSE)
            if self._is_restarting:
                self._is_restarting = False
                self._restart()
            for place, worker in enumerate(self._workers):
                if worker is not None and worker.poll() is not None and not self._is_ending:
                    typer.echo(str(Message("cluster-died", worker=place + 1)), err=True)
                    time.sleep(_RESTS)
                    self._start(place)

    def _restart(self) -> None:
        """Replace one after the other: the next one only when the one before is there again."""
        for place, worker in enumerate(self._workers):
            if worker is None or self._is_ending:
                continue
            _leave([worker])
            self._start(place)
        typer.echo(str(Message("cluster-restarted", workers=len(self._workers))))
        sys.stdout.flush()

    def _start(self, place: int) -> None:
        """Start a worker, and wait until it lets people in."""
        command = [sys.executable, "-m", "witchtable", "serve", "--no-browser", *self._options]
        command += ["--listener", str(self._listener.fileno())]
        worker = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[self._listener.fileno()],
            start_new_session=True,  # Ctrl+C is ours to pass on
        )
        self._workers[place] = worker
        assert worker.stdout is not None
        if not worker.stdout.readline():
            worker.wait(_PATIENCE)
            raise BadArgument(Message("cluster-worker", worker=place + 1))
        threading.Thread(target=worker.stdout.read, daemon=True).start()
        typer.echo(str(Message("cluster-worker-ready", worker=place + 1, workers=len(self._workers))))
        sys.stdout.flush()

    def _stop(self) -> None:
        self._listener.close()
        _leave([worker for worker in self._workers if worker is not None])


def _leave(workers: list[subprocess.Popen[str]]) -> None:
    """Ask workers to leave, and wait until they have."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        try:
            worker.wait(_LEAVING)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()


# -- the database -------------------------------------------------------------------------------------


@contextmanager
def _database(folder: Path, store: str | None) -> Iterator[str]:
    """Take the PostgreSQL that is given, or run one for as long as this command does."""
    if store is not None:
        yield store
        return
    programs = _programs()
    # It does not let root run it: then the user of its package does.
    user = "postgres" if os.geteuid() == 0 else None
    home = folder / "postgresql"
    home.mkdir(exist_ok=True)
    if user is not None:
        shutil.chown(home, user)
    if not (home / "PG_VERSION").exists():
        typer.echo(str(Message("cluster-making", folder=str(home))))
        _call([programs / "initdb", "-D", home, "-A", "trust", "-U", "witchtable", "-E", "UTF8"], user)
    port = _free_port()
    options = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-p", str(port)]
    log = (folder / "postgresql.log").open("a")
    with (
        log,
        subprocess.Popen(
            [programs / "postgres", "-D", home, *options],
            stdout=log,
            stderr=log,
            user=user,
            cwd="/",
            start_new_session=True,
        ) as running,
    ):
        address = f"postgresql://witchtable@127.0.0.1:{port}/postgres"
        try:
            _wait_for(running, port, folder)
            yield address
        finally:
            running.send_signal(signal.SIGINT)


def _programs() -> Path:
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not places:
        raise BadArgument(Message("cluster-no-postgresql"))
    return places[-1]


def _call(command: list[str | Path], user: str | None) -> None:
    done = subprocess.run(command, capture_output=True, text=True, user=user, cwd="/", check=False)
    if done.returncode:
        reason = re.sub(r"\s+", " ", done.stderr.strip())[-300:]
        raise BadArgument(Message("cluster-database", reason=reason))


def _wait_for(running: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    """Wait until the database lets somebody in."""
    until = time.monotonic() + _PATIENCE
    while running.poll() is None and time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(_PAUSE)
    raise BadArgument(Message("cluster-database", reason=str(folder / "postgresql.log")))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
