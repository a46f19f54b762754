"""Break the rules in every small way there is, and see whether a clause test notices.

    python -m scripts.mutants witchdom                  all mutants of a game's rules
    python -m scripts.mutants witchdom --only brewing   those of one module
    python -m scripts.mutants witchdom --again FILE     those that survived an earlier run (--out FILE)

The game's own tests are collected once and run once, to learn which lines each of them passes. Then
every mutant gets a child process: one function (or table) is exchanged, and the tests that pass its
line run until one fails. Goldens, node counts and random play do not take part: they would notice
almost everything and say nothing.

Mutants that change nothing anybody could see are listed with the reason in `scripts/equivalent.toml`.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import inspect
import os
import signal
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from rich.progress import Progress

from scripts.breaking import GAMES, Mutant, mutants_of
from witchtable.engine.edition import Edition
from witchtable.engine.registry import GAMES as WITCHTABLE_GAMES

ROOT = Path(__file__).parents[1]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
LEFT_OUT = ("test_conservation.py", "test_drawing.py")
"""Random play, and how the terminal draws: neither says which rule is broken."""

SECONDS = 10
"""A mutant that keeps its tests busy for so much longer than they need has been noticed."""

KILLED, SURVIVED, UNSEEN = "killed", "survived", "no test passes here"


# -- how it is put in place ---------------------------------------------------------------------


def install(mutant: Mutant) -> None:
    """Exchange the function, or the tables, in the modules that are running."""
    name = ".".join(mutant.path.relative_to(ROOT / "src").with_suffix("").parts)
    module = importlib.import_module(name.removesuffix(".__init__"))
    code = compile(mutant.tree(), str(mutant.path), "exec")
    name, _, method = mutant.inside.partition(".")
    owner = getattr(module, name, None)
    if method:
        _exchange(inspect.getattr_static(owner, method), code, method)
    elif callable(owner) and not inspect.isclass(owner):
        _exchange(owner, code, name)
    else:
        _exchange_tables(module, code)
    _forget(_package_of_game(module))


def _package_of_game(module: Any) -> str:
    return ".".join(module.__name__.split(".")[:3])


def _forget(package: str) -> None:
    """Empty the caches of a game (its edition too): what was built before was built by true rules."""
    for edition in _editions(package):
        edition.forget_derived()  # tests may hold it, so it is not enough to load another one
    for name, module in list(sys.modules.items()):
        if name.startswith(package):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def _editions(package: str) -> Iterator[Edition]:
    """Find the house edition of a game, if it is loaded."""
    for game in WITCHTABLE_GAMES.values():
        cache_info = getattr(game.house_edition, "cache_info", None)
        if game.state_type.__module__.startswith(package) and cache_info and cache_info().currsize:
            yield game.house_edition()


def _exchange(function: Any, code: CodeType, name: str) -> None:
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    function = getattr(function, "__func__", getattr(function, "fget", function))
    assert isinstance(function, FunctionType), name
    function.__code__ = _code_of(code, name, function.__code__.co_firstlineno)


def _code_of(code: CodeType, name: str, line: int) -> CodeType:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_name == name and constant.co_firstlineno == line:
                return constant
            try:
                return _code_of(constant, name, line)
            except LookupError:
                continue
    raise LookupError(name)


def _exchange_tables(module: Any, code: CodeType) -> None:
    """Run the broken module apart, and take over its values wherever they were imported."""
    fresh = {
        "__name__": module.__name__,
        "__file__": module.__file__,
        "__package__": module.__package__,
    }
    exec(code, fresh)
    for name, new in fresh.items():
        old = vars(module).get(name)
        if name.startswith("__") or callable(new) or inspect.ismodule(new) or name not in vars(module):
            continue
        for other in list(sys.modules.values()):
            if other is not None and vars(other).get(name, old) is old and hasattr(other, name):
                setattr(other, name, new)
        if isinstance(old, dict) and isinstance(new, dict):
            old.clear()
            old.update(new)
        elif isinstance(old, list) and isinstance(new, list):
            old[:] = new
        elif name == "CHAPTER":  # the table of the game was made from it
            package = _package_of_game(module)
            games = [other for at, other in sys.modules.items() if at.startswith(package)]
            rules = next(vars(other)["RULES"] for other in games if "RULES" in vars(other))
            rules.actions.update({each.action: each for each in new.actions})
            rules.perform.update({each.action: each.perform for each in new.actions})


# -- who notices --------------------------------------------------------------------------------


class Hunt:
    """A pytest plugin that runs the collected tests once, and then against every mutant."""

    def __init__(self, mutants: list[Mutant], package: str, workers: int, seconds: float) -> None:
        self.mutants = mutants
        self.package = package
        self.workers = workers
        self.limit = seconds
        self.passing: dict[tuple[str, int], list[Any]] = defaultdict(list)
        self.seconds: dict[Any, float] = {}
        self.verdicts: dict[Mutant, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of the ordinary run."""
        self._learn(session.items)
        running: dict[int, Mutant] = {}
        gc.freeze()  # children share what is there
        with Progress() as progress:
            task = progress.add_task("mutants", total=len(self.mutants))
            for mutant in self.mutants:
                tests = self._tests_of(mutant)
                if not tests:
                    self.verdicts[mutant] = UNSEEN
                    progress.advance(task)
                    continue
                running[self._begin(mutant, tests)] = mutant
                if len(running) >= self.workers:
                    self._wait(running)
                    progress.advance(task)
            while running:
                self._wait(running)
                progress.advance(task)
        return True

    def _learn(self, items: list[Any]) -> None:
        """Run every test once and note the lines of the rules that it passes."""
        files = {str(mutant.path) for mutant in self.mutants}
        for item in items:
            passed: set[tuple[str, int]] = set()
            _forget(self.package)  # what is built once is built by every test that needs it
            began = time.process_time()
            sys.settrace(_tracer(files, passed))
            reports = runtestprotocol(item, log=False, nextitem=None)
            sys.settrace(None)
            self.seconds[item] = time.process_time() - began
            if any(report.failed for report in reports):
                raise pytest.UsageError(f"{item.nodeid} fails without any mutant")
            for spot in passed:
                self.passing[spot].append(item)

    def _tests_of(self, mutant: Mutant) -> list[Any]:
        """List the tests that pass the mutant's line: those of its chapter and vocabulary first."""
        passing = self.passing.get((str(mutant.path), mutant.line))
        if "." in mutant.inside:
            # An object that is built once, by whichever test comes first, and used by all.
            passing = list(self.seconds)
        if not passing and not mutant.inside:
            # A table: whatever runs anything of its module.
            found = {
                test: None
                for (path, _), tests in self.passing.items()
                if path == str(mutant.path)
                for test in tests
            }
            passing = list(found) or list(self.seconds)
        names = (f"test_{mutant.path.stem}.py", "test_vocabulary.py")
        ordered = sorted(passing or [], key=lambda test: self.seconds[test])
        near = [test for test in ordered if test.path.name in names]
        far = [test for test in ordered if test.path.name not in names]
        times = accumulate(self.seconds[test] for test in far)
        return near + [test for test, passed in zip(far, times, strict=True) if passed < self.limit]

    def _begin(self, mutant: Mutant, tests: list[Any]) -> int:
        child = os.fork()
        if child:
            return child
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.alarm(int(SECONDS + 3 * sum(self.seconds[test] for test in tests)))
        try:
            install(mutant)
            for test in tests:
                reports = runtestprotocol(test, log=False, nextitem=None)
                if any(report.failed for report in reports):
                    os._exit(1)
        except BaseException:  # a table that cannot even be built is noticed, too
            os._exit(1)
        os._exit(0)

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.waitpid(-1, 0)
        self.verdicts[running.pop(child)] = SURVIVED if status == 0 else KILLED


def _tracer(files: set[str], passed: set[tuple[str, int]]) -> Callable[..., Any]:
    def lines(frame: FrameType, event: str, argument: object) -> Any:  # noqa: ARG001
        passed.add((frame.f_code.co_filename, frame.f_lineno))
        return lines

    def calls(frame: FrameType, event: str, argument: object) -> Any:  # noqa: ARG001
        return lines if frame.f_code.co_filename in files else None

    return calls


# -- the report ---------------------------------------------------------------------------------


def all_of(game: str) -> list[Mutant]:
    """List the mutants of a game's rules."""
    folder = GAMES / game.replace("-", "_")
    modules = [
        path for name in ("rules", "personalities") for path in sorted((folder / name).rglob("*.py"))
    ]
    modules += filter(Path.is_file, [folder / "agenda.py"])
    return [mutant for path in modules for mutant in mutants_of(path)]


def equivalent(game: str) -> dict[str, str]:
    """Read which mutants change nothing that could be seen, and why."""
    if not EQUIVALENT.exists():
        return {}
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get(game, {})
    return {mutant: why for why, mutants in listed.items() for mutant in mutants}


def main() -> int:
    """Run all mutants of a game's rules and print the score and whoever survived."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])  # type: ignore[union-attr]
    parser.add_argument("game")
    parser.add_argument("--only", help="only modules whose path contains this")
    parser.add_argument("--again", type=Path, help="only the mutants named in this file")
    parser.add_argument("--out", type=Path, help="write the survivors here, one for each line")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument(
        "--seconds", type=float, default=8, help="of tests that a mutant has to survive"
    )
    given = parser.parse_args()
    folder = given.game.replace("-", "_")
    mutants = all_of(given.game)
    if given.only:
        mutants = [mutant for mutant in mutants if given.only in str(mutant.path)]
    if given.again:
        wanted = set(given.again.read_text("utf-8").splitlines())
        mutants = [mutant for mutant in mutants if mutant.name in wanted]
    known = set(equivalent(given.game)) & {mutant.name for mutant in mutants}
    mutants = [mutant for mutant in mutants if mutant.name not in known]
    hunt = Hunt(mutants, f"witchtable.games.{folder}", given.workers, given.seconds)
    tests = [
        str(path)
        for path in sorted((ROOT / "tests" / "games" / folder).glob("test_*.py"))
        if path.name not in LEFT_OUT
    ]
    # Everything the notation can say, offered or refused: short, and for all chapters.
    tests += [str(ROOT / "tests" / "test_vocabulary.py"), "-k", f"not vocabulary or {given.game}"]
    pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", *tests], plugins=[hunt]
    )
    survivors = [mutant for mutant, verdict in hunt.verdicts.items() if verdict != KILLED]
    for mutant in survivors:
        print(f"{mutant.path.relative_to(ROOT)}:{mutant.line} {hunt.verdicts[mutant]}: {mutant.change}")
    if given.out:
        given.out.write_text("".join(f"{mutant.name}\n" for mutant in survivors), "utf-8")
    killed = len(hunt.verdicts) - len(survivors)
    share = killed / max(1, len(hunt.verdicts))
    print(f"{given.game}: {killed} of {len(hunt.verdicts)} mutants caught ({share:.1%}),", end=" ")
    print(f"{len(known)} more are equivalent")
    return 0


if __name__ == "__main__":
    sys.exit(main())
