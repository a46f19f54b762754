"""What refusals of all chapters share: how they are worded, wrong moments, unknown types.

None depends on what the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.whirling_witchcraft.cubes import counts
from witchtable.games.whirling_witchcraft.rules.phases import PHASES

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["not_on_bench", "reason", "refuse", "unknown_type", "wrong_moment"]


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


def unknown_type(state: WhirlingState, word: str) -> IllegalAction | None:
    """Refuse what is no type of ingredient."""
    if word in state.edition.kind_index:
        return None
    return refuse("WW-COMP-03", "type", type=word, known=", ".join(state.edition.kind_ids))


def not_on_bench(
    state: WhirlingState, seat: Seat, wanted: tuple[str, ...], *, clause: str
) -> IllegalAction | None:
    """Refuse cubes that do not lie on the workbench of the draft."""
    bench = dict(zip(state.edition.kind_ids, counts(state.draft_bench[seat]), strict=True))
    for word, number in Counter(wanted).items():
        if number > bench[word]:
            return refuse(clause, "not-on-bench", type=word, number=number, lying=bench[word])
    return None
