"""Brewing at the end of a Collect turn, or ending it without (WD-BREW); paying for the potion (WD-PAY).

The ways to pay are worked out in `payment.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Back, Brew, End, Pay
from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.events import BrewTakenBack, PotionBrewed, PotionChosen, TurnEnded
from witchtable.games.witchdom.rules import animals, objectives, payment
from witchtable.games.witchdom.rules.phases import (
    BREW,
    DONE,
    EMPTY,
    NOVICES,
    PAY,
    PLAY,
    REST,
    Phase,
    refuse,
    wrong_moment,
)
from witchtable.games.witchdom.texts import name, plain_label, words

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "PHASES", "begin_brewing", "brewable_with", "can_brew", "join_clan"]


def can_brew(edition: WitchdomEdition, banners: int, potion: int) -> bool:
    """Ask whether one of these banners will do for a potion; a novice has none (WD-BREW-02 to -04)."""
    return bool(banners & edition.brewers[potion])


def brewable_with(edition: WitchdomEdition, banners: int, potions: Iterable[int]) -> list[int]:
    """List those of some potions for which one of these banners will do."""
    brewers = edition.brewers
    return [potion for potion in potions if banners & brewers[potion]]


def begin_brewing(state: WitchdomState, seat: Seat) -> None:
    """Ask whether to brew or tame; end the turn if neither is possible (WD-TURN-07)."""
    can_brew = _brewable(state, seat)
    can_tame = state.animals and animals.tameable(state, seat)
    state.phase = BREW if can_brew or can_tame else DONE


def _choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """Brew, tame, or end the turn (WD-BREW-01, WD-ANIMAL-03)."""
    found: list[Action] = [state.offers.brew[potion] for potion in _brewable(state, seat)]
    if state.animals:
        found += [state.offers.tame[animal] for animal in animals.tameable(state, seat)]
    return (*found, state.offers.end)


def _brewable(state: WitchdomState, seat: Seat) -> list[int]:
    """List the waiting potions that the active card can brew now (WD-BREW-02 to -05)."""
    edition = state.edition
    banners = edition.banners[state.piles[seat][-1]]
    able = brewable_with(edition, banners, state.waiting_potions[seat])
    return [potion for potion in able if payment.can_pay(state, seat, potion)]


def _question(state: WitchdomState, seat: Seat) -> Message:
    if not state.animals or not animals.tameable(state, seat):
        return Message("witchdom-ask-brew")
    return Message("witchdom-ask-brew-or-tame" if _brewable(state, seat) else "witchdom-ask-tame")


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
    if not can_brew(edition, edition.banners[active], potion):
        witch = name(edition, edition.card_ids[active])
        return refuse("WD-BREW-02", "banner", witch=witch, potion=name(edition, action.potion))
    return _cannot_afford(state, seat, potion)


def _cannot_afford(state: WitchdomState, seat: Seat, potion: int) -> IllegalAction | None:
    """Give the numbers of the affordability test (WD-PAY-10)."""
    if payment.can_pay(state, seat, potion):
        return None
    edition = state.edition
    missing, pairs = payment.shortfall(edition.needs[potion], state.resources(seat))
    tools = state.clan_tools[seat] + state.waiting_tools[seat]
    missing += len(payment.missing_tools(edition, potion, tools))
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
        _pay(state, seat, ways[0])
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


# -- paying -------------------------------------------------------------------------------------


def _ways_to_pay(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """List the ways to pay for the potion, and the way back (WD-PAY, WD-BREW-15)."""
    return payment.payments(state, seat, state.brewing) + state.offers.back


def _question_of_paying(state: WitchdomState, seat: Seat) -> Message:  # noqa: ARG001
    return Message("witchdom-ask-pay", potion=_potion_name(state))


def _cannot_pay(state: WitchdomState, seat: Seat, action: Pay) -> IllegalAction | None:
    if state.phase != PAY:
        return wrong_moment(state)
    if payment.is_payment(state, seat, state.brewing, action.given):
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
    return refuse("WD-BREW-05", "pay-wrong", potion=_potion_name(state))


def _pay(state: WitchdomState, seat: Seat, action: Pay) -> None:
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
    return Message("witchdom-do-back", potion=_potion_name(state))


def _potion_name(state: WitchdomState) -> Message | str:
    """Name the potion that is being paid for; nothing if there is none."""
    if state.brewing == EMPTY:
        return ""
    return name(state.edition, state.edition.potion_ids[state.brewing])


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Brew, _brew, _cannot_brew, _clauses_of_brewing, _label_brew),
        ActionRules(End, _end, _cannot_end, _clauses_of_ending, plain_label),
        ActionRules(Pay, _pay, _cannot_pay, _clauses_of_paying, _label_pay),
        ActionRules(Back, _back, _cannot_go_back, ("WD-BREW-15",), _label_back),
    ),
    {BREW: _choices, PAY: _ways_to_pay},
)
PHASES: Final[dict[int, Phase]] = {
    BREW: Phase("WD-TURN-07", ("WD-BREW-01", "WD-BREW-02", "WD-BREW-08"), _question),
    PAY: Phase(
        "WD-BREW-05", ("WD-PAY-01", "WD-PAY-02", "WD-TOOL-01", "WD-BREW-15"), _question_of_paying
    ),
}
