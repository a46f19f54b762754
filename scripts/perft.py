"""Node counts: how many sequences of decisions of a given length start from a deal.

    python -m scripts.perft            compare with tests/perft/<game>.txt
    python -m scripts.perft --update   write the counts anew

A mismatch prints the count below each first action, which points at the wrong rule.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from witchtable import GAMES, State

FOLDER = Path(__file__).parents[1] / "tests" / "perft"


class Case(NamedTuple):
    """One line of a perft file."""

    game: str
    seats: int
    seed: str
    skip: int
    options: str
    depth: int
    sequences: int

    def position(self) -> State:
        """Deal, then play the first legal action `skip` times."""
        game = GAMES[self.game]
        options = {} if self.options == "-" else dict(o.split("=") for o in self.options.split(","))
        read = {name: game.options[name].read(value) for name, value in options.items()}
        state = game.new(seats=self.seats, seed=self.seed, **read)
        for _ in range(self.skip):
            seat = state.deciders[0]
            state.apply_trusted(seat, state.legal(seat)[0])
        return state


def count(state: State, depth: int) -> int:
    """Count the sequences of `depth` decisions; the first decider decides first."""
    if depth == 0 or not state.deciders:
        return 1
    seat = state.deciders[0]
    actions = state.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        twin = state.copy()
        twin.apply_trusted(seat, action)
        total += count(twin, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[str, int]:
    """Count below each first action."""
    seat = state.deciders[0]
    counts = {}
    for action in state.legal(seat):
        twin = state.copy()
        twin.apply_trusted(seat, action)
        counts[str(action)] = count(twin, depth - 1)
    return counts


def cases() -> Iterator[Case]:
    """Read all perft files."""
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                seats, seed, skip, options, depth, sequences = line.split()
                yield Case(path.stem, int(seats), seed, int(skip), options, int(depth), int(sequences))


def main() -> None:
    """Compare or update."""
    update = "--update" in sys.argv
    for path in sorted(FOLDER.glob("*.txt")):
        lines = []
        todo = {case[:-1]: case for case in cases() if case.game == path.stem}
        for line in path.read_text("utf-8").splitlines():
            if not line or line.startswith("#"):
                lines.append(line)
                continue
            case = todo.pop(next(iter(todo)))
            found = count(case.position(), case.depth)
            if found != case.sequences:
                print(f"{path.name}: {line}: found {found}")
                for action, below in divide(case.position(), case.depth).items():
                    print(f"  {below:>8} {action}")
            lines.append(" ".join([*line.split()[:-1], str(found)]))
        if update:
            path.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
