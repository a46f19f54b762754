"""Built positions for the clause tests of Whirling Witchcraft.

    table = a_table("A", "B").bench("A", mushroom=2, mandrake=1).recipes("A", "r02")
    table.brewing()
    table.play("A use r02 2mushroom")
    assert table.cauldron("A") == {"mandrake": 1, "spider": 2}

Seats are letters; a letter may carry a personality: "A:trickster". Without one everybody is an Initiate
who has already redrawn, so that no round begins with that question. Cards are named by their ids and
come from wherever they are, so none is ever there twice. Whoever makes the last possible step of a
draft also says `done`; a `hesitant` table waits for it (WW-ENG-16).
"""

from __future__ import annotations

from typing import Any

import pytest

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Event
from witchtable.games import GAMES
from witchtable.games.whirling_witchcraft.actions import Done, Step
from witchtable.games.whirling_witchcraft.cubes import counts, pack
from witchtable.games.whirling_witchcraft.rules import BREW, EMPTY, PLAY, brewing, sealed, study
from witchtable.games.whirling_witchcraft.state import WhirlingState

GAME = GAMES["whirling-witchcraft"]
LETTERS = "ABCDE"


def a_table(*seats: str, seed: str | int = 1, **options: Any) -> Table:
    """Deal a game and go to the play step of round 1, everybody with an empty bench and four cards."""
    state = GAME.new(seats=len(seats), seed=seed, **options)
    assert isinstance(state, WhirlingState)
    table = Table(state)
    for number, seat in enumerate(seats):
        letter, _, personality = seat.partition(":")
        assert letter == LETTERS[number]
        table.personality(letter, personality or None)
        table.bench(letter)
    return table.playing()


class Table:
    def __init__(self, state: WhirlingState) -> None:
        self.state = state
        self.box = state.edition
        self._hesitates = False

    # -- building (each returns the table) ----------------------------------------------------

    def personality(self, seat: str, personality: str | None) -> Table:
        """Give a seat a personality (with its recipe in front of it), or none."""
        number = LETTERS.index(seat)
        state, box = self.state, self.box
        codes = tuple(code for code in state.tableau[number] if code < 2 * box.cards)
        if personality is None:
            state.personality[number] = EMPTY
        else:
            which = box.personality_index[personality]
            state.personality[number] = which
            if box.has_recipe[which]:
                codes = (box.personality_code(which), *codes)
        state.tableau[number] = codes
        return self._changed()

    def bench(self, seat: str, **cubes: int) -> Table:
        self.state.bench[LETTERS.index(seat)] = self._heap(cubes)
        return self._changed()

    def in_cauldron(self, seat: str, **cubes: int) -> Table:
        self.state.cauldron[LETTERS.index(seat)] = self._heap(cubes)
        return self._changed()

    def in_circle(self, seat: str, **cubes: int) -> Table:
        self.state.circle[LETTERS.index(seat)] = self._heap(cubes)
        return self._changed()

    def recipes(self, seat: str, *recipes: str) -> Table:
        """Lay recipes in front of a seat; "r17*" lies rotated. A personality's recipe stays."""
        number = LETTERS.index(seat)
        own = tuple(c for c in self.state.tableau[number] if c >= 2 * self.box.cards)
        codes = []
        for recipe in recipes:
            card = self._take(recipe.rstrip("*"))
            codes.append(2 * card + recipe.endswith("*"))
        self.state.tableau[number] = (*own, *codes)
        return self._changed()

    def hand(self, seat: str, *recipes: str) -> Table:
        """Replace a hand; what was in it goes under the deck."""
        number = LETTERS.index(seat)
        cards = tuple(self._take(recipe) for recipe in recipes)
        self.state.deck = self.state.hands[number] + self.state.deck
        self.state.hands[number] = cards
        for card in cards:
            self.state.known[card] = 1 << number
        return self._changed()

    def deck(self, *recipes: str) -> Table:
        """Put these cards on top of the deck, the first one on the very top."""
        cards = [self._take(recipe) for recipe in recipes]
        self.state.deck += tuple(reversed(cards))
        return self._changed()

    def empty_deck(self) -> Table:
        """Take every card of the deck out of the game."""
        self.state.deck = ()
        return self._changed()

    def discards(self, *recipes: str) -> Table:
        self.state.discards = tuple(self._take(recipe) for recipe in recipes)
        return self._changed()

    def trackers(self, seat: str, potion: int = 0, raven: int = 0, book: int = 0) -> Table:
        at = 3 * LETTERS.index(seat)
        self.state.trackers[at : at + 3] = [potion, raven, book]
        return self._changed()

    def initiative(self, **numbers: int) -> Table:
        """Set the number of the recipe each seat played last: initiative(A=17, B=18)."""
        for seat, number in numbers.items():
            self.state.initiative[LETTERS.index(seat)] = number
        return self._changed()

    def hesitant(self) -> Table:
        """Let nobody confirm a draft before the test says so."""
        self._hesitates = True
        return self

    # -- moving to a step of the round ----------------------------------------------------------

    def playing(self) -> Table:
        """Go to the play step: everybody with cards chooses a recipe."""
        state = self.state
        state.phase = PLAY
        state.round = max(state.round, 1)
        state.choice[:] = [EMPTY] * state.seats
        sealed.ask(state, study.players(state))
        return self._changed()

    def brewing(self) -> Table:
        """Go to the brew step: everybody who can use anything brews."""
        state = self.state
        state.phase = BREW
        state.ordered = state.strict
        sealed.ask(state, brewing.brewers(state))
        return self._changed()

    # -- playing ------------------------------------------------------------------------------

    def play(self, *moves: str) -> list[Event]:
        """Make moves such as "A play r07"; return everything that happened."""
        told: list[Event] = []
        for move in moves:
            seat, _, notation = move.partition(" ")
            told += self.state.apply(LETTERS.index(seat), GAME.parse(notation))
            if not self._hesitates and isinstance(GAME.parse(notation), Step):
                told += self._confirm(LETTERS.index(seat))
        return told

    def _confirm(self, seat: int) -> list[Event]:
        """Say `done` for a seat whose draft cannot go on."""
        actions = self.state.legal(seat)
        done = seat in self.state.deciders and self.state.owing >> seat & 1 and actions[0] == Done()
        return self.state.apply(seat, Done()) if done else []

    def everybody(self, notation: str) -> list[Event]:
        """Let everybody who owes a decision now make this one."""
        return self.play(*[f"{LETTERS[seat]} {notation}" for seat in self.state.deciders])

    def play_cards(self) -> list[Event]:
        """Let everybody who owes it play the first card of the hand, unrotated."""
        told: list[Event] = []
        for seat in self.state.deciders:
            card = self.box.recipes[self.state.hands[seat][0]].id
            told += self.play(f"{LETTERS[seat]} play {card}")
        return told

    def decline_all(self) -> list[Event]:
        """Decline arcana, brews and trades until recipes are to be played again or the game is over."""
        told: list[Event] = []
        while self.state.deciders and self.phase in ("arcana", "brew", "trades"):
            told += self.play(f"{LETTERS[self.state.deciders[0]]} done")
        return told

    def legal(self, seat: str) -> list[str]:
        return [str(action) for action in self.state.legal(LETTERS.index(seat))]

    def refused(self, move: str) -> str:
        """Try a move that must be refused and return the clause."""
        return self.refusal(move).clause

    def refusal(self, move: str) -> IllegalAction:
        """Try a move that must be refused, and see that nothing changed."""
        before = self.state.copy()
        with pytest.raises(IllegalAction) as refusal:
            self.state.apply(*self._read(move))
        assert self.state == before
        assert not refusal.value.reason.startswith("whirling-"), "this refusal has no text"
        return refusal.value

    # -- words ----------------------------------------------------------------------------------

    def label(self, notation: str) -> str:
        """What an action is called here, offered or not."""
        return str(self.state.label(GAME.parse(notation)))

    def clauses(self, move: str) -> tuple[str, ...]:
        """The rules behind a move."""
        return self.state.clauses(*self._read(move))

    def question(self, seat: str) -> str:
        return str(self.state.question(LETTERS.index(seat)))

    # -- looking ------------------------------------------------------------------------------

    def view(self, seat: str | None) -> dict[str, Any]:
        return self.state.view(None if seat is None else LETTERS.index(seat))

    def player(self, seat: str, seen_by: str | None = None) -> dict[str, Any]:
        """What somebody (without `seen_by`: the seat itself) sees of a seat."""
        player: dict[str, Any] = self.view(seen_by or seat)["players"][LETTERS.index(seat)]
        return player

    def on_bench(self, seat: str) -> dict[str, int]:
        return self._cubes(self.state.bench[LETTERS.index(seat)])

    def cauldron(self, seat: str) -> dict[str, int]:
        return self._cubes(self.state.cauldron[LETTERS.index(seat)])

    def circle(self, seat: str) -> dict[str, int]:
        return self._cubes(self.state.circle[LETTERS.index(seat)])

    def hand_of(self, seat: str) -> list[str]:
        return [self.box.recipes[card].id for card in self.state.hands[LETTERS.index(seat)]]

    @property
    def phase(self) -> str:
        phase: str = self.state.view(None)["phase"]
        return phase

    @property
    def deciders(self) -> str:
        """The seats that owe a decision, as letters: "AC"."""
        return "".join(LETTERS[seat] for seat in self.state.deciders)

    @property
    def winners(self) -> str:
        return "".join(LETTERS[seat] for seat in self.state.winners)

    # -- inside ---------------------------------------------------------------------------------

    def _read(self, move: str) -> tuple[int, Action]:
        seat, _, notation = move.partition(" ")
        return LETTERS.index(seat), GAME.parse(notation)

    def _heap(self, cubes: dict[str, int]) -> int:
        unknown = set(cubes) - set(self.box.kind_ids)
        assert not unknown, unknown
        return pack(cubes.get(kind, 0) for kind in self.box.kind_ids)

    def _cubes(self, heap: int) -> dict[str, int]:
        pairs = zip(self.box.kind_ids, counts(heap), strict=True)
        return {kind: number for kind, number in pairs if number}

    def _take(self, recipe: str) -> int:
        """Take a card out of wherever it is."""
        state = self.state
        card = self.box.card_index[recipe]
        state.deck = tuple(other for other in state.deck if other != card)
        state.discards = tuple(other for other in state.discards if other != card)
        state.hands[:] = [tuple(c for c in hand if c != card) for hand in state.hands]
        state.tableau[:] = [tuple(c for c in codes if c >> 1 != card) for codes in state.tableau]
        return card

    def _changed(self) -> Table:
        self.state.forget_choices()
        return self
