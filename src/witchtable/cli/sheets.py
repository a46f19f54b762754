"""Score sheets side by side: seats may have lines that others lack, and several of one label."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from witchtable.engine.state import ScoreLine

__all__ = ["Row", "merged", "worth_showing"]


class Row(NamedTuple):
    """One source of points, and what it brought each seat; None where its sheet has no such line."""

    label: str
    clause: str
    points: list[int | None]


def merged(sheets: Sequence[Iterable[ScoreLine]]) -> list[Row]:
    """Put sheets together by label and clause, as they appear; leave out what brought nothing."""
    found: dict[tuple[str, str], list[int | None]] = {}
    for seat, sheet in enumerate(sheets):
        for line in sheet:
            points = found.setdefault((line.label, line.clause), [None] * len(sheets))
            points[seat] = (points[seat] or 0) + line.points
    return [Row(label, clause, points) for (label, clause), points in found.items() if any(points)]


def worth_showing(sheet: Iterable[ScoreLine]) -> list[tuple[str, int]]:
    """List the labels and points of one sheet, each label once, without what brought nothing."""
    return [(row.label, row.points[0]) for row in merged([sheet]) if row.points[0]]
