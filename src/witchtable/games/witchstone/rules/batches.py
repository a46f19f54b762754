"""Batches of actions and the bonuses that are held (WS-BONUS): what can be done, begun and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import Bottom, Close, Shelve, Use
from witchtable.games.witchstone.agenda import (
    BATCH,
    LEFT,
    PLACE,
    RIM,
    SYMBOL,
    WORK,
    is_setup,
    no_passing,
    not_held,
    usable_bonuses,
    wrong_moment,
)
from witchtable.games.witchstone.cauldron import ALL_SPACES, members
from witchtable.games.witchstone.components import SPECIAL
from witchtable.games.witchstone.entries import CRYSTAL, SYMBOLS
from witchtable.games.witchstone.rules import crystals, spells
from witchtable.games.witchstone.rules.action_types import TYPES, can_use
from witchtable.games.witchstone.texts import given_up, label, refuse, word, words

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "choices", "close", "harmless"]


def choices(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """List what can be done on the agenda; () when nothing is left but to close the running batch.

    Closing comes after everything that can be done, improper removals last.
    """
    batches = state.batches
    symbol, left, rim = batches[SYMBOL], batches[LEFT], batches[RIM]
    # A wand batch that has advanced and a scroll batch that has taken are over (WS-SPELL-07). If
    # another batch runs on below, whatever could be done here can be done there.
    kind = TYPES[symbol]
    is_over = not left and kind.too_late is not None
    if is_over and len(batches) - BATCH != state.queue_depth:
        return ()
    found = kind.choices(state, seat, left) if left else []
    if rim:
        found += crystals.rack_choices(state)
    may_remove = state.round > 0  # never in set-up (WS-SETUP-13)
    asks_anyway = False
    grows = kind.gains_by_more(state, seat, left)
    if grows or (state.edition.has_other_spells and not is_over):
        if state.scrolls[seat]:
            found += spells.choices(state, seat, symbol, grows)
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
