"""What is told: everything that happens in a move, in its order and with its facts."""

from __future__ import annotations

from tests.games.witchdom.table import a_table
from witchtable.games.witchdom.events import (
    AnimalTamed,
    CardPlayed,
    CardTurnedUp,
    DeckRanOut,
    DisplayKept,
    EndTriggered,
    GameEnded,
    GapFilled,
    ItemTaken,
    NovicesChosen,
    ObjectiveClaimed,
    OstaraChose,
    OstaraGainLapsed,
    OstaraTokenRevealed,
    PointsLapsed,
    PotionBrewed,
    PotionChosen,
    Refreshed,
    Rested,
    RoundBegan,
    TakenByOstara,
    TakenResting,
    TokenDrawn,
    TurnEnded,
)


def set_table(**options):
    """Every card and every draw is known."""
    table = a_table(**options).hand("A", "w04", "w07").pile("A", "n4a", "n4b").pouch(leaf=40)
    table.board("mountains", "leaf berry leaf p01 w01").board("forest", "herb berry leaf p09 w02")
    table.board("lake", "leaf leaf leaf p11 w03")
    return table.deck("potions", "p02", "p03").deck("witches", "w10", "w11", "w12", "w13")


def test_wd_collect_12_taking_tells_what_was_taken_and_what_takes_its_place():
    table = set_table(animals=True)
    assert table.play("play w04") == [CardPlayed(0, "w04")]
    assert table.play("take mountains leaf") == [
        ItemTaken(0, "mountains", "resource", "leaf"),
        TokenDrawn("mountains", "leaf"),
    ]
    assert table.play("take mountains potion") == [
        ItemTaken(0, "mountains", "potion", "p01"),
        CardTurnedUp("potions", "mountains", "p02", "flask"),  # p03 comes next
    ]
    told = table.play("take forest animal")
    assert told[:2] == [
        ItemTaken(0, "forest", "animal", "owl"),
        CardTurnedUp("witches", "forest", "w10", "snake"),  # w11 comes next
    ]


def test_wd_collect_12_tools_and_witches_are_told_by_the_side_that_counts():
    table = set_table()
    table.play("play w04")
    assert table.play("take mountains tool")[0] == ItemTaken(0, "mountains", "tool", "crystal")
    assert table.play("take mountains witch")[0] == ItemTaken(0, "mountains", "witch", "w01")


def test_wd_collect_07_it_is_told_which_of_equal_tokens_was_taken():
    table = set_table(seats=1)
    table.play("play w04")
    told = table.play("take mountains leaf 2")
    assert told[0] == ItemTaken(0, "mountains", "resource", "leaf", 2)
    assert table.location("mountains")["resources"] == ["leaf", "berry", "leaf"]
    table.play("take mountains berry")
    told = table.board("forest", "herb leaf leaf").play("take forest leaf 2")
    assert told[0] == ItemTaken(0, "forest", "resource", "leaf", 2)


def test_wd_rest_01_resting_tells_the_cards_and_each_resource():
    table = set_table()
    assert table.play("rest") == [Rested(0, ("n4a", "n4b"))]
    assert table.play("take lake leaf") == [
        TakenResting(0, "lake", "resource", "leaf"),
        TokenDrawn("lake", "leaf"),
    ]


def test_wd_restore_01_keeping_is_told():
    table = set_table()
    assert table.play("play w07", "keep") == [CardPlayed(0, "w07"), DisplayKept(0)]


def test_wd_restore_03_refreshing_cards_tells_what_goes_and_what_comes():
    table = set_table()
    table.play("play w07")
    assert table.play("refresh witches") == [
        Refreshed(0, "witches", ("w01", "w02", "w03")),
        CardTurnedUp("witches", "mountains", "w10", "snake"),
        CardTurnedUp("witches", "forest", "w11", "toad"),
        CardTurnedUp("witches", "lake", "w12", "bat"),
    ]


def test_wd_restore_04_refreshing_tokens_tells_what_goes_and_what_comes():
    table = set_table().pouch()
    table.board("forest", "herb - herb").play("play w07")
    assert table.play("refresh forest") == [
        Refreshed(0, "forest", ("herb", "herb")),
        TokenDrawn("forest", "herb"),
        TokenDrawn("forest", "herb"),
    ]


def test_wd_supply_04_what_lapses_is_told():
    told = set_table().empty_board().pouch().play("play w04")
    assert told == [
        CardPlayed(0, "w04"),
        PointsLapsed(0, "mountains", 2),
        PointsLapsed(0, "forest", 1),
    ]


def at_the_cauldron(**options):
    table = a_table(**options).empty_board().hand("A", "w28").potions("A", "p34", "p37")
    table.objectives("o04 easy", "o01 hard", "o02 hard").clan("A", "w29", "bat")
    table.tools("A", "mortar").animals("A", "snake").pouch()
    return table.holds("A", leaf=5, berry=3, herb=1, mushroom=1)


def test_wd_brew_08_brewing_tells_the_choice_the_payment_and_what_comes_of_it():
    table = at_the_cauldron()
    table.play("play w28")
    assert table.play("brew p37") == [PotionChosen(0, "p37")]
    told = table.play("pay berry herb leaf mortar mushroom")
    words = ("leaf", "berry", "herb", "mushroom")
    assert told == [
        PotionBrewed(0, "p37", "w28", words, ("mortar",)),
        ObjectiveClaimed(0, "o04", "easy", 4),
        *[GapFilled("mountains", event.kind) for event in told[2:5]],
        GapFilled("forest", told[5].kind),
    ]
    assert sorted(event.kind for event in told[2:]) == sorted(words)


def test_wd_animal_03_taming_tells_the_price():
    table = at_the_cauldron(animals=True)
    table.play("play w28")
    told = table.play("tame snake")
    assert told == [AnimalTamed(0, "snake", "herb"), GapFilled("mountains", "herb")]


def test_wd_brew_01_declining_is_told():
    table = at_the_cauldron()
    table.play("play w28")
    assert table.play("end") == [TurnEnded(0)]


def test_wd_obj_02_a_hard_side_is_told_as_such():
    table = at_the_cauldron().objectives("o04 hard", "o05 easy").clan("A", "w29", "w30")
    table.play("play w28", "brew p34")
    told = table.play("pay berry 2leaf")
    assert told[1:3] == [ObjectiveClaimed(0, "o04", "hard", 7), EndTriggered("objectives", 2)]


def test_wd_turn_06_a_round_and_the_end_are_told():
    table = a_table().empty_board().pouch().hand("A", "n4a").hand("B", "n5a", "n5b")
    bare = [PointsLapsed(0, "mountains", 1), PointsLapsed(0, "lake", 1)]
    assert table.play("play n4a") == [CardPlayed(0, "n4a"), *bare]
    told = table.play("play n5a")
    assert told[-1] == RoundBegan(2)
    table.turn("B").state.last_round = 2
    assert table.play("play n5b")[-1] == GameEnded((0, 0), (0, 1))


def test_wd_end_05_a_deck_that_runs_out_is_told_with_its_reserve():
    table = set_table().short_deck("witches", "w10", boxed=("w11",))
    table.play("play w04")
    told = table.play("take mountains witch")
    assert told == [
        ItemTaken(0, "mountains", "witch", "w01"),
        CardTurnedUp("witches", "mountains", "w10", None),
        DeckRanOut("witches", 1, "snake"),
        EndTriggered("deck", 2),
    ]
    told = table.play("take mountains witch")
    assert told[1:] == [
        CardTurnedUp("witches", "mountains", "w11", None),
        DeckRanOut("witches", 0, None),
    ]


def test_wd_setup_20_the_pair_chosen_is_told():
    table = a_table(choose_novices=True)
    assert table.play("choose star") == [NovicesChosen(0, "star", ("n2a", "n2b"))]
    told = table.play("choose broom")
    assert told == [NovicesChosen(1, "broom", ("n3a", "n3b")), RoundBegan(1)]


# -- Ostara ---------------------------------------------------------------------------------------


def her_turn(token, build, **options):
    """Let Ostara take the turn with this token; what she has is what `build` gives her."""
    table = a_table(seats=1, difficulty="skilled_witch", animals=True, **options).hand("A", "n4a")
    for seat in "AB":
        table.potions(seat).pile(seat).clan(seat).holds(seat)
    table.objectives().empty_board().pouch().ostara_tokens(token)
    table.state.round = 2
    build(table)
    told = table.play("play n4a")
    return told[told.index(OstaraTokenRevealed(token)) + 1 :]


def lay_cards(table):
    """In the forest only: n4a, who is played before, has no point there."""
    table.board("forest", "- - - p34 w28").deck("potions", "p01", "p02").deck("witches", "w10", "w11")


def test_wd_ostara_13_what_she_takes_is_told_with_the_reason():
    told = her_turn("t3", lay_cards)
    assert told[:6] == [
        OstaraChose("witch", "w28", ("first",)),
        TakenByOstara(1, "forest", "witch", "w28"),
        CardTurnedUp("witches", "forest", "w10", "snake"),
        OstaraChose("potion", "p34", ("first",)),
        TakenByOstara(1, "forest", "potion", "p34"),
        CardTurnedUp("potions", "forest", "p01", "flask"),
    ]


def test_wd_ostara_08_an_animal_is_told_as_taken_and_tamed_for_nothing():
    told = her_turn("t8", lay_cards)
    assert told == [
        OstaraChose("animal", "owl", ("first",)),
        TakenByOstara(1, "forest", "animal", "owl"),
        AnimalTamed(1, "owl", None),
        CardTurnedUp("witches", "forest", "w10", "snake"),
    ]


def test_wd_ostara_07_a_resource_is_told_with_the_potion_that_needs_it():
    def build(table):
        table.board("forest", "berry leaf leaf").potions("B", "p12")

    told = her_turn("t7", build)
    assert told == [
        OstaraChose("resource", "leaf", ("recipe",), "p12"),
        TakenByOstara(1, "forest", "resource", "leaf"),
        OstaraChose("resource", "berry", ("first",)),
        TakenByOstara(1, "forest", "resource", "berry"),
    ]


def test_wd_ostara_09_what_she_cannot_gain_is_told():
    assert her_turn("t3", lambda table: table) == [
        OstaraGainLapsed("witch"),
        OstaraGainLapsed("potion"),
    ]
    told = her_turn("t1", lambda table: table)
    assert told == [OstaraGainLapsed("witch"), OstaraGainLapsed("resource")]
