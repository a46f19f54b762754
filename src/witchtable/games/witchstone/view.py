"""What one seat sees (WS-INFO): built up from what lies open, never a copy with secrets removed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.cauldron import SPACES, cluster_at, members
from witchtable.games.witchstone.entries import EMPTY, FRONTS, SYMBOLS
from witchtable.games.witchstone.rules import crystals, energy, wand
from witchtable.games.witchstone.rules.agenda import (
    BATCH,
    GRANTED,
    LEFT,
    MAIN,
    PHASES,
    RIM,
    SOURCE,
    SYMBOL,
    WAND_SPACE,
    on_rim,
    rim_kinds,
)

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["open_view", "view"]


def view(state: WitchstoneState, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
    """Show the table as a seat (None: a spectator) sees it."""
    players = [
        player | _private(state, owner, seat) for owner, player in enumerate(open_view["players"])
    ]
    return {**open_view, "seat": seat, "players": players}


def open_view(state: WitchstoneState) -> dict[str, Any]:
    """Show what lies open to all (WS-INFO-01)."""
    return {
        "game": "witchstone",
        "edition": state.edition.name,
        "options": dict(state.options),
        "seats": state.seats,
        "deciders": list(state.deciders),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "round": state.round,
        "rounds": state.edition.setup.turns,
        "starting_player": state.start,
        "agenda": _agenda(state),
        "locations": _locations(state),
        "connections": _connections(state),
        "witchstone": list(state.stone),
        "pentagram": _pentagram(state),
        "wand": _wand(state),
        "rack": [_shelf(state, shelf) for shelf in range(len(state.rack))],
        "table": [FRONTS[front] for front in state.table],
        "display": _names(state.edition.scroll_ids, state.display),
        "pile": len(state.pile),
        "players": [_player(state, owner) for owner in range(state.seats)],
        "scores": state.scores,
        "winners": list(state.winners),
    }


# -- the agenda -----------------------------------------------------------------------------------


def _agenda(state: WitchstoneState) -> dict[str, Any]:
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
                # As the cluster is now; it is counted when its phase begins (WS-CLUSTER-05).
                "actions": cluster_at(state, state.turn, symbol, space).bit_count(),
            }
            for space, symbol in state.todo
        ],
        "lapses": {
            "actions": running[LEFT] if running else 0,
            "ends_phase": len(state.batches) == BATCH and state.round > 0,
            "bonuses": len(state.held) if len(state.batches) == BATCH else 0,
        },
    }


def _batch(state: WitchstoneState, batch: Sequence[int]) -> dict[str, Any]:
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
    """Name what granted a batch: main, wand, or a bonus."""
    if source == MAIN:
        return "main"
    return "wand" if source < WAND_SPACE else state.edition.bonuses[source].source


def _bonus(state: WitchstoneState, code: int, *, waits: bool) -> dict[str, Any]:
    bonus = state.edition.bonuses[code]
    return {
        "bonus": bonus.source,
        "symbols": _names(SYMBOLS, bonus.symbols),
        "actions": bonus.actions,
        "waits": waits,
    }


def _queued(state: WitchstoneState, entry: int) -> dict[str, Any]:
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


# -- the board ------------------------------------------------------------------------------------


def _locations(state: WitchstoneState) -> list[dict[str, Any]]:
    return [
        {
            "location": location.id,
            "type": location.type,
            "tower_of": state.towers.index(number) if number in state.towers else None,
            "chip": FRONTS[state.chips[number]] if state.chips[number] != EMPTY else None,
            "witches": [seat for seat in range(state.seats) if state.standing[seat] >> number & 1],
        }
        for number, location in enumerate(state.edition.locations)
    ]


def _connections(state: WitchstoneState) -> list[dict[str, Any]]:
    return [
        {
            "start": start,
            "end": end,
            "length": length,
            "builder": state.builder[number] if state.builder[number] != EMPTY else None,
            "units": state.units[number],
            "complete": energy.is_complete(state, number),
        }
        for number, (start, end, length) in enumerate(state.edition.connections)
    ]


def _pentagram(state: WitchstoneState) -> dict[str, Any]:
    edition = state.edition
    spaces: list[dict[str, Any]] = [
        {"kind": kind, "owls": [], "tile": None} for kind in edition.pentagram.spaces
    ]
    for at, stack in edition.owl_number.items():
        spaces[at]["owls"] = list(edition.pentagram.owls[state.owls_taken[stack] :])
    for at, number in edition.hexagon_number.items():
        special = state.hexagons[number]
        spaces[at]["tile"] = edition.special_ids[special] if special != EMPTY else None
    return {"spaces": spaces, "counters": list(state.ring), "stack": len(state.specials)}


def _wand(state: WitchstoneState) -> dict[str, Any]:
    """Show the counters and, for every space with several, who lies below whom (WS-INFO-01)."""
    return {
        "counters": list(state.wand),
        "stacking": list(state.stacking),
        "last": state.edition.wand.last,
    }


def _shelf(state: WitchstoneState, shelf: int) -> dict[str, Any]:
    return {
        "shelf": "bottom" if shelf == crystals.BOTTOM else SYMBOLS[shelf],
        "vials": crystals.capacity(state, shelf),
        "crystals": [
            {"seat": code // 2, "crystal": crystals.CRYSTALS[code % 2]} for code in state.rack[shelf]
        ],
    }


# -- the players ----------------------------------------------------------------------------------


def _private(state: WitchstoneState, owner: Seat, seat: Seat | None) -> dict[str, Any]:
    """Show what lies behind a player's screen: to the owner and, after the end, to all."""
    edition = state.edition
    sees_all = owner == seat or not state.deciders
    open_scrolls = sees_all or not state.hidden_scrolls
    return {
        "hand": _names(edition.tile_ids, state.hands[owner]) if owner == seat else None,
        # Taken openly, but kept behind the screen until the end (WS-INFO-04).
        "owls": list(state.owls[owner]) if sees_all else None,
        "scrolls": _names(edition.scroll_ids, state.scrolls[owner]) if open_scrolls else None,
        # How far each prophecy would be fulfilled now: 0 (not enough) to 3 (perfectly).
        "degrees": _degrees(state, owner) if open_scrolls else None,
    }


def _player(state: WitchstoneState, owner: Seat) -> dict[str, Any]:
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
        "network": _names(edition.location_ids, _bits(state.network[owner])),
        "witches": {
            "supply": state.witches[owner],
            "lying": state.lying[owner],
            "standing": _names(edition.location_ids, _bits(state.standing[owner])),
        },
        "owl_tiles": len(state.owls[owner]),
        "chips": len(state.kept[owner]),
        "special_tiles": _names(edition.special_ids, state.beside[owner]),
        "used_spells": _names(edition.scroll_ids, state.spent[owner]),
        "crystals_aside": state.aside[2 * owner] + state.aside[2 * owner + 1],
        "removed": state.removed[owner],
    }


def _degrees(state: WitchstoneState, owner: Seat) -> dict[str, int]:
    edition = state.edition
    return {
        edition.scroll_ids[scroll]: prophecy.degree(state, owner)
        for scroll in state.scrolls[owner]
        if (prophecy := edition.prophecies[scroll]) is not None
    }


def _cauldron(state: WitchstoneState, owner: Seat) -> dict[str, Any]:
    edition = state.edition
    return {
        "tiles": [
            {"tile": edition.tile_ids[tile], "first": SPACES[first], "second": SPACES[second]}
            for tile, first, second in state.laid[owner]
        ],
        "special_tiles": [
            {"tile": edition.special_ids[tile], "space": SPACES[space]}
            for tile, space in state.laid_specials[owner]
        ],
        "crystals": _names(SPACES, members(state.crystals[owner])),
        "black_crystal": SPACES[members(state.black[owner])[0]] if state.black[owner] else None,
    }


def _names(ids: Sequence[str], numbers: Iterable[int]) -> list[str]:
    return [ids[number] for number in numbers]


def _bits(places: int) -> list[int]:
    return [number for number in range(places.bit_length()) if places >> number & 1]
