"""The personalities that matter before and while recipes are played (WW-P).

The Initiate may redraw, Uncontrolled Powers must take cubes, the Clairvoyant holds more cards, the
Daredevil may gamble, the Whirlwind may rotate whatever it likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.actions import Dare, Gain, Gamble, Keep, Redraw
from witchtable.games.whirling_witchcraft.cubes import ONE, Heap, counts, smaller, total
from witchtable.games.whirling_witchcraft.events import Gained, Gambled, HandDiscarded, RedrawsRevealed
from witchtable.games.whirling_witchcraft.personalities.power import (
    Appearance,
    Power,
    every_rule,
    owing,
)
from witchtable.games.whirling_witchcraft.rules import (
    EMPTY,
    ICONS,
    PLAY,
    REDRAW,
    UNCONTROLLED,
    Phase,
    brewing,
    passing,
    refuse,
    sealed,
    study,
    unknown_type,
    wrong_moment,
)
from witchtable.games.whirling_witchcraft.texts import name_of, plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.components import WhirlingEdition
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "CHAPTER",
    "CLAIRVOYANT",
    "DAREDEVIL",
    "INITIATE",
    "PHASE_OF_INITIATES",
    "PHASE_OF_UNCONTROLLED_POWERS",
    "POWERS",
    "UNCONTROLLED_POWERS",
    "WHIRLWIND",
    "gained",
]


# -- Uncontrolled Powers: takes cubes, every round ----------------------------------------------


class _UncontrolledPowers(Power):
    name: str | None = "forced-gain"
    clause = "WW-P-UNCON-01"
    picture = "ws-energy"
    needs_of_card: tuple[str, ...] = ("amount",)
    phase = UNCONTROLLED
    appeal = -4.0
    odds: float | None = 0.02

    def actions(self) -> tuple[ActionRules, ...]:
        return (ActionRules(Gain, _gain, _cannot_gain, ("WW-P-UNCON-01",), plain_label),)

    def vocabulary(self, edition: WhirlingEdition) -> Sequence[Action]:
        return [Gain(kind) for kind in edition.kind_ids]

    def appearance(self, state: WhirlingState, seat: Seat, action: Action) -> Appearance | None:  # noqa: ARG002
        """Show the types."""
        assert isinstance(action, Gain)
        return Appearance("gain", action.type)


def _choices_of_cubes(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    """Take cubes of any one type: it must be done (WW-P-UNCON-01)."""
    return state.offers.own[UNCONTROLLED_POWERS]


def _cannot_gain(state: WhirlingState, seat: Seat, action: Gain) -> IllegalAction | None:  # noqa: ARG001
    problem = wrong_moment(state, UNCONTROLLED, "WW-P-UNCON-01")
    return problem or unknown_type(state, action.type)


def gained(state: WhirlingState, seat: Seat, kind: int) -> tuple[Heap, Heap]:
    """Find what taking a type adds to the workbench, and what does not fit there (WW-P-UNCON-02)."""
    edition = state.edition
    cubes = edition.personalities[state.personality[seat]].amount * ONE[kind]
    stored = smaller(cubes, edition.spaces - state.bench[seat])
    return stored, cubes - stored


def _gain(state: WhirlingState, seat: Seat, action: Gain) -> None:
    """Add the cubes to the workbench; what does not fit goes to the left (WW-P-UNCON-02)."""
    stored, overflow = gained(state, seat, state.edition.kind_index[action.type])
    state.bench[seat] += stored
    state.circle[state.left_of(seat)] += overflow
    if state.events is not None:
        state.tell(Gained(seat, action.type, total(stored), total(overflow)))
    sealed.commit(state, seat)


def _emptiest(state: WhirlingState, seat: Seat) -> Action:
    """Take what there is most room for (WW-ENG-12)."""
    room = counts(state.edition.spaces - state.bench[seat])
    return state.offers.own[UNCONTROLLED_POWERS][room.index(max(room))]


def _nothing(state: WhirlingState) -> None:
    """The decision took effect when it was made."""


PHASE_OF_UNCONTROLLED_POWERS: Final[Phase] = Phase(
    owing,
    _nothing,
    help=("WW-P-UNCON-01", "WW-P-UNCON-02"),
    clauses=("WW-P-UNCON-01",),
    fallback=_emptiest,
)


# -- the Initiate: redraws once in the game -----------------------------------------------------


class _Initiate(Power):
    name: str | None = "redraw"
    clause = "WW-P-INITIATE-01"
    picture = "wd-novice"
    is_for_everybody = True
    phase = REDRAW
    odds: float | None = 0.23

    def actions(self) -> tuple[ActionRules, ...]:
        return (
            ActionRules(Redraw, _redraw, _not_asked, ("WW-P-INITIATE-01",), plain_label),
            ActionRules(Keep, _keep, _not_asked, ("WW-P-INITIATE-01",), plain_label),
        )

    def vocabulary(self, edition: WhirlingEdition) -> Sequence[Action]:  # noqa: ARG002 - as for all
        return [Keep(), Redraw()]


def _choices_of_hand(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    """Keep the hand, or redraw."""
    return state.offers.own[INITIATE]


def _not_asked(state: WhirlingState, seat: Seat, action: Keep | Redraw) -> IllegalAction | None:  # noqa: ARG001
    return wrong_moment(state, REDRAW, "WW-P-INITIATE-01")


def _redraw(state: WhirlingState, seat: Seat, action: Redraw) -> None:  # noqa: ARG001
    """Decide in secret to redraw."""
    state.choice[seat] = 1
    sealed.commit(state, seat)


def _keep(state: WhirlingState, seat: Seat, action: Keep) -> None:  # noqa: ARG001
    """Decide in secret to keep the hand."""
    state.choice[seat] = 0
    sealed.commit(state, seat)


def _redraw_hands(state: WhirlingState) -> None:
    """All discard first; then each in turn draws (WW-P-INITIATE-02)."""
    if not state.owing:
        return
    redrawing = [seat for seat in state.in_initiative_order() if state.choice[seat] == 1]
    if state.events is not None:
        state.tell(RedrawsRevealed(tuple(sorted(redrawing))))
    for seat in redrawing:
        hand, state.hands[seat] = state.hands[seat], ()
        state.discards += hand
        if state.events is not None:
            state.tell(HandDiscarded(seat, len(hand)))
        brewing.discard_personality(state, seat)
    for seat in redrawing:
        passing.draw_cards(state, seat, passing.hand_limit(state, seat))
    state.choice[:] = [EMPTY] * state.seats


PHASE_OF_INITIATES: Final[Phase] = Phase(
    owing, _redraw_hands, help=("WW-P-INITIATE-01",), clauses=("WW-P-INITIATE-01",)
)


# -- the Clairvoyant: holds more cards ----------------------------------------------------------


class _Clairvoyant(Power):
    """Its card has a hand limit of its own (WW-P-CLAIR-01)."""

    name: str | None = "clairvoyance"
    clause = "WW-P-CLAIR-01"
    picture = "ws-prophecy"
    needs_of_card: tuple[str, ...] = ("hand_limit",)
    has_hand_limit = True
    appeal = -3.0
    odds: float | None = 0.07


# -- the Whirlwind: rotates whatever it likes ---------------------------------------------------


class _Whirlwind(Power):
    """`study.py` asks for it (WW-P-WHIRL-01)."""

    name: str | None = "rotate-any"
    clause = "WW-P-WHIRL-01"
    picture = "ws-wand"
    rotates_any = True
    appeal = -2.0
    odds: float | None = 0.3


# -- the Daredevil: lets chance choose the recipe, for an effect --------------------------------


class _Daredevil(Power):
    name: str | None = "gamble"
    clause = "WW-P-DARE-01"
    picture = "ws-chip"
    phase = PLAY
    changes_play = True
    appeal = -5.0
    odds: float | None = 0.25

    def actions(self) -> tuple[ActionRules, ...]:
        return (
            ActionRules(Gamble, _gamble, _cannot_gamble, ("WW-P-DARE-01",), plain_label),
            ActionRules(Dare, _dare, _cannot_dare, ("WW-P-DARE-01", "WW-P-DARE-04"), plain_label),
        )

    def vocabulary(self, edition: WhirlingEdition) -> Sequence[Action]:  # noqa: ARG002 - as for all
        """The gamble; then every effect with the card as it is printed, and rotated."""
        return [Gamble(), *(Dare(effect, way) for way in study.WAYS for effect in ICONS)]

    def appearance(self, state: WhirlingState, seat: Seat, action: Action) -> Appearance | None:  # noqa: ARG002
        """Show the effects, for each way; the gamble is a button."""
        if not isinstance(action, Dare):
            return None
        return Appearance("dare-turned" if action.way == "rotated" else "dare", action.arcana)

    def choices_of_play(self, state: WhirlingState, found: list[Action]) -> list[Action]:
        """Gamble instead; once that is done, name an effect and the way the card lies."""
        gamble, *dares = state.offers.own[self]
        if state.gamble == EMPTY:
            found.append(gamble)
            return found
        return dares if state.edition.two_way[state.gamble] else dares[: len(ICONS)]

    def cannot_play(self, state: WhirlingState) -> IllegalAction | None:
        """Refuse another card after the gamble (WW-P-DARE-04)."""
        return refuse("WW-P-DARE-04", "gambled") if state.gamble != EMPTY else None

    def question_of_play(self, state: WhirlingState) -> Message | None:
        """Ask for the effect."""
        if state.gamble == EMPTY:
            return None
        recipe = state.edition.recipes[state.gamble]
        return Message("whirling-witchcraft-ask-dare", recipe=name_of(state.edition, recipe.id))

    def named_effect(self, state: WhirlingState) -> int:
        """On top of the others, without moving a tracker (WW-P-DARE-02, -03)."""
        return state.dare

    def shown_to_owner(self, state: WhirlingState) -> tuple[str | None, str | None]:
        """Show what the gamble brought."""
        if state.gamble == EMPTY:
            return None, None
        named = ICONS[state.dare] if state.dare != EMPTY else None
        return state.edition.recipes[state.gamble].id, named

    def reopen(self, state: WhirlingState) -> None:
        """Name the effect anew; the gamble itself stands (WW-P-DARE-04)."""
        state.dare = EMPTY

    def forget(self, state: WhirlingState) -> None:
        """Forget the gamble too."""
        state.gamble = state.dare = EMPTY

    def guess(self, state: WhirlingState, seat: Seat, rng: Random) -> None:
        """Begin with the gamble if chance picks it: unlike a draft it is not forgotten."""
        gamble = state.offers.own[self][0]
        if state.phase == PLAY and rng.choice(state.legal(seat)) == gamble:
            state.apply_trusted(seat, gamble)


def _no_daredevil(state: WhirlingState, seat: Seat, clause: str) -> IllegalAction | None:
    if (problem := wrong_moment(state, PLAY, clause)) is not None:
        return problem
    return None if state.power(seat) is DAREDEVIL else refuse("WW-P-DARE-01", "no-daredevil")


def _cannot_gamble(state: WhirlingState, seat: Seat, action: Gamble) -> IllegalAction | None:  # noqa: ARG001
    return _no_daredevil(state, seat, "WW-P-DARE-01") or DAREDEVIL.cannot_play(state)


def _gamble(state: WhirlingState, seat: Seat, action: Gamble) -> None:  # noqa: ARG001
    """Draw a card from the own hand at random; only its owner sees it (WW-P-DARE-04)."""
    hand = state.hands[seat]
    state.gamble = hand[state.chance.below(len(hand))]
    if state.events is not None:
        state.tell(Gambled(seat, state.edition.recipes[state.gamble].id))


def _cannot_dare(state: WhirlingState, seat: Seat, action: Dare) -> IllegalAction | None:
    if (problem := _no_daredevil(state, seat, "WW-P-DARE-04")) is not None:
        return problem
    if state.gamble == EMPTY:
        return refuse("WW-P-DARE-04", "gamble-first")
    if action.arcana not in ICONS:
        return refuse("WW-COMP-10", "arcana", arcana=action.arcana)
    if action.way not in study.WAYS:
        return refuse("WW-STUDY-03", "way", way=action.way)
    return study.one_way(state, state.gamble) if action.way == "rotated" else None


def _dare(state: WhirlingState, seat: Seat, action: Dare) -> None:
    """Name the effect that the gamble earns, and the direction of the card (WW-P-DARE-04)."""
    state.dare = ICONS.index(action.arcana)
    state.choice[seat] = 2 * state.gamble + (action.way == "rotated")
    sealed.commit(state, seat)


UNCONTROLLED_POWERS: Final = _UncontrolledPowers()
INITIATE: Final = _Initiate()
CLAIRVOYANT: Final = _Clairvoyant()
WHIRLWIND: Final = _Whirlwind()
DAREDEVIL: Final = _Daredevil()

POWERS: Final[tuple[Power, ...]] = (INITIATE, CLAIRVOYANT, DAREDEVIL, UNCONTROLLED_POWERS, WHIRLWIND)
CHAPTER: Final[Chapter] = Chapter(
    every_rule(POWERS), {UNCONTROLLED: _choices_of_cubes, REDRAW: _choices_of_hand}
)
