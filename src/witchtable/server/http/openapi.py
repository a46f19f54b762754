"""The description of the API for machines: what Litestar finds out, and what it cannot know.

Structs say what they are, refusals have the shape they really have, and what a game shapes (views,
events, editions, aids) has the shapes of all games that are played here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import getdoc
from typing import Any, Final, get_type_hints

import msgspec
from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from witchtable.games import GAMES
from witchtable.server.protocol import answers, looking_back, messages, requests, teaching, things

__all__ = ["Described", "describe"]

_REFUSED: Final = "It is not done: `code` says why to programs, `reason` to people."
_EDITIONS: Final = "/edition"


class Described(JsonRenderPlugin):
    """Answers with the whole description, which is put together once."""

    _written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], _: dict[str, Any]) -> bytes:
        """Write it as JSON."""
        if self._written is None:
            self._written = super().render(request, describe(request.app))
        return self._written


def describe(app: Litestar) -> dict[str, Any]:
    """Describe every route, and every shape."""
    found = app.openapi_schema.to_schema()
    schemas: dict[str, Any] = found["components"]["schemas"]
    shapes = _shapes_of_games(schemas)
    for name, kind in _structs().items():
        if name in schemas:
            schemas[name]["description"] = getdoc(kind)
            for field, what in _shaped_by_game(kind):
                _fill_in(schemas[name]["properties"], field, shapes[what])
    for path, operations in found["paths"].items():
        for operation in operations.values():
            _describe_answers(operation, shapes["edition"] if path.endswith(_EDITIONS) else None)
    return found


def _structs() -> dict[str, type[msgspec.Struct]]:
    return {
        name: value
        for module in (requests, messages, answers, teaching, things, looking_back)
        for name in module.__all__
        if isinstance(value := getattr(module, name), type) and issubclass(value, msgspec.Struct)
    }


def _describe_answers(operation: dict[str, Any], edition: dict[str, Any] | None) -> None:
    responses = operation["responses"]
    responses.pop("400", None)  # Litestar's own form, which never leaves this server
    for answer in responses.values():
        answer["description"] = operation.get("description", operation["summary"])
        if edition is not None:
            answer["content"]["application/json"]["schema"] = edition
    reject = {"schema": {"$ref": "#/components/schemas/Reject"}}
    responses["default"] = {"description": _REFUSED, "content": {"application/json": reject}}


# -- what a game shapes -------------------------------------------------------------------------------


def _shapes_of_games(schemas: dict[str, Any]) -> Mapping[str, dict[str, Any]]:
    """Add the shapes of all games; return what a view, an event, an edition or an aid can be."""
    found: dict[str, list[dict[str, Any]]] = {"view": [], "edition": [], "event": [], "aid": []}
    for game in GAMES.values():
        aids = [get_type_hints(aid, include_extras=True)["return"] for aid in game.aids.values()]
        kinds = {
            "view": [game.view_type],
            "edition": [game.edition_type],
            "event": game.event_types,
            "aid": aids,
        }
        place = f"#/components/schemas/{game.id}.{{name}}"
        every = [kind for some in kinds.values() for kind in some]
        shown, parts = msgspec.json.schema_components(every, ref_template=place)
        schemas |= {f"{game.id}.{name}": _for_all(part) for name, part in parts.items()}
        rest = iter(shown)
        for what, some in kinds.items():
            found[what] += [next(rest) for _ in some]
    return {what: {"anyOf": shapes} for what, shapes in found.items()}


def _for_all(part: Any) -> Any:
    """Write patterns so that others than Python can read them, too."""
    if isinstance(part, dict):
        return {name: _for_all(value) for name, value in part.items()}
    if isinstance(part, list):
        return [_for_all(value) for value in part]
    return f"{part[:-2]}$" if isinstance(part, str) and part.endswith(r"\Z") else part


def _shaped_by_game(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """List the fields of a struct that a game shapes."""
    for field, hint in get_type_hints(kind, include_extras=True).items():
        for part in (hint, *getattr(hint, "__args__", ())):
            for meta in getattr(part, "__metadata__", ()):
                if what := (getattr(meta, "extra", None) or {}).get("shaped_by_game"):
                    yield field, what


def _fill_in(properties: dict[str, Any], field: str, shape: dict[str, Any]) -> None:
    """Give a field its shape, whether it is one, a list of them, or may be null."""
    known = properties[field]
    if known.get("type") == "array":
        known["items"] = shape
    elif "oneOf" in known:
        properties[field] = {"anyOf": [*shape["anyOf"], {"type": "null"}]} | _about(known)
    else:
        properties[field] = shape | _about(known)


def _about(known: dict[str, Any]) -> dict[str, Any]:
    return {name: known[name] for name in ("description",) if name in known}
