"""The small ways in which a module can be broken, one node of its syntax tree at a time."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

__all__ = ["GAMES", "Mutant", "mutants_of"]

GAMES = Path(__file__).parents[1] / "src" / "witchtable" / "games"


class Mutant(NamedTuple):
    """One small change of a module: the function it is in ('' for a table), and what it does."""

    path: Path
    inside: str
    line: int
    change: str
    node: int
    """Which node of the module is broken, counted as `ast.walk` goes."""
    variant: int

    @property
    def name(self) -> str:
        """Where it is and what it does; stays the same when lines move."""
        return f"{self.path.relative_to(GAMES).as_posix()}:{self.inside or '(table)'}: {self.change}"

    def tree(self) -> ast.Module:
        """Build the broken module."""
        tree = ast.parse(self.path.read_text("utf-8"))
        target = next(node for number, node in enumerate(ast.walk(tree)) if number == self.node)
        other = list(variants(target))[self.variant]
        if hasattr(target, "lineno"):
            ast.copy_location(other, target)
        for parent in ast.walk(tree):
            for name, value in ast.iter_fields(parent):
                if value is target:
                    setattr(parent, name, other)
                elif isinstance(value, list):
                    value[:] = [other if item is target else item for item in value]
        return ast.fix_missing_locations(tree)


_SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Continue: ast.Break,
    ast.Break: ast.Continue,
}


_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """Build every broken form of one node, its parts left alone."""
    for kind, breaking in _BREAKING.items():
        if isinstance(node, kind):
            yield from breaking(copy.deepcopy(node))


def _comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for at, operator in enumerate(node.ops):
        twin = copy.deepcopy(node)
        twin.ops[at] = _SWAPS[type(operator)]()  # type: ignore[call-overload]
        yield twin


def _conditions(node: ast.BoolOp) -> Iterator[ast.AST]:
    """Swap and/or, and leave out one part after the other."""
    yield ast.BoolOp(_SWAPS[type(node.op)](), node.values)  # type: ignore[arg-type]
    for at in range(len(node.values)):
        rest = node.values[:at] + node.values[at + 1 :]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _sums(node: ast.BinOp | ast.AugAssign) -> Iterator[ast.AST]:
    if type(node.op) in _SWAPS and not _joins(node):
        twin = copy.deepcopy(node)
        twin.op = _SWAPS[type(node.op)]()  # type: ignore[assignment]
        yield twin
    if isinstance(node, ast.AugAssign):
        yield ast.Assign([node.target], node.value)


def _denials(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not):
        yield node.operand


def _branches(node: ast.If | ast.IfExp | ast.While) -> Iterator[ast.AST]:
    if not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):  # those are broken themselves
        node.test = ast.UnaryOp(ast.Not(), node.test)
        yield node


def _filters(node: ast.comprehension) -> Iterator[ast.AST]:
    for at in range(len(node.ifs)):
        yield ast.comprehension(node.target, node.iter, node.ifs[:at] + node.ifs[at + 1 :], 0)


def _constants(node: ast.Constant) -> Iterator[ast.AST]:
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        if value > 0:
            yield ast.Constant(value - 1)
    elif isinstance(value, str):
        yield ast.Constant(f"{value}x")


def _changes(node: ast.Expr | ast.Assign) -> Iterator[ast.AST]:
    """Forget a call, or a change of the state."""
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if is_call or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    ):
        yield ast.Pass()


def _answers(node: ast.Return) -> Iterator[ast.AST]:
    if node.value is not None and not isinstance(node.value, ast.Constant):
        yield ast.Return(ast.Constant(None))


def _orders(node: ast.Tuple) -> Iterator[ast.AST]:
    """Put what is added to a row at its other end."""
    if any(isinstance(part, ast.Starred) for part in node.elts) and len(node.elts) > 1:
        yield ast.Tuple(node.elts[::-1], node.ctx)


def _leaps(node: ast.Continue | ast.Break) -> Iterator[ast.AST]:
    yield _SWAPS[type(node)]()


def _calls(node: ast.Name) -> Iterator[ast.AST]:
    if node.id in _NAMES:
        yield ast.Name(_NAMES[node.id], node.ctx)


# Any: each takes the kind of node that it stands beside.
_BREAKING: dict[Any, Callable[[Any], Iterator[ast.AST]]] = {
    ast.Compare: _comparisons,
    ast.BoolOp: _conditions,
    ast.BinOp | ast.AugAssign: _sums,
    ast.UnaryOp: _denials,
    ast.If | ast.IfExp | ast.While: _branches,
    ast.comprehension: _filters,
    ast.Constant: _constants,
    ast.Expr | ast.Assign: _changes,
    ast.Return: _answers,
    ast.Tuple: _orders,
    ast.Continue | ast.Break: _leaps,
    ast.Name: _calls,
}


def _joins(node: ast.BinOp | ast.AugAssign) -> bool:
    """Say whether rows are put together: that they cannot be subtracted needs no test."""
    sides = [node.value] if isinstance(node, ast.AugAssign) else [node.left, node.right]
    return any(isinstance(side, ast.Tuple | ast.List | ast.ListComp | ast.JoinedStr) for side in sides)


def _spots(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Walk over all nodes that may be broken, with the function or method each belongs to."""
    owners: list[tuple[str, ast.AST]] = [("", tree)]
    while owners:
        inside, owner = owners.pop(0)
        for node in _parts(owner):
            if _is_no_rule(node):
                continue
            if isinstance(owner, ast.Module | ast.ClassDef) and isinstance(
                node, ast.FunctionDef | ast.ClassDef
            ):
                # What is defined inside a function is exchanged together with it.
                owners.append((f"{inside}.{node.name}".lstrip("."), node))
            else:
                yield inside, node
                owners.append((inside, node))


def _parts(node: ast.AST) -> list[ast.AST]:
    """List what stands directly below a node, but for annotations and decorators."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return list(node.body)
    if isinstance(node, ast.AnnAssign):
        return [node.value] if node.value is not None else []
    return list(ast.iter_child_nodes(node))


def _is_no_rule(node: ast.AST) -> bool:
    """Leave out docstrings, imports, lists of names, and what is asserted anyway."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.arguments):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("__all__", "__slots__")


def mutants_of(path: Path) -> list[Mutant]:
    """List all mutants of a module."""
    source = path.read_text("utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    passable = set(_passable(compile(source, str(path), "exec")))
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}
    seen: Counter[str] = Counter()
    found: list[Mutant] = []
    for inside, node in _spots(tree):
        for variant, other in enumerate(variants(node)):
            line = _line(node)
            change = f"{_first_line(node)} -> {_first_line(other)}"
            if isinstance(node, ast.Constant):  # a lone word or number tells little
                change += f" in {lines[line - 1].strip()}"
            seen[f"{inside} {change}"] += 1
            if (times := seen[f"{inside} {change}"]) > 1:
                change += f" #{times}"
            while line > 1 and line not in passable:
                line -= 1  # a row of constants is loaded where it begins
            found.append(Mutant(path, inside, line, change, numbers[id(node)], variant))
    return found


def _passable(code: CodeType) -> Iterator[int]:
    """List the lines that a run can pass."""
    yield from (line for _, _, line in code.co_lines() if line)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _passable(constant)


def _line(node: ast.AST) -> int:
    """Find the line of a node; a filter has none of its own."""
    line: int = node.target.lineno if isinstance(node, ast.comprehension) else node.lineno  # type: ignore[attr-defined]
    return line


def _first_line(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split("\n")[0]
