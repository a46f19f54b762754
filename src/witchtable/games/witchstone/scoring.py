"""Points (WS-END): those entered during the game by their source, and those added at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.engine.state import ScoreLine
from witchtable.games.witchstone.scroll_kinds import COUNTED

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "CHIPS",
    "CONNECTIONS",
    "EMPTY_OWL_SPACES",
    "FIRST_SILVER",
    "REMOVALS",
    "SILVER",
    "SOURCES",
    "WITCHES",
    "WITCHSTONE",
    "head_start",
    "score",
    "score_sheet",
    "total",
    "wand_rank",
    "winners",
]

# What points are entered for during the game, with the rule behind each.
_TRACK: Final = (
    ("connections", "WS-ENERGY-05"),
    ("witches", "WS-WITCH-10"),
    ("witchstone", "WS-WITCH-15"),
    ("chip-points", "WS-WITCH-11"),
    ("owl-spaces", "WS-PENTA-03"),
    *(thing.silver for thing in COUNTED if thing.silver is not None),
    ("removals", "WS-CRYSTAL-21"),
)
_LINES: Final = [f"witchstone-score-{line}" for line, _ in _TRACK]
_CLAUSES: Final = [clause for _, clause in _TRACK]
SOURCES: Final = len(_TRACK)
CONNECTIONS, WITCHES, WITCHSTONE, CHIPS, EMPTY_OWL_SPACES = range(5)
REMOVALS: Final = SOURCES - 1
FIRST_SILVER: Final = EMPTY_OWL_SPACES + 1
SILVER: Final = [_TRACK.index(thing.silver) if thing.silver else None for thing in COUNTED]
"""The sources of the silver spaces of the wand, by the number of what they score."""


def score(state: WitchstoneState, seat: Seat, source: int, points: int) -> None:
    """Enter points at once; the score may fall below 0 (WS-NEG-01, -02)."""
    state.points[SOURCES * seat + source] += points


def score_sheet(state: WitchstoneState, seat: Seat) -> list[ScoreLine]:
    """List a seat's points by source: what the track shows and, after the end, what was added.

    Before the end nothing is added: owl tiles, and at some tables scrolls, are hidden (WS-INFO-04).
    """
    points = state.points[SOURCES * seat : SOURCES * (seat + 1)]
    sheet = list(map(ScoreLine, _LINES, points, _CLAUSES))
    if state.options["seat_points"]:
        sheet.append(ScoreLine("witchstone-score-seat", head_start(state, seat), "WS-HCAP-06"))
    return sheet if state.deciders else sheet + _end_of_game(state, seat)


def head_start(state: WitchstoneState, seat: Seat) -> int:
    """Say how many points a seat has for coming later in turn order (WS-HCAP-06)."""
    return state.head_starts[(seat - state.start) % state.seats]


def total(state: WitchstoneState, seat: Seat) -> int:
    """Add a seat's points up without writing them down line by line."""
    points = sum(state.points[SOURCES * seat : SOURCES * (seat + 1)]) + head_start(state, seat)
    if state.deciders:
        return points
    return points + sum(line.points for line in _end_of_game(state, seat))


def _end_of_game(state: WitchstoneState, seat: Seat) -> list[ScoreLine]:
    """List what is added at the end (WS-END-02)."""
    edition, scrolls = state.edition, state.scrolls[seat]
    spells = sum(edition.spells[scroll] is not None for scroll in scrolls)
    chips = len(state.kept[seat])
    return [
        ScoreLine("witchstone-score-owls", sum(state.owls[seat]), "WS-END-02"),
        ScoreLine("witchstone-score-chips", chips * edition.scoring.chip_at_end, "WS-END-02"),
        ScoreLine("witchstone-score-spells", spells * edition.scoring.unused_spell, "WS-SPELL-10"),
        *(
            ScoreLine(
                f"witchstone-score-prophecy-{prophecy.name}",
                prophecy.scored(state, seat),
                prophecy.clause,
            )
            for scroll in scrolls
            if (prophecy := edition.prophecies[scroll]) is not None
        ),
    ]


def winners(state: WitchstoneState) -> tuple[Seat, ...]:
    """Find the highest total; ties go by the wand, then by who came earlier (WS-END-04 to -06)."""
    standing = [(total, wand_rank(state, seat)) for seat, total in enumerate(state.scores)]
    best = max(standing)
    return tuple(seat for seat, result in enumerate(standing) if result == best)


def wand_rank(state: WitchstoneState, seat: Seat) -> tuple[int, int]:
    """Say how far a counter is on the wand: of two on one space, the lower one came earlier.

    On the hilt nobody did (WS-END-06). The larger, the further.
    """
    return state.wand[seat], -state.stacking.index(seat) if state.wand[seat] else 0
