"""Reviews of finished games, kept beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from witchtable.server.store.database import Reader, Writer

__all__ = ["KeptReviews", "ReviewRow", "SqlReviews"]


_NEWEST: Final = (
    'INSERT INTO reviews VALUES (?, ?, ?, ?, ?) ON CONFLICT ("table") DO UPDATE SET'
    " is_done = excluded.is_done, progress = excluded.progress, work = excluded.work,"
    " review = excluded.review"
)


class ReviewRow(msgspec.Struct, frozen=True):
    """A review: what was measured so far, to go on from, and how it is shown."""

    table: str
    is_done: bool
    progress: float
    work: bytes
    review: bytes


class KeptReviews(Protocol):
    """The part of a store that has reviews."""

    async def keep_review(self, row: ReviewRow) -> None:
        """Keep a review, instead of what was kept of it before."""

    async def review(self, table: str) -> ReviewRow | None:
        """Find the review of a table."""

    async def unfinished_reviews(self) -> list[str]:
        """List the tables whose reviews were begun and not finished."""


class SqlReviews:
    """The same in SQL."""

    _writer: Writer
    _reader: Reader

    async def keep_review(self, row: ReviewRow) -> None:
        """Keep a review, instead of what was kept of it before."""
        values = row.table, int(row.is_done), row.progress, row.work, row.review
        await self._writer.write((_NEWEST, values))

    async def review(self, table: str) -> ReviewRow | None:
        """Find the review of a table."""
        found = await self._reader.read('SELECT * FROM reviews WHERE "table" = ?', (table,))
        if not found:
            return None
        id, is_done, progress, work, review = found[0]
        return ReviewRow(str(id), bool(is_done), float(progress), bytes(work), bytes(review))

    async def unfinished_reviews(self) -> list[str]:
        """List the tables whose reviews were begun and not finished."""
        found = await self._reader.read('SELECT "table" FROM reviews WHERE is_done = 0', ())
        return [str(table) for (table,) in found]
