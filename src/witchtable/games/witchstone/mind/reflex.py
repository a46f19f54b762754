"""Reflexes: a turn played to its end as instinct likes it, without listing what there is to choose.

Search plays thousands of turns by instinct. Most of their time would go into building actions, lists of
them and what each is worth to whom; so here numbers go straight from `maxims.py` to the rules. What is
played is what `instinct` likes best of all that is offered, or drawn by its odds; a test compares them.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.agenda import BATCH, LEFT, ORDER, PLACE, RIM, SYMBOL, WORK
from witchtable.games.witchstone.cauldron import ALL_SPACES, BITS, members
from witchtable.games.witchstone.components import SPECIAL
from witchtable.games.witchstone.entries import CRYSTAL, ENERGY, PENTAGRAM, SCROLL, WAND, WITCH
from witchtable.games.witchstone.mind import maxims
from witchtable.games.witchstone.mind.instinct import instinct
from witchtable.games.witchstone.mind.placing import laying, worth_of_spaces
from witchtable.games.witchstone.mind.valuation import Valuation
from witchtable.games.witchstone.rules import (
    batches,
    crystals,
    energy,
    pentagram,
    placing,
    scrolls,
    spells,
    turn,
    wand,
    witches,
)
from witchtable.games.witchstone.rules.action_types import TYPES, can_use
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["play_on"]

_FAR: Final = 8.0  # what is so many times the straying behind the best is never drawn

_NONE: Final[list[int]] = []

# A choice is one number: what is done, and two small numbers that say with what.
_DO: Final = 1 << 16
_WITH: Final = 1 << 8
_LAY_UNIT, _LAY_WITCH, _SEND, _WALK, _ADVANCE, _TAKE = 0, 1, 2, 3, 4, 5
_MOVE, _OUT, _SHELVE, _BELOW, _CAST, _BEGIN, _LAY_SPECIAL, _CLOSE = 6, 7, 8, 9, 10, 11, 12, 13


def play_on(state: State, seat: Seat, straying: float, rng: Random) -> None:
    """Play the rest of a seat's turn by instinct, straying from it so far, in its points."""
    assert isinstance(state, WitchstoneState)
    state.forget_choices()
    began = state.round
    worths = Valuation(state, seat)
    while state.deciders and state.turn == seat and state.round == began:
        if state.phase == WORK:
            _work(worths, straying, rng)
        elif state.phase == ORDER:
            types = [symbol for _, symbol in state.todo]
            turn.begin_with(state, types[_draw([maxims.first(one) for one in types], straying, rng)])
        elif state.phase != PLACE or not _place(worths, straying, rng):
            _choose_from_list(worths, straying, rng)


def _choose_from_list(worths: Valuation, straying: float, rng: Random) -> None:
    """Choose as usual where that is seldom asked: a tower, and what to do without room for a tile."""
    state, seat = worths.state, worths.seat
    offered = state.legal(seat)
    state.apply_trusted(seat, offered[_draw(instinct(state, seat, offered), straying, rng)])
    state.forget_choices()
    worths.look_again()


def _draw(worth: list[float], straying: float, rng: Random) -> int:
    """Find the most; or draw one by the odds that its worth gives it."""
    best, at = worth[0], 0
    for number in range(1, len(worth)):
        if worth[number] > best:
            best, at = worth[number], number
    if not straying or len(worth) == 1:
        return at
    least = best - _FAR * straying
    near = [number for number, one in enumerate(worth) if one >= least]
    if len(near) == 1:
        return at
    odds = [exp((worth[number] - best) / straying) for number in near]
    rest = rng.random() * sum(odds)
    for number, part in zip(near, odds, strict=True):
        rest -= part
        if rest <= 0:
            return number
    return at


# -- placing -----------------------------------------------------------------------------------


def _place(worths: Valuation, straying: float, rng: Random) -> bool:
    """Place the tile whose clusters look best; say whether there was room for any."""
    state, seat, figures = worths.state, worths.seat, worths.figures
    taken = state.occupied[seat]
    firsts, seconds = figures.edge_firsts, figures.edge_seconds
    edges = [edge for edge, bits in enumerate(figures.edge_bits) if not bits & taken]
    if not edges:
        return False
    spaces = worth_of_spaces(worths)
    tops = [_most(row) for row in spaces]
    reach = _FAR * straying
    least = NEVER
    worth: list[float] = []
    ways: list[int] = []
    for tile in state.hands[seat]:
        symbol, other = figures.tiles[tile]
        if tops[symbol] + tops[other] < least:
            continue
        one, two = spaces[symbol], spaces[other]
        for edge in edges:
            first, second = firsts[edge], seconds[edge]
            here = one[first] + two[second]
            if here >= least:
                worth.append(here)
                ways.append(tile * _DO + first * _WITH + second)
                if here - reach > least:
                    least = here - reach
            here = one[second] + two[first]
            if here >= least:
                worth.append(here)
                ways.append(tile * _DO + second * _WITH + first)
                if here - reach > least:
                    least = here - reach
    way = ways[_draw(worth, straying, rng)]
    placing.lay_tile(state, seat, way // _DO, way // _WITH % _WITH, way % _WITH)
    return True


def _most(row: list[float]) -> float:
    most = row[0]
    for worth in row:
        if worth > most:
            most = worth
    return most


# -- working on the agenda ---------------------------------------------------------------------


def _work(worths: Valuation, straying: float, rng: Random) -> None:
    """Go on with the agenda (as `rules.perform` does) by one step."""
    state, seat = worths.state, worths.seat
    depth = len(state.batches)
    if not depth:
        turn.go_on(state)
        return
    if depth == state.queue_depth:
        wand.deal_with_next_space(state, seat)
        return
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    is_over = not left and TYPES[symbol].too_late is not None
    if is_over and depth - BATCH != state.queue_depth:
        batches.close(state)
        return
    fitting = _fitting_spells(state, seat, symbol, left, is_over) if state.scrolls[seat] else _NONE
    has_bonus, rim = len(state.held) > state.locked, state.batches[RIM]
    if not (left or rim or has_bonus or fitting):
        batches.close(state)
        return
    worth: list[float] = []
    moves: list[int] = []
    worths.look_again()
    if left:
        _weigh_batch(worths, symbol, left, worth, moves)
    if rim:
        _weigh_rack(worths, worth, moves)
    for scroll in fitting:
        worth.append(maxims.casting(worths, scroll))
        moves.append(_CAST * _DO + scroll * _WITH)
    if has_bonus:
        _weigh_bonuses(worths, worth, moves)
    if not rim:
        worth.append(0.0)
        moves.append(_CLOSE * _DO)
    _carry_out(state, seat, moves[_draw(worth, straying, rng)])


def _fitting_spells(
    state: WitchstoneState, seat: Seat, symbol: int, left: int, is_over: bool
) -> list[int]:
    """Number the spells that could be played on the running batch (as `batches.choices` does)."""
    found = spells.fitting(state, seat, symbol, True)
    if not found:
        return found
    grows = TYPES[symbol].gains_by_more(state, seat, left)
    if not grows and (is_over or not state.edition.has_other_spells):
        return _NONE
    return found if grows else spells.fitting(state, seat, symbol, grows)


def _carry_out(state: WitchstoneState, seat: Seat, move: int) -> None:
    what, one, two = move // _DO, move // _WITH % _WITH, move % _WITH
    if what == _LAY_UNIT:
        energy.lay_unit(state, seat, one)
    elif what == _LAY_WITCH:
        witches.lay_witch(state, seat)
    elif what == _SEND:
        witches.send_witch(state, seat, one)
    elif what == _WALK:
        pentagram.walk(state, seat, one)
    elif what == _ADVANCE:
        wand.advance(state, seat, one)
    elif what == _TAKE:
        scrolls.take_scroll(state, seat, one)
    elif what == _MOVE:
        crystals.move_crystal(state, seat, one, two)
    elif what == _OUT:
        crystals.move_out(state, seat, one, two)
    elif what == _SHELVE:
        crystals.put_on_shelf(state, seat, one % 6, one >= 6)
    elif what == _BELOW:
        crystals.put_below(state, seat, one % 6, one >= 6, two)
    elif what == _CAST:
        spells.play(state, seat, one)
    elif what == _BEGIN:
        agenda.begin(state, seat, one, two)
    elif what == _LAY_SPECIAL:
        pentagram.lay_special(state, seat, one, two)
    else:
        batches.close(state)


def _weigh_batch(
    worths: Valuation, symbol: int, left: int, worth: list[float], moves: list[int]
) -> None:
    """Weigh what can be done with the actions of the running batch."""
    state, seat = worths.state, worths.seat
    if symbol == ENERGY:
        for connection in energy.buildable(state, seat):
            worth.append(maxims.energy(worths, connection))
            moves.append(_LAY_UNIT * _DO + connection * _WITH)
    elif symbol == PENTAGRAM:
        for steps in range(1, min(left, state.edition.to_reward[state.ring[seat]]) + 1):
            worth.append(float(steps))
            moves.append(_WALK * _DO + steps * _WITH)
    elif symbol == WITCH:
        _weigh_witches(worths, left, worth, moves)
    elif symbol == WAND:
        for steps in range(1, min(left, wand.room(state, seat)) + 1):
            worth.append(maxims.advancing(worths, steps))
            moves.append(_ADVANCE * _DO + steps * _WITH)
    elif symbol == SCROLL:
        for at in range(min(left, len(state.display))):
            worth.append(worths.scroll(state.display[at]))
            moves.append(_TAKE * _DO + at * _WITH)
    elif symbol == CRYSTAL:
        _weigh_crystals(worths, left, worth, moves)


def _weigh_witches(worths: Valuation, left: int, worth: list[float], moves: list[int]) -> None:
    state, seat = worths.state, worths.seat
    if state.witches[seat]:
        worth.append(maxims.laying_witch(worths))
        moves.append(_LAY_WITCH * _DO)
    if not state.lying[seat]:
        return
    within = witches.reached(state, seat, left)
    for location in members(within[-1] & ~state.standing[seat]):
        price = 1
        while not within[price] >> location & 1:
            price += 1
        worth.append(maxims.sending(worths, location, price))
        moves.append(_SEND * _DO + location * _WITH)


def _weigh_crystals(worths: Valuation, left: int, worth: list[float], moves: list[int]) -> None:
    """Weigh ways out and ways nearer to the rim; nobody would like any other."""
    state, seat, figures = worths.state, worths.seat, worths.figures
    taken, black = state.occupied[seat], state.black[seat]
    outside = maxims.ways_out(worths, False)
    for start in members(state.crystals[seat] | black):
        is_black = bool(black & BITS[start])
        ways = maxims.ways_out(worths, True) if is_black else outside
        for end, price, looks in figures.nearer[start]:
            if price <= left and not taken & BITS[end]:
                worth.append(looks - maxims.BLACK if is_black else looks)
                moves.append(_MOVE * _DO + start * _WITH + end)
        to_rim = figures.to_rim[start]
        for symbol in range(6):
            if to_rim[symbol] <= left:
                worth.append(ways[symbol] - maxims.PRICE * to_rim[symbol])
                moves.append(_OUT * _DO + start * _WITH + symbol)


def _weigh_rack(worths: Valuation, worth: list[float], moves: list[int]) -> None:
    state = worths.state
    has_room = not crystals.is_full(state, crystals.BOTTOM)
    for kind in agenda.rim_kinds(state.batches[RIM]):
        if not crystals.is_full(state, kind % 6):
            worth.append(10.0 + maxims.shelf(worths, kind % 6, kind >= 6))
            moves.append(_SHELVE * _DO + kind * _WITH)
        if has_room:
            for front in sorted(set(state.table)):
                worth.append(10.0 + maxims.bottom(worths, front, kind >= 6))
                moves.append(_BELOW * _DO + kind * _WITH + front)


def _weigh_bonuses(worths: Valuation, worth: list[float], moves: list[int]) -> None:
    state, seat = worths.state, worths.seat
    bonuses = state.edition.bonuses
    seen: list[int] = []
    for code in agenda.usable_bonuses(state):
        if code in seen:
            continue
        seen.append(code)
        symbols, actions = bonuses[code].symbols, bonuses[code].actions
        for symbol in symbols:
            if can_use(state, seat, symbol):
                worth.append(maxims.beginning(worths, symbol, actions, len(symbols) == 1))
                moves.append(_BEGIN * _DO + code * _WITH + symbol)
        if code >= SPECIAL:
            for space in members(ALL_SPACES & ~state.occupied[seat]):
                worth.append(laying(worths, code - SPECIAL, space))
                moves.append(_LAY_SPECIAL * _DO + (code - SPECIAL) * _WITH + space)
