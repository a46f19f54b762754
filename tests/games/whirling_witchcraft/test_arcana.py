"""WW-ARC: icons raise trackers, even numbers trigger effects."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.whirling_witchcraft.table import LETTERS, a_table
from witchtable.games.whirling_witchcraft.components import house, read
from witchtable.games.whirling_witchcraft.events import ArcanaRevealed, TrackersRaised

TYPES = ("heart", "mandrake", "mushroom", "spider", "toad")


def playing(*seats, card, seed=1, **options):
    """A is about to play this card; the others have r01, which has no icon."""
    table = a_table(*(seats or ("A", "B")), seed=seed, **options).hand("A", card).hand("B", "r01")
    return table.playing()


def reveal(table):
    """Play the first cards; return what A's card triggered."""
    events = table.play_cards()
    raised = [event for event in events if isinstance(event, TrackersRaised) and event.seat == 0]
    return list(raised[0].triggered) if raised else []


def verbs(table, seat):
    return {move.split()[0] for move in table.legal(seat)}


def in_front(table, seat):
    """Count the icons that lie in front of a seat."""
    number = LETTERS.index(seat)
    icons = [table.box.icons[code >> 1] for code in table.state.tableau[number] if code < 120]
    return dict(zip(("potion", "raven", "book"), map(sum, zip(*icons, strict=True)), strict=True))


def edition_with(kind, id, **changes):
    """The house edition with one card changed."""
    data = deepcopy(dict(house().data))
    next(row for row in data["pieces"][kind] if row["id"] == id).update(changes)
    return read(data, "changed")


def test_ww_arc_01_each_icon_of_the_new_card_raises_the_owners_tracker():
    table = playing(card="r42").recipes("A", "r31", "r46").trackers("A", potion=3, raven=1, book=1)
    table.play_cards()
    # r42 shows Potion and Raven; the older cards are not counted again.
    assert table.player("A", "B")["trackers"] == {"potion": 4, "raven": 2, "book": 1}
    assert table.player("B", "A")["trackers"] == {"potion": 0, "raven": 0, "book": 0}


def test_ww_arc_01_two_icons_of_one_kind_raise_it_by_two():
    table = playing(card="r48")
    table.play_cards()
    assert table.player("A")["trackers"] == {"potion": 0, "raven": 0, "book": 2}


@pytest.mark.parametrize(
    ("card", "trackers", "told"),
    [
        ("r01", {}, []),  # no icon
        ("r07", {}, [TrackersRaised(0, ("potion",), ())]),
        ("r07", {"potion": 1}, [TrackersRaised(0, ("potion",), ("potion",))]),
        ("r34", {"raven": 1}, [TrackersRaised(0, ("potion", "raven", "book"), ("raven",))]),
    ],
)
def test_ww_arc_01_what_is_gained_is_told(card, trackers, told):
    table = playing(card=card).hand("B", "r08").playing().trackers("A", **trackers)
    assert [event for event in table.play_cards() if isinstance(event, TrackersRaised)] == told


def test_ww_arc_01_what_a_gamble_earns_is_told_without_an_icon_too():
    table = playing("A:daredevil", "B", card="r09").hand("B", "r08").playing()
    events = table.play("A gamble", "A dare raven upright", "B play r08")
    raised = [event for event in events if isinstance(event, TrackersRaised)]
    assert raised == [TrackersRaised(0, (), ("raven",))]


def test_ww_arc_02_kiki_triggers_what_reaches_or_passes_an_even_number():
    # The rulebook's example: one Potion and one Raven, then a card with one of each arcana.
    table = playing(card="r34").trackers("A", potion=1, raven=1).bench("A", toad=1)
    assert reveal(table) == ["potion", "raven"]
    assert verbs(table, "A") == {"potion", "raven", "done"}
    assert table.refused("A book toad") == "WW-ARC-02"
    table.play("A potion heart", "A raven toad")
    table.decline_all()
    # Next round two Books: from one to three, past the even number.
    table.hand("A", "r48").hand("B", "r02").playing()
    assert reveal(table) == ["book"]
    assert table.player("A")["trackers"] == {"potion": 2, "raven": 2, "book": 3}
    assert verbs(table, "A") == {"book", "done"}


@pytest.mark.parametrize("start", [1, 3, 5, 7, 19, 99])
def test_ww_arc_03_every_even_number_triggers(start):
    table = playing(card="r04").trackers("A", book=start)
    assert reveal(table) == ["book"]
    table = playing(card="r04").trackers("A", book=start + 1)
    assert reveal(table) == []
    assert table.phase == "brew"


@pytest.mark.parametrize(
    ("old", "icons", "triggers"),
    [(1, 1, 1), (1, 2, 1), (2, 2, 1), (0, 1, 0), (2, 1, 0), (1, 3, 2), (0, 3, 1), (0, 4, 2), (3, 4, 2)],
)
def test_ww_arc_04_triggers_are_the_even_numbers_reached_or_passed(old, icons, triggers):
    box = edition_with("recipes", "r46", arcana=["potion"] * icons)
    table = playing(card="r46", edition=box).trackers("A", potion=old)
    assert reveal(table) == ["potion"] * triggers
    assert table.player("A")["triggers"]["potion"] == triggers
    for _ in range(triggers):
        assert table.phase == "arcana"
        table.play("A potion heart")
    assert table.phase == "brew"
    assert table.cauldron("A") == ({"heart": triggers} if triggers else {})


def test_ww_arc_05_counting_the_icons_in_front_gives_the_same():
    table = a_table("A", "B", seed=3)
    for _ in range(5):
        before = {seat: table.player(seat)["trackers"] for seat in "AB"}
        events = table.play_cards()
        for seat in "AB":
            icons = in_front(table, seat)
            assert icons == table.player(seat)["trackers"]
            even = [
                arcana
                for arcana, number in icons.items()
                for _ in range(number // 2 - before[seat][arcana] // 2)
            ]
            number = LETTERS.index(seat)
            raised = [e for e in events if isinstance(e, TrackersRaised) and e.seat == number]
            assert [list(event.triggered) for event in raised] in ([even], [])
            assert raised or not even
        table.decline_all()
    assert sum(in_front(table, "A").values()) > 2


def test_ww_arc_06_triggering_is_optional_and_an_unused_trigger_is_lost():
    table = playing(card="r07").trackers("A", potion=1)
    assert reveal(table) == ["potion"]
    table.play("A done")
    assert table.cauldron("A") == {}
    table.decline_all()
    # Potion goes from two to three: nothing, not even the old one.
    table.hand("A", "r11").hand("B", "r03").playing()
    assert reveal(table) == []
    assert table.phase != "arcana"
    assert table.refused("A potion toad") == "WW-ROUND-04"
    table.decline_all()
    table.hand("A", "r13").hand("B", "r04").playing()
    assert reveal(table) == ["potion"]


def test_ww_arc_06_a_lost_trigger_is_not_shown_in_the_next_round():
    table = playing(card="r07").trackers("A", potion=1)
    reveal(table)
    assert table.player("A", "B")["triggers"]["potion"] == 1
    table.play("A done")
    table.decline_all()
    assert (table.view(None)["round"], table.phase) == (2, "play")
    assert not any(table.player("A", "B")["triggers"].values())


def test_ww_arc_06_some_effects_may_be_used_and_others_declined():
    table = playing(card="r34").trackers("A", potion=1, raven=1, book=1).bench("A", toad=1)
    reveal(table)
    table.play("A potion heart", "A done")
    assert table.cauldron("A") == {"heart": 1}
    assert table.on_bench("A") == {"toad": 1}
    assert table.player("A")["books"] == []


@pytest.mark.parametrize("order", ["potion raven book", "book potion raven", "raven book potion"])
def test_ww_arc_07_all_triggered_effects_may_be_used_in_any_order(order):
    table = playing(card="r34").trackers("A", potion=1, raven=1, book=1).bench("A", toad=1, spider=1)
    assert reveal(table) == ["potion", "raven", "book"]
    words = {"potion": "heart", "raven": "toad", "book": "mushroom"}
    events = table.play(*[f"A {effect} {words[effect]}" for effect in order.split()])
    assert table.phase == "brew"
    assert table.cauldron("A") == {"heart": 1}
    assert table.on_bench("A") == {"spider": 1}
    assert table.player("A")["books"] == ["mushroom"]
    revealed = next(event for event in events if isinstance(event, ArcanaRevealed))
    assert [step.split()[0] for step in revealed.steps] == order.split()


@pytest.mark.parametrize("kind", TYPES)
def test_ww_arc_08_potion_puts_one_cube_of_any_type_into_the_cauldron(kind):
    table = playing(card="r07").trackers("A", potion=1)
    reveal(table)
    assert table.legal("A") == [*(f"potion {name}" for name in TYPES), "done"]
    table.play(f"A potion {kind}")
    assert table.cauldron("A") == {kind: 1}
    assert table.on_bench("A") == {}
    table.decline_all()
    assert table.on_bench("B") == {kind: 1}  # passed on like anything brewed


def test_ww_arc_08_a_potion_cube_counts_as_produced():
    # The Witch of All Trades has four types in the cauldron; the Potion's heart is the fifth.
    table = playing("A:witch-of-all-trades", "B", card="r07").trackers("A", potion=1)
    table.in_cauldron("A", mandrake=1, mushroom=1, spider=1, toad=1)
    reveal(table)
    table.play("A potion heart")
    table.play("B done")
    assert (table.phase, table.deciders) == ("trades", "A")


def test_ww_arc_09_a_cube_in_the_cauldron_feeds_no_recipe():
    table = playing(card="r07").trackers("A", potion=1).recipes("A", "r34", "r35").bench("A", spider=1)
    reveal(table)
    table.play("A potion mushroom")
    assert table.legal("A") == ["use r35 spider", "done"]
    assert table.refused("A use r34 cauldron-mushroom") == "WW-ARC-09"
    assert table.refused("A use r34 mushroom") == "WW-BREW-05"
    assert table.refused("A use r34 made-mushroom") == "WW-BREW-05"


def test_ww_arc_09_the_table_may_allow_it():
    table = playing(card="r07", potion_cube_feeds_recipes=True).trackers("A", potion=1)
    table.recipes("A", "r34")
    reveal(table)
    table.play("A potion mushroom")
    assert table.legal("A") == ["use r34 cauldron-mushroom", "done"]
    table.play("A use r34 cauldron-mushroom")
    assert table.view("A")["mine"]["draft"]["cauldron"]["mushroom"] == 0
    table.play("B done")
    assert table.on_bench("B") == {"mandrake": 1}


@pytest.mark.parametrize("feeds", [False, True])
def test_ww_arc_09_the_same_holds_for_cubes_of_the_potion_brewer(feeds):
    table = playing("A:potion-brewer", "B", card="r07", potion_cube_feeds_recipes=feeds)
    table.recipes("A", "r34").bench("A", mushroom=1, spider=1)
    reveal(table)
    table.play("A move mushroom")
    assert ("use r34 cauldron-mushroom" in table.legal("A")) == feeds
    assert "use r34 mushroom" not in table.legal("A")


def test_ww_arc_10_raven_returns_up_to_two_cubes_of_any_types():
    table = (
        playing(card="r14").trackers("A", raven=1).bench("A", heart=1, toad=2).in_circle("A", spider=1)
    )
    reveal(table)
    assert table.legal("A") == [
        "raven heart", "raven toad", "raven heart toad", "raven 2toad", "done",
    ]  # fmt: skip
    assert table.refused("A raven 2heart") == "WW-ARC-10"
    assert table.refused("A raven spider") == "WW-ARC-10"
    assert table.refused("A raven heart 2toad") == "WW-ARC-10"


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("raven heart", {"toad": 2}),
        ("raven toad heart", {"toad": 1}),
        ("raven 2toad", {"heart": 1}),
        ("done", {"heart": 1, "toad": 2}),
    ],
)
def test_ww_arc_10_what_the_raven_takes_goes_to_the_supply(move, left):
    table = playing(card="r14").trackers("A", raven=1).bench("A", heart=1, toad=2).bench("B", toad=1)
    reveal(table)
    table.play(f"A {move}")
    assert table.on_bench("A") == left
    assert table.cauldron("A") == table.circle("A") == {}
    assert table.on_bench("B") == {"toad": 1}


def test_ww_arc_11_book_fills_inputs_of_one_type_from_the_supply():
    table = playing(card="r04").trackers("A", book=1).recipes("A", "r34", "r35")
    reveal(table)
    assert table.legal("A") == [*(f"book {name}" for name in TYPES), "done"]
    table.play("A book toad")
    assert table.legal("A") == ["use r04 2book-toad", "done"]
    assert table.refused("A use r34 book-mushroom") == "WW-ARC-11"
    table.play("A use r04 2book-toad")
    assert table.view("A")["mine"]["draft"]["made"]["mandrake"] == 1
    # B, who has named nothing, has no use of it.
    assert table.refused("B use r01 book-toad") == "WW-BREW-03"


def test_ww_arc_11_the_book_lasts_for_this_round_only():
    table = playing(card="r04").trackers("A", book=1)
    reveal(table)
    table.play("A book toad", "A use r04 2book-toad")
    table.decline_all()
    table.hand("A", "r08").hand("B", "r09").playing().play_cards()
    # r04 still lies there, but A is not asked to brew.
    assert (table.phase, table.deciders) == ("brew", "B")
    assert table.refused("A use r04 2book-toad") == "WW-ROUND-04"


def test_ww_arc_12_cube_by_cube_from_bench_output_or_supply():
    # r60 takes three toads. One lies on the bench, r33 makes another one.
    table = playing(card="r04").trackers("A", book=1).recipes("A", "r60", "r33").bench("A", toad=1)
    reveal(table)
    table.play("A book toad", "A use r33")
    assert [move for move in table.legal("A") if move.startswith("use r60")] == [
        "use r60 book-toad made-toad toad",
        "use r60 2book-toad toad",
        "use r60 2book-toad made-toad",
        "use r60 3book-toad",
    ]
    table.play("A use r60 3book-toad", "A use r04 2book-toad")  # without limit
    table.play("B done")
    assert table.on_bench("A") == {"toad": 1}
    assert table.on_bench("B") == {"mandrake": 1, "mushroom": 3, "spider": 1, "toad": 1}


def test_ww_arc_12_a_hybrid_space_with_the_named_type_too():
    # r17: R + (S|T) -> M
    table = playing(card="r04").trackers("A", book=1).recipes("A", "r17").bench("A", mushroom=1)
    reveal(table)
    table.play("A book toad")
    assert "use r17 book-toad mushroom" in table.legal("A")
    assert table.refused("A use r17 book-spider mushroom") == "WW-ARC-11"


def test_ww_arc_13_a_book_pays_no_other_cost():
    table = playing("A:spellbook-scholar", "B", card="r04").trackers("A", book=1).recipes("A", "r13")
    reveal(table)
    table.play("A book mandrake")
    assert table.legal("A") == ["use r13 book-mandrake", "done"]
    for payment in ("mandrake", "made-mandrake", "book-mandrake"):
        assert table.refused(f"A scholar toad {payment}") == "WW-P-SCHOLAR-02"


def test_ww_arc_13_cubes_of_a_book_move_nowhere_else():
    table = playing("A:potion-brewer", "B", card="r60").trackers("A", book=1).bench("A", spider=1)
    reveal(table)
    table.play("A book toad")
    assert table.refused("A move toad") == "WW-P-BREWER-01"
    table.play("A done")
    assert table.on_bench("A") == {"spider": 1}
    assert table.cauldron("A") == {}
    assert table.legal("A") == ["use r60 3book-toad", "done"]


def test_ww_arc_14_potion_raven_and_book_come_before_anyone_brews():
    table = playing(card="r34").trackers("A", potion=1, raven=1, book=1).bench("A", toad=1, mushroom=1)
    reveal(table)
    assert (table.phase, table.deciders) == ("arcana", "A")
    assert table.refused("B use r01") == "WW-ROUND-04"
    assert table.refused("A use r34 mushroom") == "WW-BREW-01"
    table.play("A book toad", "A done")
    assert table.phase == "brew"
    for move in ("A potion toad", "A raven toad", "A book spider"):
        assert table.refused(move) == "WW-ARC-14"


def test_ww_arc_14_choices_take_effect_together():
    table = playing("A", "B", "C", card="r07").hand("B", "r11").hand("C", "r01").playing()
    table.trackers("A", potion=1).trackers("B", potion=1)
    reveal(table)
    assert table.deciders == "AB"
    table.play("A potion heart")
    assert table.cauldron("A") == {}
    assert table.player("A", "B")["cauldron"]["heart"] == 0
    table.play("A back", "A back", "A potion toad")
    events = table.play("B potion spider")
    revealed = [event for event in events if isinstance(event, ArcanaRevealed)]
    assert [(event.seat, event.steps) for event in revealed] == [
        (0, ("potion toad",)), (1, ("potion spider",)),
    ]  # fmt: skip
    assert (table.cauldron("A"), table.cauldron("B")) == ({"toad": 1}, {"spider": 1})


def test_ww_arc_14_a_book_ends_with_the_round_for_everybody_to_see():
    table = playing(card="r04").trackers("A", book=1)
    reveal(table)
    table.play("A book toad")
    assert table.player("A", "B")["books"] == ["toad"]
    table.decline_all()
    assert (table.view(None)["round"], table.phase) == (2, "play")
    assert table.player("A", "B")["books"] == []


def test_ww_arc_15_two_books_name_two_types():
    # The Daredevil's only card triggers one Book, the gamble another one.
    table = playing("A:daredevil", "B", card="r48").recipes("A", "r34", "r35", "r36")
    table.play("A gamble", "A dare book upright", "B play r01")
    assert table.player("A")["triggers"]["book"] == 2
    table.play("A book toad")
    assert table.refused("A book toad") == "WW-ARC-15"
    table.play("A book spider")
    assert table.legal("A") == ["use r35 book-spider", "use r36 book-toad", "done"]


def test_ww_arc_16_potion_fills_the_cauldron_raven_empties_the_bench_book_feeds_recipes():
    for card, effect in (("r46", "potion"), ("r47", "raven"), ("r48", "book")):
        table = playing(card=card).bench("A", toad=1).recipes("A", "r04")
        assert reveal(table) == [effect]
        table.play(f"A {effect} toad")
        assert table.cauldron("A") == ({"toad": 1} if effect == "potion" else {})
        assert table.on_bench("A") == ({} if effect == "raven" else {"toad": 1})
        assert ("use r04 2book-toad" in table.legal("A")) == (effect == "book")


def test_ww_arc_17_trackers_never_go_down():
    box = edition_with("personalities", "hidden-power", arcana=["raven"])
    table = playing("A:hidden-power", "B", card="r01", edition=box).hand("B", "r03").playing()
    table.trackers("A", potion=2, raven=1).bench("A", **dict.fromkeys(TYPES, 1))
    reveal(table)
    table.play(
        "A use hidden-power heart into-heart into-heart into-heart mandrake mushroom spider toad"
    )
    table.decline_all()
    assert table.player("A")["personality"] is None
    assert table.player("A")["trackers"] == {"potion": 2, "raven": 1, "book": 0}
    # Using an effect does not lower its tracker either.
    table.hand("A", "r12").hand("B", "r02").playing().bench("A", toad=3).play_cards()
    table.play("A raven 2toad")
    assert table.player("A")["trackers"] == {"potion": 2, "raven": 2, "book": 0}
