"""Finding an even match: by how somebody fared against bots whose strength is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from witchtable.bots.ladder import rating, rungs
from witchtable.server.protocol.answers import ListedTable

__all__ = ["even_levels"]

_BEGINNER: Final = "apprentice"
_STEP: Final = 80.0  # rating points at stake in a duel: a handful of games finds one's place


def even_levels(tables: Sequence[ListedTable]) -> dict[str, str]:
    """Say for each game in which somebody has met bots which level would be an even match now.

    What statistics leave out says nothing here either: who knew what came would be taken for a master.
    """
    counted = [one for one in tables if one.status == "over" and one.uncounted is None]
    strengths: dict[str, float] = {}
    for table in sorted(counted, key=lambda one: one.changed):
        for level, result in _duels(table):
            own = strengths.get(table.game, rating(table.game, _BEGINNER))
            expected = 1 / (1 + 10 ** ((rating(table.game, level) - own) / 400))
            strengths[table.game] = own + _STEP * (result - expected)
    return {game: _nearest(game, strength) for game, strength in strengths.items()}


def _duels(table: ListedTable) -> Iterator[tuple[str, float]]:
    """Compare a player's seat with each bot's at a finished table: 1 for finishing before it."""
    if len(table.seats) != 1 or table.scores is None or table.winners is None:
        return
    own = table.seats[0]
    for player in table.players:
        level = (player.bot or "").partition("@")[0]
        if level in rungs():
            mine, other = (_place(table, seat) for seat in (own, player.seat))
            yield level, 0.5 if mine == other else float(mine > other)


def _place(table: ListedTable, seat: int) -> tuple[bool, int]:
    scores, winners = table.scores or (), table.winners or ()
    return seat in winners, scores[seat] or 0


def _nearest(game: str, strength: float) -> str:
    levels: Iterable[str] = rungs()
    return min(levels, key=lambda level: abs(rating(game, level) - strength))
