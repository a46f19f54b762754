"""`witchtable admin`: look after a server's data, also while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, TypeAlias, cast, get_args

import typer
from rich.console import Console
from rich.table import Table

from witchtable.cli.arguments import BadArgument
from witchtable.cli.screen import new_console, plain
from witchtable.cli.serve import cannot_open
from witchtable.engine.texts import Message

if TYPE_CHECKING:
    from witchtable.server.store import Overview, Status, TableRow
    from witchtable.server.store.sql import SqlStore

__all__ = ["app"]

app = typer.Typer(help="Look after a server's data, also while it runs.", no_args_is_help=True)

Data: TypeAlias = Annotated[
    Path | None,
    typer.Option("--data", envvar="WITCHTABLE_DATA", help="Where games are kept.", file_okay=False),
]


Where: TypeAlias = Annotated[
    str | None,
    typer.Option("--store", envvar="WITCHTABLE_STORE", help="The PostgreSQL, if there is one."),
]


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; it must not exist yet.")],
    data: Data = None,
) -> None:
    """Copy everything into one file: games, players, and the server's secret."""
    import sqlite3

    database = _database(data)
    if file.exists():
        raise BadArgument(Message("admin-backup-taken", file=str(file)))
    draft = file.with_name(f"{file.name}.tmp")
    try:
        draft.touch(mode=0o600)  # the secret and the seeds are nobody else's business
        # Read only: a file of an older version is copied as it is.
        with (
            closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(draft)) as copy,
        ):
            source.backup(copy)
        draft.replace(file)
    except (OSError, sqlite3.Error) as problem:
        raise BadArgument(Message("admin-backup-failed", file=str(file), reason=str(problem))) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
    typer.echo(str(Message("admin-backup-done", file=str(file), size=file.stat().st_size // 1024)))


@app.command("tables")
def tables(
    status: Annotated[
        str | None, typer.Option(help="Only those: waiting, running, over or abandoned.")
    ] = None,
    data: Data = None,
    store: Where = None,
) -> None:
    """List the tables: who plays, how many moves were made, and when the last one."""
    from witchtable.server.store import Status

    known = get_args(Status)
    if status is not None and status not in known:
        raise BadArgument(Message("admin-status", status=status, known=", ".join(known)))
    found = asyncio.run(_overview(_open(data, store), cast("Status | None", status)))
    listed = Table()
    for heading in ("table", "game", "standing", "players", "moves", "changed"):
        listed.add_column(str(Message(f"admin-{heading}")), overflow="fold")
    for row in found:
        changed = f"{datetime.fromtimestamp(row.changed):%Y-%m-%d %H:%M}"
        players = ", ".join(row.players)
        cells = (row.table, row.game, row.status, players, str(row.moves), changed)
        listed.add_row(*map(plain, cells))
    console = new_console()
    console.print(listed if found else plain(Message("admin-none")))


@app.command("close")
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")],
    data: Data = None,
    store: Where = None,
) -> None:
    """Close a table for good, without a result; a server that runs notices within seconds."""
    row, after = asyncio.run(_close(_open(data, store), table))
    if row is None or after is None:
        raise BadArgument(Message("admin-no-table", table=table))
    if row.status in ("over", "abandoned") or after.status != "abandoned":
        raise BadArgument(Message("admin-closed-already", table=table, status=after.status))
    typer.echo(str(Message("admin-close-done", table=table)))


@app.command("move")
def move_house(
    source: Annotated[
        str, typer.Option("--from", metavar="PLACE", help="A data folder, or postgresql://…")
    ],
    target: Annotated[str, typer.Option("--to", metavar="PLACE", help="The same; nobody lives there.")],
) -> None:
    """Copy a whole house to another store, and compare every row; no server may run in either."""
    from witchtable.server.store import StoreUnavailable
    from witchtable.server.store.moving import MoveFailed, NotEmpty

    counts: dict[str, int] = {}
    with (
        _alone_in(source, is_new=False) as old,
        _alone_in(target, is_new=True) as new,
        Console(stderr=True).status("") as shown,
    ):

        def tell(table: str, rows: int) -> None:
            counts[table] = rows
            shown.update(plain(f"{table} {rows}"))

        try:
            asyncio.run(_move(old, new, tell))
        except NotEmpty:
            raise BadArgument(Message("admin-move-not-empty", place=target)) from None
        except (MoveFailed, StoreUnavailable) as problem:
            raise BadArgument(Message("admin-move-failed", reason=str(problem))) from None
    rows, tables = sum(counts.values()), counts.get("tables", 0)
    typer.echo(str(Message("admin-move-done", place=target, rows=rows, tables=tables)))


def _database(data: Path | None) -> Path:
    """Find the file that everything is kept in; refuse to make a new one."""
    from witchtable.server.settings import Settings, default_data

    database = Settings(data or default_data()).database
    if not database.is_file():
        raise BadArgument(Message("admin-no-data", folder=str(database.parent)))
    return database


def _open(data: Path | None, store: str | None) -> SqlStore:
    """Open what there is; refuse to make a new one."""
    return _open_at(store, None if store else _database(data))


def _open_at(address: str | None, file: Path | None, *, alone: bool = False) -> SqlStore:
    from witchtable.server.store.choosing import open_at
    from witchtable.server.store.opening import CannotOpen

    try:
        return open_at(address, file or Path(), is_server=alone, alone=alone)
    except CannotOpen as problem:
        raise cannot_open(problem.reason, problem.place, problem.detail) from None


async def _overview(store: SqlStore, status: Status | None) -> list[Overview]:
    try:
        return await store.overview(status)
    finally:
        await store.close()


async def _close(store: SqlStore, table: str) -> tuple[TableRow | None, TableRow | None]:
    """Mark a table as closed; return it as it was and as it is."""
    try:
        row = await store.table(table)
        await store.mark_closed(table, time())
        return row, await store.table(table)
    finally:
        await store.close()


@contextmanager
def _alone_in(place: str, *, is_new: bool) -> Iterator[SqlStore]:
    """Open a house, a folder or a PostgreSQL, in which no server runs, and none can begin to."""
    from witchtable.server.settings import Settings
    from witchtable.server.store.opening import CannotOpen, Lock

    if "://" in place:
        yield _open_at(place, None, alone=True)
        return
    folder = Path(place)
    file = Settings(folder).database if is_new else _database(folder)
    try:
        lock = Lock(folder)
    except CannotOpen as problem:
        raise cannot_open(problem.reason, problem.place, problem.detail) from None
    try:
        yield _open_at(None, file)
    finally:
        lock.release()


async def _move(source: SqlStore, target: SqlStore, tell: Callable[[str, int], None]) -> None:
    from witchtable.server.store.moving import move

    try:
        await move(source, target, tell)
    finally:
        await source.close()
        await target.close()
