"""Which results count: not those of people who know what comes, or who play with themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.server.protocol.messages import Uncounted
from witchtable.server.store import Result

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["keep_missing_results", "keep_results", "uncounted"]


def uncounted(table: Table) -> Uncounted | None:
    """Say why results of a table do not count for statistics; None if they do."""
    if table.setup.continues is not None:
        return "continued"
    if not table.setup.is_drawn:
        return "named_deal"
    people = [person for row in table.seats if (person := row.player or row.owner)]
    if len(set(people)) < len(people):
        return "hot_seat"
    return "rewound" if table.is_rewound else None


def _results(table: Table) -> list[Result]:
    """Say how everybody fared in a game that is over."""
    scores, winners, why = table.playing.state.scores, table.playing.state.winners, uncounted(table)
    return [
        Result(table.id, row.seat, row.player, row.bot, scores[row.seat], int(row.seat in winners), why)
        for row in table.seats
    ]


async def keep_results(table: Table) -> None:
    """Keep how everybody fared; by the owner."""
    table.status = "over"
    table.has_results = False
    about = table.id, "over", table.last_change, _results(table)
    await table.keep_around(table.store.set_status, *about)
    table.has_results = True


async def keep_missing_results(table: Table) -> None:
    """Keep them if that has failed before; meanwhile the owner, or somebody else, may have done it."""
    if not table.has_results:
        await keep_results(table)
