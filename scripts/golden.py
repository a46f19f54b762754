"""Golden games: readable playthroughs that show when behaviour changes.

    python -m scripts.golden --update          keep the moves, rewrite what follows from them
    python -m scripts.golden --new NAME GAME --bots a,b --seed 7 [--option k=v]

A golden shows *that* something changed; a clause test says which of the two is right.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from witchtable import GAMES, Match, Place, bot
from witchtable.engine.moves import Event
from witchtable.engine.record import LETTERS

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def render(match: Match) -> str:
    """Write a match as a golden: the deal, and each move with what it led to."""
    deal = match.deal
    options = [f"{name}={value}" for name, value in deal.options.items()]
    state, opening = match.game.open(deal)
    lines = [
        f"{match.game.id} seats={deal.seats} seed={deal.seed} rules={match.game.rules_version}",
        f"options {' '.join(options)}",
        f"players {' '.join(match.players)}",
        *_told(opening),
    ]
    for number, move in enumerate(match.log, start=1):
        lines.append(f"{number} {LETTERS[move.seat]} {move.action}")
        lines += _told(state.apply(move.seat, move.action))
        # Often enough to find the first difference, seldom enough to read past.
        if number % 25 == 0 or not state.deciders:
            lines.append(f"= {state.digest} scores {' '.join(map(str, state.scores))}")
    for seat in range(state.seats):
        sheet = " ".join(
            f"{line.label.split('-')[-1]} {line.points}" for line in state.score_sheet(seat)
        )
        lines.append(f"sheet {LETTERS[seat]}: {sheet}")
    lines.append(f"winners {' '.join(LETTERS[seat] for seat in state.winners)}")
    return "\n".join(lines) + "\n"


def replay(text: str) -> Match:
    """Play the moves of a golden again, whatever it says about their outcome."""
    head, options, players, *rest = text.splitlines()
    name, *settings = head.split()
    game = GAMES[name]
    values = dict(setting.split("=", 1) for setting in settings)
    chosen: dict[str, Any] = {}
    for setting in options.split()[1:]:
        key, value = setting.split("=")
        chosen[key] = game.options[key].read(value.lower())
    match = Match(
        game,
        seats=int(values["seats"]),
        seed=values["seed"],
        players=players.split()[1:],
        **chosen,
    )
    for line in rest:
        number, _, action = line.partition(" ")
        if number.isdecimal():
            seat, _, notation = action.partition(" ")
            match.play(LETTERS.index(seat), game.parse(notation))
    return match


def _told(events: list[Event]) -> list[str]:
    return [f"  {_event(event)}" for event in events]


def _event(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    return " ".join(_value(value) for value in fields.values())


def _value(value: object) -> str:
    if isinstance(value, list | tuple):
        return "[" + " ".join(str(part) for part in value) + "]"
    return "-" if value is None else str(value)


def _new(arguments: argparse.Namespace) -> None:
    game = GAMES[arguments.game]
    levels = arguments.bots.split(",")
    options = {
        key: game.options[key].read(value)
        for key, value in (setting.split("=") for setting in arguments.option)
    }
    match = Match(game, seats=len(levels), seed=arguments.seed, players=levels, **options)
    players = [bot(level, game, seed=seat) for seat, level in enumerate(levels)]
    while match.state.deciders:
        seat = match.state.deciders[0]
        match.play(seat, players[seat].choose(Place(match.state, seat)))
    _path(game.id, arguments.new).write_text(render(match), "utf-8")


def _path(game: str, name: str) -> Path:
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{name}.txt"


def main() -> None:
    """Update all goldens, or write a new one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--new", metavar="NAME")
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("--bots", default="apprentice,apprentice")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[])
    arguments = parser.parse_args()
    if arguments.new and arguments.game:
        _new(arguments)
    elif arguments.update:
        for path in sorted(FOLDER.rglob("*.txt")):
            path.write_text(render(replay(path.read_text("utf-8"))), "utf-8")
            print(path.relative_to(FOLDER), file=sys.stderr)
    else:
        parser.error("say --update, or --new NAME GAME")


if __name__ == "__main__":
    main()
