"""Set-up (WS-SETUP, WS-HCAP): from an empty table to the first decision, the choice of a tower.

Every shuffle has a stream of its own, so that a change in one of them leaves the others alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from witchtable.engine.chance import Chance
from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.deal import Deal, Option, Value
from witchtable.engine.edition import Edition
from witchtable.engine.errors import BadOption, IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import Tower
from witchtable.games.witchstone.agenda import TOWER, WORK
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.entries import EMPTY, SYMBOLS
from witchtable.games.witchstone.events import BigWitchPlaced
from witchtable.games.witchstone.rules import turn, witches
from witchtable.games.witchstone.rules.action_types import can_use
from witchtable.games.witchstone.rules.offers import offers_of
from witchtable.games.witchstone.scoring import SOURCES, WITCHES, score
from witchtable.games.witchstone.texts import label, refuse, seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "HANDICAPS", "OPTIONS", "check_options", "choices", "lay_out", "prepare"]

HANDICAPS: Final = ("handicap_a", "handicap_b", "handicap_c", "handicap_d")
"""One option for each seat: 0 is none, then from 1 (hard) to 3 (easy)."""

OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        # Who begins has an advantage: among strangers not always whoever opens the table.
        Option("starting_player", "first_seat", ("first_seat", "random"), among_strangers="random"),
        Option("hidden_scrolls", False, (False, True)),
        Option("seat_points", False, (False, True)),
        *(Option(name, 0, (0, 1, 2, 3)) for name in HANDICAPS),
    )
}


HEAD_STARTS: Final[Mapping[int, tuple[int, ...]]] = {2: (0, 1), 3: (0, 3, 6), 4: (0, 2, 5, 7)}
"""By number of players: what each has more than who begins, in turn order (WS-HCAP-06).

Measured in games between bots (docs/bots.md, "Balance"), so that everybody wins as often.
"""


def check_options(seats: int, options: Mapping[str, Value], edition: Edition) -> None:  # noqa: ARG001
    """Refuse a handicap for a seat that is not at this table."""
    for name in HANDICAPS[seats:]:
        if options[name]:
            raise BadOption(name, Message("witchstone-option-no-seat", seats=seats))


def prepare(state: WitchstoneState, deal: Deal) -> None:
    """Set what stays the same for the whole game."""
    edition = deal.edition
    assert isinstance(edition, WitchstoneEdition)
    state.edition = edition
    state.offers = offers_of(edition)
    state.options = deal.options
    state.seats = deal.seats
    state.hidden_scrolls = bool(deal.options["hidden_scrolls"])
    levels = [int(deal.options[name]) for name in HANDICAPS[: deal.seats]]
    state.open_tiles = tuple(
        edition.handicap.open_tiles[level - 1] if level else edition.setup.open_tiles
        for level in levels
    )
    state.handicapped = tuple(level > 0 for level in levels)
    even = bool(deal.options["seat_points"])
    state.head_starts = HEAD_STARTS[deal.seats] if even else (0,) * deal.seats


def lay_out(state: WitchstoneState, deal: Deal) -> None:
    """Lay out everything, and ask for the first tower."""
    state.round = 0
    state.start = 0
    if deal.options["starting_player"] == "random":
        state.start = Chance.from_seed(deal.seed, "starting player").below(state.seats)
    _lay_out_board(state, deal)
    _lay_out_players(state)
    _deal_tiles(state, deal)
    state.todo = state.held = state.queue = ()
    state.batches = []
    state.locked = state.queue_depth = 0
    turn.begin_setup(state)


def _lay_out_board(state: WitchstoneState, deal: Deal) -> None:
    """Owls, scrolls, special tiles and chips (WS-SETUP-01 to -04)."""
    edition = state.edition
    state.owls_taken = [0] * len(edition.owl_number)
    cards = [number for number, scroll in enumerate(edition.scrolls) for _ in range(scroll.copies)]
    scrolls = Chance.from_seed(deal.seed, "scrolls").shuffled(cards)
    # The top of a pile is its end; position 1 of the display is filled first (WS-SETUP-02).
    state.display = tuple(scrolls[: -edition.setup.display - 1 : -1])
    state.pile = tuple(scrolls[: -edition.setup.display])
    specials = Chance.from_seed(deal.seed, "special tiles").shuffled(range(len(edition.specials)))
    hexagons = len(edition.hexagon_number)
    state.hexagons = specials[: -hexagons - 1 : -1]
    state.specials = tuple(specials[:-hexagons])
    chips = Chance.from_seed(deal.seed, "chips").shuffled(edition.chips)
    state.chips = [
        EMPTY if location == edition.witchstone else chips.pop()
        for location in range(len(edition.locations))
    ]
    state.table = tuple(sorted(chips))
    state.builder = [EMPTY] * len(edition.connections)
    state.units = [0] * len(edition.connections)
    state.rack = [()] * (len(SYMBOLS) + 1)
    state.stone = ()


def _lay_out_players(state: WitchstoneState) -> None:
    """Give each player the pieces of a colour (WS-SETUP-05, -07)."""
    edition, seats = state.edition, state.seats
    printed = sum(edition.printed)
    state.symbols = edition.printed * seats
    state.occupied = [printed | edition.crystals | edition.black_crystal] * seats
    state.crystals = [edition.crystals] * seats
    state.black = [edition.black_crystal] * seats
    state.towers = [EMPTY] * seats
    state.begun = [EMPTY] * seats
    state.stock = [edition.setup.energy_units] * seats
    state.witches = [edition.setup.small_witches] * seats
    state.aside = [0] * (2 * seats)
    for zone in ("network", "standing", "lying", "ring", "wand", "removed"):
        setattr(state, zone, [0] * seats)
    for zone in ("laid", "laid_specials", "discarded", "beside", "kept", "owls", "scrolls", "spent"):
        setattr(state, zone, [()] * seats)
    state.stacking = tuple(range(seats))
    state.points = [0] * (SOURCES * seats)


def _deal_tiles(state: WitchstoneState, deal: Deal) -> None:
    """Shuffle each player's tiles and open some of them (WS-SETUP-06, WS-HCAP-01 to -04)."""
    edition = state.edition
    state.hands, state.supply, state.returned = [], [], []
    for seat in range(state.seats):
        tiles = Chance.from_seed(deal.seed, f"tiles {seat}").shuffled(range(len(edition.tiles)))
        back = edition.handicap.returned if state.handicapped[seat] else 0
        returned, tiles = tiles[:back], tiles[back:]
        opened = state.open_tiles[seat]
        state.returned.append(tuple(returned))
        state.hands.append(tuple(tiles[:opened]))
        state.supply.append(tuple(tiles[opened:]))


# -- choosing a tower (WS-SETUP-09 to -12) -------------------------------------------------------


def choices(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG001
    """List the towers without a Big Witch (WS-SETUP-10)."""
    return tuple(action for tower, action in state.offers.tower.items() if tower not in state.towers)


def _forbidden(state: WitchstoneState, seat: Seat, action: Tower) -> IllegalAction | None:
    edition = state.edition
    if state.phase != TOWER:
        own = word(edition.location_ids[state.towers[seat]])
        return refuse("WS-SETUP-10", "tower-chosen", tower=own)
    location = edition.location_index.get(action.tower)
    if location not in edition.towers:
        towers = ", ".join(edition.location_ids[tower] for tower in edition.towers)
        return refuse("WS-SETUP-10", "not-a-tower", location=action.tower, towers=towers)
    if location in state.towers:
        owner = seat_name(state.towers.index(location))
        return refuse("WS-SETUP-10", "tower-taken", tower=word(action.tower), owner=owner)
    return None


def _choose(state: WitchstoneState, seat: Seat, action: Tower) -> None:
    """Stand the Big Witch on a tower: points, and its chip at once (WS-SETUP-10, -11)."""
    edition = state.edition
    location = edition.location_index[action.tower]
    state.towers[seat] = location
    state.network[seat] = state.standing[seat] = 1 << location
    points = edition.scoring.standing_witch
    score(state, seat, WITCHES, points)
    if state.events is not None:
        state.tell(BigWitchPlaced(seat, action.tower, points))
    witches.take_chip(state, seat, location)
    state.phase = WORK
    if state.held:
        # The chip is carried out as the only bonus of this placement (WS-SETUP-12).
        (code,) = state.held
        (symbol,) = edition.bonuses[code].symbols
        if can_use(state, seat, symbol):
            agenda.begin(state, seat, code, symbol)
        else:
            state.held = ()


def _label(state: WitchstoneState, action: Tower) -> Message:
    return label(action, chip=witches.chip_at(state, action.tower))


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Tower, _choose, _forbidden, ("WS-SETUP-10", "WS-SETUP-11"), _label),), {TOWER: choices}
)
