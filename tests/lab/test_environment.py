"""The games as PettingZoo environments: PettingZoo's own tests, and ours."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from witchtable import GAMES
from witchtable.engine.numbers import Row

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from witchtable.lab.environment import TableEnv, env

TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]
each_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES]
)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
OPTIONS = {
    "whirling-witchcraft": {"personality_mode": "draft", "brew_mode": "on_call"},
    "witchdom": {"animals": True},
    "witchstone": {"hidden_scrolls": True, "starting_player": "random"},
}


@each_table
@pytest.mark.filterwarnings("ignore")  # it would rather have observations without a mask
def test_pettingzoo_is_content(game, seats):
    api_test(env(game.id, seats), num_cycles=40)


@each_game
def test_pettingzoo_finds_seeds_respected(game):
    seed_test(lambda: env(game.id, game.seats.start), num_cycles=15)


def play(table, seed, watch=lambda: None):
    """Play a game to its end by chance; gives the last infos and rewards by agent."""
    rng, ends = Random(seed), {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, termination, _, info = table.last()
        if termination:
            ends[agent] = (reward, info)
            table.step(None)
            continue
        watch()
        table.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return ends


@each_game
def test_every_legal_action_has_a_number_and_every_number_an_action(game):
    options = OPTIONS.get(game.id, {})
    table = TableEnv(game.id, game.seats[-1], **options)
    assert len(set(table.actions)) == len(table.actions)
    for notation in table.actions[:: len(table.actions) // 500 or 1]:
        assert str(game.parse(notation)) == notation

    def watch():
        state = table._table
        for seat in state.deciders:
            legal = {str(action) for action in state.legal(seat) if not action.takes_back}
            assert legal
            assert legal <= set(table._number)
        agent = table.agent_selection
        shown = table.observe(agent)["action_mask"]
        seat = table._seat[agent]
        legal = [str(action) for action in state.legal(seat) if not action.takes_back]
        assert sorted(table.actions[at] for at in np.flatnonzero(shown)) == sorted(legal)

    play(table, 1, watch)


@each_game
def test_who_wins_is_rewarded(game):
    table = env(game.id, 3)
    ends = play(table, 2)
    assert sorted(ends) == ["player_0", "player_1", "player_2"]
    state = table.unwrapped._table
    for seat, (reward, info) in enumerate(ends[agent] for agent in sorted(ends)):
        share = 1 / len(state.winners) if seat in state.winners else 0
        assert reward == 2 * share - 1
        assert info == {"scores": state.scores, "winners": list(state.winners)}


def test_an_automatic_opponent_is_no_agent():
    table = env("witchdom", 1)
    ends = play(table, 1)
    assert list(ends) == ["player_0"]
    reward, info = ends["player_0"]
    assert len(info["scores"]) == 2
    assert reward == (1 if info["winners"] == [0] else -1 if info["winners"] == [1] else 0)


@each_table
def test_an_observation_tells_nothing_that_the_seat_may_not_know(game, seats):
    """Positions that differ only in what is hidden from a seat are the same to it."""
    table = TableEnv(game.id, seats, **(OPTIONS.get(game.id, {}) if seats > 1 else {}))
    rng = Random(seats)
    table.reset(seed=seats)
    for step in range(60):
        if not table._table.deciders:
            break
        true = table._table
        if step % 4 == 0:
            for agent, seat in table._seat.items():
                table._table = true
                seen = table.observe(agent)["observation"]
                table._table = true.sample(seat, rng)
                assert np.array_equal(seen, table.observe(agent)["observation"])
            table._table = true
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask).tolist()))


@each_table
def test_every_number_has_a_name_of_its_own(game, seats):
    table = TableEnv(game.id, seats)
    assert len(set(table.names)) == len(table.names)
    table.reset(seed=1)
    assert table.observe("player_0")["observation"].shape == (len(table.names),)


def test_the_own_seat_comes_first():
    table = TableEnv("witchdom", 3)
    table.reset(seed=1)
    clans = [name for name in table.names if name.startswith("players.0.clan_card.")]
    first = table.names.index(clans[0])
    for seat, player in enumerate(table._table.view(None)["players"]):
        seen = table.observe(f"player_{seat}")["observation"][first : first + len(clans)]
        assert clans[int(np.argmax(seen))].endswith(player["clan_card"])


def test_what_is_sealed_stays_sealed():
    """Two witches decide at once: the second sees no trace of what the first has chosen."""
    tables = [TableEnv("whirling-witchcraft", 2) for _ in range(2)]
    for table, word in zip(tables, ("keep", "redraw"), strict=True):
        table.reset(seed=1)
        assert table._table.deciders == (0, 1)
        table.step(table.actions.index(word))
        assert table.agent_selection == "player_1"
    seen = [table.observe("player_1")["observation"] for table in tables]
    assert np.array_equal(*seen)


def test_the_others_have_nothing_to_choose():
    table = TableEnv("witchdom", 2)
    table.reset(seed=1)
    assert table.observe("player_0")["action_mask"].any()
    assert not table.observe("player_1")["action_mask"].any()


def test_what_is_not_legal_is_refused():
    table = TableEnv("witchdom", 2)
    table.reset(seed=1)
    for action in (table.actions.index("rest"), None):
        with pytest.raises(ValueError, match="no legal action of player_0"):
            table.step(action)


@pytest.mark.filterwarnings("ignore")  # PettingZoo tells the terminal as well
def test_what_is_not_legal_ends_the_game_for_learners():
    table = env("witchdom", 2)
    table.reset(seed=1)
    table.step(table.unwrapped.actions.index("rest"))
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards["player_0"] == -1


def test_games_differ_without_a_seed_and_agree_with_one():
    table = TableEnv("witchdom", 2)
    digests = []
    for seed in (5, None, 5, None):
        table.reset(seed=seed)
        digests.append(table._table.digest)
    assert digests[0] == digests[2] != digests[1] == digests[3]


def test_the_table_can_be_drawn():
    table = TableEnv("witchdom", 2, render_mode="ansi")
    table.reset(seed=1)
    assert "mountains" in table.render().lower()
    assert TableEnv("witchdom", 2).render() is None


def test_hidden_things_are_zero():
    row = Row(with_names=True)
    row.bag("hand", None, ("a", "b"))
    row.one_of("card", None, ("a", "b"))
    row.counts("heap", None, ("a",))
    row.number("round", None)
    assert row.values == [0.0] * 6
    assert row.names == ["hand.a", "hand.b", "card.a", "card.b", "heap.a", "round"]
