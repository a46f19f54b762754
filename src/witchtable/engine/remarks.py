"""What an opponent remarks upon in a game: a few words, about what everybody has seen.

Whoever asks gives the events of a move as a spectator sees them (`public`), and nothing else: so a
remark can tell of nothing that is hidden, and while decisions are sealed there is none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from witchtable.engine.moves import Event, Seat
from witchtable.engine.opponents import Occasion, Opponent
from witchtable.engine.texts import Message

__all__ = ["MOST", "Remark", "greeting", "public", "remark"]

MOST: Final = 6  # at a table before its end, however many witches sit there
_ENDED: Final = "game-ended"


class Remark(NamedTuple):
    """What somebody says, and on which seat she sits."""

    seat: Seat
    witch: str
    message: Message


def public(events: Iterable[Event]) -> list[Event]:
    """Keep of events what everybody sees."""
    return [seen for event in events if (seen := event.seen_by(None)) is not None]


def greeting(opponents: Mapping[Seat, Opponent], said: Collection[str]) -> Remark | None:
    """Say hello when a game begins: one of them speaks for all."""
    for seat, opponent in opponents.items():
        return None if said else _remark(seat, opponent, "hello", None)
    return None


def remark(
    opponents: Mapping[Seat, Opponent], events: Sequence[Event], said: Collection[str]
) -> Remark | None:
    """Find what is remarked upon a move, if anything: one remark at most, and nothing twice.

    `events` are those that everybody sees, `said` the ids of what was said in this game before.
    """
    if len(said) >= MOST and _end(events) is None:
        return None
    found = [
        _remark(seat, opponent, says, count)
        for seat, opponent in opponents.items()
        for says, count in _occasions(opponent, seat, events)
    ]
    fresh = [each for each in found if each.message.id not in said]
    # Whoever has done something speaks before those who only looked on.
    own = [each for each in fresh if any(_seat(event) == each.seat for event in events)]
    return next(iter(own + fresh), None)


def _occasions(
    opponent: Opponent, seat: Seat, events: Sequence[Event]
) -> Iterable[tuple[str, int | None]]:
    ended = _end(events)
    if ended is not None:  # whatever else happened then
        yield ("won" if seat in getattr(ended, "winners", ()) else "lost"), None
        return
    for event in events:
        for occasion in opponent.remarks:
            if _tag(event) == occasion.event and _is_meant(occasion, seat, event):
                count = None if occasion.counts is None else _count(event, occasion.counts)
                if count is None or count >= occasion.least:
                    yield occasion.says, count


def _is_meant(occasion: Occasion, seat: Seat, event: Event) -> bool:
    doer, target = _seat(event), getattr(event, "to", None)
    meant = {
        "me": doer == seat,
        "other": doer not in (None, seat),
        "at-me": target == seat,
        "anybody": True,
    }[occasion.by]
    return meant and all(getattr(event, name) == value for name, value in occasion.where.items())


def _remark(seat: Seat, opponent: Opponent, says: str, count: int | None) -> Remark:
    arguments = {} if count is None else {"count": count}
    return Remark(seat, opponent.id, Message(f"opponent-{opponent.id}-{says}", **arguments))


def _count(event: Event, field: str) -> int:
    value: Any = getattr(event, field)
    return len(value) if isinstance(value, tuple) else int(value)


def _end(events: Sequence[Event]) -> Event | None:
    return next((event for event in events if _tag(event) == _ENDED), None)


def _seat(event: Event) -> Seat | None:
    return getattr(event, "seat", None)


def _tag(event: Event) -> object:
    return type(event).__struct_config__.tag
