"""WD-SOLO: the solo game against Ostara, who sits in seat B."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from random import Random

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable.engine.errors import BadOption
from witchtable.games.witchdom import components
from witchtable.games.witchdom.events import (
    CardPlayed,
    DeckRanOut,
    EndTriggered,
    LeftoverObjective,
    ObjectiveClaimed,
    OstaraTokenRevealed,
    OstaraTokensShuffled,
    PotionBrewed,
    Rested,
    RoundBegan,
    TokenDrawn,
)

LEVELS = ("new_apprentice", "skilled_witch", "clan_grandmistress")
HARDER = LEVELS[1:]


def solo(difficulty="skilled_witch", seed=1, **options):
    return a_table(seats=1, seed=seed, difficulty=difficulty, **options)


def bare(difficulty="skilled_witch", **options):
    """A solo table where nobody has anything and nothing can be had."""
    table = solo(difficulty, **options)
    for seat in "AB":
        table.potions(seat).pile(seat).clan(seat).holds(seat)
    return table.objectives().empty_board().pouch()


def play_round(table, rng):
    """Let the human make random moves up to the next round or the end; return what happened."""
    state, told = table.state, []
    now = state.round
    while state.deciders and state.round == now:
        told += state.apply(0, rng.choice(state.legal(0)))
    return told


def play_out(table, seed=0):
    rng, told = Random(seed), []
    while table.state.deciders:
        told += play_round(table, rng)
    return told


def finish(table):
    """Let the human play the last turn of round 15; on a bare board it brings nothing."""
    table.state.round = 15
    told = table.hand("A", "w06").play("play w06")
    assert not table.state.deciders
    return told


def first_token(token, **options):
    """Find a deal where Ostara's first token is this one."""
    for seed in range(200):
        table = solo(seed=seed, **options)
        if shown(table) == [token]:
            return table
    raise AssertionError("no such deal")


def shown(table):
    return table.state.view(None)["ostara"]["shown"]


def row(table):
    return [(place["objective"], place["side"]) for place in table.state.view(None)["objectives"]]


def owners(table):
    return {place["objective"]: place["owner"] for place in table.state.view(None)["objectives"]}


def her_tokens(table):
    state = table.state
    return sorted(table.box.ostara_tokens[number].id for number in state.stack + state.shown)


def starting_potion(table):
    # She may have brewed it in her very first turn.
    waiting, clan = table.player("B")["waiting"]["potions"], table.player("B")["clan"]["potions"]
    (potion,) = [name for name in waiting + clan if name.startswith("s")]
    return potion


@pytest.mark.parametrize("animals", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_wd_solo_01_the_game_lasts_exactly_fifteen_rounds(level, animals):
    for seed in range(4):
        table = solo(level, seed=seed, animals=animals)
        told = play_out(table, seed)
        assert [event.round for event in told if isinstance(event, RoundBegan)] == list(range(2, 16))
        assert sum(isinstance(event, (CardPlayed, Rested)) for event in told) == 15
        assert table.state.round == 15


def test_wd_solo_01_the_game_goes_on_after_round_fourteen_and_ends_after_round_fifteen():
    table = bare().hand("A", "w06", "w15")
    table.state.round = 14
    table.play("play w06")
    assert table.state.round == 15
    assert table.whose_turn == "A"
    table.play("play w15")
    assert table.phase == "over"
    assert table.state.deciders == ()


def test_wd_solo_01_there_are_three_stages_of_five_rounds():
    told = play_out(solo())
    rounds, stages = 1, {}
    for event in told:
        rounds += isinstance(event, RoundBegan)
        if isinstance(event, OstaraTokensShuffled):
            stages[rounds] = event.stage
    assert stages == {6: 2, 11: 3}  # the first stage began with the deal


def test_wd_solo_02_ostara_has_the_first_turn_of_the_game():
    table = solo()
    assert table.state.round == 1
    assert len(shown(table)) == 1
    assert table.whose_turn == "A"
    _, told = GAME.open(GAME.arrange(1, 1, None, {"difficulty": "skilled_witch"}))
    kinds = [type(event) for event in told[:3]]
    assert kinds == [RoundBegan, OstaraTokensShuffled, OstaraTokenRevealed]


def test_wd_solo_02_in_every_round_ostara_comes_first_and_then_the_human():
    table = bare().hand("A", "w06").ostara_tokens("t7")
    table.state.round = 2
    told = table.play("play w06")
    begun = next(at for at, event in enumerate(told) if isinstance(event, RoundBegan))
    assert told[begun] == RoundBegan(3)
    assert told[begun + 1] == OstaraTokenRevealed("t7")
    assert table.whose_turn == "A"


def test_wd_solo_02_gaps_are_filled_after_ostaras_turn_as_after_any_other():
    # The pouch is empty until she pays for her potion; her token gains nothing from a bare board.
    table = bare().hand("A", "w06").ostara_tokens("t7").short_deck("witches").short_deck("potions")
    table.pile("B", "w29").potions("B", "p34").holds("B", leaf=2, berry=1)
    table.state.round = 2
    told = table.play("play w06")
    brewed = next(at for at, event in enumerate(told) if isinstance(event, PotionBrewed))
    drawn = [event for event in told[brewed:] if isinstance(event, TokenDrawn)]
    assert [event.location for event in drawn] == ["mountains"] * 3
    assert sorted(table.location("mountains")["resources"]) == ["berry", "leaf", "leaf"]


def test_wd_solo_03_the_decks_hold_47_cards_and_nothing_is_boxed():
    table = first_token("t7")  # it gains no cards, so the decks are as they were laid out
    decks = table.state.view(None)["decks"]
    assert {name: deck["size"] for name, deck in decks.items()} == {"potions": 47, "witches": 47}
    assert {name: deck["boxed"] for name, deck in decks.items()} == {"potions": 0, "witches": 0}
    assert sum(table.in_pouch().values()) == 56 - 2  # her two tokens left the board, two came up


def test_wd_solo_03_the_human_starts_like_any_player():
    table = solo()
    hand = table.player("A")["hand"]
    clans = {novice.clan for novice in table.box.novices if novice.id in hand}
    assert len(hand) == 2
    assert clans == {table.player("A")["clan_card"]}
    assert table.resources("A") == {}


def test_wd_solo_03_ostara_has_her_clan_card_and_a_shuffled_stack():
    deals = [solo(seed=seed, animals=True) for seed in range(60)]
    assert {table.player("B")["clan_card"] for table in deals} == {"ostara"}
    assert "ostara" not in {table.player("A")["clan_card"] for table in deals}
    assert {shown(table)[0] for table in deals} == {f"t{number}" for number in range(1, 10)}


def test_wd_solo_04_ostara_has_a_starting_potion_but_neither_novices_nor_a_hand():
    table = first_token("t7")
    assert table.player("B")["waiting"]["potions"] == [starting_potion(table)]
    assert table.player("B")["hand_size"] == 0
    assert table.player("B")["played"] == []
    told = play_out(table)
    assert table.player("B")["hand_size"] == 0
    assert not [event for event in told if isinstance(event, (CardPlayed, Rested)) and event.seat == 1]


def test_wd_solo_05_the_human_gets_potion_2_and_ostara_any_of_the_other_four():
    deals = [solo(seed=seed) for seed in range(80)]
    assert {tuple(table.player("A")["waiting"]["potions"]) for table in deals} == {("s2",)}
    drawn = Counter(starting_potion(table) for table in deals)
    assert set(drawn) == {"s1", "s3", "s4", "s5"}
    assert min(drawn.values()) >= 10  # of 20 to be expected


def test_wd_solo_06_the_animal_tokens_take_part_in_the_animal_variant_only():
    seven = [f"t{number}" for number in range(1, 8)]
    for seed in range(10):
        assert her_tokens(solo(seed=seed)) == seven
        assert her_tokens(solo(seed=seed, animals=True)) == [*seven, "t8", "t9"]


def test_wd_solo_06_the_animal_tokens_never_show_without_the_variant():
    told = [event for seed in range(5) for event in play_out(solo(seed=seed), seed)]
    tokens = {event.token for event in told if isinstance(event, OstaraTokenRevealed)}
    assert tokens == {f"t{number}" for number in range(1, 8)}


def test_wd_solo_07_each_turn_reveals_the_top_token():
    table = solo(animals=True).ostara_tokens("t5", "t8", "t2")
    rng = Random(1)
    told = [event for _ in range(3) for event in play_round(table, rng)]
    tokens = [event.token for event in told if isinstance(event, OstaraTokenRevealed)]
    assert tokens == ["t5", "t8", "t2"]
    assert shown(table) == tokens
    assert table.state.view(None)["ostara"]["hidden"] == 6


def test_wd_solo_07_after_five_rounds_all_tokens_form_a_new_stack():
    table = solo(animals=True)
    rng = Random(2)
    for _ in range(4):
        play_round(table, rng)
    assert table.state.round == 5
    assert len(shown(table)) == 5
    told = play_round(table, rng)
    assert OstaraTokensShuffled(2) in told
    assert len(shown(table)) == 1
    assert table.state.view(None)["ostara"]["hidden"] == 8
    assert her_tokens(table) == [f"t{number}" for number in range(1, 10)]


def test_wd_solo_07_the_new_stack_is_shuffled_and_holds_used_and_unused_tokens():
    tops = Counter()
    for seed in range(60):
        table = bare(seed=seed, animals=True).hand("A", "w06").ostara_tokens()
        table.state.stack, table.state.shown = table.state.stack[:4], table.state.stack[4:]
        table.state.round = 5
        used = shown(table)
        table.play("play w06")
        tops["used" if shown(table)[0] in used else "unused"] += 1
    assert min(tops["used"], tops["unused"]) >= 15


@pytest.mark.parametrize("animals", [False, True])
def test_wd_solo_07_five_different_tokens_show_in_each_stage(animals):
    for seed in range(4):
        table = solo(seed=seed, animals=animals)
        tokens = shown(table)
        tokens += [e.token for e in play_out(table, seed) if isinstance(e, OstaraTokenRevealed)]
        assert len(tokens) == 15
        assert [len(set(tokens[stage : stage + 5])) for stage in (0, 5, 10)] == [5, 5, 5]


def test_wd_solo_08_the_row_goes_from_easy_to_hard_then_by_points_then_as_drawn():
    ties = 0
    for seed in range(30):
        # A game for two draws the same tokens from the same seed and leaves them as they came.
        drawn = a_table(seed=seed).state.view(None)["objectives"]
        ordered = sorted(drawn, key=lambda place: (place["side"] == "hard", place["points"]))
        table = solo("new_apprentice", seed=seed)
        assert row(table) == [(place["objective"], place["side"]) for place in ordered]
        by_id = sorted(drawn, key=lambda place: (place["side"], place["points"], place["objective"]))
        ties += ordered != by_id
    assert ties  # somewhere the order drawn made the difference


def test_wd_solo_08_easy_ones_lie_on_the_left_whatever_their_points():
    # In the house edition every easy side is worth less than any hard one.
    file = resources.files(components.__package__) / "components.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    for token in data["pieces"]["objectives"]:
        token["easy"]["points"] += 10
    table = solo("new_apprentice", edition=components.read(data, "test"))
    assert [side for _, side in row(table)] == ["easy", "easy", "hard", "hard", "hard"]


@pytest.mark.parametrize("level", HARDER)
def test_wd_solo_08_five_hard_ones_go_by_points_then_as_drawn(level):
    for seed in range(30):
        drawn = a_table(seed=seed, extra_hard=2).state.view(None)["objectives"][:5]
        ordered = sorted(drawn, key=lambda place: place["points"])
        assert row(solo(level, seed=seed)) == [(place["objective"], "hard") for place in ordered]


def test_wd_solo_09_objectives_do_not_shorten_the_game():
    table = bare().hand("A", "w29").potions("A", "p34").holds("A", leaf=2, berry=1).clan("A", "w31")
    table.objectives("o04 easy", "o01 hard", "o02 hard", claimed={"o02": "A"})
    table.state.round = 3
    told = table.play("play w29", "brew p34")
    assert ObjectiveClaimed(0, "o04", "easy", 4) in told  # the last but one
    assert not [event for event in told if isinstance(event, EndTriggered)]
    assert table.state.last_round == 15
    assert table.state.round == 4


@pytest.mark.parametrize("deck", ["potions", "witches"])
def test_wd_solo_09_an_empty_deck_does_not_shorten_the_game(deck):
    cards = ("p01", "p02", "p03") if deck == "potions" else ("w01", "w02", "w03")
    for seed in range(3):
        table = solo(seed=seed).short_deck(deck, *cards)
        told = play_out(table, seed)
        assert [event.deck for event in told if isinstance(event, DeckRanOut)] == [deck]
        assert not [event for event in told if isinstance(event, EndTriggered)]
        assert table.state.round == 15


@pytest.mark.parametrize("level", LEVELS)
def test_wd_solo_10_the_human_completes_objectives_on_every_level(level):
    table = bare(level).hand("A", "w29").potions("A", "p34").holds("A", leaf=2, berry=1)
    table.clan("A", "w31").objectives("o04 easy", "o01 hard", "o02 hard")
    told = table.play("play w29", "brew p34")
    assert ObjectiveClaimed(0, "o04", "easy", 4) in told
    assert table.sheet("A")["objectives"] == 4


@pytest.mark.parametrize("level", LEVELS)
def test_wd_solo_10_the_human_needs_tools_and_one_active_witch_as_ever(level):
    # The green witch w29 lies under the active card: Ostara could brew p34 with her.
    table = bare(level).hand("A", "w06", "w28", "w36").pile("A", "w29").potions("A", "p34")
    table.holds("A", leaf=2, berry=1).play("play w06")
    assert table.state.round == 2  # the turn ended without a question
    assert "rest" in table.legal()
    # p37 is green too and asks for a mortar, which Ostara would not need.
    table.potions("A", "p37").holds("A", leaf=1, berry=1, herb=1, mushroom=1).play("play w28")
    assert table.state.round == 3
    table.tools("A", "mortar").play("play w36")
    assert "brew p37" in table.legal()


def test_wd_solo_20_the_row_of_a_new_apprentice_has_three_hard_and_two_easy_ones():
    for seed in range(10):
        sides = [side for _, side in row(solo("new_apprentice", seed=seed))]
        assert sides == ["easy", "easy", "hard", "hard", "hard"]


def test_wd_solo_20_a_new_apprentice_is_the_level_if_none_is_named():
    assert row(a_table(seats=1, seed=3)) == row(solo("new_apprentice", seed=3))
    assert a_table(seats=1).state.view(None)["ostara"]["level"] == "new_apprentice"


def about_to_meet_o04(level):
    """Ostara is about to brew, and with that to have two green witches."""
    table = bare(level).hand("A", "w06").ostara_tokens("t7")
    table.pile("B", "w29").potions("B", "p34").holds("B", leaf=2, berry=1).clan("B", "w31")
    table.objectives("o04 easy", "o01 hard", "o02 hard")
    table.state.round = 2
    return table


def test_wd_solo_20_ostara_never_completes_objectives_against_a_new_apprentice():
    table = about_to_meet_o04("new_apprentice")
    told = table.play("play w06")
    assert table.player("B")["clan"]["witches"] == ["w31", "w29"]
    assert not [event for event in told if isinstance(event, ObjectiveClaimed)]
    assert owners(table)["o04"] is None
    assert table.sheet("B")["objectives"] == 0


def test_wd_solo_20_open_objectives_go_to_nobody_at_the_end():
    for seed in range(4):
        table = solo("new_apprentice", seed=seed)
        play_out(table, seed)
        assert 1 not in owners(table).values()
        assert table.sheet("B")["objectives"] == 0


@pytest.mark.parametrize("level", HARDER)
def test_wd_solo_21_the_harder_levels_have_five_hard_objectives(level):
    for seed in range(10):
        assert [side for _, side in row(solo(level, seed=seed))] == ["hard"] * 5


def test_wd_solo_21_ostara_completes_objectives_against_a_skilled_witch_and_scores_them():
    table = about_to_meet_o04("skilled_witch")
    told = table.play("play w06")
    assert ObjectiveClaimed(1, "o04", "easy", 4) in told
    assert owners(table) == {"o04": 1, "o01": None, "o02": None}
    assert table.sheet("B")["objectives"] == 4


def test_wd_solo_21_a_skilled_witch_leaves_open_objectives_to_nobody():
    table = bare("skilled_witch").objectives("o01 hard", "o02 hard", claimed={"o01": "A"})
    told = finish(table)
    assert not [event for event in told if isinstance(event, LeftoverObjective)]
    assert owners(table) == {"o01": 0, "o02": None}
    assert table.state.scores == [7, 0]


def test_wd_solo_22_open_objectives_go_to_the_clan_grandmistress_after_round_fifteen():
    table = bare("clan_grandmistress")
    table.objectives("o05 hard", "o01 hard", "o02 hard", "o03 hard", claimed={"o01": "A", "o02": "B"})
    table.state.round = 14
    table.hand("A", "w06", "w15").play("play w06")
    assert owners(table) == {"o05": None, "o01": 0, "o02": 1, "o03": None}  # not yet
    told = table.play("play w15")
    left = [event for event in told if isinstance(event, LeftoverObjective)]
    assert left == [LeftoverObjective("o05", 6), LeftoverObjective("o03", 7)]
    assert owners(table) == {"o05": 1, "o01": 0, "o02": 1, "o03": 1}
    assert table.sheet("B")["objectives"] == 6 + 7 + 7
    assert table.sheet("A")["objectives"] == 7


def test_wd_solo_22_the_human_can_still_complete_one_in_the_very_last_turn():
    table = bare("clan_grandmistress").potions("A", "p34").holds("A", leaf=2, berry=1)
    table.clan("A", "w31").hand("A", "w29").objectives("o04 easy", "o01 hard")
    table.state.round = 15
    table.play("play w29", "brew p34")
    assert owners(table) == {"o04": 0, "o01": 1}


def test_wd_solo_22_the_clan_grandmistress_also_completes_objectives_during_play():
    table = about_to_meet_o04("clan_grandmistress")
    told = table.play("play w06")
    assert ObjectiveClaimed(1, "o04", "easy", 4) in told
    assert owners(table) == {"o04": 1, "o01": None, "o02": None}


def test_wd_solo_22_nothing_is_left_open_at_the_end_of_a_whole_game():
    for seed in range(4):
        table = solo("clan_grandmistress", seed=seed)
        play_out(table, seed)
        assert set(owners(table).values()) <= {0, 1}
        assert len(owners(table)) == 5


def test_wd_solo_23_ostara_scores_witches_potions_leftovers_animals_and_objectives():
    table = bare(animals=True).clan("B", "w29", "w31", "p34", "p44", "snake", "owl")
    table.holds("B", leaf=3, berry=1, feather=1)
    table.objectives("o04 easy", "o01 hard", claimed={"o04": "B"})
    assert table.sheet("B") == {
        "witches": 8 + 5,
        "potions": 3 + 10,
        "tools": 0,
        "objectives": 4,
        "leftovers": 3,
        "animals": 4,
    }
    assert table.state.scores[1] == 13 + 13 + 4 + 3 + 4


def test_wd_solo_23_leftover_resources_bring_at_most_five_points():
    table = bare().holds("B", leaf=4, berry=3, herb=2, mushroom=2, feather=1)
    assert table.sheet("B")["leftovers"] == 5


def test_wd_solo_23_animals_do_not_score_without_the_variant():
    table = bare(animals=False).clan("B", "snake", "owl", "w31")
    assert "animals" not in table.sheet("B")
    assert table.state.scores[1] == 5


def test_wd_solo_23_ostara_never_scores_tools():
    # p43 asks for a ring and a crystal: her brewing it brings neither into her clan.
    table = bare().hand("A", "w06").ostara_tokens("t7").pile("B", "w29").potions("B", "p43")
    table.holds("B", leaf=1, berry=2, herb=1, mushroom=1)
    table.state.round = 2
    table.play("play w06")
    assert table.player("B")["clan"]["potions"] == ["p43"]
    assert table.sheet("B")["tools"] == 0
    for seed in range(4):
        table = solo(seed=seed)
        play_out(table, seed)
        assert table.player("B")["clan"]["potions"]
        assert table.sheet("B")["tools"] == 0


def test_wd_solo_24_cards_outside_her_clan_score_nothing():
    table = bare(animals=True).pile("B", "w29", "w11").potions("B", "p44", "p11")
    assert table.state.scores[1] == 0
    finish(table)
    assert table.state.scores == [0, 0]


def test_wd_solo_25_the_human_wins_with_more_points():
    table = bare().clan("A", "p15").clan("B", "p13")
    finish(table)
    assert table.state.scores == [6, 5]
    assert table.state.winners == (0,)


def test_wd_solo_25_ostara_wins_with_more_points():
    table = bare().clan("A", "p13").clan("B", "p15")
    finish(table)
    assert table.state.winners == (1,)


@pytest.mark.parametrize(
    ("human", "hers", "claimed", "winners"),
    [
        # 9 each: the one with an objective wins, though the other has more potions.
        (("p01",), ("p13", "p49", "w49"), {"o05": "A"}, (0,)),
        (("p13", "p49", "w49"), ("p01",), {"o05": "B"}, (1,)),
        # 6 each and no objectives: more potions win.
        (("p01", "p12"), ("p15",), {}, (0,)),
        (("p15",), ("p01", "p12"), {}, (1,)),
        (("p01",), ("p12",), {}, (0, 1)),
    ],
)
def test_wd_solo_25_a_tie_goes_by_objectives_then_by_potions(human, hers, claimed, winners):
    table = bare().clan("A", *human).clan("B", *hers).objectives("o05 hard", claimed=claimed)
    finish(table)
    assert table.state.scores[0] == table.state.scores[1]
    assert table.state.winners == winners


@pytest.mark.parametrize("level", LEVELS)
def test_wd_solo_26_no_animal_objectives_are_added(level):
    for seed in range(30):
        with_animals = row(solo(level, seed=seed, animals=True))
        assert with_animals == row(solo(level, seed=seed))
        assert len(with_animals) == 5
        assert not {"o14", "o15"} & {token for token, _ in with_animals}


def test_wd_solo_26_their_number_cannot_be_chosen_either():
    with pytest.raises(BadOption):
        solo(animals=True, animal_objectives=2)


def test_wd_solo_07_with_stages_of_one_round_every_round_is_told_as_the_next_stage():
    file = resources.files(components.__package__) / "components.toml"
    data = tomllib.loads(file.read_text("utf-8"))
    data["solo"]["rounds_per_stage"] = 1
    told = play_out(solo(edition=components.read(data, "test")))
    stages = [event.stage for event in told if isinstance(event, OstaraTokensShuffled)]
    assert stages == list(range(2, 16))
