"""What may be asked about on a table of Witchstone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.engine.texts import Message
from witchtable.engine.things import Thing, own_part, points_worth
from witchtable.games.witchstone.aids import AIDS, Half
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.scroll_kinds import COUNTED
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["THINGS"]

_SILVER: Final = [(thing.name, thing.silver.clause) for thing in COUNTED if thing.silver is not None]
_SYMBOLS: Final = {
    "energy": ("WS-ENERGY-01", "WS-ENERGY-02"),
    "crystal": ("WS-CRYSTAL-01", "WS-CRYSTAL-08"),
    "witch": ("WS-WITCH-01", "WS-WITCH-10"),
    "wand": ("WS-WAND-01", "WS-WAND-03"),
    "pentagram": ("WS-PENTA-01", "WS-PENTA-02"),
    "scroll": ("WS-SCROLL-01", "WS-SCROLL-02"),
}
_STEPS: Final = {
    "towers": ("WS-SETUP-10", "WS-SETUP-11"),
    "place": ("WS-TURN-02", "WS-TURN-03"),
    "order": ("WS-TURN-05",),
    "first": ("WS-TURN-06", "WS-CLUSTER-03"),
    "second": ("WS-CLUSTER-05", "WS-TURN-08"),
    "over": ("WS-END-01", "WS-END-02"),
}


def _figures(edition: Edition) -> Any:
    assert isinstance(edition, WitchstoneEdition)
    return edition.scoring


def _owls(view: Mapping[str, Any], _: Edition) -> int:
    return sum(own_part(view)["owls"])


def _chips(view: Mapping[str, Any], edition: Edition) -> int:
    chips: int = own_part(view)["chips"] * _figures(edition).chip_at_end
    return chips


def _prophecies(view: Mapping[str, Any], _: Edition) -> int:
    """Add up the own prophecies as they stand."""
    mine, facts = own_part(view), view["scrolls"]
    degrees = mine["degrees"]
    return sum(facts[id]["points"][degrees[id]] for id in mine["scrolls"] if id in degrees)


def _spells(view: Mapping[str, Any], edition: Edition) -> int:
    mine = own_part(view)
    unused: int = len([id for id in mine["scrolls"] if id not in mine["degrees"]])
    points: int = _figures(edition).unused_spell * unused
    return points


def _scrolls(view: Mapping[str, Any], edition: Edition) -> int:
    return _prophecies(view, edition) + _spells(view, edition)


def _score(view: Mapping[str, Any], edition: Edition) -> Message:
    """Say what the track shows, and what the end would add as it stands."""
    track = view["scores"][view["seat"]]
    added = _owls(view, edition) + _chips(view, edition) + _scrolls(view, edition)
    if not view["deciders"]:
        return Message("thing-points", points=track)
    return Message("witchstone-worth-score", track=track, added=added, total=track + added)


def _stone(view: Mapping[str, Any], _: Edition) -> Message | None:
    left = view["witchstone_left"]
    if not left or view["seat"] in view["witchstone"]:
        return None
    return Message("witchstone-worth-stone", points=left[0])


def _silver(what: str, view: Mapping[str, Any], edition: Edition) -> Message:
    """Say what a silver space would bring now."""
    assert isinstance(edition, WitchstoneEdition)
    each = next((space.points for space in edition.wand.spaces if space.scores == what), 0)
    mine = own_part(view)
    count = mine["scrolls_owned"] if what == "scrolls" else mine["counts"][what]
    return Message("witchstone-worth-silver", count=count, points=each * count)


def _count(what: str, view: Mapping[str, Any], _: Edition) -> Message:
    return Message("witchstone-worth-count", count=own_part(view)["counts"][what])


def _connections(view: Mapping[str, Any], _: Edition) -> Message:
    counted = [c for c in view["connections"] if c["builder"] == view["seat"]]
    done = [c["points"] for c in counted if c["units"] == c["length"]]
    points = Message("thing-points", points=sum(done))
    return Message("witchstone-worth-connections", count=len(done), points=points)


def _cluster(symbol: str, view: Mapping[str, Any], _: Edition) -> Message:
    """Say how large the own largest cluster of a symbol is."""
    return Message("witchstone-worth-cluster", size=own_part(view)["cauldron"]["clusters"][symbol])


def _shelved(view: Mapping[str, Any], _: Edition) -> Message:
    """Say how many crystals of the own colour are in the rack."""
    return Message("witchstone-worth-crystals", count=own_part(view)["counts"]["crystals"])


def _each_prophecy(state: State, seat: Seat) -> dict[str, Message]:
    """Say what the prophecies that a seat has, or may take, would bring it as they stand."""
    assert isinstance(state, WitchstoneState)
    edition = state.edition
    found = {}
    for scroll in (*state.display, *state.scrolls[seat]):
        prophecy = edition.prophecies[scroll]
        if prophecy is not None:
            id = edition.scroll_ids[scroll]
            found[id] = Message("thing-points", points=prophecy.scored(state, seat))
    return found


def _each_tile(state: State, seat: Seat) -> dict[str, Message]:
    """Say what each open tile would grant at best."""
    assert isinstance(state, WitchstoneState)
    ids = state.edition.tile_ids
    found = {}
    for tile in state.hands[seat]:
        ways = AIDS["forecast"](state, seat, {"tile": ids[tile]}).values()
        best = max((way.halves for way in ways), key=_actions, default=())
        if best:
            grants = [
                Message("page-ws-grant", symbol=half.symbol, actions=half.actions) for half in best
            ]
            found[ids[tile]] = Message("witchstone-worth-tile", grants=grants)
    return found


def _actions(halves: tuple[Half, Half]) -> int:
    return sum(half.actions for half in halves)


def _own(id: str) -> Message:
    return Message(f"witchstone-thing-{id}")


THINGS: Final[Mapping[str, Thing]] = {
    "score": Thing(Message("thing-score"), ("WS-END-02", "WS-END-04"), (), _score),
    "owl": Thing(_own("owl"), ("WS-END-02",), ("WS-PENTA-03",), points_worth(_owls)),
    "chip": Thing(
        _own("chip"), ("WS-CONT-08",), ("WS-WITCH-11", "WS-CRYSTAL-09"), points_worth(_chips)
    ),
    "scroll": Thing(_own("scroll"), ("WS-SCROLL-07",), ("WS-SCROLL-02",), points_worth(_scrolls)),
    "spell": Thing(
        _own("spell"), ("WS-SPELL-01", "WS-SPELL-10"), ("WS-SCROLL-02",), points_worth(_spells)
    ),
    "prophecy": Thing(
        _own("prophecy"),
        ("WS-PROPH-01",),
        ("WS-SCROLL-02",),
        points_worth(_prophecies),
        pieces=_each_prophecy,
    ),
    "pile": Thing(_own("pile"), ("WS-SCROLL-03", "WS-SCROLL-06")),
    "energy-unit": Thing(_own("energy-unit"), ("WS-ENERGY-01", "WS-ENERGY-06"), (), _connections),
    "connection": Thing(
        _own("connection"), ("WS-ENERGY-05", "WS-ENERGY-03"), ("WS-ENERGY-01",), _connections
    ),
    "small-witch": Thing(
        _own("small-witch"),
        ("WS-WITCH-10", "WS-WITCH-12"),
        ("WS-WITCH-01",),
        partial(_count, "witches-on-board"),
    ),
    "tower": Thing(_own("tower"), ("WS-SETUP-10", "WS-ENERGY-02"), ("WS-SETUP-11",)),
    "location": Thing(_own("location"), ("WS-WITCH-10", "WS-WITCH-11"), ("WS-WITCH-03", "WS-WITCH-04")),
    "witchstone": Thing(Message("page-ws-witchstone"), ("WS-WITCH-15",), ("WS-WITCH-03",), _stone),
    "ring-counter": Thing(_own("ring-counter"), ("WS-PENTA-01", "WS-PENTA-02")),
    "owl-space": Thing(
        Message("page-ws-owl-space"), ("WS-PENTA-03",), ("WS-PENTA-01",), points_worth(_owls)
    ),
    "hexagon": Thing(
        Message("page-ws-hexagon-space"), ("WS-PENTA-04", "WS-PENTA-05"), ("WS-PENTA-01",)
    ),
    "light-space": Thing(Message("page-ws-light-space"), ("WS-PENTA-02",), ("WS-PENTA-01",)),
    "special": Thing(
        _own("special"),
        ("WS-PENTA-07", "WS-PENTA-08"),
        ("WS-PENTA-04",),
        partial(_count, "special-tiles"),
    ),
    "special-stack": Thing(_own("special-stack"), ("WS-PENTA-04", "WS-PENTA-05")),
    "wand-counter": Thing(_own("wand-counter"), ("WS-WAND-01", "WS-WAND-02"), ("WS-WAND-05",)),
    "wand-light": Thing(_own("wand-light"), ("WS-WAND-03",), ("WS-WAND-01",)),
    "wand-dark": Thing(_own("wand-dark"), ("WS-WAND-05", "WS-WAND-08"), ("WS-WAND-01",)),
    **{
        f"silver-{what}": Thing(
            Message("witchstone-thing-silver", what=Message("witchstone-scored", what=what)),
            (clause, "WS-WAND-09"),
            ("WS-WAND-01",),
            partial(_silver, what),
        )
        for what, clause in _SILVER
    },
    "rack": Thing(
        Message("page-ws-rack"), ("WS-CRYSTAL-08", "WS-CRYSTAL-13"), ("WS-CRYSTAL-07",), _shelved
    ),
    "bottom-shelf": Thing(_own("bottom-shelf"), ("WS-CRYSTAL-09",), ("WS-CRYSTAL-07",), _shelved),
    "crystal-piece": Thing(
        _own("crystal-piece"), ("WS-CRYSTAL-01", "WS-CRYSTAL-08"), ("WS-SETUP-05",), _shelved
    ),
    "black-crystal": Thing(
        Message("page-ws-black-crystal"), ("WS-CRYSTAL-10", "WS-CRYSTAL-11"), ("WS-SETUP-05",)
    ),
    "removal": Thing(Message("witchstone-score-removals"), ("WS-CRYSTAL-20",), ("WS-CRYSTAL-21",)),
    "rim": Thing(_own("rim"), ("WS-CRYSTAL-04", "WS-CRYSTAL-07")),
    "cauldron": Thing(Message("page-ws-cauldron"), ("WS-TURN-03", "WS-CLUSTER-01"), ("WS-TURN-02",)),
    "space": Thing(_own("space"), ("WS-TURN-03",), ("WS-CRYSTAL-18",)),
    "tile": Thing(_own("tile"), ("WS-TURN-02", "WS-CLUSTER-03"), ("WS-TURN-08",), pieces=_each_tile),
    "supply": Thing(_own("supply"), ("WS-TURN-08",), ("WS-SETUP-06",)),
    "bonus": Thing(_own("bonus"), ("WS-BONUS-02", "WS-BONUS-04"), ("WS-BONUS-01",)),
    **{
        symbol: Thing(
            Message("witchstone-thing-symbol", symbol=symbol),
            _SYMBOLS[symbol],
            ("WS-CLUSTER-03", "WS-BONUS-01"),
            partial(_cluster, symbol),
        )
        for symbol in SYMBOLS
    },
    "round": Thing(_own("round"), ("WS-TURN-01", "WS-TURN-02")),
    **{
        f"step-{step}": Thing(Message(f"page-ws-trail-{step}"), clauses)
        for step, clauses in _STEPS.items()
    },
}
