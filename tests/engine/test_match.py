"""Match records: strict on load, precise about what is wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from witchtable import GAMES, IllegalAction, Match
from witchtable.engine.chance import commitment
from witchtable.engine.errors import (
    BadName,
    BadOption,
    BadSeatCount,
    BadSeed,
    CannotUndo,
    CorruptRecord,
    OtherEdition,
    OtherRules,
    SeedWithheld,
    Truncated,
    UnknownGame,
)
from witchtable.games.witchdom.actions import Pay

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


def test_the_record_in_the_documentation_is_genuine():
    match = Match(GAME, seats=2, seed=5, players=["anna", "apprentice"], animals=True)
    for _ in range(2):
        match.play(0, match.state.legal(0)[0])
    page = Path(__file__).parents[2] / "docs" / "records.md"
    assert match.dumps() in page.read_text("utf-8")


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


def test_a_record_of_earlier_rules_is_no_forgery_and_names_both_versions():
    now = GAME.rules_version
    text = changed(a_match().dumps(), f"\nrules: {now}\n", f"\nrules: {now - 1}\n")
    with pytest.raises(OtherRules, match=rf"version {now - 1} of the rules.* version {now}") as problem:
        Match.loads(text)
    assert problem.value.line == 3


EDITS = [
    (1, "witchtable record 1", "witchtable record 9", CorruptRecord),
    (1, "witchtable record 1", "PGN", CorruptRecord),
    (2, "game: witchdom", "game: chess", CorruptRecord),
    (2, "game: witchdom", "game:  witchdom", CorruptRecord),
    (2, "game: witchdom\n", "", CorruptRecord),
    (3, "rules: ", "rules: 99", OtherRules),
    (3, "rules: ", "rules: 0", CorruptRecord),
    (3, "rules: ", "rules: one", CorruptRecord),
    (3, "rules: ", "rules: " + "9" * 5000, CorruptRecord),
    (4, "edition: house ", "edition: house 0", OtherEdition),
    (4, "edition: house ", "edition: mine ", OtherEdition),
    (
        5,
        'seats: 2\nplayers: ["A", "B"]',
        f"seats: 7\nplayers: {list('ABCDEFG')}".replace("'", '"'),
        CorruptRecord,
    ),
    (6, "seats: 2", "seats: 7", CorruptRecord),
    (5, "seats: 2", "seats: \u0662", CorruptRecord),
    (6, 'players: ["A", "B"]', 'players: ["A"]', CorruptRecord),
    (6, 'players: ["A", "B"]', "players: []", CorruptRecord),
    (6, 'players: ["A", "B"]', "players: A B", CorruptRecord),
    (6, 'players: ["A", "B"]', 'players: ["A","B"]', CorruptRecord),
    (6, 'players: ["A", "B"]', 'players: ["A", "\\ud800"]', CorruptRecord),
    (6, 'players: ["A", "B"]', "players: " + "[" * 100_000, CorruptRecord),
    (7, "options:", "options: dragons=true", CorruptRecord),
    (7, "options:", "options: animals=perhaps", CorruptRecord),
    (7, "options:", "options: animals=false", CorruptRecord),
    (7, "options:", "options: animals", CorruptRecord),
    (7, "options:", "options: seats=3", CorruptRecord),
    (7, "options:", "options: game=chess edition=x players=a self=b seed=1", CorruptRecord),
    (8, "deal: ", "deal: 0", CorruptRecord),
    (8, 'seed: "a match"', 'seed: "another"', CorruptRecord),
    (9, 'seed: "a match"', "seed: a match", CorruptRecord),
    (9, 'seed: "a match"', 'seed: "a\\u0020match"', CorruptRecord),
    (9, 'seed: "a match"', 'seed: "\\ud800"', CorruptRecord),
    (11, "moves:\n1 A", "moves:\n2 A", CorruptRecord),
    (11, "moves:\n1 A", "moves:\n1 Q", CorruptRecord),
    (11, "moves:\n1 A play", "moves:\n1 A fly", CorruptRecord),
    (11, "moves:\n1 A play", "moves:\n1 A Play", CorruptRecord),
    (11, "moves:\n1 A play", "moves:\n1 A  play", CorruptRecord),
    (11, "moves:\n1 A play", "moves:\n1 B play", CorruptRecord),
    (41, "result: running", "result: finished 9 9 won by A", CorruptRecord),
    (41, "result: running", "result:running", CorruptRecord),
    (42, "digest: ", "digest: 0", CorruptRecord),
    (44, "\nend\n", "\nend\nand more\n", CorruptRecord),
    (44, "\nend\n", "\nend\nx", CorruptRecord),
    (43, "\nend\n", "\nfin\n", CorruptRecord),
]


@pytest.mark.parametrize(("line", "old", "new", "error"), EDITS, ids=range(len(EDITS)))
@pytest.mark.parametrize("load", [Match.loads, Match.salvage])
def test_an_edited_record_is_refused_and_its_line_named(load, line, old, new, error):
    text = changed(a_match().dumps(), old, new)
    with pytest.raises(error) as problem:
        load(text)
    assert problem.value.line == line
    assert str(problem.value).startswith(f"Line {line} of this match record: ")
    assert "{" not in str(problem.value)


def test_a_record_with_other_line_breaks_says_so():
    text = a_match().dumps().replace("\n", "\r\n")
    with pytest.raises(CorruptRecord, match=r"Line 1 .* plain newlines"):
        Match.loads(text)


def test_errors_of_records_read_well():
    withheld = a_match().dumps(reveal_seed=False)
    with pytest.raises(SeedWithheld, match=r"^Line 9 of this match record: the seed is withheld"):
        Match.loads(withheld)
    with pytest.raises(CorruptRecord, match=r"^Line 2 of this match record: There is no game “chess”"):
        Match.loads(changed(a_match().dumps(), "game: witchdom", "game: chess"))


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
        with pytest.raises(Truncated):
            Match.loads(text[:length])


def test_a_truncated_record_is_salvaged_up_to_its_last_complete_move():
    match = a_match(12)
    text = match.dumps()
    cut = text[: text.index("\n9 ") + 4]  # in the middle of move 9
    salvaged, problem = Match.salvage(cut)
    assert len(salvaged.log) == 8
    assert salvaged.log == match.log[:8]
    assert isinstance(problem, Truncated)
    whole, problem = Match.salvage(text)
    assert problem is None
    assert whole.state == match.state


def test_only_what_is_missing_is_salvaged_not_what_was_changed():
    """Every cut of an edited record is refused once the edit is in it."""
    text = changed(a_match(12).dumps(), "\n5 ", "\n5  ")
    edit = text.index("\n", text.index("\n5 ") + 1)
    start = text.index("\n", text.index("moves:"))
    for length in range(start + 1, len(text)):
        if length <= edit:
            assert len(Match.salvage(text[:length])[0].log) <= 4
        else:
            with pytest.raises(CorruptRecord):
                Match.salvage(text[:length])


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
    for seed in (True, None, 1.5, b"seed", "\ud800", 10**5000):
        with pytest.raises(BadSeed):
            Match(GAME, seats=2, seed=seed)
    for names in (["a", 5], ["a", "\ud800"]):
        with pytest.raises(BadName):
            Match(GAME, seats=2, seed=1, players=names)
    with pytest.raises(BadSeatCount):
        Match(GAME, seats=10**5000, seed=1)


def test_a_game_that_is_not_there_is_an_unknown_game_and_a_missing_key():
    for ask in (GAMES.find, GAMES.__getitem__):
        for name in ("chess", None, ["chess"]):
            with pytest.raises(UnknownGame, match="Known games: "):
                ask(name)
    with pytest.raises(KeyError):
        GAMES["chess"]
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None


def test_options_may_come_as_a_mapping():
    match = Match.open(GAME, GAME.arrange(2, 5, options={"animals": True}), ["anna", "bela"])
    assert match.dumps() == Match(GAME, seats=2, seed=5, animals=True, players=["anna", "bela"]).dumps()
    for name in ("seats", "game", "edition", "players", "self"):
        with pytest.raises(BadOption):
            GAME.arrange(2, 5, options={name: 2})
    with pytest.raises(BadOption):
        GAME.new(seats=2, seed=1, self=1)


def test_the_log_has_moves_as_they_are_offered():
    """However a move was asked for, the record is the one that `loads` accepts."""
    rng = Random(3)
    match = Match(GAME, seats=2, seed="forms")
    turned = 0
    while match.state.deciders and turned < 3:
        seat = match.state.deciders[0]
        action = rng.choice(match.state.legal(seat))
        if isinstance(action, Pay) and len(set(action.given)) > 1:
            action = Pay(action.given[::-1])
            turned += 1
        match.play(seat, action)
    assert turned
    assert all(move.action == move.action.canonical() for move in match.log)
    assert Match.loads(match.dumps()).log == match.log


def test_the_log_has_what_happened():
    match = a_match(4)
    assert [move.seat for move in match.log] == [0] * 4 or match.log[-1].seat == 1
    assert all(move.events for move in match.log)
    assert match.opening
