"""What a lesson is, and how it is read: TOML files of the package that the game is in.

Its texts may have signs in them, between colons as the page's sprites call them: "a leaf :wd-leaf:",
or in a colour of its own ":wd-banner.green:". They come after the word that they stand for, so that
who only reads or hears misses nothing: `spoken` leaves them out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal

import msgspec

from witchtable.engine.errors import Malformed, WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.moves import Action, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message

__all__ = [
    "SIGN",
    "BadLesson",
    "Foreseen",
    "Goal",
    "Lesson",
    "Step",
    "course",
    "find",
    "read",
    "read_move",
    "spoken",
]

SIGN: Final = re.compile(r"\s*:(?P<name>[a-z]+(?:-[a-z0-9]+)+)(?:\.(?P<colour>[a-z]+))?:")
_FILE: Final = re.compile(r"(?P<number>\d\d)-(?P<name>[a-z]+(?:-[a-z]+)*)\.toml")


class BadLesson(Malformed):
    """A lesson that cannot be played: the file, the line, and what is wrong there."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(Message("lesson-bad", file=file, line=line, problem=problem))
        self.file = file
        self.line = line


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is done that may take several moves: the engine judges."""

    points: int = 0
    """The pupil has won so many since the step began."""
    event: str = ""
    """Something has happened to the pupil, as the game's events call it, ..."""
    times: int = 1
    """... so often, ..."""
    least: Mapping[str, int] = {}
    """... with at least so much in some of its fields: a number, or the length of a list."""


class Foreseen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong answer that pupils give, with a word for it and the rule behind it."""

    match: str
    name: str
    """Its text is the step's, with `-wrong-<name>`."""
    clause: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what is said, what glows, and what is asked of the pupil, if anything is."""

    name: str
    plays: Sequence[str] = ()
    """One way through it, for who skips it and for tests; without any it is only read."""
    right: Sequence[str] = ()
    """Notations (with `*`) of what may be played; none: whatever the rules allow."""
    goal: Goal | None = None
    """Without one, a single right move does it."""
    within: int = 0
    """The most moves of the pupil for a goal; 0: as long as it is the pupil's turn."""
    until: str = ""
    """What must not happen before the goal is reached, as events call it: the end of a round."""
    wrong: Sequence[Foreseen] = ()
    clause: str = ""
    """The rule that it is about."""
    lit: Sequence[str] = ()
    """What is spoken of, besides what may be chosen: as the page finds it (selectors)."""
    thread: str = ""
    """What it is good for, as the page finds it."""
    answers: Sequence[str] = ()
    """What others do after it, with their seats' letters; what is not said, an apprentice does."""

    @property
    def asks(self) -> bool:
        """Whether the pupil has to do something."""
        return bool(self.plays)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deal, what was played before the pupil comes, and the steps from there."""

    minutes: int
    seats: int
    seed: str = ""
    options: Mapping[str, bool | int | str] = {}
    seat: str = "A"
    """The pupil's."""
    before: Sequence[str] = ()
    """The moves made already, each with its seat's letter."""
    kind: Literal["steps", "game"] = "steps"
    """A `game` is a whole one, against apprentices, with a coach."""
    basic: bool = True
    """Whether it belongs to what everybody should know before a first game."""
    step: Sequence[Step] = ()
    # Not in the file, but where it stands.
    game: str = ""
    name: str = ""
    number: int = 0

    @property
    def pupil(self) -> Seat:
        """The pupil's seat."""
        return LETTERS.index(self.seat)

    @property
    def text(self) -> str:
        """The id of its title; the other texts of the lesson begin with it."""
        return f"lesson-{self.game}-{self.name}"

    def text_of(self, step: Step, part: str = "") -> str:
        """Name a text of a step: what is said, or its `title`, `task`, `again`, `wrong-…`."""
        return f"{self.text}-{step.name}{part and '-'}{part}"


def course(game: Game) -> Sequence[Lesson]:
    """Read all lessons of a game, in their order; raise BadLesson."""
    return _course(game)


def find(game: Game, name: str) -> Lesson | None:
    """Find a lesson of a game."""
    return next((lesson for lesson in _course(game) if lesson.name == name), None)


@cache
def _course(game: Game) -> tuple[Lesson, ...]:
    folder = resources.files(game.package) / "lessons" / game.id
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(_read_file(game, file) for file in files if file.name.endswith(".toml"))


def _read_file(game: Game, file: Traversable) -> Lesson:
    found = _FILE.fullmatch(file.name)
    if found is None:
        raise BadLesson(f"{game.id}/{file.name}", 1, "a lesson is called <two digits>-<name>.toml")
    lesson = read(file.read_text("utf-8"), f"{game.id}/{file.name}")
    return msgspec.structs.replace(
        lesson, game=game.id, name=found["name"], number=int(found["number"])
    )


def read(text: str, file: str) -> Lesson:
    """Read a lesson; raise BadLesson with the line."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        line = re.search(r"line (\d+)", str(problem))
        last = len(text.splitlines())  # what is not in a line is missing at the end
        raise BadLesson(file, int(line[1]) if line else last, str(problem)) from None
    try:
        lesson = msgspec.convert(data, Lesson)
    except msgspec.ValidationError as problem:
        at = re.search(r"\.step\[(\d+)\]", str(problem))
        raise BadLesson(file, line_of(text, int(at[1]) if at else None), str(problem)) from None
    if lesson.seat not in list(LETTERS[: lesson.seats]):
        lines = enumerate(text.splitlines(), start=1)
        where = next(n for n, one in lines if re.match(r"seat\s*=", one))
        raise BadLesson(file, where, f"there is no seat {lesson.seat!r} among {lesson.seats}")
    return lesson


def line_of(text: str, step: int | None) -> int:
    """Find the line at which a step begins; 1 for what stands before all steps."""
    if step is None:
        return 1
    lines = [n for n, line in enumerate(text.splitlines(), start=1) if line.strip() == "[[step]]"]
    return lines[step] if step < len(lines) else 1


def spoken(message: Message) -> str:
    """Put a text into words alone, without the signs (`:ui-eye:`) that the page draws in it."""
    return SIGN.sub("", str(message))


def read_move(game: Game, text: str) -> tuple[Seat, Action]:
    """Read a move with its seat's letter."""
    letter, _, notation = text.partition(" ")
    if letter not in LETTERS or len(letter) != 1:
        raise WitchtableError(Message("lesson-no-seat", text=text))
    return LETTERS.index(letter), game.parse(notation)
