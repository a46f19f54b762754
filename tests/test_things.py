"""What may be asked about: in every language, with clauses that exist, worth what the seat can see."""

from __future__ import annotations

from random import Random

import pytest

from tests.positions import ALL_VARIANTS, IDS, random_game
from witchtable import GAMES
from witchtable.engine import rulebook
from witchtable.engine.texts import languages, render
from witchtable.engine.things import find_things

EVERY = 15  # positions between two that are looked at


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_thing_has_a_name_and_clauses_that_exist(game):
    known = rulebook.clauses(game)
    assert game.things
    for id, thing in game.things.items():
        assert set(thing.does + thing.gets) <= set(known), id
        assert thing.does, id
        for language in languages():
            for name in (thing.name, *thing.also):
                assert render(name, language) not in ("", name.id), (id, language)


@pytest.mark.parametrize("game, seats, options", ALL_VARIANTS, ids=IDS)
def test_what_things_are_worth_is_told_from_what_the_seat_sees(game, seats, options):
    rng = Random(3)
    for at, state in enumerate(random_game(game, seats, 5, options)):
        if at % EVERY and state.deciders:
            continue
        seat = rng.randrange(seats)
        edition = game.edition()
        other = state.sample(seat, rng)
        seen, twin = state.view(seat), other.view(seat)
        for id, thing in game.things.items():
            if thing.pieces is not None and state.deciders:
                assert thing.pieces(state, seat) == thing.pieces(other, seat), id
            if thing.worth is None:
                continue
            worth = thing.worth(seen, edition)
            assert worth == thing.worth(twin, edition), id
            for language in languages() if worth is not None else ():
                text = render(worth, language)
                assert "{" not in text and worth.id not in text, (id, language, text)


def test_things_are_found_by_their_names_and_by_parts_of_them():
    things = GAMES["witchstone"].things
    assert find_things(things, "owl tile") == ["owl"]
    assert find_things(things, "OWL") == ["owl"]
    assert "black-crystal" in find_things(things, "black")
    assert find_things(things, "no such thing") == []
    assert find_things(GAMES["witchdom"].things, "flask") == ["tool"]


def test_what_a_thing_is_worth_is_what_the_rules_count():
    """Where the score sheet of the end has a line for it, both agree."""
    game = GAMES["witchstone"]
    *_, state = random_game(game, 2, 11, {})
    seat = 0
    edition, view = game.edition(), state.view(seat)
    lines = {line.label: line.points for line in state.score_sheet(seat)}
    worth = {id: game.things[id].worth(view, edition).args["points"] for id in ("owl", "chip", "spell")}
    assert worth == {
        "owl": lines["witchstone-score-owls"],
        "chip": lines["witchstone-score-chips"],
        "spell": lines["witchstone-score-spells"],
    }
    prophecies = sum(line.points for line in state.score_sheet(seat) if "prophecy" in line.label)
    assert game.things["prophecy"].worth(view, edition).args["points"] == prophecies
