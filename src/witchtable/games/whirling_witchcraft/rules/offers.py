"""The actions of an edition, built once, and what each use of a recipe does to the heaps."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any, Final, NamedTuple

from witchtable.engine.notation import Words
from witchtable.games.whirling_witchcraft.actions import (
    Back,
    Book,
    Call,
    Claim,
    Dare,
    Done,
    Gain,
    Gamble,
    Keep,
    Move,
    Play,
    Potion,
    Raven,
    Redraw,
    Rotate,
    Scholar,
    Use,
)
from witchtable.games.whirling_witchcraft.components import ARCANA, Variant, WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import (
    EVERYTHING,
    HIGH,
    KINDS,
    NOTHING,
    ONE,
    Heap,
    counts,
    smaller,
)

__all__ = ["AS", "INTO", "Allotment", "Effect", "Offers", "Way", "offers_of"]

_WIDTH: Final = 8 * KINDS  # bits of a heap
MADE, CAULDRON, BOOK = "made-", "cauldron-", "book-"
AS, INTO = "as-", "into-"
"""Before the type of a hybrid input without an origin, and of a hybrid or free output."""


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


class Offers:
    """Ready-made actions, by the numbers the state uses."""

    def __init__(self, edition: WhirlingEdition) -> None:
        self._edition = edition
        kinds = edition.kind_ids
        self._kinds = kinds
        self.gain = [Gain(kind) for kind in kinds]
        self.redraw, self.keep = Redraw(), Keep()
        self.play = [
            action for recipe in edition.recipes for action in (Play(recipe.id), Rotate(recipe.id))
        ]
        self.gamble = Gamble()
        self.dare = [[Dare(arcana, way) for arcana in ARCANA] for way in ("upright", "rotated")]
        self.potion = [Potion(kind) for kind in kinds]
        self.ravens = [
            (Raven(tuple(sorted(kinds[kind] for kind in some))), sum(ONE[kind] for kind in some))
            for size in (1, 2)
            for some in combinations_with_replacement(range(KINDS), size)
        ]
        self.book = [Book(kind) for kind in kinds]
        self.move = [Move(kind) for kind in kinds]
        self.scholar = [
            [Scholar(kind, payment) for kind in kinds] for payment in ("mandrake", MADE + "mandrake")
        ]
        self.mandrake = ONE[edition.kind_index["mandrake"]]
        self.claim = [Claim(kind) for kind in kinds]
        self.done, self.back, self.call = Done(), Back(), Call()
        self.effects: list[dict[Use, Effect]] = [{} for _ in edition.code_ids]
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

    def __reduce__(self) -> tuple[Any, ...]:
        return offers_of, (self._edition,)

    def allot(self, way: Way, bench: Heap, made: Heap, cauldron: Heap, books: Heap) -> Allotment:
        """List every way to take the inputs from these heaps (WW-ARC-12, WW-ENG-06)."""
        need = way.need
        # Beyond what the recipe needs, more of a type makes no difference (as `smaller`, but hot).
        full = (((bench | HIGH) - need & HIGH) >> 7) * 0x7F
        bench = need & full | bench & ~full
        full = (((made | HIGH) - need & HIGH) >> 7) * 0x7F
        made = need & full | made & ~full
        # Two heaps share a key's fields: a recipe has too few spaces to need more than half of one.
        key = bench | made << 4
        if cauldron or books:
            cauldron, books = smaller(cauldron, need), smaller(books, need)
            key |= (cauldron | books << 4) << _WIDTH
        found = way.allotments.get(key)
        if found is None:
            found = way.allotments[key] = self._allot(way, bench, made, cauldron, books)
        return found

    def _allot(self, way: Way, bench: Heap, made: Heap, cauldron: Heap, books: Heap) -> Allotment:
        shares = []
        heaps = (counts(bench), counts(made), counts(cauldron), counts(books))
        limits = list(zip(*heaps, strict=True))
        for kind, count in way.kinds:
            on_bench, on_outputs, in_cauldron, free = limits[kind]
            shares.append(
                [
                    (kind, b, m, c, f)
                    for b in range(on_bench, -1, -1)
                    for m in range(on_outputs, -1, -1)
                    for c in range(in_cauldron, -1, -1)
                    if 0 <= (f := count - b - m - c) <= free
                ]
            )
        uses = tuple(self._use(way, list(choice)) for choice in product(*shares))
        return Allotment(uses, tuple(self.effects[way.code][use] for use in uses))

    def _use(self, way: Way, shares: list[tuple[int, int, int, int, int]]) -> Use:
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


@cache
def offers_of(edition: WhirlingEdition) -> Offers:
    """Build the actions of an edition once."""
    return Offers(edition)
