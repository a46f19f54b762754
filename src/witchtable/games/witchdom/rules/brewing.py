"""Brewing at the end of a Collect turn (WD-BREW, WD-TOOL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchdom.actions import Back, Brew, End, Pay
from witchtable.games.witchdom.components import KINDS
from witchtable.games.witchdom.events import BrewTakenBack, PotionBrewed, PotionChosen, TurnEnded
from witchtable.games.witchdom.rules import animals, objectives, payment
from witchtable.games.witchdom.rules.phases import BREW, DONE, EMPTY, PAY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["back", "begin_brewing", "brew", "brewable", "end", "join_clan", "pay", "paying"]

_BACK = (Back(),)


def begin_brewing(state: WitchdomState, seat: Seat) -> None:
    """Ask whether to brew or tame; end the turn if neither is possible (WD-TURN-07)."""
    can_brew = brewable(state, seat)
    can_tame = state.animals and animals.tameable(state, seat)
    state.phase = BREW if can_brew or can_tame else DONE


def brewable(state: WitchdomState, seat: Seat) -> list[int]:
    """List the waiting potions that the active card can brew now (WD-BREW-02 to -05)."""
    box = state.edition
    banners = box.banners[state.piles[seat][-1]]
    if not banners:
        return []  # a novice (WD-BREW-04)
    brewers = box.brewers
    return [
        potion
        for potion in state.waiting_potions[seat]
        if banners & brewers[potion] and payment.can_pay(state, seat, potion)
    ]


def brew(state: WitchdomState, seat: Seat, action: Brew) -> None:
    """Settle on a potion; where there is only one way to pay, pay at once."""
    state.brewing = state.edition.potion_index[action.potion]
    state.phase = PAY
    if state.told is not None:
        state.tell(PotionChosen(seat, action.potion))
    ways = payment.payments(state, seat, state.brewing)
    if len(ways) == 1:
        pay(state, seat, ways[0])
    else:
        state.offer(seat, ways + _BACK)


def paying(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """List every way to pay for the potion, and the way back (WD-PAY, WD-BREW-15)."""
    return payment.payments(state, seat, state.brewing) + _BACK


def back(state: WitchdomState, seat: Seat, action: Back) -> None:  # noqa: ARG001
    """Let the potion wait on; nothing else has happened yet (WD-BREW-15)."""
    potion, state.brewing = state.brewing, EMPTY
    state.phase = BREW
    if state.told is not None:
        state.tell(BrewTakenBack(seat, state.edition.potion_ids[potion]))


def pay(state: WitchdomState, seat: Seat, action: Pay) -> None:
    """Pay, and move potion, witch and tools into the clan (WD-BREW-07, -08, WD-TOOL-01)."""
    box = state.edition
    spent = [0] * KINDS
    tools: list[str] = []
    for word in action.given:
        kind = box.kind_index.get(word)
        if kind is not None:
            spent[kind] += 1
        else:
            tools.append(word)
            _move_tool(state, seat, box.tool_index[word])
    witch = state.piles[seat][-1]
    potion, state.brewing = state.brewing, EMPTY
    join_clan(state, seat, potion=potion, witch=witch, spent=spent, tools=tools)
    objectives.claim(state, seat)
    state.phase = DONE


def join_clan(
    state: WitchdomState,
    seat: Seat,
    *,
    potion: int,
    witch: int,
    spent: Sequence[int],
    tools: Sequence[str] = (),
) -> None:
    """Return the paid tokens to the pouch; potion and witch join the clan (WD-BREW-07, -08)."""
    for kind, count in enumerate(spent):
        state.held[seat * KINDS + kind] -= count
        state.pouch[kind] += count
    state.waiting_potions[seat] = _without(state.waiting_potions[seat], potion)
    state.clan_potions[seat] += (potion,)
    state.piles[seat] = _without(state.piles[seat], witch)
    state.clan_witches[seat] += (witch,)
    if state.told is not None:
        box = state.edition
        words = tuple(box.kind_ids[kind] for kind in range(KINDS) for _ in range(spent[kind]))
        names = box.potion_ids[potion], box.card_ids[witch]
        state.tell(PotionBrewed(seat, *names, words, tuple(tools)))


def end(state: WitchdomState, seat: Seat, action: End) -> None:  # noqa: ARG001
    """Neither brew nor tame: both are optional (WD-BREW-01)."""
    if state.told is not None:
        state.tell(TurnEnded(seat))
    state.phase = DONE


def _move_tool(state: WitchdomState, seat: Seat, tool: int) -> None:
    """Move the first waiting tool of a kind into the clan (WD-TOOL-01)."""
    kinds = state.edition.potion_tool
    card = next(card for card in state.waiting_tools[seat] if kinds[card] == tool)
    state.waiting_tools[seat] = _without(state.waiting_tools[seat], card)
    state.clan_tools[seat] += (card,)


def _without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple([card for card in cards if card != gone])
