"""Learning what a position is worth from games that the bot plays against itself.

One generation: play games with the best weights so far, fit new weights to them (and to those of the
generations before), let the new ones play the old ones, keep them if they win. Everything lies in a
folder, written as soon as it exists: whoever is interrupted begins again where they were.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from witchtable.engine.errors import Malformed
from witchtable.engine.game import Game
from witchtable.engine.mind import Weights
from witchtable.engine.texts import Message
from witchtable.lab.fitting import fit, loss
from witchtable.lab.selfplay import Lesson, play_and_measure, play_gate
from witchtable.lab.spreading import spread
from witchtable.lab.statistics import wilson

__all__ = ["Course", "Generation", "OtherCourse", "train", "write_weights"]

_STEP = 0.5  # of the way to what was fitted: the whole of it overshoots, because games are noisy
_REMEMBERED = 3  # generations whose games are learned from: older ones were played worse


class Course(NamedTuple):
    """How long to learn, and from what."""

    generations: int
    games: int
    """Games in each generation."""
    gate: int
    """Games of the new weights against the old ones."""
    seed: str
    iterations: int | None = None
    """How much the players think; as an adept does if not given."""
    straying: float = 0.06
    """How often a player tries something else; it falls with the generations."""


class Generation(msgspec.Struct):
    """What came out of one generation."""

    number: int
    games: int
    loss_before: float
    loss_after: float
    gate_share: float
    gate_interval: tuple[float, float]
    is_kept: bool
    early: list[float]
    late: list[float]

    @property
    def weights(self) -> Weights:
        """The weights that were tried."""
        return Weights(tuple(self.early), tuple(self.late))


class OtherCourse(Malformed):
    """The folder belongs to another course of training."""


Progress: TypeAlias = Callable[[str, int, int], None]
"""Told what is done (a message id), how far it is, and how far it has to go."""


def train(game: Game, course: Course, folder: Path, jobs: int, tell: Progress) -> Iterator[Generation]:
    """Learn, generation by generation; what the folder already has is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    _check_course(game, course, folder / "course.json")
    best = game.mind.hand
    for number in range(course.generations):
        report = folder / f"generation-{number}.json"
        if report.exists():
            done = msgspec.json.decode(report.read_bytes(), type=Generation)
        else:
            done = _generation(game, course, folder, number, best, jobs, tell)
            report.write_bytes(msgspec.json.format(msgspec.json.encode(done)))
        if done.is_kept:
            best = done.weights
        yield done


def _generation(
    game: Game, course: Course, folder: Path, number: int, best: Weights, jobs: int, tell: Progress
) -> Generation:
    _play(game, course, folder, number, best, jobs, tell)
    first = max(0, number + 1 - _REMEMBERED)
    lessons = [
        lesson for old in range(first, number + 1) for lesson in _read(_lessons_file(folder, old))
    ]
    tell("train-fitting", 0, 1)
    found = best.towards(fit(lessons, best), _STEP)
    tell("train-fitting", 1, 1)
    share, interval = _gate(game, course, number, found, best, jobs, tell)
    return Generation(
        number=number,
        games=len(lessons),
        loss_before=round(loss(lessons, best), 5),
        loss_after=round(loss(lessons, found), 5),
        gate_share=round(share, 4),
        gate_interval=interval,
        is_kept=share > 0.5,
        early=list(found.early),
        late=list(found.late),
    )


def _play(
    game: Game, course: Course, folder: Path, number: int, best: Weights, jobs: int, tell: Progress
) -> None:
    """Play what is still missing of a generation's games."""
    file = _lessons_file(folder, number)
    done = {lesson.number for lesson in _read(file)}
    missing = [each for each in range(course.games) if each not in done]
    straying = course.straying / (1 + number)
    seed = f"{course.seed} {number}"
    plan = game.mind.adept
    if course.iterations is not None:
        plan = plan._replace(iterations=course.iterations)
    work = [(game.id, each, best, plan, straying, seed) for each in missing]
    with file.open("ab") as out:
        for count, lesson in enumerate(spread(play_and_measure, work, jobs), start=len(done) + 1):
            out.write(msgspec.json.encode(lesson) + b"\n")
            out.flush()
            tell("train-playing", count, course.games)


def _gate(
    game: Game, course: Course, number: int, new: Weights, old: Weights, jobs: int, tell: Progress
) -> tuple[float, tuple[float, float]]:
    plan = game.mind.adept
    seed = f"{course.seed} {number}"
    work = [(game.id, each, new, old, plan, seed) for each in range(course.gate)]
    won = 0.0
    for count, part in enumerate(spread(play_gate, work, jobs), start=1):
        won += part
        tell("train-gate", count, course.gate)
    low, high = wilson(won, course.gate)
    return won / course.gate, (round(low, 4), round(high, 4))


def write_weights(game: Game, best: Generation, course: Course, file: Path) -> None:
    """Write weights as a game's folder carries them, with how they came about."""
    found: dict[str, Any] = {
        "features": [feature.name for feature in game.mind.features],
        "early": best.early,
        "late": best.late,
        "rules_version": game.rules_version,
        "course": course._asdict(),
        "generation": best.number,
    }
    file.write_text(json.dumps(found) + "\n", "utf-8")


def _check_course(game: Game, course: Course, file: Path) -> None:
    """Refuse to go on with what another course began; more generations are welcome."""
    now = {
        "game": game.id,
        "rules_version": game.rules_version,
        "features": [feature.name for feature in game.mind.features],
        **{name: value for name, value in course._asdict().items() if name != "generations"},
    }
    if file.exists():
        before = json.loads(file.read_text("utf-8"))
        different = ", ".join(name for name in now if before.get(name) != now[name])
        if different:
            where = str(file.parent)
            raise OtherCourse(Message("train-other-course", where=where, different=different))
    file.write_text(json.dumps(now, indent=1) + "\n", "utf-8")


def _lessons_file(folder: Path, number: int) -> Path:
    return folder / f"games-{number}.jsonl"


def _read(file: Path) -> list[Lesson]:
    """Read the games played so far; a last line that was cut off is played again."""
    found: dict[int, Lesson] = {}
    if file.exists():
        whole = file.read_bytes()
        complete = whole[: whole.rfind(b"\n") + 1]
        if complete != whole:
            file.write_bytes(complete)
        for line in complete.splitlines():
            lesson = msgspec.json.decode(line, type=Lesson)
            found[lesson.number] = lesson
    return [found[number] for number in sorted(found)]
