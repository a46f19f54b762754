"""The Scholar (WW-P-SCHOLAR) may spend a mandrake for a Book in the middle of a brew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.games.whirling_witchcraft.actions import Scholar
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, KINDS, Heap, fits
from witchtable.games.whirling_witchcraft.rules import sealed
from witchtable.games.whirling_witchcraft.rules.offers import Offers
from witchtable.games.whirling_witchcraft.rules.phases import BREW
from witchtable.games.whirling_witchcraft.rules.refusing import refuse, unknown_type, wrong_moment
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CHAPTER", "POWER", "USED", "choices"]

POWER: Final = "pay-for-book"
USED: Final = 1 << 62
"""In `draft_used`, beside the bits of the recipes."""


def choices(offers: Offers, bench: Heap, made: Heap, books: Heap) -> list[Scholar]:
    """List the Scholar's payments: a mandrake of the workbench, or a made one (WW-P-SCHOLAR-02)."""
    unnamed = [kind for kind in range(KINDS) if not books & EVERYTHING[kind]]
    return [
        offers.scholar[payment][kind]
        for payment, heap in enumerate((bench, made))
        if fits(offers.mandrake, heap)
        for kind in unnamed
    ]


def _forbidden(state: WhirlingState, seat: Seat, action: Scholar) -> IllegalAction | None:
    if (problem := wrong_moment(state, BREW, "WW-P-SCHOLAR-04")) is not None:
        return problem
    if state.power(seat) != POWER:
        return refuse("WW-P-SCHOLAR-01", "no-scholar")
    if state.draft_used[seat] & USED:
        return refuse("WW-P-SCHOLAR-01", "scholar-once")
    if (problem := unknown_type(state, action.type)) is not None:
        return problem
    bench, made, books = state.draft_bench[seat], state.draft_made[seat], state.draft_books[seat]
    if books & EVERYTHING[state.edition.kind_index[action.type]]:
        return refuse("WW-ARC-15", "named-already", type=action.type)
    if action not in choices(state.offers, bench, made, books):
        return refuse("WW-P-SCHOLAR-02", "scholar-payment", payment=action.payment)
    return None


def _pay(state: WhirlingState, seat: Seat, action: Scholar) -> None:
    """Spend a mandrake for a Book that serves the recipes used after it (WW-P-SCHOLAR-04)."""
    if action.payment == "mandrake":
        state.draft_bench[seat] -= state.offers.mandrake
    else:
        state.draft_made[seat] -= state.offers.mandrake
    state.draft_books[seat] |= EVERYTHING[state.edition.kind_index[action.type]]
    state.draft_used[seat] |= USED
    sealed.add_step(state, seat, action)


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Scholar, _pay, _forbidden, ("WW-P-SCHOLAR-01", "WW-P-SCHOLAR-02"), plain_label),)
)
