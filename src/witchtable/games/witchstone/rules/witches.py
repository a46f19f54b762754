"""Witch actions (WS-WITCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import LayWitch, SendWitch
from witchtable.games.witchstone.agenda import LEFT, TOWER, ActionType, not_running
from witchtable.games.witchstone.components import BLACK_CHIP, CHIP, WitchstoneEdition
from witchtable.games.witchstone.entries import EMPTY, FRONTS, POINTS, WITCH
from witchtable.games.witchstone.events import (
    ChipScored,
    ChipTaken,
    SetupChipTaken,
    WitchLaid,
    WitchSent,
    WitchstoneReached,
)
from witchtable.games.witchstone.scoring import CHIPS, WITCHES, WITCHSTONE, score
from witchtable.games.witchstone.texts import label, plain_label, refuse, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "CHAPTER",
    "TYPE",
    "chip_at",
    "chip_points",
    "cost",
    "free_bonus_spaces",
    "gain_chip",
    "lay_witch",
    "reach",
    "reached",
    "send_witch",
    "take_chip",
]


class _Witches(ActionType):
    explained_by: tuple[str, ...] = ("WS-WITCH-01", "WS-WITCH-07", "WS-WITCH-10")

    def choices(self, state: WitchstoneState, seat: Seat, left: int) -> list[Action]:
        """Lay a witch, or send a lying one as far as the batch pays for (WS-WITCH-01, -08)."""
        found: list[Action] = [state.offers.lay_witch] if state.witches[seat] else []
        if state.lying[seat]:
            targets = reach(state, seat, left) & ~state.standing[seat]
            if targets:
                send = state.offers.send
                found += [send[at] for at in range(len(send)) if targets >> at & 1]
        return found

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:
        return state.witches[seat] + state.lying[seat] > 0  # WS-WITCH-16


TYPE: Final[ActionType] = _Witches()


def reach(state: WitchstoneState, seat: Seat, actions: int) -> int:
    """Find the locations, as bits, to which a route costs at most so many actions (WS-WITCH-07)."""
    return reached(state, seat, actions)[-1]


def reached(state: WitchstoneState, seat: Seat, actions: int) -> list[int]:
    """Find the locations within 0, 1, 2, ... actions, as far as more of them lead farther.

    The own network costs 1 however long the way; every foreign connection costs 1 more. From the
    tower a foreign connection may come first, then there is no own part to pay for (WS-WITCH-06).
    """
    network, ends = state.network[seat], _complete(state)
    here = 1 << state.towers[seat]
    found = [here]
    for _ in range(actions):
        farther = _farther(here, network, ends)
        if farther == here:
            break
        found.append(farther)
        here = farther
    return found


def cost(state: WitchstoneState, seat: Seat, location: int) -> int | None:
    """Find the price of sending a witch to a location; None when no route leads there."""
    network, ends = state.network[seat], _complete(state)
    found, here, actions = 1 << state.towers[seat], 0, 0
    while not found >> location & 1:
        if found == here:
            return None
        here = found
        found = _farther(here, network, ends)
        actions += 1
    return actions


def _complete(state: WitchstoneState) -> list[int]:
    """List the two ends, as bits, of each complete connection, the own ones too."""
    offers = state.offers
    return [
        bits
        for bits, units, length in zip(offers.end_bits, state.units, offers.lengths)  # noqa: B905 - hot
        if units == length
    ]


def _farther(here: int, network: int, ends: list[int]) -> int:
    """Find where one more action leads: anywhere in the network, and over one more connection."""
    found = here | network
    for bits in ends:
        if bits & here:
            found |= bits
    return found


# -- laying -------------------------------------------------------------------------------------


def _cannot_lay(state: WitchstoneState, seat: Seat, action: LayWitch) -> IllegalAction | None:  # noqa: ARG001
    if (problem := not_running(state, WITCH)) is not None:
        return problem
    if not state.witches[seat]:
        return refuse("WS-WITCH-16", "no-witch", lying=state.lying[seat])
    return None


def _lay(state: WitchstoneState, seat: Seat, action: LayWitch) -> None:  # noqa: ARG001
    lay_witch(state, seat)


def lay_witch(state: WitchstoneState, seat: Seat) -> None:
    """Lay a witch beside the own tower (WS-WITCH-02)."""
    agenda.spend(state, 1)
    state.witches[seat] -= 1
    state.lying[seat] += 1
    if state.events is not None:
        state.tell(WitchLaid(seat))


# -- sending ------------------------------------------------------------------------------------


def _cannot_send(state: WitchstoneState, seat: Seat, action: SendWitch) -> IllegalAction | None:
    if (problem := not_running(state, WITCH)) is not None:
        return problem
    location = state.edition.location_index.get(action.location)
    if location is None:
        return refuse("WS-CONT-10", "location", location=action.location)
    place = word(action.location)
    if location == state.towers[seat]:
        return refuse("WS-WITCH-12", "own-tower")
    if state.standing[seat] >> location & 1:
        return refuse("WS-WITCH-12", "witch-there", location=place)
    if not state.lying[seat]:
        return refuse("WS-WITCH-16", "none-lying")
    price, left = cost(state, seat, location), state.batches[LEFT]
    if price is None:
        return refuse("WS-WITCH-09", "no-route", location=place)
    if price > left:
        return refuse("WS-WITCH-08", "too-dear", location=place, price=price, left=left)
    return None


def _send(state: WitchstoneState, seat: Seat, action: SendWitch) -> None:
    send_witch(state, seat, state.edition.location_index[action.location])


def send_witch(state: WitchstoneState, seat: Seat, location: int) -> None:
    """Stand a witch on a location: points, chip, bonus space (WS-WITCH-10, -11, -15)."""
    price = cost(state, seat, location)
    assert price is not None
    agenda.spend(state, price)
    state.lying[seat] -= 1
    state.standing[seat] |= 1 << location
    points = state.edition.scoring.standing_witch
    score(state, seat, WITCHES, points)
    if state.events is not None:
        state.tell(WitchSent(seat, state.edition.location_ids[location], price, points))
    if location == state.edition.witchstone:
        _reach_witchstone(state, seat)
    else:
        take_chip(state, seat, location)


def free_bonus_spaces(state: WitchstoneState) -> tuple[int, ...]:
    """List the bonus spaces of the Witchstone that are still free, the highest first."""
    return state.edition.scoring.witchstone[len(state.stone) :]


def _reach_witchstone(state: WitchstoneState, seat: Seat) -> None:
    """Take the highest free bonus space (WS-WITCH-15)."""
    rank, points = len(state.stone), free_bonus_spaces(state)[0]
    state.stone += (seat,)
    score(state, seat, WITCHSTONE, points)
    if state.events is not None:
        state.tell(WitchstoneReached(seat, rank + 1, points))


# -- magic chips (WS-CONT-08) -------------------------------------------------------------------


def take_chip(state: WitchstoneState, seat: Seat, location: int) -> None:
    """Take the chip of a location, if it is still there (WS-WITCH-11)."""
    front = state.chips[location]
    if front == EMPTY:
        return
    state.chips[location] = EMPTY
    if state.events is not None:
        kind = SetupChipTaken if state.phase == TOWER else ChipTaken
        state.tell(kind(seat, FRONTS[front], state.edition.location_ids[location]))
    gain_chip(state, seat, front, ChipScored)


def gain_chip(
    state: WitchstoneState,
    seat: Seat,
    front: int,
    told: type[ChipScored],
    *,
    is_black: bool = False,
) -> None:
    """Keep a chip; score its points at once or hold its bonus (WS-WITCH-11, WS-CRYSTAL-10).

    `told` is the event for points: it names the rule. The chip is owned from now on, also while its
    bonus waits and if that lapses (WS-BONUS-10, WS-WAND-14).
    """
    state.kept[seat] += (front,)
    if front != POINTS:
        agenda.hold(state, (BLACK_CHIP if is_black else CHIP) + front)
        return
    points = chip_points(state.edition, is_black=is_black)
    score(state, seat, CHIPS, points)
    if state.events is not None:
        state.tell(told(seat, points))


def chip_points(edition: WitchstoneEdition, *, is_black: bool = False) -> int:
    """Say what a chip that shows points scores, perhaps for the black crystal (WS-CRYSTAL-10)."""
    figures = edition.scoring
    return figures.black_points_chip if is_black else figures.points_chip


def chip_at(state: WitchstoneState, location: str) -> Argument:
    """Name the chip that lies on a location, as labels do."""
    number = state.edition.location_index.get(location)
    if number is None or state.chips[number] == EMPTY:
        return "none"
    if state.chips[number] == POINTS:
        return Message("witchstone-points", points=chip_points(state.edition))
    return word(FRONTS[state.chips[number]])


def _label_send(state: WitchstoneState, action: SendWitch) -> Message:
    """Give the price, the chip that lies there, and the bonus space of the Witchstone."""
    location = state.edition.location_index.get(action.location, EMPTY)
    known = location != EMPTY and state.towers[state.turn] != EMPTY
    price = cost(state, state.turn, location) if known else None
    free = free_bonus_spaces(state) if location == state.edition.witchstone else ()
    bonus = free[0] if free else 0
    return label(action, chip=chip_at(state, action.location), price=price or 0, bonus=bonus)


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(LayWitch, _lay, _cannot_lay, ("WS-WITCH-01",), plain_label),
        ActionRules(SendWitch, _send, _cannot_send, ("WS-WITCH-01", "WS-WITCH-07"), _label_send),
    )
)
