"""Check all lessons: positions, steps, texts.

python -m scripts.lessons [GAME]          what is wrong, with file and line
python -m scripts.lessons GAME --try NAME what can be played at each step, and what is right
python -m scripts.lessons --minutes       how long the lessons take, in each language
"""

from __future__ import annotations

import argparse
import sys

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import languages
from witchtable.games import GAMES
from witchtable.lessons import Tutor, course, find
from witchtable.lessons.checking import MINUTES, check, effort
from witchtable.lessons.reading import Lesson


def main() -> int:
    """Check what is asked for; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--try", dest="tried", metavar="NAME")
    parser.add_argument("--minutes", action="store_true")
    given = parser.parse_args()
    if given.minutes:
        return _minutes()
    if given.tried:
        return _try(given.game, given.tried)
    problems: list[object] = []
    for game in GAMES.values():
        if given.game in (None, game.id):
            try:
                problems += [problem for lesson in course(game) for problem in check(game, lesson)]
            except WitchtableError as found:
                problems.append(found)
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


def _minutes() -> int:
    """Print what each lesson takes, and the sum of those that a first game needs."""
    print(f"{'':34}words  clicks  challenges  minutes: {'     '.join(languages())}")
    for game in GAMES.values():
        guided = [lesson for lesson in course(game) if lesson.kind == "steps"]
        for lesson in guided:
            _print_effort(f"{game.id} {lesson.name}", [lesson])
        _print_effort(f"{game.id}, at most {MINUTES[game.id]}", [one for one in guided if one.basic])
    return 0


def _print_effort(name: str, lessons: list[Lesson]) -> None:
    english = [effort(lesson, "en") for lesson in lessons]
    sums = [sum(one[at] for one in english) for at in range(3)]
    minutes = [sum(effort(one, language).minutes for one in lessons) for language in languages()]
    times = "".join(f"{one:7.1f}" for one in minutes)
    print(f"{name:32}{sums[0]:7}{sums[1]:8}{sums[2]:12}  {times:>30}")


if __name__ == "__main__":
    sys.exit(main())
