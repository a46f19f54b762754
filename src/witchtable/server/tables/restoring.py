"""Bringing a table back: from a snapshot that fits, or from the deal, no move played twice.

A snapshot is only a shortcut: what is true are the entries. It says after which entry it was taken,
and its digest is over all entries up to there; one that does not fit is as good as none.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Union

import msgspec

from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Event, Move
from witchtable.engine.traces import Trace
from witchtable.games import GAMES
from witchtable.server.protocol.messages import Ack
from witchtable.server.store import Entry, Snapshot
from witchtable.server.tables.audience import Audience, KeptAudience
from witchtable.server.tables.verdicts import AT_HAND

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["EVERY", "Chain", "first_names", "note_snapshot", "restore", "settle", "take_snapshot"]

EVERY: Final = 16  # entries from one snapshot to the next
_FORMAT: Final = 2  # of what a snapshot holds
_log = logging.getLogger(__name__)


def first_names(table: Table) -> list[str]:
    """List who sat down at first; others may sit there now."""
    if table.row.players is None:
        return table.names
    return msgspec.json.decode(table.row.players, type=list[str])


class _Body(msgspec.Struct):
    """What a snapshot holds."""

    state: dict[str, Any]
    digest: str
    """Of the state: it is checked when it has been read."""
    traces: list[tuple[bool, bool, int]]
    shown: KeptAudience


class Chain:
    """A hash over all entries of a table so far."""

    __slots__ = ("_hash",)

    def __init__(self, table: str) -> None:
        self._hash = blake2b(table.encode(), digest_size=16)

    def add(self, entry: Entry) -> None:
        """Go on with an entry."""
        self._hash.update(f"\n{entry.number} {entry.kind} {entry.seat} {entry.body}".encode())

    def sign(self, game: Game, body: bytes) -> str:
        """Hash a snapshot together with all that led to it, and by which rules."""
        signed = self._hash.copy()
        signed.update(f"\n{_FORMAT} {game.id} {game.rules_version}\n".encode())
        signed.update(body)
        return signed.hexdigest()


def settle(entries: Sequence[Entry]) -> tuple[list[Entry], dict[int, int]]:
    """Find the moves that stand, and where each way back led to: a move's number, or 0 (the deal)."""
    standing: list[Entry] = []
    back: dict[int, int] = {}
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry)
        else:
            del standing[len(standing) - 1 if entry.kind == "undo" else int(entry.body) :]
            back[entry.number] = standing[-1].number if standing else 0
    return standing, back


# -- snapshots ----------------------------------------------------------------------------------------


def note_snapshot(table: Table, since: int | None = None) -> None:
    """Let the store keep how a game stands: at every n-th entry, or if n are new since another."""
    is_due = table.entries % EVERY == 0 if since is None else table.entries - since >= EVERY
    if is_due and table.playing.state.deciders:
        table.store.note_snapshot(take_snapshot(table))


def take_snapshot(table: Table) -> Snapshot:
    """Write down how a game stands after its last entry, and what everybody was shown."""
    match = table.playing
    state = match.state.dump()
    digest = blake2b(msgspec.json.encode(state), digest_size=8).hexdigest()
    body = msgspec.json.encode(_Body(state, digest, [*match.traces], table.audience.dump()))
    return Snapshot(table.id, table.entries, table.chain.sign(match.game, body), body)


def _resume(table: Table, entries: Sequence[Entry], snapshot: Snapshot) -> int:
    """Take a snapshot up; return how many entries it stands for, 0 if it does not fit."""
    try:
        return _take_up(table, entries[: snapshot.number], snapshot)
    except Exception:  # whatever is wrong with it: the entries are there
        _log.warning("a snapshot cannot be read", exc_info=True, extra={"table": table.id})
        return 0


def _take_up(table: Table, entries: Sequence[Entry], snapshot: Snapshot) -> int:
    game, chain = table.setup.find_game(), Chain(table.id)
    for entry in entries:
        chain.add(entry)
    if len(entries) < snapshot.number or chain.sign(game, snapshot.body) != snapshot.digest:
        _log.warning("a snapshot does not fit", extra={"table": table.id})
        return 0
    body = msgspec.json.decode(snapshot.body, type=_Body)
    deal = table.setup.arrange(table.row.seed, table.edition)
    state = game.restore(body.state, deal)
    if state.digest != body.digest or body.state["edition"] != table.edition.fingerprint:
        _log.warning("a snapshot is of another game", extra={"table": table.id})
        return 0
    log = [Move(move.seat, _parse(game.id, move.body), []) for move in settle(entries)[0]]
    audience = Audience()
    audience.load(body.shown, state, _events(game.id).decode)
    traces = [Trace(*trace) for trace in body.traces]
    table.match = Match.resume(game, deal, first_names(table), log, traces, state)
    table.status = "running"
    table.audience = audience
    for entry in entries:
        table.note(entry)
    return len(entries)


@lru_cache(maxsize=50_000)
def _parse(game: str, text: str) -> Action:
    """Read a move; the same ones come again and again."""
    return GAMES[game].parse(text)


@cache
def _events(game: str) -> msgspec.json.Decoder[tuple[Event, ...]]:
    return msgspec.json.Decoder(tuple[Union[GAMES[game].event_types], ...])  # type: ignore[misc]  # noqa: UP007


# -- everything ---------------------------------------------------------------------------------------


def restore(table: Table, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
    """Bring the match back with all that was shown of it; play only what no snapshot stands for.

    Where the game went back is known beforehand: those positions are kept on the way, so that no move
    is played twice, however often it was taken back.
    """
    done = 0 if snapshot is None else _resume(table, entries, snapshot)
    started = table.row.started or table.row.created
    if done:
        table.absence.begin(started)
    else:
        table.begin(started)
    standing, _ = settle(entries[:done])
    _, back = settle(entries)
    wanted = set(back.values())
    marks = {}
    last = standing[-1].number if standing else 0
    if last in wanted:
        marks[last] = table.playing.mark()
    for entry in entries[done:]:
        mark = marks.get(back[entry.number]) if entry.kind != "move" else None
        table.apply(entry, entry.at, mark=mark)
        table.note(entry)
        if entry.number in wanted:
            marks[entry.number] = table.playing.mark()
    for entry in entries:
        table.absence.note_life(entry.player, entry.at)
    for entry in entries[-AT_HAND:]:
        if entry.player is not None and entry.request is not None:
            table.answers.put(entry.player, entry.request, Ack(entry.request, entry.version))
