"""The board and the agenda as everybody sees them (WS-INFO-01): their shape, and how they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypedDict

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.agenda import (
    BATCH,
    GRANTED,
    LEFT,
    MAIN,
    RIM,
    SOURCE,
    SYMBOL,
    WAND_SPACE,
    actions_of_phase,
    on_rim,
    rim_kinds,
)
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.entries import EMPTY, FRONTS, SYMBOLS
from witchtable.games.witchstone.rules import crystals, energy, pentagram, wand
from witchtable.games.witchstone.scoring import wand_rank

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "Agenda",
    "ConnectionView",
    "LocationView",
    "PentagramView",
    "ScrollFacts",
    "Shelf",
    "WandView",
    "agenda_view",
    "connections_view",
    "facts_of",
    "locations_view",
    "pentagram_view",
    "shelf_view",
    "wand_view",
]


# -- the agenda: what the running turn still owes its player ------------------------------------


class RimCrystal(TypedDict):
    """A crystal on the rim that waits to be put into the rack."""

    crystal: str  # own or black
    symbol: str


class Batch(TypedDict):
    """A number of actions of one type that has begun."""

    symbol: str
    left: int
    granted: int  # all it has had so far
    source: str  # main, wand, or what granted it as a bonus
    wand_space: int | None
    rim: list[RimCrystal]


class HeldBonus(TypedDict):
    """A bonus that has not been begun."""

    bonus: str  # what grants it: chip, black-chip, vial, black-vial, hexagon or the special tile
    symbols: list[str]  # the types that it can be begun with
    actions: int
    waits: bool  # for the end of the wand's queue
    special: bool  # a special tile, which may be laid instead


class QueuedSpace(TypedDict):
    """A space of the wand still to be dealt with."""

    space: int
    bonus: str | None  # the symbol of a dark space
    actions: int  # already doubled for who is first
    scores: str | None  # what a silver space counts
    points: int  # for each


class TypeToCome(TypedDict):
    """An action type of the placed tile that has not begun."""

    symbol: str
    space: str
    actions: int  # as the cluster is now; it is counted when its phase begins (WS-CLUSTER-05)


class Lapses(TypedDict):
    """What closing the running batch would give up."""

    actions: int
    ends_phase: bool
    bonuses: int


class Agenda(TypedDict):
    """Everything that the running turn still owes its player."""

    batches: list[Batch]  # the running one last
    bonuses: list[HeldBonus]
    queue: list[QueuedSpace]
    types: list[TypeToCome]
    lapses: Lapses


def agenda_view(state: WitchstoneState) -> Agenda:
    """Show what the running turn still owes its player, and what closing now would give up."""
    running = state.batches[-BATCH:]
    return {
        "batches": [
            _batch(state, state.batches[at : at + BATCH]) for at in range(0, len(state.batches), BATCH)
        ],
        "bonuses": [_bonus(state, code, waits=at < state.locked) for at, code in enumerate(state.held)],
        "queue": [_queued(state, entry) for entry in state.queue],
        "types": [
            {
                "symbol": SYMBOLS[symbol],
                "space": SPACES[space],
                "actions": actions_of_phase(state, state.turn, symbol, space),
            }
            for space, symbol in state.todo
        ],
        "lapses": {
            "actions": running[LEFT] if running else 0,
            "ends_phase": len(state.batches) == BATCH and state.round > 0,
            "bonuses": len(state.held) if len(state.batches) == BATCH else 0,
        },
    }


def _batch(state: WitchstoneState, batch: Sequence[int]) -> Batch:
    return {
        "symbol": SYMBOLS[batch[SYMBOL]],
        "left": batch[LEFT],
        "granted": batch[GRANTED],
        "source": _source(state, batch[SOURCE]),
        "wand_space": WAND_SPACE - batch[SOURCE] if batch[SOURCE] < WAND_SPACE else None,
        "rim": [
            {"crystal": crystals.CRYSTALS[kind // 6], "symbol": SYMBOLS[kind % 6]}
            for kind in rim_kinds(batch[RIM])
            for _ in range(on_rim(batch[RIM], kind))
        ],
    }


def _source(state: WitchstoneState, source: int) -> str:
    if source == MAIN:
        return "main"
    return "wand" if source < WAND_SPACE else state.edition.bonuses[source].source


def _bonus(state: WitchstoneState, code: int, *, waits: bool) -> HeldBonus:
    bonus = state.edition.bonuses[code]
    return {
        "bonus": bonus.source,
        "symbols": [SYMBOLS[symbol] for symbol in bonus.symbols],
        "actions": bonus.actions,
        "waits": waits,
        "special": bonus.is_special,
    }


def _queued(state: WitchstoneState, entry: int) -> QueuedSpace:
    at, is_first = divmod(entry, 2)
    space = state.edition.wand_spaces[at]
    assert space is not None
    return {
        "space": at,
        "bonus": space.bonus,
        "actions": wand.actions_of_space(space, is_first=bool(is_first)),
        "scores": space.scores,
        "points": space.points,
    }


# -- the board ----------------------------------------------------------------------------------


class LocationView(TypedDict):
    """A location of the crystal ball."""

    location: str
    type: str
    tower_of: Seat | None
    chip: str | None
    witches: list[Seat]  # who stands there, the Big Witch too


class ConnectionView(TypedDict):
    """A connection between two locations."""

    start: str
    end: str
    length: int
    points: int  # for completing it
    builder: Seat | None
    units: int
    complete: bool


class RingSpace(TypedDict):
    """A space of the pentagram."""

    kind: str  # light, hexagon or owl
    owls: list[int]  # those left, the top one first
    tile: str | None


class PentagramView(TypedDict):
    """The ring with its counters."""

    spaces: list[RingSpace]
    counters: list[int]  # by seat
    ahead: list[list[int]]  # by seat: the spaces on its way, up to the next that brings something
    stack: int  # special tiles


class WandView(TypedDict):
    """The track of the wand; its spaces are printed."""

    counters: list[int]  # by seat
    stacking: list[Seat]  # of those on one space, the lower one comes first (WS-INFO-01)
    ranking: list[Seat]  # the foremost first (WS-END-05)
    last: int


class ShelfCrystal(TypedDict):
    """A crystal in a vial."""

    seat: Seat
    crystal: str


class Shelf(TypedDict):
    """A shelf of the vial rack."""

    shelf: str  # its symbol, or bottom
    vials: int
    crystals: list[ShelfCrystal]


class ScrollFacts(TypedDict):
    """What the rules say of a scroll beyond its entry in the edition."""

    clauses: list[str]
    asks: list[int]  # prophecies: what the minor, the major and the perfect degree take, as printed
    points: list[int]  # prophecies: what they score, by degree from 0 to 3


def locations_view(state: WitchstoneState) -> list[LocationView]:
    """Show the locations of the crystal ball."""
    seats = range(state.seats)
    standing = 0
    for places in state.standing:
        standing |= places
    return [
        {
            "location": location.id,
            "type": location.type,
            "tower_of": state.towers.index(number) if number in state.towers else None,
            "chip": FRONTS[state.chips[number]] if state.chips[number] != EMPTY else None,
            "witches": [seat for seat in seats if state.standing[seat] >> number & 1]
            if standing >> number & 1
            else [],
        }
        for number, location in enumerate(state.edition.locations)
    ]


def connections_view(state: WitchstoneState) -> list[ConnectionView]:
    """Show the connections between them."""
    points = state.edition.connection_points
    return [
        {
            "start": start,
            "end": end,
            "length": length,
            "points": points[number],
            "builder": state.builder[number] if state.builder[number] != EMPTY else None,
            "units": state.units[number],
            "complete": energy.is_complete(state, number),
        }
        for number, (start, end, length) in enumerate(state.edition.connections)
    ]


def pentagram_view(state: WitchstoneState) -> PentagramView:
    """Show the pentagram."""
    edition = state.edition
    spaces: list[RingSpace] = [
        {"kind": kind, "owls": [], "tile": None} for kind in edition.pentagram.spaces
    ]
    for at, stack in edition.owl_number.items():
        spaces[at]["owls"] = list(edition.pentagram.owls[state.owls_taken[stack] :])
    for at, number in edition.hexagon_number.items():
        special = state.hexagons[number]
        spaces[at]["tile"] = edition.special_ids[special] if special != EMPTY else None
    return {
        "spaces": spaces,
        "counters": list(state.ring),
        "ahead": [pentagram.way_to_reward(state, seat) for seat in range(state.seats)],
        "stack": len(state.specials),
    }


def wand_view(state: WitchstoneState) -> WandView:
    """Show the counters on the wand and, for every space with several, who lies below whom."""
    foremost = sorted(range(state.seats), key=lambda seat: wand_rank(state, seat), reverse=True)
    return {
        "counters": list(state.wand),
        "stacking": list(state.stacking),
        "ranking": foremost,
        "last": state.edition.wand.last,
    }


def shelf_view(state: WitchstoneState, shelf: int) -> Shelf:
    """Show a shelf of the vial rack."""
    return {
        "shelf": "bottom" if shelf == crystals.BOTTOM else SYMBOLS[shelf],
        "vials": crystals.capacity(state, shelf),
        "crystals": [
            {"seat": code // 2, "crystal": crystals.CRYSTALS[code % 2]} for code in state.rack[shelf]
        ],
    }


def facts_of(state: WitchstoneState, scrolls: Iterable[int]) -> dict[str, ScrollFacts]:
    """Say of each of these scrolls, by its id, what the rules say of it."""
    edition = state.edition
    found: dict[str, ScrollFacts] = {}
    for scroll in scrolls:
        spell, prophecy = edition.spells[scroll], edition.prophecies[scroll]
        if spell is not None:
            facts: ScrollFacts = {"clauses": list(spell.clauses), "asks": [], "points": []}
        else:
            assert prophecy is not None
            facts = {
                "clauses": [prophecy.clause, "WS-PROPH-01"],
                "asks": list(prophecy.asks),
                "points": list(prophecy.points),
            }
        found[edition.scroll_ids[scroll]] = facts
    return found
