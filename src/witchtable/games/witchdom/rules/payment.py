"""How a potion can be paid for (WD-PAY, WD-TOOL).

A way to pay is what changes hands: the tokens given up, by kind, and the waiting tools that move
into the clan. Which clan tool serves which symbol changes nothing, so it is no separate way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from witchtable.engine.moves import Seat
from witchtable.engine.notation import Words
from witchtable.engine.state import MOST_OFFERED
from witchtable.games.witchdom.actions import Pay
from witchtable.games.witchdom.components import KINDS, ONES, WitchdomEdition
from witchtable.games.witchdom.figures import Figures

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "ANY_TOOL", "PackedPayments", "can_pay", "every_payment", "exact_then_pairs", "give_pairs",
    "is_payment", "missing_symbols", "missing_tool_kinds", "missing_tools",
    "payments", "shortfall", "wasteful",
]  # fmt: skip

ANY_TOOL: Final = "any"
"""What stands for an any-tool symbol among words for kinds of resources and tools."""

Counts: TypeAlias = tuple[int, ...]
"""How many of each kind: of resources, or of tools."""


# -- what is there, and what is missing ---------------------------------------------------------


def can_pay(state: WitchdomState, seat: Seat, potion: int) -> bool:
    """Test affordability: exact tokens first, the rest in pairs (WD-PAY-10)."""
    edition = state.edition
    missing, pairs = shortfall(edition.needs[potion], state.resources(seat))
    if edition.tool_symbols[potion]:
        tools = state.clan_tools[seat] + state.waiting_tools[seat]
        missing += len(missing_tools(edition, potion, tools))
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


def missing_tools(edition: WitchdomEdition, potion: int, tools: Sequence[int]) -> list[str]:
    """Name the tool symbols that none of these cards can serve: each takes one (WD-TOOL-05)."""
    owned = [edition.potion_tool[card] for card in tools]
    missing = []
    for tool in edition.needs_tools[potion]:
        if tool in owned:
            owned.remove(tool)
        else:
            missing.append(edition.tools[tool])
    return missing + [ANY_TOOL] * (edition.needs_any_tool[potion] - len(owned))


def missing_tool_kinds(figures: Figures, potion: int, owned: int) -> int:
    """Count the tool symbols that kinds of tools, given as bits, leave open: quickly, for plans.

    A second tool of a kind does not count; apart from that it is as many as `missing_tools` names.
    """
    missing = 0
    for tool in figures.needs_tools[potion]:
        if not owned >> tool & 1:
            missing += 1
    if figures.needs_any_tool[potion]:
        missing = max(missing, figures.tool_symbols[potion] - ONES[owned])
    return missing


def missing_symbols(
    edition: WitchdomEdition, potion: int, held: Sequence[int], tools: Sequence[int] | None
) -> list[str]:
    """Name those that neither tokens nor tools cover (WD-PAY-01); None: no tools are needed."""
    needs = edition.needs[potion]
    lacking = [need - have for need, have in zip(needs, held, strict=True)]
    resources = _words(edition.kind_ids, lacking)
    return resources if tools is None else resources + missing_tools(edition, potion, tools)


def _words(kinds: Sequence[str], counts: Sequence[int]) -> list[str]:
    return [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]


# -- one simple way -----------------------------------------------------------------------------


def exact_then_pairs(needs: Sequence[int], held: Sequence[int]) -> list[int] | None:
    """Pay exact tokens first, then pairs of the kind there is most of (WD-OSTARA-34).

    Return the tokens spent by kind, or None if they do not suffice.
    """
    missing, pairs = shortfall(needs, held)
    if missing > pairs:
        return None
    if not missing:
        return list(needs)
    left = [max(0, have - need) for need, have in zip(needs, held, strict=True)]
    give_pairs(left, missing)
    return [have - kept for have, kept in zip(held, left, strict=True)]


def give_pairs(left: list[int], count: int) -> None:
    """Give up so many pairs, each of the kind there is most of (WD-OSTARA-34)."""
    for _ in range(count):
        left[left.index(max(left))] -= 2


# -- every way ----------------------------------------------------------------------------------

_NO_TOOLS: Final[tuple[tuple[Counts, int, int], ...]] = (((0,) * KINDS, 0, 0),)


def payments(
    state: WitchdomState, seat: Seat, potion: int, most: int = MOST_OFFERED
) -> tuple[Pay, ...]:
    """List every way to pay for a potion, those that give least first; of too many only these."""
    edition, packed = state.edition, state.offers.payments
    needs, held = edition.needs[potion], state.resources(seat)
    found = [
        (moved, _token_ways(packed, needs, held, fewest=fewest, most=symbols))
        for moved, fewest, symbols in _tool_ways_of(state, seat, potion)
    ]
    if sum([len(ways) for _, ways in found]) > most:
        found = _that_give_least(packed, found, most)
    by_size: list[list[Pay]] = [[] for _ in range(sum(held) + len(state.waiting_tools[seat]) + 1)]
    for moved, ways in found:
        tools = sum(moved)
        known = packed.remembered(moved)
        for way in ways:
            given = way >> packed.given_at
            pay = known.get(given)
            if pay is None:
                pay = known[given] = Pay(packed.words(given, moved))
                packed.built += 1
            by_size[(way >> packed.size_at & packed.field) + tools].append(pay)
    return tuple([pay for some in by_size for pay in some])


def _that_give_least(
    packed: PackedPayments, found: list[tuple[Counts, list[int]]], most: int
) -> list[tuple[Counts, list[int]]]:
    """Keep only so many ways: those that come first in order of size, before an action is built."""
    sizes = Counter(
        (way >> packed.size_at & packed.field) + sum(moved) for moved, ways in found for way in ways
    )
    left: dict[int, int] = {}
    for size in sorted(sizes):
        left[size] = min(sizes[size], most)
        most -= left[size]
    kept: list[tuple[Counts, list[int]]] = []
    for moved, ways in found:
        some = []
        for way in ways:
            size = (way >> packed.size_at & packed.field) + sum(moved)
            if left[size]:
                left[size] -= 1
                some.append(way)
        kept.append((moved, some))
    return kept


def is_payment(state: WitchdomState, seat: Seat, potion: int, given: Words) -> bool:
    """Ask whether a potion can be paid for in this way, listed or not."""
    edition = state.edition
    if any(word not in edition.kind_index and word not in edition.tool_index for word in given):
        return False
    moved = tuple([given.count(tool) for tool in edition.tools])
    low = high = 0
    for kind, need, have in zip(
        edition.kind_ids, edition.needs[potion], state.resources(seat), strict=True
    ):
        spent = given.count(kind)
        cover = _cover(need, spent)
        if spent > have or cover is None:
            return False
        low, high = low + cover[0], high + cover[1]
    symbols = sum(edition.needs[potion])
    return any(
        tools == moved and low <= symbols + most and high >= symbols + fewest
        for tools, fewest, most in _tool_ways_of(state, seat, potion)
    )


def _cover(need: int, spent: int) -> tuple[int, int] | None:
    """Count the fewest and the most symbols that so many tokens of a kind can cover."""
    exact = min(need, spent)
    exact -= (spent - exact) & 1
    if exact < 0:
        return None  # an odd token that nobody asked for pays for nothing
    return (spent + 1) >> 1, (spent + exact) >> 1


def every_payment(edition: WitchdomEdition, potion: int) -> list[Words]:
    """List every way to pay for a potion that there can ever be: as if one had everything."""
    packed = edition.derived(PackedPayments)
    plenty = (len(edition.potion_ids),) * KINDS
    held = [kind.count for kind in edition.resources]
    ways: list[Words] = []
    for moved, fewest, most in _tool_ways(
        edition.needs_tools[potion], edition.needs_any_tool[potion], plenty, plenty
    ):
        tokens = _token_ways(packed, edition.needs[potion], held, fewest=fewest, most=most)
        ways += [packed.words(way >> packed.given_at, moved) for way in tokens]
    return ways


_WIDTH: Final = 16  # bits for the tokens of a kind, and one more
_BORROW: Final = sum(1 << _WIDTH * kind + _WIDTH - 1 for kind in range(KINDS))


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


# -- tokens: ways to give them, each packed into one integer ------------------------------------

_MOST_REMEMBERED: Final = 50_000  # payments; our box has 24,227 of them, and a game sees far fewer


class PackedPayments:
    """Ways to give tokens of one edition as integers, and the actions they stand for, built once.

    From the lowest bits: the fewest and the most symbols that the tokens can cover, their number, and
    how many there are of each kind, in the order of their words. So adding two ways is one addition.
    """

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
        self._known: dict[Counts, dict[int, Pay]] = {}
        self.built = 0
        """How many payments are remembered."""

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
            cover = _cover(need, spent)
            if cover is not None:
                low, high = cover
                given = spent << place * self._width
                found.append(
                    low | high << self.high_at | spent << self.size_at | given << self.given_at
                )
        return found

    def remembered(self, tools: Counts) -> dict[int, Pay]:
        """Find the payments built so far that move these tools, by the tokens given."""
        if self.built > _MOST_REMEMBERED:
            self._known.clear()
            self.built = 0
        known = self._known.get(tools)
        if known is None:
            known = self._known[tools] = {}
        return known

    def words(self, given: int, tools: Counts) -> Words:
        """Name the tokens given and the tools moved, in order."""
        mask = (1 << self._width) - 1
        words: list[str] = []
        for place, word in enumerate(self._words):
            words += [word] * (given >> place * self._width & mask)
        return tuple(sorted([*words, *_words(self._tools, tools)]))


def _token_ways(
    packed: PackedPayments, needs: Sequence[int], held: Sequence[int], *, fewest: int, most: int
) -> list[int]:
    """List the tokens that can be given for `needs` and `fewest` to `most` tool symbols, packed.

    Of s tokens of a kind, x pay for themselves and the others go in pairs, so they cover
    x + (s - x) / 2 symbols. x may be anything of the parity of s up to the need, so the symbols
    covered by a choice of s for each kind fill the whole range from `low` to `high`.
    """
    symbols = sum(needs)
    least_symbols, most_symbols = symbols + fewest, symbols + most
    high_at, field = packed.high_at, packed.field
    options = [packed.covers(at, needs[kind], held[kind]) for at, kind in enumerate(packed.kinds)]
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


# -- tools --------------------------------------------------------------------------------------


def _tool_ways_of(state: WitchdomState, seat: Seat, potion: int) -> tuple[tuple[Counts, int, int], ...]:
    """List the ways to serve the tool symbols of a potion with what a seat has."""
    edition = state.edition
    named, any_tool = edition.needs_tools[potion], edition.needs_any_tool[potion]
    if not named and not any_tool:
        return _NO_TOOLS
    clan = _tool_counts(edition, state.clan_tools[seat])
    waiting = _tool_counts(edition, state.waiting_tools[seat])
    return _tool_ways(named, any_tool, clan, waiting)


@lru_cache(maxsize=4096)
def _tool_ways(
    named: Counts, any_tool: int, clan: Counts, waiting: Counts
) -> tuple[tuple[Counts, int, int], ...]:
    """List (waiting tools moved by kind, fewest and most symbols left for pairs).

    Each symbol takes a card of its own (WD-TOOL-05): one of the clan, a waiting one, or a pair. What
    a clan tool could serve may be paid with a pair as well, so every number in between is possible.
    """
    ways = {(clan, waiting, 0)}
    for tool in named:
        ways = {step for way in ways for step in _serve(way, (tool,))}
    for _ in range(any_tool):
        ways = {step for way in ways for step in _serve(way, range(KINDS))}
    pairs_by_move: dict[Counts, list[int]] = {}
    for _, rest, pairs in ways:
        moved = tuple(had - left for had, left in zip(waiting, rest, strict=True))
        pairs_by_move.setdefault(moved, []).append(pairs)
    return tuple((moved, min(pairs), max(pairs)) for moved, pairs in sorted(pairs_by_move.items()))


def _serve(way: tuple[Counts, Counts, int], tools: Sequence[int]) -> list[tuple[Counts, Counts, int]]:
    """List what is left after one tool symbol was served in every possible manner."""
    clan, waiting, pairs = way
    steps = [(clan, waiting, pairs + 1)]
    for tool in tools:
        if clan[tool]:
            steps.append((_less(clan, tool), waiting, pairs))
        if waiting[tool]:
            steps.append((clan, _less(waiting, tool), pairs))
    return steps


def _less(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def _tool_counts(edition: WitchdomEdition, cards: Sequence[int]) -> Counts:
    counts = [0] * KINDS
    for card in cards:
        counts[edition.potion_tool[card]] += 1
    return tuple(counts)
