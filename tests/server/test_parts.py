"""The folders show the parts of the server: what answers knows no door and no disk."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import witchtable

SERVER = Path(witchtable.__file__).parent / "server"
MODULES = sorted(SERVER.rglob("*.py"))

# What each part may import of the server, at run time; the store's protocol is not its SQLite.
ALLOWED = {
    "protocol": {"protocol"},
    "store": {"protocol", "store"},
    "tables": {"protocol", "store", "tables"},
    "service": {"protocol", "store", "tables", "service"},
    "routes": {"protocol", "store", "tables", "service", "routes"},
    "thinking": {"protocol", "store", "tables", "thinking"},
}
# What answers also has to run where there is no network, no thread and no file: inside a browser.
ANSWERS = {"protocol", "tables", "service", "routes"}
FORBIDDEN = {
    "litestar",
    "uvicorn",
    "sqlite3",
    "threading",
    "multiprocessing",
    "concurrent",
    "subprocess",
    "socket",
    "prometheus_client",
    "brotli",
}


def part(path):
    parts = path.relative_to(SERVER).parts
    return parts[0] if len(parts) > 1 else ""


def imports(node):
    """Names that are imported at run time."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.Import):
            yield from (name.name for name in child.names)
        elif isinstance(child, ast.ImportFrom) and child.module:
            yield child.module
        else:
            yield from imports(child)


def names(path):
    return imports(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_parts_of_the_server_import_one_way(path):
    allowed = ALLOWED.get(part(path))
    if allowed is None:
        return  # the door puts everything together
    for name in names(path):
        if name.startswith("witchtable.server."):
            assert name.split(".")[2] in allowed, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_what_answers_needs_no_network_no_thread_and_no_file(path):
    if part(path) not in ANSWERS:
        return
    for name in names(path):
        assert name.split(".")[0] not in FORBIDDEN, f"{path.name} imports {name}"
        assert not name.startswith("witchtable.server.store."), f"{path.name} knows how {name} keeps"


def test_what_answers_can_be_loaded_without_any_of_it():
    """Nothing of it comes in by another way either."""
    gone = ["litestar", "uvicorn", "sqlite3", "multiprocessing", "prometheus_client", "brotli"]
    code = f"""
import sys
sys.modules |= dict.fromkeys({gone!r})
from witchtable.server.service import callers, dialogue, lobby, questions, seating
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


# -- doors and what is behind them --------------------------------------------------------------------

DOORS = [path for path in MODULES if part(path) in ("http", "routes")]
BEHIND = [path for path in MODULES if part(path) in ANSWERS - {"routes"}]
# Words come from the engine, the shape of a review from where it is made; the description of the API
# shows the shapes that games declare.
DOORS_MAY_KNOW = {
    "witchtable.engine.texts": DOORS,
    "witchtable.reviews": [SERVER / "http" / "openapi.py"],
    "witchtable.games": [SERVER / "http" / "openapi.py"],
}
# How a table is played at: whoever looks there knows rules of the game, or of the table.
INSIDE_A_TABLE = {"match", "playing", "legal", "deciders", "apply", "viewpoints", "undo", "absence"}
INSIDE_A_TABLE |= {"setup", "seats_of", "sits", "votes", "audience", "store", "seats"}
CARRIED = ("http", "cookie", "header", "litestar", "websocket", "status_code", "asgi", "useragent")


def identifiers(path):
    """Names that a module uses or gives, attributes and arguments among them; no texts."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        for field in ("id", "attr", "arg", "name", "asname"):
            if isinstance(name := getattr(node, field, None), str):
                yield name


@pytest.mark.parametrize("path", DOORS, ids=lambda path: path.name)
def test_a_door_knows_no_rule(path):
    for name in names(path):
        if name.startswith("witchtable.") and not name.startswith("witchtable.server"):
            assert path in DOORS_MAY_KNOW.get(name, []), f"{path.name} imports {name}"


@pytest.mark.parametrize("path", DOORS, ids=lambda path: path.name)
def test_a_door_does_not_look_inside_a_table_or_the_store(path):
    tree = ast.parse(path.read_text("utf-8"))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert used & INSIDE_A_TABLE == set()


@pytest.mark.parametrize("path", DOORS, ids=lambda path: path.name)
def test_a_door_decides_nothing(path):
    """What is refused is refused behind it, in one form for all doors."""
    raised = [
        node.exc for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Raise)
    ]
    for problem in raised:
        assert problem is None or "Refused" not in ast.unparse(problem), f"{path.name} refuses"


@pytest.mark.parametrize("path", BEHIND, ids=lambda path: str(path.relative_to(SERVER)))
def test_what_answers_has_no_word_for_how_it_travels(path):
    found = {name for name in identifiers(path) if any(word in name.lower() for word in CARRIED)}
    assert found == set()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_modules_of_the_server_have_one_subject(path):
    assert len(path.read_text("utf-8").splitlines()) <= 400


def test_two_things_have_two_names():
    """Whoever reads a name in one part of the server has not met it as something else in another."""
    found = [
        node.name
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert sorted(found) == sorted(set(found))
