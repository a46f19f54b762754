"""Answers are filled in by name: a field that is new, and forgotten somewhere, is found by mypy."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

import witchtable
from witchtable.server.protocol import answers, messages

SERVER = Path(witchtable.__file__).parent / "server"
STRUCTS = {
    name: value
    for module in (messages, answers)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, msgspec.Struct)
}


def spread(tree):
    """Calls that are given fields in bulk, which mypy does not see."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg is None:
                    yield ast.unparse(node.func), ast.unparse(keyword.value)


def test_every_field_of_an_answer_is_filled_in_by_its_name():
    """But for those of a table, in answers that say more than that: `describe_table` has them."""
    found = set()
    for path in SERVER.rglob("*.py"):
        for function, fields in spread(ast.parse(path.read_text("utf-8"))):
            if function in STRUCTS or function in ("kind", "cls"):
                assert fields.startswith("table_fields("), f"{path.name}: {function}(**{fields})"
                found.add(function)
    assert found == {"OpenedTable", "TableAndSeat", "TableAndPosition"}


@pytest.mark.parametrize("kind", ["OpenedTable", "TableAndSeat", "TableAndPosition", "ListedTable"])
def test_what_is_forgotten_has_no_default_that_hides_it(kind):
    """What can be left out is; all else has to be said, or the answer cannot be made."""
    for field in msgspec.structs.fields(STRUCTS[kind]):
        can_be_left_out = "UnsetType" in str(field.type)
        assert field.required != can_be_left_out, field.name
