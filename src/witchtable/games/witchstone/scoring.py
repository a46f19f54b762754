"""Points (WS-END): those entered during the game by their source, and those added at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.engine.state import ScoreLine
from witchtable.games.witchstone import prophecies
from witchtable.games.witchstone.components import NOT_A_SPELL

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "CHIPS",
    "CONNECTIONS",
    "EMPTY_OWL_SPACES",
    "REMOVALS",
    "SILVER",
    "SOURCES",
    "WITCHES",
    "WITCHSTONE",
    "score",
    "score_sheet",
    "winners",
]

# What points are entered for during the game, with the rule behind each.
_TRACK: Final = (
    ("connections", "WS-ENERGY-05"),
    ("witches", "WS-WITCH-10"),
    ("witchstone", "WS-WITCH-15"),
    ("chip-points", "WS-WITCH-11"),
    ("owl-spaces", "WS-PENTA-03"),
    ("wand-connections", "WS-WAND-12"),
    ("wand-witches", "WS-WAND-12"),
    ("wand-scrolls", "WS-WAND-12"),
    ("wand-chips", "WS-WAND-12"),
    ("wand-crystals", "WS-WAND-12"),
    ("wand-tiles", "WS-WAND-13"),
    ("removals", "WS-CRYSTAL-21"),
)
SOURCES: Final = len(_TRACK)
CONNECTIONS, WITCHES, WITCHSTONE, CHIPS, EMPTY_OWL_SPACES = range(5)
REMOVALS: Final = 11
SILVER: Final = {
    "connections": 5,
    "witches-on-board": 6,
    "scrolls": 7,
    "chips": 8,
    "crystals": 9,
    "special-tiles": 10,
}
"""The sources of the silver spaces of the wand, by what they score."""


def score(state: WitchstoneState, seat: Seat, source: int, points: int) -> None:
    """Enter points at once; the score may fall below 0 (WS-NEG-01, -02)."""
    state.points[SOURCES * seat + source] += points


def score_sheet(state: WitchstoneState, seat: Seat) -> list[ScoreLine]:
    """List a seat's points by source: what the track shows and, after the end, what was added.

    Before the end nothing is added: owl tiles, and at some tables scrolls, are hidden (WS-INFO-04).
    """
    sheet = [
        ScoreLine(f"witchstone-score-{source}", points, clause)
        for (source, clause), points in zip(
            _TRACK, state.points[SOURCES * seat : SOURCES * (seat + 1)], strict=True
        )
    ]
    return sheet if state.deciders else sheet + _end_of_game(state, seat)


def _end_of_game(state: WitchstoneState, seat: Seat) -> list[ScoreLine]:
    """List what is added at the end (WS-END-02)."""
    edition = state.edition
    spells = sum(edition.spell_symbol[scroll] != NOT_A_SPELL for scroll in state.scrolls[seat])
    chips = len(state.kept[seat])
    sheet = [
        ScoreLine("witchstone-score-owls", sum(state.owls[seat]), "WS-END-02"),
        ScoreLine("witchstone-score-chips", chips * edition.scoring.chip_at_end, "WS-END-02"),
        ScoreLine("witchstone-score-spells", spells * edition.scoring.unused_spell, "WS-SPELL-10"),
    ]
    for scroll in state.scrolls[seat]:
        if edition.spell_symbol[scroll] == NOT_A_SPELL:
            degree = prophecies.degree(state, seat, scroll)
            points = edition.scoring.prophecy[degree]
            name, clause = prophecies.name_and_clause(edition.scrolls[scroll])
            sheet.append(ScoreLine(f"witchstone-score-prophecy-{name}", points, clause))
    return sheet


def winners(state: WitchstoneState) -> tuple[Seat, ...]:
    """Find the highest total; ties go by the wand, then by who came earlier (WS-END-04 to -06)."""
    standing = [
        (total, state.wand[seat], _earliness(state, seat)) for seat, total in enumerate(state.scores)
    ]
    best = max(standing)
    return tuple(seat for seat, result in enumerate(standing) if result == best)


def _earliness(state: WitchstoneState, seat: Seat) -> int:
    """Order counters on one space: the lower one came earlier. On the hilt nobody did (WS-END-06)."""
    return -state.stacking.index(seat) if state.wand[seat] else 0
