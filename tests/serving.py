"""The real server in a process of its own, for tests that come to it as others do: over the network."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[str]:
    """Run `witchtable serve` on a data folder; gives its address, without the slash at the end."""
    command = [sys.executable, "-m", "witchtable", "serve", "--no-browser", "--no-limits"]
    command += ["--port", str(port), "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            ready = re.search(r"(http://\S+)/ ", process.stdout.readline())
            assert ready, "the server did not come up"
            yield ready[1]
        finally:
            process.terminate()
            process.wait(30)
