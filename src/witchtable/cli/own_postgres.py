"""A PostgreSQL of its own for `witchtable cluster`: made once, started and stopped with it.

It is reached through a socket in its own folder, so by nobody but the user who runs it, and it ends
when the command that has started it does, however that ends.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final
from urllib.parse import quote

import psycopg
import typer

from witchtable.cli.arguments import BadArgument
from witchtable.engine.texts import Message

__all__ = ["OwnPostgres"]

_PATIENCE: Final = 60.0  # seconds until it has come up, or gone down
_LEAVING: Final = 10.0  # seconds that one may take to leave that was left behind
_PAUSE: Final = 0.1
_LONGEST: Final = 90  # characters: the system knows sockets by no longer names than about 100
_CONNECTIONS: Final = 12  # a worker has six at the most, and as many again while it comes back
_OTHERS: Final = 20

# It is asked to go down when the pipe ends that only our process holds: also after a kill -9 of ours.
_WATCHED: Final = 'exec 3<&0; (cat <&3 >/dev/null; kill -INT $$) & exec "$@" 3<&- </dev/null'


class OwnPostgres:
    """A PostgreSQL in a folder; raises BadArgument if there can be none."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._home = folder / "postgresql"
        self._log = folder / "postgresql.log"
        # It does not let root run it: then the user of its package does.
        self._user = "postgres" if os.geteuid() == 0 else None
        self._as = _as(self._user, folder)
        self._programs = _programs(self._home)
        self._most = _OTHERS + _CONNECTIONS * workers
        self._process: subprocess.Popen[bytes] | None = None
        self._make(folder)
        is_short = len(str(self._home)) < _LONGEST
        self._place = str(self._home) if is_short else self._elsewhere()
        self.address = f"postgresql://witchtable@/postgres?host={quote(self._place, safe='')}"

    def _make(self, folder: Path) -> None:
        """Make its folder if there is none; what was interrupted is made anew."""
        if (self._home / "PG_VERSION").exists():
            return
        draft = folder / "postgresql.new"
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(0o700)
        self._give(draft)
        typer.echo(str(Message("cluster-making", folder=str(self._home))))
        made = ["-D", str(draft), "-A", "trust", "-U", "witchtable", "-E", "UTF8", "--no-locale"]
        self._call(self._programs / "initdb", *made)
        if self._home.exists():
            self._home.rmdir()
        draft.rename(self._home)

    def _give(self, folder: Path) -> None:
        """Let its user have a folder; raise BadArgument if that user cannot get there."""
        if self._user is None:
            return
        with suppress(LookupError, OSError):
            shutil.chown(folder, self._user)
            if not subprocess.run(["test", "-w", folder], check=False, **self._as).returncode:
                return
        folder.rmdir()
        raise BadArgument(Message("cluster-root", folder=str(folder.parent)))

    def _elsewhere(self) -> str:
        place = tempfile.mkdtemp(prefix="witchtable-")  # for us alone
        if self._user is not None:
            shutil.chown(place, self._user)
        return place

    def _call(self, *command: str | Path) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **self._as)
        if done.returncode:
            reason = re.sub(r"\s+", " ", done.stderr.strip())[-300:]
            raise BadArgument(Message("cluster-database", reason=reason))

    # -- coming and going -----------------------------------------------------------------------------

    def start(self) -> None:
        """Come up, and wait until it lets somebody in."""
        self._wait_for_earlier()
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": '"{}"'.format(self._place.replace('"', '""')),
            "unix_socket_permissions": "0700",
            "max_connections": str(self._most),
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = ["sh", "-c", _WATCHED, "sh", str(self._programs / "postgres"), "-D", str(self._home)]
        with _opened(self._log) as log:
            said = log.tell()
            self._process = subprocess.Popen(
                [*command, *options],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,  # Ctrl+C is ours to pass on
                **self._as,
            )
        try:
            self._wait_for(self._process, said)
        except BaseException:
            self.stop()
            raise

    def _wait_for_earlier(self) -> None:
        """Wait for one whose command was killed a moment ago: it goes down by itself."""
        until = time.monotonic() + _LEAVING
        with suppress(OSError, ValueError, IndexError):
            while time.monotonic() < until:
                os.kill(int((self._home / "postmaster.pid").read_text().splitlines()[0]), 0)
                time.sleep(_PAUSE)

    def _wait_for(self, process: subprocess.Popen[bytes], said: int) -> None:
        until = time.monotonic() + _PATIENCE
        while process.poll() is None and time.monotonic() < until:
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.address, connect_timeout=5).close()
                return
            time.sleep(_PAUSE)
        raise BadArgument(Message("cluster-database", reason=_why(self._log, said)))

    @property
    def has_died(self) -> bool:
        """Whether it has ended though nobody has asked for that."""
        return self._process is not None and self._process.poll() is not None

    def stop(self) -> None:
        """Go down, in order."""
        if self._process is None:
            return
        process, self._process = self._process, None
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _as(user: str | None, folder: Path) -> dict[str, Any]:
    """Say as whom its programs run; raise BadArgument if there is nobody of that name."""
    if user is None:
        return {}
    import pwd  # where there is root, there is this

    try:
        return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}
    except KeyError:
        raise BadArgument(Message("cluster-root", folder=str(folder))) from None


def _programs(home: Path) -> Path:
    """Find its programs: those that have made the folder, if there is one."""
    found = shutil.which("initdb")
    packages = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    places = [Path(found).parent] if found else []
    places += sorted((file.parent for file in packages), key=_version, reverse=True)
    if not places:
        raise BadArgument(Message("cluster-no-postgresql"))
    try:
        made = int((home / "PG_VERSION").read_text())
    except (FileNotFoundError, NotADirectoryError):
        return places[0]
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise BadArgument(Message("cluster-database", reason=f"{home}: {reason}")) from None
    for place in places:
        if _version(place) == made:
            return place
    known = ", ".join(str(_version(place)) for place in places)
    raise BadArgument(Message("cluster-version", folder=str(home), made=str(made), found=known))


def _version(programs: Path) -> int:
    said = subprocess.run(
        [programs / "postgres", "--version"], capture_output=True, text=True, check=True
    )
    found = re.search(r"\) (\d+)", said.stdout)
    return int(found[1]) if found else 0


def _opened(file: Path) -> IO[bytes]:
    """Open a log that is nobody else's business, to go on with."""
    return open(file, "ab", opener=lambda path, flags: os.open(path, flags, 0o600))


def _why(log: Path, said: int) -> str:
    """Say why it has ended, by what it has written since, and where more stands."""
    with suppress(OSError, IndexError):
        with log.open("rb") as file:
            file.seek(said)
            lines = file.read().decode("utf-8", "replace").strip().splitlines()
        found = [line for line in lines if "FATAL" in line] or lines
        return f"{found[-1].rpartition('FATAL:')[2].strip()} ({log})"
    return str(log)
