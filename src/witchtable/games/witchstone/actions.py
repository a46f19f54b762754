"""What a seat may ask in Witchstone. Words are the ids of the edition in play."""

from __future__ import annotations

from typing import ClassVar

from witchtable.engine.moves import Action

__all__ = [
    "ACTIONS",
    "Advance",
    "Bottom",
    "Close",
    "Discard",
    "First",
    "LayEnergy",
    "LaySpecial",
    "LayWitch",
    "MoveCrystal",
    "PlaceTile",
    "PlaySpell",
    "Remove",
    "SendWitch",
    "Shelve",
    "TakeScroll",
    "Tower",
    "Use",
    "Walk",
]


class Tower(Action, frozen=True, tag="tower"):
    """Stand the Big Witch on this tower (WS-SETUP-10)."""

    tower: str


class PlaceTile(Action, frozen=True, tag="place"):
    """Place a hex tile: its first symbol on the first space, the other beside it (WS-TURN-03)."""

    tile: str
    first: str
    second: str


class Discard(Action, frozen=True, tag="discard"):
    """Give up a tile that fits nowhere (WS-TURN-10)."""

    tile: str


class First(Action, frozen=True, tag="first"):
    """Choose which of the two action types comes first (WS-TURN-05)."""

    symbol: str


class LayEnergy(Action, frozen=True, tag="energy"):
    """Lay a unit on the connection between two locations; their order means nothing (WS-ENERGY-01)."""

    start: str
    end: str


class LayWitch(Action, frozen=True, tag="witch"):
    """Lay a small witch beside the own tower (WS-WITCH-01)."""


class SendWitch(Action, frozen=True, tag="send"):
    """Stand a lying witch up and send her to a location, by the cheapest route (WS-WITCH-03)."""

    location: str


class Walk(Action, frozen=True, tag="walk"):
    """Walk on along the pentagram, at most to the next space that is not light (WS-PENTA-01)."""

    steps: int


class MoveCrystal(Action, frozen=True, tag="crystal"):
    """Move a crystal to an empty space, or onto a symbol of the rim (WS-CRYSTAL-01 to -04)."""

    start: str
    end: str


class Shelve(Action, frozen=True, tag="shelve"):
    """Put an `own` or the `black` crystal from a rim symbol on that symbol's shelf (WS-CRYSTAL-07)."""

    crystal: str
    symbol: str


class Bottom(Action, frozen=True, tag="bottom"):
    """Put a crystal from a rim symbol on the bottom shelf and take this chip (WS-CRYSTAL-09)."""

    crystal: str
    symbol: str
    chip: str


class Advance(Action, frozen=True, tag="advance"):
    """Advance on the wand: all steps of this batch at once, or fewer (WS-WAND-02)."""

    steps: int


class TakeScroll(Action, frozen=True, tag="scroll"):
    """Take the scroll at this position of the display (WS-SCROLL-02)."""

    position: int


class PlaySpell(Action, frozen=True, tag="spell"):
    """Play a reinforcing spell on the running batch (WS-SPELL-01)."""

    spell: str


class Use(Action, frozen=True, tag="use"):
    """Begin a bonus as a batch of this symbol: chip, vial, hexagon or a special tile (WS-BONUS-04)."""

    bonus: str
    symbol: str


class LaySpecial(Action, frozen=True, tag="lay"):
    """Lay a special tile on an empty space of the cauldron, for good (WS-PENTA-07)."""

    tile: str
    space: str


class Remove(Action, frozen=True, tag="remove"):
    """Take a crystal out of the cauldron improperly (WS-CRYSTAL-20)."""

    is_aside: ClassVar[bool] = True
    space: str


class Close(Action, frozen=True, tag="close"):
    """Close the running batch; closing the last one ends the phase (WS-BONUS-11, -13)."""

    gives_up: ClassVar[bool] = True


ACTIONS: tuple[type[Action], ...] = (
    Tower,
    PlaceTile,
    Discard,
    First,
    LayEnergy,
    LayWitch,
    SendWitch,
    Walk,
    MoveCrystal,
    Shelve,
    Bottom,
    Advance,
    TakeScroll,
    PlaySpell,
    Use,
    LaySpecial,
    Remove,
    Close,
)
