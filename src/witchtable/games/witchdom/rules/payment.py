"""How a potion can be paid for (WD-PAY, WD-TOOL).

A way to pay is what changes hands: the tokens given up, by kind, and the waiting tools that move
into the clan. Which clan tool serves which symbol changes nothing, so it is no separate way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.engine.notation import Words
from witchtable.games.witchdom.actions import Pay
from witchtable.games.witchdom.components import KINDS

if TYPE_CHECKING:
    from witchtable.games.witchdom.components import WitchdomEdition
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "can_pay",
    "exact_then_pairs",
    "missing_tools",
    "payments",
    "shortfall",
]

Tokens = tuple[int, ...]


def can_pay(state: WitchdomState, seat: Seat, potion: int) -> bool:
    """Test affordability: exact tokens first, the rest in pairs (WD-PAY-10)."""
    box = state.edition
    missing, pairs = shortfall(box.needs[potion], state.resources(seat))
    if box.needs_tools[potion] or box.needs_any_tool[potion]:
        missing += missing_tools(state, seat, potion)
    return missing <= pairs


def shortfall(needs: Sequence[int], held: Sequence[int]) -> tuple[int, int]:
    """Pay exactly, then count the symbols still missing and the pairs left to replace them."""
    missing = pairs = 0
    for need, have in zip(needs, held):  # noqa: B905 - hot, and both have five kinds
        if have < need:
            missing += need - have
        else:
            pairs += (have - need) >> 1
    return missing, pairs


def payments(state: WitchdomState, seat: Seat, potion: int) -> tuple[Pay, ...]:
    """List every way to pay for a potion, those that give least first."""
    box = state.edition
    clan = _tool_counts(box, state.clan_tools[seat])
    waiting = _tool_counts(box, state.waiting_tools[seat])
    named, any_tool = box.needs_tools[potion], box.needs_any_tool[potion]
    held = state.resources(seat)
    ways: list[Words] = []
    for moved, fewest, most in _tool_ways(named, any_tool, clan, waiting):
        tokens = _token_ways(box, box.needs[potion], held, fewest=fewest, most=most)
        if any(moved):
            tools = [tool for tool, count in zip(box.tools, moved, strict=True) for _ in range(count)]
            tokens = [tuple(sorted([*way, *tools])) for way in tokens]
        ways += tokens
    ways.sort(key=len)
    return tuple([Pay(way) for way in ways])


def _token_ways(
    box: WitchdomEdition, needs: Sequence[int], held: Sequence[int], *, fewest: int, most: int
) -> list[Words]:
    """List the tokens that can be given for `needs` and `fewest` to `most` tool symbols, in words.

    Of s tokens of a kind, x pay for themselves and the others go in pairs, so they cover
    x + (s - x) / 2 symbols. x may be anything of the parity of s up to the need, so the symbols
    covered by a choice of s for each kind fill the whole range from `low` to `high`.
    """
    least_symbols, most_symbols = sum(needs) + fewest, sum(needs) + most
    options = [
        (word, _covers(needs[kind], held[kind]))
        for word, kind in sorted(box.kind_index.items())  # words in their order: no sorting later
    ]
    reach = sum(covers[-1][2] for _, covers in options)  # what is left can still cover so much
    ways: list[tuple[Words, int, int]] = [((), 0, 0)]
    for word, covers in options:
        reach -= covers[-1][2]
        ways = [
            (given + (word,) * spent, low + lowest, high + highest)
            for given, low, high in ways
            for spent, lowest, highest in covers
            if low + lowest <= most_symbols and least_symbols <= high + highest + reach
        ]
    return [given for given, _, _ in ways]


@cache
def _covers(need: int, have: int) -> list[tuple[int, int, int]]:
    """List (tokens given, fewest, most symbols covered) for one kind."""
    found = []
    for spent in range(have + 1):
        exact = min(need, spent)
        exact -= (spent - exact) & 1
        if exact >= 0:  # an odd token that nobody asked for pays for nothing
            found.append((spent, (spent + 1) >> 1, (spent + exact) >> 1))
    return found


@lru_cache(maxsize=4096)
def _tool_ways(
    named: Tokens, any_tool: int, clan: Tokens, waiting: Tokens
) -> tuple[tuple[Tokens, int, int], ...]:
    """List (waiting tools moved by kind, fewest and most symbols left for pairs).

    Each symbol takes a card of its own (WD-TOOL-05): one of the clan, a waiting one, or a pair. What
    a clan tool could serve may be paid with a pair as well, so every number in between is possible.
    """
    ways = {(clan, waiting, 0)}
    for tool in named:
        ways = {step for way in ways for step in _serve(way, (tool,))}
    for _ in range(any_tool):
        ways = {step for way in ways for step in _serve(way, range(KINDS))}
    pairs_by_move: dict[Tokens, list[int]] = {}
    for _, rest, pairs in ways:
        moved = tuple(had - left for had, left in zip(waiting, rest, strict=True))
        pairs_by_move.setdefault(moved, []).append(pairs)
    return tuple((moved, min(pairs), max(pairs)) for moved, pairs in sorted(pairs_by_move.items()))


def _serve(way: tuple[Tokens, Tokens, int], tools: Sequence[int]) -> list[tuple[Tokens, Tokens, int]]:
    """List what is left after one tool symbol was served in every possible manner."""
    clan, waiting, pairs = way
    steps = [(clan, waiting, pairs + 1)]
    for tool in tools:
        if clan[tool]:
            steps.append((_less(clan, tool), waiting, pairs))
        if waiting[tool]:
            steps.append((clan, _less(waiting, tool), pairs))
    return steps


def _less(counts: Tokens, kind: int) -> Tokens:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def missing_tools(state: WitchdomState, seat: Seat, potion: int) -> int:
    """Count the tool symbols that no tool of the seat can serve."""
    box = state.edition
    owned = [box.potion_tool[card] for card in state.clan_tools[seat] + state.waiting_tools[seat]]
    missing = 0
    for tool in box.needs_tools[potion]:
        if tool in owned:
            owned.remove(tool)
        else:
            missing += 1
    return missing + max(0, box.needs_any_tool[potion] - len(owned))


def _tool_counts(box: WitchdomEdition, cards: Sequence[int]) -> Tokens:
    counts = [0] * KINDS
    for card in cards:
        counts[box.potion_tool[card]] += 1
    return tuple(counts)


def exact_then_pairs(needs: Sequence[int], held: Sequence[int]) -> list[int] | None:
    """Pay exact tokens first, then pairs of the kind there is most of (WD-OSTARA-34).

    Return the tokens spent by kind, or None if they do not suffice.
    """
    missing, pairs = shortfall(needs, held)
    if missing > pairs:
        return None
    if not missing:
        return list(needs)
    spent = [min(need, have) for need, have in zip(needs, held, strict=True)]
    for _ in range(missing):
        left = [have - gone for have, gone in zip(held, spent, strict=True)]
        spent[left.index(max(left))] += 2
    return spent
