"""The ladder of strength, and the opponents who stand on it."""

from __future__ import annotations

import json
import re
import tomllib
from random import Random

import pytest
from scripts.ladder import RATINGS, ratings, steps, table
from scripts.portraits import FOLDER, sprite
from scripts.tempers import SIGNS

from witchtable import GAMES, Place, bot
from witchtable.bots import LEVELS, tempered
from witchtable.bots.judges import judge
from witchtable.bots.ladder import rating, rungs
from witchtable.bots.search import Search
from witchtable.bots.tempers import leaning
from witchtable.engine.errors import UnknownBot
from witchtable.engine.texts import Message, languages, render

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
PLAYED = ["witchstone", "whirling-witchcraft", "witchdom"]
every_cast = pytest.mark.parametrize("game", [GAMES[name] for name in PLAYED], ids=PLAYED)


def some_place(game, most=40):
    """A decision with many choices."""
    state, rng = game.new(seats=2, seed="ladder"), Random(5)
    while True:
        seat = state.deciders[0]
        forward = [action for action in state.legal(seat) if not action.takes_back]
        most -= 1
        if len(forward) > 5 and most < 0:
            return Place(state, seat)
        state.apply_trusted(seat, rng.choice(state.legal(seat)))


@every_game
def test_eight_rungs_lead_from_the_novice_to_the_grandmistress(game):
    assert rungs() == tuple(LEVELS)[1:] and len(rungs()) == 8
    ratings = [rating(game.id, level) for level in rungs()]
    assert ratings == sorted(set(ratings))


@every_game
@pytest.mark.parametrize("level", rungs())
def test_every_rung_plays_at_every_number_of_seats(game, level):
    quick = level if level in ("novice", "apprentice") else f"{level}@iterations=1"
    for seats in game.seats:
        state, players = game.new(seats=seats, seed=f"rungs-{seats}"), {}
        for _ in range(12):
            if not state.deciders:
                break
            seat = state.deciders[0]
            player = players.setdefault(seat, bot(quick, game, seed=seat))
            state.apply(seat, player.choose(Place(state, seat)))


def tried(game, place, seed=7, iterations=200, **settings):
    """What a search thinks about at a place."""
    own = game.mind.adept._replace(iterations=iterations, depth=1, width=1_000, **settings)
    search = Search(game.mind, judge("best", game.mind, Random(1)), own, Random(seed))
    return search.run(place.sample, place.seat, place.legal, 1e9)


@every_cast
def test_little_attention_overlooks_what_instinct_likes_less(game):
    place = some_place(game)
    everything = {branch.choice: branch.prior for branch in tried(game, place)}
    noticed = [
        branch.choice
        for seed in range(200)
        for branch in tried(game, place, seed, iterations=1, attention=0.3)
    ]
    assert 2 * 200 <= len(noticed) < 200 * len(everything)
    best, worst = (pick(everything, key=lambda choice: everything[choice]) for pick in (max, min))
    assert everything[best] > 1.5 * everything[worst]
    assert noticed.count(best) > noticed.count(worst)


@every_cast
def test_doubt_mistakes_small_differences_and_not_large_ones(game):
    place = some_place(game)
    by_merit = {branch.action: branch.mean for branch in tried(game, place)}
    best = max(by_merit.values())

    def lost(doubt):
        chosen = [tried(game, place, seed, doubt=doubt)[0] for seed in range(12)]
        return sum(best - by_merit[branch.action] for branch in chosen) / len(chosen)

    assert lost(0.001) < lost(0.5)


# -- opponents --------------------------------------------------------------------------------------


@every_cast
def test_there_are_six_opponents_with_tempers_of_their_own(game):
    opponents = game.opponents()
    assert len({opponent.id for opponent in opponents}) >= 6
    known = {word for feature in game.mind.features for word in feature}
    tempers = [[sorted(part.items()) for part in (one.tilt, one.wish, one.lean)] for one in opponents]
    assert all(tempers.count(temper) == 1 and any(temper) for temper in tempers)
    assert len({opponent.temper for opponent in opponents}) == len(opponents)
    for opponent in opponents:
        assert opponent.level in rungs()
        assert opponent.tilt.keys() <= known
        assert opponent.wish.keys() <= {feature.name for feature in game.mind.features}
        assert opponent.temper in SIGNS, "what shows is measured"


def test_no_two_opponents_share_a_name_or_a_face():
    everybody = [opponent for game in GAMES.values() for opponent in game.opponents()]
    assert len({opponent.id for opponent in everybody}) == len(everybody)
    looks = [tuple(opponent.look.items()) for opponent in everybody]
    assert len(set(looks)) == len(looks)


@every_cast
def test_portraits_are_drawn_as_the_looks_say(game):
    file = FOLDER / f"opponents-{game.id}.svg"
    assert file.read_text("utf-8") == sprite(game.opponents()), "run `python -m scripts.portraits`"


@every_cast
@pytest.mark.parametrize("language", languages())
def test_every_opponent_has_a_line_in_every_language(game, language):
    lines = [
        render(Message(id), language)
        for opponent in game.opponents()
        for id in (f"opponent-{opponent.id}", f"temper-{opponent.temper}")
    ]
    assert not any("opponent-" in line or "temper-" in line for line in lines)
    assert len(set(lines)) == len(lines)


@every_cast
def test_a_temper_makes_more_of_its_sources_and_features(game):
    weights = game.mind.learned()
    for opponent in game.opponents():
        tilted = weights.tilted(game.mind.features, opponent.tilt, opponent.wish)
        for feature, plain, hers in zip(game.mind.features, weights.late, tilted.late, strict=True):
            factor = opponent.tilt.get(feature.name, opponent.tilt.get(feature.source, 1.0))
            assert hers == pytest.approx(factor * plain + opponent.wish.get(feature.name, 0.0))


@every_cast
def test_a_temper_leans_towards_what_its_words_name(game):
    """Whatever words a lean has, some choices of a game have them, and others do not."""
    state, rng, notations = game.new(seats=2, seed="lean"), Random(2), set()
    while state.deciders:
        seat = state.deciders[0]
        notations |= {tuple(re.split("[ -]", str(action))) for action in state.legal(seat)}
        state.apply_trusted(seat, rng.choice(state.legal(seat)))
    place = some_place(game)
    plain = game.mind.instinct(place.sample(Random(1)), place.seat, place.legal)
    for opponent in game.opponents():
        assert all(any(word in words for words in notations) for word in opponent.lean)
        leaned = leaning(game, opponent).mind.instinct
        likes = [
            sum(points for word, points in opponent.lean.items() if word in re.split("[ -]", str(one)))
            for one in place.legal
        ]
        hers = leaned(place.sample(Random(1)), place.seat, place.legal)
        assert hers == pytest.approx([weight + like for weight, like in zip(plain, likes, strict=True)])


@every_cast
def test_an_opponent_sits_down_at_every_level_and_a_stranger_at_none(game):
    witch = game.opponents()[0].id
    place = some_place(game)
    for level in rungs():
        assert bot(tempered(level, witch), game).choose(place) in place.legal
    with pytest.raises(UnknownBot):
        bot("adept@witch=nobody", game)


@every_cast
def test_who_goes_by_maxims_has_tastes_too(game):
    """A temper shows from the first game on: beginners meet novices and apprentices."""
    place = some_place(game)
    for wanted in place.legal:
        if not wanted.takes_back:
            assert (
                game.apprentice(place, Random(1), lambda one, wanted=wanted: 1e6 * (one == wanted))
                == wanted
            )
    with pytest.raises(UnknownBot, match="apprentice@iterations=5"):
        bot("apprentice@iterations=5", game)


def test_ratings_of_who_has_not_played_stay_as_they_are(tmp_path):
    assert tomllib.loads(ratings(tmp_path)) == tomllib.loads(RATINGS.read_text("utf-8"))


def test_who_has_won_more_is_rated_higher(tmp_path):
    step = next(one for one in steps() if one.upper == "mistress")
    thinking = {"mean": 0.1}
    first = {"bot": "a", "share": 0.75, "low": 0.5, "high": 0.9, "thinking": thinking}
    ladder = [{"bot": "a", "elo": 1000.0}, {"bot": "b", "elo": 850.0}]
    report = {"bots": [first, {"bot": "b"}], "ladder": ladder, "games": 20}
    step.results(tmp_path).write_text(json.dumps(report), "utf-8")
    before, after = tomllib.loads(RATINGS.read_text("utf-8")), tomllib.loads(ratings(tmp_path))
    assert after[step.game]["mistress"] - after[step.game]["enchantress"] == 150
    gap = before[step.game]["grandmistress"] - before[step.game]["mistress"]
    assert after[step.game]["grandmistress"] - after[step.game]["mistress"] == gap
    assert "75% of 20 (50% to 90%)" in table(tmp_path)
