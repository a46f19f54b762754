"""How a potion can be paid for (WD-PAY, WD-TOOL).

A way to pay is what changes hands: the tokens given up, by kind, and the waiting tools that move
into the clan. Which clan tool serves which symbol changes nothing, so it is no separate way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.engine.notation import Words
from witchtable.games.witchdom.actions import Pay
from witchtable.games.witchdom.components import KINDS
from witchtable.games.witchdom.rules.offers import offers_of
from witchtable.games.witchdom.rules.till import Till, Tokens

if TYPE_CHECKING:
    from witchtable.games.witchdom.components import WitchdomEdition
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "can_pay",
    "every_payment",
    "exact_then_pairs",
    "missing_tools",
    "payments",
    "shortfall",
    "wasteful",
]

_WIDTH: Final = 16  # bits for the tokens of a kind, and one more
_BORROW: Final = sum(1 << _WIDTH * kind + _WIDTH - 1 for kind in range(KINDS))
_NO_TOOLS: Final[tuple[tuple[Tokens, int, int], ...]] = (((0,) * KINDS, 0, 0),)


def can_pay(state: WitchdomState, seat: Seat, potion: int) -> bool:
    """Test affordability: exact tokens first, the rest in pairs (WD-PAY-10)."""
    edition = state.edition
    missing, pairs = shortfall(edition.needs[potion], state.resources(seat))
    if edition.needs_tools[potion] or edition.needs_any_tool[potion]:
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
    edition, till = state.edition, state.offers.till
    named, any_tool = edition.needs_tools[potion], edition.needs_any_tool[potion]
    held = state.resources(seat)
    tool_ways = _NO_TOOLS
    if named or any_tool:
        clan = _tool_counts(edition, state.clan_tools[seat])
        waiting = _tool_counts(edition, state.waiting_tools[seat])
        tool_ways = _tool_ways(named, any_tool, clan, waiting)
    by_size: list[list[Pay]] = [[] for _ in range(sum(held) + len(state.waiting_tools[seat]) + 1)]
    for moved, fewest, most in tool_ways:
        tools = sum(moved)
        known = till.remembered(moved)
        for way in _token_ways(till, edition.needs[potion], held, fewest=fewest, most=most):
            given = way >> till.given_at
            pay = known.get(given)
            if pay is None:
                pay = known[given] = Pay(till.words(given, moved))
            by_size[(way >> till.size_at & till.field) + tools].append(pay)
    return tuple([pay for some in by_size for pay in some])


def wasteful(edition: WitchdomEdition, ways: Iterable[Pay]) -> list[Pay]:
    """Pick the ways that give all that another one gives, and more tokens; the least come first.

    Only among those that move the same tools: a tool is not given up, it joins the clan.
    """
    tokens_at = {word: 1 << _WIDTH * kind for kind, word in enumerate(edition.kind_ids)}
    frugal: dict[Words, list[int]] = {}
    found = []
    for way in ways:
        # One number for all kinds; each has a bit on top that a subtraction takes if there are too few.
        tokens = sum([tokens_at.get(word, 0) for word in way.given]) + _BORROW
        known = frugal.setdefault(tuple([word for word in way.given if word not in tokens_at]), [])
        if any(tokens - less & _BORROW == _BORROW for less in known):
            found.append(way)
        else:
            known.append(tokens - _BORROW)
    return found


def every_payment(edition: WitchdomEdition, potion: int) -> list[Words]:
    """List every way to pay for a potion that there can ever be: as if one had everything."""
    till = offers_of(edition).till
    plenty = (len(edition.potion_ids),) * KINDS
    held = [kind.count for kind in edition.resources]
    ways: list[Words] = []
    for moved, fewest, most in _tool_ways(
        edition.needs_tools[potion], edition.needs_any_tool[potion], plenty, plenty
    ):
        tokens = _token_ways(till, edition.needs[potion], held, fewest=fewest, most=most)
        ways += [till.words(way >> till.given_at, moved) for way in tokens]
    return ways


def _token_ways(
    till: Till, needs: Sequence[int], held: Sequence[int], *, fewest: int, most: int
) -> list[int]:
    """List the tokens that can be given for `needs` and `fewest` to `most` tool symbols, packed.

    Of s tokens of a kind, x pay for themselves and the others go in pairs, so they cover
    x + (s - x) / 2 symbols. x may be anything of the parity of s up to the need, so the symbols
    covered by a choice of s for each kind fill the whole range from `low` to `high`.
    """
    symbols = sum(needs)
    least_symbols, most_symbols = symbols + fewest, symbols + most
    high_at, field = till.high_at, till.field
    options = [till.covers(place, needs[kind], held[kind]) for place, kind in enumerate(till.kinds)]
    # What is left can still cover so much.
    reach = sum([covers[-1] >> high_at & field for covers in options])
    ways = [0]
    for covers in options:
        reach -= covers[-1] >> high_at & field
        enough = least_symbols - reach
        longer: list[int] = []
        for way in ways:
            for cover in covers:
                more = way + cover
                if more & field > most_symbols:
                    break  # what follows covers no less
                if more >> high_at & field >= enough:
                    longer.append(more)
        ways = longer
    return ways


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
    edition = state.edition
    owned = [edition.potion_tool[card] for card in state.clan_tools[seat] + state.waiting_tools[seat]]
    missing = 0
    for tool in edition.needs_tools[potion]:
        if tool in owned:
            owned.remove(tool)
        else:
            missing += 1
    return missing + max(0, edition.needs_any_tool[potion] - len(owned))


def _tool_counts(edition: WitchdomEdition, cards: Sequence[int]) -> Tokens:
    counts = [0] * KINDS
    for card in cards:
        counts[edition.potion_tool[card]] += 1
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
