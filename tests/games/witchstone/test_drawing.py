"""The table of Witchstone as a player reads it in a terminal."""

from __future__ import annotations

import copy
import re
from functools import cache

import pytest
from rich.text import Text

from tests.games.witchstone.table import GAME, a_deal, a_table
from tests.positions import random_game, variants
from witchtable.games.witchstone import components
from witchtable.games.witchstone.drawing_board import NARROWEST, WIDEST, width


@cache
def plain(line):
    """A line as a terminal shows it, without markup; most are drawn again and again."""
    return Text.from_markup(line, emoji=False).plain


def rendered(view, box):
    """The lines as a terminal shows them."""
    return [plain(line) for line in GAME.draw(view, box)]


def drawn(table, seat="A", **more):
    return "\n".join(rendered({**table.view(seat), **more}, table.box))


def line(text, start):
    return next(line for line in text.splitlines() if line.startswith(start))


def place(text, location):
    """The line of a location, with single spaces."""
    return " ".join(line(text, f"{location} ").split())


def row(text, label):
    """What stands behind a label, over all its lines."""
    lines = text.splitlines()
    at = lines.index(line(text, f"{label} "))
    found = [lines[at].removeprefix(label).strip()]
    while lines[at + 1].startswith(" " * 11):
        at += 1
        found.append(lines[at].strip())
    return " ".join(found)


def hexagon(text):
    """The rows of the cauldron with what is printed around it."""
    lines = text.splitlines()
    at = lines.index(line(text, "Cauldron of"))
    beside = lines[at].index("Rack")
    return [line[:beside].rstrip() for line in lines[at + 1 : at + 10]]


# -- heading and agenda --------------------------------------------------------------------------


def test_the_heading_says_what_runs_and_whose_turn_it_is():
    assert drawn(a_deal(3)).startswith("Set-up · C stands the Big Witch on a tower\n\nCauldron of A ")
    text = drawn(a_table("A", "B").round(3).turn("B"), names=["anna", "b[/]en"])
    assert text.startswith("Turn 3 of 11 · B b[/]en plays · A began\n\nCauldron of A anna ")


def test_the_end_names_the_winners_and_opens_the_owls():
    *_, state = random_game(GAME, 2, 3, {})
    state.owls = [(7, 4), (6,)]
    text = "\n".join(rendered(state.view(None), state.edition))
    winners = ", ".join("AB"[seat] for seat in state.winners)
    assert text.startswith(f"The game is over · won by {winners}\n\n")
    assert "owls 7+4" in line(text, f"A {state.scores[0]} points")


def test_the_agenda_lists_what_runs_waits_and_is_held():
    table = a_table("A", "B").batch("A", "witch", 5).holds("chip energy", "chip energy", "crystal-wand")
    table.then("scroll", "b2")
    text = drawn(table)
    assert row(text, "now") == "witch: 5 of 5 left (cluster)"
    assert row(text, "bonuses") == "2 chips: 1 energy each · crystal-wand: 2 crystal or wand"
    assert row(text, "to come") == "scroll at b2, cluster of 2"  # with the printed one on a1
    assert row(text, "closing") == "gives up 5 witch · gives up 3 bonuses · ends the phase"
    table.play("A use chip energy")
    text = drawn(table, "B")
    assert row(text, "now") == "energy: 1 of 1 left (chip)"
    assert row(text, "then") == "witch: 5 of 5 left (cluster)"
    assert row(text, "bonuses") == "chip: 1 energy · crystal-wand: 2 crystal or wand"
    assert row(text, "closing") == "gives up 1 energy"


def test_the_agenda_shows_the_wand_and_what_waits_for_it():
    table = a_table("A", "B").batch("A", "wand", 8).holds("chip witch")
    table.play("A advance 8")
    text = drawn(table, None)
    assert row(text, "now") == "crystal: 2 of 2 left (wand)"
    # The wand batch has nothing left: it only waits.
    assert "\nthen " not in text
    assert row(text, "bonuses") == "chip: 1 witch (waits for the wand)"
    assert row(text, "wand next") == "4 □connections · 6 ■en2 · 8 □witches"


def test_crystals_on_the_rim_come_before_closing():
    table = a_table("A", "B").crystals("A", "c1", black="b1").batch("A", "crystal", 3)
    table.play("A crystal c1 witch", "A crystal b1 witch")
    text = drawn(table)
    assert row(text, "now") == "crystal: 1 of 3 left (cluster), on the rim ◆wi ●wi"
    assert row(text, "closing") == "only when the crystals on the rim are in the rack"


@pytest.mark.parametrize(
    ("actions", "says"), [(1, "scroll from position 1"), (4, "scroll from positions 1 to 4")]
)
def test_a_scroll_batch_is_a_range(actions, says):
    text = drawn(a_table("A", "B").batch("A", "scroll", actions))
    assert row(text, "now") == f"{says} (cluster)"
    assert row(text, "closing") == "gives up the scroll · ends the phase"


# -- the cauldron --------------------------------------------------------------------------------


def test_the_cauldron_is_a_hexagon():
    table = a_table("A", "B").tile("A", "witch-wand", "b1", "c1").special("A", "energy-scroll", "g2")
    assert hexagon(drawn(table.crystals("A", "b3", "d6", black="f1"))) == [
        "                ↑pe   ↑pe",
        "          (sc)   a2    a3   (en)",
        "   wi←  wi    b2   ◆b3    b4    b5  →cr",
        "wi←  wa    c2    c3    c4    c5    c6  →cr",
        " (wa)   d2    d3    d4    d5   ◆d6   (wi)",
        "en←  e1    e2    e3    e4    e5    e6  →wa",
        "   en← ●f1    f2    f3    f4    f5  →wa",
        "          (cr)  en+sc  g3   (pe)",
        "                ↓sc   ↓sc",
    ]


def test_open_tiles_are_shown_to_their_owner_only():
    table = a_table("A", "B").hand("A", "energy-wand", "crystal-scroll").hand("B", "witch-wand")
    mine, others, nobodys = (drawn(table, seat) for seat in ("A", "B", None))
    assert "2 open tiles" in mine
    assert "energy-wand\n" in mine
    assert "witch-wand" not in mine
    assert "energy-wand" not in others
    assert "witch-wand\n" in others
    # A spectator sees the cauldron of whose turn it is.
    assert "\nCauldron of A " in nobodys
    assert "2 open tiles" in nobodys
    assert "energy-wand" not in nobodys
    assert "\nCauldron of B " in drawn(table.turn("B"), None)


def test_while_another_plays_both_cauldrons_are_drawn():
    table = a_table("A", "B").tile("B", "witch-wand", "d2", "d3").hand("A", "energy-wand").turn("B")
    text = drawn(table, names=["anna", "ben"])
    assert text.index("\nCauldron of A anna ") < text.index("\nCauldron of B ben (plays)\n")
    assert text.count("Rack") == 1
    wide = drawn(table, width=130, names=["anna", "ben"])
    assert re.search(r"\nCauldron of A anna +Cauldron of B ben \(plays\) +Rack +1 open tile\n", wide)
    assert len(wide.splitlines()) < len(text.splitlines())
    # Not in one's own turn, nor for a spectator, nor when nobody plays.
    for other in (drawn(table, "B"), drawn(table, None), drawn(a_deal(3))):
        assert other.count("Cauldron of") == 1
        assert "(plays)" not in other


def test_any_cauldron_can_be_looked_at():
    table = a_table("A", "B", "C").hand("A", "energy-wand").hand("C", "witch-wand").crystals("C", "f2")
    text = drawn(table, focus=2)
    assert text.count("Cauldron of") == 1
    assert "\nCauldron of C " in text
    assert "◆f2" in text
    assert "1 open tile\n" in text
    assert "witch-wand" not in text
    assert "in reach of C" in text
    assert drawn(table, focus=0) == drawn(table)


def test_a_narrow_terminal_has_the_tiles_below():
    table = a_table("A", "B", "C", "D").hand("A", "crystal-pentagram", "energy-wand")
    assert re.search(
        r"\n2 open tiles crystal-pentagram · energy-wand · \d+ in supply\n", drawn(table, width=76)
    )
    assert re.search(r"Rack +2 open tiles\n", drawn(table, width=80))


def test_short_forms_are_explained():
    assert row(drawn(a_table("A", "B")), "in short") == (
        "en energy  cr crystal  wi witch  wa wand  pe pentagram  sc scroll  ◆ crystal  ● black"
    )


def test_rack_and_table():
    table = a_table("A", "B").crystals("A", "b3").crystals("B", "b3", black="d4")
    table.shelf("wand", A=2, B=1).table_chips("energy", "points")
    table.state.rack[6] += (1,)  # the black crystal of A
    text = drawn(table)
    assert re.search(r" wand      AAB○  \S", text)
    assert re.search(r" bottom    ●○○○\n", text)
    assert re.search(r" table     en \+3\n", text)


# -- the board -----------------------------------------------------------------------------------


def test_a_location_shows_chip_witches_and_connections():
    table = a_table("A", "B").chip("tower-n", None).chip("castle-n", "points").chip("forest-ne", "wand")
    table.connection("A", "tower-n", "castle-n").standing("B", "tower-n", "castle-n")
    table.connection("B", "tower-e", "forest-ne", 1)
    text = drawn(table)
    assert place(text, "tower-n") == (
        "tower-n – ♜A B castle-n A forest-ne ○ forest-nw ○○ village-ne ○○○ witchstone ○○○"
    )
    assert place(text, "castle-n") == "castle-n 3 points B tower-n A village-ne ○○○ village-nw ○○○"
    assert place(text, "forest-ne") == (
        "forest-ne wand tower-n ○ tower-e B· village-ne ·· witchstone ··"
    )
    # The same table with the eyes of B, who has to go on where a unit lies.
    assert "tower-n · tower-e B○ village-ne ··" in place(drawn(table, "B"), "forest-ne")


def test_locations_are_named_as_they_are_typed():
    table = a_table("A", "B", "C", "D").standing("A", "tower-n", "tower-e", "tower-s")
    text = drawn(table.standing("B", "tower-n").standing("C", "tower-n").standing("D", "tower-n"))
    ball = text.split("♜ Big Witch\n")[1].split("\nPentagram")[0]
    named = set(re.findall(r"[a-z]+(?:-[a-z]+)?(?= [A-D○·])", ball))
    assert named == set(table.box.location_ids)
    # A line for each location; the Witchstone alone has more connections than fit.
    assert len(ball.splitlines()) == len(table.box.locations) + 1


def test_nothing_is_in_reach_without_energy_or_tower():
    for table in (a_deal(2), a_table("A", "B").energy("A", 0)):
        table.state.begun[0] = -1
        rows = drawn(table).split("♜ Big Witch\n")[1].split("\nPentagram")[0]
        assert "○" not in rows


def test_the_witchstone_shows_its_free_bonus_spaces_and_who_came_first():
    table = a_table("A", "B", "C")
    assert line(drawn(table), "witchstone ").split()[1] == "5/3/2/1"
    table.standing("C", "witchstone").standing("A", "witchstone")
    assert line(drawn(table), "witchstone ").split()[1:3] == ["2/1", "CA"]


def test_the_tracks_show_counters_and_what_comes_next():
    table = a_table("A", "B", "C").hexagons("energy-wand", None, "wand-scroll").owls_taken(2, 5)
    table.pentagram(A=5, B=6, C=9).wand(C=5, A=6, B=6)
    text = drawn(table)
    assert row(text, "Pentagram").startswith(
        "2 ⬡en+wa · 5 owl 5/4/3 · 8 ⬡– · 11 owl – · 14 ⬡wa+sc "
        "A on 5: 2 of any type in 3 · B on 6: 2 of any type in 2 · C on 9: 2 points in 2"
    )
    assert re.search(r"ring of 15 spaces, \d+ tiles in the stack\n", text)
    track = row(text, "Wand")
    assert track.startswith("2■cr1 4□connections 6■en1 8□witches 10■wi2 12□scrolls ")
    assert "22□specials×2 ■ actions, twice for the first" in track
    # From the first to the last; of two on one space the lower one came earlier.
    assert track.endswith("A on 6: □witches in 2 · B on 6: □witches in 2 · C on 5: ■en1 in 1")
    assert row(drawn(table.wand(A=6)), "Wand").endswith("C on 5: ■en1 in 1")
    assert " B on 6: □witches in 2 · A on 6: □witches in 2 " in row(drawn(table), "Wand")


def test_the_ends_of_the_tracks():
    text = drawn(a_table("A", "B").wand(B=22).pentagram(A=14))
    assert row(text, "Wand").endswith("B on 22: at the end · A on 0: ■cr1 in 2")
    assert re.search(r"A on 14: ⬡\S+ in 3 ", row(text, "Pentagram"))


def test_the_tracks_are_short_at_the_largest_table():
    table = a_table("A", "B", "C", "D").wand(A=3, B=3, C=3, D=3)
    lines = drawn(table, names=["anna", "ben", "cleo", "dora"]).splitlines()
    start, end = (lines.index(line("\n".join(lines), label)) for label in ("Wand", "Scrolls"))
    assert end - start <= 4


def test_scrolls_show_positions_and_what_they_are_good_for():
    table = a_table("A", "B").display(
        "single", "witches-castles", "cluster-wand", "connect-tower-tower-forest", "chips"
    )
    assert row(drawn(table.pile("double-wand")), "Scrolls") == (
        "1 single +1 any · 2 witches 3×castle · 3 wand cluster 4/5/6 "
        "4 joined foreign tower›foreign tower›forest · 5 chips owned 4/5/7 · 1 in the pile"
    )


# -- the players ---------------------------------------------------------------------------------


def test_a_player_is_counted_up():
    table = a_table("A", "B").owls("A", 7, 4).chips("A", "wand").energy("A", 12).lying("A", 2)
    table.standing("A", "castle-n", "witchstone").special("A", "energy-wand").used("A", "single")
    table.tile("A", "witch-wand", "d3", "d2").scrolls("A", "double-wand")
    lines = drawn(table).splitlines()
    at = lines.index(line(drawn(table), "A 0 points"))
    assert lines[at].startswith("A 0 points · 12 energy · 1 chip · owls 7+4 · crystals ◆6 ● · tiles ")
    assert lines[at].endswith(" · 1 special tile")
    assert lines[at + 1] == (
        "  0 silver spaces · witches 7 supply, 2 lying, 2 standing · clusters en1 cr1 wi1 wa2 pe1 sc1"
    )
    assert lines[at + 2] == "  beside the screen en+wa · scrolls double-wand +2 wa · used single"
    # The others see how many owl tiles there are, not which.
    assert "· 2 owls ·" in line(drawn(table, "B"), "A 0 points")
    assert "owls 7" not in drawn(table, None)


def test_crystals_out_of_the_cauldron_are_counted():
    table = a_table("A", "B").crystals("A", "b3", "c2")
    table.state.removed[0] = 3
    assert "crystals ◆2, 5 aside (3 improperly)" in drawn(table, "B")


def test_hidden_scrolls_are_shown_to_their_owner_only():
    table = (
        a_table("A", "B", hidden_scrolls=True).display().scrolls("A", "witches-lying", "double-wand")
    )
    assert "scrolls witches lying 1/2/3 (now 1 point) · double-wand +2 wa" in drawn(table)
    for seat in ("B", None):
        text = drawn(table, seat)
        assert "witches lying" not in text
        assert "double-wand" not in text
        assert "scrolls hidden" in text


def test_prophecies_say_where_they_stand():
    table = a_table("A", "B").scrolls("A", "witches-lying", "witches-castles").lying("A", 2)
    table.scrolls("B", "chips")
    text = drawn(table)
    assert "witches lying 1/2/3 (now 5 points)" in text
    assert "witches 3×castle (now 1 point)" in text
    assert "chips owned 4/5/7 (now 1 point)" in text


def test_special_tiles_and_silver_spaces_are_counted():
    table = a_table("A", "B").special("A", "energy-wand").special("A", "energy-scroll", "g2").wand(A=9)
    mine, others = drawn(table).split("\nA 0 points")[1].split("\nB 0 points")
    assert "· 2 special tiles\n  2 silver spaces ·" in mine
    assert "· 0 special tiles\n  0 silver spaces ·" in others


# -- every table ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), list(variants(GAME)))
def test_every_position_fits_the_terminal(seats, options):
    for number, state in enumerate(random_game(GAME, seats, 7, options)):
        if number % 20 and state.deciders:
            continue
        for seat in (*range(seats), None):
            view = state.view(seat)
            for line in GAME.draw(view, state.edition):
                shown = plain(line)
                assert width(line) == len(shown) <= WIDEST
                assert "witchstone-draw" not in shown
                assert "{" not in shown
            # What fits the narrowest terminal is not broken up by it.
            for columns in (NARROWEST, 80, 130):
                assert max(map(len, rendered({**view, "width": columns}, state.edition))) <= columns


def test_long_names_are_cut_and_do_not_widen_the_table():
    names = ["bartholomew, keeper of the seventh gate", "b", "c", "d"]
    text = drawn(a_table("A", "B", "C", "D"), names=names)
    assert line(text, "A bartholomew, keeper o… 0 points")
    assert max(map(len, text.splitlines())) <= WIDEST


def test_another_edition_is_drawn_from_its_own_entries():
    data = copy.deepcopy(dict(GAME.edition().data))
    data["meta"]["edition"] = "mine"
    renamed = {"castle-n": "cave-n", "castle-e": "cave-e", "tower-n": "keep", "forest-ne": "copse-n"}
    for location in data["pieces"]["locations"]:
        location["id"] = renamed.get(location["id"], location["id"])
    for link in data["pieces"]["connections"]:
        link[:2] = [renamed.get(end, end) for end in link[:2]]
    for number, scroll in enumerate(data["pieces"]["scrolls"]):
        scroll["id"] = f"s{number}"
    data["provenance"] = {
        entry: mark for entry, mark in data["provenance"].items() if ".scrolls." not in entry
    }
    data["cauldron"]["rim"][0]["arrows"] = ["d1", "d4"]
    data["cauldron"]["rim"][1]["arrows"] = ["d1", "g1"]
    data["scoring"]["points_chip"] = 4
    edition = components.read(data, "mine")
    state = GAME.new(seats=3, seed=2, edition=edition)
    text = "\n".join(rendered(state.view(0), edition))
    assert line(text, "en/cr← (wa)")
    assert row(text, "arrows") == "d4→en"
    assert place(text, "keep").endswith(
        " cave-n · copse-n · forest-nw ·· village-ne ··· witchstone ···"
    )
    assert place(text, "cave-n").endswith(" keep · village-ne ··· village-nw ···")
    assert "4 points" in "".join(place(text, here["location"]) for here in state.view(0)["locations"])
    assert max(map(len, text.splitlines())) <= WIDEST
