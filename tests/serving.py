"""The real server in a process of its own, for tests that come to it as others do: over the network."""

from __future__ import annotations

import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    """Find a port that stays free while a server is restarted.

    Not one that the system hands out by itself: in between, another test could be given the same.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[str]:
    """Run `witchtable serve` on a data folder; gives its address, without the slash at the end."""
    command = [sys.executable, "-m", "witchtable", "serve", "--no-browser", "--no-limits"]
    command += ["--port", str(port or free_port()), "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            ready = re.search(r"(http://\S+)/ ", process.stdout.readline())
            assert ready, "the server did not come up"
            yield ready[1]
        finally:
            process.terminate()
            process.wait(30)
