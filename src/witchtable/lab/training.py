"""Learning what a position is worth from games that the bot plays against itself.

One generation: play games with the best weights so far, fit new weights to them (and to those of the
generations before), let the new ones play the old ones, keep them if they win. Everything lies in a
folder, written as soon as it exists: whoever is interrupted begins again where they were.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from witchtable.engine.errors import Malformed
from witchtable.engine.game import Game
from witchtable.engine.mind import Weights
from witchtable.engine.texts import Message
from witchtable.guests.processes import none_lost, run_all
from witchtable.lab.selfplay import MeasuredGame, play_and_measure, play_gate
from witchtable.lab.statistics import wilson
from witchtable.lab.work_file import WorkFile

__all__ = ["Course", "Generation", "OtherCourse", "fit", "loss", "train", "write_weights"]

_STEP = 0.5  # of the way to what was fitted: the whole of it overshoots, because games are noisy
_REMEMBERED = 3  # generations whose games are learned from: older ones were played worse

_Array = NDArray[np.float64]
_STEPS = 600  # of fitting
_RATE = 0.03


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


TellProgress: TypeAlias = Callable[[str, int, int], None]
"""Told what is done (a message id), how far it is, and how far it has to go."""


def train(
    game: Game, course: Course, folder: Path, jobs: int, tell: TellProgress
) -> Iterator[Generation]:
    """Learn, generation by generation; what the folder already has is not done again."""
    folder.mkdir(parents=True, exist_ok=True)
    _check_course(game, course, folder / "course.json")
    training = _Training(game, course, folder, jobs, tell)
    best = game.mind.hand
    for number in range(course.generations):
        report = folder / f"generation-{number}.json"
        if report.exists():
            done = msgspec.json.decode(report.read_bytes(), type=Generation)
        else:
            done = training.generation(number, best)
            report.write_bytes(msgspec.json.format(msgspec.json.encode(done)))
        if done.is_kept:
            best = done.weights
        yield done


@dataclass(frozen=True)
class _Training:
    """A course on its way: what each generation needs."""

    game: Game
    course: Course
    folder: Path
    jobs: int
    tell: TellProgress

    def generation(self, number: int, best: Weights) -> Generation:
        """Play, fit and compare."""
        self._play(number, best)
        first = max(0, number + 1 - _REMEMBERED)
        measured = [one for old in range(first, number + 1) for one in self._measured(old)]
        self.tell("train-fitting", 0, 1)
        found = best.towards(fit(measured, best), _STEP)
        self.tell("train-fitting", 1, 1)
        share, interval = self._gate(number, found, best)
        return Generation(
            number=number,
            games=len(measured),
            loss_before=round(loss(measured, best), 5),
            loss_after=round(loss(measured, found), 5),
            gate_share=round(share, 4),
            gate_interval=interval,
            is_kept=share > 0.5,
            early=list(found.early),
            late=list(found.late),
        )

    def _play(self, number: int, best: Weights) -> None:
        """Play what is still missing of a generation's games."""
        done = {one.number for one in self._measured(number)}
        missing = [each for each in range(self.course.games) if each not in done]
        settings = self.game.mind.adept
        if self.course.iterations is not None:
            settings = settings._replace(iterations=self.course.iterations)
        play = partial(
            play_and_measure,
            self.game.id,
            weights=best,
            settings=settings,
            straying=self.course.straying / (1 + number),
            seed=f"{self.course.seed} {number}",
        )
        with WorkFile(self._file(number)) as file:
            measured = none_lost(run_all(play, missing, self.jobs))
            for count, one in enumerate(measured, start=len(done) + 1):
                file.add(one)
                self.tell("train-playing", count, self.course.games)

    def _gate(self, number: int, new: Weights, old: Weights) -> tuple[float, tuple[float, float]]:
        """Let new weights play old ones; return their share of the wins, and its interval."""
        games = self.course.gate
        play = partial(
            play_gate,
            self.game.id,
            new=new,
            old=old,
            settings=self.game.mind.adept,
            seed=f"{self.course.seed} {number}",
        )
        won = 0.0
        for count, part in enumerate(none_lost(run_all(play, range(games), self.jobs)), start=1):
            won += part
            self.tell("train-gate", count, games)
        low, high = wilson(won, games)
        return won / games, (round(low, 4), round(high, 4))

    def _measured(self, number: int) -> list[MeasuredGame]:
        """Read the games of a generation that were played so far."""
        found = {one.number: one for one in WorkFile(self._file(number)).read(MeasuredGame)}
        return [found[each] for each in sorted(found)]

    def _file(self, number: int) -> Path:
        return self.folder / f"games-{number}.jsonl"


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


# -- fitting --------------------------------------------------------------------------------------
#
# A conditional logit: each seat's strength is the sum of its features times weights that slide from
# `early` to `late`, and the softmax of the strengths should tell who wins. How clearly somebody won
# counts too: half of what is to be told is the share of the win, half the final scores.


def fit(measured: Iterable[MeasuredGame], start: Weights, *, pull: float = 0.002) -> Weights:
    """Find the weights that tell the results best; `pull` keeps them near `start` if in doubt."""
    inputs, targets, worth = _tables(list(measured))
    scale = np.maximum(_spread(inputs), 1e-6)
    first = np.concatenate([np.array(start.early), np.array(start.late)]) * scale
    now, mean, square = first.copy(), np.zeros_like(first), np.zeros_like(first)
    for step in range(1, _STEPS + 1):
        slope = _slope(inputs, targets, worth, now / scale) / scale + pull * (now - first)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        rate = _RATE * (1 - step / (_STEPS + 1))
        now -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    found = (now / scale).round(5)
    half = len(found) // 2
    return Weights(tuple(found[:half].tolist()), tuple(found[half:].tolist()))


def loss(measured: Iterable[MeasuredGame], weights: Weights) -> float:
    """Say how surprising the results are for some weights, in nats per position."""
    inputs, targets, worth = _tables(list(measured))
    params = np.array([*weights.early, *weights.late])
    total = 0.0
    for table, target, each in zip(inputs, targets, worth, strict=True):
        total -= float((each[:, None] * target * np.log(_chances(table, params) + 1e-12)).sum())
    return total


def _tables(measured: list[MeasuredGame]) -> tuple[list[_Array], list[_Array], list[_Array]]:
    """Make one array of inputs (position, seat, feature) for each number of seats, with targets."""
    inputs: list[_Array] = []
    targets: list[_Array] = []
    worth: list[_Array] = []
    positions = sum(len(one.moments) > 0 for one in measured) or 1
    for seats in sorted({one.seats for one in measured}):
        chosen = [one for one in measured if one.seats == seats and one.moments]
        if seats < 2 or not chosen:
            continue
        rows = np.array([moment.features for one in chosen for moment in one.moments])
        late = np.array([moment.progress for one in chosen for moment in one.moments])
        late = late[:, None, None]
        inputs.append(np.concatenate([rows * (1 - late), rows * late], axis=2))
        goal = _goals(chosen)
        counts = [len(one.moments) for one in chosen]
        targets.append(np.repeat(goal, counts, axis=0))
        # Every game counts the same, however long it was.
        worth.append(np.repeat(1 / (np.array(counts) * positions), counts))
    return inputs, targets, worth


def _goals(measured: list[MeasuredGame]) -> _Array:
    shares = np.array([one.shares for one in measured])
    scores = np.array([one.scores for one in measured], dtype=float)
    leads = scores - scores.mean(axis=1, keepdims=True)
    odds = np.exp((leads - leads.max(axis=1, keepdims=True)) / max(1.0, float(leads.std())))
    goals: _Array = 0.5 * shares + 0.5 * odds / odds.sum(axis=1, keepdims=True)
    return goals


def _spread(inputs: list[_Array]) -> _Array:
    flat = np.concatenate([table.reshape(-1, table.shape[2]) for table in inputs])
    spread: _Array = flat.std(axis=0)
    return spread


def _chances(table: _Array, params: _Array) -> _Array:
    strengths = table @ params
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: _Array = odds / odds.sum(axis=1, keepdims=True)
    return chances


def _slope(inputs: list[_Array], targets: list[_Array], worth: list[_Array], params: _Array) -> _Array:
    slope = np.zeros_like(params)
    for table, target, each in zip(inputs, targets, worth, strict=True):
        missed = (_chances(table, params) - target) * each[:, None]
        slope += np.tensordot(missed, table, axes=2)
    return slope
