"""Set-up (WW-SETUP): personalities, hands, starting ingredients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from witchtable.engine.chance import Chance
from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.deal import Deal, Option, Value
from witchtable.engine.edition import Edition
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Choose
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.events import PersonalitiesDealt, PersonalityRevealed
from witchtable.games.whirling_witchcraft.rules import (
    EMPTY,
    PERSONALITY,
    Phase,
    passing,
    refuse,
    sealed,
    wrong_moment,
)
from witchtable.games.whirling_witchcraft.rules.offers import offers_of
from witchtable.games.whirling_witchcraft.texts import name_of, plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CHAPTER", "OPTIONS", "PHASE", "check_options", "lay_out", "prepare"]

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option("personality_mode", "initiate", ("initiate", "draft")),
        Option("brew_mode", "simultaneous", ("simultaneous", "on_call", "strict_initiative")),
        Option("potion_cube_feeds_recipes", False, (False, True)),
        Option("reshuffle_discards", True, (True, False)),
        Option("quick_play", False, (False, True)),
    )
}


def check_options(seats: int, options: Mapping[str, Value], edition: Edition) -> None:
    """Accept every combination: each option makes a difference at every table."""


def prepare(state: WhirlingState, deal: Deal) -> None:
    """Set what stays the same for the whole game."""
    edition = deal.edition
    assert isinstance(edition, WhirlingEdition)
    state.edition = edition
    state.offers = offers_of(edition)
    state.options = deal.options
    state.seats = deal.seats
    state.on_call = deal.options["brew_mode"] == "on_call"
    state.strict = deal.options["brew_mode"] == "strict_initiative"
    state.feeds = bool(deal.options["potion_cube_feeds_recipes"])
    state.reshuffles = bool(deal.options["reshuffle_discards"])
    state.quick = bool(deal.options["quick_play"])


def lay_out(state: WhirlingState, deal: Deal) -> None:
    """Clear the table and deal personalities."""
    edition, seats = state.edition, state.seats
    state.chance = Chance.from_seed(deal.seed, "play")
    state.deck = tuple(Chance.from_seed(deal.seed, "recipes").shuffled(range(edition.cards)))
    state.discards = state.returned = state.queue = ()
    state.known = [0] * edition.cards
    state.round = state.idle = state.owing = state.committed = state.before = 0
    state.gamble = state.dare = EMPTY
    state.ordered = state.studied = False
    state.trackers = [0] * (3 * seats)
    state.hands = [()] * seats
    state.tableau = [()] * seats
    state.draft_steps = [()] * seats
    for zone in ("bench", "cauldron", "circle", "books", "triggers", "initiative"):
        setattr(state, zone, [0] * seats)
    for zone in ("bench", "made", "cauldron", "used", "books", "triggers"):
        setattr(state, f"draft_{zone}", [0] * seats)
    state.choice = [EMPTY] * seats
    state.personality = [EMPTY] * seats
    state.dealt = _deal_personalities(state, deal)
    state.phase = PERSONALITY
    sealed.ask(state, _choosers(state))


def _deal_personalities(state: WhirlingState, deal: Deal) -> list[tuple[int, ...]]:
    """Deal two personalities to each seat, or give everybody an Initiate (WW-SETUP-02, -03)."""
    edition, seats = state.edition, range(state.seats)
    if deal.options["personality_mode"] == "initiate":
        return [(edition.initiate,) for _ in seats]
    cards = Chance.from_seed(deal.seed, "personalities").shuffled(edition.drafted)
    each = edition.setup.personalities_dealt
    dealt = [tuple(cards[each * seat : each * (seat + 1)]) for seat in seats]
    for seat in seats:
        names = tuple(edition.personalities[number].id for number in dealt[seat])
        state.tell(PersonalitiesDealt(seat, names))
    return dealt


def _choosers(state: WhirlingState) -> int:
    """Everybody who was dealt a choice."""
    return sum(1 << seat for seat in range(state.seats) if len(state.dealt[seat]) > 1)


def _choices(state: WhirlingState, seat: Seat) -> list[Action]:
    """Choose one of the personalities that were dealt (WW-SETUP-03)."""
    names = [state.edition.personalities[number].id for number in state.dealt[seat]]
    return [Choose(name) for name in names]


def _forbidden(state: WhirlingState, seat: Seat, action: Choose) -> IllegalAction | None:
    if (problem := wrong_moment(state, PERSONALITY, "WW-SETUP-03")) is not None:
        return problem
    if state.edition.personality_index.get(action.personality) not in state.dealt[seat]:
        return refuse(
            "WW-SETUP-03", "not-dealt", personality=name_of(state.edition, action.personality)
        )
    return None


def _choose(state: WhirlingState, seat: Seat, action: Choose) -> None:
    """Choose a personality in secret (WW-SETUP-05)."""
    state.choice[seat] = state.edition.personality_index[action.personality]
    sealed.commit(state, seat)


def _reveal_personalities(state: WhirlingState) -> None:
    """Reveal the personalities, place starting ingredients, deal hands (WW-SETUP-06 to -10)."""
    edition = state.edition
    for seat in range(state.seats):
        dealt = list(state.dealt[seat])
        chosen = state.choice[seat] if len(dealt) > 1 else dealt[0]
        dealt.remove(chosen)
        state.dealt[seat] = tuple(dealt)  # what goes back unseen by the others
        state.choice[seat] = EMPTY
        state.personality[seat] = chosen
        state.bench[seat] = edition.start[chosen]
        if edition.has_recipe[chosen]:
            state.tableau[seat] = (edition.personality_code(chosen),)
        if state.events is not None:
            state.tell(PersonalityRevealed(seat, edition.personalities[chosen].id))
    # Raised without triggering anything (WW-SETUP-11).
    state.trackers = [icons for kept in state.personality for icons in edition.personality_icons[kept]]
    for seat in range(state.seats):
        passing.draw_cards(state, seat, passing.hand_limit(state, seat))


PHASE: Final[Phase] = Phase(
    _choosers,
    _reveal_personalities,
    help=("WW-SETUP-03", "WW-SETUP-05"),
    clauses=("WW-SETUP-03",),
)
CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Choose, _choose, _forbidden, ("WW-SETUP-03", "WW-SETUP-05"), plain_label),),
    {PERSONALITY: _choices},
)
