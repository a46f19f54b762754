"""What is kept of those who learn: lessons they have been through, and what the coach has told them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from witchtable.server.store.database import Reader, Writer

__all__ = ["LearningStore", "SqlLearning"]


class LearningStore(Protocol):
    """The part of a store that is about learning."""

    async def learn(self, player: str, game: str, lesson: str, at: float) -> None:
        """Keep that somebody has been through a lesson."""

    async def learned(self, player: str) -> list[tuple[str, str]]:
        """List the lessons that somebody has been through: game and name."""

    async def hear(self, player: str, kind: str) -> None:
        """Count that the coach has spoken to somebody about a kind of decision."""

    async def heard(self, player: str) -> dict[str, int]:
        """Say how often the coach has spoken to somebody, for each kind of decision."""


class SqlLearning:
    """The same in SQL."""

    _writer: Writer
    _reader: Reader

    async def learn(self, player: str, game: str, lesson: str, at: float) -> None:
        """Keep that somebody has been through a lesson."""
        sql = "INSERT INTO learned VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._writer.write((sql, (player, game, lesson, at)))

    async def learned(self, player: str) -> list[tuple[str, str]]:
        """List the lessons that somebody has been through: game and name."""
        sql = "SELECT game, lesson FROM learned WHERE player = ? ORDER BY at"
        return [(str(game), str(name)) for game, name in await self._reader.read(sql, (player,))]

    async def hear(self, player: str, kind: str) -> None:
        """Count that the coach has spoken to somebody about a kind of decision."""
        sql = (
            "INSERT INTO heard VALUES (?, ?, 1)"
            " ON CONFLICT (player, kind) DO UPDATE SET times = heard.times + 1"
        )
        await self._writer.write((sql, (player, kind)))

    async def heard(self, player: str) -> dict[str, int]:
        """Say how often the coach has spoken to somebody, for each kind of decision."""
        sql = "SELECT kind, times FROM heard WHERE player = ?"
        return {str(kind): int(times) for kind, times in await self._reader.read(sql, (player,))}
