"""The personalities that matter from arcana to the end of a round (WW-P).

The Potion Brewer moves cubes, the Scholar pays for a Book, Hidden Power is spent by its use, the Witch
of All Trades claims a cube, the Trickster turns around.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Claim, Move, Scholar
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, KINDS, ONE, fits
from witchtable.games.whirling_witchcraft.events import CircleClaimed, PersonalityRotated
from witchtable.games.whirling_witchcraft.personalities.power import Point, Power, owing
from witchtable.games.whirling_witchcraft.rules import (
    ARCANA,
    BREW,
    TRADES,
    Phase,
    arcana,
    brewing,
    not_on_bench,
    passing,
    refuse,
    sealed,
    unknown_type,
    wrong_moment,
)
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.rules.offers import Offers
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "CHAPTER",
    "HIDDEN_POWER",
    "PHASE_OF_TRADES",
    "POTION_BREWER",
    "SCHOLAR",
    "TRICKSTER",
    "WITCH_OF_ALL_TRADES",
]


# -- the Potion Brewer: moves cubes into the cauldron -------------------------------------------


class _PotionBrewer(Power):
    name: str | None = "brew-by-icons"
    moves_by_potions = True
    appeal = -2.0
    odds: float | None = -0.02

    def choices_of_moves(self, state: WhirlingState, seat: Seat) -> list[Action]:
        """Move any cube of the workbench (WW-P-BREWER-01)."""
        bench = state.draft_bench[seat]
        return [state.offers.move[kind] for kind in range(KINDS) if bench & EVERYTHING[kind]]


def _cannot_move(state: WhirlingState, seat: Seat, action: Move) -> IllegalAction | None:
    if (problem := wrong_moment(state, ARCANA, "WW-P-BREWER-02")) is not None:
        return problem
    if not arcana.has_trigger(state, seat, arcana.MOVE):
        return refuse("WW-P-BREWER-01", "no-moves")
    problem = unknown_type(state, action.type)
    return problem or not_on_bench(state, seat, (action.type,), clause="WW-P-BREWER-01")


def _move(state: WhirlingState, seat: Seat, action: Move) -> None:
    """Move a cube from the workbench to the cauldron (WW-P-BREWER-01)."""
    cube = ONE[state.edition.kind_index[action.type]]
    state.draft_bench[seat] -= cube
    state.draft_cauldron[seat] += cube
    arcana.use_trigger(state, seat, action, arcana.MOVE)


# -- the Scholar: spends a mandrake for a Book in the middle of a brew ---------------------------


class _Scholar(Power):
    name: str | None = "pay-for-book"
    has_brew_steps = True
    appeal = -1.0
    odds: float | None = 0.14

    def brew_steps(self, offers: Offers, point: Point) -> list[tuple[Action, Point]]:
        """Pay with a mandrake of the workbench, or with a made one, once (WW-P-SCHOLAR-01, -02)."""
        bench, made, cauldron, used, books = point
        if used & _PAID:
            return []
        mandrake, used = offers.mandrake, used | _PAID
        found: list[tuple[Action, Point]] = []
        unnamed = [kind for kind in range(KINDS) if not books & EVERYTHING[kind]]
        if fits(mandrake, bench):
            for kind in unnamed:
                after = bench - mandrake, made, cauldron, used, books | EVERYTHING[kind]
                found.append((offers.scholar[0][kind], after))
        if fits(mandrake, made):
            for kind in unnamed:
                after = bench, made - mandrake, cauldron, used, books | EVERYTHING[kind]
                found.append((offers.scholar[1][kind], after))
        return found


_PAID: Final = 1 << 62
"""In `draft_used`, beside the bits of the recipes."""


def _cannot_pay(state: WhirlingState, seat: Seat, action: Scholar) -> IllegalAction | None:
    if (problem := wrong_moment(state, BREW, "WW-P-SCHOLAR-04")) is not None:
        return problem
    if state.power(seat) is not SCHOLAR:
        return refuse("WW-P-SCHOLAR-01", "no-scholar")
    if state.draft_used[seat] & _PAID:
        return refuse("WW-P-SCHOLAR-01", "scholar-once")
    if (problem := unknown_type(state, action.type)) is not None:
        return problem
    if state.draft_books[seat] & EVERYTHING[state.edition.kind_index[action.type]]:
        return refuse("WW-ARC-15", "named-already", type=action.type)
    if action not in dict(SCHOLAR.brew_steps(state.offers, brewing.point_of(state, seat))):
        return refuse("WW-P-SCHOLAR-02", "scholar-payment", payment=action.payment)
    return None


def _pay(state: WhirlingState, seat: Seat, action: Scholar) -> None:
    """Spend a mandrake for a Book that serves the recipes used after it (WW-P-SCHOLAR-04)."""
    after = dict(SCHOLAR.brew_steps(state.offers, brewing.point_of(state, seat)))[action]
    brewing.go_to(state, seat, after)
    sealed.add_step(state, seat, action)


# -- Hidden Power: a recipe that is spent by its use --------------------------------------------


class _HiddenPower(Power):
    name: str | None = "spent-by-use"
    appeal = -2.0
    odds: float | None = -0.74

    def spent_by(self, state: WhirlingState, seat: Seat) -> int:
        """Find its own recipe: it is discarded at the end of the step (WW-P-HIDDEN-02)."""
        code = state.edition.personality_code(state.personality[seat])
        tableau = state.tableau[seat]
        return 1 << tableau.index(code) if code in tableau else 0


# -- the Witch of All Trades: claims a cube of a full set in her cauldron ------------------------


class _WitchOfAllTrades(Power):
    name: str | None = "full-set"
    phase = TRADES
    appeal = -4.0
    odds: float | None = -0.55

    def owes(self, state: WhirlingState, seat: Seat) -> bool:
        """Ask whether the cauldron holds one of each (WW-P-TRADES-01, WW-ENG-10)."""
        return fits(_FULL_SET, state.cauldron[seat])


_FULL_SET: Final = sum(ONE)


def _choices_of_claim(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    """Claim a cube of any type (there is one of each, or she would not be asked), or decline."""
    return [*state.offers.claim, state.offers.done]


def _cannot_claim(state: WhirlingState, seat: Seat, action: Claim) -> IllegalAction | None:  # noqa: ARG001
    return wrong_moment(state, TRADES, "WW-P-TRADES-01") or unknown_type(state, action.type)


def _claim(state: WhirlingState, seat: Seat, action: Claim) -> None:
    """Move one cube from the cauldron to the circle (WW-P-TRADES-02)."""
    cube = ONE[state.edition.kind_index[action.type]]
    state.cauldron[seat] -= cube
    state.circle[seat] += cube
    if state.events is not None:
        state.tell(CircleClaimed(seat, action.type))
    sealed.commit(state, seat)


def _decline(state: WhirlingState, seat: Seat) -> None:
    """Leave the cauldron as it is."""
    if state.events is not None:
        state.tell(CircleClaimed(seat, None))
    sealed.commit(state, seat)


PHASE_OF_TRADES: Final[Phase] = Phase(
    owing,
    passing.end_round,
    help=("WW-P-TRADES-01",),
    done=_decline,
    clauses=("WW-P-TRADES-01",),
)


# -- the Trickster: turns around every round ----------------------------------------------------


class _Trickster(Power):
    name: str | None = "rotates"
    appeal = -1.0
    odds: float | None = -0.1

    def hands_passed(self, state: WhirlingState, seat: Seat) -> None:
        """Turn the own recipe around (WW-P-TRICK-03)."""
        own = state.edition.personality_code(state.personality[seat]) >> 1
        state.tableau[seat] = tuple(
            [code ^ 1 if code >> 1 == own else code for code in state.tableau[seat]]
        )
        if state.events is not None:
            state.tell(PersonalityRotated(seat))


POTION_BREWER: Final = _PotionBrewer()
SCHOLAR: Final = _Scholar()
HIDDEN_POWER: Final = _HiddenPower()
WITCH_OF_ALL_TRADES: Final = _WitchOfAllTrades()
TRICKSTER: Final = _Trickster()

CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Move, _move, _cannot_move, ("WW-P-BREWER-01",), plain_label),
        ActionRules(Scholar, _pay, _cannot_pay, ("WW-P-SCHOLAR-01", "WW-P-SCHOLAR-02"), plain_label),
        ActionRules(Claim, _claim, _cannot_claim, ("WW-P-TRADES-01",), plain_label),
    ),
    {TRADES: _choices_of_claim},
)
