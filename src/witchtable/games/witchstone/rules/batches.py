"""Batches of actions and the bonuses that are held (WS-BONUS): what can be done, begun and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.actions import Bottom, Close, Shelve, Use
from witchtable.games.witchstone.cauldron import ALL_SPACES, members
from witchtable.games.witchstone.components import SPECIAL
from witchtable.games.witchstone.entries import CRYSTAL, ENERGY, PENTAGRAM, SCROLL, SYMBOLS, WAND, WITCH
from witchtable.games.witchstone.rules import (
    agenda,
    crystals,
    energy,
    pentagram,
    scrolls,
    wand,
    witches,
)
from witchtable.games.witchstone.rules.agenda import (
    BATCH,
    LEFT,
    PLACE,
    RIM,
    SYMBOL,
    WORK,
    is_setup,
    usable_bonuses,
)
from witchtable.games.witchstone.rules.refusals import no_passing, not_held, refuse, wrong_moment
from witchtable.games.witchstone.texts import given_up, label, word, words

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "can_use", "choices", "close", "harmless"]


def choices(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """List what can be done on the agenda; () when nothing is left but to close the running batch.

    Closing comes after everything that can be done, improper removals last.
    """
    batches = state.batches
    symbol, left, rim = batches[SYMBOL], batches[LEFT], batches[RIM]
    # A wand batch that has advanced and a scroll batch that has taken are over (WS-SPELL-07). If
    # another batch runs on below, whatever could be done here can be done there.
    is_over = not left and symbol in (WAND, SCROLL)
    if is_over and len(batches) - BATCH != state.queue_depth:
        return ()
    found = _actions_of_type(state, seat, symbol, left) if left else []
    if rim:
        found += crystals.rack_choices(state)
    may_remove = state.round > 0  # never in set-up (WS-SETUP-13)
    asks_anyway = False
    if _can_be_reinforced(state, seat, symbol, left):
        if state.scrolls[seat]:
            found += scrolls.spell_choices(state, seat, symbol)
        # With hidden scrolls a batch that closes by itself would tell that no spell fits (WS-INFO-05).
        asks_anyway = state.hidden_scrolls and may_remove
    crystals_left = crystals.in_cauldron(state, seat) if may_remove else 0
    if len(state.held) > state.locked:
        found += _bonuses(state, seat)
        # A special tile that fits nowhere could still be laid if a crystal made room for it.
        makes_room = crystals_left and max(state.held[state.locked :]) >= SPECIAL
    else:
        makes_room = False
    # So could a crystal that is shut in move on if another one went.
    is_shut_in = symbol == CRYSTAL and left and crystals_left & (crystals_left - 1)
    if not (found or makes_room or is_shut_in or asks_anyway):
        return ()
    if not rim:  # crystals on the rim go into the rack first (WS-CRYSTAL-06)
        found.append(state.offers.close)
    if crystals_left:
        found += state.offers.removals(crystals_left)
    return tuple(found)


def _bonuses(state: WitchstoneState, seat: Seat) -> list[Action]:
    """Begin a bonus that is of some use, or lay a special tile (WS-BONUS-03, WS-PENTA-07)."""
    found: dict[Action, None] = {}
    for code in usable_bonuses(state):
        for symbol in state.edition.bonuses[code].symbols:
            if can_use(state, seat, symbol):
                found[state.offers.use[code][symbol]] = None
        if code >= SPECIAL:
            lay = state.offers.lay_special[code - SPECIAL]
            empty = ALL_SPACES & ~state.occupied[seat]
            found.update((lay[space], None) for space in members(empty))
    return list(found)


# -- the six action types (WS-CONT-05) ----------------------------------------------------------

# Asked at every decision, so each type is called directly: a table of functions would cost the compiled
# build a tenth.


def _actions_of_type(state: WitchstoneState, seat: Seat, symbol: int, left: int) -> list[Action]:
    """List what can be done with the actions left of a batch."""
    if symbol == ENERGY:
        return energy.choices(state, seat)
    if symbol == CRYSTAL:
        return crystals.choices(state, seat, left)
    if symbol == WITCH:
        return witches.choices(state, seat, left)
    if symbol == WAND:
        return wand.choices(state, seat, left)
    if symbol == PENTAGRAM:
        return pentagram.choices(state, seat, left)
    return scrolls.choices(state, left)


def can_use(state: WitchstoneState, seat: Seat, symbol: int) -> bool:
    """Say whether actions of a type could do anything at all; if not, they never will this turn."""
    if symbol == ENERGY:
        return bool(energy.buildable(state, seat))  # WS-ENERGY-06
    if symbol == CRYSTAL:
        return crystals.in_cauldron(state, seat) != 0  # WS-CRYSTAL-17
    if symbol == WITCH:
        return state.witches[seat] + state.lying[seat] > 0  # WS-WITCH-16
    if symbol == WAND:
        return wand.room(state, seat) > 0  # WS-WAND-15
    return symbol == PENTAGRAM or bool(state.display)  # WS-SCROLL-06


def _can_be_reinforced(state: WitchstoneState, seat: Seat, symbol: int, left: int) -> bool:
    """Say whether more actions than are left would help a batch; otherwise spells are not offered."""
    if symbol == ENERGY:
        return left < state.stock[seat] and bool(energy.buildable(state, seat))
    if symbol == WAND:
        return 0 < left < wand.room(state, seat)
    if symbol == SCROLL:
        return 0 < left < len(state.display)
    return can_use(state, seat, symbol)


# -- beginning a bonus --------------------------------------------------------------------------


def _cannot_use(state: WitchstoneState, seat: Seat, action: Use) -> IllegalAction | None:
    if action.symbol not in SYMBOLS:
        return refuse("WS-CONT-05", "symbol", symbol=action.symbol)
    if (problem := not_held(state, action.bonus, action.symbol)) is not None:
        return problem
    if not can_use(state, seat, SYMBOLS.index(action.symbol)):
        return refuse("WS-BONUS-10", "useless", symbol=word(action.symbol))
    return None


def _use(state: WitchstoneState, seat: Seat, action: Use) -> None:
    """Begin a bonus in the middle of whatever runs (WS-BONUS-04)."""
    symbol = SYMBOLS.index(action.symbol)
    code = next(code for code in usable_bonuses(state) if state.offers.use[code].get(symbol) == action)
    agenda.begin(state, seat, code, symbol)


def _label_use(state: WitchstoneState, action: Use) -> Message:
    held = (code for code in state.held if action in state.offers.use[code].values())
    code = next(held, None)
    return label(action, actions=0 if code is None else state.edition.bonuses[code].actions)


# -- closing ------------------------------------------------------------------------------------


def _cannot_close(state: WitchstoneState, seat: Seat, action: Close) -> IllegalAction | None:  # noqa: ARG001
    if state.phase == PLACE:
        return no_passing(state, seat) or refuse("WS-TURN-10", "discard-first")
    if state.phase != WORK:
        return wrong_moment(state)
    return refuse("WS-CRYSTAL-06", "rim-first") if state.batches[RIM] else None


def _clauses_of_closing(state: WitchstoneState, seat: Seat, action: Close) -> tuple[str, ...]:  # noqa: ARG001
    if len(state.batches) != BATCH:
        return ("WS-BONUS-11",)
    return ("WS-SETUP-13",) if is_setup(state) else ("WS-BONUS-11", "WS-BONUS-13")


def _close(state: WitchstoneState, seat: Seat, action: Close) -> None:  # noqa: ARG001
    close(state)


def close(state: WitchstoneState) -> None:
    """Close the running batch; the one below goes on, perhaps with fuller shelves than before."""
    agenda.close(state)
    if state.batches:
        crystals.clear_rim(state, state.turn)


def _label_close(state: WitchstoneState, action: Close) -> Message:
    """Say what closing the running batch gives up."""
    if not state.batches:
        return label(action, symbol="", lost="none")
    symbol = SYMBOLS[state.batches[SYMBOL]]
    lost = given_up(symbol, state.batches[LEFT])
    if len(state.batches) != BATCH:
        return label(action, symbol=word(symbol), lost=lost)
    if is_setup(state):
        return Message("witchstone-do-close-chip")
    bonuses = words([state.edition.bonuses[code].name for code in state.held])
    unused: Argument = bonuses if state.held else "none"
    return Message("witchstone-do-close-phase", symbol=word(symbol), lost=lost, unused=unused)


def harmless(offered: tuple[Action, ...]) -> Action:
    """Choose for who has run out of time: close what runs; what lies on the rim goes first."""
    found = (action for action in offered if isinstance(action, Close | Shelve | Bottom))
    return next(found, offered[0])


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Use, _use, _cannot_use, ("WS-BONUS-03", "WS-BONUS-04"), _label_use),
        ActionRules(Close, _close, _cannot_close, _clauses_of_closing, _label_close),
    ),
    {WORK: choices},
)
