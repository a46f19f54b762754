"""Ostara, the opponent of the solo game (WD-SOLO, WD-OSTARA). She never decides: tokens do.

Her witches lie in her pile, all of them active; her potions wait in the order she got them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import (
    KINDS,
    LOCATIONS,
    POTIONS,
    WITCHES,
    OstaraGain,
    OstaraToken,
    WitchdomEdition,
)
from witchtable.games.witchdom.events import (
    AnimalTamed,
    LeftoverObjective,
    OstaraChose,
    OstaraGainLapsed,
    OstaraTokenRevealed,
    OstaraTokensShuffled,
    TakenByOstara,
)
from witchtable.games.witchdom.rules import animals, brewing, objectives, payment, supply, taking
from witchtable.games.witchdom.rules.brewing import brewable_with, can_brew
from witchtable.games.witchdom.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "OSTARA",
    "claims_objectives",
    "criteria_of",
    "take_leftovers",
    "take_turn",
    "takes_leftovers",
    "uses_tools",
]

OSTARA: Final[Seat] = 1

_DECK: Final = {"potion": POTIONS, "witch": WITCHES}


def uses_tools(state: WitchdomState, seat: Seat) -> bool:
    """Ask whether a seat has to do with tools: all but Ostara (WD-OSTARA-02, -30, WD-SOLO-23)."""
    return not state.solo or seat != OSTARA


def take_turn(state: WitchdomState) -> None:
    """Reveal a token, gain what it says, then brew if possible (WD-SOLO-07, WD-OSTARA-03, -30)."""
    if (state.round - 1) % state.edition.solo.rounds_per_stage == 0:
        shuffle_tokens(state)
    state.stack, number = state.stack[:-1], state.stack[-1]
    state.shown += (number,)
    token = state.edition.ostara_tokens[number]
    if state.events is not None:
        state.tell(OstaraTokenRevealed(token.id))
    for gain in token.gain:
        if state.events is not None:
            state.pause()
        _GAINS[gain.take](state, token, gain)
    if state.events is not None:
        state.pause()
    _brew(state)


def shuffle_tokens(state: WitchdomState) -> None:
    """Shuffle all her tokens, used and unused, into a new stack (WD-SOLO-07)."""
    state.stack = tuple(state.chance.shuffled(sorted(state.stack + state.shown)))
    state.shown = ()
    if state.events is not None:
        stage = (state.round - 1) // state.edition.solo.rounds_per_stage + 1
        state.tell(OstaraTokensShuffled(stage))


# -- her levels (WD-SOLO-20 to -22): what each of them makes her do -------------------------------


def claims_objectives(state: WitchdomState) -> bool:
    """Ask whether she takes objectives, and so looks for cards that help with them."""
    return state.level is not None and state.level.ostara_claims


def takes_leftovers(state: WitchdomState) -> bool:
    """Ask whether objectives that are open after the last round go to her (WD-SOLO-22)."""
    return state.level is not None and state.level.leftover_to_ostara


def take_leftovers(state: WitchdomState) -> None:
    """Give Ostara the open objectives after the last round, on her hardest level (WD-SOLO-22)."""
    edition = state.edition
    for position in objectives.open_objectives(state) if takes_leftovers(state) else ():
        side = state.row[position]
        state.claimed[position] = OSTARA
        if state.events is not None:
            state.tell(LeftoverObjective(edition.side_tokens[side], edition.sides[side].points))


# -- gains: what each word of a token makes her take ------------------------------------------


def _gain_either(state: WitchdomState, token: OstaraToken, gain: OstaraGain) -> None:
    """Take the type she has fewer of outside her clan; when equal, the first shown (WD-OSTARA-04)."""
    witches, potions = len(state.piles[OSTARA]), len(state.waiting_potions[OSTARA])
    first, second = gain.order
    if witches != potions:
        first = "witch" if witches < potions else "potion"
        second = "potion" if first == "witch" else "witch"
    # Without a card of that type on display she takes the other (WD-OSTARA-09).
    if not _gain_card(state, token, first) and not _gain_card(state, token, second):
        _lapse(state, first)


def _gain_both(state: WitchdomState, token: OstaraToken, gain: OstaraGain) -> None:
    """Take a card of each type, in the order shown (WD-OSTARA-06)."""
    for kind in gain.order:
        if not _gain_card(state, token, kind):
            _lapse(state, kind)


def _gain_resources(state: WitchdomState, token: OstaraToken, gain: OstaraGain) -> None:  # noqa: ARG001
    """Take resources one by one, each chosen anew after the refill (WD-OSTARA-07, -23)."""
    for _ in range(gain.count):
        if max(state.tokens) == EMPTY:
            _lapse(state, "resource")
            return
        if state.events is not None:
            state.pause()
        _take_resource(state)


def _gain_animal(state: WitchdomState, token: OstaraToken, gain: OstaraGain) -> None:
    """Take an animal that her clan lacks; if there is none, resources (WD-OSTARA-08)."""
    if not _take_animal(state):
        _gain_resources(state, token, gain)


_GAINS: Final[dict[str, Callable[[Any, OstaraToken, OstaraGain], None]]] = {
    "either": _gain_either,
    "both": _gain_both,
    "resource": _gain_resources,
    "animal": _gain_animal,
}


# -- taking a card, or an animal ---------------------------------------------------------------


def _gain_card(state: WitchdomState, token: OstaraToken, kind: str) -> bool:
    """Take the card that the criteria single out; False if none is on display."""
    deck = _DECK[kind]
    places = [place for place in range(LOCATIONS) if state.up[deck * 3 + place] != EMPTY]
    if not places:
        return False
    used: list[str] = []
    for criterion in token.criteria:
        if len(places) == 1:
            break  # nothing is left to decide
        keep, is_used = _CRITERIA[criterion]
        if not is_used(state):
            continue
        fitting = keep(state, deck, places)
        if fitting and len(fitting) < len(places):
            used.append(criterion)
        places = fitting or places  # one that fits no card is skipped (WD-OSTARA-13)
    place = places[0]  # the first from the top (WD-OSTARA-14)
    card = state.up[deck * 3 + place]
    zone = state.piles if deck == WITCHES else state.waiting_potions
    zone[OSTARA] += (card,)
    if state.events is not None:
        edition = state.edition
        name = edition.faces[deck][card]
        if len(places) > 1 or not used:
            used.append(_FIRST)
        state.tell(OstaraChose(kind, name, tuple(used)))
        state.tell(TakenByOstara(OSTARA, edition.locations[place], kind, name))
    supply.turn_up(state, deck, place)
    return True


def _take_animal(state: WitchdomState) -> bool:
    """Take the topmost animal her clan lacks straight into the clan (WD-OSTARA-08)."""
    edition = state.edition
    owned = animals.clan_kinds(state, OSTARA)
    for place in range(LOCATIONS):
        card = state.up[3 + place]
        if card != EMPTY and edition.witch_animal[card] not in owned:
            state.clan_animals[OSTARA] += (card,)
            if state.events is not None:
                name = edition.backs[WITCHES][card]
                state.tell(OstaraChose("animal", name, (_FIRST,)))
                state.tell(TakenByOstara(OSTARA, edition.locations[place], "animal", name))
                state.tell(AnimalTamed(OSTARA, name, None))
            supply.turn_up(state, WITCHES, place)
            return True
    return False


def _lapse(state: WitchdomState, kind: str) -> None:
    if state.events is not None:
        state.tell(OstaraGainLapsed(kind))


# -- criteria: each keeps the places whose card fits ------------------------------------------

_FIRST: Final = "first"
"""What decides when the criteria have left several: the first from the top (WD-OSTARA-14)."""


def criteria_of(state: WitchdomState, token: OstaraToken) -> list[str]:
    """Name what decides between cards when she follows a token on this level, in order."""
    used = [criterion for criterion in token.criteria if _CRITERIA[criterion].is_used(state)]
    return [*used, _FIRST] if token.criteria else []


def _helps_objective(state: WitchdomState, deck: int, places: list[int]) -> list[int]:
    """Keep the cards that help with the leftmost objective that any of them helps (WD-OSTARA-10)."""
    conditions = objectives.conditions_of(state.edition)
    clan = state.clan_potions[OSTARA] if deck == POTIONS else state.clan_witches[OSTARA]
    for position in objectives.open_objectives(state):
        condition = conditions[state.row[position]]
        still_open = condition.open_potions if deck == POTIONS else condition.open_witches
        now = still_open(clan)
        with_card = [still_open((*clan, state.up[deck * 3 + place])) for place in places]
        fitting = [place for place, left in zip(places, with_card, strict=True) if left < now]
        if fitting:
            return fitting
    return []


def _matches_banner(state: WitchdomState, deck: int, places: list[int]) -> list[int]:
    """Keep the cards that go with a waiting card of the other type (WD-OSTARA-11)."""
    edition = state.edition
    if deck == POTIONS:
        fitting = brewable_with(edition, _all_banners(state), [state.up[place] for place in places])
        return [place for place in places if state.up[place] in fitting]
    return [place for place in places if _is_wanted(state, state.up[3 + place])]


def _is_wanted(state: WitchdomState, witch: int) -> bool:
    """Ask whether a witch could brew a waiting potion of hers."""
    edition = state.edition
    return bool(brewable_with(edition, edition.banners[witch], state.waiting_potions[OSTARA]))


def _most_points(state: WitchdomState, deck: int, places: list[int]) -> list[int]:
    """Keep the cards with the highest points (WD-OSTARA-12)."""
    edition = state.edition
    points = edition.potion_points if deck == POTIONS else edition.witch_points
    best = max(points[state.up[deck * 3 + place]] for place in places)
    return [place for place in places if points[state.up[deck * 3 + place]] == best]


def _always(state: WitchdomState) -> bool:  # noqa: ARG001
    return True


class _Criterion(NamedTuple):
    """One word among the criteria of a token. (Any: our state.)"""

    keep: Callable[[Any, int, list[int]], list[int]]
    """Keep those of some places whose card of a deck fits best."""
    is_used: Callable[[Any], bool] = _always
    """Ask whether she looks at it on this level."""


_CRITERIA: Final[dict[str, _Criterion]] = {
    "objective": _Criterion(_helps_objective, claims_objectives),  # WD-OSTARA-10
    "banner": _Criterion(_matches_banner),
    "points": _Criterion(_most_points),
}


# -- resources -------------------------------------------------------------------------------


def _take_resource(state: WitchdomState) -> None:
    """Take the one resource that she wants most (WD-OSTARA-20 to -23)."""
    space, potion = _wanted_space(state)
    if state.events is not None:
        edition = state.edition
        name = edition.potion_ids[potion] if potion is not None else None
        criteria = ("recipe",) if potion is not None else (_FIRST,)
        kind = edition.kind_ids[state.tokens[space]]
        state.tell(OstaraChose("resource", kind, criteria, name))
    taking.gain_token(state, OSTARA, space)


def _wanted_space(state: WitchdomState) -> tuple[int, int | None]:
    """Find the token she takes, and the potion she wants it for (WD-OSTARA-20 to -23)."""
    edition = state.edition
    left = state.resources(OSTARA)
    for potion in _ranked_potions(state):
        needs = edition.needs[potion]
        spent = payment.exact_then_pairs(needs, left)
        if spent is None:
            lacking = [kind for kind in range(KINDS) if needs[kind] > left[kind]]
            for space, kind in enumerate(state.tokens):
                if kind in lacking:
                    return space, potion
            spent = [min(need, have) for need, have in zip(needs, left, strict=True)]
        # Payable, or not to be helped now: what it needs is set aside for it (WD-OSTARA-23).
        left = [have - gone for have, gone in zip(left, spent, strict=True)]
    first = next(space for space, kind in enumerate(state.tokens) if kind != EMPTY)
    return first, None


def _ranked_potions(state: WitchdomState) -> list[int]:
    """Rank her potions: brewable by banner, few resources, many points, early (WD-OSTARA-20)."""
    edition = state.edition
    potions = state.waiting_potions[OSTARA]
    if len(potions) < 2:
        return list(potions)
    ranked = sorted(potions, key=edition.derived(_ranks).__getitem__)
    able = brewable_with(edition, _all_banners(state), ranked)
    if able and len(able) < len(ranked):
        return able + [potion for potion in ranked if potion not in able]
    return ranked


def _ranks(edition: WitchdomEdition) -> list[tuple[int, int]]:
    """Rank all potions but for banners: the lower, the sooner she wants to brew it."""
    return [
        (sum(needs), -points)
        for needs, points in zip(edition.needs, edition.potion_points, strict=True)
    ]


def _all_banners(state: WitchdomState) -> int:
    have = 0
    for witch in state.piles[OSTARA]:
        have |= state.edition.banners[witch]
    return have


# -- brewing ---------------------------------------------------------------------------------


def _brew(state: WitchdomState) -> None:
    """Brew the best-ranked potion she can, if any; she needs no tools (WD-OSTARA-30 to -35)."""
    edition = state.edition
    have = _all_banners(state)
    for potion in _ranked_potions(state):
        if not can_brew(edition, have, potion):
            break  # those that a witch of hers can brew come first
        spent = payment.exact_then_pairs(edition.needs[potion], state.resources(OSTARA))
        if spent is not None:
            banners = edition.banners
            able = [w for w in state.piles[OSTARA] if can_brew(edition, banners[w], potion)]
            witch = max(able, key=lambda card: edition.witch_points[card])  # the earliest of the best
            brewing.join_clan(state, OSTARA, potion=potion, witch=witch, spent=spent)
            break
    if claims_objectives(state):
        objectives.claim(state, OSTARA)
