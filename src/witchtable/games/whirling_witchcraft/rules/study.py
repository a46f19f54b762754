"""The study phase (WW-STUDY): everybody plays a recipe in secret; the Daredevil may gamble."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Dare, Gamble, Play, Rotate
from witchtable.games.whirling_witchcraft.components import ARCANA
from witchtable.games.whirling_witchcraft.events import Gambled, RecipeRevealed, TrackersRaised
from witchtable.games.whirling_witchcraft.rules import sealed
from witchtable.games.whirling_witchcraft.rules.phases import EMPTY, PLAY
from witchtable.games.whirling_witchcraft.rules.refusing import refuse, wrong_moment
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CHAPTER", "choices", "has_gambled", "players", "reveal_recipes"]

_WAYS: Final = ("upright", "rotated")


def players(state: WhirlingState) -> int:
    """Everybody with a card in hand (WW-STUDY-02, -10)."""
    state.gamble = state.dare = EMPTY
    state.studied = any(state.hands)
    return sum(1 << seat for seat in range(state.seats) if state.hands[seat])


def choices(state: WhirlingState, seat: Seat) -> list[Action]:
    """Any card of the hand, rotated where that is allowed (WW-STUDY-01 to -04)."""
    edition, offers = state.edition, state.offers
    power = state.power(seat)
    if power == "gamble" and state.gamble != EMPTY:
        upright, rotated = offers.dare
        return [*upright, *rotated] if edition.two_way[state.gamble] else [*upright]
    any_way = power == "rotate-any"
    found: list[Action] = []
    for card in state.hands[seat]:
        found.append(offers.play[2 * card])
        if any_way or edition.two_way[card]:
            found.append(offers.play[2 * card + 1])
    if power == "gamble":
        found.append(offers.gamble)
    return found


def has_gambled(state: WhirlingState, seat: Seat) -> bool:
    """Ask whether a Daredevil has drawn a card already (WW-P-DARE-04)."""
    return state.power(seat) == "gamble" and state.gamble != EMPTY


# -- playing ------------------------------------------------------------------------------------


def _cannot_play(state: WhirlingState, seat: Seat, action: Play) -> IllegalAction | None:
    return wrong_moment(state, PLAY, "WW-STUDY-01") or _not_free(state, seat, action.recipe)


def _cannot_rotate(state: WhirlingState, seat: Seat, action: Rotate) -> IllegalAction | None:
    problem = wrong_moment(state, PLAY, "WW-STUDY-05") or _not_free(state, seat, action.recipe)
    if problem is not None or state.power(seat) == "rotate-any":
        return problem
    return _one_way(state, state.edition.card_index[action.recipe])


def _not_free(state: WhirlingState, seat: Seat, recipe: str) -> IllegalAction | None:
    """Refuse a card that is not in hand, or another one after a gamble."""
    if has_gambled(state, seat):
        return refuse("WW-P-DARE-04", "gambled")
    if state.edition.card_index.get(recipe) not in state.hands[seat]:
        return refuse("WW-STUDY-01", "not-in-hand", recipe=recipe)
    return None


def _one_way(state: WhirlingState, card: int) -> IllegalAction | None:
    edition = state.edition
    if edition.two_way[card]:
        return None
    return refuse("WW-STUDY-04", "one-way", recipe=edition.recipes[card].name)


def _play(state: WhirlingState, seat: Seat, action: Play) -> None:
    """Choose a recipe in secret, as it is printed (WW-STUDY-01)."""
    state.choice[seat] = 2 * state.edition.card_index[action.recipe]
    sealed.commit(state, seat)


def _rotate(state: WhirlingState, seat: Seat, action: Rotate) -> None:
    """Choose a recipe in secret, rotated (WW-STUDY-03)."""
    state.choice[seat] = 2 * state.edition.card_index[action.recipe] + 1
    sealed.commit(state, seat)


def _clauses_of_rotating(state: WhirlingState, seat: Seat, action: Rotate) -> tuple[str, ...]:  # noqa: ARG001
    any_way = state.power(seat) == "rotate-any"
    return ("WW-STUDY-01", "WW-P-WHIRL-01" if any_way else "WW-STUDY-03")


# -- the Daredevil's gamble ---------------------------------------------------------------------


def _cannot_gamble(state: WhirlingState, seat: Seat, action: Gamble) -> IllegalAction | None:  # noqa: ARG001
    if (problem := wrong_moment(state, PLAY, "WW-P-DARE-01")) is not None:
        return problem
    if state.power(seat) != "gamble":
        return refuse("WW-P-DARE-01", "no-daredevil")
    return refuse("WW-P-DARE-04", "gambled") if state.gamble != EMPTY else None


def _gamble(state: WhirlingState, seat: Seat, action: Gamble) -> None:  # noqa: ARG001
    """Draw a card from the own hand at random; only its owner sees it (WW-P-DARE-04)."""
    hand = state.hands[seat]
    state.gamble = hand[state.chance.below(len(hand))]
    if state.events is not None:
        state.tell(Gambled(seat, state.edition.recipes[state.gamble].id))


def _cannot_dare(state: WhirlingState, seat: Seat, action: Dare) -> IllegalAction | None:
    if (problem := wrong_moment(state, PLAY, "WW-P-DARE-04")) is not None:
        return problem
    if state.power(seat) != "gamble":
        return refuse("WW-P-DARE-01", "no-daredevil")
    if state.gamble == EMPTY:
        return refuse("WW-P-DARE-04", "gamble-first")
    if action.arcana not in ARCANA:
        return refuse("WW-COMP-10", "arcana", arcana=action.arcana)
    if action.way not in _WAYS:
        return refuse("WW-STUDY-03", "way", way=action.way)
    return _one_way(state, state.gamble) if action.way == "rotated" else None


def _dare(state: WhirlingState, seat: Seat, action: Dare) -> None:
    """Name the effect that the gamble earns, and the direction of the card (WW-P-DARE-04)."""
    state.dare = ARCANA.index(action.arcana)
    state.choice[seat] = 2 * state.gamble + (action.way == "rotated")
    sealed.commit(state, seat)


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
        way = "rotated" if code & 1 else "upright"
        dared = _dared(state, seat)
        named = ARCANA[dared] if dared != EMPTY else None
        state.tell(RecipeRevealed(seat, edition.recipes[card].id, way, named))


def _trigger(state: WhirlingState, seat: Seat, card: int) -> None:
    """Raise the trackers and count the effects that may be used this round (WW-ARC-02)."""
    icons = state.edition.icons[card]
    triggers = _raise_trackers(state, seat, icons)
    dared = _dared(state, seat)
    if dared != EMPTY:
        triggers[dared] += 1  # on top of the others, without moving a tracker (WW-P-DARE-02, -03)
    moves = icons[0] if state.power(seat) == "brew-by-icons" else 0
    state.triggers[seat] = triggers[0] | triggers[1] << 8 | triggers[2] << 16 | moves << 24
    if state.events is not None and (any(icons) or any(triggers)):
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


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Play, _play, _cannot_play, ("WW-STUDY-01", "WW-STUDY-02"), plain_label),
        ActionRules(Rotate, _rotate, _cannot_rotate, _clauses_of_rotating, plain_label),
        ActionRules(Gamble, _gamble, _cannot_gamble, ("WW-P-DARE-01",), plain_label),
        ActionRules(Dare, _dare, _cannot_dare, ("WW-P-DARE-01", "WW-P-DARE-04"), plain_label),
    ),
    {PLAY: choices},
)
