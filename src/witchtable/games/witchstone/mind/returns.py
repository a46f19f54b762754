"""What actions of each type bring at first sight: a list of points for 0 to MOST of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.games.witchstone.cauldron import members
from witchtable.games.witchstone.entries import CRYSTAL, ENERGY, PENTAGRAM, SCROLL, WAND, WITCH
from witchtable.games.witchstone.mind.lore import CONNECTIONS, CRYSTALS, MOST, SPECIALS
from witchtable.games.witchstone.rules.phases import EMPTY
from witchtable.games.witchstone.rules.witches import reach

if TYPE_CHECKING:
    from witchtable.games.witchstone.mind.outlook import Outlook

__all__ = ["returns"]

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


def returns(outlook: Outlook, symbol: int) -> list[float]:
    """Weigh 0 to MOST actions of one type."""
    if symbol == ENERGY:
        return _energy(outlook)
    if symbol == CRYSTAL:
        return _crystal(outlook)
    if symbol == WITCH:
        return _witch(outlook)
    if symbol == WAND:
        return _wand(outlook)
    if symbol == PENTAGRAM:
        return _pentagram(outlook)
    return _scrolls(outlook)


def _energy(outlook: Outlook) -> list[float]:
    """Finish what is begun, then build: two points a unit and the locations it opens."""
    state, seat, lore = outlook.state, outlook.seat, outlook.lore
    worth = [0.0] * (MOST + 1)
    stock = state.stock[seat]
    begun = state.begun[seat]
    total, number = 0.0, 1
    bump = outlook.bump[CONNECTIONS]
    opens = _OPENS * min(1.0, 0.2 * outlook.turns)
    if begun != EMPTY:
        length = state.edition.lengths[begun]
        missing = length - state.units[begun]
        gain = lore.connection_points[begun] + bump + opens
        # A unit that does not finish it yet keeps part of the gain for a later turn.
        kept = _BEGUN * min(1.0, outlook.turns - 1.0) / length * gain
        for done in range(1, min(missing, MOST) + 1):
            if missing > stock:
                break
            worth[done] = kept * done if done < missing else gain - kept * (length - missing)
        total = worth[min(missing, MOST)]
        number = missing + 1
        stock -= missing
    later = min(1.0, 0.7 * (outlook.turns - 1))
    for units in range(1, MOST - number + 2):
        if units > stock:
            worth[number + units - 1] = total + _built(stock, bump, opens, later)
        else:
            worth[number + units - 1] = total + _built(units, bump, opens, later)
    return worth


def _crystal(outlook: Outlook) -> list[float]:
    """Bring the nearest crystals out; steps on the way keep part of their worth."""
    state, seat, lore = outlook.state, outlook.seat, outlook.lore
    nearest = lore.nearest_rim
    prices = sorted(nearest[space] for space in members(state.crystals[seat]))
    if state.black[seat]:
        prices.append(nearest[state.black[seat].bit_length() - 1])
    out = _OUT + outlook.bump[CRYSTALS] + _OUT_EARLY * outlook.turns
    worth = [0.0] * (MOST + 1)
    way = out * _ON_THE_WAY * min(1.0, 0.4 * outlook.turns)
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


def _witch(outlook: Outlook) -> list[float]:
    """Send who lies to the best targets, lay and send as long as there are any, lay the rest."""
    state, seat = outlook.state, outlook.seat
    worth = [0.0] * (MOST + 1)
    supply, lying = state.witches[seat], state.lying[seat]
    if not supply + lying or state.towers[seat] == EMPTY:
        return worth
    near = reach(state, seat, 1) & ~state.standing[seat]
    targets = sorted((outlook.target(location) for location in members(near)), reverse=True)
    idle = outlook.lying()
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


def _wand(outlook: Outlook) -> list[float]:
    """Add up the spaces on the way; dark ones count twice for whoever is in front then."""
    state, seat, lore = outlook.state, outlook.seat, outlook.lore
    worth = [0.0] * (MOST + 1)
    start = state.wand[seat]
    front = 0
    for other in range(state.seats):
        if other != seat and state.wand[other] > front:
            front = state.wand[other]
    silver, dark, steps, first = 0.0, 0.0, 0, 1.0
    for number in range(1, MOST + 1):
        at = start + number
        if at <= lore.last:
            steps += 1
            if lore.silver[at] >= 0:
                silver += lore.amount[at] * outlook.counts[lore.silver[at]]
                steps = 0
            elif lore.dark[at] >= 0:
                dark += _DARK[lore.dark[at]] * (1.0 if lore.dark[at] == SCROLL else lore.amount[at])
                steps = 0
            first = _FIRST if at >= front else 1.0
        now = silver + dark * first + steps * min(_WAND_STEP, 0.9 * (outlook.turns - 1))
        # Even a space that brings nothing now is behind one then.
        worth[number] = max(now, worth[number - 1] + 0.1)
    return worth


def _pentagram(outlook: Outlook) -> list[float]:
    """Walk from reward to reward: owl tiles by their value, special tiles."""
    state, edition = outlook.state, outlook.state.edition
    worth = [0.0] * (MOST + 1)
    ring = len(edition.pentagram.spaces)
    at = state.ring[outlook.seat]
    taken = state.owls_taken[:]
    owls = edition.pentagram.owls
    special = _SPECIAL + outlook.bump[SPECIALS] + _SPECIAL_EARLY * outlook.turns
    total, steps = 0.0, 0
    partial = min(_PENTAGRAM_STEP, 0.5 * (outlook.turns - 1))
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


def _scrolls(outlook: Outlook) -> list[float]:
    """The best scroll within the range of choice."""
    worth = [0.0] * (MOST + 1)
    best = 0.0
    number = 0
    for scroll in outlook.state.display:
        number += 1
        best = max(best, outlook.scroll(scroll))
        if number <= MOST:
            worth[number] = best
    for rest in range(number + 1, MOST + 1):
        worth[rest] = best
    return worth


def _built(units: int, bump: float, opens: float, later: float) -> float:
    """Weigh units on new connections: long ones first, the rest waits for a later turn."""
    long, rest = divmod(units, 3)
    return long * (6.0 + bump + opens) + rest * _UNIT * max(later, 0.5)
