"""What a power says of its own actions: everything else follows from it, for rules, views and page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.games.whirling_witchcraft.table import GAME, a_table
from tests.positions import random_game
from witchtable.engine import rulebook
from witchtable.engine.texts import Message, languages, speaking
from witchtable.games.whirling_witchcraft.actions import ACTIONS
from witchtable.games.whirling_witchcraft.cubes import NOTHING
from witchtable.games.whirling_witchcraft.personalities import POWERS
from witchtable.games.whirling_witchcraft.rules import BREW, PHASES, brewing

BOX = GAME.edition()
_SPRITES = Path(__file__).parents[3] / "src" / "witchtable" / "web" / "icons"
ICONS = "".join(sprite.read_text("utf-8") for sprite in _SPRITES.glob("*.svg"))
WITH_ACTIONS = [power for power in POWERS.values() if power.actions()]
TABLES = [
    {"personality_mode": "draft"},
    {"personality_mode": "draft", "brew_mode": "on_call", "potion_cube_feeds_recipes": True},
]


def positions(options):
    for seed in range(24):
        yield from random_game(GAME, 2 + seed % 4, seed, options)


@pytest.mark.parametrize("power", WITH_ACTIONS, ids=lambda power: power.name)
def test_a_power_lists_actions_of_every_kind_that_it_knows_rules_for(power):
    kinds = {each.action for each in power.actions()}
    assert kinds == {type(action) for action in power.vocabulary(BOX)}
    assert kinds <= set(ACTIONS)


def test_what_a_power_offers_is_in_its_vocabulary_and_is_shown_once():
    seen = set()
    for state in (state for options in TABLES for state in positions(options)):
        for seat in state.deciders:
            power = state.power(seat)
            kinds = {each.action for each in power.actions()}
            offered = [action for action in state.legal(seat) if type(action) in kinds]
            if not offered:
                continue
            assert set(offered) <= set(power.vocabulary(BOX))
            mine = state.view(seat)["mine"]
            pieces = [piece["action"] for group in mine["offerings"] for piece in group["pieces"]]
            assert sorted([*pieces, *mine["buttons"]]) == sorted(str(action) for action in offered)
            assert_drawable(mine["offerings"])
            seen.add(power)
    assert seen == {power for power in WITH_ACTIONS if not power.is_for_everybody}


def test_a_power_without_pieces_has_buttons():
    mine = GAME.new(seats=2, seed=1).view(0)["mine"]  # everybody is an Initiate
    assert (mine["offerings"], mine["buttons"]) == ([], ["keep", "redraw"])


@cache
def words_of(heading):
    found = []
    for language in languages():
        with speaking(language):
            found.append(str(Message(f"page-ww-may-{heading}", count=1)))
    return found


def assert_drawable(offerings):
    for group in offerings:
        assert not any(words.startswith("page-ww") for words in words_of(group["heading"]))
        for piece in group["pieces"]:
            assert f'<symbol id="ww-{piece["picture"]}"' in ICONS
            assert piece["lies"] in (None, "bench", "cauldron")


def test_every_personality_has_a_picture_and_a_clause():
    clauses = rulebook.clauses(GAME)
    for power in BOX.powers:
        assert f'<symbol id="{power.picture}"' in ICONS
        assert power.clause in clauses


def test_portraits_of_the_dealt_are_for_their_owner():
    table = a_table("A:trickster", "B:daredevil")
    portraits = {
        "trickster": {"picture": "wd-cat", "clause": "WW-P-TRICK-01"},
        "daredevil": {"picture": "ws-chip", "clause": "WW-P-DARE-01"},
    }
    assert table.view(None)["portraits"] == portraits
    state = GAME.new(seats=2, seed=1, personality_mode="draft")
    assert state.view(0)["portraits"] == {}
    mine = state.view(0)["mine"]
    assert list(mine["portraits"]) == mine["personalities"]


def test_the_page_names_no_personality_and_no_action_of_one():
    page = Path(__file__).parents[3] / "src/witchtable/web/js/games/whirling-witchcraft"
    verbs = [each.action.__struct_config__.tag for power in WITH_ACTIONS for each in power.actions()]
    names = {*(entry.id for entry in BOX.personalities), *verbs, *POWERS} - set(PHASES)
    for path in page.glob("*.js"):
        if path.name != "types.js":
            words = set(re.findall(r"[`'\"]([a-z-]+)(?=[`'\" ])", path.read_text("utf-8")))
            assert not words & names, f"{path.name} names {words & names}"


# -- second formulas, held against the rules ------------------------------------------------------


@pytest.mark.parametrize("options", TABLES)
def test_following_the_steps_of_a_brew_leads_where_the_draft_stands(options):
    followed = set()
    for state in positions(options):
        for seat in range(state.seats):
            if state.phase != BREW or not state.draft_steps[seat]:
                continue
            if state.ordered and state.has_committed(seat):
                continue  # it lies on the table by now
            point = state.bench[seat], NOTHING, state.cauldron[seat], 0, state.books[seat]
            for step in state.draft_steps[seat]:
                point = brewing.follow(state, seat, point, step)
                followed.add(type(step).__name__)
            assert point == brewing.point_of(state, seat)
    assert followed >= {"Use", "Scholar"}
