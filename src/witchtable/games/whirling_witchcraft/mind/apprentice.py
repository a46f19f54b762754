"""The apprentice: simple maxims for Whirling Witchcraft, answered at once.

It guesses the hidden rest once, brews what overflows its nemesis most, and
plays the recipe that promises most for the next brew.
"""

from __future__ import annotations

from random import Random

from witchtable.engine.moves import Action
from witchtable.engine.opponents import Liking, indifferent
from witchtable.engine.place import Place
from witchtable.games.whirling_witchcraft.actions import (
    Back,
    Book,
    Call,
    Choose,
    Claim,
    Dare,
    Done,
    Gain,
    Gamble,
    Keep,
    MoveCube,
    Play,
    Potion,
    Raven,
    Redraw,
    Rotate,
)
from witchtable.games.whirling_witchcraft.cubes import NOTHING, Heap, counts, total
from witchtable.games.whirling_witchcraft.mind.brews import finder_of
from witchtable.games.whirling_witchcraft.rules import BREW
from witchtable.games.whirling_witchcraft.rules.passing import overflow
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["choose"]

_MOST_RECIPES = 7


def choose(place: Place, rng: Random, likes: Liking = indifferent) -> Action:
    """Choose the action that the maxims like best; chance decides between equals."""
    state = place.sample(rng)
    assert isinstance(state, WhirlingState)
    mind = _Mind(state, place.seat)
    if state.phase == BREW:
        return mind.brew()
    forward = [action for action in place.legal if not isinstance(action, Back | Call | Gamble)]
    worth = [(mind.worth(action) + likes(action), rng.random(), action) for action in forward]
    return max(worth, key=lambda entry: entry[:2])[2]


class _Mind:
    """What an apprentice makes of one place, on a guess of what it cannot see."""

    def __init__(self, state: WhirlingState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.edition = state.edition
        self.finder = finder_of(state.edition)
        self.values = [ingredient.value for ingredient in self.edition.ingredients]
        self.nemesis = state.right_of(seat)
        self.room = self._room(state.bench[self.nemesis])

    def brew(self) -> Action:
        """Take the next step of the brew that hurts most and leaves most room at home."""
        state, seat = self.state, self.seat
        state.draft_used[seat] |= self._overlooked()
        brews = self.finder.brews(state, seat)
        best = max(brews.results, key=lambda brew: self._result(brew.sent, brew.bench))
        steps = brews.steps(best)
        return steps[0] if steps else state.offers.done

    def _overlooked(self) -> int:
        """Leave the oldest recipes out where there are many: a beginner loses sight of them."""
        return (1 << max(0, len(self.state.tableau[self.seat]) - _MOST_RECIPES)) - 1

    def worth(self, action: Action) -> float:
        """Say how good an action looks outside a brew."""
        if isinstance(action, Play | Rotate):
            return self._worth_of_playing(action)
        if isinstance(action, Potion | Claim | Gain):
            sends = not isinstance(action, Gain)
            return self._worth_of_type(self.edition.kind_index[action.type], sends=sends)
        if isinstance(action, Raven):
            return sum(self._threat(self.edition.kind_index[word]) for word in action.types)
        if isinstance(action, Book):
            return self._wanted(self.edition.kind_index[action.type])
        if isinstance(action, MoveCube):
            return 1 + self._worth_of_type(self.edition.kind_index[action.type], sends=True)
        if isinstance(action, Dare):
            return {"potion": 2.0, "book": 1.5, "raven": 1.0}[action.arcana]
        if isinstance(action, Choose):
            return total(self.edition.start[self.edition.personality_index[action.personality]]) / 4
        otherwise: dict[type[Action], float] = {Keep: 1.0, Redraw: 0.0, Done: 0.1}
        return otherwise.get(type(action), 0.0)

    def _worth_of_playing(self, action: Play | Rotate) -> float:
        """Try the recipe out: what would the best brew of this round be with it?"""
        state, seat = self.state, self.seat
        card = self.edition.card_index[action.recipe]
        code = 2 * card + isinstance(action, Rotate)
        start = state.bench[seat], NOTHING, state.cauldron[seat], 0, NOTHING
        recent = state.tableau[seat][-(_MOST_RECIPES - 2) :]
        brews = self.finder.brews_from(state, seat, (*recent, code), start)
        best = max(self._result(brew.sent, brew.bench) for brew in brews.results)
        return best + 0.3 * sum(self.edition.icons[card])

    # -- weighing cubes ---------------------------------------------------------------------------

    def _result(self, cauldron: Heap, bench: Heap) -> float:
        """Overflow wins games; what is sent fills the nemesis; what stays fills me."""
        sent = counts(cauldron)
        lost = total(overflow(cauldron, self.edition.spaces - self.state.bench[self.nemesis]))
        crowding = sum(
            self._crowding(kind, number, self.room[kind]) for kind, number in enumerate(sent)
        )
        free = self._room(bench)
        danger = sum(1 / (1 + room) for room in free)
        return 3 * lost + crowding - 1.5 * danger + 0.02 * self._worth(bench)

    def _crowding(self, kind: int, number: int, room: int) -> float:
        """Sending rare types counts more: there is less space for them."""
        return self.values[kind] * min(number, room) / (1 + max(0, room - number))

    def _room(self, heap: Heap) -> list[int]:
        return list(counts(self.edition.spaces - heap))

    def _worth(self, heap: Heap) -> int:
        return sum(value * number for value, number in zip(self.values, counts(heap), strict=True))

    def _worth_of_type(self, kind: int, *, sends: bool) -> float:
        if sends:
            return 3.0 if self.room[kind] == 0 else self.values[kind] / (1 + self.room[kind])
        mine = self._room(self.state.bench[self.seat])[kind]
        return mine + 0.5 * self._wanted(kind)

    def _threat(self, kind: int) -> float:
        """How close this type is to overflowing on my own workbench."""
        room = self._room(self.state.draft_bench[self.seat])[kind]
        return 1 / (1 + room) - 0.3 * min(1, self._wanted(kind))

    def _wanted(self, kind: int) -> float:
        """How many cubes of a type my recipes could use beyond what lies there."""
        need = self.finder.needs(self.state.tableau[self.seat])[kind]
        have = self.state.bench[self.seat] >> 8 * kind & 0x7F
        return self.values[kind] * max(0, need - have) + 0.1 * need
