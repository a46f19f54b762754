"""Errors: readable however long what they quote, and the same in another process."""

from __future__ import annotations

import copy
import pickle

import pytest

from witchtable import GAMES
from witchtable.engine import errors
from witchtable.engine.errors import (
    BadBot,
    BadEdition,
    BadName,
    BadNotation,
    BadOption,
    BadSeatCount,
    BadSeed,
    BotFault,
    CannotUndo,
    CorruptRecord,
    ForeignAction,
    IllegalAction,
    Malformed,
    OtherEdition,
    OtherRules,
    OutOfTurn,
    SeedWithheld,
    Truncated,
    UnknownBot,
    UnknownClause,
    UnknownGame,
    UnknownSeat,
    WitchtableError,
)
from witchtable.engine.texts import Message, render

REASON = Message("undo-nothing")
LONG = "x" * 100_000
EACH = [
    WitchtableError(REASON),
    Malformed(REASON),
    UnknownGame("chess", ["a", "b"]),
    UnknownBot("genius", ["a", "b"]),
    BadBot("attic:Ghost", REASON),
    BotFault("late", "attic:Ghost", "no answer"),
    UnknownClause("WD-FLY-01", "Witchdom"),
    BadSeatCount("Witchdom", 9, range(1, 6)),
    BadSeed(None),
    BadName(None),
    UnknownSeat(9, 2),
    BadOption("animals", REASON),
    BadNotation("fly", REASON),
    ForeignAction(None, "Witchdom"),
    BadEdition("box.toml", ["a: wrong", "b: wrong"]),
    IllegalAction("WD-TURN-01", REASON),
    OutOfTurn("WD-TURN-01", REASON),
    CannotUndo(REASON),
    CorruptRecord(REASON, 5),
    Truncated(REASON),
    SeedWithheld(REASON, 9),
    OtherRules(REASON, 3),
    OtherEdition(REASON, 4),
]


def test_each_error_is_looked_at_here():
    assert {type(error).__name__ for error in EACH} == set(errors.__all__)


@pytest.mark.parametrize("error", EACH, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize(
    "through", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))]
)
def test_errors_go_from_process_to_process(error, through):
    again = through(error)
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.__dict__ == error.__dict__
    assert again.args == error.args


@pytest.mark.parametrize("error", EACH, ids=lambda error: type(error).__name__)
def test_errors_have_words(error):
    assert str(error)
    assert "{" not in str(error)


@pytest.mark.parametrize(
    "error",
    [
        UnknownGame(LONG, ["a"]),
        UnknownSeat(10**5000, 2),
        BadSeatCount("Witchdom", LONG, range(1, 6)),
        BadSeed(10**5000),
        BadOption(LONG, Message("option-value", value=LONG, allowed=LONG)),
        BadNotation(LONG, Message("notation-surplus", part=LONG)),
        ForeignAction(LONG, "Witchdom"),
        BadBot(LONG, Message("bot-no-module", reason=LONG)),
        BotFault("raised", LONG, LONG),
        BadEdition(LONG, [LONG] * 1000),
        CorruptRecord(Message("record-illegal", reason=LONG), 5),
        CannotUndo(
            Message("error-option", option="a", problem=[Message("notation-json", detail=LONG)] * 100)
        ),
    ],
)
def test_endless_things_are_cut_and_the_sentence_stays(error):
    assert "{???}" not in str(error)
    assert "x" * 3000 not in str(error)
    assert len(str(error)) < 4000


def test_the_error_itself_keeps_everything():
    assert BadNotation(LONG, REASON).text == LONG
    assert str(BadNotation(LONG, REASON)).startswith(f"Cannot read “{'x' * 79}…”: ")
    assert BadEdition("box", [LONG, "b"]).problems == (LONG, "b")


def test_a_language_without_texts_falls_back_to_english():
    message = Message("error-unknown-game", game="x", known="a")
    for language in ("xx", "", "..", "../en", "en/../en"):
        assert render(message, language) == str(message)
    assert render(Message("no-such-text"), "de") == "no-such-text"


@pytest.mark.parametrize("text", [None, 5, b"play w07", ["play"]])
def test_what_is_no_text_is_bad_notation(text):
    game = next(iter(GAMES.values()))
    with pytest.raises(BadNotation, match="not text"):
        game.parse(text)


def test_numbers_are_not_endless():
    from tests.engine.test_notation import KINDS
    from witchtable.engine.notation import read

    for number in ("9" * 5000, "\u0662"):
        with pytest.raises(BadNotation, match="is not a whole number"):
            read(f"move broom {number}", KINDS)
    with pytest.raises(BadNotation, match="is not a word"):
        read("give anna \u0662leaf", KINDS)
