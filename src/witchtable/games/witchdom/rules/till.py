"""Ways to give tokens, packed into one integer, and the actions they stand for, built once.

From the lowest bits: the fewest and the most symbols that the tokens can cover, their number, and how
many there are of each kind, in the order of their words. So adding two ways is one addition.
"""

from __future__ import annotations

from typing import TypeAlias

from witchtable.engine.notation import Words
from witchtable.games.witchdom.actions import Pay
from witchtable.games.witchdom.components import WitchdomEdition

__all__ = ["Till", "Tokens"]

Tokens: TypeAlias = tuple[int, ...]

_MOST_REMEMBERED = 50_000  # payments, for each set of tools; far more than a game sees


class Till:
    """Reads and writes payments in the tokens of one edition."""

    def __init__(self, edition: WitchdomEdition) -> None:
        counts = [resource.count for resource in edition.resources]
        bits = sum(counts).bit_length()
        self.field = (1 << bits) - 1
        self.high_at, self.size_at, self.given_at = bits, 2 * bits, 3 * bits
        self._width = max(counts).bit_length()
        self._words = sorted(edition.kind_ids)
        self.kinds = [edition.kind_index[word] for word in self._words]
        self._tools = list(edition.tools)
        self._covers: dict[int, list[int]] = {}
        self._known: dict[Tokens, dict[int, Pay]] = {}

    def covers(self, place: int, need: int, have: int) -> list[int]:
        """List the ways to give tokens of one kind, fewest first."""
        key = (need << self.high_at | have) << 3 | place
        found = self._covers.get(key)
        if found is None:
            found = self._covers[key] = self._list_covers(place, need, have)
        return found

    def _list_covers(self, place: int, need: int, have: int) -> list[int]:
        found = []
        for spent in range(have + 1):
            exact = min(need, spent)
            exact -= (spent - exact) & 1
            if exact >= 0:  # an odd token that nobody asked for pays for nothing
                low, high = (spent + 1) >> 1, (spent + exact) >> 1
                given = spent << place * self._width
                found.append(
                    low | high << self.high_at | spent << self.size_at | given << self.given_at
                )
        return found

    def remembered(self, tools: Tokens) -> dict[int, Pay]:
        """Find the payments built so far that move these tools, by the tokens given."""
        known = self._known.get(tools)
        if known is None or len(known) > _MOST_REMEMBERED:
            known = self._known[tools] = {}
        return known

    def words(self, given: int, tools: Tokens) -> Words:
        """Name the tokens given and the tools moved, in order."""
        mask = (1 << self._width) - 1
        words: list[str] = []
        for place, word in enumerate(self._words):
            words += [word] * (given >> place * self._width & mask)
        for tool, count in zip(self._tools, tools, strict=True):
            words += [tool] * count
        return tuple(sorted(words))
