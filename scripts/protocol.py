"""Make the page's types and the tables of docs/protocol.md from what the server really says.

    python -m scripts.protocol           write them anew
    python -m scripts.protocol --check   say which are not what they should be

The structs of `server/protocol` become `web/js/protocol.js` and, with the routes, the tables between
the markers of docs/protocol.md. A game that declares what its views and editions hold, by
`Game.view_type` and `Game.edition_type`, gets `web/js/games/<game>/types.js` from that, its events and
what its aids return.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import types
import typing
from collections import deque
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from litestar import Response
from litestar.params import QueryParameter
from msgspec import UnsetType

from witchtable.engine.game import Game
from witchtable.games import GAMES
from witchtable.reviews import data as reviews
from witchtable.server.http import people
from witchtable.server.http.handlers import HANDLERS
from witchtable.server.protocol import answers, looking_back, messages, requests, teaching, things
from witchtable.server.protocol.codes import CODES, Code
from witchtable.server.routes.route import STATUS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "witchtable" / "web" / "js"
DOCS = ROOT / "docs" / "protocol.md"
MADE = "Made by `python -m scripts.protocol`: change the structs, not this file."

_FOREIGN = ("builtins", "typing", "msgspec", "msgspec._core")
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown"}
PLAIN |= {None: "null", type(None): "null", object: "unknown", bytes: "string"}


class Field(NamedTuple):
    """One property of an object."""

    name: str
    type: str
    is_optional: bool
    about: str


class Types:
    """Writes Python types as the page's; objects are declared, each once, in the order they are met."""

    def __init__(self, names: dict[Any, str] | None = None) -> None:
        self.names: dict[Any, str] = dict(names or {})
        """Objects that have a name, here or elsewhere."""
        self._waiting: deque[Any] = deque()

    def write(self, kind: Any) -> str:
        """Write a type."""
        kind = _without_name(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if (told := _extra(kind)) is not None:
            return told
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.write(args[0])
        if origin is Literal:
            return " | ".join(_literal(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.write(arg) for arg in args if arg is not UnsetType))
        if origin is not None:
            return self._container(origin, args)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return " | ".join(_literal(member.value) for member in kind)
        if kind in (list, tuple, set, frozenset):
            return "unknown[]"
        if kind is dict:
            return "Record<string, unknown>"
        return self._object(kind)

    def _container(self, origin: Any, args: tuple[Any, ...]) -> str:
        if issubclass(origin, tuple) and args[-1] is not Ellipsis:
            return f"[{', '.join(self.write(arg) for arg in args)}]"
        if len(args) == 2 and args[-1] is not Ellipsis:  # JSON has no other keys than texts
            key = self.write(args[0])
            value = self.write(args[1])
            return f"Record<{key if key[0] == chr(39) else 'string'}, {value}>"
        inner = self.write(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def _object(self, kind: Any) -> str:
        if kind not in self.names:
            name = kind.__name__.lstrip("_")
            if name in self.names.values():  # two of the same name: the module tells them apart
                name = f"{kind.__module__.rpartition('.')[2].title().replace('_', '')}{name}"
            self.names[kind] = name
            self._waiting.append(kind)
        return self.names[kind]

    def declare(self, kind: Any, name: str | None = None) -> str:
        """Declare an object as a type of its own."""
        name = name or self.names.setdefault(kind, kind.__name__)
        fields = self.fields(kind)
        if not hasattr(kind, "__struct_fields__") and not typing.is_typeddict(kind):
            parts = ", ".join(field.type for field in fields)  # a named tuple is a list in JSON
            return f"/** @typedef {{[{parts}]}} {name}  {_summary(kind)} */\n"
        lines = [f" * @typedef {{object}} {name}  {_summary(kind)}".rstrip()]
        for field in fields:
            shown = f"[{field.name}]" if field.is_optional else field.name
            lines.append(f" * @property {{{field.type}}} {shown}  {field.about}".rstrip())
        return "/**\n" + "\n".join(lines) + "\n */\n"

    def rest(self) -> Iterator[str]:
        """Declare what was met and has not been declared yet."""
        while self._waiting:
            kind = self._waiting.popleft()
            yield self.declare(kind, self.names[kind])

    def fields(self, kind: Any) -> list[Field]:
        """List the properties of an object."""
        hints = typing.get_type_hints(kind, include_extras=True)
        told = _attribute_notes(kind)
        if not hasattr(kind, "__struct_fields__"):
            return [self._field(kind, name, hint, told) for name, hint in hints.items()]
        config = kind.__struct_config__
        found = [Field(config.tag_field, _literal(config.tag), False, "")] if config.tag_field else []
        is_request = kind.__module__ == requests.__name__
        for field in msgspec.structs.fields(kind):
            can_be_missing = not field.required and (is_request or config.omit_defaults)
            hint = hints[field.name]
            is_optional = can_be_missing or UnsetType in get_args(_bare(hint))
            about = _description(hint) or told.get(field.name, "")
            found.append(Field(field.encode_name, self.write(hint), is_optional, about))
        return found

    def _field(self, kind: Any, name: str, hint: Any, told: dict[str, str]) -> Field:
        # Also by its type: where annotations are texts, Python does not count such keys as optional.
        is_optional = name in getattr(kind, "__optional_keys__", ())
        if get_origin(hint) in (typing.NotRequired, typing.Required):
            is_optional = get_origin(hint) is typing.NotRequired
            hint = get_args(hint)[0]
        return Field(name, self.write(hint), is_optional, _description(hint) or told.get(name, ""))


_HANDLERS: Final = [*HANDLERS, *people.ROUTES]


def _without_name(kind: Any) -> Any:
    """Look behind a NewType, a TypeVar with a bound, and the like."""
    while hasattr(kind, "__supertype__"):
        kind = kind.__supertype__
    return kind


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _metas(hint: Any) -> tuple[Any, ...]:
    return hint.__metadata__ if get_origin(hint) is Annotated else ()


def _extra(hint: Any) -> str | None:
    """Find the type that a struct itself asks for, where Python has no word for it."""
    metas = [meta for meta in _metas(hint) if isinstance(meta, msgspec.Meta) and meta.extra]
    return metas[-1].extra["type"] if metas else None


def _description(hint: Any) -> str:
    """Find what is said of a field beside its type."""
    for meta in reversed(_metas(hint)):
        said = meta if isinstance(meta, str) else getattr(meta, "description", None)
        if said or (said := getattr(meta, "documentation", None)):
            return str(said)
    inner = get_args(_bare(hint)) if get_origin(_bare(hint)) in (Union, types.UnionType) else ()
    return next((said for part in inner if (said := _description(part))), "")


def _attribute_notes(kind: Any) -> dict[str, str]:
    """Read the docstrings below the attributes of a class and of those it comes from."""
    found: dict[str, str] = {}
    for base in reversed(getattr(kind, "__mro__", (kind,))):
        for part in (base, *getattr(base, "__orig_bases__", ())):
            if not isinstance(part, type) or part.__module__ in _FOREIGN:
                continue
            (tree,) = ast.parse(dedent(inspect.getsource(part))).body
            body = tree.body if isinstance(tree, ast.ClassDef) else []
            for field, note in pairwise(body):
                is_field = isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
                if is_field and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
                    found[field.target.id] = " ".join(str(note.value.value).split())
    return found


def _summary(kind: Any) -> str:
    return (inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0]).replace("\n", " ")


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


# -- the page's types ---------------------------------------------------------------------------------


def _structs() -> list[Any]:
    """List everything that passes over the line, in the order in which it is explained."""
    named = [
        value
        for module in (requests, messages, answers, teaching, things, looking_back, reviews)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value.__name__ in module.__all__
    ]
    return [kind for kind in named if kind is not messages.AnswerBase]


def _union(name: str, kinds: Any, about: str) -> str:
    names = " | ".join(kind.__name__ for kind in get_args(kinds))
    return f"/** @typedef {{{names}}} {name}  {about} */\n"


def page_types() -> str:
    """Write web/js/protocol.js."""
    structs = _structs()
    known = Types({kind: kind.__name__ for kind in structs})
    code = f"/** @typedef {{{known.write(Code)}}} Code  Why something is refused. */\n"
    parts = [
        f"// What passes between the page and the server, as types only (docs/protocol.md). {MADE}\n",
        code,
        *(known.declare(kind) for kind in structs),
        _union("ClientMessage", requests.ClientMessage, "What clients say over a socket."),
        _union("ServerMessage", messages.ServerMessage, "What the server says over a socket."),
        *_addresses(known),
    ]
    parts.append("export {};\n")
    return "\n".join(parts)


class Address(NamedTuple):
    """Where something can be asked for over HTTP."""

    method: str
    path: str
    body: str
    answer: str


def _addresses(known: Types) -> Iterator[str]:
    """Write at which addresses JSON is answered, what is sent there and what comes back."""
    yield "/** @typedef {'' | `?${string}`} Query  What may follow an address. */\n"
    found = [one for handler in _HANDLERS if (one := _address(handler, known)).answer != "string"]
    # Whatever is more special first: `/api/tables/${string}` fits all that lies below it, too.
    found.sort(key=lambda one: (-one.path.count("/"), one.path.count("$")))
    for method in dict.fromkeys(one.method for one in found):
        some = [one for one in found if one.method == method]
        name = method.title()
        paths = " | ".join(f"`{one.path}${{Query}}`" for one in some)
        yield f"/** @typedef {{{paths}}} {name}Address  Where to {method}. */\n"
        yield _by_address(f"{name}Answer", "What is answered there.", some, lambda one: one.answer)
        if method == "POST":
            yield _by_address(f"{name}Body", "What is sent there.", some, lambda one: one.body)


def _address(handler: Any, known: Types) -> Address:
    hints = typing.get_type_hints(handler.fn, include_extras=True)
    (method,) = handler.http_methods
    (path,) = handler.paths
    body = known.write(hints["data"]) if "data" in hints else "Record<string, never>"
    # Who asks over HTTP finds a refusal by its status; `ask` of the page raises it.
    answer = " | ".join(
        kind for kind in known.write(_answered(hints["return"])).split(" | ") if kind != "Reject"
    )
    return Address(method, re.sub(r"\{\w+:\w+\}", "${string}", path), body, answer)


def _answered(answer: Any) -> Any:
    return get_args(answer)[0] if get_origin(answer) is Response else answer


def _by_address(name: str, about: str, found: list[Address], written: Callable[[Address], str]) -> str:
    chain = "\n *   : ".join(f"A extends `{one.path}${{Query}}` ? {written(one)}" for one in found)
    head = f"/**\n * {about}\n * @template {{string}} A\n"
    return f"{head} * @typedef {{{chain}\n *   : never}} {name}\n */\n"


def game_types(game: Game) -> str:
    """Write web/js/games/<game>/types.js."""
    known = Types()
    parts = [f"// What {game.title} shows and tells, as types only. {MADE}\n"]
    for name, kind in (("View", game.view_type), ("EditionData", game.edition_type)):
        if typing.is_typeddict(kind):
            known.names[kind] = name
            parts.append(known.declare(kind, name))
        else:
            parts.append(f"/** @typedef {{{known.write(kind)}}} {name} */\n")
    known.names |= {kind: kind.__name__ for kind in game.event_types}
    parts += [known.declare(kind) for kind in game.event_types]
    events = " | ".join(kind.__name__ for kind in game.event_types)
    parts.append(f"/** @typedef {{{events}}} Event  What can happen. */\n")
    scene = "import('../../scene.js').Scene<View, EditionData, Event>"
    parts.append(f"/** @typedef {{{scene}}} Scene  What a board is given. */\n")
    parts.append("/** @typedef {import('../../scene.js').Face<Scene>} Face  How it looks. */\n")
    for aid in game.aids.values():
        known.write(typing.get_type_hints(aid)["return"])
    parts += known.rest()
    return "\n".join([*parts, "export {};\n"])


# -- the tables of the documentation ------------------------------------------------------------------


def _table(heads: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def _shapes(*modules: Any) -> str:
    """Explain every struct of some modules: a table of its fields each."""
    names = {module.__name__ for module in modules}
    known = Types({kind: kind.__name__ for kind in _structs()})
    parts = []
    for kind in _structs():
        if kind.__module__ in names:
            rows = (
                (f"`{field.name}`" + "?" * field.is_optional, f"`{field.type}`", field.about)
                for field in known.fields(kind)
            )
            about = _summary(kind)
            parts.append(f"#### {kind.__name__}\n\n{about}\n\n{_table(('field', 'type', ''), rows)}")
    return "\n\n".join(parts)


def _routes() -> str:
    return _table(
        ("method and path", "query", "body", "answer", ""),
        map(_route, _HANDLERS),
    )


def _route(handler: Any) -> tuple[str, ...]:
    hints = typing.get_type_hints(handler.fn, include_extras=True)
    known = Types({kind: kind.__name__ for kind in _structs()})
    (method,) = handler.http_methods
    (path,) = handler.paths
    answer = _answered(hints.pop("return"))
    query = [name for name, hint in hints.items() if _is_query(hint)]
    query += ["seat", "invite"] if "look" in hints else []
    body = _linked(known.write(hints["data"])) if "data" in hints else ""
    address = re.sub(r"\{(\w+?)(_id)?:\w+\}", r"{\1}", path)
    what = known.write(answer)
    shown = "text" if what == "string" else _linked(what)
    about = _summary(handler.fn)
    return f"`{method} {address}`", ", ".join(f"`{name}`" for name in query), body, shown, about


def _is_query(hint: Any) -> bool:
    return any(isinstance(meta, QueryParameter) for meta in _metas(hint))


def _linked(kind: str) -> str:
    """Let the names of shapes lead to them."""
    names = {one.__name__ for one in _structs()}
    parts = re.split(r"(\w+)", kind)
    if not names & set(parts):
        return f"`{kind}`"
    return "".join(f"[`{part}`](#{part.lower()})" if part in names else part for part in parts)


def _codes() -> str:
    rows = ((f"`{code}`", _statuses(code), about) for code, about in CODES.items())
    return _table(("code", "HTTP", "meaning"), rows)


def _statuses(code: Code) -> str:
    also = {"forbidden": "401, 403, 421", "not_your_seat": "403, 404", "unknown_route": "404, 405"}
    return also.get(code, str(STATUS[code]))


TABLES: dict[str, Callable[[], str]] = {
    "routes": _routes,
    "codes": _codes,
    "requests": lambda: _shapes(requests),
    "messages": lambda: _shapes(messages),
    "answers": lambda: _shapes(answers, teaching, things, looking_back, reviews),
}


def documentation() -> str:
    """Write docs/protocol.md with its tables as they should be."""

    def filled(found: re.Match[str]) -> str:
        return f"<!-- made: {found[1]} -->\n{TABLES[found[1]]()}\n<!-- end -->"

    marked = re.compile(r"<!-- made: (\w+) -->\n.*?<!-- end -->", re.DOTALL)
    return marked.sub(filled, DOCS.read_text("utf-8"))


# -- all of it ----------------------------------------------------------------------------------------


def made() -> dict[Path, str]:
    """Make everything that is made from the structs."""
    found = {PAGE / "protocol.js": page_types(), DOCS: documentation()}
    for game in GAMES.values():
        folder = PAGE / "games" / game.id
        if folder.is_dir():
            found[folder / "types.js"] = game_types(game)
    return found


def stale() -> list[Path]:
    """List the files that are not what they should be."""
    return [
        path for path, text in made().items() if not path.exists() or path.read_text("utf-8") != text
    ]


def main() -> None:
    """Write what is not what it should be, or only say so."""
    old = stale()
    if "--check" in sys.argv[1:]:
        if old:
            names = ", ".join(str(path.relative_to(ROOT)) for path in old)
            sys.exit(f"not what the structs say: {names}; run python -m scripts.protocol")
        return
    for path in old:
        path.write_text(made()[path], "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
