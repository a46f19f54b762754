"""One sitting at a table in the terminal: people are asked, bots choose, every move is saved."""

from __future__ import annotations

import shlex
from math import inf
from typing import Final

from rich.console import Console

from witchtable.bots.tempers import opponents_among
from witchtable.cli.choices import Choices, help_for, show_hints
from witchtable.cli.save_file import CannotSave, SaveFile
from witchtable.cli.screen import Screen, find_seat, plain
from witchtable.engine import rulebook
from witchtable.engine.errors import BadNotation, IllegalAction, Malformed, WitchtableError
from witchtable.engine.game import MEMORY
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.engine.record import LETTERS
from witchtable.engine.remarks import Remark, greeting, public, remark
from witchtable.engine.texts import Message
from witchtable.engine.things import find_things
from witchtable.guests import ask, dismiss, is_bot
from witchtable.guests import seat as seat_bot

__all__ = ["Session"]

_LEAVE: Final = ("q", "quit", "exit")
_HELP: Final = ("", "h", "help")
_UNDO: Final = ("u", "undo")
_SHEETS: Final = ("s", "score", "scores")
_HINT: Final = ("hint", "hints")
_WHAT: Final = "what"
_LONGEST_ANSWER: Final = 1000  # no move is nearly as long


class Session:
    """Asks people, lets bots choose, saves after every move."""

    def __init__(
        self,
        match: Match,
        console: Console,
        file: SaveFile,
        *,
        hints: bool = True,
        memory: bool = True,
        remarks: bool = True,
    ) -> None:
        self._match = match
        self._console = console
        self._file = file
        self._hints = hints
        self._memory = memory
        self._screen = Screen(console, match)
        self._bots = {
            seat: seat_bot(name, match.game, seed=seat)
            for seat, name in enumerate(match.players)
            if is_bot(name)
        }
        self._people = [seat for seat in range(len(match.players)) if seat not in self._bots]
        self._witches = opponents_among(match.game, dict(enumerate(match.players)) if remarks else {})
        self._said: set[str] = set()
        """What opponents have remarked upon in this sitting."""
        self._asked: Seat | None = None
        self._doubt: tuple[str, ...] = ()
        """The rules behind the last refusal, for `?`."""

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._file.write(self._match.dumps())
        self._welcome()
        while self._match.state.deciders:
            seat = self._match.state.deciders[0]
            if seat in self._bots:
                self._bot(seat)
            elif not self._person(seat):
                return
        self._screen.board(self._match.state, self._viewer)
        self._screen.result(self._match.state)

    def close(self) -> None:
        """Send the bots away."""
        for bot in self._bots.values():
            dismiss(bot)

    def _bot(self, seat: Seat) -> None:
        """Let a bot choose; the game goes on whatever it does."""
        state = self._match.state
        # Here an answer that is late is still an answer: nobody plays for a prize.
        answer = ask(
            self._bots[seat],
            Place(state, seat),
            state.fallback,
            name=self._match.players[seat],
            grace=inf,
        )
        if answer.fault is not None:
            self._screen.refuse(answer.fault.message)
        self._move(seat, answer.action)

    def _welcome(self) -> None:
        self._console.print(plain(Message("play-saving", file=str(self._file.path))), soft_wrap=True)
        self._screen.say("play-begin", commitment=self._match.commitment)
        self._screen.check_width()
        for seat, name in enumerate(self._screen.names):
            kind = "bot" if seat in self._bots else "person" if seat in self._people else "automatic"
            self._screen.say(f"play-seat-{kind}", letter=LETTERS[seat], name=name)
        self._screen.events(self._match.opening, self._viewer)
        if not self._match.log:
            self._remark(greeting(self._witches, self._said))

    @property
    def _viewer(self) -> Seat | None:
        """Whose eyes the screen shows between decisions: the only person's, or a spectator's."""
        return self._people[0] if len(self._people) == 1 else None

    # -- a person's decision --------------------------------------------------------------------

    def _person(self, seat: Seat) -> bool:
        """Ask until a move is made; False when the person leaves."""
        if self._asked != seat:
            self._hand_over(seat)
        self._console.rule(plain(self._screen.names[seat]))
        self._screen.board(self._match.state, seat)
        self._console.print(f"\n[bold]{plain(self._match.state.question(seat))}[/bold]")
        choices = Choices(self._screen, self._match, seat)
        choices.list_first()
        self._before_asking(choices)
        while True:
            answer = self._console.input("[bold]>[/bold] ").strip()
            if answer.lower() in _LEAVE:
                return False
            if self._answer(seat, choices, answer):
                return True

    def _before_asking(self, choices: Choices) -> None:
        """For whoever has something to say about a decision."""

    def _answer(self, seat: Seat, choices: Choices, answer: str) -> bool:
        """Deal with what was typed, or say why not; True when the position has changed."""
        try:
            if len(answer) > _LONGEST_ANSWER:
                raise Malformed(Message("play-too-long"))
            return self._obey(seat, choices, answer)
        except IllegalAction as refusal:
            self._doubt = (refusal.clause,)
            self._screen.refuse(refusal.message, refusal.clause)
        except WitchtableError as problem:
            self._screen.refuse(problem.message)
        return False

    def _obey(self, seat: Seat, choices: Choices, answer: str) -> bool:
        """Find out what was typed: a command, a move of somebody else, or a choice."""
        word, _, text = answer.lower().partition(" ")
        if answer.startswith("?"):
            self._explain(seat, choices, answer[1:].strip())
        elif word == _WHAT and self._match.game.things:
            self._tell_of(seat, text)
        elif word in _HELP:
            self._help(seat, choices)
        elif word == "look":
            self._look(seat, answer[len(word) :].strip())
        elif word == "more":
            choices.list_more(text.strip())
        elif word in _UNDO:
            self._take_back(seat)
            return True
        elif (other := self._somebody_else(answer)) is not None:
            self._move(other, self._match.game.parse(answer.partition(":")[2].strip()))
            return True
        elif word in _SHEETS:
            self._screen.sheets(self._match.state)
        elif word in _HINT:
            self._hint(seat, choices)
        elif word == MEMORY and MEMORY in self._match.game.aids:
            self._remind(seat)
        elif word in self._match.game.spoken:
            self._ask_aid(seat, word)
        else:
            self._move(seat, choices.read(answer))
            return True
        return False

    def _take_back(self, seat: Seat) -> None:
        """Undo the last move; where no undo reaches, take back the last step of a sealed decision."""
        back = [action for action in self._match.state.legal(seat) if action.takes_back]
        if back and not self._match.can_undo(seat):
            self._move(seat, back[0])
            return
        self._match.undo(seat)
        self._save()

    def _somebody_else(self, answer: str) -> Seat | None:
        """Find whose move is typed as `anna: back`: a person who is not asked may still take back."""
        name, colon, _ = answer.partition(":")
        people = [seat for seat in self._people if self._match.players[seat] == name.strip()]
        return people[0] if colon and people else None

    def _help(self, seat: Seat, choices: Choices) -> None:
        for message in help_for(
            self._match, seat, choices.legal, self._people, hints=self._hints, memory=self._memory
        ):
            self._console.print(plain(message))

    def _hint(self, seat: Seat, choices: Choices) -> None:
        if not self._hints:
            raise Malformed(Message("play-no-hints"))
        show_hints(self._screen, self._match, seat, choices.legal)

    def _remind(self, seat: Seat) -> None:
        if not self._memory:
            raise Malformed(Message("play-no-memory"))
        self._screen.memory(self._match.state, seat)

    def _ask_aid(self, seat: Seat, aid: str) -> None:
        """Show in words what an aid of the game answers."""
        game = self._match.game
        answer = game.aids[aid](self._match.state, seat, {})
        for message in game.spoken[aid](self._match.deal.edition, answer):
            self._screen.line(plain(message), indent=2)

    def _look(self, seat: Seat, wanted: str) -> None:
        """Show the table again, or what lies before another seat, as far as this one may see it."""
        focus = find_seat(self._screen.names, wanted) if wanted else None
        self._screen.board(self._match.state, seat, focus)

    def _tell_of(self, seat: Seat, sought: str) -> None:
        """`what owl`: its name, the rules about it, and what it is worth to this seat now."""
        things = self._match.game.things
        found = find_things(things, sought) if sought.strip() else []
        if len(found) != 1:
            names = [things[id].name for id in found or things]
            raise Malformed(Message("play-what-which", names=list(dict.fromkeys(map(str, names)))))
        self._screen.thing(things[found[0]], self._match.state, seat)

    def _explain(self, seat: Seat, choices: Choices, about: str) -> None:
        """`?` the last refusal, `? 3` a choice, `? play w07` an action, `? WD-BREW-02` a rule."""
        state = self._match.state
        if not about:
            ids = self._doubt or state.clauses(seat, choices.legal[0])
        elif about.upper() in rulebook.clauses(self._match.game):
            ids = (about,)
        else:
            ids = state.clauses(seat, self._asked_about(choices, about))
        self._screen.clauses(ids)

    def _asked_about(self, choices: Choices, about: str) -> Action:
        """Read the action that is asked about; what is none may be a word of the rules."""
        try:
            return choices.read(about)
        except BadNotation:
            search = shlex.join(["witchtable", "rules", self._match.game.id, "--search", about])
            raise Malformed(Message("play-no-clause", text=about, search=search)) from None

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one screen, nobody should see another's hand."""
        is_first, self._asked = self._asked is None, seat  # what was said in welcome stays
        if len(self._people) == 1:
            return
        if not is_first:
            self._screen.clear()
        name = self._screen.names[seat]
        self._console.input(plain(Message("play-hand-over", name=name)))
        self._catch_up(seat)

    def _catch_up(self, seat: Seat) -> None:
        """Tell again what happened since a seat last decided: the screen was wiped in between."""
        log = self._match.log
        last = next((n for n in reversed(range(len(log))) if log[n].seat == seat), None)
        if last is None:
            self._screen.events(self._match.opening, seat)
        for move in log[last or 0 :]:
            self._screen.move(move, seat)

    # -- making moves -----------------------------------------------------------------------------

    def _move(self, seat: Seat, action: Action) -> None:
        self._match.play(seat, action)
        self._save()
        self._screen.move(self._match.log[-1], self._viewer)
        self._remark(remark(self._witches, public(self._match.log[-1].events), self._said))
        self._doubt = ()

    def _remark(self, found: Remark | None) -> None:
        """Let an opponent say something."""
        if found is not None:
            self._said.add(found.message.id)
            name = found.witch.capitalize()
            self._screen.sentence(
                f"[italic]{plain(Message('play-says', name=name, what=found.message))}[/]"
            )

    def _save(self) -> None:
        """Save; a game that goes on is worth more than its file."""
        try:
            self._file.write(self._match.dumps())
        except CannotSave as problem:
            self._screen.refuse(problem.message)
