"""The personalities that matter from arcana to the end of a round (WW-P).

The Potion Brewer moves cubes, the Scholar pays for a Book, Hidden Power is spent by its use, the Witch
of All Trades claims a cube, the Trickster turns around.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Claim, MoveCube, Scholar
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, KINDS, ONE, fits
from witchtable.games.whirling_witchcraft.events import CircleClaimed, PersonalityRotated
from witchtable.games.whirling_witchcraft.personalities.power import (
    ONCE,
    Appearance,
    Point,
    Power,
    every_rule,
    owing,
)
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
from witchtable.games.whirling_witchcraft.rules.offers import MADE
from witchtable.games.whirling_witchcraft.texts import plain_label, word

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.components import WhirlingEdition
    from witchtable.games.whirling_witchcraft.rules.offers import Offers
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "CHAPTER",
    "HIDDEN_POWER",
    "PHASE_OF_TRADES",
    "POTION_BREWER",
    "POWERS",
    "SCHOLAR",
    "TRICKSTER",
    "WITCH_OF_ALL_TRADES",
]


# -- the Potion Brewer: moves cubes into the cauldron -------------------------------------------


class _PotionBrewer(Power):
    name: str | None = "brew-by-icons"
    clause = "WW-P-BREWER-01"
    picture = "ww-potion"
    phase = ARCANA
    moves_by_potions = True
    appeal = -2.0
    odds: float | None = -0.02

    def actions(self) -> tuple[ActionRules, ...]:
        return (ActionRules(MoveCube, _move, _cannot_move, ("WW-P-BREWER-01",), plain_label),)

    def vocabulary(self, edition: WhirlingEdition) -> Sequence[Action]:
        return [MoveCube(kind) for kind in edition.kind_ids]

    def appearance(self, state: WhirlingState, seat: Seat, action: Action) -> Appearance | None:
        """Show the cubes that can be moved; those on the workbench can be taken themselves."""
        assert isinstance(action, MoveCube)
        left = arcana.count_triggers(state, seat, arcana.MOVE)
        return Appearance("move", action.type, "bench", left)

    def choices_of_moves(self, state: WhirlingState, seat: Seat) -> list[Action]:
        """Move any cube of the workbench (WW-P-BREWER-01)."""
        bench = state.draft_bench[seat]
        moves = state.offers.own[self]
        return [moves[kind] for kind in range(KINDS) if bench & EVERYTHING[kind]]


def _cannot_move(state: WhirlingState, seat: Seat, action: MoveCube) -> IllegalAction | None:
    if (problem := wrong_moment(state, ARCANA, "WW-P-BREWER-02")) is not None:
        return problem
    if not arcana.count_triggers(state, seat, arcana.MOVE):
        return refuse("WW-P-BREWER-01", "no-moves")
    problem = unknown_type(state, action.type)
    return problem or not_on_bench(state, seat, (action.type,), clause="WW-P-BREWER-01")


def _move(state: WhirlingState, seat: Seat, action: MoveCube) -> None:
    """Move a cube from the workbench to the cauldron (WW-P-BREWER-01)."""
    cube = ONE[state.edition.kind_index[action.type]]
    state.draft_bench[seat] -= cube
    state.draft_cauldron[seat] += cube
    arcana.use_trigger(state, seat, action, arcana.MOVE)


# -- the Scholar: spends a mandrake for a Book in the middle of a brew ---------------------------


class _Scholar(Power):
    name: str | None = "pay-for-book"
    clause = "WW-P-SCHOLAR-01"
    picture = "ww-book"
    phase = BREW
    has_brew_steps = True
    appeal = -1.0
    odds: float | None = 0.14

    def actions(self) -> tuple[ActionRules, ...]:
        clauses = "WW-P-SCHOLAR-01", "WW-P-SCHOLAR-02"
        return (ActionRules(Scholar, brewing.take_step, _cannot_pay, clauses, plain_label),)

    def vocabulary(self, edition: WhirlingEdition) -> Sequence[Action]:
        """All types for a mandrake of the workbench, then all for a made one."""
        payments = _PAYMENT, MADE + _PAYMENT
        return [Scholar(kind, payment) for payment in payments for kind in edition.kind_ids]

    def appearance(self, state: WhirlingState, seat: Seat, action: Action) -> Appearance | None:  # noqa: ARG002
        """Show the types that can be named, for each payment."""
        assert isinstance(action, Scholar)
        return Appearance("scholar" if action.payment == _PAYMENT else "scholar-made", action.type)

    def brew_steps(self, offers: Offers, point: Point) -> list[tuple[Action, Point]]:
        """Pay with a mandrake of the workbench, or with a made one, once (WW-P-SCHOLAR-01, -02).

        The Book serves the recipes that are used after it (WW-P-SCHOLAR-04).
        """
        bench, made, cauldron, used, books = point
        if used & ONCE:
            return []
        own, mandrake = offers.own[self], ONE[offers.edition.kind_index[_PAYMENT]]
        used |= ONCE
        found: list[tuple[Action, Point]] = []
        unnamed = [kind for kind in range(KINDS) if not books & EVERYTHING[kind]]
        if fits(mandrake, bench):
            for kind in unnamed:
                after = bench - mandrake, made, cauldron, used, books | EVERYTHING[kind]
                found.append((own[kind], after))
        if fits(mandrake, made):
            for kind in unnamed:
                after = bench, made - mandrake, cauldron, used, books | EVERYTHING[kind]
                found.append((own[KINDS + kind], after))
        return found


_PAYMENT: Final = "mandrake"


def _cannot_pay(state: WhirlingState, seat: Seat, action: Scholar) -> IllegalAction | None:
    if (problem := wrong_moment(state, BREW, "WW-P-SCHOLAR-04")) is not None:
        return problem
    if state.power(seat) is not SCHOLAR:
        return refuse("WW-P-SCHOLAR-01", "no-scholar")
    if state.draft_used[seat] & ONCE:
        return refuse("WW-P-SCHOLAR-01", "scholar-once")
    if (problem := unknown_type(state, action.type)) is not None:
        return problem
    if state.draft_books[seat] & EVERYTHING[state.edition.kind_index[action.type]]:
        return refuse("WW-ARC-15", "named-already", type=word(action.type))
    if action not in dict(SCHOLAR.brew_steps(state.offers, brewing.point_of(state, seat))):
        return refuse("WW-P-SCHOLAR-02", "scholar-payment", payment=word(action.payment))
    return None


# -- Hidden Power: a recipe that is spent by its use --------------------------------------------


class _HiddenPower(Power):
    name: str | None = "spent-by-use"
    clause = "WW-P-HIDDEN-01"
    picture = "ws-witchstone"
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
    clause = "WW-P-TRADES-01"
    phase = TRADES
    appeal = -4.0
    odds: float | None = -0.55

    def actions(self) -> tuple[ActionRules, ...]:
        return (ActionRules(Claim, _claim, _cannot_claim, ("WW-P-TRADES-01",), plain_label),)

    def vocabulary(self, edition: WhirlingEdition) -> Sequence[Action]:
        return [Claim(kind) for kind in edition.kind_ids]

    def appearance(self, state: WhirlingState, seat: Seat, action: Action) -> Appearance | None:  # noqa: ARG002
        """Show the types; the cubes in the cauldron can be taken themselves."""
        assert isinstance(action, Claim)
        return Appearance("claim", action.type, "cauldron")

    def owes(self, state: WhirlingState, seat: Seat) -> bool:
        """Ask whether the cauldron holds one of each (WW-P-TRADES-01, WW-ENG-10)."""
        return fits(_FULL_SET, state.cauldron[seat])


_FULL_SET: Final = sum(ONE)


def _choices_of_claim(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    """Claim a cube of any type (there is one of each, or she would not be asked), or decline."""
    return [*state.offers.own[WITCH_OF_ALL_TRADES], state.offers.done]


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
    clause = "WW-P-TRICK-01"
    picture = "wd-cat"
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

POWERS: Final[tuple[Power, ...]] = (
    HIDDEN_POWER,
    POTION_BREWER,
    SCHOLAR,
    TRICKSTER,
    WITCH_OF_ALL_TRADES,
)
CHAPTER: Final[Chapter] = Chapter(every_rule(POWERS), {TRADES: _choices_of_claim})
