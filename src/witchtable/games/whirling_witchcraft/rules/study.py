"""The study phase (WW-STUDY), and what comes before it: Uncontrolled Powers and Initiates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.whirling_witchcraft.actions import Dare, Gain, Gamble, Keep, Play, Redraw, Rotate
from witchtable.games.whirling_witchcraft.components import ARCANA
from witchtable.games.whirling_witchcraft.cubes import ONE, counts
from witchtable.games.whirling_witchcraft.events import (
    Gained,
    Gambled,
    HandDiscarded,
    PersonalityDiscarded,
    RecipeRevealed,
    RedrawsRevealed,
    TrackersRaised,
)
from witchtable.games.whirling_witchcraft.rules import passing, sealed
from witchtable.games.whirling_witchcraft.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "dare",
    "gain",
    "gamble",
    "keep",
    "play",
    "players",
    "redraw",
    "redraw_hands",
    "redrawers",
    "reveal_recipes",
    "rotate",
    "uncontrolled",
]


def seats_with(state: WhirlingState, power: str) -> int:
    """The seats whose personality has a power, as bits."""
    return sum(1 << seat for seat in range(state.seats) if state.power(seat) == power)


# -- before recipes are played -----------------------------------------------------------------


def uncontrolled(state: WhirlingState) -> int:
    """Uncontrolled Powers must take cubes, every round (WW-P-UNCON-01)."""
    return seats_with(state, "forced-gain")


def gain(state: WhirlingState, seat: Seat, action: Gain) -> None:
    """Add the cubes to the workbench; what does not fit goes to the left (WW-P-UNCON-02)."""
    box = state.edition
    kind = box.kind_index[action.type]
    amount = box.personalities[state.personality[seat]].amount
    room = box.capacity[kind] - counts(state.bench[seat])[kind]
    stored = min(amount, room)
    state.bench[seat] += stored * ONE[kind]
    state.circle[state.left_of(seat)] += (amount - stored) * ONE[kind]
    if state.told is not None:
        state.tell(Gained(seat, action.type, stored, amount - stored))
    sealed.commit(state, seat)


def redrawers(state: WhirlingState) -> int:
    """Initiates who have not redrawn yet (WW-P-INITIATE-01)."""
    return seats_with(state, "redraw")


def redraw(state: WhirlingState, seat: Seat, action: Redraw) -> None:  # noqa: ARG001
    """Decide in secret to redraw."""
    state.choice[seat] = 1
    sealed.commit(state, seat)


def keep(state: WhirlingState, seat: Seat, action: Keep) -> None:  # noqa: ARG001
    """Decide in secret to keep the hand."""
    state.choice[seat] = 0
    sealed.commit(state, seat)


def redraw_hands(state: WhirlingState) -> None:
    """All discard first; then each in turn draws (WW-P-INITIATE-02)."""
    if not state.owing:
        return
    box = state.edition
    redrawing = [seat for seat in state.in_initiative_order() if state.choice[seat] == 1]
    if state.told is not None:
        state.tell(RedrawsRevealed(tuple(sorted(redrawing))))
    for seat in redrawing:
        hand, state.hands[seat] = state.hands[seat], ()
        state.discards += hand
        personality, state.personality[seat] = state.personality[seat], EMPTY
        state.returned += (personality,)
        if state.told is not None:
            state.tell(HandDiscarded(seat, len(hand)))
            state.tell(PersonalityDiscarded(seat, box.personalities[personality].id))
    for seat in redrawing:
        passing.draw_cards(state, seat, box.setup.hand_limit)
    state.choice[:] = [EMPTY] * state.seats


# -- playing and revealing recipes -------------------------------------------------------------


def players(state: WhirlingState) -> int:
    """Everybody with a card in hand (WW-STUDY-02, -10)."""
    state.gamble = state.dare = EMPTY
    state.studied = any(state.hands)
    return sum(1 << seat for seat in range(state.seats) if state.hands[seat])


def play(state: WhirlingState, seat: Seat, action: Play) -> None:
    """Choose a recipe in secret, as it is printed (WW-STUDY-01)."""
    state.choice[seat] = 2 * state.edition.card_index[action.recipe]
    sealed.commit(state, seat)


def rotate(state: WhirlingState, seat: Seat, action: Rotate) -> None:
    """Choose a recipe in secret, rotated (WW-STUDY-03)."""
    state.choice[seat] = 2 * state.edition.card_index[action.recipe] + 1
    sealed.commit(state, seat)


def gamble(state: WhirlingState, seat: Seat, action: Gamble) -> None:  # noqa: ARG001
    """Draw a card from the own hand at random; only its owner sees it (WW-P-DARE-04)."""
    hand = state.hands[seat]
    state.gamble = hand[state.chance.below(len(hand))]
    if state.told is not None:
        state.tell(Gambled(seat, state.edition.recipes[state.gamble].id))


def dare(state: WhirlingState, seat: Seat, action: Dare) -> None:
    """Name the effect that the gamble earns, and the direction of the card (WW-P-DARE-04)."""
    state.dare = ARCANA.index(action.arcana)
    state.choice[seat] = 2 * state.gamble + (action.way == "rotated")
    sealed.commit(state, seat)


def reveal_recipes(state: WhirlingState) -> None:
    """Reveal all recipes together, then raise the trackers (WW-STUDY-07, WW-ARC-01)."""
    played = [(seat, code) for seat, code in enumerate(state.choice) if code != EMPTY]
    for seat, code in played:
        _reveal(state, seat, code)
    for seat, code in played:
        _trigger(state, seat, code >> 1)


def _reveal(state: WhirlingState, seat: Seat, code: int) -> None:
    box = state.edition
    card = code >> 1
    state.choice[seat] = EMPTY
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != card])
    state.tableau[seat] += (code,)
    state.initiative[seat] = box.initiative[card]
    if state.told is not None:
        way = "rotated" if code & 1 else "upright"
        dared = _dared(state, seat)
        named = ARCANA[dared] if dared != EMPTY else None
        state.tell(RecipeRevealed(seat, box.recipes[card].id, way, named))


def _trigger(state: WhirlingState, seat: Seat, card: int) -> None:
    """Raise the trackers and count the effects that may be used this round (WW-ARC-02)."""
    icons = state.edition.icons[card]
    triggers = _raise_trackers(state, seat, icons)
    dared = _dared(state, seat)
    if dared != EMPTY:
        triggers[dared] += 1  # on top of the others, without moving a tracker (WW-P-DARE-02, -03)
    moves = icons[0] if state.power(seat) == "brew-by-icons" else 0
    state.triggers[seat] = triggers[0] | triggers[1] << 8 | triggers[2] << 16 | moves << 24
    if state.told is not None and (any(icons) or any(triggers)):
        state.tell(TrackersRaised(seat, _words(icons), _words(triggers)))


def _dared(state: WhirlingState, seat: Seat) -> int:
    return state.dare if state.power(seat) == "gamble" else EMPTY


def _raise_trackers(state: WhirlingState, seat: Seat, icons: tuple[int, int, int]) -> list[int]:
    """Count the even numbers that each tracker reaches or passes (WW-ARC-04)."""
    step = state.edition.rules.arcana_step
    triggers = [0, 0, 0]
    for which, number in enumerate(icons):
        if number:
            old = state.trackers[3 * seat + which]
            state.trackers[3 * seat + which] = old + number
            triggers[which] = (old + number) // step - old // step
    return triggers


def _words(numbers: tuple[int, int, int] | list[int]) -> tuple[str, ...]:
    return tuple(name for name, number in zip(ARCANA, numbers, strict=True) for _ in range(number))
