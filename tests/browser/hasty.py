"""A server whose time tests push on: after SIGUSR1 it is three minutes later for whoever is away.

python -m tests.browser.hasty serve --no-browser …
"""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time

from tests.serving import free_port

PUSH = 180.0  # seconds


@contextmanager
def hasty_server(data: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """Run it; gives its address, and a way to push its time on."""
    command = [sys.executable, "-m", "tests.browser.hasty", "serve", "--no-browser", "--no-limits"]
    command += ["--port", str(free_port()), "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            ready = re.search(r"(http://\S+)/ ", process.stdout.readline())
            assert ready, "the server did not come up"
            yield ready[1], lambda: process.send_signal(signal.SIGUSR1)
        finally:
            process.terminate()
            process.wait(30)


def main() -> None:
    """Serve, and look after the house all the time."""
    from tests.browser.lasting import let_files_last
    from witchtable.cli import main
    from witchtable.server.service import Service
    from witchtable.server.tables import absence
    from witchtable.server.tables.times import now

    ahead = [0.0]

    def push(*_: object) -> None:
        ahead[0] += PUSH

    async def keep_going(service: Service) -> None:
        while True:
            await asyncio.sleep(0.1)
            await service.tidy_up()

    let_files_last()
    absence.time = lambda: time() + ahead[0]
    absence.now = lambda: now() + ahead[0]
    Service._keep_going = keep_going
    signal.signal(signal.SIGUSR1, push)
    main()


if __name__ == "__main__":
    main()
