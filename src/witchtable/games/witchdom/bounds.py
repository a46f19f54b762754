"""How much an edition may demand: potions whose ways to pay can be listed.

An edition may come from a stranger. What is checked here keeps the list of payments within what can be
offered; it is counted before anything is built, and far above any box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import Final, Protocol

from witchtable.engine.edition import Reader
from witchtable.games.witchdom.entries import KINDS

__all__ = ["check_bounds"]

_MOST_TOOLS: Final = 4
"""Tool symbols of one potion: 2 in our box."""
_MOST_NEEDS: Final = 15
"""Ingredients of one potion: 6 in our box."""
_MOST_PAYMENTS: Final = 60_000
"""Ways to pay for one potion, as estimated, with all tokens there are: 10,831 in our box."""


class _Potion(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def needs(self) -> Mapping[str, int]: ...
    @property
    def tools(self) -> tuple[str, ...]: ...
    @property
    def any_tool(self) -> int: ...


def check_bounds(
    reader: Reader, table: str, potions: Sequence[_Potion], tokens: Mapping[str, int]
) -> None:
    """Note every potion that asks for too much; `tokens` are those in the box, by kind."""
    known: dict[tuple[object, ...], int] = {}
    for potion in potions:
        entry = f"pieces.{table}.{potion.id}"
        symbols, needs = len(potion.tools) + potion.any_tool, sum(potion.needs.values())
        few = symbols <= _MOST_TOOLS and needs <= _MOST_NEEDS
        reader.require(symbols <= _MOST_TOOLS, entry, f"{symbols} tools: at most {_MOST_TOOLS}")
        reader.require(needs <= _MOST_NEEDS, entry, f"{needs} ingredients: at most {_MOST_NEEDS}")
        if not few:
            continue
        key = (*(potion.needs.get(kind, 0) for kind in tokens), potion.tools, potion.any_tool)
        if key not in known:
            known[key] = payments_at_most(potion, tokens)
        said = f"up to {known[key]} ways to pay for it: at most {_MOST_PAYMENTS}"
        reader.require(known[key] <= _MOST_PAYMENTS, entry, said)


def payments_at_most(potion: _Potion, tokens: Mapping[str, int]) -> int:
    """Count the ways to pay for a potion with everything in the box: no fewer than there are."""
    needs = sum(potion.needs.values())
    symbols = len(potion.tools) + potion.any_tool
    # By the most symbols that tokens may cover: what each kind gives covers at least half as many.
    ways = [1] + [0] * (needs + symbols)
    for kind, count in tokens.items():
        ways = _with_kind(ways, potion.needs.get(kind, 0), count)
    return sum(
        _tools_moved(potion, moved) * sum(ways[: needs + symbols - moved + 1])
        for moved in range(symbols + 1)
    )


def _with_kind(ways: Sequence[int], need: int, count: int) -> list[int]:
    """Count the ways once more, with tokens of one more kind: by the fewest symbols they can cover."""
    found = [0] * len(ways)
    for low, number in enumerate(ways):
        if number:
            for more in range(len(ways) - low):
                # An odd token pays for itself, so it must be needed.
                spent = (2 * more, 2 * more - 1) if need and more else (2 * more,)
                found[low + more] += number * sum(each <= count for each in spent)
    return found


def _tools_moved(potion: _Potion, moved: int) -> int:
    """Count the sets of so many waiting tools that can serve: the named ones, and some of any kind."""
    return sum(
        comb(len(potion.tools), named) * comb(moved - named + KINDS - 1, KINDS - 1)
        for named in range(moved + 1)
        if moved - named <= potion.any_tool
    )
