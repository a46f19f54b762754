"""What a seat may ask about besides its choices: the best brews, and what would overflow now.

Everything is counted with what lies open and with the seat's own draft. What the others brew meanwhile
is sealed: it may make room, or take it away.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from witchtable.engine.game import Aid
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.brews import Outcome, outcomes
from witchtable.games.whirling_witchcraft.cubes import Heap, counts, smaller, total
from witchtable.games.whirling_witchcraft.rules.phases import ARCANA, BREW
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["AIDS"]

_SHOWN: Final = 12
_MOST_RECIPES: Final = 8  # with nine the helper may think for a second, with each more for much longer


def _brews(state: State, seat: Seat, _: Mapping[str, str]) -> dict[str, Any]:
    """Find the brews that overflow the nemesis most, then leave least at home, then are shortest."""
    assert isinstance(state, WhirlingState)
    if not _has_draft(state, seat) or state.phase != BREW:
        return {"brews": [], "complete": True}
    is_complete = _leave_out(state, seat)

    def rank(outcome: Outcome) -> tuple[int, int]:
        return -total(_overflow(state, seat, outcome.cauldron)), total(outcome.bench)

    # Sorting keeps the order of equals: the helper finds the shortest first.
    best = sorted(outcomes(state, seat), key=rank)[:_SHOWN]
    return {"brews": [_brew(state, seat, outcome) for outcome in best], "complete": is_complete}


def _leave_out(state: WhirlingState, seat: Seat) -> bool:
    """Leave the oldest recipes out where there are too many; say whether none had to be."""
    used = state.draft_used[seat]
    unused = [bit for bit in (1 << at for at in range(len(state.tableau[seat]))) if not used & bit]
    surplus = unused[:-_MOST_RECIPES]
    state.draft_used[seat] = used | sum(surplus)
    return not surplus


def _brew(state: WhirlingState, seat: Seat, outcome: Outcome) -> dict[str, Any]:
    return {
        "steps": [str(step) for step in outcome.steps],
        "cauldron": _heap(state, outcome.cauldron),
        "bench": _heap(state, outcome.bench),
        "overflow": total(_overflow(state, seat, outcome.cauldron)),
        "spends_personality": outcome.spends_personality,
    }


def _overflowing(state: State, seat: Seat, _: Mapping[str, str]) -> dict[str, Any]:
    """Count what would overflow at the nemesis's workbench and at the own one if all passed now."""
    assert isinstance(state, WhirlingState)
    sent, bench = state.cauldron[seat], state.bench[seat]
    if _has_draft(state, seat):
        sent, bench = state.draft_cauldron[seat] + state.draft_made[seat], state.draft_bench[seat]
    left = state.left_of(seat)
    overflow = _overflow(state, seat, sent)
    coming = state.cauldron[left]
    threat = coming - smaller(coming, state.edition.spaces - bench)
    return {
        "nemesis": state.right_of(seat),
        "cauldron": _heap(state, sent),
        "overflow": _heap(state, overflow),
        "circle": total(state.circle[seat]) + total(overflow),
        "threat_from": left,
        "threat": _heap(state, threat),
        "threat_circle": total(state.circle[left]) + total(threat),
        "threshold": state.edition.rules.win_threshold,
    }


def _has_draft(state: WhirlingState, seat: Seat) -> bool:
    """Say whether the drafts of a seat are those of a decision that is asked now (compare view.py)."""
    return state.phase in (ARCANA, BREW) and bool(state.owing >> seat & 1)


def _overflow(state: WhirlingState, seat: Seat, sent: Heap) -> Heap:
    """Find what would not fit on the nemesis's workbench as it lies there now (WW-PASS-05)."""
    return sent - smaller(sent, state.edition.spaces - state.bench[state.right_of(seat)])


def _heap(state: WhirlingState, heap: Heap) -> dict[str, int]:
    return dict(zip(state.edition.kind_ids, counts(heap), strict=True))


AIDS: Final[Mapping[str, Aid]] = MappingProxyType({"brews": _brews, "overflow": _overflowing})
