"""Brewing at the end of a Collect turn (WD-BREW); or ending it without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Brew, End
from witchtable.games.witchdom.events import PotionChosen, TurnEnded
from witchtable.games.witchdom.rules import animals, paying, payment
from witchtable.games.witchdom.rules.phases import BREW, DONE, NOVICES, PAY, PLAY, REST
from witchtable.games.witchdom.rules.refusing import refuse, wrong_moment
from witchtable.games.witchdom.texts import name, plain_label

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "begin_brewing", "choices"]


def begin_brewing(state: WitchdomState, seat: Seat) -> None:
    """Ask whether to brew or tame; end the turn if neither is possible (WD-TURN-07)."""
    can_brew = _brewable(state, seat)
    can_tame = state.animals and animals.tameable(state, seat)
    state.phase = BREW if can_brew or can_tame else DONE


def choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """Brew, tame, or end the turn (WD-BREW-01, WD-ANIMAL-03)."""
    found: list[Action] = [state.offers.brew[potion] for potion in _brewable(state, seat)]
    if state.animals:
        found += [state.offers.tame[animal] for animal in animals.tameable(state, seat)]
    return (*found, state.offers.end)


def _brewable(state: WitchdomState, seat: Seat) -> list[int]:
    """List the waiting potions that the active card can brew now (WD-BREW-02 to -05)."""
    edition = state.edition
    banners = edition.banners[state.piles[seat][-1]]
    if not banners:
        return []  # a novice (WD-BREW-04)
    brewers = edition.brewers
    return [
        potion
        for potion in state.waiting_potions[seat]
        if banners & brewers[potion] and payment.can_pay(state, seat, potion)
    ]


# -- brewing ------------------------------------------------------------------------------------


def _cannot_brew(state: WitchdomState, seat: Seat, action: Brew) -> IllegalAction | None:
    if state.phase == NOVICES:
        return wrong_moment(state)
    if state.phase in (PLAY, REST):
        clause = "WD-BREW-01" if state.phase == PLAY else "WD-BREW-10"
        return refuse(clause, "brew-after-collect")
    edition = state.edition
    active = state.piles[seat][-1]
    if not edition.banners[active]:
        return refuse("WD-BREW-04", "novice", card=name(edition, edition.card_ids[active]))
    if state.phase != BREW:
        return wrong_moment(state)
    potion = edition.potion_index.get(action.potion)
    if potion is None or potion not in state.waiting_potions[seat]:
        return refuse("WD-BREW-01", "not-waiting", potion=name(edition, action.potion))
    if not edition.banners[active] & edition.brewers[potion]:
        witch = name(edition, edition.card_ids[active])
        return refuse("WD-BREW-02", "banner", witch=witch, potion=name(edition, action.potion))
    return _cannot_afford(state, seat, potion)


def _cannot_afford(state: WitchdomState, seat: Seat, potion: int) -> IllegalAction | None:
    """Give the numbers of the affordability test (WD-PAY-10)."""
    if payment.can_pay(state, seat, potion):
        return None
    edition = state.edition
    missing, pairs = payment.shortfall(edition.needs[potion], state.resources(seat))
    missing += payment.missing_tools(state, seat, potion)
    named = name(edition, edition.potion_ids[potion])
    return refuse("WD-BREW-05", "cannot-pay", potion=named, missing=missing, pairs=pairs)


def _brew(state: WitchdomState, seat: Seat, action: Brew) -> None:
    """Settle on a potion; where there is only one way to pay, pay at once."""
    state.brewing = state.edition.potion_index[action.potion]
    state.phase = PAY
    if state.events is not None:
        state.tell(PotionChosen(seat, action.potion))
    ways = payment.payments(state, seat, state.brewing)
    if len(ways) == 1:
        paying.pay(state, seat, ways[0])
    else:
        state.offer(seat, ways + state.offers.back)


def _clauses_of_brewing(state: WitchdomState, seat: Seat, action: Brew) -> tuple[str, ...]:  # noqa: ARG001
    is_wild = not state.edition.potion_colour[state.edition.potion_index[action.potion]]
    return ("WD-BREW-01", "WD-BREW-03" if is_wild else "WD-BREW-02", "WD-BREW-05")


def _label_brew(state: WitchdomState, action: Brew) -> Message:
    return Message("witchdom-do-brew", potion=name(state.edition, action.potion))


# -- ending the turn ----------------------------------------------------------------------------


def _cannot_end(state: WitchdomState, seat: Seat, action: End) -> IllegalAction | None:  # noqa: ARG001
    if state.phase == PLAY:
        return refuse("WD-TURN-05", "no-passing")
    return None if state.phase == BREW else wrong_moment(state)


def _end(state: WitchdomState, seat: Seat, action: End) -> None:  # noqa: ARG001
    """Neither brew nor tame: both are optional (WD-BREW-01)."""
    if state.events is not None:
        state.tell(TurnEnded(seat))
    state.phase = DONE


def _clauses_of_ending(state: WitchdomState, seat: Seat, action: End) -> tuple[str, ...]:  # noqa: ARG001
    return ("WD-BREW-01", "WD-ANIMAL-03") if state.animals else ("WD-BREW-01",)


CHAPTER: Final = Chapter(
    (
        ActionRules(Brew, _brew, _cannot_brew, _clauses_of_brewing, _label_brew),
        ActionRules(End, _end, _cannot_end, _clauses_of_ending, plain_label),
    ),
    {BREW: choices},
)
