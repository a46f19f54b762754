"""Taming, in the animal variant (WD-ANIMAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Tame
from witchtable.games.witchdom.components import KINDS
from witchtable.games.witchdom.events import AnimalTamed
from witchtable.games.witchdom.rules import objectives
from witchtable.games.witchdom.rules.phases import (
    BREW,
    DONE,
    NOVICES,
    PAY,
    PLAY,
    REST,
    refuse,
    wrong_moment,
)
from witchtable.games.witchdom.texts import name, word

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "affordable", "clan_kinds", "tameable"]


def tameable(state: WitchdomState, seat: Seat) -> list[int]:
    """List the kinds of animals that the active card can tame now (WD-ANIMAL-03 to -06)."""
    if not state.waiting_animals[seat] or not state.edition.banners[state.piles[seat][-1]]:
        return []
    return affordable(state, seat)


def affordable(state: WitchdomState, seat: Seat) -> list[int]:
    """List the waiting kinds that the clan lacks and whose price is there (WD-ANIMAL-05, -06)."""
    edition = state.edition
    waiting = {edition.witch_animal[card] for card in state.waiting_animals[seat]}
    wanted = sorted(waiting - clan_kinds(state, seat))
    return [kind for kind in wanted if state.held[seat * KINDS + edition.tame_with[kind]]]


def clan_kinds(state: WitchdomState, seat: Seat) -> set[int]:
    """Name the kinds of animals in a clan."""
    return {state.edition.witch_animal[card] for card in state.clan_animals[seat]}


def _forbidden(state: WitchdomState, seat: Seat, action: Tame) -> IllegalAction | None:
    edition = state.edition
    if state.phase == NOVICES:
        return wrong_moment(state)
    if not state.animals:
        return refuse("WD-ANIMAL-01", "no-animals")
    if state.phase == PAY:
        return refuse("WD-ANIMAL-07", "brewing-already")
    if state.phase in (PLAY, REST):
        clause = "WD-ANIMAL-03" if state.phase == PLAY else "WD-ANIMAL-10"
        return refuse(clause, "tame-after-collect")
    active = state.piles[seat][-1]
    if not edition.banners[active]:
        return refuse("WD-ANIMAL-04", "novice-tames", card=name(edition, edition.card_ids[active]))
    if state.phase != BREW:
        return wrong_moment(state)
    kind = edition.animal_index.get(action.animal)
    waiting = [edition.witch_animal[card] for card in state.waiting_animals[seat]]
    if kind is None or kind not in waiting:
        return refuse("WD-ANIMAL-03", "no-such-animal", animal=action.animal)
    if kind in clan_kinds(state, seat):
        return refuse("WD-ANIMAL-06", "animal-twice", animal=action.animal)
    if not state.held[seat * KINDS + edition.tame_with[kind]]:
        price = edition.kind_ids[edition.tame_with[kind]]
        return refuse("WD-ANIMAL-05", "animal-price", animal=action.animal, price=price)
    return None


def _tame(state: WitchdomState, seat: Seat, action: Tame) -> None:
    """Pay the animal's resource; it joins the clan, the witch stays where she is (WD-ANIMAL-08)."""
    edition = state.edition
    kind = edition.animal_index[action.animal]
    waiting = list(state.waiting_animals[seat])
    card = next(card for card in waiting if edition.witch_animal[card] == kind)
    waiting.remove(card)
    state.waiting_animals[seat] = tuple(waiting)
    state.clan_animals[seat] += (card,)
    price = edition.tame_with[kind]
    state.held[seat * KINDS + price] -= 1
    state.pouch[price] += 1
    if state.events is not None:
        state.tell(AnimalTamed(seat, action.animal, edition.kind_ids[price]))
    objectives.claim(state, seat)
    state.phase = DONE


def _label(state: WitchdomState, action: Tame) -> Message:  # noqa: ARG001
    return Message("witchdom-do-tame", animal=word(action.animal))


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Tame, _tame, _forbidden, ("WD-ANIMAL-03", "WD-ANIMAL-04", "WD-ANIMAL-05"), _label),)
)
