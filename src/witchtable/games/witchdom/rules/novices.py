"""Choosing novices (WD-SETUP-20): before the first turn, each player takes a pair of those left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Choose
from witchtable.games.witchdom.events import NovicesChosen
from witchtable.games.witchdom.rules import turn
from witchtable.games.witchdom.rules.phases import NOVICES, Phase, refuse
from witchtable.games.witchdom.texts import clan_name, name

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "PHASES", "begin_choosing", "pairs_left"]


def pairs_left(state: WitchdomState) -> list[int]:
    """List the pairs that nobody has taken, by the number of the clan card with their symbol."""
    pairs = state.edition.pairs
    return [clan for clan, pair in enumerate(pairs) if pair and clan not in state.clans]


def _choices(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """Choose a pair that nobody has taken (WD-SETUP-20)."""
    return tuple([state.offers.choose[clan] for clan in pairs_left(state)])


def begin_choosing(state: WitchdomState) -> None:
    """Ask the first player; the others follow in turn order."""
    state.phase = NOVICES
    _ask(state, 0)


def _question(state: WitchdomState, seat: Seat) -> Message:  # noqa: ARG001
    return Message("witchdom-ask-novices")


def _forbidden(state: WitchdomState, seat: Seat, action: Choose) -> IllegalAction | None:  # noqa: ARG001
    edition = state.edition
    if not state.options["choose_novices"]:
        return refuse("WD-SETUP-05", "novices-dealt")
    if state.phase != NOVICES:
        return refuse("WD-SETUP-20", "novices-chosen")
    clan, left = edition.clan_index.get(action.pair), pairs_left(state)
    if clan is None or not edition.pairs[clan]:
        known = ", ".join(edition.clans[other].id for other in left)
        return refuse("WD-SETUP-20", "no-such-pair", pair=action.pair, known=known)
    if clan not in left:
        return refuse("WD-SETUP-20", "pair-taken", pair=clan_name(edition, action.pair))
    return None


def _choose(state: WitchdomState, seat: Seat, action: Choose) -> None:
    """Take a pair into hand and lay out the clan card of its symbol; then the next player chooses."""
    edition = state.edition
    clan = edition.clan_index[action.pair]
    state.clans = (*state.clans[:seat], clan, *state.clans[seat + 1 :])
    state.hands[seat] = edition.pairs[clan]
    if state.events is not None:
        cards = tuple(edition.card_ids[card] for card in state.hands[seat])
        state.tell(NovicesChosen(seat, action.pair, cards))
    if state.solo or seat == state.seats - 1:
        turn.begin_round(state)
    else:
        _ask(state, seat + 1)


def _ask(state: WitchdomState, seat: Seat) -> None:
    state.turn = seat
    state.deciders = (seat,)


def _label(state: WitchdomState, action: Choose) -> Message:
    edition = state.edition
    clan = edition.clan_index.get(action.pair)
    cards = (
        [] if clan is None else [name(edition, edition.card_ids[card]) for card in edition.pairs[clan]]
    )
    return Message("witchdom-do-choose", cards=cards, clan=clan_name(edition, action.pair))


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Choose, _choose, _forbidden, ("WD-SETUP-05", "WD-SETUP-20"), _label),),
    {NOVICES: _choices},
)
PHASES: Final[dict[int, Phase]] = {
    NOVICES: Phase("WD-SETUP-20", ("WD-SETUP-05", "WD-SETUP-20"), _question)
}
