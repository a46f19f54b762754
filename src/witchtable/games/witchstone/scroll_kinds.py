"""What prophecies count (WS-PROPH): each prophecy of an edition is one object.

It knows what its entry must have, its rule and its words, what it counts, and what bots guess about it.
Silver spaces of the wand (WS-WAND-12) count the same things as prophecies do: `COUNTED`. Spells are in
`spell_kinds.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from witchtable.engine.edition import Reader
from witchtable.engine.moves import Seat
from witchtable.games.witchstone.cauldron import largest_cluster
from witchtable.games.witchstone.entries import EMPTY, SYMBOLS, Scroll

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "CHIPS",
    "CONNECTIONS",
    "COUNTED",
    "CRYSTALS",
    "SCROLLS",
    "SPECIAL_TILES",
    "THINGS",
    "WITCHES_LYING",
    "WITCHES_ON_BOARD",
    "Counted",
    "Prophecy",
    "Silver",
    "check_prophecy",
    "count_all",
    "count_of",
    "read_prophecy",
]


# -- what is counted ----------------------------------------------------------------------------


def _connections(state: WitchstoneState, seat: Seat) -> int:
    """Count own completed connections: all but the one that is begun (WS-WAND-12, WS-ENERGY-03)."""
    return state.builder.count(seat) - (state.begun[seat] != EMPTY)


def _witches_on_board(state: WitchstoneState, seat: Seat) -> int:
    """Count witches lying and standing, the Big Witch too (WS-WAND-12, WS-PROPH-11)."""
    return state.lying[seat] + state.standing[seat].bit_count()


def _witches_lying(state: WitchstoneState, seat: Seat) -> int:
    """Count witches lying beside the tower (WS-PROPH-12)."""
    return state.lying[seat]


def _scrolls(state: WitchstoneState, seat: Seat) -> int:
    """Count scrolls owned, used spells included (WS-SPELL-10, WS-PROPH-15)."""
    return len(state.scrolls[seat]) + len(state.spent[seat])


def _chips(state: WitchstoneState, seat: Seat) -> int:
    """Count magic chips owned, used or not (WS-WAND-14)."""
    return len(state.kept[seat])


def _crystals(state: WitchstoneState, seat: Seat) -> int:
    """Count own-colour crystals in the rack; the black one never counts (WS-CRYSTAL-11)."""
    own, found = 2 * seat, 0
    for shelf in state.rack:
        if shelf:
            found += shelf.count(own)
    return found


def _special_tiles(state: WitchstoneState, seat: Seat) -> int:
    """Count special tiles in the cauldron and beside the screen (WS-WAND-13)."""
    return len(state.beside[seat]) + len(state.laid_specials[seat])


def _silver_spaces(state: WitchstoneState, seat: Seat) -> int:
    """Count silver spaces reached or passed (WS-PROPH-13)."""
    return state.edition.silver_passed[state.wand[seat]]


class Silver(NamedTuple):
    """How silver spaces score a thing: the line of the score sheet, and its rule."""

    line: str
    clause: str


class Counted(NamedTuple):
    """One thing that is counted."""

    name: str
    count_of: Callable[[WitchstoneState, Seat], int]
    growth: float
    """How much of it a turn usually brings: a guess of bots."""
    clause: str | None
    """The rule of its prophecy; None if there is none."""
    silver: Silver | None = None
    """None if no silver space scores it."""


_EACH: Final = "WS-WAND-12"
COUNTED: Final[tuple[Counted, ...]] = (
    Counted("connections", _connections, 0.6, None, Silver("wand-connections", _EACH)),
    Counted("witches-on-board", _witches_on_board, 0.75, "WS-PROPH-11", Silver("wand-witches", _EACH)),
    Counted("witches-lying", _witches_lying, 0.15, "WS-PROPH-12"),
    Counted("scrolls", _scrolls, 0.5, "WS-PROPH-15", Silver("wand-scrolls", _EACH)),
    Counted("chips", _chips, 0.6, "WS-PROPH-16", Silver("wand-chips", _EACH)),
    Counted("crystals", _crystals, 0.4, "WS-PROPH-17", Silver("wand-crystals", _EACH)),
    Counted("special-tiles", _special_tiles, 0.35, "WS-PROPH-14", Silver("wand-tiles", "WS-WAND-13")),
    Counted("silver-spaces", _silver_spaces, 0.35, "WS-PROPH-13"),
)
"""Everything that silver spaces and prophecies count. Below: their numbers, for lists of counts."""
CONNECTIONS, WITCHES_ON_BOARD, WITCHES_LYING, SCROLLS, CHIPS, CRYSTALS, SPECIAL_TILES = range(7)
_COUNTS: Final[tuple[Callable[[WitchstoneState, Seat], int], ...]] = tuple(
    thing.count_of for thing in COUNTED
)
THINGS: Final = {thing.name: number for number, thing in enumerate(COUNTED)}


def count_all(state: WitchstoneState, seat: Seat) -> list[int]:
    """Count everything of a seat that silver spaces and prophecies count, in the order of COUNTED."""
    return [count_of(state, seat) for count_of in _COUNTS]


def count_of(state: WitchstoneState, seat: Seat, thing: int) -> int:
    """Count one thing of a seat, by its number."""
    return _COUNTS[thing](state, seat)


# -- prophecies ---------------------------------------------------------------------------------

_PERFECT: Final = 3


class Prophecy:
    """One prophecy of an edition; how far it is fulfilled goes from 0 (not enough) to 3 (perfectly)."""

    def __init__(self, scroll: Scroll, points: tuple[int, ...], clause: str) -> None:
        assert scroll.counts is not None
        self.name: str = scroll.counts
        """What its line of the score sheet is called."""
        self.clause = clause
        self.points = scroll.points or points
        """What it scores, by how far it is fulfilled: its own figures, or those of all prophecies."""
        self.ladder = scroll.at_least or (1, 2, _PERFECT)
        """How much the minor, the major and the perfect degree take."""
        self.asks = self.ladder
        """The same as it is printed."""
        self.thing = EMPTY
        """The number of what it counts, if silver spaces could count it, too."""
        self.by_place = False
        """Whether it wants certain locations."""

    def reached(self, state: WitchstoneState, seat: Seat) -> int:
        """Say how much a seat has of what this counts, or how many of its steps are met."""
        raise NotImplementedError

    def degree(self, state: WitchstoneState, seat: Seat) -> int:
        """Say how far a seat would fulfil it if the game ended now (WS-PROPH-01)."""
        reached = self.reached(state, seat)
        degree = 0
        for bound in self.ladder:
            if reached >= bound:
                degree += 1
        return degree

    def scored(self, state: WitchstoneState, seat: Seat) -> int:
        """Say what it would score for a seat if the game ended now (WS-PROPH-01)."""
        return self.points[self.degree(state, seat)]

    def wants_witches(self, state: WitchstoneState, seat: Seat) -> list[int]:  # noqa: ARG002
        """List the locations, as bits, that a witch should go to: step by step, those not met yet."""
        return []

    def wants_joined(self, state: WitchstoneState, seat: Seat) -> list[int]:  # noqa: ARG002
        """List the locations that should be joined to the tower, in the same way."""
        return []

    def worth_of_one_more(self, has: int) -> float:
        """Guess what one more of what it counts is worth to who has so many. (For bots.)"""
        low, _, high = self.ladder
        return (self.points[_PERFECT] - self.points[1]) / max(1, high - low + 1) if has < high else 0.0

    def at_first_sight(self, shown: Sequence[int]) -> float:  # noqa: ARG002
        """Guess what it is worth to who looks at no more than the symbols of a cauldron. (For bots.)"""
        return self.points[2] - 1.5

    def expected(self, state: WitchstoneState, seat: Seat, turns: int) -> float:
        """Guess how much a seat will have at the end, after so many more turns. (For bots.)"""
        raise NotImplementedError

    def expected_points(self, state: WitchstoneState, seat: Seat, turns: int) -> float:
        """Guess what it will score at the end. (For bots.)"""
        none, minor, major, perfect = self.points
        low, middle, high = self.ladder
        reached = self.expected(state, seat, turns)
        if reached >= high:
            return float(perfect)
        if reached >= middle:
            return major + (perfect - major) * (reached - middle) / (high - middle)
        if reached >= low:
            return minor + (major - minor) * (reached - low) / (middle - low)
        return none + (minor - none) * max(0.0, 1.0 - (low - reached) / 2.0)


class _OfThings(Prophecy):
    """So many of one thing (WS-PROPH-11 to -17)."""

    def __init__(self, scroll: Scroll, points: tuple[int, ...], clause: str) -> None:
        super().__init__(scroll, points, clause)
        self.thing = THINGS[self.name]
        self._counted = COUNTED[self.thing]

    def reached(self, state: WitchstoneState, seat: Seat) -> int:
        return self._counted.count_of(state, seat)

    def expected(self, state: WitchstoneState, seat: Seat, turns: int) -> float:
        return self.reached(state, seat) + self._counted.growth * turns


class _OfCluster(Prophecy):
    """A large cluster of one symbol (WS-PROPH-02)."""

    def __init__(self, scroll: Scroll, points: tuple[int, ...], clause: str) -> None:
        super().__init__(scroll, points, clause)
        assert scroll.symbol is not None
        self._symbol = SYMBOLS.index(scroll.symbol)

    def reached(self, state: WitchstoneState, seat: Seat) -> int:
        return largest_cluster(state.symbols[6 * seat + self._symbol])

    def expected(self, state: WitchstoneState, seat: Seat, turns: int) -> float:
        return self.reached(state, seat) + 0.3 * turns

    def at_first_sight(self, shown: Sequence[int]) -> float:
        return self.points[1] - 1.0 + 0.5 * shown[self._symbol].bit_count()


class _OfPlaces(Prophecy):
    """Locations in their order; a type named twice needs two places (WS-PROPH-04 to -07)."""

    def __init__(self, scroll: Scroll, points: tuple[int, ...], clause: str) -> None:
        super().__init__(scroll, points, clause)
        self.wanted = scroll.locations or ()
        self.by_place = True
        self._needed = [self.wanted[: step + 1].count(kind) for step, kind in enumerate(self.wanted)]
        self._steps: dict[int, list[int]] = {}

    def places(self, state: WitchstoneState, seat: Seat) -> int:
        """Find the locations that count, as bits."""
        raise NotImplementedError

    def reached(self, state: WitchstoneState, seat: Seat) -> int:
        places, needed, reached = self.places(state, seat), self._needed, 0
        for wanted in self._wanted_by(state, seat):
            if (places & wanted).bit_count() < needed[reached]:
                break
            reached += 1
        return reached

    def expected(self, state: WitchstoneState, seat: Seat, turns: int) -> float:
        reached = self.reached(state, seat)
        return reached + min(0.15 * turns, float(_PERFECT) - reached)

    def _wanted_by(self, state: WitchstoneState, seat: Seat) -> list[int]:
        """List the locations of each step, as bits; worked out once for each tower."""
        tower = state.towers[seat]
        found = self._steps.get(tower)
        if found is None:
            located = state.edition.located
            found = self._steps[tower] = [_located(located, kind, tower) for kind in self.wanted]
        return found

    def _missing(self, state: WitchstoneState, seat: Seat) -> list[int]:
        return self._wanted_by(state, seat)[self.reached(state, seat) :]


def _located(located: Mapping[str, int], kind: str, tower: int) -> int:
    """Find the locations of a kind; towers are the own one or all others (WS-PROPH-08)."""
    if kind not in ("own-tower", "foreign-tower"):
        return located[kind]
    own = 1 << tower if tower != EMPTY else 0
    return own if kind == "own-tower" else located["tower"] & ~own


class _OfWitches(_OfPlaces):
    """Witches at locations (WS-PROPH-04, -05)."""

    def __init__(self, scroll: Scroll, points: tuple[int, ...], clause: str) -> None:
        super().__init__(scroll, points, clause)
        if len(set(self.wanted)) == 1:
            self.name, self.clause = "witches-alike", "WS-PROPH-05"

    def places(self, state: WitchstoneState, seat: Seat) -> int:
        return state.standing[seat]

    def wants_witches(self, state: WitchstoneState, seat: Seat) -> list[int]:
        return self._missing(state, seat)


class _OfConnected(_OfPlaces):
    """Locations joined to the own tower by own connections (WS-PROPH-06)."""

    def places(self, state: WitchstoneState, seat: Seat) -> int:
        return state.network[seat]

    def wants_joined(self, state: WitchstoneState, seat: Seat) -> list[int]:
        return self._missing(state, seat)


class _OfRank(Prophecy):
    """First, second and third at the Witchstone are 3, 2 and 1 degrees (WS-PROPH-10)."""

    def __init__(self, scroll: Scroll, points: tuple[int, ...], clause: str) -> None:
        super().__init__(scroll, points, clause)
        self.asks = (_PERFECT, 2, 1)

    def reached(self, state: WitchstoneState, seat: Seat) -> int:
        return max(0, _PERFECT - state.stone.index(seat)) if seat in state.stone else 0

    def expected(self, state: WitchstoneState, seat: Seat, turns: int) -> float:  # noqa: ARG002
        return float(self.reached(state, seat))

    def expected_points(self, state: WitchstoneState, seat: Seat, turns: int) -> float:
        reached, none = self.reached(state, seat), self.points[0]
        if reached:
            return float(self.points[reached])
        best = self.points[_PERFECT - min(_PERFECT, len(state.stone))]
        return none + (best - none) * min(0.8, 0.07 * turns)


class _Kind(NamedTuple):
    """A kind of prophecy: its class, its rule, and the fields that its entries must have."""

    make: Callable[[Scroll, tuple[int, ...], str], Prophecy]
    clause: str
    needs: tuple[str, ...]


_KINDS: Final[Mapping[str, _Kind]] = {
    "cluster": _Kind(_OfCluster, "WS-PROPH-02", ("symbol", "at_least")),
    "witches": _Kind(_OfWitches, "WS-PROPH-04", ("locations",)),
    "connected": _Kind(_OfConnected, "WS-PROPH-06", ("locations",)),
    "witchstone-rank": _Kind(_OfRank, "WS-PROPH-10", ()),
} | {
    thing.name: _Kind(_OfThings, thing.clause, ("at_least",))
    for thing in COUNTED
    if thing.clause is not None
}


def read_prophecy(scroll: Scroll, points: tuple[int, ...]) -> Prophecy | None:
    """Make the prophecy of an entry; `points` are those of all that have none of their own."""
    if scroll.counts is None:
        return None
    kind = _KINDS[scroll.counts]
    return kind.make(scroll, points, kind.clause)


def check_prophecy(reader: Reader, scroll: Scroll) -> None:
    """Check that the entry of a prophecy has what its kind needs, and nothing else."""
    assert scroll.counts is not None
    entry, kind = f"pieces.scrolls.{scroll.id}", _KINDS[scroll.counts]
    reader.require(scroll.adds == 0, f"{entry}.adds", "only spells add actions")
    reader.require(scroll.does is None, f"{entry}.does", "only spells do something")
    three = scroll.locations is not None and len(scroll.locations) == _PERFECT
    by_place = "locations" in kind.needs
    reader.require(three == by_place, f"{entry}.locations", "expected three for this kind only")
    ladder = "at_least" in kind.needs
    reader.require((scroll.at_least is not None) == ladder, f"{entry}.at_least", "does not fit")
    shown = scroll.symbol is not None and scroll.symbol != "any"
    fits = shown if "symbol" in kind.needs else scroll.symbol is None
    reader.require(fits, f"{entry}.symbol", "expected for clusters only")
