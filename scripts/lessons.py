"""Check all lessons: positions, steps, texts.

python -m scripts.lessons [GAME]          what is wrong, with file and line
python -m scripts.lessons GAME --try NAME what can be played at each step, and what is right
"""

from __future__ import annotations

import argparse
import sys

from witchtable.engine.errors import WitchtableError
from witchtable.games import GAMES
from witchtable.lessons import Tutor, course, find
from witchtable.lessons.checking import check


def main() -> int:
    """Check what is asked for; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--try", dest="tried", metavar="NAME")
    given = parser.parse_args()
    if given.tried:
        return _try(given.game, given.tried)
    problems = []
    for game in GAMES.values():
        if given.game in (None, game.id):
            try:
                problems += [problem for lesson in course(game) for problem in check(game, lesson)]
            except WitchtableError as problem:
                problems.append(problem)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def _try(game: str, name: str) -> int:
    lesson = find(GAMES[game], name)
    if lesson is None:
        print("there is no such lesson")
        return 1
    tutor = Tutor(lesson)
    match = tutor.open()
    tutor.let_others_play(match)
    for at, step in enumerate(lesson.step):
        print(f"--- {at + 1} {step.name}")
        if not step.asks:
            continue
        state = match.state
        print("\n".join(tutor.game.draw(state.view(lesson.pupil), state.edition)))
        print("offered:", *(f"  {action}" for action in state.legal(lesson.pupil)), sep="\n")
        for text in step.plays:
            match.play(lesson.pupil, tutor.game.parse(text))
            made = tutor.let_others_play(match)
            print(f"plays {text}; others: {[f'{move.seat} {move.action}' for move in made]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
