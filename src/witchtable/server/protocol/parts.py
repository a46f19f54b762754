"""What is different between two positions that one viewer was shown: only that is sent.

It follows from these two alone, so it tells nothing that they do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from witchtable.server.protocol.messages import Position
from witchtable.server.protocol.writing import encode

__all__ = ["Changes", "Parts", "Shown"]

Parts = dict[str, Any]
"""What has changed, by where it lies in the position: names and numbers with strokes in between."""

_FIELDS: Final = tuple(name for name in Position.__struct_fields__ if name != "view")


class Shown(NamedTuple):
    """A position as one viewer is shown it, and what its view was made of."""

    position: Position
    open_view: Mapping[str, Any]
    own_view: Mapping[str, Any]


class Changes:
    """Compares positions, and each pair of parts once for all viewers who share them.

    Parts are told apart by their identity, so the positions now must live on meanwhile.
    """

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], dict[str, Parts]] = {}
        """By two open views: what has changed, by its name."""
        self._known: dict[tuple[str, int, int], Parts] = {}
        self._before: list[Shown] = []
        """What was compared: as long as it lives, nothing else has its identity."""

    def between(self, before: Shown, now: Shown) -> Parts:
        """Find what is different now."""
        found: Parts = {}
        one, other = before.position, now.position
        for name in _FIELDS:
            was, value = getattr(one, name), getattr(other, name)
            if was is not value and was != value:
                found[name] = value
        found.update(self.of_views(before, now))
        return found

    def of_views(self, before: Shown, now: Shown) -> Parts:
        """Find what is different in a view, written once for all who share a part."""
        self._before.append(before)
        one, other = before.own_view, now.own_view
        if one.keys() != other.keys() or before.open_view.keys() != now.open_view.keys():
            return {"view": {**now.open_view, **other}}
        found: Parts = {}
        for name, parts in self._of_open_views(before.open_view, now.open_view).items():
            if name not in other:
                found.update(parts)
        for name, value in other.items():
            if (was := one[name]) is not value:
                found.update(self._compare(f"view/{name}", was, value))
        return found

    def _of_open_views(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Parts]:
        key = (id(before), id(now))
        found = self._open.get(key)
        if found is None:
            found = self._open[key] = {
                name: self._compare(f"view/{name}", was, value)
                for name, value in now.items()
                if (was := before[name]) is not value and was != value
            }
        return found

    def _compare(self, path: str, was: Any, value: Any) -> Parts:
        """Find what is different between two values at one place."""
        found: Parts = {}
        if type(value) is list and type(was) is list and len(value) == len(was) and _has_parts(value):
            # Mostly one with an entry for each seat, of which others see many, too.
            for at, other in enumerate(value):
                if (one := was[at]) is not other:
                    found.update(self._compare_once(f"{path}/{at}", one, other))
        elif was != value:
            _dig(found, path, was, value)
        return found

    def _compare_once(self, path: str, was: Any, value: Any) -> Parts:
        key = (path, id(was), id(value))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = {}
            if was != value:
                _dig(found, path, was, value)
        return found


def _dig(found: Parts, path: str, was: Any, value: Any) -> None:
    """Write what makes two values different: as deep down as there are parts."""
    changed: list[Any] = []
    if type(value) is dict and type(was) is dict:
        if was.keys() == value.keys() and _has_parts(value.values()):
            changed = [name for name, other in value.items() if was[name] != other]
            if any("/" in name for name in changed):
                changed = []
    elif type(value) is list and type(was) is list and len(was) == len(value) and _has_parts(value):
        changed = [at for at, other in enumerate(value) if was[at] != other]
    for name in changed:
        _dig(found, f"{path}/{name}", was[name], value[name])
    if not changed:
        found[path] = msgspec.Raw(encode(value))


def _has_parts(values: Iterable[Any]) -> bool:
    """Say whether there are parts worth sending by themselves: words and numbers are not."""
    for value in values:  # noqa: SIM110 - hot
        if type(value) is dict or type(value) is list:
            return True
    return False
