"""The compiled build beside the plain one: a process of its own that measures what it is asked to."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

ROOT = Path(__file__).parents[1]
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


def answer(measure: Callable[..., object]) -> None:
    """Measure what standard input asks for, line by line, until it ends."""
    for line in sys.stdin:
        print(json.dumps(measure(*json.loads(line))), flush=True)
