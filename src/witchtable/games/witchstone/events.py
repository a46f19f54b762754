"""What can become true in Witchstone. All play is open except the tiles behind the screens; only what
comes off a pile is new to anybody."""

from __future__ import annotations

from typing import ClassVar

from witchtable.engine.moves import Event, Seat
from witchtable.engine.notation import Words

# -- set-up and turn ----------------------------------------------------------------------------


class BigWitchPlaced(Event, frozen=True, tag="big-witch-placed"):
    """A Big Witch stands on her tower."""

    clause: ClassVar[str] = "WS-SETUP-10"
    seat: Seat
    tower: str
    points: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """Somebody's turn began."""

    clause: ClassVar[str] = "WS-TURN-01"
    seat: Seat
    turn: int


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    """A hex tile lies in the cauldron: its first symbol on `first`, the other on `second`."""

    clause: ClassVar[str] = "WS-TURN-03"
    seat: Seat
    tile: str
    first: str
    second: str


class TileDiscarded(Event, frozen=True, tag="tile-discarded"):
    """There was no room for a tile."""

    clause: ClassVar[str] = "WS-TURN-10"
    seat: Seat
    tile: str


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    """A tile was drawn at the end of a turn; only its owner sees which."""

    clause: ClassVar[str] = "WS-TURN-08"
    reveals: ClassVar[bool] = True
    seat: Seat
    tile: str | None

    def seen_by(self, seat: Seat | None) -> Event:
        """Hide the tile from everybody but its owner."""
        return self if seat == self.seat else type(self)(self.seat, None)


class TurnTileDrawn(TileDrawn, frozen=True, tag="turn-tile-drawn"):
    """A player with the hardest handicap drew the tile of this turn."""

    clause: ClassVar[str] = "WS-HCAP-04"


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A main batch began: as many actions as the cluster has symbols."""

    clause: ClassVar[str] = "WS-CLUSTER-03"
    seat: Seat
    symbol: str
    actions: int


class PhaseSkipped(Event, frozen=True, tag="phase-skipped"):
    """An action type was of no use."""

    clause: ClassVar[str] = "WS-TURN-07"
    seat: Seat
    symbol: str


# -- batches and bonuses ------------------------------------------------------------------------


class BatchBegan(Event, frozen=True, tag="batch-began"):
    """A bonus was begun as a batch of its own."""

    clause: ClassVar[str] = "WS-BONUS-04"
    seat: Seat
    source: str
    symbol: str
    actions: int


class BatchGrew(Event, frozen=True, tag="batch-grew"):
    """Actions of the crystal shelf were added to the running batch."""

    clause: ClassVar[str] = "WS-BONUS-08"
    seat: Seat
    actions: int


class BatchClosed(Event, frozen=True, tag="batch-closed"):
    """A batch was closed with actions left over."""

    clause: ClassVar[str] = "WS-BONUS-11"
    seat: Seat
    symbol: str
    lapsed: int


class BonusesLapsed(Event, frozen=True, tag="bonuses-lapsed"):
    """The phase ended and these bonuses had not been used."""

    clause: ClassVar[str] = "WS-BONUS-02"
    seat: Seat
    bonuses: Words


class SpellPlayed(Event, frozen=True, tag="spell-played"):
    """A spell added actions to the running batch."""

    clause: ClassVar[str] = "WS-SPELL-01"
    seat: Seat
    spell: str
    symbol: str
    adds: int


class ChipTaken(Event, frozen=True, tag="chip-taken"):
    """The chip of a location was taken."""

    clause: ClassVar[str] = "WS-WITCH-11"
    seat: Seat
    chip: str
    location: str


class SetupChipTaken(ChipTaken, frozen=True, tag="setup-chip-taken"):
    """The chip of the own tower was taken."""

    clause: ClassVar[str] = "WS-SETUP-11"


class TableChipTaken(Event, frozen=True, tag="table-chip-taken"):
    """A chip was taken from the table for a crystal on the bottom shelf."""

    clause: ClassVar[str] = "WS-CRYSTAL-09"
    seat: Seat
    chip: str


class ChipScored(Event, frozen=True, tag="chip-scored"):
    """A chip showed points."""

    clause: ClassVar[str] = "WS-WITCH-11"
    seat: Seat
    points: int


class TableChipScored(ChipScored, frozen=True, tag="table-chip-scored"):
    """A chip from the table showed points."""

    clause: ClassVar[str] = "WS-CRYSTAL-09"


class BlackChipScored(ChipScored, frozen=True, tag="black-chip-scored"):
    """A chip taken for the black crystal showed points."""

    clause: ClassVar[str] = "WS-CRYSTAL-10"


# -- energy and witches -------------------------------------------------------------------------


class EnergyLaid(Event, frozen=True, tag="energy-laid"):
    """A unit lies on a connection, which now has `units` of `length`."""

    clause: ClassVar[str] = "WS-ENERGY-01"
    seat: Seat
    start: str
    end: str
    units: int
    length: int


class ConnectionCompleted(Event, frozen=True, tag="connection-completed"):
    """A connection is complete."""

    clause: ClassVar[str] = "WS-ENERGY-05"
    seat: Seat
    start: str
    end: str
    points: int


class WitchLaid(Event, frozen=True, tag="witch-laid"):
    """A witch lies beside her tower."""

    clause: ClassVar[str] = "WS-WITCH-01"
    seat: Seat


class WitchSent(Event, frozen=True, tag="witch-sent"):
    """A witch stands on a location."""

    clause: ClassVar[str] = "WS-WITCH-10"
    seat: Seat
    location: str
    cost: int
    points: int


class WitchstoneReached(Event, frozen=True, tag="witchstone-reached"):
    """A witch took the highest free bonus space of the Witchstone."""

    clause: ClassVar[str] = "WS-WITCH-15"
    seat: Seat
    rank: int
    points: int


# -- pentagram ----------------------------------------------------------------------------------


class PentagramWalked(Event, frozen=True, tag="pentagram-walked"):
    """A counter went on along the pentagram."""

    clause: ClassVar[str] = "WS-PENTA-01"
    seat: Seat
    steps: int
    space: int


class OwlTaken(Event, frozen=True, tag="owl-taken"):
    """The top owl tile was taken."""

    clause: ClassVar[str] = "WS-PENTA-03"
    seat: Seat
    value: int


class EmptyOwlSpaceReached(Event, frozen=True, tag="empty-owl-space-reached"):
    """There was no owl tile left."""

    clause: ClassVar[str] = "WS-PENTA-03"
    seat: Seat
    points: int


class SpecialTaken(Event, frozen=True, tag="special-taken"):
    """A special tile was taken."""

    clause: ClassVar[str] = "WS-PENTA-04"
    seat: Seat
    tile: str


class HexagonRefilled(Event, frozen=True, tag="hexagon-refilled"):
    """A new special tile was turned up."""

    clause: ClassVar[str] = "WS-PENTA-04"
    reveals: ClassVar[bool] = True
    tile: str


class EmptyHexagonReached(Event, frozen=True, tag="empty-hexagon-reached"):
    """A hexagonal space without a tile gives actions of any one type."""

    clause: ClassVar[str] = "WS-PENTA-05"
    seat: Seat


class SpecialLaid(Event, frozen=True, tag="special-laid"):
    """A special tile lies in the cauldron for good."""

    clause: ClassVar[str] = "WS-PENTA-07"
    seat: Seat
    tile: str
    space: str


# -- crystals -----------------------------------------------------------------------------------


class CrystalMoved(Event, frozen=True, tag="crystal-moved"):
    """A crystal (own or black) went to a space or onto a symbol of the rim."""

    clause: ClassVar[str] = "WS-CRYSTAL-01"
    seat: Seat
    crystal: str
    start: str
    end: str
    cost: int


class CrystalShelved(Event, frozen=True, tag="crystal-shelved"):
    """A crystal lies in a vial."""

    clause: ClassVar[str] = "WS-CRYSTAL-07"
    seat: Seat
    crystal: str
    shelf: str


class CrystalLaidAside(Event, frozen=True, tag="crystal-laid-aside"):
    """Both shelves were full; the crystal lies beside the screen."""

    clause: ClassVar[str] = "WS-CRYSTAL-16"
    seat: Seat
    crystal: str
    symbol: str


class CrystalRemoved(Event, frozen=True, tag="crystal-removed"):
    """A crystal was taken out improperly."""

    clause: ClassVar[str] = "WS-CRYSTAL-21"
    seat: Seat
    crystal: str
    space: str
    cost: int


# -- wand and scrolls ---------------------------------------------------------------------------


class WandAdvanced(Event, frozen=True, tag="wand-advanced"):
    """A counter advanced on the wand; whether nobody is ahead of it now."""

    clause: ClassVar[str] = "WS-WAND-01"
    seat: Seat
    steps: int
    space: int
    is_first: bool


class WandScored(Event, frozen=True, tag="wand-scored"):
    """A silver space scored what its owner had at that moment."""

    clause: ClassVar[str] = "WS-WAND-12"
    seat: Seat
    what: str
    points: int


class TilesScored(WandScored, frozen=True, tag="tiles-scored"):
    """The silver space for special tiles scored."""

    clause: ClassVar[str] = "WS-WAND-13"


class ScrollTaken(Event, frozen=True, tag="scroll-taken"):
    """A scroll was taken from the display."""

    clause: ClassVar[str] = "WS-SCROLL-03"
    seat: Seat
    scroll: str
    position: int


class ScrollRevealed(Event, frozen=True, tag="scroll-revealed"):
    """The display was refilled."""

    clause: ClassVar[str] = "WS-SCROLL-03"
    reveals: ClassVar[bool] = True
    scroll: str


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over."""

    clause: ClassVar[str] = "WS-END-04"
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


# Every event above, in its order.
EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
