"""The positions that "How to play" shows.

    python -m scripts.examples            write them anew
    python -m scripts.examples --replay   first make the same moves with the rules of now

They are moments of games that were really played (tests/examples): views as a seat gets them, with what
the rules answer it. So a picture shows nothing that could not lie on a table.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from witchtable import GAMES, Match
from witchtable.engine.record import LETTERS

ROOT: Final = Path(__file__).parents[1]
RECORDS: Final = ROOT / "tests" / "examples"
WRITTEN: Final = ROOT / "src" / "witchtable" / "web" / "how-to-play"


class Moment(NamedTuple):
    """After how many moves, seen from which seat, with which aid (a name and its question)."""

    moves: int | None
    seat: int
    aid: str = ""
    question: tuple[tuple[str, str], ...] = ()
    answer: str = ""
    """Which part of the answer, where it has many."""


MOMENTS: Final[dict[str, dict[str, Moment]]] = {
    "whirling-witchcraft": {"brew": Moment(69, 1, "overflow")},
    "witchdom": {"collect": Moment(79, 0), "brew": Moment(73, 1), "end": Moment(None, 0)},
    "witchstone": {
        "tile": Moment(171, 0, "forecast", (("tile", "energy-crystal"),), "c3 b2"),
        "placed": Moment(172, 0),
    },
}


def examples(game: str) -> dict[str, Any]:
    """Look at the moments of a game."""
    record = (RECORDS / f"{game}.txt").read_text("utf-8")
    return {name: _seen(Match.loads(record), moment) for name, moment in MOMENTS[game].items()}


def _seen(match: Match, moment: Moment) -> dict[str, Any]:
    if moment.moves is not None:
        match.rewind(moment.moves)
    state, seat = match.state, moment.seat
    found: dict[str, Any] = {"seat": seat, "names": match.players, "view": state.view(seat)}
    if moment.aid:
        answer = msgspec.to_builtins(match.game.aids[moment.aid](state, seat, dict(moment.question)))
        found["aid"] = answer[moment.answer] if moment.answer else answer
    written: dict[str, Any] = msgspec.to_builtins(found)
    return written


def write(game: str) -> str:
    """Write the moments of a game as the page reads them."""
    return msgspec.json.format(msgspec.json.encode(examples(game)), indent=1).decode() + "\n"


def replay(game: str, record: str) -> str:
    """Make the moves of a record again, whatever rules and pieces it was made with."""
    lines = record.splitlines()
    head = dict(line.split(": ", 1) for line in lines if ": " in line)
    players = msgspec.json.decode(head["players"])
    match = Match(
        GAMES[game], seats=len(players), seed=msgspec.json.decode(head["seed"]), players=players
    )
    for line in lines[lines.index("moves:") + 1 :]:
        number, _, move = line.partition(" ")
        if number.isdecimal():
            seat, _, action = move.partition(" ")
            match.play(LETTERS.index(seat), match.game.parse(action))
    return match.dumps()


def main() -> None:
    """Write all of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--replay", action="store_true")
    again = parser.parse_args().replay
    WRITTEN.mkdir(exist_ok=True)
    for game in MOMENTS:
        path = RECORDS / f"{game}.txt"
        if again:
            path.write_text(replay(game, path.read_text("utf-8")), "utf-8")
        (WRITTEN / f"{game}.json").write_text(write(game), "utf-8")
        print(game, file=sys.stderr)


if __name__ == "__main__":
    main()
