"""What actions of each type are worth at first sight: a list of points for 0 to MOST of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.games.witchstone.cauldron import members
from witchtable.games.witchstone.entries import CRYSTAL, EMPTY, ENERGY, PENTAGRAM, SCROLL, WAND, WITCH
from witchtable.games.witchstone.rules.witches import reach
from witchtable.games.witchstone.scroll_kinds import CONNECTIONS, CRYSTALS, SPECIAL_TILES

if TYPE_CHECKING:
    from witchtable.games.witchstone.mind.valuation import Valuation

__all__ = ["MOST", "PLAIN", "values_of"]

MOST: Final = 9
"""Clusters are weighed up to this size."""
PLAIN: Final[tuple[float, ...]] = (2.3, 1.7, 1.8, 3.6, 1.7, 1.0)
"""What one action of each type is worth about, whatever the position (tuned in play)."""

# Tuned in play of instinct against instinct; points unless said otherwise.
_OUT: Final = 3.8  # a crystal brought out
_OUT_EARLY: Final = 0.1  # more of it for each turn left
_ON_THE_WAY: Final = 0.7  # share kept by a crystal on its way
_FIRST: Final = 1.8  # how much more dark spaces pay in front
_WAND_STEP: Final = 1.8
_SPECIAL: Final = 3.6
_SPECIAL_EARLY: Final = 0.15
_PENTAGRAM_STEP: Final = 1.1
_OPENS: Final = 1.3  # a location joined
_BEGUN: Final = 0.8  # share kept by a connection begun
_UNIT: Final = 3.0
_DARK: Final[tuple[float, ...]] = (2.2, 2.0, 3.3, 2.5, 1.9, 4.5)
"""What one action of a dark space is worth; of the scroll space the whole."""


def values_of(worths: Valuation, symbol: int) -> list[float]:
    """Weigh 0 to MOST actions of one type."""
    if symbol == ENERGY:
        return _energy(worths)
    if symbol == CRYSTAL:
        return _crystal(worths)
    if symbol == WITCH:
        return _witch(worths)
    if symbol == WAND:
        return _wand(worths)
    if symbol == PENTAGRAM:
        return _pentagram(worths)
    return _scrolls(worths)


def _energy(worths: Valuation) -> list[float]:
    """Finish what is begun, then build: two points a unit and the locations it opens."""
    state, seat = worths.state, worths.seat
    worth = [0.0] * (MOST + 1)
    stock = state.stock[seat]
    begun = state.begun[seat]
    total, number = 0.0, 1
    bump = worths.bump[CONNECTIONS]
    opens = _OPENS * min(1.0, 0.2 * worths.turns)
    if begun != EMPTY:
        length = state.edition.lengths[begun]
        missing = length - state.units[begun]
        gain = state.edition.connection_points[begun] + bump + opens
        # A unit that does not finish it yet keeps part of the gain for a later turn.
        kept = _BEGUN * min(1.0, worths.turns - 1.0) / length * gain
        for done in range(1, min(missing, MOST) + 1):
            if missing > stock:
                break
            worth[done] = kept * done if done < missing else gain - kept * (length - missing)
        total = worth[min(missing, MOST)]
        number = missing + 1
        stock -= missing
    later = min(1.0, 0.7 * (worths.turns - 1))
    for units in range(1, MOST - number + 2):
        if units > stock:
            worth[number + units - 1] = total + _built(stock, bump, opens, later)
        else:
            worth[number + units - 1] = total + _built(units, bump, opens, later)
    return worth


def _crystal(worths: Valuation) -> list[float]:
    """Bring the nearest crystals out; steps on the way keep part of their worth."""
    state, seat = worths.state, worths.seat
    nearest = state.edition.nearest_rim
    prices = sorted(nearest[space] for space in members(state.crystals[seat]))
    if state.black[seat]:
        prices.append(nearest[state.black[seat].bit_length() - 1])
    out = _OUT + worths.bump[CRYSTALS] + _OUT_EARLY * worths.turns
    worth = [0.0] * (MOST + 1)
    way = out * _ON_THE_WAY * min(1.0, 0.4 * worths.turns)
    total, at = 0.0, 0
    for price in prices:
        for step in range(1, price):
            if at + step <= MOST:
                worth[at + step] = total + way * step / price
        at += price
        total += out
        if at <= MOST:
            worth[at] = total
    for number in range(at + 1, MOST + 1):
        worth[number] = total
    return worth


def _witch(worths: Valuation) -> list[float]:
    """Send who lies to the best targets, lay and send as long as there are any, lay the rest."""
    state, seat = worths.state, worths.seat
    worth = [0.0] * (MOST + 1)
    supply, lying = state.witches[seat], state.lying[seat]
    if not supply + lying or state.towers[seat] == EMPTY:
        return worth
    near = reach(state, seat, 1) & ~state.standing[seat]
    targets = sorted((worths.target(location) for location in members(near)), reverse=True)
    idle = worths.lying()
    total, sent = 0.0, 0
    for number in range(1, MOST + 1):
        if lying and sent < len(targets):
            lying -= 1
            total += targets[sent]
            if sent >= state.lying[seat]:
                total -= idle  # she was counted when she was laid
            sent += 1
        elif supply:
            supply -= 1
            lying += 1
            total += idle
        worth[number] = total
    return worth


def _wand(worths: Valuation) -> list[float]:
    """Add up the spaces on the way; dark ones count twice for whoever is in front then."""
    state, seat = worths.state, worths.seat
    worth = [0.0] * (MOST + 1)
    edition, start = state.edition, state.wand[seat]
    front = worths.front_of_others()
    silver, dark, steps, first = 0.0, 0.0, 0, 1.0
    for number in range(1, MOST + 1):
        at = start + number
        if at <= edition.wand.last:
            space = edition.wand_spaces[at]
            if space is None:
                steps += 1
            elif edition.silver_thing[at] != EMPTY:
                silver += space.points * worths.counts[edition.silver_thing[at]]
                steps = 0
            else:
                symbol = edition.dark_symbol[at]
                dark += _DARK[symbol] * (1.0 if symbol == SCROLL else space.actions)
                steps = 0
            first = _FIRST if at >= front else 1.0
        now = silver + dark * first + steps * min(_WAND_STEP, 0.9 * (worths.turns - 1))
        # Even a space that brings nothing now is behind one then.
        worth[number] = max(now, worth[number - 1] + 0.1)
    return worth


def _pentagram(worths: Valuation) -> list[float]:
    """Walk from reward to reward: owl tiles by their value, special tiles."""
    state, edition = worths.state, worths.state.edition
    worth = [0.0] * (MOST + 1)
    ring = len(edition.pentagram.spaces)
    at = state.ring[worths.seat]
    taken = state.owls_taken[:]
    owls = edition.pentagram.owls
    special = _SPECIAL + worths.bump[SPECIAL_TILES] + _SPECIAL_EARLY * worths.turns
    total, steps = 0.0, 0
    partial = min(_PENTAGRAM_STEP, 0.5 * (worths.turns - 1))
    for number in range(1, MOST + 1):
        at = at + 1 if at + 1 < ring else 0
        steps += 1
        if at in edition.owl_number:
            stack = edition.owl_number[at]
            if taken[stack] < len(owls):
                total += owls[taken[stack]]
                taken[stack] += 1
            else:
                total += edition.scoring.empty_owl_space
            steps = 0
        elif at in edition.hexagon_number:
            total += special
            steps = 0
        worth[number] = total + steps * partial
    return worth


def _scrolls(worths: Valuation) -> list[float]:
    """The best scroll within the range of choice."""
    worth = [0.0] * (MOST + 1)
    best = 0.0
    number = 0
    for scroll in worths.state.display:
        number += 1
        best = max(best, worths.scroll(scroll))
        if number <= MOST:
            worth[number] = best
    for rest in range(number + 1, MOST + 1):
        worth[rest] = best
    return worth


def _built(units: int, bump: float, opens: float, later: float) -> float:
    """Weigh units on new connections: long ones first, the rest waits for a later turn."""
    long, rest = divmod(units, 3)
    return long * (6.0 + bump + opens) + rest * _UNIT * max(later, 0.5)
