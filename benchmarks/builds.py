"""The compiled build beside the plain one: a process of its own that measures what it is asked to.

`run` is the command line of a benchmark that measures both.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results"
COMPILED_PYTHON = ROOT / ".venv-compiled" / "bin" / "python"


class CompiledBuild:
    """A benchmark run by the compiled build (`make compiled`), question by question."""

    def __init__(self, module: str) -> None:
        command = [str(COMPILED_PYTHON), "-m", module, "--answer"]
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, text=True, cwd=ROOT)

    @classmethod
    def start(cls, module: str, ending: ExitStack) -> CompiledBuild | None:
        """Start it, if it has been built; it ends with `ending`."""
        if not COMPILED_PYTHON.exists():
            return None
        build = cls(module)
        ending.enter_context(build.process)
        return build

    def ask(self, *question: object) -> Any:
        """Let it measure, and wait for the figures."""
        assert self.process.stdin and self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def run(
    name: str,
    about: str | None,
    *,
    seconds: float,
    measure: Callable[[float], dict[str, Any]],
    show: Callable[[dict[str, Any]], None],
    answer: Callable[..., object],
) -> None:
    """Measure, print a table, write JSON; or be the compiled build and answer what it is asked."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seconds", type=float, default=seconds, help="for each game in each round")
    parser.add_argument("--json", type=Path, default=RESULTS / f"{name}.json")
    parser.add_argument("--answer", action="store_true", help="measure what standard input asks for")
    arguments = parser.parse_args()
    if arguments.answer:
        for line in sys.stdin:
            print(json.dumps(answer(*json.loads(line))), flush=True)
        return
    figures = measure(arguments.seconds)
    show(figures)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    print(f"written to {arguments.json}", file=sys.stderr)
