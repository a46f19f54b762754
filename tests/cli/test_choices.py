"""What is listed of the choices, in which order, and how it is searched."""

from __future__ import annotations

import pytest
from rich.console import Console

from tests.games.witchdom.table import a_table as a_witchdom_table
from tests.games.witchstone.table import a_deal, a_table
from witchtable import GAMES, Match
from witchtable.cli.choices import Choices, help_for
from witchtable.cli.screen import Screen


class Listed:
    """The choices of the seat that decides, on a console that remembers."""

    def __init__(self, table, game="witchstone"):
        match = Match(GAMES[game], seats=table.state.seats, seed=1)
        match.state = table.state
        self.match = match
        self.state = table.state
        self.seat = table.state.deciders[0]
        self.console = Console(width=120, record=True, highlight=False)
        self.choices = Choices(Screen(self.console, match), match, self.seat)

    def first(self):
        self.choices.list_first()
        return self.console.export_text().splitlines()

    def more(self, text=""):
        self.choices.list_more(text)
        return self.console.export_text().splitlines()

    def notations(self, lines):
        """The actions that some lines name by their numbers."""
        found = [line.split()[0] for line in lines]
        return [str(self.choices.legal[int(word) - 1]) for word in found if word.isdecimal()]


def a_working_table():
    return a_table("A", "B").batch("A", "energy", 3)


def test_what_is_always_possible_is_named_last_and_on_request():
    listed = Listed(a_working_table())
    lines = listed.first()
    actions = listed.notations(lines)
    assert actions
    assert not any(action.startswith("remove") for action in actions)
    asides = [str(action) for action in listed.choices.legal if action.is_aside]
    assert lines[-1] == f"also possible: {len(asides)} × remove; type “more remove”"
    # They keep their numbers, and come with everything else when the list begins again.
    assert listed.notations(listed.more("remove")) == asides
    assert listed.notations(listed.more())[-len(asides) :] == asides


def at_the_payment(**held):
    table = a_witchdom_table().empty_board().hand("A", "w28").potions("A", "p34").holds("A", **held)
    table.play("play w28", "brew p34")
    return Listed(table, "witchdom")


def test_ways_to_pay_that_only_give_more_are_named_last_and_the_way_back_by_its_name():
    listed = at_the_payment(leaf=4, berry=1, herb=2)
    lines = listed.first()
    usual = listed.notations(lines)
    assert usual == ["pay berry 2leaf", "pay 4leaf", "pay 2herb 2leaf", "pay berry 2herb leaf"]
    hidden = [action for action in map(str, listed.choices.legal) if action not in (*usual, "back")]
    assert lines[-2] == f"also possible: {len(hidden)} × pay; type “more pay”"
    assert lines[-1].startswith("also possible: Do not brew")
    assert lines[-1].endswith("; type “back”")
    # What has not been listed yet comes first.
    assert listed.notations(listed.more("pay")) == [*hidden, *usual]


def test_the_help_shows_an_example_that_is_listed():
    listed = at_the_payment(leaf=4, berry=1, herb=2)
    (first, *_) = help_for(listed.match, listed.seat, listed.choices.legal, [0])
    assert first.args["action"] == "pay berry 2leaf"
    assert first.args["other"] == "pay berry 2herb leaf"


def test_nothing_is_said_of_asides_where_there_are_none():
    lines = Listed(a_deal(2)).first()
    assert lines
    assert not any("also possible" in line for line in lines)


def test_long_lists_begin_with_what_matters_most():
    table = a_table("A", "B").hand("A", "energy-wand", "witch-scroll")
    listed = Listed(table)
    usual = [action for action in listed.choices.legal if not action.is_aside]
    assert len(usual) > 20
    expected = sorted(usual, key=listed.state.prominence, reverse=True)
    assert expected != usual
    seen = listed.notations(listed.first())
    while len(seen) < len(usual):
        seen += listed.notations(listed.more())
    assert seen == list(map(str, expected))


def test_short_lists_stay_in_the_order_of_their_numbers():
    listed = Listed(a_working_table())
    lines = listed.first()
    numbers = [int(line.split()[0]) for line in lines if line.split()[0].isdecimal()]
    assert 1 < len(numbers) <= 20
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("text", ["1 energy, 2 wand", "1  ENERGY,  2 wand"])
def test_more_looks_for_a_phrase_first(text):
    listed = Listed(a_table("A", "B").hand("A", "energy-wand"))
    lines = listed.more(text)
    assert listed.notations(lines)
    assert all("1 energy, 2 wand" in line for line in lines if line.split()[0].isdecimal())


def test_more_takes_all_words_in_any_order_when_there_is_no_such_phrase():
    listed = Listed(a_table("A", "B").hand("A", "energy-wand"))
    actions = listed.notations(listed.more("d2 energy-wand, d3"))
    assert sorted(actions) == ["place energy-wand d2 d3", "place energy-wand d3 d2"]


def test_a_number_is_not_found_within_an_id():
    listed = Listed(a_table("A", "B").hand("A", "energy-crystal"))
    assert all("place" in action for action in listed.notations(listed.more("a2")))
    listed.choices.list_more("9 crystal, 2")
    assert "No choice contains “9 crystal, 2”." in listed.console.export_text()
    for line in listed.more("2 crystal"):
        assert " 2 crystal" in line or not line.split()[0].isdecimal()


def test_a_move_that_reveals_and_ends_the_turn_has_both_marks():
    table = a_table("A", "B").batch("A", "energy", 1)
    (line,) = Listed(table).more("close")
    assert line.endswith("(no undo) (ends your turn)")
