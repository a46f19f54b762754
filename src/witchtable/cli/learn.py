"""`witchtable learn`: the lessons of a game in the terminal, one idea at a time."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Annotated, Final

import msgspec
import platformdirs
import typer
from rich.console import Console

from witchtable.cli.arguments import BadArgument, GameName
from witchtable.cli.choices import Choices
from witchtable.cli.coach import Coach
from witchtable.cli.save_file import SaveFile
from witchtable.cli.screen import new_console, plain
from witchtable.cli.session import Session
from witchtable.engine.errors import IllegalAction, WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.lessons import Lesson, Tutor, course, find, spoken

__all__ = ["learn"]

_PUPIL: Final = "guest"
_AGAIN: Final = "again"
_BEFORE: Final = "previous"
_SKIP: Final = "skip"
_NO_COACH: Final = "off"  # beside the kinds of decisions: 1, if no coach is wanted
_COACH: Final = ("coach", "coach on", "coach off")


def learn(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Argument(help="Which lesson; without one, the first that is new to you.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--list", help="Only list the lessons, and which you have been through.")
    ] = False,
) -> None:
    """Learn a game by playing it, step by step. What you have learned is remembered."""
    which = GAMES.find(game)
    console, progress = new_console(), Progress(which)
    if everything:
        _list(console, which, progress)
        return
    chosen = _find(which, lesson) if lesson is not None else progress.next()
    while chosen is not None:
        if not _teach(console, which, chosen, progress):
            return
        chosen = _ask_for_next(console, chosen, progress)


def _find(game: Game, name: str) -> Lesson:
    found = find(game, name)
    if found is None:
        known = ", ".join(lesson.name for lesson in course(game)) or "–"
        raise BadArgument(Message("learn-unknown", name=name, title=game.title, known=known))
    return found


def _list(console: Console, game: Game, progress: Progress) -> None:
    for lesson in course(game):
        sign = "✓" if lesson.name in progress.learned else "·"
        about = Message(f"{lesson.text}-about")
        minutes = Message("learn-minutes", minutes=lesson.minutes)
        console.print(f"{sign} [bold]{plain(lesson.name)}[/bold]  {plain(Message(lesson.text))}")
        console.print(f"    {plain(about)} [dim]{plain(minutes)}[/dim]")


def _ask_for_next(console: Console, lesson: Lesson, progress: Progress) -> Lesson | None:
    """Offer what comes after a lesson; None when there is nothing, or nobody wants it."""
    following = progress.next()
    if following is None or following.name == lesson.name:
        console.print(plain(Message("learn-all", title=GAMES[lesson.game].title)))
        return None
    console.print(plain(Message("learn-next", lesson=Message(following.text))))
    try:
        answer = console.input("[bold]>[/bold] ").strip().lower()
    except (EOFError, KeyboardInterrupt):
        return None
    return None if answer.startswith("q") else following


# -- what has been learned ----------------------------------------------------------------------------


class Progress:
    """The lessons of a game that have been learned, and those in the middle of which somebody left."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._folder = Path(platformdirs.user_data_dir("witchtable")) / "lessons"
        self._file = SaveFile(self._folder / f"{game.id}.json")
        self.learned: list[str] = self._read()
        self._coach_file = SaveFile(self._folder / f"{game.id}-coach.json")
        self._heard: dict[str, int] = self._read_heard()

    def _read(self) -> list[str]:
        try:
            return msgspec.json.decode(self._file.path.read_bytes(), type=list[str])
        except (OSError, ValueError):
            return []  # nothing yet, or nothing that means anything: then everything is new again

    def _read_heard(self) -> dict[str, int]:
        try:
            return msgspec.json.decode(self._coach_file.path.read_bytes(), type=dict[str, int])
        except (OSError, ValueError):
            return {}

    def heard(self, kind: str) -> int:
        """Say how often the coach has spoken about a kind of decision."""
        return self._heard.get(kind, 0)

    def hear(self, kind: str) -> None:
        """Remember that the coach has spoken about a kind of decision."""
        self._note_heard(kind, self.heard(kind) + 1)

    @property
    def is_coached(self) -> bool:
        """Whether a coach is wanted at games."""
        return not self.heard(_NO_COACH)

    def coach(self, *, wanted: bool) -> None:
        """Remember whether a coach is wanted."""
        self._note_heard(_NO_COACH, int(not wanted))

    def _note_heard(self, kind: str, times: int) -> None:
        self._heard[kind] = times
        self._folder.mkdir(parents=True, exist_ok=True)
        self._coach_file.write(msgspec.json.encode(self._heard).decode())

    def next(self) -> Lesson | None:
        """Find the first lesson that is new; of those that not everybody needs, after all others."""
        new = [lesson for lesson in course(self._game) if lesson.name not in self.learned]
        return next((lesson for lesson in new if lesson.basic), new[0] if new else None)

    def note(self, lesson: Lesson) -> None:
        """Remember that a lesson has been learned."""
        self.file_of(lesson).path.unlink(missing_ok=True)
        if lesson.name not in self.learned:
            self.learned.append(lesson.name)
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file.write(msgspec.json.encode(self.learned).decode())

    def file_of(self, lesson: Lesson) -> SaveFile:
        """Name the file in which a lesson goes on where it was left."""
        self._folder.mkdir(parents=True, exist_ok=True)
        return SaveFile(self._folder / f"{lesson.game}-{lesson.name}.witch")


# -- a lesson -----------------------------------------------------------------------------------------


def _teach(console: Console, game: Game, lesson: Lesson, progress: Progress) -> bool:
    """Go through a lesson; False if the pupil leaves before its end."""
    console.rule(plain(Message(lesson.text)))
    console.print(plain(Message(f"{lesson.text}-about")))
    session = TaughtSession(lesson, console, progress)
    try:
        session.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
    finally:
        session.close()
    if not session.is_done:
        console.print(plain(Message("learn-left", command=f"witchtable learn {game.id}")))
        return False
    progress.note(lesson)
    console.print(f"[bold green]{plain(Message('learn-done'))}[/bold green]")
    return True


def _open(lesson: Lesson, file: SaveFile) -> Match:
    """Begin a lesson, or go on where it was left."""
    tutor = Tutor(lesson)
    names = [_PUPIL if seat == lesson.pupil else "apprentice" for seat in range(lesson.seats)]
    try:
        kept = Match.loads(file.path.read_text("utf-8"))
        if tutor.fits(kept) and not _is_done(tutor, kept):
            return kept
    except (OSError, ValueError, WitchtableError):
        pass  # nothing was kept, or of other rules
    return tutor.open(names, seed=token_hex(8))


def _is_done(tutor: Tutor, match: Match) -> bool:
    if tutor.lesson.kind == "game":
        return not match.state.deciders
    return tutor.stand(match).step >= len(tutor.lesson.step)


class TaughtSession(Session):
    """A sitting at which a tutor speaks, judges, and plays for the others."""

    def __init__(self, lesson: Lesson, console: Console, progress: Progress) -> None:
        file = progress.file_of(lesson)
        super().__init__(_open(lesson, file), console, file)
        self._coach_at_side = Coach(self._screen, self._match, lesson.pupil, progress)
        self._lesson = lesson
        self._tutor = Tutor(lesson)
        self._told = -1
        """The last step whose words have been said."""

    @property
    def is_done(self) -> bool:
        """Whether everything has been learned."""
        return _is_done(self._tutor, self._match)

    def run(self) -> None:
        """Go from step to step until all are done, or the pupil leaves."""
        if self._lesson.kind == "game":
            self._screen.say("learn-coach")
            super().run()
            return
        self._screen.say("learn-help")
        while not self.is_done:
            self._tell()
            seat = self._match.state.deciders[0]
            if self._lesson.pupil in self._match.state.deciders:
                seat = self._lesson.pupil
            if seat != self._lesson.pupil:
                self._bot(seat)
            elif not self._person(seat):
                return
        self._read_up_to(len(self._lesson.step))

    # -- speaking -----------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Say what is new: steps that are only read, and the one that asks for something."""
        standing = self._tutor.stand(self._match)
        if standing.has_failed:
            step = self._lesson.step[standing.step]
            self._coach(self._lesson.text_of(step, "again"), style="yellow")
            self._match.rewind(standing.since)
            self._save()
        self._read_up_to(standing.step)
        if self._told < standing.step < len(self._lesson.step):
            self._told = standing.step
            self._say_step(standing.step)

    def _read_up_to(self, step: int) -> None:
        for at in range(self._told + 1, step):
            if not self._lesson.step[at].asks:
                self._say_step(at)
                self._console.input(f"[dim]{plain(Message('learn-enter'))}[/dim]")
            self._told = at

    def _say_step(self, at: int) -> None:
        step = self._lesson.step[at]
        count = Message("learn-step", step=at + 1, steps=len(self._lesson.step))
        title = Message(self._lesson.text_of(step, "title"))
        heading = f"[bold magenta]{plain(title)}[/bold magenta] [dim]({plain(count)})[/dim]"
        self._console.print(f"\n{heading}")
        self._coach(self._lesson.text_of(step))
        if step.asks:
            self._coach(self._lesson.text_of(step, "task"), style="bold green")

    def _coach(self, text: str, style: str = "magenta") -> None:
        self._screen.sentence(f"[{style}]{plain(spoken(Message(text)))}[/{style}]")

    # -- playing ------------------------------------------------------------------------------------

    def _bot(self, seat: Seat) -> None:
        if self._lesson.kind == "game":
            super()._bot(seat)
        else:
            self._move(seat, self._tutor.answer(self._match, seat))

    def _obey(self, seat: Seat, choices: Choices, answer: str) -> bool:
        word = " ".join(answer.lower().split())
        if self._lesson.kind == "game":
            if word not in _COACH:
                return super()._obey(seat, choices, answer)
            self._coach_at_side.switch(word.removeprefix("coach").strip())
            return False
        if word == _SKIP:
            self._skip()
        elif word == _AGAIN:
            self._go_back(self._tutor.stand(self._match).step)
        elif word == _BEFORE:
            self._go_back(self._tutor.stand(self._match).step - 1)
        else:
            try:
                return super()._obey(seat, choices, answer)
            except NotAsked as wrong:
                return self._correct(wrong)
        return True

    def _before_asking(self, choices: Choices) -> None:
        if self._lesson.kind == "game":
            self._coach_at_side.speak(choices.legal)

    def _correct(self, wrong: NotAsked) -> bool:
        """Say why something is not asked, without the signs that the page draws."""
        self._doubt = (wrong.clause,)
        rule = f"({wrong.clause}) [dim]{plain(Message('screen-explains'))}[/dim]"
        self._screen.sentence(f"[red]{plain(spoken(wrong.message))}[/red] {rule}", indent=2)
        return False

    def _move(self, seat: Seat, action: Action) -> None:
        if self._lesson.kind == "game":
            is_own = seat == self._lesson.pupil
            if is_own:
                self._coach_at_side.check(self._match.state.check(seat, action))
            super()._move(seat, action)
            self._coach_at_side.look_back(is_own=is_own)
            return
        if seat == self._lesson.pupil:
            checked = self._match.state.check(seat, action)
            wrong = self._tutor.judge(self._match, checked)
            if wrong is not None:
                # In words alone: a terminal draws no signs.
                raise NotAsked(wrong.clause, Message("lesson-words", words=spoken(wrong.message)))
        super()._move(seat, action)

    def _skip(self) -> None:
        """Show a way through the step."""
        after, moves = self._tutor.show(self._match)
        self._match.rewind(after)
        for made in moves:
            self._match.play(made.seat, made.action)
            self._screen.move(self._match.log[-1], self._viewer)
        self._save()

    def _go_back(self, step: int) -> None:
        """Begin a step again."""
        self._match.rewind(self._tutor.beginning(self._match, step))
        self._told = step - 1
        self._save()


class NotAsked(IllegalAction):
    """What the rules allow, and the lesson does not ask for now: its clause says what it is about."""
