"""What looks best at first sight: every choice is weighed by the best brew that it leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.actions import (
    ACTIONS,
    Back,
    Book,
    Call,
    Choose,
    Claim,
    Dare,
    Gain,
    Gamble,
    MoveCube,
    Play,
    Potion,
    Raven,
    Redraw,
    Rotate,
)
from witchtable.games.whirling_witchcraft.cubes import (
    EVERYTHING,
    NOTHING,
    ONE,
    Heap,
    total,
)
from witchtable.games.whirling_witchcraft.mind.brews import BrewFinder, BrewPlan, FoundBrews, finder_of
from witchtable.games.whirling_witchcraft.mind.worth import OVERFLOW, values_of
from witchtable.games.whirling_witchcraft.personalities.studying import gained
from witchtable.games.whirling_witchcraft.rules import ARCANA, BREW, ICONS
from witchtable.games.whirling_witchcraft.rules.study import effects_reached
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["instinct", "plans"]

_MOST_PLANS: Final = 12
_UNPLANNED: Final = -8.0
_ICON: Final[tuple[float, ...]] = (0.0, 0.0, 0.2)
_TRIGGER: Final[tuple[float, ...]] = (0.8, 0.5, 1.0)
"""What a Potion, a Raven and a Book are worth before it is known for what."""
_KEEPING: Final = 1.5
"""What it is worth to redraw later instead of now."""


def instinct(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh the choices of a decider, in points."""
    assert isinstance(state, WhirlingState)
    if state.phase == BREW:
        return _brewing(state, seat, actions)
    judgement = _Judgement(state, seat)
    return [_WEIGH[type(action)](judgement, action) for action in actions]


def plans(state: State, seat: Seat) -> Sequence[tuple[float, BrewPlan]] | None:
    """List the best brews that go on from a seat's draft, with their worth; None outside a brew."""
    assert isinstance(state, WhirlingState)
    if state.phase != BREW:
        return None
    finder = finder_of(state.edition)
    return values_of(state, seat, finder).plans(finder.brews(state, seat), _MOST_PLANS)


def _brewing(state: WhirlingState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh a step by the best brew that begins with it."""
    first: dict[Action, float] = {}
    for worth, plan in plans(state, seat) or ():
        first.setdefault(plan.steps[0], worth)
    never = state.offers.back, state.offers.call
    return [NEVER if action in never else first.get(action, _UNPLANNED) for action in actions]


class _Judgement:
    """One decision at first sight."""

    __slots__ = ("_base", "bench", "books", "cauldron", "finder", "seat", "state", "values")

    def __init__(self, state: WhirlingState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.finder: BrewFinder = finder_of(state.edition)
        self.values = values_of(state, seat, self.finder)
        drafts = state.phase == ARCANA
        self.bench = state.draft_bench[seat] if drafts else state.bench[seat]
        self.cauldron = state.draft_cauldron[seat] if drafts else state.cauldron[seat]
        self.books = state.draft_books[seat] if drafts else state.books[seat]
        self._base: tuple[float, Heap, Heap] | None = None

    def nothing(self, action: Action) -> float:  # noqa: ARG002 - as the others
        """Weigh what changes nothing."""
        return 0.0

    def back(self, action: Back) -> float:  # noqa: ARG002 - as the others
        """Do not even think of it."""
        return NEVER

    def call(self, action: Call) -> float:  # noqa: ARG002 - as the others
        """Do not even think of it."""
        return NEVER

    # -- recipes ----------------------------------------------------------------------------------

    def play(self, action: Play) -> float:
        """Weigh a recipe as it is printed."""
        return self._card(2 * self.state.edition.card_index[action.recipe])

    def rotate(self, action: Rotate) -> float:
        """Weigh a recipe that lies rotated."""
        return self._card(2 * self.state.edition.card_index[action.recipe] + 1)

    def gamble(self, action: Gamble) -> float:  # noqa: ARG002 - as the others
        """Weigh a card taken at random, and an effect."""
        hand = self.state.hands[self.seat]
        return sum(self._card(2 * card) for card in hand) / len(hand) + 0.5

    def dare(self, action: Dare) -> float:
        """Weigh the effect and the way the card lies."""
        code = 2 * self.state.gamble + (action.way == "rotated")
        return self._card(code) + _TRIGGER[ICONS.index(action.arcana)]

    def redraw(self, action: Redraw) -> float:  # noqa: ARG002 - as the others
        """Compare the hand with what the deck would bring: of eight cards the second best."""
        hand = self.state.hands[self.seat]
        others = (self.state.deck + self.state.discards)[-8:]
        if not hand or len(others) < 2:
            return NEVER
        promised = sorted(self._card(2 * card) for card in others)[-2]
        return promised - max(self._card(2 * card) for card in hand) - _KEEPING

    def _card(self, code: int) -> float:
        """Weigh a recipe by the best brew with it, by its icons and by what it will make later."""
        state, seat = self.state, self.seat
        worth = self.values.card(self._brews(), code)
        step = state.edition.rules.arcana_step
        for which, icons in enumerate(state.edition.icons[code >> 1]):
            if icons:
                old = state.trackers[3 * seat + which]
                worth += _ICON[which] * icons
                worth += _TRIGGER[which] * effects_reached(old, icons, step)
        return worth

    # -- arcana -----------------------------------------------------------------------------------

    def potion(self, action: Potion) -> float:
        """Weigh a cube more to send."""
        worth, sent, bench = self._best()
        return self.values.weigh(sent + self._cube(action.type), bench) - worth + 0.1

    def raven(self, action: Raven) -> float:
        """Weigh cubes that crowd the own workbench."""
        cubes = sum(self._cube(word) for word in action.types)
        return self.values.best_without(self._brews(), cubes, NOTHING) - self._best()[0]

    def book(self, action: Book) -> float:
        """Weigh a type that need not be there."""
        kind = self.state.edition.kind_index[action.type]
        if not self.finder.needs(self.state.tableau[self.seat])[kind]:
            return -0.1
        everything = EVERYTHING[kind]
        return self._brew(self.bench, self.cauldron, self.books | everything)[0] - self._best()[0]

    def move(self, action: MoveCube) -> float:
        """Weigh a cube that goes from the workbench into the cauldron."""
        cube = self._cube(action.type)
        return self.values.best_without(self._brews(), cube, cube) - self._best()[0]

    # -- powers -----------------------------------------------------------------------------------

    def gain(self, action: Gain) -> float:
        """Weigh cubes that must be taken; what does not fit is a neighbour's."""
        kind = self.state.edition.kind_index[action.type]
        stored, overflow = gained(self.state, self.seat, kind)
        worth = self._brew(self.bench + stored, self.cauldron, self.books)[0]
        return worth - OVERFLOW * total(overflow)

    def claim(self, action: Claim) -> float:
        """Weigh a cube for the circle: best one that would not overflow anyway."""
        sent = self.state.cauldron[self.seat]
        without = self.values.weigh(sent - self._cube(action.type), self.bench)
        return OVERFLOW + without - self.values.weigh(sent, self.bench)

    def choose(self, action: Choose) -> float:
        """Weigh a personality by what it can do."""
        edition = self.state.edition
        return edition.powers[edition.personality_index[action.personality]].appeal

    # -- shared -----------------------------------------------------------------------------------

    def _cube(self, word: str) -> Heap:
        return ONE[self.state.edition.kind_index[word]]

    def _best(self) -> tuple[float, Heap, Heap]:
        if self._base is None:
            self._base = self.values.best(self._brews())
        return self._base

    def _brews(self) -> FoundBrews:
        point = self.bench, NOTHING, self.cauldron, 0, self.books
        return self.finder.brews_from(self.state, self.seat, self.state.tableau[self.seat], point)

    def _brew(self, bench: Heap, cauldron: Heap, books: Heap) -> tuple[float, Heap, Heap]:
        state, seat = self.state, self.seat
        point = bench, NOTHING, cauldron, 0, books
        brews = self.finder.brews_from(state, seat, state.tableau[seat], point)
        return self.values.best(brews)


# Any: each method takes the one class of action whose word it is called by.
_WEIGH: Final[dict[type[Action], Callable[[_Judgement, Any], float]]] = {
    kind: getattr(_Judgement, str(kind.__struct_config__.tag), _Judgement.nothing) for kind in ACTIONS
}
