"""What to do at first sight, in points: one function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.actions import Brew, Keep, Pay, Play, Refresh, Take, Tame
from witchtable.games.witchdom.components import KINDS, LOCATIONS
from witchtable.games.witchdom.mind.tempo import turns_left
from witchtable.games.witchdom.mind.outlook import NOBODY, Outlook, outlook_of
from witchtable.games.witchdom.mind.tables import Clan, clan_of, tables_of
from witchtable.games.witchdom.rules.payment import shortfall
from witchtable.games.witchdom.rules.phases import EMPTY, SPACES
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["instinct"]

_HOPE: Final = (1.0, 0.75, 0.5, 0.25, 0.1)
"""How likely a brew succeeds this turn, by the symbols still missing."""
_FIRST: Final = (3.0, 2.0, 1.3)
"""What a thing is worth that the first, second, third brew of the plan lacks."""


def instinct(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh the choices of a decider."""
    assert isinstance(state, WitchdomState)
    return _BY_PHASE[state.phase](state, seat, actions)


# -- playing a card or resting -----------------------------------------------------------------


def _play(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """A card is worth its action points and the brew it may end with."""
    box = state.edition
    outlook = outlook_of(state, seat)
    left = turns_left(state, seat)
    weights = []
    for action in actions:
        if isinstance(action, Play):
            weights.append(_worth_of_playing(state, seat, outlook, box.card_index[action.card], left))
        else:
            weights.append(_worth_of_resting(state, seat, outlook, left))
    return weights


def _worth_of_playing(
    state: WitchdomState, seat: Seat, outlook: Outlook, card: int, left: int
) -> float:
    box = state.edition
    ap = tables_of(box).ap[card]
    worth = 1.1 * ap
    banners = box.banners[card]
    if not banners:
        return worth
    clan = clan_of(state, seat)
    own = box.witch_points[card] + clan.witch_bonus[banners]
    best = 0.0
    waste = 0.0
    for brew in outlook.brews:
        if not banners & box.brewers[brew.potion]:
            continue
        if brew.missing < ap or brew.missing == 0:
            value = brew.value
            if brew.witch not in (card, NOBODY):
                value += 1.5 * (
                    own
                    - box.witch_points[brew.witch]
                    - clan.witch_bonus[box.banners[brew.witch]]
                )
            gain = 0.4 * value * _HOPE[min(brew.missing, 4)]
            best = max(best, gain)
        elif brew.witch == card:
            waste = 1.0
    if left <= 1:
        return 2 * best + 0.2 * ap
    return worth + (best or -waste)


def _worth_of_resting(state: WitchdomState, seat: Seat, outlook: Outlook, left: int) -> float:
    worth = 1.6 + 0.3 * len(state.piles[seat])
    if left <= 1:
        return 0.9
    for brew in outlook.brews[:2]:
        if brew.missing <= 2 and brew.witch != NOBODY and not brew.in_hand:
            worth += 2.0 if left > 2 else 4.0
    return worth


# -- restoring ---------------------------------------------------------------------------------


def _restore(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Refresh what offers little at the places where the active card has points."""
    box = state.edition
    ap = box.ap[state.piles[seat][-1]]
    wants = _wants(state, seat, outlook_of(state, seat))
    weights = []
    for action in actions:
        if isinstance(action, Keep):
            weights.append(1.0)
            continue
        assert isinstance(action, Refresh)
        place = box.location_index.get(action.what)
        if place is None:
            weights.append(0.4)
        elif not ap[place]:
            weights.append(-0.5)
        else:
            tokens = state.tokens[place * SPACES : (place + 1) * SPACES]
            best = max([wants[kind] if kind != EMPTY else 0.0 for kind in tokens])
            weights.append(2.2 - best)
    return weights


# -- taking things -----------------------------------------------------------------------------


def _wants(state: WitchdomState, seat: Seat, outlook: Outlook) -> list[float]:
    """Say what a token of each kind is worth."""
    held = state.held[seat * KINDS : seat * KINDS + KINDS]
    rest = outlook.rest
    wants = [0.8] * KINDS
    for kind in range(KINDS):
        if not held[kind]:
            wants[kind] += 0.35
        elif rest[kind] & 1:
            wants[kind] += 0.3
    for brew, worth in zip(outlook.brews, _FIRST):  # noqa: B905 - there may be fewer brews
        if not brew.missing:
            worth *= 0.5  # it would save half a pair
        for kind in range(KINDS):
            if brew.lacking[kind] and wants[kind] < worth:
                wants[kind] = worth
    return wants


def _collect(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Take what the plan lacks, or something to plan with."""
    box = state.edition
    outlook = outlook_of(state, seat)
    clan = clan_of(state, seat)
    left = turns_left(state, seat)
    wants = _wants(state, seat, outlook)
    if left < 1:
        _make_the_most_of_the_last_turn(state, seat, outlook, wants)
    place = state.location
    weights = []
    for action in actions:
        assert isinstance(action, Take)
        kind = box.kind_index.get(action.item)
        if kind is not None:
            weights.append(wants[kind])
        elif action.item == "witch":
            weights.append(_worth_of_witch(state, seat, outlook, clan, left))
        elif action.item == "potion":
            weights.append(_worth_of_potion(state, seat, outlook, clan, left))
        elif action.item == "tool":
            tool = box.potion_tool[state.up[place]]
            weights.append(_worth_of_tool(state, seat, outlook, clan, tool, left))
        else:
            animal = box.witch_animal[state.up[LOCATIONS + place]]
            weights.append(_worth_of_animal(state, seat, clan, animal, left))
    return weights


def _make_the_most_of_the_last_turn(
    state: WitchdomState, seat: Seat, outlook: Outlook, wants: list[float]
) -> None:
    """After this turn only kinds left over count, unless the active witch can still brew."""
    box = state.edition
    banners = box.banners[state.piles[seat][-1]]
    points = state.points + sum(box.ap[state.piles[seat][-1]][state.location + 1 :])
    for kind in range(KINDS):
        wants[kind] = 0.1 if state.held[seat * KINDS + kind] else 1.0
    for brew in outlook.brews:
        if banners & box.brewers[brew.potion] and 0 < brew.missing <= points:
            for kind in range(KINDS):
                if brew.lacking[kind]:
                    wants[kind] += 3.0


def _worth_of_witch(
    state: WitchdomState, seat: Seat, outlook: Outlook, clan: Clan, left: int
) -> float:
    if left < 1:
        return 0.0
    box = state.edition
    card = state.up[LOCATIONS + state.location]
    banners = box.banners[card]
    own = box.witch_points[card] + clan.witch_bonus[banners]
    worth = 0.25 * own + 0.35 * (tables_of(box).ap[card] - 2)
    witches = outlook.idle_witches
    fits = 0.0
    for brew in outlook.brews:
        if brew.witch != NOBODY:
            witches += 1
        if banners & box.brewers[brew.potion]:
            if brew.witch == NOBODY:
                fits = max(fits, 1.5 if left >= 2 else 0.0)
            else:
                better = own - box.witch_points[brew.witch]
                better -= clan.witch_bonus[box.banners[brew.witch]]
                if better > 0:
                    fits = max(fits, 0.25 * better)
    worth += fits + (1.2, 0.6, 0.0, -0.8, -1.5)[min(witches, 4)]
    return worth if left >= 4 else worth * left / 4


def _worth_of_potion(
    state: WitchdomState, seat: Seat, outlook: Outlook, clan: Clan, left: int
) -> float:
    box = state.edition
    potion = state.up[state.location]
    missing, pairs = shortfall(box.needs[potion], outlook.rest)
    missing = max(0, missing + tables_of(box).tool_symbols[potion] // 2 - pairs)
    value = box.potion_points[potion] + clan.potion_bonus[box.potion_colour[potion]]
    able = False
    for card in state.hands[seat] + state.piles[seat]:
        if box.banners[card] & box.brewers[potion]:
            able = True
            break
    waiting = outlook.idle_potions + len(outlook.brews)
    worth = 0.35 * value - 0.3 * missing + (0.5 if able else -0.7)
    worth += (2.0, 1.2, 0.2, -0.8, -1.6)[min(waiting, 4)]
    if left < 1:
        return 0.4 if able and not missing else 0.0
    return worth if left >= 5 else worth * left / 5


def _worth_of_tool(
    state: WitchdomState, seat: Seat, outlook: Outlook, clan: Clan, tool: int, left: int
) -> float:
    box = state.edition
    worth = 0.0
    bit = 1 << tool
    has_any = bool(state.waiting_tools[seat] or state.clan_tools[seat])
    for brew, want in zip(outlook.brews, _FIRST):  # noqa: B905 - there may be fewer brews
        if brew.tools & bit or (not has_any and box.needs_any_tool[brew.potion]):
            worth = max(worth, want if brew.missing else 0.5 * want)
    if left < 1:
        return 0.0
    gain = 0.0
    for card in state.waiting_tools[seat]:
        if box.potion_tool[card] == tool:
            return worth
    if not clan.tool_bits & bit:
        gain = clan.tool_gain[tool]
    return worth + (0.35 * gain if left >= 3 else 0.2 * gain)


def _worth_of_animal(
    state: WitchdomState, seat: Seat, clan: Clan, animal: int, left: int
) -> float:
    box = state.edition
    for card in state.waiting_animals[seat]:
        if box.witch_animal[card] == animal:
            return 0.0
    payable = state.held[seat * KINDS + box.tame_with[animal]] > 0
    return clan.animal_gain[animal] * (0.5 if payable else 0.35) if left >= 2 else 0.0


def _rest(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Take resources anywhere."""
    box = state.edition
    wants = _wants(state, seat, outlook_of(state, seat))
    weights = []
    for action in actions:
        assert isinstance(action, Take)
        weights.append(wants[box.kind_index[action.item]])
    return weights


# -- brewing -----------------------------------------------------------------------------------


def _brew(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Brew what brings most, with regard to what it costs."""
    box = state.edition
    clan = clan_of(state, seat)
    cost = tables_of(box).cost
    witch = state.piles[seat][-1]
    weights = []
    for action in actions:
        if isinstance(action, Brew):
            potion = box.potion_index[action.potion]
            value = box.potion_points[potion] + clan.potion_bonus[box.potion_colour[potion]]
            value += box.witch_points[witch] + clan.witch_bonus[box.banners[witch]]
            weights.append(value - 0.9 * cost[potion])
        elif isinstance(action, Tame):
            weights.append(clan.animal_gain[box.animal_index[action.animal]])
        else:
            weights.append(0.5)
    return weights


def _pay(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Give little, keep what other potions need, and bring new tools into the clan."""
    box = state.edition
    clan = clan_of(state, seat)
    needed = [0] * KINDS
    for potion in state.waiting_potions[seat]:
        if potion != state.brewing:
            needed = list(map(max, needed, box.needs[potion]))
    price: dict[str, float] = {}
    for kind, word in enumerate(box.kind_ids):
        have = state.held[seat * KINDS + kind]
        price[word] = -1.0 - (0.4 if needed[kind] else 0.0) - 0.3 / max(1, have)
    for tool, word in enumerate(box.tools):
        price[word] = 0.8 * clan.tool_gain[tool]
    weights = []
    look_up = price.__getitem__
    most = len(actions[0].given) + 3 if isinstance(actions[0], Pay) else 0
    for action in actions:
        assert isinstance(action, Pay)
        given = action.given
        weights.append(sum(map(look_up, given)) if len(given) <= most else NEVER)
    return weights


_BY_PHASE: Final[
    tuple[Callable[[WitchdomState, Seat, Sequence[Action]], list[float]], ...]
] = (_play, _restore, _collect, _rest, _brew, _pay)
