"""Set-up (WD-SETUP, WD-SOLO): the settings of a table, and all up to the first decision.

Every shuffle has a stream of its own, so that a change in one of them leaves the others alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from witchtable.engine.chance import Chance
from witchtable.engine.deal import Deal, Option, Value
from witchtable.engine.edition import Edition
from witchtable.engine.errors import BadOption
from witchtable.engine.texts import Message
from witchtable.games.witchdom.components import (
    DECKS,
    KINDS,
    LOCATIONS,
    POTIONS,
    WITCHES,
    WitchdomEdition,
)
from witchtable.games.witchdom.entries import Level, Mix, Side
from witchtable.games.witchdom.rules import novices, supply, turn
from witchtable.games.witchdom.rules.offers import offers_of
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.phases import EMPTY, PLAY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["OPTIONS", "check_options", "draw_row", "lay_out", "prepare", "too_few"]


# -- laying out ---------------------------------------------------------------------------------


def prepare(state: WitchdomState, deal: Deal) -> None:
    """Set what stays the same for the whole game."""
    edition = deal.edition
    assert isinstance(edition, WitchdomEdition)
    state.edition = edition
    state.offers = offers_of(edition)
    state.options = deal.options
    state.animals = bool(deal.options["animals"])
    state.solo = deal.seats == 1
    # Ostara sits in the second seat (WD-SOLO-02).
    state.seats = 2 if state.solo else deal.seats
    level = edition.solo.difficulty
    state.level = level[deal.options["difficulty"]] if state.solo else None  # type: ignore[index]


def lay_out(state: WitchdomState, deal: Deal) -> None:
    """Lay out everything, and play up to the first decision."""
    told, state.events = state.events, None
    state.chance = Chance.from_seed(deal.seed, "pouch")
    _lay_out_objectives(state, deal)
    _lay_out_players(state, deal)
    _lay_out_board(state, deal)
    state.phase = PLAY
    state.turn = state.round = state.location = state.points = 0
    state.brewing = EMPTY
    state.deciders = ()
    # A solo game has a fixed length; others end when they are triggered to (WD-SOLO-01).
    state.last_round = state.edition.solo.rounds if state.solo else 0
    state.events = told
    if deal.options["choose_novices"]:
        novices.begin_choosing(state)
    else:
        turn.begin_round(state)


def _lay_out_board(state: WitchdomState, deal: Deal) -> None:
    """Shuffle both decks, box cards from them, turn up cards, draw tokens (WD-SETUP-07 to -12)."""
    edition = state.edition
    state.decks = [(), ()]
    state.boxes = [(), ()]
    state.sunk = [0, 0]
    state.up = [EMPTY] * (2 * LOCATIONS)
    sizes = {POTIONS: len(edition.potions), WITCHES: len(edition.witches)}
    boxed = {POTIONS: edition.setup.boxed_potions, WITCHES: edition.setup.boxed_witches}
    for deck, size in sizes.items():
        cards = Chance.from_seed(deal.seed, DECKS[deck]).shuffled(range(size))
        if deal.seats >= edition.setup.boxed_from_players:
            state.boxes[deck] = tuple(cards[: boxed[deck]])
            cards = cards[boxed[deck] :]
        state.decks[deck] = tuple(cards)
        for place in range(LOCATIONS):
            supply.turn_up(state, deck, place)
    state.pouch = [kind.count for kind in edition.resources]
    state.tokens = [EMPTY] * (3 * LOCATIONS)
    supply.fill_gaps(state)


def _lay_out_players(state: WitchdomState, deal: Deal) -> None:
    """Give each player a clan, its pair of novices and a starting potion (WD-SETUP-03 to -06)."""
    edition = state.edition
    seats = state.seats
    if deal.options["choose_novices"]:
        state.clans = (EMPTY,) * seats
        state.hands = [()] * seats
    else:
        clans = [number for number, clan in enumerate(edition.clans) if not clan.solo]
        state.clans = tuple(Chance.from_seed(deal.seed, "clans").shuffled(clans)[:seats])
        state.hands = [edition.pairs[clan] for clan in state.clans]
    by_seat = sorted(edition.starting_potions, key=lambda potion: potion.seat)
    starting = [edition.potion_index[potion.id] for potion in by_seat]
    state.waiting_potions = [(starting[seat],) for seat in range(seats)]
    state.held = [0] * (seats * KINDS)
    for zone in (
        "piles",
        "waiting_tools",
        "waiting_animals",
        "clan_witches",
        "clan_potions",
        "clan_tools",
        "clan_animals",
    ):
        setattr(state, zone, [()] * seats)
    state.stack = state.shown = ()
    if state.solo:
        _lay_out_ostara(state, deal, starting)


def _lay_out_ostara(state: WitchdomState, deal: Deal, starting: list[int]) -> None:
    """Give Ostara her clan, her tokens and a random starting potion (WD-SOLO-03 to -06)."""
    edition = state.edition
    clan = next(number for number, clan in enumerate(edition.clans) if clan.solo)
    state.clans = (state.clans[0], clan)
    state.hands[OSTARA] = ()
    mine = edition.potion_index[edition.solo.human_starting_potion]
    others = [potion for potion in starting if potion != mine]
    hers = others[Chance.from_seed(deal.seed, "ostara").below(len(others))]
    state.waiting_potions = [(mine,), (hers,)]
    state.stack = tuple(
        number
        for number, token in enumerate(edition.ostara_tokens)
        if state.animals or not token.is_animal
    )


def _lay_out_objectives(state: WitchdomState, deal: Deal) -> None:
    """Draw the objectives: hard ones, easy ones, then those of the variant (WD-SETUP-13 to -19)."""
    edition = state.edition
    tokens = Chance.from_seed(deal.seed, "objectives").shuffled(range(len(edition.objectives)))
    lying = draw_row(edition, tokens, _row_sorts(edition, deal.seats, deal.options))
    if state.solo:
        # Easy ones on the left, then by points, then as drawn (WD-SOLO-08); sorting is stable.
        lying.sort(key=lambda side: (side % 2, edition.sides[side].points))
    state.row = tuple(lying)
    state.claimed = [EMPTY] * len(lying)


# -- the row of objectives (WD-SETUP-13 to -19, WD-ANIMAL-12) -----------------------------------
#
# A sort of side is one bit: easy or hard, each with or without animals. A token offers two sorts.

_EASY: Final = 1
_HARD: Final = 2
_ANIMAL: Final = 4
"""A sort with animals is a sort without them, times this."""
_ALL: Final = 16  # sets of sorts


def _usual(edition: WitchdomEdition, seats: int, options: Mapping[str, Value]) -> Mix | Level:
    """Look up how many hard and easy objectives there are for so many players (WD-SETUP-13)."""
    if seats == 1:
        return edition.solo.difficulty[options["difficulty"]]  # type: ignore[index]
    return edition.setup.objectives[str(seats)]  # type: ignore[index]


def _row_sorts(edition: WitchdomEdition, seats: int, options: Mapping[str, Value]) -> tuple[int, ...]:
    """List the sorts of sides in the order in which they are drawn (WD-SETUP-14, -16, -17)."""
    mix = _usual(edition, seats, options)
    hard = mix.hard + int(options["extra_hard"])
    easy = mix.easy + int(options["extra_easy"])
    sorts = (_HARD,) * hard + (_EASY,) * easy
    if seats > 1 and options["animals"]:
        names = edition.setup.animal_objective_sides
        if options["animal_sides"] != "mixed":
            names = (options["animal_sides"],) * 2  # type: ignore[assignment]
        for name in names[: int(options["animal_objectives"])]:
            sorts += (_ANIMAL * (_HARD if name == "hard" else _EASY),)
    return sorts


def _sorts_of(edition: WitchdomEdition) -> tuple[int, ...]:
    """Say which sorts each token of an edition offers."""

    def sort(side: Side, bit: int) -> int:
        return _ANIMAL * bit if side.is_animal else bit

    return tuple(sort(token.easy, _EASY) | sort(token.hard, _HARD) for token in edition.objectives)


@lru_cache(maxsize=10_000)
def too_few(sorts: tuple[int, ...], tokens: tuple[int, ...]) -> tuple[int, int] | None:
    """Find sides that too few tokens have: how many are wanted, and how many there are.

    None if everything can be laid out: that is so unless some set of sorts has too few tokens (Hall).
    """
    for some in range(1, _ALL):
        needed = sum(1 for sort in sorts if sort & some)
        there = sum(1 for token in tokens if token & some)
        if needed > there:
            return needed, there
    return None


def draw_row(edition: WitchdomEdition, tokens: list[int], sorts: tuple[int, ...]) -> list[int]:
    """Take the first token that fits, for each side in turn; put aside what does not (WD-SETUP-15).

    A token does not fit either if what is left could not fill the rest of the row.
    """
    offered = edition.derived(_sorts_of)
    left = tokens[:]
    lying = []
    for at, sort in enumerate(sorts):
        token = next(token for token in left if _fits(offered, left, token, sorts[at:]))
        left.remove(token)
        lying.append(token * 2 + (sort in (_HARD, _ANIMAL * _HARD)))
    return lying


def _fits(offered: tuple[int, ...], left: list[int], token: int, sorts: tuple[int, ...]) -> bool:
    """Say whether a token can lie for the first of these sorts, and others for the rest."""
    if not offered[token] & sorts[0]:
        return False
    return too_few(sorts[1:], tuple(sorted(offered[other] for other in left if other != token))) is None


# -- settings -----------------------------------------------------------------------------------

_MORE_OR_FEWER: Final = tuple(range(-4, 5))

OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        Option("animals", False, (False, True)),
        Option("animal_objectives", 1, (0, 1, 2)),
        Option("animal_sides", "mixed", ("mixed", "easy", "hard")),
        Option("extra_hard", 0, _MORE_OR_FEWER),
        Option("extra_easy", 0, _MORE_OR_FEWER),
        Option("choose_novices", False, (False, True)),
        Option(
            "difficulty",
            "new_apprentice",
            ("new_apprentice", "skilled_witch", "clan_grandmistress"),
        ),
    )
}

_ROW: Final = ("extra_hard", "extra_easy", "animal_objectives", "animal_sides")
_LEAST: Final = 2  # with one objective the game would be in its end phase from the start (WD-END-01)


def check_options(seats: int, options: Mapping[str, Value], edition: Edition) -> None:
    """Refuse settings that would have no effect at this table, and rows that cannot be laid out."""
    assert isinstance(edition, WitchdomEdition)
    changed = [name for name in OPTIONS if options[name] != OPTIONS[name].default]
    if "difficulty" in changed and seats > 1:
        raise BadOption("difficulty", Message("witchdom-option-solo-only"))
    for name in _ROW:
        if name in changed and seats == 1:  # WD-SOLO-20 to -22, -26
            raise BadOption(name, Message("witchdom-option-not-solo"))
    for name in ("animal_objectives", "animal_sides"):
        if name in changed and not options["animals"]:
            raise BadOption(name, Message("witchdom-option-animals-only"))
    if "animal_sides" in changed and not options["animal_objectives"]:
        raise BadOption("animal_sides", Message("witchdom-option-no-animal-objectives"))
    _check_row(edition, seats, options)


def _check_row(edition: WitchdomEdition, seats: int, options: Mapping[str, Value]) -> None:
    """Refuse a row with too few objectives, or with more than there are tokens for."""
    mix = _usual(edition, seats, options)
    for side, usual in (("hard", mix.hard), ("easy", mix.easy)):
        if usual + int(options[f"extra_{side}"]) < 0:
            text = Message("witchdom-option-too-few", side=side, usual=usual)
            raise BadOption(f"extra_{side}", text)
    sorts = _row_sorts(edition, seats, options)
    if len(sorts) < _LEAST:
        guilty = "extra_hard" if int(options["extra_hard"]) < 0 else "extra_easy"
        raise BadOption(guilty, Message("witchdom-option-short-row", count=len(sorts), least=_LEAST))
    tokens = edition.derived(_sorts_of)
    if too_few(sorts, tokens) is None:
        return
    # The first side that cannot be had any more is the one to be told of.
    lacks = ((length, too_few(sorts[:length], tokens)) for length in range(1, len(sorts) + 1))
    length, (needed, there) = next((length, found) for length, found in lacks if found is not None)
    text = Message("witchdom-option-tokens", wanted=needed, there=there)
    raise BadOption(_guilty(sorts, length, options), text)


def _guilty(sorts: tuple[int, ...], length: int, options: Mapping[str, Value]) -> str:
    """Name the option that asks for the last side of a part of the row."""
    if sorts[length - 1] < _ANIMAL:
        return "extra_easy" if int(options["extra_easy"]) > 0 else "extra_hard"
    if options["animal_sides"] != OPTIONS["animal_sides"].default:
        return "animal_sides"
    is_first = length == 1 or sorts[length - 2] < _ANIMAL
    return "animals" if is_first else "animal_objectives"
