"""What spells do (WS-SPELL): each spell of an edition is one object with all that is asked of it.

To add one that reinforces, write its scroll into `components.toml`. One that does something else has a
class of its own here with the hooks that it needs, a line in `SPELLS`, and that word as `does` in its
entry. What lasts is asked by the chapter where it matters: used spells lie open (`state.spent`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from witchtable.engine.edition import Reader
from witchtable.engine.moves import Seat
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.entries import SYMBOLS, Scroll

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["SPELLS", "Spell", "check_spell", "read_spell"]


class Spell:
    """A reinforcing spell: it adds actions to a batch of a symbol that it fits (WS-SPELL-01 to -03)."""

    reinforces: bool = True
    """It is offered only where more actions would help (WS-BONUS-10)."""

    brings: float = 0.0
    """What playing it is worth besides the actions that it adds, in points: a guess of bots."""

    def __init__(self, scroll: Scroll) -> None:
        self.adds = scroll.adds
        self.of_any_type = scroll.symbol == "any"
        self.symbols = tuple(
            number for number, symbol in enumerate(SYMBOLS) if scroll.symbol in (symbol, "any")
        )
        """The types of batches in which it may be played."""
        self.clauses = ("WS-SPELL-03" if self.of_any_type else "WS-SPELL-02", "WS-SPELL-07")
        self.worth_playing = 0.8 if self.of_any_type else 1.4
        """What it is worth beyond the points for keeping it: a guess of bots, tuned in play."""

    def check(self, reader: Reader, entry: str) -> None:
        """Check what its entry must have besides a symbol."""
        reader.require(self.adds > 0, f"{entry}.adds", "missing")

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:  # noqa: ARG002
        """Say whether it does anything in the running batch: asked of one that does not reinforce."""
        return True

    def play(self, state: WitchstoneState, seat: Seat) -> None:  # noqa: ARG002
        """Do what it does: it was played in the running batch, and is used now."""
        agenda.grow(state, self.adds)


SPELLS: Final[Mapping[str, Callable[[Scroll], Spell]]] = {"reinforce": Spell}
"""By what an entry says that they do."""
_USUAL: Final = "reinforce"


def read_spell(scroll: Scroll) -> Spell | None:
    """Make the spell of an entry; None if it is a prophecy."""
    return SPELLS[scroll.does or _USUAL](scroll) if scroll.counts is None else None


def check_spell(reader: Reader, scroll: Scroll) -> None:
    """Check that the entry of a spell has what its kind needs, and nothing else."""
    entry = f"pieces.scrolls.{scroll.id}"
    reader.known(f"{entry}.does", (scroll.does or _USUAL,), tuple(SPELLS))
    make = SPELLS.get(scroll.does or _USUAL, Spell)
    make(scroll).check(reader, entry)
    reader.require(scroll.symbol is not None, f"{entry}.symbol", "missing")
    plain = scroll.locations is None and scroll.at_least is None
    reader.require(plain, entry, "a spell has no locations and no ladder")
    reader.require(scroll.points is None, f"{entry}.points", "only prophecies score")
