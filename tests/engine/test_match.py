"""Match records: strict on load, precise about what is wrong."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES, IllegalAction, Match
from witchtable.engine.chance import commitment
from witchtable.engine.errors import (
    BadOption,
    BadSeatCount,
    CannotUndo,
    CorruptRecord,
    OtherEdition,
    OtherRules,
    SeedWithheld,
    UnknownGame,
)

GAME = GAMES["witchdom"]


def a_match(moves=30, **options):
    match = Match(GAME, seats=2, seed="a match", **options)
    rng = Random(1)
    for _ in range(moves):
        if match.state.deciders:
            seat = match.state.deciders[0]
            match.play(seat, rng.choice(match.state.legal(seat)))
    return match


def test_a_record_reads_like_a_game():
    lines = a_match(2, animals=True).dumps().splitlines()
    assert lines[0] == "witchtable record 1"
    assert "game: witchdom" in lines
    assert "options: animals=true" in lines
    assert f"deal: {commitment('a match')}" in lines
    assert lines[lines.index("moves:") + 1].startswith("1 A play ")
    assert lines[-1] == "end"


@pytest.mark.parametrize("moves", [0, 1, 30, 10_000])
def test_a_record_comes_back(moves):
    match = a_match(moves, animals=True)
    again = Match.loads(match.dumps())
    assert again.state == match.state
    assert again.log == match.log
    assert again.players == match.players


def test_any_text_can_be_a_seed():
    for seed in ("", "two\nlines", "ünïcode “quotes”", '"withheld"', "withheld", 12345):
        match = Match(GAME, seats=2, seed=seed)
        assert Match.loads(match.dumps()).state == match.state


def test_a_record_can_keep_its_seed_back():
    text = a_match().dumps(reveal_seed=False)
    assert "a match" not in text
    assert commitment("a match") in text
    with pytest.raises(SeedWithheld):
        Match.loads(text)


def changed(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("witchtable record 1", "witchtable record 9", CorruptRecord),
        ("witchtable record 1", "PGN", CorruptRecord),
        ("game: witchdom", "game: chess", UnknownGame),
        ("game: witchdom\n", "", CorruptRecord),
        ("rules: 1", "rules: 999", OtherRules),
        ("rules: 1", "rules: one", CorruptRecord),
        ("edition: house ", "edition: house 0", OtherEdition),
        ("seats: 2", "seats: 7", BadSeatCount),
        ("options:", "options: dragons=true", BadOption),
        ("options:", "options: animals=perhaps", BadOption),
        ("options:", "options: animals", CorruptRecord),
        ("deal: ", "deal: 0", CorruptRecord),
        ('seed: "a match"', 'seed: "another"', CorruptRecord),
        ('seed: "a match"', "seed: a match", CorruptRecord),
        ('players: ["A", "B"]', 'players: ["A"]', BadSeatCount),
        ('players: ["A", "B"]', "players: A B", CorruptRecord),
        ("moves:\n1 A", "moves:\n2 A", CorruptRecord),
        ("moves:\n1 A", "moves:\n1 Q", CorruptRecord),
        ("moves:\n1 A play", "moves:\n1 A fly", CorruptRecord),
        ("moves:\n1 A play", "moves:\n1 B play", CorruptRecord),
        ("result: running", "result: finished 9 9 won by A", CorruptRecord),
        ("digest: ", "digest: 0", CorruptRecord),
        ("\nend\n", "\nend\nand more\n", CorruptRecord),
        ("\nend\n", "\nend\nx", CorruptRecord),
        ("\nend\n", "\nfin\n", CorruptRecord),
    ],
)
def test_an_edited_record_is_refused(old, new, error):
    text = changed(a_match().dumps(), old, new)
    with pytest.raises(error) as problem:
        Match.loads(text)
    assert str(problem.value)


def test_a_wrong_move_is_named_by_its_line():
    text = a_match().dumps()
    lines = text.split("\n")
    at = lines.index("moves:") + 5
    number, seat, _ = lines[at].split(" ", 2)
    lines[at] = f"{number} {seat} tame snake"
    with pytest.raises(CorruptRecord) as problem:
        Match.loads("\n".join(lines))
    assert problem.value.line == at + 1
    assert "WD-ANIMAL-01" in str(problem.value)


def test_another_legal_move_in_its_place_is_noticed():
    match = a_match(8)
    text = match.dumps()
    other = Match(GAME, seats=2, seed="a match")
    first = match.log[0].action
    instead = next(action for action in other.state.legal(0) if action != first)
    with pytest.raises(CorruptRecord):
        Match.loads(changed(text, f"1 A {first}", f"1 A {instead}"))


def test_a_truncated_record_is_refused_wherever_it_stops():
    text = a_match(12).dumps()
    for length in range(len(text)):
        with pytest.raises(CorruptRecord):
            Match.loads(text[:length])


def test_a_truncated_record_is_salvaged_up_to_its_last_complete_move():
    match = a_match(12)
    text = match.dumps()
    cut = text[: text.index("\n9 ") + 4]  # in the middle of move 9
    salvaged, problem = Match.salvage(cut)
    assert len(salvaged.log) == 8
    assert salvaged.log == match.log[:8]
    assert isinstance(problem, CorruptRecord)
    whole, problem = Match.salvage(text)
    assert problem is None
    assert whole.state == match.state


def test_an_illegal_move_changes_neither_state_nor_log():
    match = a_match(3)
    before = match.dumps()
    with pytest.raises(IllegalAction):
        match.play(match.state.deciders[0], GAME.parse("pay leaf"))
    assert match.dumps() == before


def test_undo_says_why_not():
    match = Match(GAME, seats=2, seed=1)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(0)
    match.play(0, match.state.legal(0)[0])
    assert match.can_undo(0)
    with pytest.raises(CannotUndo, match="not yours"):
        match.undo(1)
    match.play(0, match.state.legal(0)[0])  # takes something: a refill is revealed
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(0)


def test_bad_tables_are_refused_before_anything_is_dealt():
    for seats in (0, 6, -1, "2", 2.0, None, True):
        with pytest.raises(BadSeatCount):
            Match(GAME, seats=seats, seed=1)
    for options in ({"dragons": True}, {"animals": 1}, {"animals": "true"}, {"extra_hard": 9}):
        with pytest.raises(BadOption):
            Match(GAME, seats=2, seed=1, **options)
    with pytest.raises(UnknownGame):
        GAMES.find("chess")


def test_the_log_has_what_happened():
    match = a_match(4)
    assert [move.seat for move in match.log] == [0] * 4 or match.log[-1].seat == 1
    assert all(move.events for move in match.log)
    assert match.opening
