"""Why not: the rule that forbids an action and the facts that failed. Must agree with legal.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.actions import (
    Advance,
    Bottom,
    Close,
    Discard,
    First,
    LayEnergy,
    LaySpecial,
    LayWitch,
    MoveCrystal,
    Place,
    Remove,
    SendWitch,
    Shelve,
    Spell,
    TakeScroll,
    Tower,
    Use,
    Walk,
)
from witchtable.games.witchstone.bonuses import source_of, symbols_of
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX
from witchtable.games.witchstone.components import FRONTS, NOT_A_SPELL
from witchtable.games.witchstone.entries import (
    ANY,
    CRYSTAL,
    ENERGY,
    PENTAGRAM,
    SCROLL,
    SYMBOLS,
    WAND,
    WITCH,
)
from witchtable.games.witchstone.rules import crystals, legal, wand, witches
from witchtable.games.witchstone.rules.agenda import BATCH, LEFT, RIM, SYMBOL, rim_kind, usable_bonuses
from witchtable.games.witchstone.rules.phases import EMPTY, ORDER, PHASES, PLACE, TOWER, WORK
from witchtable.games.witchstone.texts import seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["cannot_place", "clauses", "in_order", "refusal"]

# Which symbol an action belongs to; the batch of that symbol must be running.
_SYMBOL_OF: Final[dict[type[Action], int]] = {
    LayEnergy: ENERGY,
    MoveCrystal: CRYSTAL,
    LayWitch: WITCH,
    SendWitch: WITCH,
    Advance: WAND,
    Walk: PENTAGRAM,
    TakeScroll: SCROLL,
}
_CLAUSES: Final[dict[type[Action], tuple[str, ...]]] = {
    Tower: ("WS-SETUP-10", "WS-SETUP-11"),
    Place: ("WS-TURN-02", "WS-TURN-03"),
    Discard: ("WS-TURN-10",),
    First: ("WS-TURN-05",),
    LayEnergy: ("WS-ENERGY-01", "WS-ENERGY-02"),
    LayWitch: ("WS-WITCH-01",),
    SendWitch: ("WS-WITCH-01", "WS-WITCH-07"),
    Walk: ("WS-PENTA-01",),
    MoveCrystal: ("WS-CRYSTAL-01", "WS-CRYSTAL-02"),
    Shelve: ("WS-CRYSTAL-07", "WS-CRYSTAL-08"),
    Bottom: ("WS-CRYSTAL-07", "WS-CRYSTAL-09"),
    Advance: ("WS-WAND-01", "WS-WAND-02"),
    TakeScroll: ("WS-SCROLL-02",),
    Spell: ("WS-SPELL-01", "WS-SPELL-07"),
    Use: ("WS-BONUS-03", "WS-BONUS-04"),
    LaySpecial: ("WS-PENTA-07",),
    Remove: ("WS-CRYSTAL-20", "WS-CRYSTAL-21"),
    Close: ("WS-BONUS-11",),
}


def clauses(state: WitchstoneState, seat: Seat, action: Action) -> tuple[str, ...]:  # noqa: ARG001
    """Name the rules that make a legal action possible."""
    if isinstance(action, Close) and len(state.batches) == BATCH:
        return ("WS-BONUS-11", "WS-BONUS-13")
    return _CLAUSES[type(action)]


def refusal(state: WitchstoneState, seat: Seat, action: Action) -> IllegalAction:
    """Say why an action is not legal."""
    if not state.deciders:
        return OutOfTurn("WS-END-01", Message("witchstone-refuse-over"))
    if seat not in state.deciders:
        clause = "WS-SETUP-09" if state.phase == TOWER else "WS-TURN-01"
        return OutOfTurn(clause, Message("witchstone-refuse-turn", whose=seat_name(state.turn)))
    symbol = _SYMBOL_OF.get(type(action))
    if symbol is not None and (problem := _not_running(state, symbol)) is not None:
        return problem
    return _JUDGES[type(action)](state, seat, action)


def in_order(state: WitchstoneState, action: LayEnergy) -> LayEnergy:
    """Name the ends of a connection in the order in which it is offered."""
    at = state.edition.location_index
    pair = (at.get(action.start, EMPTY), at.get(action.end, EMPTY))
    connection = state.edition.connection_index.get(pair)
    if connection is None:
        return action
    start, end, _ = state.edition.connections[connection]
    return LayEnergy(start, end)


def _refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    return IllegalAction(clause, Message(f"witchstone-refuse-{reason}", **facts))


# -- moments --------------------------------------------------------------------------------------


def _wrong_moment(state: WitchstoneState) -> IllegalAction:
    """Say what has to be done first."""
    clause = {TOWER: "WS-SETUP-09", PLACE: "WS-TURN-02", ORDER: "WS-TURN-05", WORK: "WS-TURN-06"}
    return _refuse(clause[state.phase], f"first-{PHASES[state.phase]}")


def _not_running(state: WitchstoneState, symbol: int) -> IllegalAction | None:
    """Refuse an action whose batch does not run, or has no actions left."""
    if state.phase != WORK:
        return _wrong_moment(state)
    running = state.batches[SYMBOL]
    if running != symbol:
        wanted, runs = word(SYMBOLS[symbol]), word(SYMBOLS[running])
        return _refuse("WS-BONUS-04", "other-batch", wanted=wanted, runs=runs)
    if not state.batches[LEFT]:
        return _refuse("WS-BONUS-11", "spent", symbol=word(SYMBOLS[symbol]))
    return None


# -- set-up and placing ---------------------------------------------------------------------------


def _tower(state: WitchstoneState, seat: Seat, action: Tower) -> IllegalAction:
    box = state.edition
    if state.phase != TOWER:
        own = word(box.location_ids[state.towers[seat]])
        return _refuse("WS-SETUP-10", "tower-chosen", tower=own)
    location = box.location_index.get(action.tower)
    if location not in box.towers:
        towers = ", ".join(box.location_ids[tower] for tower in box.towers)
        return _refuse("WS-SETUP-10", "not-a-tower", location=action.tower, towers=towers)
    owner = seat_name(state.towers.index(location))
    return _refuse("WS-SETUP-10", "tower-taken", tower=word(action.tower), owner=owner)


def _place(state: WitchstoneState, seat: Seat, action: Place) -> IllegalAction:
    if state.phase == TOWER:
        return _wrong_moment(state)
    if state.phase != PLACE:
        return _refuse("WS-TURN-02", "one-tile")
    problem = cannot_place(state, seat, action)
    assert problem is not None
    return problem


def cannot_place(state: WitchstoneState, seat: Seat, action: Place) -> IllegalAction | None:
    """Say why a tile cannot lie on two spaces of a seat's cauldron, whoever's turn it is."""
    if (problem := _not_in_hand(state, seat, action.tile)) is not None:
        return problem
    spaces = (action.first, action.second)
    for space in spaces:
        if space not in SPACE_INDEX:
            return _refuse("WS-CONT-13", "space", space=space)
    first, second = (SPACE_INDEX[space] for space in spaces)
    for space in spaces:
        if state.occupied[seat] & BITS[SPACE_INDEX[space]]:
            return _refuse("WS-TURN-04", "occupied", space=space, what=_lying_on(state, seat, space))
    if DISTANCE[first][second] != 1:
        return _refuse("WS-TURN-03", "not-neighbours", first=action.first, second=action.second)
    return None


def _not_in_hand(state: WitchstoneState, seat: Seat, tile: str) -> IllegalAction | None:
    box = state.edition
    number = box.tile_index.get(tile)
    if number is not None and number in state.hands[seat]:
        return None
    hand = [word(box.tile_ids[own]) for own in state.hands[seat]]
    nothing = Message("witchstone-nothing")
    return _refuse("WS-TURN-02", "not-in-hand", tile=tile, hand=hand or nothing)


def _lying_on(state: WitchstoneState, seat: Seat, space: str) -> Message:
    """Name what makes a space not empty (WS-TURN-04)."""
    bit = BITS[SPACE_INDEX[space]]
    if crystals.in_cauldron(state, seat) & bit:
        return Message("witchstone-lies-crystal")
    if any(printed & bit for printed in state.edition.printed):
        return Message("witchstone-lies-printed")
    special = any(BITS[at] == bit for _, at in state.laid_specials[seat])
    return Message("witchstone-lies-special" if special else "witchstone-lies-tile")


def _discard(state: WitchstoneState, seat: Seat, action: Discard) -> IllegalAction:
    if state.phase != PLACE:
        return _wrong_moment(state)
    occupied = state.occupied[seat]
    if legal.has_room(state, occupied):
        return _refuse("WS-TURN-09", "no-passing")
    if legal.has_room(state, occupied & ~crystals.in_cauldron(state, seat)):
        return _refuse("WS-TURN-10", "make-room")
    problem = _not_in_hand(state, seat, action.tile)
    assert problem is not None
    return problem


def _first(state: WitchstoneState, seat: Seat, action: First) -> IllegalAction:  # noqa: ARG001
    if state.phase == WORK:
        return _refuse("WS-TURN-06", "order-chosen")
    if state.phase != ORDER:
        return _wrong_moment(state)
    types = [word(SYMBOLS[symbol]) for _, symbol in state.todo]
    return _refuse("WS-TURN-05", "not-on-tile", symbol=action.symbol, types=types)


# -- the six actions ------------------------------------------------------------------------------


def _energy(state: WitchstoneState, seat: Seat, action: LayEnergy) -> IllegalAction:
    box = state.edition
    at = box.location_index
    for end in (action.start, action.end):
        if end not in at:
            return _refuse("WS-CONT-10", "location", location=end)
    ends: dict[str, Argument] = {"start": word(action.start), "end": word(action.end)}
    connection = box.connection_index.get((at[action.start], at[action.end]))
    if connection is None:
        return _refuse("WS-CONT-11", "no-connection", **ends)
    builder = state.builder[connection]
    if builder not in (EMPTY, seat):
        return _refuse("WS-ENERGY-04", "begun-by", builder=seat_name(builder), **ends)
    if state.units[connection] == box.lengths[connection]:
        return _refuse("WS-ENERGY-01", "complete", **ends)
    if not state.stock[seat]:
        return _refuse("WS-ENERGY-06", "no-energy")
    begun = state.begun[seat]
    if begun != EMPTY:
        start, end, length = box.connections[begun]
        missing = length - state.units[begun]
        return _refuse(
            "WS-ENERGY-03", "finish-first", start=word(start), end=word(end), missing=missing
        )
    return _refuse("WS-ENERGY-02", "not-joined", **ends)


def _lay_witch(state: WitchstoneState, seat: Seat, action: LayWitch) -> IllegalAction:  # noqa: ARG001
    return _refuse("WS-WITCH-16", "no-witch", lying=state.lying[seat])


def _send(state: WitchstoneState, seat: Seat, action: SendWitch) -> IllegalAction:
    location = state.edition.location_index.get(action.location)
    if location is None:
        return _refuse("WS-CONT-10", "location", location=action.location)
    place = word(action.location)
    if location == state.towers[seat]:
        return _refuse("WS-WITCH-12", "own-tower")
    if state.standing[seat] >> location & 1:
        return _refuse("WS-WITCH-12", "witch-there", location=place)
    if not state.lying[seat]:
        return _refuse("WS-WITCH-16", "none-lying")
    price = witches.cost(state, seat, location)
    if price is None:
        return _refuse("WS-WITCH-09", "no-route", location=place)
    left = state.batches[LEFT]
    return _refuse("WS-WITCH-08", "too-dear", location=place, price=price, left=left)


def _walk(state: WitchstoneState, seat: Seat, action: Walk) -> IllegalAction:
    left = state.batches[LEFT]
    if not 0 < action.steps <= left:
        return _refuse("WS-PENTA-01", "steps", steps=action.steps, left=left)
    most = state.edition.to_reward[state.ring[seat]]
    return _refuse("WS-PENTA-02", "past-reward", steps=action.steps, most=most)


def _crystal(state: WitchstoneState, seat: Seat, action: MoveCrystal) -> IllegalAction:
    start = SPACE_INDEX.get(action.start)
    if start is None:
        return _refuse("WS-CONT-13", "space", space=action.start)
    if not crystals.in_cauldron(state, seat) & BITS[start]:
        return _refuse("WS-CRYSTAL-01", "no-crystal", space=action.start)
    left = state.batches[LEFT]
    if action.end in SYMBOLS:
        price = state.edition.to_rim[start][SYMBOLS.index(action.end)]
        rim = word(action.end)
        return _refuse("WS-CRYSTAL-04", "rim-too-far", symbol=rim, price=price, left=left)
    end = SPACE_INDEX.get(action.end)
    if end is None:
        return _refuse("WS-CONT-13", "space", space=action.end)
    if state.occupied[seat] & BITS[end]:
        what = _lying_on(state, seat, action.end)
        return _refuse("WS-CRYSTAL-02", "occupied", space=action.end, what=what)
    price = DISTANCE[start][end]
    return _refuse("WS-CRYSTAL-03", "too-far", space=action.end, price=price, left=left)


def _advance(state: WitchstoneState, seat: Seat, action: Advance) -> IllegalAction:
    left, room = state.batches[LEFT], wand.room(state, seat)
    if 0 < action.steps <= left:
        return _refuse("WS-WAND-15", "wand-end", room=room)
    return _refuse("WS-WAND-01", "steps", steps=action.steps, left=left)


def _scroll(state: WitchstoneState, seat: Seat, action: TakeScroll) -> IllegalAction:  # noqa: ARG001
    left, shown = state.batches[LEFT], len(state.display)
    if 0 < action.position <= left:
        return _refuse("WS-SCROLL-06", "no-scroll", position=action.position, shown=shown)
    return _refuse("WS-SCROLL-02", "range", position=action.position, left=min(left, shown))


# -- the rack -------------------------------------------------------------------------------------


def _rim(
    state: WitchstoneState, seat: Seat, crystal: str, symbol: str, shelf: int
) -> IllegalAction | None:
    """Refuse what is not on the rim of the running batch, or would not fit on a shelf."""
    if state.phase != WORK:
        return _wrong_moment(state)
    if crystal not in crystals.CRYSTALS:
        return _refuse("WS-CRYSTAL-07", "crystal", crystal=crystal)
    if symbol not in SYMBOLS:
        return _refuse("WS-CONT-05", "symbol", symbol=symbol)
    kind = rim_kind(SYMBOLS.index(symbol), crystal == "black")
    if not state.batches[RIM] >> 3 * kind & 7:
        waits = any(rim >> 3 * kind & 7 for rim in state.batches[RIM::-BATCH])
        reason = "rim-waits" if waits else "not-on-rim"
        clause = "WS-CRYSTAL-23" if waits else "WS-CRYSTAL-07"
        return _refuse(clause, reason, crystal=word(crystal), symbol=word(symbol))
    if crystals.is_full(state, shelf):
        vials = crystals.capacity(state, shelf)
        name = word("bottom" if shelf == crystals.BOTTOM else symbol)
        return _refuse("WS-CRYSTAL-15", "shelf-full", shelf=name, vials=vials)
    return None


def _shelve(state: WitchstoneState, seat: Seat, action: Shelve) -> IllegalAction:
    shelf = SYMBOLS.index(action.symbol) if action.symbol in SYMBOLS else crystals.BOTTOM
    problem = _rim(state, seat, action.crystal, action.symbol, shelf)
    assert problem is not None
    return problem


def _bottom(state: WitchstoneState, seat: Seat, action: Bottom) -> IllegalAction:
    problem = _rim(state, seat, action.crystal, action.symbol, crystals.BOTTOM)
    if problem is not None:
        return problem
    table = [word(FRONTS[front]) for front in sorted(set(state.table))]
    return _refuse("WS-CRYSTAL-09", "no-such-chip", chip=action.chip, table=table)


def _remove(state: WitchstoneState, seat: Seat, action: Remove) -> IllegalAction:
    if state.round == 0:
        return _refuse("WS-SETUP-13", "no-removal-in-setup")
    if action.space in SYMBOLS:
        return _refuse("WS-CRYSTAL-22", "rim-stays")
    space = SPACE_INDEX.get(action.space)
    if space is None:
        return _refuse("WS-CONT-13", "space", space=action.space)
    return _refuse("WS-CRYSTAL-20", "no-crystal", space=action.space)


# -- bonuses and spells ---------------------------------------------------------------------------


def _spell(state: WitchstoneState, seat: Seat, action: Spell) -> IllegalAction:
    if state.phase != WORK:
        return _refuse("WS-SPELL-01", "spell-alone")
    box = state.edition
    scroll = box.scroll_index.get(action.spell)
    if scroll is None:
        return _refuse("WS-SCROLL-07", "unknown-scroll", scroll=action.spell)
    name = word(action.spell)
    if scroll not in state.scrolls[seat]:
        if scroll in state.spent[seat]:
            return _refuse("WS-SPELL-06", "spell-used", spell=name)
        return _refuse("WS-SPELL-01", "not-your-scroll", scroll=name)
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    if box.spell_symbol[scroll] == NOT_A_SPELL:
        return _refuse("WS-SCROLL-07", "prophecy", scroll=name)
    runs = word(SYMBOLS[symbol])
    if box.spell_symbol[scroll] not in (symbol, ANY):
        return _refuse("WS-SPELL-02", "spell-type", spell=name, runs=runs)
    if not left and symbol == WAND:
        return _refuse("WS-WAND-16", "spell-late", runs=runs)
    if not left and symbol == SCROLL:
        return _refuse("WS-SPELL-07", "spell-late", runs=runs)
    return _refuse("WS-BONUS-10", "spell-useless", runs=runs)


def _held(state: WitchstoneState, bonus: str, symbol: str | None) -> IllegalAction | None:
    """Refuse a bonus that is not held, or waits for the wand's queue."""
    if state.phase != WORK:
        return _wrong_moment(state)
    box = state.edition

    def fits(code: int) -> bool:
        symbols = [SYMBOLS[own] for own in symbols_of(box, code)]
        return source_of(box, code) == bonus and (symbol is None or symbol in symbols)

    if any(fits(code) for code in usable_bonuses(state)):
        return None
    if any(fits(code) for code in state.held):
        return _refuse("WS-WAND-10", "bonus-waits", bonus=word(bonus))
    return _refuse("WS-BONUS-01", "no-bonus", bonus=bonus)


def _use(state: WitchstoneState, seat: Seat, action: Use) -> IllegalAction:
    if action.symbol not in SYMBOLS:
        return _refuse("WS-CONT-05", "symbol", symbol=action.symbol)
    problem = _held(state, action.bonus, action.symbol)
    if problem is not None:
        return problem
    assert not legal.can_use(state, seat, SYMBOLS.index(action.symbol))
    return _refuse("WS-BONUS-10", "useless", symbol=word(action.symbol))


def _lay(state: WitchstoneState, seat: Seat, action: LaySpecial) -> IllegalAction:
    if action.tile not in state.edition.special_ids:
        return _refuse("WS-CONT-07", "special", tile=action.tile)
    problem = _held(state, action.tile, None)
    if problem is not None:
        return problem
    if action.space not in SPACE_INDEX:
        return _refuse("WS-CONT-13", "space", space=action.space)
    what = _lying_on(state, seat, action.space)
    return _refuse("WS-PENTA-07", "occupied", space=action.space, what=what)


def _close(state: WitchstoneState, seat: Seat, action: Close) -> IllegalAction:  # noqa: ARG001
    if state.phase == PLACE:
        return _refuse("WS-TURN-09", "no-passing")
    if state.phase != WORK:
        return _wrong_moment(state)
    return _refuse("WS-CRYSTAL-06", "rim-first")


# Any: each judge takes the one class of action that it stands beside.
_JUDGES: Final[dict[type[Action], Callable[[WitchstoneState, Seat, Any], IllegalAction]]] = {
    Tower: _tower,
    Place: _place,
    Discard: _discard,
    First: _first,
    LayEnergy: _energy,
    LayWitch: _lay_witch,
    SendWitch: _send,
    Walk: _walk,
    MoveCrystal: _crystal,
    Shelve: _shelve,
    Bottom: _bottom,
    Advance: _advance,
    TakeScroll: _scroll,
    Spell: _spell,
    Use: _use,
    LaySpecial: _lay,
    Remove: _remove,
    Close: _close,
}
