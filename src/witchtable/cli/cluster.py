"""`witchtable cluster`: several workers on one machine, with a PostgreSQL, for trials and tests.

The port is opened once and handed to every worker: whoever has time takes the next who comes in. So a
worker can be restarted, and nobody who knocks meanwhile is turned away.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from witchtable.cli.arguments import BadArgument
from witchtable.cli.listening import listen
from witchtable.cli.serve import cannot_open
from witchtable.engine.texts import Message

if TYPE_CHECKING:
    from witchtable.cli.own_postgres import OwnPostgres

__all__ = ["cluster"]

_DEFAULT_PORT: Final = 8377
_PATIENCE: Final = 60.0  # seconds until a worker that could not start has ended
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
    metrics_port: Annotated[
        int | None,
        typer.Option(
            envvar="WITCHTABLE_METRICS_PORT",
            min=1,
            max=65535,
            help="Show figures of the first worker at this port, those of the others at the next ones.",
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
    """Serve with several workers on this machine, and a PostgreSQL of their own; Ctrl+C ends it.

    Other settings of `serve` are those of the environment.
    """
    from witchtable.server.settings import default_data

    folder = data or default_data() / "cluster"
    if not hasattr(os, "fork"):
        raise BadArgument(Message("cluster-system"))
    if find_spec("psycopg") is None:
        raise cannot_open("no_driver", Path("PostgreSQL"), "")
    if restart:
        _restart(folder)
        return
    with (
        listen(host, port) as listener,
        _alone(folder),
        _database(folder, store, workers) as (database, own),
    ):
        listener.set_inheritable(True)
        address = f"http://{host}:{listener.getsockname()[1]}/"
        os.environ["WITCHTABLE_STORE"] = database  # not an argument: its password is nobody's business
        options = ["--data", str(folder), "--host", host]
        options += ["--no-limits"] if no_limits else []
        _Cluster(listener, options, workers, address, own, metrics_port).run()


def _restart(folder: Path) -> None:
    """Tell the cluster that runs in a folder."""
    from witchtable.server.store.opening import CannotOpen, Lock

    with suppress(OSError, ValueError):
        number = int((folder / _PID).read_text())
        try:
            Lock(folder).release()  # its process is no more, whoever has its number now
        except CannotOpen:
            os.kill(number, signal.SIGHUP)
            typer.echo(str(Message("cluster-restarting")))
            return
    raise BadArgument(Message("cluster-none", folder=str(folder)))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Be the only one in a folder, and note which process to tell of a restart."""
    from witchtable.server.store.opening import CannotOpen, Lock

    try:
        lock = Lock(folder)
    except CannotOpen as problem:
        raise cannot_open(problem.reason, problem.place, problem.detail) from None
    note = folder / _PID
    note.write_text(str(os.getpid()))
    try:
        yield
    finally:
        note.unlink(missing_ok=True)
        lock.release()


@contextmanager
def _database(
    folder: Path, store: str | None, workers: int
) -> Iterator[tuple[str, OwnPostgres | None]]:
    """Take the PostgreSQL that is given, or run one for as long as this command does."""
    if store is not None:
        yield store, None
        return
    from witchtable.cli.own_postgres import OwnPostgres  # which needs its driver

    own = OwnPostgres(folder, workers)
    own.start()
    try:
        yield own.address, own
    finally:
        own.stop()


class _Cluster:
    """Some workers, started again when they die, and one after the other when that is wanted."""

    def __init__(
        self,
        listener: socket.socket,
        options: list[str],
        workers: int,
        address: str,
        database: OwnPostgres | None,
        metrics_port: int | None,
    ) -> None:
        self._listener = listener
        self._options = options
        self._address = address
        self._database = database
        self._metrics_port = metrics_port
        self._workers: list[subprocess.Popen[str] | None] = [None] * workers
        self._is_ending = False
        self._is_restarting = False
        self._has_terminal = sys.stdin.isatty()

    def run(self) -> None:
        """Run until it is ended."""
        for signalled in (signal.SIGINT, signal.SIGTERM):
            signal.signal(signalled, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        try:
            for place in range(len(self._workers)):
                if not self._is_ending and not self._start(place):
                    raise BadArgument(Message("cluster-worker", worker=place + 1))
            if not self._is_ending:
                _say("cluster-ready", address=self._address, workers=len(self._workers))
                self._watch()
        finally:
            self._listener.close()
            _leave([worker for worker in self._workers if worker is not None])

    def _end(self, *_: object) -> None:
        self._is_ending = True

    def _renew(self, *_: object) -> None:
        if self._has_terminal and not sys.stdin.isatty():
            self._is_ending = True  # the window was closed
        else:
            self._is_restarting = True

    def _watch(self) -> None:
        while not self._is_ending:
            time.sleep(_PAUSE)
            if self._database is not None and self._database.has_died:
                self._bring_back(self._database)
            if self._is_restarting:
                self._is_restarting = False
                self._restart()
            for place, worker in enumerate(self._workers):
                if worker is not None and worker.poll() is not None and not self._is_ending:
                    _say("cluster-died", is_bad=True, worker=place + 1)
                    time.sleep(_RESTS)
                    self._start(place)  # who cannot start has died again

    def _bring_back(self, database: OwnPostgres) -> None:
        _say("cluster-database-died", is_bad=True)
        while not self._is_ending:
            time.sleep(_RESTS)
            try:
                database.start()
                return
            except BadArgument as problem:  # the disk is full: perhaps not for ever
                typer.echo(str(problem), err=True)

    def _restart(self) -> None:
        """Replace one after the other: the next one only when the one before is there again."""
        for place, worker in enumerate(self._workers):
            if worker is None or self._is_ending:
                continue
            _leave([worker])
            if not self._start(place):
                _say("cluster-not-restarted", is_bad=True, worker=place + 1)
                return  # the others are all that there is
        _say("cluster-restarted", workers=len(self._workers))

    def _start(self, place: int) -> bool:
        """Start a worker, and wait until it lets people in; False if it does not."""
        command = [sys.executable, "-m", "witchtable", "serve", "--no-browser", *self._options]
        command += ["--listener", str(self._listener.fileno())]
        if self._metrics_port is not None:
            command += ["--metrics-port", str(self._metrics_port + place)]
        worker = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,  # which ends with us
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[self._listener.fileno()],
            start_new_session=True,  # Ctrl+C is ours to pass on
        )
        self._workers[place] = worker
        assert worker.stdout is not None
        if not worker.stdout.readline():
            worker.wait(_PATIENCE)
            return False
        threading.Thread(target=worker.stdout.read, daemon=True).start()
        _say("cluster-worker-ready", worker=place + 1, workers=len(self._workers))
        return True


def _say(id: str, *, is_bad: bool = False, **given: str | int) -> None:
    typer.echo(str(Message(id, **given)), err=is_bad)
    sys.stdout.flush()


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
