"""What a player reads whose move is refused: the facts are in the sentence, the rule beside it."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import GAME, Table, a_table

TYPES = ("heart", "mandrake", "mushroom", "spider", "toad")
KNOWN = "there are heart, mandrake, mushroom, spider, toad."
ASK_PLAY = "Not now; this is asked first: Which recipe do you play, and which way round?"
ASK_BREW = "Not now; this is asked first: Brew: use your recipes in any order, then be done."


def says(table, move):
    refusal = table.refusal(move)
    return refusal.clause, refusal.reason


def studying(*seats, **options):
    """A has r17 (two-way) and r02 (not), B has r03."""
    table = a_table(*(seats or ("A", "B")), **options).hand("A", "r17", "r02").hand("B", "r03")
    return table.playing()


def resolving(*seats, potion=0, raven=0, book=0, **options):
    """A, with so many icons, plays a card that shows one of each."""
    table = a_table(*(seats or ("A", "B")), **options).hand("A", "r34").hand("B", "r01").playing()
    table.trackers("A", potion=potion, raven=raven, book=book).bench("A", toad=2, spider=1)
    table.play_cards()
    return table.hesitant()


def brewing(*recipes, personality="", **bench):
    """A brews with these recipes and cubes, B has r33."""
    seat = f"A:{personality}" if personality else "A"
    table = a_table(seat, "B").recipes("A", *recipes).recipes("B", "r33").bench("A", **bench)
    return table.hesitant().brewing()


# -- whose turn it is ---------------------------------------------------------------------------


def test_a_game_that_is_over_asks_nobody():
    table = a_table("A", "B").in_circle("B", toad=5).recipes("A", "r01").brewing()
    table.play("A done")
    for move in ("A done", "A back", "A call", "B play r01"):
        assert says(table, move) == ("WW-WIN-01", "The game is over.")


def test_who_owes_nothing_hears_whom_the_table_waits_for():
    table = a_table("A", "B", "C").recipes("A", "r31").recipes("B", "r32").brewing()
    waiting = "Nothing is asked of you now; waiting for A, B."
    assert says(table, "C done") == ("WW-ROUND-04", waiting)


@pytest.mark.parametrize("mode", ["simultaneous", "on_call", "strict_initiative"])
def test_who_has_played_a_recipe_may_take_it_back_in_every_mode(mode):
    table = studying(brew_mode=mode)
    table.play("A play r02")
    sealed = "You have already decided; take it back first if you want to change it."
    assert says(table, "A play r17") == ("WW-ENG-15", sealed)


@pytest.mark.parametrize(
    ("mode", "reason"),
    [
        ("simultaneous", "You have already decided; take it back first if you want to change it."),
        ("strict_initiative", "Your decision has been shown and stands."),
    ],
)
def test_who_has_brewed_may_take_it_back_unless_it_was_shown(mode, reason):
    table = a_table("A", "B", brew_mode=mode).recipes("A", "r31").recipes("B", "r32")
    table.initiative(A=1, B=2).brewing()
    table.play("A done")
    assert says(table, "A use r31") == ("WW-ENG-15", reason)


def test_arcana_too_stand_when_they_were_shown():
    table = a_table("A", "B", brew_mode="strict_initiative").hand("A", "r46").hand("B", "r48")
    table.playing().play_cards()
    table.play("A done")
    assert table.phase == "arcana"
    shown = "Your decision has been shown and stands."
    assert says(table, "A potion toad") == ("WW-ENG-15", shown)
    assert says(table, "A back") == ("WW-ORDER-10", shown)


def test_nothing_to_take_back_before_the_first_step():
    nothing = ("WW-ENG-15", "You have nothing to take back.")
    assert says(studying(), "A back") == nothing
    assert says(brewing("r31"), "A back") == nothing
    table = a_table("A", "B", "C").recipes("A", "r31").recipes("B", "r32").brewing()
    assert says(table, "C back") == nothing  # who was not asked at all


def test_initiative_order_is_called_for_where_and_while_it_can_be():
    never = "At this table everybody decides at once; initiative order cannot be called."
    assert says(brewing("r31"), "A call") == ("WW-ORDER-04", never)
    late = "Initiative order can be called only while arcana or brews are open, and once a round."
    table = studying(brew_mode="on_call")
    assert says(table, "A call") == ("WW-ORDER-05", late)
    table.play("A play r02")
    assert says(table, "A call") == ("WW-ORDER-05", late)


# -- wrong moments ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("choose trickster", "WW-SETUP-03"),
        ("gain toad", "WW-P-UNCON-01"),
        ("redraw", "WW-P-INITIATE-01"),
        ("keep", "WW-P-INITIATE-01"),
        ("potion toad", "WW-ARC-14"),
        ("raven toad", "WW-ARC-14"),
        ("book toad", "WW-ARC-14"),
        ("move toad", "WW-P-BREWER-02"),
        ("use r17", "WW-BREW-01"),
        ("scholar toad mandrake", "WW-P-SCHOLAR-04"),
        ("claim toad", "WW-P-TRADES-01"),
        ("done", "WW-STUDY-02"),
    ],
)
def test_while_recipes_are_played_nothing_else_is_done(move, clause):
    assert says(studying(), f"A {move}") == (clause, ASK_PLAY)


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("play r01", "WW-STUDY-01"),
        ("rotate r17", "WW-STUDY-05"),
        ("gamble", "WW-P-DARE-01"),
        ("dare potion upright", "WW-P-DARE-04"),
    ],
)
def test_while_brewing_no_recipe_is_played(move, clause):
    assert says(brewing("r31"), f"A {move}") == (clause, ASK_BREW)


def test_what_must_be_done_cannot_be_declined():
    table = Table(GAME.new(seats=2, seed=1, personality_mode="draft"))
    asked = "Not now; this is asked first: Which personality do you keep?"
    assert says(table, "A done") == ("WW-SETUP-03", asked)
    table = Table(GAME.new(seats=2, seed=1))
    asked = (
        "Not now; this is asked first: Do you give up your Initiate and your hand for four new recipes?"
    )
    assert says(table, "A done") == ("WW-P-INITIATE-01", asked)
    table = a_table("A:uncontrolled-powers", "B")
    table.play_cards()
    table.decline_all()
    asked = "Not now; this is asked first: Your powers run wild: which ingredient do you take three of?"
    assert says(table, "A done") == ("WW-P-UNCON-01", asked)


# -- set-up, study ------------------------------------------------------------------------------


def test_ww_setup_03_another_personality_was_not_dealt():
    table = Table(GAME.new(seats=2, seed=1, personality_mode="draft"))
    others = table.legal("B")
    other = others[0].split()[1]
    name = table.box.personalities[table.box.personality_index[other]].name
    assert says(table, f"A {others[0]}") == ("WW-SETUP-03", f"You were not dealt {name} ({other}).")
    assert says(table, "A choose nobody") == ("WW-SETUP-03", "You were not dealt nobody.")


def test_ww_study_01_a_card_must_be_in_hand():
    assert says(studying(), "A play r03") == (
        "WW-STUDY-01",
        "Summoning of Reeds (r03) is not in your hand.",
    )
    assert says(studying(), "A rotate r99") == ("WW-STUDY-01", "r99 is not in your hand.")


def test_ww_study_04_the_card_is_named_that_works_one_way_only():
    reason = "Summoning of Looms (r02) works one way only and cannot be rotated."
    assert says(studying(), "A rotate r02") == ("WW-STUDY-04", reason)


def test_ww_p_dare_01_only_the_daredevil_gambles():
    only = ("WW-P-DARE-01", "Only the Daredevil gambles.")
    assert says(studying("A", "B:daredevil"), "A gamble") == only
    assert says(studying("A", "B:daredevil"), "A dare potion upright") == only


def test_ww_p_dare_04_first_the_gamble_then_the_effect():
    table = studying("A:daredevil", "B")
    first = "First gamble, then name the effect."
    assert says(table, "A dare potion upright") == ("WW-P-DARE-04", first)
    table.play("A gamble")
    stands = ("WW-P-DARE-04", "You have gambled this round; the card stands.")
    for move in ("gamble", "play r02", "rotate r17"):
        assert says(table, f"A {move}") == stands


def test_ww_p_dare_04_an_effect_and_a_way_that_exist():
    table = studying("A:daredevil", "B").hand("A", "r02").playing()
    table.play("A gamble")
    arcana = "There is no arcana “frog”; there are potion, raven and book."
    assert says(table, "A dare frog upright") == ("WW-COMP-10", arcana)
    way = "A card lies upright or rotated, not “sideways”."
    assert says(table, "A dare book sideways") == ("WW-STUDY-03", way)
    one_way = "Summoning of Looms (r02) works one way only and cannot be rotated."
    assert says(table, "A dare book rotated") == ("WW-STUDY-04", one_way)


# -- arcana -------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", ["potion", "raven", "book"])
def test_ww_arc_02_an_effect_that_was_not_triggered(effect):
    others = {"potion": 1, "raven": 1, "book": 1, effect: 0}
    reason = f"You have no {effect.title()} effect to use."
    assert says(resolving(**others), f"A {effect} toad") == ("WW-ARC-02", reason)
    # Nor one for a word that means nothing: what is missing comes first.
    assert says(resolving(**others), f"A {effect} dragon") == ("WW-ARC-02", reason)


@pytest.mark.parametrize("move", ["potion dragon", "raven dragon", "raven toad dragon", "book dragon"])
def test_ww_comp_03_an_effect_names_a_type_that_exists(move):
    reason = f"There is no ingredient “dragon”; {KNOWN}"
    assert says(resolving(potion=1, raven=1, book=1), f"A {move}") == ("WW-COMP-03", reason)


def test_ww_arc_10_the_raven_takes_one_or_two_that_lie_there():
    table = resolving(raven=1)
    reason = "The Raven returns one or two ingredients, not 3."
    assert says(table, "A raven spider 2toad") == ("WW-ARC-10", reason)
    reason = "The Raven returns one or two ingredients, not 0."
    assert says(table, "A raven") == ("WW-ARC-10", reason)
    reason = "Your workbench holds 1 × spider, not 2."
    assert says(table, "A raven 2spider") == ("WW-ARC-10", reason)


def test_ww_arc_15_a_type_is_named_once():
    table = a_table("A:daredevil", "B").hand("A", "r48").hand("B", "r01").playing()
    table.play("A gamble", "A dare book upright", "B play r01", "A book toad")
    reason = "You have already named toad this round."
    assert says(table, "A book toad") == ("WW-ARC-15", reason)


def test_ww_p_brewer_01_a_move_for_each_icon():
    reason = (
        "You have no ingredient to move: the Potion Brewer moves one for each Potion icon revealed."
    )
    assert says(resolving(potion=1), "A move toad") == ("WW-P-BREWER-01", reason)
    table = resolving("A:potion-brewer", "B")
    assert says(table, "A move heart") == (
        "WW-P-BREWER-01",
        "Your workbench holds 0 × Heart of Shadow, not 1.",
    )
    unknown = f"There is no ingredient “dragon”; {KNOWN}"
    assert says(table, "A move dragon") == ("WW-COMP-03", unknown)


# -- brewing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "clause", "reason"),
    [
        ("r60 3toad", "WW-BREW-01", "Ashes of Ponds (r60) does not lie in front of you."),
        ("r31", "WW-BREW-06", "You have used Red Trickle (r31) this round."),
        ("r34 dragon", "WW-COMP-03", f"There is no ingredient “dragon”; {KNOWN}"),
        ("r34 made-dragon", "WW-COMP-03", f"There is no ingredient “dragon”; {KNOWN}"),
        ("r34 toad", "WW-BREW-03", "That does not fill the inputs of Whisper of Gills (r34): toad."),
        ("r25 made-mushroom 2toad", "WW-BREW-03",
         "That does not fill the inputs of Veil of Embers (r25): mushroom, 2 toads."),
        ("r16 mushroom as-toad", "WW-ENG-06",
         "Name every cube of Knot of Green Thread (r16) with its origin, "
         "or only the types of its hybrid inputs, as as-toad."),
        ("r16 as-heart", "WW-BREW-10",
         "Name a type for every hybrid input of Knot of Green Thread (r16), "
         "one of those it pictures, as as-toad."),
        ("r34 mushroom into-toad", "WW-BREW-10",
         "Choose an output for every space of Whisper of Gills (r34) "
         "that offers a choice, as into-toad."),
        ("r34 cauldron-mushroom", "WW-ARC-09", "Cubes in the cauldron cannot be used at this table."),
        ("r34 book-mushroom", "WW-ARC-11", "No Book names mushroom for you this round."),
        ("r25 2mushroom", "WW-BREW-05", "You do not have 2 × mushroom."),
        ("r25 2made-mushroom", "WW-BREW-05", "You do not have 2 × mushroom (just made)."),
        ("r34 stolen-mushroom", "WW-BREW-05", "You do not have 1 × stolen-mushroom."),
        ("r09", "WW-BREW-03", "You cannot fill all inputs of Broken Hearts (r09)."),
        ("r16 as-mushroom", "WW-BREW-03", "You cannot fill all inputs of Knot of Green Thread (r16)."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_the_use_of_a_recipe(use, clause, reason):
    table = brewing("r34", "r31", "r25", "r09", "r16", mushroom=1).in_cauldron("A", mushroom=1)
    table.brewing().play("A use r31")
    assert says(table, f"A use {use}") == (clause, reason)


@pytest.mark.parametrize(
    ("use", "reason"),
    [
        ("r11 spider toad", "You do not have 1 × toad."),
        ("r17 made-toad mushroom", "You do not have 1 × mushroom."),
        ("r17 book-toad mushroom", "You do not have 1 × mushroom."),
        ("r17 cauldron-toad mushroom", "You do not have 1 × mushroom."),
        ("r42 into-mushroom mandrake made-toad", "You do not have 1 × mandrake."),
    ],
)
def test_the_first_cube_that_is_missing_is_named_wherever_the_others_come_from(use, reason):
    # A toad in every place but the workbench, where there is one spider.
    table = a_table("A", "B", potion_cube_feeds_recipes=True).hand("A", "r48").hand("B", "r03")
    table.recipes("A", "r33", "r11", "r17", "r42").bench("A", spider=1).in_cauldron("A", toad=1)
    table.playing().play_cards()
    table.play("A book toad")
    table.hesitant().play("A use r33")
    assert says(table, f"A use {use}") == ("WW-BREW-05", reason)


def gambled():
    table = studying("A:daredevil", "B").hand("A", "r17").playing()
    table.play("A gamble")
    return table


@pytest.mark.parametrize(
    "build",
    [
        lambda: studying("A:whirlwind", "B"),
        gambled,
        lambda: brewing("r31", personality="spellbook-scholar", mandrake=1),
        lambda: resolving("A:potion-brewer", "B", potion=1, raven=1, book=1),
    ],
)
def test_what_only_some_may_do_is_not_forbidden_to_them(build):
    table = build()
    offered = table.state.legal(0)
    assert len(offered) > 3
    for action in offered:
        assert table.state.rules.actions[type(action)].forbidden(table.state, 0, action) is None


def test_ww_p_scholar_01_who_pays_for_a_book_and_how_often():
    only = "Only the Spellbook Scholar pays for a Book."
    assert says(brewing("r31"), "A scholar toad mandrake") == ("WW-P-SCHOLAR-01", only)
    table = brewing("r31", personality="spellbook-scholar", mandrake=2)
    unknown = f"There is no ingredient “dragon”; {KNOWN}"
    assert says(table, "A scholar dragon mandrake") == ("WW-COMP-03", unknown)
    payment = "You do not have a mandrake (just made) to pay with."
    assert says(table, "A scholar toad made-mandrake") == ("WW-P-SCHOLAR-02", payment)
    table.play("A scholar toad mandrake")
    once = "The Scholar pays for a Book once a round."
    assert says(table, "A scholar heart mandrake") == ("WW-P-SCHOLAR-01", once)


def test_ww_arc_15_nor_is_a_type_paid_for_that_a_book_has_named():
    table = a_table("A:spellbook-scholar", "B").hand("A", "r48").hand("B", "r01").playing()
    table.bench("A", mandrake=1).play_cards()
    table.play("A book toad")
    reason = "You have already named toad this round."
    assert says(table, "A scholar toad mandrake") == ("WW-ARC-15", reason)


@pytest.mark.parametrize("kind", ["gain", "claim"])
def test_ww_comp_03_who_takes_or_claims_names_a_type_that_exists(kind):
    table = a_table("A:uncontrolled-powers", "B:witch-of-all-trades").recipes("A", "r31")
    seat = "A"
    if kind == "gain":
        table.play_cards()
        table.decline_all()
    else:
        seat = "B"
        table.in_cauldron("B", **dict.fromkeys(TYPES, 1)).brewing().play("A done")
    reason = f"There is no ingredient “dragon”; {KNOWN}"
    assert says(table, f"{seat} {kind} dragon") == ("WW-COMP-03", reason)
