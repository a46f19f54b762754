"""The rules of Whirling Witchcraft, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered (`choices`), what forbids it, what
it does, which clauses allow it, what it is called; and its step of the round (`PHASE`). `round.py` puts
them together. What a personality can do is in `personalities/`: the chapters ask its hooks. Most
decisions are sealed (`sealed.py`): they are noted, and take effect together when the last one is made.

Here is what all chapters share: the steps of a round, and how something is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.whirling_witchcraft.texts import word

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "ARCANA",
    "BREW",
    "EMPTY",
    "ICONS",
    "OVER",
    "PERSONALITY",
    "PHASES",
    "PLAY",
    "REDRAW",
    "SEATS",
    "TRADES",
    "UNCONTROLLED",
    "Phase",
    "not_on_bench",
    "reason",
    "refuse",
    "unknown_type",
    "wrong_moment",
]

# -- the steps of a round that may wait for decisions, in their order (WW-ROUND, WW-ENG-01) -----

PERSONALITY: Final = 0  # choose one of two personalities, once
UNCONTROLLED: Final = 1  # Uncontrolled Powers takes cubes, openly
REDRAW: Final = 2  # Initiates may redraw
PLAY: Final = 3  # everybody chooses a recipe
ARCANA: Final = 4  # triggered effects are used
BREW: Final = 5  # everybody brews
TRADES: Final = 6  # the Witch of All Trades may claim a cube
OVER: Final = 7

PHASES: Final = (
    "personality", "uncontrolled", "redraw", "play", "arcana", "brew", "trades", "over",
)  # fmt: skip

EMPTY: Final = -1
"""No card, no personality, nothing chosen yet."""

SEATS: Final = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(1 << 5))
"""Seats by bit mask: who owes, who has committed."""

ICONS: Final = ("potion", "raven", "book")
"""The arcana on recipes (WW-COMP-10), as the state numbers them."""


class Phase(NamedTuple):
    """One step of a round. Any: each function takes the state of this game."""

    owing: Callable[[Any], int]
    """Find who owes a decision, as bits."""
    conclude: Callable[[Any], None]
    """What follows when all have decided."""
    help: tuple[str, ...]
    """The clauses that somebody new should read now."""
    done: Callable[[Any, Seat], None] | None = None
    """Commit to what was chosen so far, and decline the rest; None where nothing can be declined."""
    clauses: tuple[str, ...] = ()
    """The rules by which somebody may be done; or the one by which nobody may."""
    fallback: Callable[[Any, Seat], Action] | None = None
    """Choose for a seat that has run out of time (WW-ENG-12); None: be done, or the first choice."""
    question: Callable[[Any, Seat], Message | None] | None = None
    """Ask something else than what is always asked in this phase, if there is reason to."""


# -- refusals: none depends on what the seat may not know ---------------------------------------


def reason(id: str, **facts: Argument) -> Message:
    """Word a refusal."""
    return Message(f"whirling-witchcraft-refuse-{id}", **facts)


def refuse(clause: str, id: str, **facts: Argument) -> IllegalAction:
    """Build a refusal: its clause, and its message with the facts."""
    return IllegalAction(clause, reason(id, **facts))


def wrong_moment(state: WhirlingState, phase: int, clause: str) -> IllegalAction | None:
    """Refuse what belongs to another phase, by the rule that says so."""
    if state.phase == phase:
        return None
    asked = Message(f"whirling-witchcraft-ask-{PHASES[state.phase]}")
    return refuse(clause, "moment", phase=asked)


def unknown_type(state: WhirlingState, kind: str) -> IllegalAction | None:
    """Refuse what is no type of ingredient."""
    if kind in state.edition.kind_index:
        return None
    return refuse("WW-COMP-03", "type", type=kind, known=", ".join(state.edition.kind_ids))


def not_on_bench(
    state: WhirlingState, seat: Seat, wanted: tuple[str, ...], *, clause: str
) -> IllegalAction | None:
    """Refuse cubes that do not lie on the workbench of the draft."""
    bench = state.edition.by_type(state.draft_bench[seat])
    for kind, number in Counter(wanted).items():
        if number > bench[kind]:
            return refuse(clause, "not-on-bench", type=word(kind), number=number, lying=bench[kind])
    return None
