"""`witchtable play`: a game in the terminal, with people and bots around one screen."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Annotated

import platformdirs
import typer
from rich.console import Console

from witchtable.bots import LEVELS, bot
from witchtable.cli.arguments import EditionFile, GameName, Options, read_options, read_text
from witchtable.cli.screen import Screen
from witchtable.engine import rulebook
from witchtable.engine.errors import IllegalAction, WitchtableError
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["play"]

_SHOWN = 20  # choices listed at once; the others can be typed, or listed with "more"


def play(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(
            help="Who sits where, in turn order: a bot level "
            f"({', '.join(LEVELS)}) or anybody's name. One name alone plays a solo game, if any."
        ),
    ] = "you,apprentice",
    shuffle: Annotated[
        bool, typer.Option("--shuffle", help="Let chance decide who sits where, and so who begins.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed instead of a new one.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with this record.")] = None,
) -> None:
    """Play a game in the terminal. It is saved after every move; --resume goes on with it."""
    which = GAMES.find(game)
    console = Console()
    if resume is not None:
        match, problem = Match.salvage(read_text(resume), edition=edition)
        if problem is not None:
            console.print(str(Message("play-salvaged", problem=problem.message, moves=len(match.log))))
    else:
        names = [name.strip() for name in players.split(",") if name.strip()]
        if shuffle:
            Random(secrets.randbits(64)).shuffle(names)
        options = read_options(which, option)
        match = Match(
            which,
            seats=len(names),
            seed=seed if seed is not None else secrets.token_hex(16),
            edition=edition,
            players=names,
            **options,
        )
    session = _Session(match, console, save or resume or _new_file(which.id))
    try:
        session.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
    session.farewell()


def _new_file(game: str) -> Path:
    folder = Path(platformdirs.user_data_dir("witchtable")) / "games"
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.witch"


class _Session:
    """One sitting: asks people, lets bots choose, saves after every move."""

    def __init__(self, match: Match, console: Console, file: Path) -> None:
        self._match = match
        self._console = console
        self._file = file
        self._screen = Screen(console, match.game, match.deal.edition)
        self._bots = {
            seat: bot(name, match.game, seed=seat)
            for seat, name in enumerate(match.players)
            if name in LEVELS
        }
        self._people = [seat for seat in range(len(match.players)) if seat not in self._bots]
        self._asked: Seat | None = None
        self._doubt: tuple[str, ...] = ()
        """The rules behind the last refusal, for `?`."""

    def run(self) -> None:
        self._save()
        self._say("play-begin", commitment=self._match.commitment, file=str(self._file))
        self._screen.events(self._match.opening, self._viewer)
        while self._match.state.deciders:
            seat = self._match.state.deciders[0]
            if seat in self._bots:
                place = Place(self._match.state, seat)
                self._move(seat, self._bots[seat].choose(place))
            elif not self._person(seat):
                return
        self._screen.board(self._match.state, self._viewer)
        self._screen.result(self._match.state, self._match.players)

    def farewell(self) -> None:
        over = not self._match.state.deciders
        id = "play-saved" if over else "play-resume"
        self._say(id, file=str(self._file), game=self._match.game.id)

    @property
    def _viewer(self) -> Seat | None:
        """Whose eyes the screen shows between decisions: the only person's, or a spectator's."""
        return self._people[0] if len(self._people) == 1 else None

    # -- a person's decision --------------------------------------------------------------------

    def _person(self, seat: Seat) -> bool:
        """Ask until a move is made; False when the person leaves."""
        if self._asked != seat:
            self._hand_over(seat)
        state = self._match.state
        self._console.rule(self._match.players[seat])
        self._screen.board(state, seat)
        legal = state.legal(seat)
        self._console.print(f"\n[bold]{state.question(seat)}[/bold]", highlight=False)
        self._list(seat, legal[:_SHOWN])
        if len(legal) > _SHOWN:
            self._say("play-more", count=len(legal) - _SHOWN)
        while True:
            answer = self._console.input("[bold]>[/bold] ").strip()
            if answer == "q":
                return False
            if self._answer(seat, legal, answer):
                return True

    def _answer(self, seat: Seat, legal: Sequence[Action], answer: str) -> bool:
        """Deal with what was typed; True when the position has changed."""
        try:
            if answer.startswith("?"):
                self._explain(seat, legal, answer[1:].strip())
            elif answer in ("", "h", "help"):
                self._say("play-help")
            elif answer == "more":
                self._list(seat, legal)
            elif answer in ("u", "undo"):
                self._match.undo(seat)
                self._save()
                return True
            elif answer == "s":
                for other in range(self._match.state.seats):
                    self._sheet(other)
            else:
                self._move(seat, self._read(legal, answer))
                return True
        except IllegalAction as refusal:
            self._doubt = (refusal.clause,)
            self._console.print(f"[red]{refusal}[/red] [dim]?[/dim]", highlight=False)
        except WitchtableError as problem:
            self._console.print(f"[red]{problem}[/red]", highlight=False)
        return False

    def _read(self, legal: Sequence[Action], answer: str) -> Action:
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        return self._match.game.parse(answer)

    def _explain(self, seat: Seat, legal: Sequence[Action], about: str) -> None:
        """`?` the last refusal, `? 3` a choice, `? play w07` an action, `? WD-BREW-02` a rule."""
        if not about:
            ids = self._doubt or self._match.state.clauses(seat, legal[0])
        elif about.upper() in rulebook.clauses(self._match.game):
            ids = (about,)
        else:
            ids = self._match.state.clauses(seat, self._read(legal, about))
        self._screen.clauses(ids)

    def _list(self, seat: Seat, choices: Sequence[Action]) -> None:
        for number, action in enumerate(choices, start=1):
            # Said before the choice: what reveals something cannot be taken back.
            reveals = self._match.will_reveal(seat, action)
            stands = f" [yellow]{Message('play-reveals')}[/yellow]" if reveals else ""
            text = self._match.state.label(action)
            self._console.print(
                f"{number:>4}  {text!s:<36} [dim]{action}[/dim]{stands}", highlight=False
            )

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one screen, nobody should see another's hand."""
        self._asked = seat
        if len(self._people) > 1:
            name = self._match.players[seat]
            self._console.clear()
            self._console.input(str(Message("play-hand-over", name=name)))

    # -- making moves -----------------------------------------------------------------------------

    def _move(self, seat: Seat, action: Action) -> None:
        events = self._match.play(seat, action)
        self._save()
        name = self._match.players[seat]
        self._console.print(f"[bold]{LETTERS[seat]} {name}[/bold]: {action}", highlight=False)
        self._screen.events(events, self._viewer)
        self._doubt = ()

    def _sheet(self, seat: Seat) -> None:
        lines = self._match.state.score_sheet(seat)
        text = ", ".join(f"{Message(line.label)} {line.points}" for line in lines)
        total = sum(line.points for line in lines)
        self._console.print(f"[bold]{LETTERS[seat]} {total}[/bold]: {text}", highlight=False)

    def _save(self) -> None:
        """Replace the file as a whole: a crash leaves the old record or the new one."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        draft = self._file.with_suffix(".tmp")
        draft.write_text(self._match.dumps(), "utf-8")
        draft.replace(self._file)

    def _say(self, id: str, **args: str | int) -> None:
        self._console.print(str(Message(id, **args)), highlight=False)
