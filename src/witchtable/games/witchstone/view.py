"""What one seat sees (WS-INFO): built up from what lies open, never a copy with secrets removed.

The classes here and in `view_board.py` declare its shape for all who read it, in whatever language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, TypedDict, cast

from witchtable.engine.deal import Value
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Seat
from witchtable.games.witchstone.agenda import PHASES
from witchtable.games.witchstone.cauldron import SPACES, largest_cluster, members
from witchtable.games.witchstone.components import SPECIAL, WitchstoneEdition
from witchtable.games.witchstone.entries import EMPTY, FRONTS, SYMBOLS
from witchtable.games.witchstone.rules import energy, turn, witches
from witchtable.games.witchstone.scroll_kinds import COUNTED, SCROLLS
from witchtable.games.witchstone.view_board import (
    Agenda,
    ConnectionView,
    LocationView,
    PentagramView,
    ScrollFacts,
    Shelf,
    WandView,
    agenda_view,
    connections_view,
    facts_of,
    locations_view,
    pentagram_view,
    shelf_view,
    wand_view,
)

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["OpenView", "View", "open_view", "own_view"]


# -- the players --------------------------------------------------------------------------------


class LaidTile(TypedDict):
    """A hex tile in a cauldron, with the spaces of its first and its second symbol."""

    tile: str
    first: str
    second: str


class LaidSpecial(TypedDict):
    """A special tile in a cauldron."""

    tile: str
    space: str


class CauldronView(TypedDict):
    """What lies in a cauldron besides what is printed there."""

    tiles: list[LaidTile]
    special_tiles: list[LaidSpecial]
    crystals: list[str]  # their spaces
    black_crystal: str | None
    shown: dict[str, list[str]]  # by symbol: the spaces that show it, printed ones too (WS-CLUSTER-01)
    clusters: dict[str, int]  # by symbol: the size of the largest cluster (WS-PROPH-02)


class Witches(TypedDict):
    """The small witches of a player."""

    supply: int
    lying: int
    standing: list[str]  # locations, the Big Witch's tower too


class PrivatePart(TypedDict):
    """What lies behind a player's screen; None for what the viewer may not see."""

    hand: list[str] | None
    owls: list[int] | None
    scrolls: list[str] | None  # prophecies and unused spells
    scrolls_owned: int | None  # used spells too
    degrees: dict[str, int] | None  # how far each prophecy would be fulfilled now: 0 to 3


class Player(PrivatePart):
    """A player as the viewer sees them."""

    tower: str | None
    hand_size: int
    supply: int  # hex tiles
    returned: int  # hex tiles that went back to the box unseen
    discarded: list[str]
    cauldron: CauldronView
    energy: int
    begun: list[str] | None  # both ends of the connection that is not complete yet
    buildable: list[int]  # which connections can take a unit of this player now
    network: list[str]
    witches: Witches
    owl_tiles: int
    chips: int
    special_tiles: list[str]  # beside the screen
    used_special_tiles: list[str]  # those of them that are used up
    used_spells: list[str]
    crystals_aside: int
    removed: int
    counts: dict[str, int]  # what silver spaces and prophecies count, but for scrolls


class _Table(TypedDict):
    """What lies open to all."""

    game: str
    edition: str
    options: dict[str, Value]
    seats: int
    deciders: list[Seat]
    phase: str  # tower, place, order, work or over
    turn: Seat
    round: int  # 0 in set-up
    rounds: int
    starting_player: Seat
    help: list[str]  # the rules that explain what is asked now
    agenda: Agenda
    locations: list[LocationView]
    connections: list[ConnectionView]
    witchstone: list[Seat]  # who stands there, in the order of the bonus spaces
    witchstone_left: list[int]  # the bonus spaces that are still free, the highest first
    pentagram: PentagramView
    wand: WandView
    rack: list[Shelf]
    table: list[str]  # chips
    display: list[str]  # position 1 first
    pile: int
    scrolls: dict[str, ScrollFacts]  # by id: all that the viewer sees
    scores: list[int]
    winners: list[Seat]


class OpenView(_Table):
    """What all views share: but for the own player, what a spectator sees."""

    players: list[Player]


class View(_Table):
    """What one seat, or a spectator, sees."""

    players: list[Player]
    seat: Seat | None


def own_view(state: WitchstoneState, seat: Seat | None, open_view: OpenView) -> dict[str, Any]:
    """Show what only a seat (None: a spectator) sees, in place of what lies open."""
    found: dict[str, Any] = {"seat": seat}
    if seat is not None:
        found["players"] = players = list(open_view["players"])
        players[seat] = cast("Player", {**players[seat], **_private(state, seat, seat)})
    if seat is not None and state.hidden_scrolls:
        found["scrolls"] = open_view["scrolls"] | facts_of(state, state.scrolls[seat])
    return found


def open_view(state: WitchstoneState, memory: Memory) -> OpenView:
    """Show what lies open to all (WS-INFO-01)."""
    part, rack, builder = memory.part, tuple(state.rack), tuple(state.builder)
    scrolls = state.display, tuple(state.spent), tuple(state.scrolls), not state.deciders
    locations = tuple(state.towers), tuple(state.chips), tuple(state.standing)
    ring = tuple(state.owls_taken), tuple(state.hexagons), tuple(state.ring), state.specials
    return {
        "game": "witchstone",
        "edition": state.edition.name,
        "options": part("options", (), lambda: dict(state.options)),
        "seats": state.seats,
        "deciders": list(state.deciders),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "round": state.round,
        "rounds": state.edition.setup.turns,
        "starting_player": state.start,
        "help": list(turn.help_for(state)),
        "agenda": agenda_view(state),
        "locations": part("locations", locations, lambda: locations_view(state)),
        "connections": part(
            "connections", (builder, tuple(state.units)), lambda: connections_view(state)
        ),
        "witchstone": list(state.stone),
        "witchstone_left": list(witches.free_bonus_spaces(state)),
        "pentagram": part("pentagram", ring, lambda: pentagram_view(state)),
        "wand": part("wand", (tuple(state.wand), state.stacking), lambda: wand_view(state)),
        "rack": part("rack", rack, lambda: [shelf_view(state, shelf) for shelf in range(len(rack))]),
        "table": [FRONTS[front] for front in state.table],
        "display": _names(state.edition.scroll_ids, state.display),
        "pile": len(state.pile),
        "scrolls": part("scrolls", scrolls, lambda: facts_of(state, _open_scrolls(state))),
        "players": [
            part(owner, _seen_of(state, owner, rack, builder), partial(_player, state, owner))
            for owner in range(state.seats)
        ],
        "scores": state.scores,
        "winners": list(state.winners),
    }


def _open_scrolls(state: WitchstoneState) -> set[int]:
    """Find the scrolls that everybody sees: on display, used and, unless they are hidden, kept."""
    found = {*state.display, *(scroll for used in state.spent for scroll in used)}
    if not state.hidden_scrolls or not state.deciders:
        found.update(scroll for own in state.scrolls for scroll in own)
    return found


def _private(state: WitchstoneState, owner: Seat, seat: Seat | None) -> PrivatePart:
    """Show what lies behind a player's screen: to the owner and, after the end, to all."""
    edition = state.edition
    sees_all = owner == seat or not state.deciders
    open_scrolls = sees_all or not state.hidden_scrolls
    return {
        "hand": _names(edition.tile_ids, state.hands[owner]) if owner == seat else None,
        # Taken openly, but kept behind the screen until the end (WS-INFO-04).
        "owls": list(state.owls[owner]) if sees_all else None,
        "scrolls": _names(edition.scroll_ids, state.scrolls[owner]) if open_scrolls else None,
        "scrolls_owned": COUNTED[SCROLLS].count_of(state, owner) if open_scrolls else None,
        "degrees": _degrees(state, owner) if open_scrolls else None,
    }


def _seen_of(
    state: WitchstoneState, owner: Seat, rack: tuple[object, ...], builder: tuple[int, ...]
) -> tuple[object, ...]:
    """List everything that it follows from what everybody sees of a player."""
    return (
        state.towers[owner],
        len(state.hands[owner]),
        len(state.supply[owner]),
        len(state.returned[owner]),
        state.discarded[owner],
        state.laid[owner],
        state.laid_specials[owner],
        state.symbols[6 * owner : 6 * owner + 6],
        state.crystals[owner],
        state.black[owner],
        state.stock[owner],
        state.begun[owner],
        state.network[owner],
        state.witches[owner],
        state.lying[owner],
        state.standing[owner],
        state.owls[owner],
        state.kept[owner],
        state.beside[owner],
        state.held if owner == state.turn else (),
        state.spent[owner],
        state.aside[2 * owner : 2 * owner + 2],
        state.removed[owner],
        state.wand[owner],
        state.scrolls[owner],
        not state.deciders,
        state.stone,
        rack,
        builder,
    )


def _player(state: WitchstoneState, owner: Seat) -> Player:
    """Show what everybody sees of a player."""
    edition = state.edition
    tower = state.towers[owner]
    begun = state.begun[owner]
    return {
        "tower": edition.location_ids[tower] if tower != EMPTY else None,
        "hand_size": len(state.hands[owner]),
        "supply": len(state.supply[owner]),
        "returned": len(state.returned[owner]),
        "discarded": _names(edition.tile_ids, state.discarded[owner]),
        "cauldron": _cauldron(state, owner),
        "energy": state.stock[owner],
        "begun": list(edition.connections[begun][:2]) if begun != EMPTY else None,
        "buildable": energy.buildable(state, owner),
        "network": _names(edition.location_ids, members(state.network[owner])),
        "witches": {
            "supply": state.witches[owner],
            "lying": state.lying[owner],
            "standing": _names(edition.location_ids, members(state.standing[owner])),
        },
        "owl_tiles": len(state.owls[owner]),
        "chips": len(state.kept[owner]),
        "special_tiles": _names(edition.special_ids, state.beside[owner]),
        "used_special_tiles": _names(edition.special_ids, _used_specials(state, owner)),
        "used_spells": _names(edition.scroll_ids, state.spent[owner]),
        "crystals_aside": state.aside[2 * owner] + state.aside[2 * owner + 1],
        "removed": state.removed[owner],
        # At some tables nobody may know how many scrolls another one has (WS-INFO-05).
        "counts": {thing.name: thing.count_of(state, owner) for thing in _OPENLY_COUNTED},
        **_private(state, owner, None),
    }


_OPENLY_COUNTED = [thing for number, thing in enumerate(COUNTED) if number != SCROLLS]


def _used_specials(state: WitchstoneState, owner: Seat) -> list[int]:
    """List the special tiles beside the screen that do not wait to be used any more (WS-BONUS-05)."""
    held = [code - SPECIAL for code in state.held] if owner == state.turn else []
    return [special for special in state.beside[owner] if special not in held]


def _degrees(state: WitchstoneState, owner: Seat) -> dict[str, int]:
    edition = state.edition
    return {
        edition.scroll_ids[scroll]: prophecy.degree(state, owner)
        for scroll in state.scrolls[owner]
        if (prophecy := edition.prophecies[scroll]) is not None
    }


def _cauldron(state: WitchstoneState, owner: Seat) -> CauldronView:
    return state.edition.derived(_known_cauldrons)(
        state.laid[owner],
        state.laid_specials[owner],
        state.crystals[owner],
        state.black[owner],
        tuple(state.symbols[6 * owner : 6 * owner + 6]),
    )


def _known_cauldrons(edition: WitchstoneEdition) -> Callable[..., CauldronView]:
    return lru_cache(maxsize=2048)(partial(_show_cauldron, edition))


def _show_cauldron(
    edition: WitchstoneEdition,
    laid: tuple[tuple[int, int, int], ...],
    specials: tuple[tuple[int, int], ...],
    crystals: int,
    black: int,
    shown: tuple[int, ...],
) -> CauldronView:
    """Show a cauldron; remembered, since a turn changes only one. Nobody changes what a view shows."""
    return {
        "tiles": [
            {"tile": edition.tile_ids[tile], "first": SPACES[first], "second": SPACES[second]}
            for tile, first, second in laid
        ],
        "special_tiles": [
            {"tile": edition.special_ids[tile], "space": SPACES[space]} for tile, space in specials
        ],
        "crystals": _names(SPACES, members(crystals)),
        "black_crystal": SPACES[members(black)[0]] if black else None,
        "shown": dict(zip(SYMBOLS, map(list, map(_spaces, shown)), strict=True)),
        "clusters": dict(zip(SYMBOLS, map(largest_cluster, shown), strict=True)),
    }


@lru_cache(maxsize=10_000)
def _spaces(spaces: int) -> tuple[str, ...]:
    """Name the spaces of a set; the same ones are shown again and again."""
    return tuple(_names(SPACES, members(spaces)))


def _names(ids: Sequence[str], numbers: Iterable[int]) -> list[str]:
    return [ids[number] for number in numbers]
