"""What to do at first sight, in points: one function for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.actions import Brew, Choose, Keep, Pay, Play, Refresh, Take, Tame
from witchtable.games.witchdom.components import DECKS, KINDS, LOCATIONS
from witchtable.games.witchdom.figures import ALL, WIDTH
from witchtable.games.witchdom.mind.board import BoardValues
from witchtable.games.witchdom.mind.brews import NOBODY, PlannedBrew
from witchtable.games.witchdom.mind.plans import plan_after, plan_of, standing_of
from witchtable.games.witchdom.rules.phases import EMPTY, SPACES
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["instinct", "weigh_cards", "weigh_refreshing"]

_HOPE: Final[tuple[float, ...]] = (1.0, 0.55, 0.25, 0.1, 0.0)
"""How likely a brew succeeds this turn, by the symbols that are missing and not in sight."""


_WASTED: Final = 2.0  # points that a turn without a brew costs, where one was possible


_BREW_IN_SIGHT: Final = 0.5  # the part of a brew that counts for the card that may end with it
_BACK_IN_HAND: Final = 0.2  # the part of a brew that counts for resting, if its witch comes back
_RESTING: Final = 0.0  # points that a rest is worth besides
_HELD_BACK: Final = 0.25  # points that a rest loses by each card that is still in hand, beyond two


def instinct(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh the choices of a decider."""
    assert isinstance(state, WitchdomState)
    return _BY_PHASE[state.phase](state, seat, actions)


# -- choosing novices --------------------------------------------------------------------------


def _novices(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """A pair is worth what its cards can collect first."""
    board = BoardValues(state, seat)
    offers = board.by_place()
    edition = state.edition
    return [
        sum(_playing(board, offers, card) for card in edition.pairs[edition.clan_index[action.pair]])
        for action in actions
        if isinstance(action, Choose)
    ]


# -- playing a card or resting -----------------------------------------------------------------


def _play(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    return weigh_cards(BoardValues(state, seat), actions)


def weigh_cards(board: BoardValues, actions: Sequence[Action]) -> list[float]:
    """A card is worth what it can collect, and the brew it may end with."""
    offers = board.by_place()
    index = board.state.edition.card_index
    return [
        _playing(board, offers, index[action.card]) if isinstance(action, Play) else _resting(board)
        for action in actions
    ]


def _playing(board: BoardValues, offers: list[list[float]], card: int) -> float:
    figures = board.figures
    worth = 0.0
    for place in range(LOCATIONS):
        points = figures.ap[card][place]
        if points:
            things = offers[place]
            worth += sum(things[:points])
    banners = figures.banners[card]
    if not banners:
        return worth
    own = figures.witch_points[card] + board.gains.by_banners[banners]
    best = waste = 0.0
    for brew in board.plan.brews:
        if not figures.can_brew(banners, brew.potion):
            continue
        hope = _hope(board, brew, card)
        value = brew.value
        if brew.witch != card and brew.witch != NOBODY:
            # A lesser witch is a loss, but a brew too.
            value += own - figures.witch_points[brew.witch]
            value -= board.gains.by_banners[figures.banners[brew.witch]]
        best = max(best, hope * _BREW_IN_SIGHT * value)
        if brew.witch == card:
            waste = (1 - hope) * (1.5 if brew.missing <= 3 else 0.5)
    if board.left <= 1:
        return 0.3 * worth + 2 * best
    return worth + best - waste


def _hope(board: BoardValues, brew: PlannedBrew, card: int) -> float:
    """Guess whether a card can brew a potion this turn, with what lies in sight of its points."""
    missing = brew.missing
    if not missing:
        return 1.0
    ap = board.figures.ap[card]
    if missing > board.figures.ap_total[card]:
        return 0.0
    in_sight = 0
    for place in range(LOCATIONS):
        points = ap[place]
        if not points:
            continue
        kinds = board.state.tokens[place * SPACES : (place + 1) * SPACES]
        found = 0
        for kind in range(KINDS):
            if brew.lacking >> WIDTH * kind & ALL and kind in kinds:
                found += 1
        potion = board.state.up[place]
        if brew.tools and potion != EMPTY and brew.tools >> board.figures.potion_tool[potion] & 1:
            found += 1
        in_sight += min(found, points)
    return _HOPE[missing - in_sight] if in_sight < missing else 0.95


def _resting(board: BoardValues) -> float:
    """Two resources from anywhere, and the played cards are at hand again."""
    state = board.state
    if board.left <= 1:
        return 0.5
    best = second = 0.0
    for kind in state.tokens:
        worth = board.wants[kind] if kind != EMPTY else 0.0
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    worth = best + second
    for brew in board.plan.brews[:2]:
        if brew.missing <= 2 and brew.witch != NOBODY and not brew.in_hand:
            worth += _BACK_IN_HAND * brew.value * (brew.chance if board.left <= 4 else 1.0)
    hand = len(state.hands[board.seat])
    return worth + _RESTING + (0.3 if hand <= 1 else -0.5) - _HELD_BACK * max(0, hand - 2)


# -- restoring ---------------------------------------------------------------------------------


def _restore(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    return weigh_refreshing(BoardValues(state, seat), actions)


def weigh_refreshing(board: BoardValues, actions: Sequence[Action]) -> list[float]:
    """Refresh what offers little at the places where the active card has points."""
    edition = board.state.edition
    ap = board.figures.ap[board.state.piles[board.seat][-1]]
    offers = board.by_place()
    weights = []
    for action in actions:
        if isinstance(action, Keep):
            weights.append(1.2)
            continue
        assert isinstance(action, Refresh)
        place = edition.location_index.get(action.what)
        if place is None:
            weights.append(_refreshing_cards(board, DECKS.index(action.what)))
        elif not ap[place]:
            weights.append(-0.5)
        else:
            weights.append(2.4 - sum(offers[place][: ap[place]]) / ap[place])
    return weights


def _refreshing_cards(board: BoardValues, deck: int) -> float:
    ap = board.figures.ap[board.state.piles[board.seat][-1]]
    best = 0.0
    for place in range(LOCATIONS):
        if ap[place] and board.state.up[deck * LOCATIONS + place] != EMPTY:
            best = max(best, board.witch(place) if deck else board.potion(place))
    short = board.plan.idle_witches if deck else board.plan.idle_potions
    return 1.5 - best if not short and board.left > 3 else 0.0


# -- taking things -----------------------------------------------------------------------------


def _collect(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Take what the plan lacks, or something to plan with."""
    board = BoardValues(state, seat)
    index = state.edition.kind_index
    place = state.location
    weights = []
    for action in actions:
        assert isinstance(action, Take)
        kind = index.get(action.item)
        if kind is not None:
            weights.append(_taking(board.wants, kind, action))
        elif action.item == "potion":
            weights.append(board.potion(place))
        elif action.item == "tool":
            weights.append(board.tool(place))
        elif action.item == "witch":
            weights.append(board.witch(place))
        else:
            weights.append(board.animal(place))
    return weights


def _rest(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Take resources anywhere."""
    wants = BoardValues(state, seat).wants
    index = state.edition.kind_index
    return [
        _taking(wants, index[action.item], action) if isinstance(action, Take) else 0.0
        for action in actions
    ]


def _taking(wants: Sequence[float], kind: int, action: Take) -> float:
    """Weigh a token by its kind; which of equal ones goes matters seldom and little."""
    return wants[kind] if action.which == 1 else NEVER


# -- brewing -----------------------------------------------------------------------------------


def _brew(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Brew what brings most, unless that spoils something better by far."""
    potions = state.edition.potion_index
    found = _weigh_brews(state, seat, actions)
    now = plan_of(state, seat).promise()
    for number, action in enumerate(actions):
        if isinstance(action, Brew):
            found[number] += plan_after(state, seat, potions[action.potion]).promise()
        else:
            found[number] += now
    return found


def _weigh_brews(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh what a brew brings at once; a turn without one is wasted."""
    edition, figures = state.edition, state.offers.figures
    gains = standing_of(state, seat).gains
    witch = state.piles[seat][-1]
    weights = []
    for action in actions:
        if isinstance(action, Brew):
            potion = edition.potion_index[action.potion]
            value = figures.potion_points[potion] + gains.by_colour[figures.potion_colour[potion]]
            value += figures.witch_points[witch] + gains.by_banners[figures.banners[witch]]
            for tool in figures.needs_tools[potion]:
                value += gains.by_tool[tool]
            weights.append(value)
        elif isinstance(action, Tame):
            weights.append(gains.by_animal[edition.animal_index[action.animal]] - 1)
        else:
            weights.append(-_WASTED)
    return weights


def _pay(state: WitchdomState, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Give little, keep what other potions need, and bring new tools into the clan."""
    edition = state.edition
    gains = plan_of(state, seat).gains
    needed = [0] * KINDS
    for potion in state.waiting_potions[seat]:
        if potion != state.brewing:
            needed = list(map(max, needed, edition.needs[potion]))
    price: dict[str, float] = {}
    for kind, word in enumerate(edition.kind_ids):
        have = state.held[seat * KINDS + kind]
        price[word] = -1.0 - (0.4 if needed[kind] else 0.0) - 0.3 / max(1, have)
    for tool, word in enumerate(edition.tools):
        price[word] = 0.8 * gains.by_tool[tool]
    look_up = price.__getitem__
    weights = []
    most = -1
    for action in actions:
        if not isinstance(action, Pay):
            weights.append(NEVER)  # the way back
            continue
        given = action.given
        if most < 0:
            most = len(given) + 3  # the first gives least
        weights.append(sum(map(look_up, given)) if len(given) <= most else NEVER)
    return weights


_BY_PHASE: Final[tuple[Callable[[WitchdomState, Seat, Sequence[Action]], list[float]], ...]] = (
    _novices,
    _play,
    _restore,
    _collect,
    _rest,
    _brew,
    _pay,
)
