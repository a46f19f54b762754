"""Compiles the sources in a zip, by the Python that will run them (`compile.mjs`)."""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator
from importlib import _bootstrap_external
from types import CodeType
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def compile_all(given: Any) -> bytes:
    """Replace each source by its bytecode: nothing is compiled in the browser."""
    found = io.BytesIO()
    with ZipFile(io.BytesIO(given.to_bytes())) as sources, ZipFile(found, "w") as compiled:
        for name in sorted(sources.namelist()):
            body = sources.read(name)
            if name.endswith(".py"):
                body, name = _compiled(body, name), f"{name}c"
            # Always of the same date: the same sources make the same bytes.
            compiled.writestr(ZipInfo(name), body, ZIP_DEFLATED, 9)
    return found.getvalue()


def _compiled(body: bytes, name: str) -> bytes:
    tree = ast.parse(body, name)
    for node in ast.walk(tree):
        # Those of classes stay: some make up their own where there is none.
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) and _has_text(node):
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
            # `from __future__` stands where the text stood.
            node.body = node.body[1:] or node.body
    code = _lighter(compile(tree, name, "exec", dont_inherit=True))
    # By a hash that nobody checks: there is no source to compare it with.
    to_pyc: Any = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]
    return bytes(to_pyc(code, bytes(8), False))


def _has_text(node: ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return ast.get_docstring(node, clean=False) is not None


def _lighter(code: CodeType) -> CodeType:
    """Leave out in which columns of its line something stands: much, and only for errors."""
    return code.replace(
        co_linetable=b"".join(_lines(code)),
        co_consts=tuple(
            _lighter(part) if isinstance(part, CodeType) else part for part in code.co_consts
        ),
    )


def _lines(code: CodeType) -> Iterator[bytes]:
    """Write which line each instruction comes from, as `co_linetable` has it."""
    last = code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // 2
        while units > 0:
            length = min(units, 8)
            if line is None:
                yield bytes([0x80 | 15 << 3 | length - 1])
            else:
                yield bytes([0x80 | 13 << 3 | length - 1]) + _signed(line - last)
                last = line
            units -= length


def _signed(number: int) -> bytes:
    rest, found = (abs(number) << 1) | (number < 0), []
    while rest > 63:
        found.append(0x40 | rest & 63)
        rest >>= 6
    return bytes([*found, rest])
