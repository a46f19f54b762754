"""The folders show the architecture: imports point one way, and only the registry names a game."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "witchtable"
MODULES = sorted(SOURCE.rglob("*.py"))

# What each layer may import of ours; `games` only its own folder besides the engine.
ALLOWED = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "reviews": {"engine", "games", "bots", "reviews"},
    "guests": {"engine", "games", "bots", "guests"},
    "lab": {"engine", "games", "bots", "guests", "reviews", "lab"},
    "lessons": {"engine", "games", "bots", "lessons"},
    "server": {"engine", "games", "bots", "guests", "lessons", "reviews", "server"},
    "site": {"engine", "games", "lessons", "server", "site"},
    "cli": {"engine", "games", "bots", "guests", "lab", "lessons", "reviews", "server", "site", "cli"},
}
# The engine, the games and the bots also run where there are no files, threads, clocks or sockets.
PURE = {"engine", "games", "bots", "reviews"}
# Mypy and its compiler read the last two; at run time nobody imports them (engine/compiling.py).
ALLOWED_LIBRARIES = {"msgspec", "fluent", "mypy_extensions", "typing_extensions"}
FORBIDDEN = {
    "threading",
    "asyncio",
    "socket",
    "time",
    "datetime",
    "subprocess",
    "os.environ",
    "secrets",
}


def imports(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            if node.module.startswith("witchtable"):
                yield from (f"{node.module}.{name.name}" for name in node.names)


def layer(path):
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path):
    allowed = ALLOWED.get(layer(path))
    if allowed is None:
        return  # the package itself gathers everything
    for name in imports(path):
        if name.startswith("witchtable."):
            assert name.split(".")[1] in allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_engine_games_and_bots_need_nothing_but_python_and_msgspec(path):
    if layer(path) not in PURE:
        return
    import sys

    for name in imports(path):
        root = name.split(".")[0]
        ours = root in sys.stdlib_module_names or root in ALLOWED_LIBRARIES or root == "witchtable"
        assert ours, f"{path.name} imports {name}"
        # The one clock of the bots: to stop when their time is over.
        if path.relative_to(SOURCE).parts == ("bots", "clock.py"):
            continue
        assert root not in FORBIDDEN, f"{path.name} imports {name}"


def at_once(path):
    """What a module imports when it is imported itself: not for the type checker, not in a function."""
    todo = list(ast.parse(path.read_text("utf-8")).body)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            todo += node.orelse
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("witchtable"):
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif not isinstance(node, ast.FunctionDef):
            todo += [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt)]


ENGINE = [path for path in MODULES if layer(path) == "engine"]


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.name)
def test_the_engine_imports_its_own_modules_at_once_or_not_at_all(path):
    """An import inside a function hides a cycle."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef):
            hidden = [node for node in ast.walk(function) if isinstance(node, ast.ImportFrom)]
            assert not any((node.module or "").startswith("witchtable") for node in hidden)


def test_the_engine_can_be_read_from_the_bottom_up():
    """Each module builds on those read before it: no imports in a circle."""
    waiting = {
        f"witchtable.engine.{path.stem}": {name for name in at_once(path) if ".engine." in name}
        for path in ENGINE
    }
    while waiting:
        ready = [name for name, needs in waiting.items() if not needs & waiting.keys()]
        assert ready, f"these import each other: {', '.join(waiting)}"
        for name in ready:
            del waiting[name]


def test_only_the_registry_and_its_own_folder_name_a_game():
    folders = [path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]
    assert folders
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
        if parts == ("games", "__init__.py"):
            continue
        for name in imports(path):
            for folder in folders:
                assert folder == own or f"games.{folder}" not in name, f"{path} names {folder}"


def things():
    """Every class and every other name of a type, with the world it lives in.

    Games may each have their own `View`; a client reads the server's words under the same names.
    """
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        world = "/".join(parts[:2]) if parts[0] == "games" else parts[0] == "client.py"
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield world, node.name
            elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
                yield world, ast.unparse(node.target)


def test_two_things_have_two_names():
    known = Counter(thing for thing in things() if not thing[1].startswith("_"))
    assert [thing for thing, number in known.items() if number > 1] == []


def test_modules_are_short_enough_to_read():
    for path in MODULES:
        assert len(path.read_text("utf-8").splitlines()) <= 400, f"{path.name} has a second subject"
