"""Built positions for the clause tests of Witchdom.

    table = a_table(seats=2).hand("A", "w04").board("forest", "leaf herb leaf p01 w01")
    events = table.play("play w04", "take forest leaf")
    assert table.resources("A") == {"leaf": 1}

Cards are named by their ids and come from wherever they are, so none is ever there twice. Tokens
are simply put where they are wanted. It is A's turn at the start, unless `turn` says otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Event
from witchtable.games import GAMES
from witchtable.games.witchdom.components import DECKS, KINDS, POTIONS, WITCHES
from witchtable.games.witchdom.rules.phases import EMPTY
from witchtable.games.witchdom.state import WitchdomState

GAME = GAMES["witchdom"]
LETTERS = "ABCDE"


def a_table(seats: int = 2, seed: str | int = 1, **options: Any) -> Table:
    """Deal a game; what is on the board can then be replaced piece by piece."""
    return Table(GAME.new(seats=seats, seed=seed, **options))


class Table:
    def __init__(self, state: WitchdomState) -> None:
        self.state = state
        self.box = state.edition

    # -- building (each returns the table) ----------------------------------------------------

    def board(self, location: str, pieces: str) -> Table:
        """Lay out a location: its resources ("-" is a gap), then a potion and a witch, if named.

        A location whose potion or witch is not named keeps the one it has; "no-potion" and
        "no-witch" take it away (to the bottom of its deck).
        """
        place = self.box.location_index[location]
        tokens = []
        for word in pieces.split():
            if word in self.box.kind_index:
                tokens.append(self.box.kind_index[word])
            elif word == "-":
                tokens.append(EMPTY)
            elif word == "no-potion":
                self._clear(POTIONS, place)
            elif word == "no-witch":
                self._clear(WITCHES, place)
            else:
                deck = POTIONS if word in self.box.potion_index else WITCHES
                card = self._number(word)
                self._remove(deck, card)
                self._clear(deck, place)
                self.state.up[deck * 3 + place] = card
        if tokens:
            assert len(tokens) == 3, "a location has three resources"
            self.state.tokens[place * 3 : place * 3 + 3] = tokens
        return self._changed()

    def empty_board(self) -> Table:
        """Take every token and card off the board (cards go under their decks)."""
        for location in self.box.locations:
            self.board(location, "- - - no-potion no-witch")
        return self

    def hand(self, seat: str, *cards: str) -> Table:
        """Replace a hand; what was in it goes under the deck (novices go out of play)."""
        return self._zone(self.state.hands, WITCHES, seat, cards)

    def pile(self, seat: str, *cards: str) -> Table:
        """Replace a played pile, the last card on top."""
        return self._zone(self.state.piles, WITCHES, seat, cards)

    def potions(self, seat: str, *cards: str) -> Table:
        """Replace the waiting potions."""
        return self._zone(self.state.waiting_potions, POTIONS, seat, cards)

    def tools(self, seat: str, *kinds: str) -> Table:
        """Replace the waiting tools, by kind."""
        return self._turned(self.state.waiting_tools, POTIONS, seat, kinds)

    def animals(self, seat: str, *kinds: str) -> Table:
        """Replace the waiting animals, by kind."""
        return self._turned(self.state.waiting_animals, WITCHES, seat, kinds)

    def clan(self, seat: str, *names: str) -> Table:
        """Replace a clan: witches and potions by id, tools and animals by kind."""
        box, state = self.box, self.state
        self._zone(state.clan_witches, WITCHES, seat, [n for n in names if n in box.card_index])
        self._zone(state.clan_potions, POTIONS, seat, [n for n in names if n in box.potion_index])
        self._turned(state.clan_tools, POTIONS, seat, [n for n in names if n in box.tool_index])
        kinds = [n for n in names if n in box.animal_index]
        return self._turned(state.clan_animals, WITCHES, seat, kinds)

    def holds(self, seat: str, **resources: int) -> Table:
        """Replace a seat's resources."""
        at = LETTERS.index(seat) * KINDS
        counts = [resources.pop(kind, 0) for kind in self.box.kind_ids]
        assert not resources, resources
        self.state.held[at : at + KINDS] = counts
        return self._changed()

    def pouch(self, **resources: int) -> Table:
        """Replace what is in the pouch: with one kind in it, every draw is known."""
        self.state.pouch[:] = [resources.pop(kind, 0) for kind in self.box.kind_ids]
        assert not resources, resources
        return self._changed()

    def deck(self, name: str, *cards: str) -> Table:
        """Put these cards on top of a deck, the first one on the very top."""
        deck = DECKS.index(name)
        numbers = [self._number(card) for card in cards]
        for number in numbers:
            self._remove(deck, number)
        self.state.decks[deck] += tuple(reversed(numbers))
        return self._changed()

    def short_deck(self, name: str, *cards: str, boxed: tuple[str, ...] | None = None) -> Table:
        """Make these cards the whole deck; the others leave the game. `boxed`: the reserve."""
        deck = DECKS.index(name)
        self.deck(name, *cards)
        self.state.decks[deck] = self.state.decks[deck][len(self.state.decks[deck]) - len(cards) :]
        if boxed is not None:
            self.state.boxes[deck] = tuple(self._number(card) for card in boxed)
        return self._changed()

    def objectives(self, *sides: str, claimed: dict[str, str] | None = None) -> Table:
        """Lay out a row: "o01 hard", "o05 easy"; `claimed` says who took which token."""
        tokens = [token.id for token in self.box.objectives]
        row = []
        owners = []
        for side in sides:
            token, name = side.split()
            row.append(tokens.index(token) * 2 + (name == "hard"))
            owner = (claimed or {}).get(token)
            owners.append(EMPTY if owner is None else LETTERS.index(owner))
        self.state.row = tuple(row)
        self.state.claimed = owners
        return self._changed()

    def turn(self, seat: str) -> Table:
        """Make it this seat's turn."""
        self.state.turn = LETTERS.index(seat)
        self.state.deciders = (self.state.turn,)
        return self._changed()

    def ostara_tokens(self, *tokens: str) -> Table:
        """Make these the next tokens of Ostara's stack, the first one on top; others lie below."""
        ids = [token.id for token in self.box.ostara_tokens]
        numbers = [ids.index(token) for token in tokens]
        rest = [n for n in self.state.stack + self.state.shown if n not in numbers]
        self.state.stack = (*rest, *reversed(numbers))
        self.state.shown = ()
        return self._changed()

    # -- playing ------------------------------------------------------------------------------

    def play(self, *moves: str) -> list[Event]:
        """Let whoever's turn it is make these moves; return what happened."""
        told: list[Event] = []
        for move in moves:
            assert self.state.deciders, f"the game is over before {move!r}"
            told += self.state.apply(self.state.deciders[0], GAME.parse(move))
        return told

    def legal(self) -> list[str]:
        """List the legal actions of whoever's turn it is, in notation."""
        return [str(action) for action in self.state.legal(self.state.deciders[0])]

    def refused(self, move: str, seat: str | None = None) -> str:
        """Try a move that must be refused, see that nothing changed, and return the clause."""
        return self.refusal(move, seat).clause

    def refusal(self, move: str, seat: str | None = None) -> IllegalAction:
        """Try a move that must be refused, see that nothing changed, and return the refusal."""
        number = self.state.deciders[0] if seat is None else LETTERS.index(seat)
        before = self.state.copy()
        with pytest.raises(IllegalAction) as refusal:
            self.state.apply(number, self.action(move))
        assert self.state == before
        assert refusal.value.reason
        assert not refusal.value.reason.startswith("witchdom-"), "this refusal has no text"
        return refusal.value

    def label(self, move: str) -> str:
        """Put a move into words, whether it is offered or not."""
        return str(self.state.label(GAME.parse(move)))

    def clauses(self, move: str) -> tuple[str, ...]:
        """Name the clauses behind a legal move of whoever's turn it is."""
        assert move in self.legal()
        return self.state.clauses(self.state.deciders[0], GAME.parse(move))

    def question(self, seat: str | None = None) -> str:
        """What is asked of a seat, or of whoever's turn it is."""
        number = self.state.deciders[0] if seat is None else LETTERS.index(seat)
        return str(self.state.question(number))

    def action(self, move: str) -> Action:
        return GAME.parse(move)

    # -- looking ------------------------------------------------------------------------------

    def player(self, seat: str) -> dict[str, Any]:
        """What a seat sees of itself."""
        number = LETTERS.index(seat)
        player: dict[str, Any] = self.state.view(number)["players"][number]
        return player

    def resources(self, seat: str) -> dict[str, int]:
        """A seat's resources, without the kinds it has none of."""
        return {kind: count for kind, count in self.player(seat)["resources"].items() if count}

    def in_pouch(self) -> dict[str, int]:
        view = self.state.view(None)
        return {kind: count for kind, count in view["pouch"].items() if count}

    def location(self, name: str) -> dict[str, Any]:
        """What lies at a location: {"resources": [...], "potion": {...}, "witch": {...}}."""
        here: dict[str, Any] = self.state.view(None)["board"][self.box.location_index[name]]
        return here

    def sheet(self, seat: str) -> dict[str, int]:
        """A seat's score sheet: source -> points."""
        lines = self.state.score_sheet(LETTERS.index(seat))
        return {line.label.removeprefix("witchdom-score-"): line.points for line in lines}

    @property
    def phase(self) -> str:
        phase: str = self.state.view(None)["phase"]
        return phase

    @property
    def whose_turn(self) -> str:
        return LETTERS[self.state.deciders[0]]

    # -- moving cards about -------------------------------------------------------------------

    def _zone(self, zone: list[tuple[int, ...]], deck: int, seat: str, cards: Any) -> Table:
        number = LETTERS.index(seat)
        wanted = tuple(self._number(card) for card in cards)
        for card in wanted:
            self._remove(deck, card)
        self._to_bottom(deck, zone[number])
        zone[number] = wanted
        return self._changed()

    def _turned(self, zone: list[tuple[int, ...]], deck: int, seat: str, kinds: Any) -> Table:
        number = LETTERS.index(seat)
        self._to_bottom(deck, zone[number])
        zone[number] = ()
        for kind in kinds:
            backs = self.box.backs[deck]
            card = next(card for card in self.state.decks[deck] if backs[card] == kind)
            self._remove(deck, card)
            zone[number] += (card,)
        return self._changed()

    def _number(self, card: str) -> int:
        if card in self.box.potion_index:
            return self.box.potion_index[card]
        return self.box.card_index[card]

    def _clear(self, deck: int, place: int) -> None:
        card = self.state.up[deck * 3 + place]
        self.state.up[deck * 3 + place] = EMPTY
        if card != EMPTY:
            self._to_bottom(deck, (card,))

    def _to_bottom(self, deck: int, cards: tuple[int, ...]) -> None:
        back = tuple(card for card in cards if card < len(self.box.backs[deck]))
        self.state.decks[deck] = back + self.state.decks[deck]

    def _remove(self, deck: int, card: int) -> None:
        state = self.state
        zones = [state.decks, state.boxes]
        if deck == POTIONS:
            zones_of_cards = [state.waiting_potions, state.waiting_tools]
            zones_of_cards += [state.clan_potions, state.clan_tools]
        else:
            zones_of_cards = [state.hands, state.piles, state.waiting_animals]
            zones_of_cards += [state.clan_witches, state.clan_animals]
        for pair in zones:
            pair[deck] = tuple(other for other in pair[deck] if other != card)
        for zone in zones_of_cards:
            zone[:] = [tuple(other for other in cards if other != card) for cards in zone]
        for place in range(3):
            if state.up[deck * 3 + place] == card:
                state.up[deck * 3 + place] = EMPTY
                # Not left empty: the board is refilled, as after taking.
                state.up[deck * 3 + place] = state.decks[deck][-1]
                state.decks[deck] = state.decks[deck][:-1]

    def _changed(self) -> Table:
        self.state._choices = None
        return self
