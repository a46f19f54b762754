"""WD-END: how a game ends."""

from __future__ import annotations

from tests.games.witchdom.table import a_table
from witchtable.games.witchdom.events import DeckRanOut, EndTriggered, ObjectiveClaimed


def two_reds(table, seat="A"):
    """Let a seat be one brew away from the two red witches of o01's easy side."""
    table.empty_board().hand(seat, "w04", *table.player(seat)["hand"])
    table.clan(seat, "w01").potions(seat, "p45")
    return table.holds(seat, leaf=1, berry=1, feather=1)


BREW = ("play w04", "brew p45")


def a_turn(table):
    """Make a turn without ado: take what comes first, do not brew."""
    seat = table.whose_turn
    told = []
    while table.state.deciders and table.whose_turn == seat:
        moves = table.legal()
        told += table.play("end" if "end" in moves else moves[0])
    return told


def turns_left(table):
    """Play on to the end; return whose turns those were."""
    seats = ""
    while table.state.deciders and len(seats) < 20:
        seats += table.whose_turn
        a_turn(table)
    return seats


def all_of(kind, events):
    return [event for event in events if isinstance(event, kind)]


def take_a_witch(table):
    """Let A take the witch beside the mountains, so that a card of the deck is turned up."""
    table.board("mountains", "leaf leaf leaf").hand("A", "w20", *table.player("A")["hand"])
    return table.play("play w20", "take mountains witch", "take mountains leaf")


def test_wd_end_01_taking_the_last_but_one_objective_triggers_the_end():
    table = two_reds(a_table().objectives("o01 easy", "o02 hard"))
    told = table.play(*BREW)
    assert all_of(EndTriggered, told) == [EndTriggered("objectives", 2)]
    assert table.state.view(None)["last_round"] == 2


def test_wd_end_01_with_two_left_in_the_row_the_game_goes_on():
    claimed = {"o05": "B", "o06": "A"}
    row = ("o05 easy", "o01 easy", "o06 easy", "o02 hard", "o03 hard")
    table = two_reds(a_table().objectives(*row, claimed=claimed))
    told = table.play(*BREW)
    assert all_of(ObjectiveClaimed, told)
    assert all_of(EndTriggered, told) == []
    assert table.state.view(None)["last_round"] is None


def test_wd_end_01_tokens_added_by_options_count_too():
    # Of the ordinary objectives none is left after this brew, but two animal objectives are.
    table = a_table(animals=True, animal_objectives=2, extra_hard=1)
    dealt = table.state.view(None)["objectives"]
    assert [token["objective"] in ("o14", "o15") for token in dealt] == [False] * 6 + [True] * 2
    row = ("o05 easy", "o01 easy", "o14 easy", "o15 hard")
    two_reds(table.objectives(*row, claimed={"o05": "B"}))
    assert all_of(EndTriggered, table.play(*BREW)) == []
    table.turn("A").empty_board().hand("A", "w05").clan("A", "owl").animals("A", "snake")
    told = table.holds("A", herb=1).play("play w05", "tame snake")
    assert all_of(EndTriggered, told) == [EndTriggered("objectives", 2)]


def test_wd_end_02_the_end_comes_when_a_deck_runs_out():
    table = a_table().short_deck("witches", "w01")
    told = take_a_witch(table)
    assert all_of(EndTriggered, told) == [EndTriggered("deck", 2)]
    table = a_table().short_deck("potions", "p01").hand("A", "n4a")
    told = table.play("play n4a", "take mountains tool")
    assert all_of(EndTriggered, told) == [EndTriggered("deck", 2)]


def test_wd_end_03_the_round_is_finished_then_one_more_is_played():
    table = two_reds(a_table(seats=3).objectives("o01 easy", "o02 hard"), "B").turn("B")
    table.play(*BREW)
    assert turns_left(table) == "CABC"
    assert table.phase == "over"


def test_wd_end_03_everybody_has_the_same_number_of_turns():
    for trigger_turn in range(6):
        table = a_table(seats=3).objectives("o01 easy", "o02 hard", "o03 hard")
        seats = ""
        for _ in range(trigger_turn):
            seats += table.whose_turn
            a_turn(table)
        seats += table.whose_turn
        table.objectives("o01 easy", "o02 hard")
        two_reds(table, table.whose_turn).play(*BREW)
        seats += turns_left(table)
        rounds = trigger_turn // 3 + 2
        assert seats == "ABC" * rounds


def test_wd_end_03_after_the_end_nobody_can_act():
    table = two_reds(a_table().objectives("o01 easy", "o02 hard"))
    table.play(*BREW)
    turns_left(table)
    assert table.state.legal(0) == table.state.legal(1) == []
    assert table.refused("rest", "A") == "WD-END-03"
    assert table.refused("play n5a", "B") == "WD-END-03"


def test_wd_end_04_open_objectives_can_be_claimed_until_the_very_end():
    table = two_reds(a_table().objectives("o01 easy", "o02 easy"))
    table.play(*BREW)
    for _ in "BA":
        a_turn(table)
    # The last turn of the game: B completes the two blue witches of the objective that is left.
    table.empty_board().hand("B", "w11", "n5a").clan("B", "w10").potions("B", "p46")
    told = table.holds("B", leaf=1, berry=1, mushroom=2).play("play w11", "brew p46")
    assert all_of(ObjectiveClaimed, told) == [ObjectiveClaimed(1, "o02", "easy", 4)]
    assert table.phase == "over"
    assert table.sheet("B")["objectives"] == 4


def test_wd_end_05_the_boxed_cards_of_its_type_serve_as_the_new_deck():
    table = a_table(seats=3).short_deck("witches", "w01", boxed=("w02", "w03"))
    table.board("mountains", "leaf leaf leaf").hand("A", "w20")
    # w20 has two points in the mountains: the second witch taken is the last one of the old deck.
    told = table.play("play w20", "take mountains witch", "take mountains witch")
    assert table.player("A")["hand"][-1] == "w01"
    assert table.location("mountains")["witch"]["card"] in ("w02", "w03")
    assert table.state.view(None)["decks"]["witches"]["size"] == 1
    assert len(all_of(DeckRanOut, told)) == 1


def test_wd_end_06_a_deck_has_run_out_when_its_last_card_is_turned_up():
    table = a_table().short_deck("witches", "w01", "w02").hand("A", "w20")
    told = table.play("play w20", "take mountains witch")
    assert all_of(EndTriggered, told) == []
    told = table.play("take mountains witch")
    assert [type(event).__name__ for event in told[:4]] == [
        "ItemTaken",
        "CardTurnedUp",
        "DeckRanOut",
        "EndTriggered",
    ]
    # Nothing is missing on the board yet.
    assert table.location("mountains")["witch"]["card"] == "w02"


def test_wd_end_07_the_boxed_cards_are_put_in_place_at_once_and_the_other_type_stays():
    table = a_table(seats=3).short_deck("witches", "w01", boxed=("w02", "w03", "w05"))
    told = take_a_witch(table)
    decks = table.state.view(None)["decks"]
    assert (decks["witches"]["size"], decks["witches"]["boxed"]) == (3, 0)
    assert (decks["potions"]["size"], decks["potions"]["boxed"]) == (42, 5)
    (ran_out,) = all_of(DeckRanOut, told)
    assert (ran_out.deck, ran_out.reserve) == ("witches", 3)
    assert ran_out.next_back == decks["witches"]["back"]


def test_wd_end_07_the_boxed_cards_are_shuffled():
    boxed = ("w02", "w03", "w05", "w06")
    orders = set()
    for seed in range(20):
        table = a_table(seats=3, seed=seed).short_deck("witches", "w01", boxed=boxed)
        take_a_witch(table)
        order = tuple(table.box.card_ids[card] for card in table.state.decks[1])
        assert sorted(order) == sorted(boxed)
        orders.add(order)
    assert len(orders) > 5


def test_wd_end_08_without_boxed_cards_places_stay_empty():
    table = a_table().short_deck("witches", "w01").hand("A", "w20")
    table.play("play w20", "take mountains witch", "take mountains witch")
    assert table.location("mountains")["witch"] is None
    assert table.state.view(None)["decks"]["witches"] == {"size": 0, "back": None, "boxed": 0}
    a_turn(table)
    assert table.location("mountains")["witch"] is None


def test_wd_end_08_places_stay_empty_when_the_reserve_is_gone_too():
    table = a_table(seats=3).short_deck("potions", "p01", boxed=("p02",)).hand("A", "w20")
    table.play("play w20", "take mountains tool", "take mountains tool")
    assert table.location("mountains")["potion"]["card"] == "p02"
    table.turn("A").hand("A", "w20").play("play w20", "take mountains tool")
    assert table.location("mountains")["potion"] is None


def test_wd_end_09_only_the_first_trigger_counts():
    table = a_table().objectives("o01 easy", "o02 hard").short_deck("witches", "w10")
    table.short_deck("potions", "p10")
    told = take_a_witch(table)
    assert table.state.view(None)["last_round"] == 2
    a_turn(table)
    # In the last round the other deck runs out and the last but one objective is taken.
    table.board("mountains", "leaf leaf leaf").hand("A", "w20")
    told += table.play("play w20", "take mountains tool", "take mountains leaf")
    assert all_of(DeckRanOut, told)[-1].deck == "potions"
    two_reds(table, "B")
    told += table.play(*BREW)
    assert len(all_of(ObjectiveClaimed, told)) == 1
    assert all_of(EndTriggered, told) == [EndTriggered("deck", 2)]
    assert table.phase == "over"


def test_wd_end_10_taking_the_last_two_objectives_with_one_brew_is_a_trigger_too():
    table = two_reds(a_table())
    table.objectives("o01 easy", "o09 easy", "o05 easy", claimed={"o05": "B"})
    told = table.clan("A", "w01", "flask", "crystal").play(*BREW)
    assert [claim.objective for claim in all_of(ObjectiveClaimed, told)] == ["o01", "o09"]
    assert all_of(EndTriggered, told) == [EndTriggered("objectives", 2)]
    assert turns_left(table) == "BAB"


def test_wd_end_11_a_trigger_on_the_last_seats_turn_is_followed_by_a_whole_round():
    table = two_reds(a_table(seats=3).objectives("o01 easy", "o02 hard"), "C").turn("C")
    table.play(*BREW)
    assert turns_left(table) == "ABC"
