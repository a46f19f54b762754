"""Write what follows from the fields of a state: its slots, its parts, its copy.

A game's `state.py` declares each field once, with its type; what is `Fixed[...]` stays the same for the
whole game, all others are the position, in the order in which it is written down. What Python needs
besides is written below the declarations by this script: a compiled class has no annotations to read.

    python -m scripts.fields              # after a change of the declarations
    python -m scripts.fields my/state.py  # the same for a game that lives elsewhere
    python -m scripts.fields --check      # says whether all of it is up to date
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

__all__ = ["is_up_to_date", "rewritten"]

ROOT: Final = Path(__file__).parents[1]
_BEGIN: Final = "    # -- written by `python -m scripts.fields` from the fields above: not by hand --"
_END: Final = "    # -- up to here --"
# Fields of `State` itself: nobody declares them again (a compiled class would count them twice).
_SHARED: Final = ("options", "seats")
# What a position begins with: when it is, and who is about. Who decides comes next.
_ABOUT: Final = ("int", "bool", "Seat", "tuple[Seat, ...]")


class Field(NamedTuple):
    """One declaration: its name, its type as written, and whether it stays the same."""

    name: str
    type: str
    is_fixed: bool

    @property
    def copied(self) -> str:
        """How a copy gets it: lists are sliced, chance goes its own way, everything else is shared."""
        if self.type.startswith("list["):
            return f"self.{self.name}[:]"
        return f"self.{self.name}.copy()" if self.type == "Chance" else f"self.{self.name}"


def rewritten(source: str) -> str:
    """Return a state's module with what follows from its fields written anew."""
    (state,) = (
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and [_name(base) for base in node.bases] == ["State"]
    )
    before, begin, rest = source.partition(f"{_BEGIN}\n")
    _, end, after = rest.partition(f"{_END}\n")
    assert begin and end, f"{state.name} has no place for what follows from its fields"
    return before + _block(state.name, _fields(state)) + after


def _name(base: ast.expr) -> str:
    return ast.unparse(base).partition("[")[0]


def _fields(state: ast.ClassDef) -> list[Field]:
    found = []
    for node in state.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.value:
            type_ = ast.unparse(node.annotation)
            is_fixed = type_.startswith("Fixed[")
            found.append(
                Field(node.target.id, type_[len("Fixed[") : -1] if is_fixed else type_, is_fixed)
            )
    return found


def _block(name: str, fields: list[Field]) -> str:
    fixed = ["edition", *(field.name for field in fields if field.is_fixed), *_SHARED]
    parts = [field for field in fields if not field.is_fixed]
    slots = sorted(field.name for field in fields)
    begin = next((at for at, part in enumerate(parts) if part.type not in _ABOUT), len(parts))
    parts.insert(begin, Field("deciders", "tuple[Seat, ...]", is_fixed=False))
    kept = [Field(name, "", is_fixed=True) for name in fixed]
    copied = {field.name: field.copied for field in [*kept, *parts]}
    lines = [
        _BEGIN,
        "    # fmt: off",
        *_listed("__slots__", "(", [f'"{slot}"' for slot in slots], ")"),
        *_listed("fixed: ClassVar[tuple[str, ...]]", "(", [f'"{name}"' for name in fixed], ")"),
        *_listed(
            "parts: ClassVar[Mapping[str, Any]]",
            "{",
            [f'"{part.name}": {part.type}' for part in parts],
            "}",
        ),
        "",
        f"    def copy(self) -> {name}:",
        '        """Return an independent copy (nobody listens to it)."""',
        f"        twin = {name}()",
        *[f"        twin.{field} = {value}" for field, value in copied.items()],
        "        twin.events = None",
        "        twin._choices = self._choices",
        "        twin._choices_of = self._choices_of",
        "        return twin",
        "    # fmt: on",
        _END,
    ]
    return "\n".join(lines) + "\n"


def _listed(name: str, opening: str, words: list[str], closing: str) -> list[str]:
    # A space inside a type is no place to break.
    text = ", ".join(word.replace(" ", "\0") for word in words)
    rows = wrap(text, 96, break_long_words=False, break_on_hyphens=False)
    return [
        f"    {name} = {opening}",
        *[f"        {row}".replace("\0", " ") for row in rows[:-1]],
        f"        {rows[-1]},".replace("\0", " "),
        f"    {closing}",
    ]


def _modules() -> list[Path]:
    ours = [*ROOT.glob("src/witchtable/games/*/state.py"), *ROOT.glob("examples/*/*/state.py")]
    return [Path(name) for name in sys.argv[1:] if name != "--check"] or sorted(ours)


def is_up_to_date(module: Path) -> bool:
    """Say whether a state's module has what follows from its fields."""
    source = module.read_text("utf-8")
    return rewritten(source) == source


def main() -> None:
    """Write all states anew, or only check them."""
    stale = [module for module in _modules() if not is_up_to_date(module)]
    if "--check" in sys.argv:
        names = ", ".join(module.as_posix() for module in stale)
        sys.exit(f"run `python -m scripts.fields`: {names}" if stale else 0)
    for module in stale:
        module.write_text(rewritten(module.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
