"""Paying for a potion (WD-PAY, WD-TOOL), and the way back before it is paid (WD-BREW-15).

The ways to pay are worked out in `payment.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Back, Pay
from witchtable.games.witchdom.components import KINDS
from witchtable.games.witchdom.events import BrewTakenBack, PotionBrewed
from witchtable.games.witchdom.rules import objectives, payment
from witchtable.games.witchdom.rules.phases import BREW, DONE, EMPTY, NOVICES, PAY
from witchtable.games.witchdom.rules.refusing import refuse, wrong_moment
from witchtable.games.witchdom.texts import name, words

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "choices", "join_clan", "pay", "potion_name"]


def choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """List every way to pay for the potion, and the way back (WD-PAY, WD-BREW-15)."""
    return payment.payments(state, seat, state.brewing) + state.offers.back


# -- paying -------------------------------------------------------------------------------------


def _cannot_pay(state: WitchdomState, seat: Seat, action: Pay) -> IllegalAction | None:
    if state.phase != PAY:
        return wrong_moment(state)
    if action.canonical() in payment.payments(state, seat, state.brewing):
        return None
    edition = state.edition
    tools = Counter(edition.tools[edition.potion_tool[card]] for card in state.waiting_tools[seat])
    held = dict(zip(edition.kind_ids, state.resources(seat), strict=True))
    for given, count in Counter(action.given).items():
        if given not in held and given not in edition.tool_index:
            return refuse("WD-PAY-01", "pay-word", word=given)
        owned = held.get(given, 0) + tools.get(given, 0)
        if count > owned:
            return refuse("WD-PAY-07", "pay-owned", word=given, count=count, owned=owned)
    return refuse("WD-BREW-05", "pay-wrong", potion=potion_name(state))


def pay(state: WitchdomState, seat: Seat, action: Pay) -> None:
    """Pay, and move potion, witch and tools into the clan (WD-BREW-07, -08, WD-TOOL-01)."""
    edition = state.edition
    spent = [0] * KINDS
    tools: list[str] = []
    for word in action.given:
        kind = edition.kind_index.get(word)
        if kind is not None:
            spent[kind] += 1
        else:
            tools.append(word)
            _move_tool(state, seat, edition.tool_index[word])
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
    if state.events is not None:
        edition = state.edition
        words = tuple(edition.kind_ids[kind] for kind in range(KINDS) for _ in range(spent[kind]))
        names = edition.potion_ids[potion], edition.card_ids[witch]
        state.tell(PotionBrewed(seat, *names, words, tuple(tools)))


def _move_tool(state: WitchdomState, seat: Seat, tool: int) -> None:
    """Move the first waiting tool of a kind into the clan (WD-TOOL-01)."""
    kinds = state.edition.potion_tool
    card = next(card for card in state.waiting_tools[seat] if kinds[card] == tool)
    state.waiting_tools[seat] = _without(state.waiting_tools[seat], card)
    state.clan_tools[seat] += (card,)


def _without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple([card for card in cards if card != gone])


def _clauses_of_paying(state: WitchdomState, seat: Seat, action: Pay) -> tuple[str, ...]:  # noqa: ARG001
    edition = state.edition
    given = tuple(action.given.count(kind) for kind in edition.kind_ids)
    found = ["WD-PAY-01"]
    if given != edition.needs[state.brewing]:
        found.append("WD-PAY-02")  # whatever is not paid token by token is replaced by pairs
    if len(action.given) > sum(given):
        found.append("WD-TOOL-01")
    return tuple(found)


def _label_pay(state: WitchdomState, action: Pay) -> Message:  # noqa: ARG001
    return Message("witchdom-do-pay", given=words(action.given))


# -- the way back -------------------------------------------------------------------------------


def _cannot_go_back(state: WitchdomState, seat: Seat, action: Back) -> IllegalAction | None:  # noqa: ARG001
    if state.phase == NOVICES:
        return wrong_moment(state)
    return None if state.phase == PAY else refuse("WD-BREW-15", "not-paying")


def _back(state: WitchdomState, seat: Seat, action: Back) -> None:  # noqa: ARG001
    """Let the potion wait on; nothing else has happened yet (WD-BREW-15)."""
    potion, state.brewing = state.brewing, EMPTY
    state.phase = BREW
    if state.events is not None:
        state.tell(BrewTakenBack(seat, state.edition.potion_ids[potion]))


def _label_back(state: WitchdomState, action: Back) -> Message:  # noqa: ARG001
    return Message("witchdom-do-back", potion=potion_name(state))


def potion_name(state: WitchdomState) -> Message | str:
    """Name the potion that is being paid for; nothing if there is none."""
    if state.brewing == EMPTY:
        return ""
    return name(state.edition, state.edition.potion_ids[state.brewing])


CHAPTER: Final = Chapter(
    (
        ActionRules(Pay, pay, _cannot_pay, _clauses_of_paying, _label_pay),
        ActionRules(Back, _back, _cannot_go_back, ("WD-BREW-15",), _label_back),
    ),
    {PAY: choices},
)
