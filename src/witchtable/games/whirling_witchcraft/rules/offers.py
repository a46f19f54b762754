"""The actions of an edition, ready-made, and what each use of a recipe does to the heaps.

They are built once and belong to the edition (`offers_of`): they go when it goes.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from witchtable.engine.moves import Action
from witchtable.engine.notation import Words
from witchtable.games.whirling_witchcraft.actions import (
    Back,
    Book,
    Call,
    Done,
    Play,
    Potion,
    Raven,
    Rotate,
    Use,
)
from witchtable.games.whirling_witchcraft.cubes import (
    EVERYTHING,
    HIGH,
    KINDS,
    NOTHING,
    ONE,
    Heap,
    counts,
    pack,
    smaller,
)

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.components import Variant, WhirlingEdition
    from witchtable.games.whirling_witchcraft.personalities import Point, Power

__all__ = [
    "AS",
    "BOOK",
    "CAULDRON",
    "INTO",
    "MADE",
    "Allotment",
    "Effect",
    "Offers",
    "Way",
    "after_use",
    "allotment_of",
    "fillable",
    "missing_for",
    "offers_of",
    "take_apart",
]

_WIDTH: Final = 8 * KINDS  # bits of a heap
_MOST_WORDS: Final = 12  # of a use: six inputs and six outputs
_MOST_REMEMBERED: Final = 100_000  # uses of all recipes; our box has 42,099 of them
MADE, CAULDRON, BOOK = "made-", "cauldron-", "book-"
AS, INTO = "as-", "into-"
"""Before the type of a hybrid input without an origin, and of a hybrid or free output."""


def take_apart(word: str) -> tuple[str, str]:
    """Split the word for a cube: where it comes from (nothing: the workbench), and its type."""
    origin, _, kind = word.rpartition("-")
    return origin, kind


class Effect(NamedTuple):
    """What a use of a recipe takes from where, and what it makes."""

    bench: Heap
    made: Heap
    cauldron: Heap
    make: Heap


class Allotment:
    """The uses of a recipe that differ only in where the cubes come from, and what each one does."""

    __slots__ = ("effects", "uses")

    def __init__(self, uses: tuple[Use, ...], effects: tuple[Effect, ...]) -> None:
        self.uses = uses
        self.effects = effects


class Way:
    """One way to fill the spaces of one recipe; `plain` takes everything from the workbench."""

    __slots__ = (
        "allotments", "chosen", "code", "kinds", "make", "mask", "need", "picked", "plain", "recipe",
    )  # fmt: skip

    plain: Allotment

    def __init__(self, code: int, recipe: str, variant: Variant) -> None:
        self.code = code
        self.recipe = recipe
        self.allotments: dict[int, Allotment] = {}
        self.need = need = variant.need
        self.make = variant.make
        self.picked: Words = tuple(AS + word for word in variant.picked)
        self.chosen: Words = tuple(INTO + word for word in variant.chosen)
        self.kinds = [(kind, count) for kind, count in enumerate(counts(need)) if count]
        self.mask = sum(EVERYTHING[kind] for kind, _ in self.kinds)


Heaps: TypeAlias = tuple[Heap, Heap, Heap, Heap]
"""Where cubes can come from: the workbench, outputs, the cauldron, and what Books name."""
Share: TypeAlias = tuple[int, int, int, int, int]
"""A type, and how many of its cubes come from each of these heaps."""


class Offers:
    """Ready-made actions, by the numbers the state uses."""

    def __init__(self, edition: WhirlingEdition) -> None:
        self.edition = edition
        kinds = edition.kind_ids
        self._kinds = kinds
        self.own: dict[Power, list[Action]] = {
            power: [*power.vocabulary(edition)] for power in edition.powers
        }
        """The actions of each power, as it lists them."""
        self.play = [
            action for recipe in edition.recipes for action in (Play(recipe.id), Rotate(recipe.id))
        ]
        self.potion = [Potion(kind) for kind in kinds]
        self.ravens = [
            (Raven(tuple(sorted(kinds[kind] for kind in some))), sum(ONE[kind] for kind in some))
            for size in range(1, edition.rules.raven_cubes + 1)
            for some in combinations_with_replacement(range(KINDS), size)
        ]
        self.book = [Book(kind) for kind in kinds]
        self.done, self.back, self.call = Done(), Back(), Call()
        self.effects: list[dict[Use, Effect]] = [{} for _ in edition.code_ids]
        self._built = 0
        self.code_of = {id: code for code, id in enumerate(edition.code_ids) if not code & 1}
        self.ways: list[list[Way]] = []
        for code, variants in enumerate(edition.variants):
            ways = []
            for variant in variants:
                way = Way(code, edition.code_ids[code], variant)
                use = self._use(way, [(kind, count, 0, 0, 0) for kind, count in way.kinds])
                way.plain = Allotment((use,), (self.effects[code][use],))
                ways.append(way)
            self.ways.append(ways)
        self.always_needed = [
            pack(map(min, *(counts(way.need) for way in (*ways, ways[0])))) for ways in self.ways
        ]
        """By code: what each of its ways needs."""

    def __reduce__(self) -> tuple[Any, ...]:
        return offers_of, (self.edition,)

    def allot(self, way: Way, bench: Heap, made: Heap, cauldron: Heap, books: Heap) -> Allotment:
        """List every way to take the inputs from these heaps (WW-ARC-12, WW-ENG-06)."""
        need = way.need
        # Beyond what the recipe needs, more of a type makes no difference (as `smaller`, but hot).
        full = (((bench | HIGH) - need & HIGH) >> 7) * 0x7F
        bench ^= (bench ^ need) & full
        full = (((made | HIGH) - need & HIGH) >> 7) * 0x7F
        made ^= (made ^ need) & full
        # Two heaps share a key's fields: a recipe has too few spaces to need more than half of one.
        key = bench | made << 4
        if cauldron or books:
            cauldron, books = smaller(cauldron, need), smaller(books, need)
            key |= (cauldron | books << 4) << _WIDTH
        found = way.allotments.get(key)
        if found is None:
            if self._built > _MOST_REMEMBERED:
                self._forget()
            found = way.allotments[key] = self._allot(way, bench, made, cauldron, books)
            self._built += len(found.uses)
        return found

    def _forget(self) -> None:
        """Forget what can be built again: all but the plain uses."""
        self._built = 0
        for code, ways in enumerate(self.ways):
            self.effects[code].clear()
            for way in ways:
                way.allotments.clear()
                self.effects[code][way.plain.uses[0]] = way.plain.effects[0]

    def _allot(self, way: Way, bench: Heap, made: Heap, cauldron: Heap, books: Heap) -> Allotment:
        shares = shares_of(way, (bench, made, cauldron, books))
        uses = tuple(self._use(way, list(choice)) for choice in product(*shares))
        return Allotment(uses, tuple(self.effects[way.code][use] for use in uses))

    def most_useful(self, ways: list[Way], heaps: Heaps, most: int) -> list[Use]:
        """List `most` uses of some ways that have more: those of each that empty the workbench most.

        No way is left out for another one's sake, and no more uses are built than are listed.
        """
        shares = [shares_of(way, heaps) for way in ways]
        sizes = [prod(map(len, each)) for each in shares]
        places, left = [0] * len(ways), most
        smallest_first = sorted(range(len(ways)), key=sizes.__getitem__)
        for rank, at in enumerate(smallest_first):
            places[at] = min(sizes[at], left // (len(ways) - rank))
            left -= places[at]
        if self._built > _MOST_REMEMBERED:
            self._forget()
        self._built += most
        return [
            self._use(way, choice)
            for at, way in enumerate(ways)
            for choice in _nearest(shares[at], places[at])
        ]

    def effect(self, code: int, action: Use) -> Effect:
        """Find what a legal use does: also of one that was never offered in this process."""
        found = self.effects[code].get(action) or self.effect_of(code, action)
        assert found is not None, f"{action} is no use of this recipe"
        return found

    def effect_of(self, code: int, action: Use) -> Effect | None:
        """Find what a use of a recipe does, whether it was built before or not; None if it is none."""
        if len(action.cubes) > _MOST_WORDS:
            return None  # (and a heap could not count them)
        chosen = tuple(word for word in action.cubes if word.startswith(INTO))
        taken = {"": NOTHING, MADE: NOTHING, CAULDRON: NOTHING, BOOK: NOTHING}
        for word in action.cubes:
            origin, kind = take_apart(word)
            origin = f"{origin}-" if origin else origin
            if origin == INTO:
                continue
            if origin not in taken or kind not in self.edition.kind_index:
                return None
            taken[origin] += ONE[self.edition.kind_index[kind]]
        need = sum(taken.values())
        for way in self.ways[code]:
            if way.need == need and way.chosen == chosen:
                return Effect(taken[""], taken[MADE], taken[CAULDRON], way.make)
        return None

    def _use(self, way: Way, shares: list[Share]) -> Use:
        """Build the action for (kind, from bench, made, cauldron, book), and note its effect."""
        words = list(way.chosen)
        bench = made = cauldron = NOTHING
        for kind, b, m, c, f in shares:
            name = self._kinds[kind]
            words += [name] * b + [MADE + name] * m + [CAULDRON + name] * c + [BOOK + name] * f
            bench += b * ONE[kind]
            made += m * ONE[kind]
            cauldron += c * ONE[kind]
        action = Use(way.recipe, tuple(sorted(words)))
        self.effects[way.code][action] = Effect(bench, made, cauldron, way.make)
        return action


def shares_of(way: Way, heaps: Heaps) -> list[list[Share]]:
    """List for each type that a way needs where its cubes can come from, the workbench first."""
    limits = list(zip(*(counts(smaller(heap, way.need)) for heap in heaps), strict=True))
    return [
        [
            (kind, b, m, c, f)
            for b in range(limits[kind][0], -1, -1)
            for m in range(limits[kind][1], -1, -1)
            for c in range(limits[kind][2], -1, -1)
            if 0 <= (f := count - b - m - c) <= limits[kind][3]
        ]
        for kind, count in way.kinds
    ]


def _nearest(shares: list[list[Share]], most: int) -> list[list[Share]]:
    """Choose a share of each type in so many ways: with the fewest cubes from beside the workbench."""
    found: list[list[Share]] = []
    elsewhere = 0
    while len(found) < most:
        found += _with_elsewhere(shares, elsewhere)
        elsewhere += 1
    return found[:most]


def _with_elsewhere(shares: list[list[Share]], elsewhere: int) -> list[list[Share]]:
    """Choose a share of each type so that exactly so many cubes are not from the workbench."""
    if not shares:
        return [] if elsewhere else [[]]
    return [
        [share, *rest]
        for share in shares[0]
        if sum(share[2:]) <= elsewhere
        for rest in _with_elsewhere(shares[1:], elsewhere - sum(share[2:]))
    ]


def offers_of(edition: WhirlingEdition) -> Offers:
    """Find the actions of an edition."""
    return edition.derived(Offers)


# -- what can be filled -------------------------------------------------------------------------
#
# Here what recipes need is held against what is there: the rules and the brewing helper ask it. (As
# `cubes.fits`, written out. The bots have it written out again, in `mind/exploring.py`.)


def fillable(
    offers: Offers, tableau: tuple[int, ...], point: Point, feeds: bool, most: int = 0
) -> list[Way]:
    """List every way to fill a recipe of a tableau that was not used yet (WW-BREW-01, -03, -05).

    At `most` so many, if it is not 0: for whoever only wants to know whether there is any.
    """
    bench, made, cauldron, used, books = point
    # A Book's type is there in any number: its field is full, whatever else lies there.
    available = (bench + made + cauldron if feeds else bench + made) | books | HIGH
    ways_of = offers.ways
    found = []
    bit = 1
    for code in tableau:
        if not used & bit:
            for way in ways_of[code]:
                if (available - way.need) & HIGH == HIGH:
                    found.append(way)
                    if most and len(found) == most:
                        return found
        bit <<= 1
    return found


def missing_for(offers: Offers, code: int, point: Point, feeds: bool) -> Heap:
    """Find what there is too little of, whatever is chosen for the hybrid inputs of a recipe."""
    bench, made, cauldron, _, books = point
    available = (bench + made + cauldron if feeds else bench + made) | books
    always = offers.always_needed[code]
    return always - smaller(always, available)


def allotment_of(offers: Offers, way: Way, point: Point, feeds: bool) -> Allotment:
    """List every origin that the cubes of one such way can have (WW-ARC-12, WW-ENG-06)."""
    bench, made, cauldron, _, books = point
    if not feeds:
        cauldron = NOTHING
    if not (made | cauldron | books) & way.mask:
        return way.plain
    return offers.allot(way, bench, made, cauldron, books)


# -- what a use leads to --------------------------------------------------------------------------


def after_use(point: Point, effect: Effect, bit: int) -> Point:
    """Find where the use of a recipe (as a bit) leads: inputs go, outputs come (WW-BREW-02)."""
    bench, made, cauldron, used, books = point
    from_bench, from_made, from_cauldron, make = effect
    return (
        bench - from_bench,
        made - from_made + make,
        cauldron - from_cauldron,
        used | bit,
        books,
    )
