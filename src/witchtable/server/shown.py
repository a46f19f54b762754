"""What a viewer is sent: built from views, seen events and offered actions, never from the state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.text import Text

from witchtable.engine.game import MEMORY
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.record import LETTERS
from witchtable.server.messages import written

if TYPE_CHECKING:
    from witchtable.engine.match import Match
    from witchtable.server.table import Table, Viewer

__all__ = [
    "Sight",
    "about",
    "encode",
    "events_since",
    "position",
    "position_with_texts",
    "told",
    "update",
]

encode = msgspec.json.Encoder().encode

_LISTED: Final = 12
"""More choices than this are nothing to be listed in words; `GET` has the words of all of them."""

_ASIDE: Final[tuple[dict[str, bool], ...]] = ({}, {"aside": True})
"""What is added to a choice: a word about the few that lists should hide."""


class Sight:
    """One position as everybody sees it: what lies open to all is put together and written once."""

    def __init__(self, table: Table) -> None:
        match = table.playing
        self._table = table
        self._match = match
        self._is_running = table.status == "running"
        self._open_view = match.state.open_view()
        self._written: dict[str, msgspec.Raw] = {}
        self._told: dict[int, dict[str, Any]] = {}

    def _view(self, viewer: Viewer) -> dict[str, Any]:
        """Show a view in which everything that lies open to all is written already."""
        open_view, written_ = self._open_view, self._written
        view = self._match.state.view(viewer, open_view)
        for key, value in open_view.items():
            if view[key] is value:
                raw = written_.get(key)
                if raw is None:
                    raw = written_[key] = msgspec.Raw(encode(value))
                view[key] = raw
        return view

    def position(self, viewer: Viewer, version: int) -> dict[str, Any]:
        """Show how the game stands for a viewer: the view, what is asked, what may be done."""
        match = self._match
        state = match.state
        shown: dict[str, Any] = {
            "version": version,
            "seat": viewer,
            "view": self._view(viewer),
            "deciders": state.deciders,
            "over": not state.deciders,
            "scores": self._open_view["scores"],
            "winners": self._open_view["winners"],
            "legal": [],
            "question": None,
            "can_undo": False,
        }
        if viewer is not None and self._is_running:
            shown["question"] = written(state.question(viewer))
            shown["can_undo"] = self._table.why_no_undo(viewer) is None
            shown["legal"] = self._choices(viewer)
        return shown

    def _choices(self, seat: Seat) -> list[Any]:
        state = self._match.state
        offered, asides = state.legal(seat), state.asides(seat)
        if len(offered) > _LISTED:
            return [_choice(a, state.clauses_of(seat, a), is_aside=a in asides) for a in offered]
        return [
            {
                "action": _notation(action),
                "clauses": state.clauses_of(seat, action),
                "message": written(state.label(action)),
            }
            | _ASIDE[action in asides]
            for action in offered
        ]

    def told(self, events: Iterable[Event]) -> list[dict[str, Any]]:
        """Write events with their clause and their words, each once for all who see it."""
        found = []
        for event in events:
            entry = self._told.get(id(event))
            if entry is None:
                (entry,) = told(self._match, [event])
                self._told[id(event)] = entry
            found.append(entry)
        return found


@lru_cache(maxsize=50_000)
def _notation(action: Action) -> str:
    return str(action)


@lru_cache(maxsize=50_000)
def _choice(action: Action, clauses: tuple[str, ...], *, is_aside: bool) -> msgspec.Raw:
    """Write a choice without words; the same ones come again and again."""
    return msgspec.Raw(encode({"action": str(action), "clauses": clauses} | _ASIDE[is_aside]))


def position(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Show how the game stands for a viewer."""
    return table.sight.position(viewer, table.eyes[viewer].version)


def update(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Show what has just happened, and how the game stands now; after going back, only that."""
    state = position(table, viewer)
    events = table.audience.seen_since(viewer, table.eyes[viewer].version - 1)
    if events is None:
        return {"kind": "state", "state": state}
    return {"kind": "events", "events": table.sight.told(events), "state": state}


def position_with_texts(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Show the same with every choice also in words, for clients without the texts."""
    shown = position(table, viewer)
    state = table.playing.state
    if viewer is not None and shown["legal"]:
        labels = [(action, state.label(action)) for action in state.legal(viewer)]
        asides = state.asides(viewer)
        shown["legal"] = [
            {
                "action": str(action),
                "clauses": state.clauses_of(viewer, action),
                "label": str(label),
                "message": written(label),
                # Where a list should name it: the higher the earlier, what is aside only on request.
                "prominence": state.prominence(action),
                "aside": action in asides,
            }
            for action, label in labels
        ]
    return shown


def in_words(table: Table, viewer: Viewer, events: list[dict[str, Any]] | None) -> dict[str, Any]:
    """Add the table as text, the question and the events in words, for a page without any of it."""
    match = table.playing
    state = match.state
    names = [name or LETTERS[seat] for seat, name in enumerate(table.names)]
    lines = match.game.draw(state.view(viewer) | {"names": names}, match.deal.edition)
    asks = viewer is not None and table.status == "running"
    edition = match.deal.edition
    worded = [
        entry | {"text": str(match.game.describe(edition, entry["event"]))} for entry in events or ()
    ]
    return {
        "drawing": [Text.from_markup(line).plain for line in lines],
        "question_text": str(state.question(viewer)) if asks and viewer is not None else None,
        "events": None if events is None else worded,
    }


def told(match: Match, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Write events with their clause and their words."""
    edition = match.deal.edition
    return [
        {
            "event": event,
            "clause": event.clause,
            "message": written(match.game.describe(edition, event)),
        }
        for event in events
    ]


def events_since(table: Table, viewer: Viewer, version: int) -> list[dict[str, Any]] | None:
    """Tell what a viewer has seen since a version; None when that is too long ago to be known."""
    if version >= table.eyes[viewer].version:
        return []
    seen = table.audience.seen_since(viewer, version)
    return None if seen is None else told(table.playing, seen)


def about(table: Table, player: str | None) -> dict[str, Any]:
    """Describe a table to whoever looks at it: who sits where, how it was set up."""
    setup = table.setup
    proposal = table.proposal
    return {
        "table": table.id,
        "game": setup.game,
        "status": table.status,
        "public": setup.public,
        "pace": setup.pace,
        "clock": setup.clock,
        "hints": setup.hints,
        "memory": setup.memory and MEMORY in setup.find_game().aids,
        "options": setup.options,
        # Not before the end: whoever knows it could play the same deal elsewhere and look ahead.
        "deal": None if setup.is_drawn and table.status in ("waiting", "running") else setup.deal,
        "rematch_of": setup.rematch_of,
        "continues": setup.continues,
        "edition": None if setup.edition is None else setup.find_edition().name,
        "commitment": table.commitment,
        "players": [
            {
                "seat": row.seat,
                "name": table.names[row.seat] or None,
                "bot": row.bot,
                "taken": bool(row.player or row.bot),
                "present": row.seat in table.present,
            }
            for row in table.seats
        ],
        "seats": table.seats_of(player) if player is not None else [],
        "host": player is not None and table.row.host == player,
        "votes_to_abandon": len(table.votes) if table.status == "running" else 0,
        "rematch": table.followed_by if player is not None and table.seats_of(player) else None,
        "undo_asked": (
            None if proposal is None else {"seat": proposal.seat, "missing": sorted(proposal.missing)}
        ),
    }
