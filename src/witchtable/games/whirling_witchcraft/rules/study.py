"""The study phase (WW-STUDY): everybody plays a recipe in secret; its icons raise trackers (WW-ARC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.actions import Play, Rotate
from witchtable.games.whirling_witchcraft.events import RecipeRevealed, TrackersRaised
from witchtable.games.whirling_witchcraft.rules import (
    EMPTY,
    ICONS,
    PLAY,
    Phase,
    refuse,
    sealed,
    wrong_moment,
)
from witchtable.games.whirling_witchcraft.texts import name_of, plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CHAPTER", "PHASE", "WAYS", "choices", "effects_reached", "one_way", "players"]

WAYS: Final = ("upright", "rotated")


def players(state: WhirlingState) -> int:
    """Everybody with a card in hand (WW-STUDY-02, -10)."""
    state.gamble = state.dare = EMPTY
    state.studied = any(state.hands)
    return sum(1 << seat for seat in range(state.seats) if state.hands[seat])


def choices(state: WhirlingState, seat: Seat) -> list[Action]:
    """Any card of the hand, rotated where that is allowed (WW-STUDY-01 to -04)."""
    two_way, play = state.edition.two_way, state.offers.play
    power = state.power(seat)
    any_way = power.rotates_any
    found: list[Action] = []
    for card in state.hands[seat]:
        found.append(play[2 * card])
        if any_way or two_way[card]:
            found.append(play[2 * card + 1])
    return power.choices_of_play(state, found) if power.changes_play else found


# -- playing ------------------------------------------------------------------------------------


def _cannot_play(state: WhirlingState, seat: Seat, action: Play) -> IllegalAction | None:
    return wrong_moment(state, PLAY, "WW-STUDY-01") or _not_free(state, seat, action.recipe)


def _cannot_rotate(state: WhirlingState, seat: Seat, action: Rotate) -> IllegalAction | None:
    problem = wrong_moment(state, PLAY, "WW-STUDY-05") or _not_free(state, seat, action.recipe)
    if problem is not None or state.power(seat).rotates_any:
        return problem
    return one_way(state, state.edition.card_index[action.recipe])


def _not_free(state: WhirlingState, seat: Seat, recipe: str) -> IllegalAction | None:
    """Refuse a card that is not in hand, or that a power forbids."""
    if (problem := state.power(seat).cannot_play(state)) is not None:
        return problem
    if state.edition.card_index.get(recipe) not in state.hands[seat]:
        return refuse("WW-STUDY-01", "not-in-hand", recipe=name_of(state.edition, recipe))
    return None


def one_way(state: WhirlingState, card: int) -> IllegalAction | None:
    """Refuse to rotate a recipe that has only one way (WW-STUDY-04)."""
    edition = state.edition
    if edition.two_way[card]:
        return None
    return refuse("WW-STUDY-04", "one-way", recipe=name_of(edition, edition.recipes[card].id))


def _play(state: WhirlingState, seat: Seat, action: Play) -> None:
    """Choose a recipe in secret, as it is printed (WW-STUDY-01)."""
    state.choice[seat] = 2 * state.edition.card_index[action.recipe]
    sealed.commit(state, seat)


def _rotate(state: WhirlingState, seat: Seat, action: Rotate) -> None:
    """Choose a recipe in secret, rotated (WW-STUDY-03)."""
    state.choice[seat] = 2 * state.edition.card_index[action.recipe] + 1
    sealed.commit(state, seat)


def _clauses_of_rotating(state: WhirlingState, seat: Seat, action: Rotate) -> tuple[str, ...]:  # noqa: ARG001
    any_way = state.power(seat).rotates_any
    return ("WW-STUDY-01", "WW-P-WHIRL-01" if any_way else "WW-STUDY-03")


def _lowest(state: WhirlingState, seat: Seat) -> Action:
    """Play the recipe with the lowest number (WW-ENG-12), if a card of the hand may be played."""
    if state.power(seat).cannot_play(state) is not None:
        return state.legal(seat)[0]
    numbers = state.edition.initiative
    return state.offers.play[2 * min(state.hands[seat], key=lambda card: numbers[card])]


def _question(state: WhirlingState, seat: Seat) -> Message | None:
    return state.power(seat).question_of_play(state)


# -- revealing ----------------------------------------------------------------------------------


def reveal_recipes(state: WhirlingState) -> None:
    """Reveal all recipes together, then raise the trackers (WW-STUDY-07, WW-ARC-01)."""
    played = [(seat, code) for seat, code in enumerate(state.choice) if code != EMPTY]
    for seat, code in played:
        _reveal(state, seat, code)
    for seat, code in played:
        _trigger(state, seat, code >> 1)


def _reveal(state: WhirlingState, seat: Seat, code: int) -> None:
    edition = state.edition
    card = code >> 1
    state.choice[seat] = EMPTY
    state.hands[seat] = tuple([other for other in state.hands[seat] if other != card])
    state.tableau[seat] += (code,)
    state.initiative[seat] = edition.initiative[card]
    if state.events is not None:
        named = state.power(seat).named_effect(state)
        effect = ICONS[named] if named != EMPTY else None
        state.tell(RecipeRevealed(seat, edition.recipes[card].id, WAYS[code & 1], effect))


def _trigger(state: WhirlingState, seat: Seat, card: int) -> None:
    """Raise the trackers and count the effects that may be used this round (WW-ARC-02)."""
    icons = state.edition.icons[card]
    triggers = _raise_trackers(state, seat, icons)
    power = state.power(seat)
    named = power.named_effect(state)
    if named != EMPTY:
        triggers[named] += 1
    moves = icons[0] if power.moves_by_potions else 0
    state.triggers[seat] = triggers[0] | triggers[1] << 8 | triggers[2] << 16 | moves << 24
    if state.events is not None and (any(icons) or any(triggers)):
        state.tell(TrackersRaised(seat, _words(icons), _words(triggers)))


def _raise_trackers(state: WhirlingState, seat: Seat, icons: tuple[int, int, int]) -> list[int]:
    """Move each tracker by its icons, and count the effects that it reaches."""
    step = state.edition.rules.arcana_step
    triggers = [0, 0, 0]
    for which, number in enumerate(icons):
        if number:
            old = state.trackers[3 * seat + which]
            state.trackers[3 * seat + which] = old + number
            triggers[which] = effects_reached(old, number, step)
    return triggers


def effects_reached(old: int, icons: int, step: int) -> int:
    """Count the even numbers that a tracker reaches or passes (WW-ARC-04)."""
    return (old + icons) // step - old // step


def _words(numbers: Sequence[int]) -> tuple[str, ...]:
    return tuple(name for name, number in zip(ICONS, numbers, strict=True) for _ in range(number))


PHASE: Final[Phase] = Phase(
    players,
    reveal_recipes,
    help=("WW-STUDY-01", "WW-STUDY-03", "WW-STUDY-08"),
    clauses=("WW-STUDY-02",),
    fallback=_lowest,
    question=_question,
)
CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Play, _play, _cannot_play, ("WW-STUDY-01", "WW-STUDY-02"), plain_label),
        ActionRules(Rotate, _rotate, _cannot_rotate, _clauses_of_rotating, plain_label),
    ),
    {PLAY: choices},
)
