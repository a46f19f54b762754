"""The compiled build: compiled where it should be, leaving nothing where it should not."""

from __future__ import annotations

import ast
import gc
import os
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import get_type_hints

import pytest
from scripts.fields import is_up_to_date

from witchtable import GAMES
from witchtable.engine.state import State

ROOT = Path(__file__).parents[1]
# Set by `make test-compiled`.
IS_COMPILED = os.environ.get("WITCHTABLE_COMPILED") == "1"


def settings(path: str) -> dict[str, object]:
    found = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for step in path.split("."):
        found = found[step]
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_build_under_test_is_the_one_meant(game):
    package = game.state_type.__module__.rpartition(".")[0]
    for module in ("witchtable.engine.chance", f"{package}.state", f"{package}.rules.setup"):
        file = import_module(module).__file__
        assert file.endswith(tuple(EXTENSION_SUFFIXES)) == IS_COMPILED, file


def test_no_compiled_module_lies_beside_the_sources():
    litter = [path for suffix in (".so", ".pyd", ".c") for path in (ROOT / "src").rglob(f"*{suffix}")]
    assert not litter, "these would be imported instead of their sources"


def modules():
    hook = settings("tool.hatch.build.targets.wheel.hooks.custom")
    found = {path for pattern in hook["modules"] for path in (ROOT / "src").glob(pattern)}
    return sorted(path for path in found if not any(path.match(other) for other in hook["left-out"]))


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_tables_of_fractions_say_that_they_are_of_any_length(path):
    """mypyc (2.4) takes a Final tuple of a fixed length that begins with a float for one not set."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            first = node.value.elts[0] if node.value.elts else None
            is_float = isinstance(first, ast.Constant) and isinstance(first.value, float)
            assert not is_float or ast.unparse(node.annotation) == "Final[tuple[float, ...]]"


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_no_class_declares_what_its_base_has(path):
    """mypyc (2.4) shows it to the garbage collector twice, which then takes it for garbage."""
    module = import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
    for kind in vars(module).values():
        if isinstance(kind, type) and kind.__module__ == module.__name__:
            for base in kind.__mro__[1:]:
                again = vars(kind).get("__annotations__", {}).keys() & vars(base).get("__slots__", ())
                assert not again, f"{kind.__name__} and {base.__name__}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_state_holds_everything_once(game):
    state, _ = game.open(game.arrange(2, "a seed", None, {}))
    held = [id(one) for one in gc.get_referents(state)]
    for field in ("edition", "deciders", "options"):
        assert held.count(id(getattr(state, field))) == 1, field


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_types_are_read_from_at_run_time_is_not_compiled(game):
    """The description of the API shows what aids return; a compiled function does not say."""
    compiled = {".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in modules()}
    for aid in game.aids.values():
        assert aid.__module__ not in compiled
        assert "return" in get_type_hints(aid)


def test_it_is_compiled_with_the_mypy_that_checks_the_types():
    hook = settings("tool.hatch.build.targets.wheel.hooks.custom")
    (compiler,) = hook["dependencies"]
    assert compiler.replace("[mypyc]", "") in settings("project.optional-dependencies.dev")
    assert not hook["enable-by-default"], "a plain install needs no compiler"


@pytest.mark.parametrize("module", sorted((ROOT / "src").rglob("games/*/state.py")), ids=str)
def test_what_follows_from_the_fields_of_a_state_is_up_to_date(module):
    assert is_up_to_date(module), "run `python -m scripts.fields`"


@pytest.mark.skipif(IS_COMPILED, reason="a compiled class has neither annotations nor slots")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_state_has_all_its_fields_with_their_types(game):
    kind = game.state_type
    annotated = get_type_hints(kind)
    assert dict(kind.parts) == {name: annotated[name] for name in kind.parts}
    slots = {name for part in (kind, State) for name in part.__slots__}
    assert {*kind.parts, *kind.fixed} == slots - {"_choices_of", "_choices", "events"}
    assert not set(kind.parts) & set(kind.fixed)
