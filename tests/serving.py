"""The real server in a process of its own, for tests that come to it as others do: over the network."""

from __future__ import annotations

import random
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from witchtable.client import Client, Decision, JoinedTable, MoveRejected


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
def serving(
    data: Path,
    port: int = 0,
    options: Sequence[str] = ("--no-limits",),
    module: str = "witchtable",
) -> Iterator[str]:
    """Run `witchtable serve` on a data folder; gives its address, without the slash at the end."""
    command = [sys.executable, "-m", module, "serve", "--no-browser", *options]
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


def never(_decision: Decision, _moves: int) -> bool:
    """Play on to the end."""
    return False


def let_chance_play(table: JoinedTable, until: Callable[[Decision, int], bool] = never) -> None:
    """Let chance play until something holds for a decision and the moves before it, or to the end."""
    chance = random.Random(8)
    for moves, decision in enumerate(table.decisions()):
        if until(decision, moves):
            return
        steps = [action for action in decision.legal if not action.startswith(("back", "redraw"))]
        try:
            table.play(decision, chance.choice(steps or decision.legal))
        except MoveRejected as rejected:
            # Somebody else was faster, and the decision comes again.
            if rejected.code != "stale":
                raise


def play_to_the_end(address: str, game: str, seats: int = 2) -> str:
    """Let chance and a bot play a public game to its end; gives the table."""
    with Client(address, name="Chance") as client:
        bots = dict.fromkeys(range(1, seats), "apprentice")
        table = client.open(game, seats=seats, bots=bots, deal=77, public=True)  # nobody else plays it
        let_chance_play(table)
        return table.id
