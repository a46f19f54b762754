"""Taming, in the animal variant (WD-ANIMAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.actions import Tame
from witchtable.games.witchdom.components import KINDS
from witchtable.games.witchdom.events import AnimalTamed
from witchtable.games.witchdom.rules import objectives
from witchtable.games.witchdom.rules.phases import DONE

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["clan_kinds", "tame", "tameable"]


def tameable(state: WitchdomState, seat: Seat) -> list[int]:
    """List the kinds of animals that can be tamed now (WD-ANIMAL-03 to -06)."""
    box = state.edition
    waiting = state.waiting_animals[seat]
    if not waiting or not box.banners[state.piles[seat][-1]]:
        return []
    wanted = {box.witch_animal[card] for card in waiting} - clan_kinds(state, seat)
    return [kind for kind in sorted(wanted) if state.held[seat * KINDS + box.tame_with[kind]]]


def clan_kinds(state: WitchdomState, seat: Seat) -> set[int]:
    """Name the kinds of animals in a clan."""
    return {state.edition.witch_animal[card] for card in state.clan_animals[seat]}


def tame(state: WitchdomState, seat: Seat, action: Tame) -> None:
    """Pay the animal's resource; it joins the clan, the witch stays where she is (WD-ANIMAL-08)."""
    box = state.edition
    kind = box.animal_index[action.animal]
    waiting = list(state.waiting_animals[seat])
    card = next(card for card in waiting if box.witch_animal[card] == kind)
    waiting.remove(card)
    state.waiting_animals[seat] = tuple(waiting)
    state.clan_animals[seat] += (card,)
    price = box.tame_with[kind]
    state.held[seat * KINDS + price] -= 1
    state.pouch[price] += 1
    if state.told is not None:
        state.tell(AnimalTamed(seat, action.animal, box.kind_ids[price]))
    objectives.claim(state, seat)
    state.phase = DONE
