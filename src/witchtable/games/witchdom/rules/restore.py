"""The restoration symbol (WD-RESTORE): refresh what lies on the board, before any point is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Keep, Refresh
from witchtable.games.witchdom.components import DECKS, LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.events import DisplayKept, Refreshed
from witchtable.games.witchdom.rules import collect, supply
from witchtable.games.witchdom.rules.phases import BREW, COLLECT, PAY, RESTORE, SPACES
from witchtable.games.witchdom.rules.refusing import refuse, wrong_moment
from witchtable.games.witchdom.texts import plain_label, word

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "choices"]


def choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Refresh what lies there, or leave it (WD-RESTORE-01, -02)."""
    offers = state.offers
    found: list[Action] = [offers.keep]
    for deck in (POTIONS, WITCHES):
        if _are_cards_there(state, deck):
            found.append(offers.refresh_deck[deck])
    for place in range(LOCATIONS):
        if _are_tokens_there(state, place):
            found.append(offers.refresh_location[place])
    return tuple(found)


def _are_cards_there(state: WitchdomState, deck: int) -> bool:
    return max(state.up[deck * LOCATIONS : (deck + 1) * LOCATIONS]) >= 0


def _are_tokens_there(state: WitchdomState, place: int) -> bool:
    return max(state.tokens[place * SPACES : (place + 1) * SPACES]) >= 0


# -- refreshing ---------------------------------------------------------------------------------


def _cannot_refresh(state: WitchdomState, seat: Seat, action: Refresh) -> IllegalAction | None:
    if state.phase in (COLLECT, BREW, PAY):
        return _too_late(state, seat)
    if state.phase != RESTORE:
        return wrong_moment(state)
    what, place = action.what, state.edition.location_index.get(action.what)
    if what in DECKS:
        is_there = _are_cards_there(state, DECKS.index(what))
    elif place is not None:
        is_there = _are_tokens_there(state, place)
    else:
        return refuse("WD-RESTORE-02", "refresh-what", what=what)
    return None if is_there else refuse("WD-RESTORE-09", "nothing-to-refresh", what=what)


def _too_late(state: WitchdomState, seat: Seat) -> IllegalAction:
    active = state.piles[seat][-1]
    if not state.edition.restores[active]:
        return refuse("WD-RESTORE-01", "no-symbol")
    points = state.edition.ap[active]
    if state.points == sum(points[: state.location + 1]):
        return refuse("WD-RESTORE-01", "refresh-once")  # no point has been used yet
    return refuse("WD-RESTORE-05", "refresh-late")


def _refresh(state: WitchdomState, seat: Seat, action: Refresh) -> None:
    """Use the restoration symbol (WD-RESTORE-02 to -04)."""
    edition = state.edition
    if action.what in DECKS:
        deck = DECKS.index(action.what)
        cards = supply.return_cards(state, deck)
        if state.events is not None:
            state.tell(Refreshed(seat, action.what, tuple(edition.faces[deck][card] for card in cards)))
        supply.lay_out_cards(state, deck)
    else:
        place = edition.location_index[action.what]
        kinds = supply.return_tokens(state, place)
        if state.events is not None:
            state.tell(Refreshed(seat, action.what, tuple(edition.kind_ids[kind] for kind in kinds)))
        supply.draw_tokens(state, place)
    collect.begin_collecting(state, seat)


def _clauses_of_refreshing(state: WitchdomState, seat: Seat, action: Refresh) -> tuple[str, ...]:  # noqa: ARG001
    return ("WD-RESTORE-02", "WD-RESTORE-03" if action.what in DECKS else "WD-RESTORE-04")


def _label_refresh(state: WitchdomState, action: Refresh) -> Message:  # noqa: ARG001
    return Message("witchdom-do-refresh", what=word(action.what))


# -- keeping ------------------------------------------------------------------------------------


def _cannot_keep(state: WitchdomState, seat: Seat, action: Keep) -> IllegalAction | None:  # noqa: ARG001
    return None if state.phase == RESTORE else wrong_moment(state)


def _keep(state: WitchdomState, seat: Seat, action: Keep) -> None:  # noqa: ARG001
    """Leave everything as it lies (WD-RESTORE-01)."""
    if state.events is not None:
        state.tell(DisplayKept(seat))
    collect.begin_collecting(state, seat)


CHAPTER: Final = Chapter(
    (
        ActionRules(Refresh, _refresh, _cannot_refresh, _clauses_of_refreshing, _label_refresh),
        ActionRules(Keep, _keep, _cannot_keep, ("WD-RESTORE-01",), plain_label),
    ),
    {RESTORE: choices},
)
