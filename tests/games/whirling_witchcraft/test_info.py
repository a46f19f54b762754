"""WW-INFO: what lies open and what is hidden."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.whirling_witchcraft.table import GAME, Table, a_table
from witchtable import Match
from witchtable.games.whirling_witchcraft.actions import Back, Call, Done, Use
from witchtable.games.whirling_witchcraft.events import (
    CardsDrawn,
    Committed,
    HandDiscarded,
    InitiativeCalled,
)
from witchtable.games.whirling_witchcraft.rules import BREW

OTHERS = ("B", "C", None)


def fresh(**options):
    return Table(GAME.new(seats=3, seed=5, **options))


def known_hands():
    table = a_table("A", "B", "C").hand("A", "r01", "r02", "r03", "r04")
    return table.hand("B", "r17", "r18", "r19", "r20").hand("C", "r46", "r47", "r48", "r49")


def shown(table, viewer):
    return json.dumps(table.view(viewer))


def seen(told, viewer):
    number = None if viewer is None else "ABC".index(viewer)
    return [event for event in (event.seen_by(number) for event in told) if event is not None]


def open_part(view):
    """Leave out what only the viewer may know."""
    players = [
        {name: value for name, value in player.items() if name not in ("hand", "hand_known")}
        for player in view["players"]
    ]
    hidden = ("seat", "mine", "discards_known")
    return {**{name: value for name, value in view.items() if name not in hidden}, "players": players}


# -- secrets -------------------------------------------------------------------------------------


def test_ww_info_01_hands_are_seen_by_their_owners_only():
    table = known_hands()
    assert table.player("A")["hand"] == ["r01", "r02", "r03", "r04"]
    for viewer in OTHERS:
        assert table.view(viewer)["players"][0]["hand"] is None
        assert table.view(viewer)["players"][0]["hand_known"] == []
        assert '"r01"' not in shown(table, viewer)


def test_ww_info_01_drawn_cards_are_seen_by_who_draws_them():
    table = known_hands().deck("r30", "r31", "r32")
    told = table.play_cards() + table.decline_all()
    drawn = next(event for event in told if isinstance(event, CardsDrawn) and event.seat == 0)
    assert drawn.cards == ("r30",)  # A has the lowest initiative
    assert drawn.seen_by(0) == drawn
    for viewer in (1, 2, None):
        assert drawn.seen_by(viewer) == CardsDrawn(0, 1, None)


def test_ww_info_01_a_passed_card_is_known_to_who_passed_it_on():
    table = known_hands()
    table.play_cards()
    table.decline_all()
    assert table.player("B", "A")["hand_known"] == ["r02", "r03", "r04"]
    assert table.player("B", "C")["hand_known"] == []
    assert table.view(None)["players"][1]["hand_known"] == []


def test_ww_info_01_also_a_card_that_was_dealt_or_drawn_and_passed_on_again():
    table = fresh()
    table.everybody("keep")
    owners = ["A", "B", "C"]
    first = set(table.hand_of("C"))
    for holder, before in (("A", "C"), ("B", "CA")):
        table.play_cards()
        table.decline_all()
        table.everybody("keep")
        passed = [card for card in table.hand_of(holder) if card in first]
        assert passed
        for seat in owners:
            known = set(table.player(holder, seat)["hand_known"])
            assert known.issuperset(passed) == (seat in before or seat == holder)
    drawn = [card for card in table.hand_of("B") if card not in first][-1]
    assert drawn in table.player("B", "B")["hand_known"]
    assert drawn not in table.player("B", "A")["hand_known"]


def test_ww_info_01_a_played_card_is_secret_until_the_reveal():
    table = known_hands()
    told = table.play("A play r02")
    for viewer in OTHERS:
        assert seen(told, viewer) == [Committed(0)]
        assert '"r02"' not in shown(table, viewer)
        assert table.view(viewer)["players"][0]["hand_size"] == 4
    table.play("B play r18", "C play r47")
    for viewer in ("A", *OTHERS):
        assert '"r02"' in shown(table, viewer)


def test_ww_info_01_nobody_has_seen_a_card_of_the_deck():
    table = fresh()
    assert {table.state.known[card] for card in table.state.deck} == {0}


def test_ww_info_01_nobody_sees_the_order_of_the_deck():
    table = known_hands()
    before = [table.view(viewer) for viewer in ("A", *OTHERS)]
    table.state.deck = table.state.deck[::-1]
    assert [table.view(viewer) for viewer in ("A", *OTHERS)] == before


def test_ww_info_01_discarded_faces_are_known_only_to_who_held_them():
    table = fresh().hand("A", "r01", "r02", "r03", "r04")
    told = table.play("A redraw", "B keep", "C keep")
    assert HandDiscarded(0, 4) in told
    assert table.view("A")["discards_known"] == ["r01", "r02", "r03", "r04"]
    for viewer in OTHERS:
        assert table.view(viewer)["discards"] == 4
        assert table.view(viewer)["discards_known"] == []
        assert '"r01"' not in shown(table, viewer)


def test_ww_info_01_a_reshuffled_card_is_known_to_nobody():
    table = fresh().hand("A", "r01", "r02", "r03", "r04").hand("B", "r05", "r06", "r07", "r08", "r09")
    table.empty_deck().play("A redraw", "B redraw", "C keep")
    # B drew some of the cards that A had discarded; which ones lies open to nobody.
    assert set(table.hand_of("B")) & {"r01", "r02", "r03", "r04"}
    assert {table.state.known[card] for card in table.state.deck} == {0}
    assert table.player("B", "A")["hand_known"] == []


def test_ww_info_01_dealt_personalities_are_secret():
    table = fresh(personality_mode="draft")
    dealt = table.view("A")["mine"]["personalities"]
    assert len(dealt) == 2
    for viewer in OTHERS:
        assert not any(f'"{name}"' in shown(table, viewer) for name in dealt)


def test_ww_info_01_a_personality_returned_unused_stays_secret():
    table = fresh(personality_mode="draft")
    kept, unused = table.view("A")["mine"]["personalities"]
    table.play(f"A choose {kept}")
    for seat in "BC":
        table.play(f"{seat} {table.legal(seat)[0]}")
    for viewer in OTHERS:
        assert table.view(viewer)["players"][0]["personality"] == kept
        assert f'"{unused}"' not in shown(table, viewer)
        assert table.view(viewer)["returned"] == []


def test_ww_info_01_secrets_can_be_dealt_otherwise_without_anybody_noticing():
    table = known_hands()
    table.play("B rotate r17", "A play r02")
    for number, viewer in enumerate("ABC"):
        other = Table(table.state.sample(number, Random(number)))
        assert other.view(viewer) == table.view(viewer)
        assert other.state != table.state


# -- what lies open --------------------------------------------------------------------------------


def test_ww_info_02_everything_else_is_open():
    table = known_hands().personality("A", "trickster").recipes("A", "r25*", "r05")
    table.bench("A", heart=1, toad=2).in_cauldron("A", spider=1).in_circle("A", mandrake=2)
    table.trackers("A", potion=1, book=3).initiative(A=5)
    none = dict.fromkeys(("heart", "mandrake", "mushroom", "spider", "toad"), 0)
    for viewer in ("A", *OTHERS):
        view = table.view(viewer)
        player = view["players"][0]
        assert player["personality"] == "trickster"
        assert player["bench"] == {**none, "heart": 1, "toad": 2}
        assert player["cauldron"] == {**none, "spider": 1}
        assert player["circle"] == {**none, "mandrake": 2}
        assert player["trackers"] == {"potion": 1, "raven": 0, "book": 3}
        lying = [("trickster", False), ("r25", True), ("r05", False)]
        assert [(entry["recipe"], entry["rotated"]) for entry in player["recipes"]] == lying
        assert (player["hand_size"], player["initiative"]) == (4, 5)
        assert view["deck"] == len(table.state.deck)


def test_ww_info_02_a_revealed_brew_is_open():
    table = (
        a_table("A", "B", "C").recipes("A", "r02").bench("A", mushroom=2).recipes("B", "r01").brewing()
    )
    told = table.play("A use r02", "B done")
    for viewer in OTHERS:
        brew = next(event for event in seen(told, viewer) if getattr(event, "steps", ()))
        assert (brew.seat, brew.steps) == (0, ("use r02 2mushroom",))
        assert brew.cauldron == ("mandrake", "spider", "spider")


def test_ww_info_02_all_see_the_same_through_a_whole_game():
    table, rng = fresh(personality_mode="draft"), Random(2)
    while table.deciders:
        seat = rng.choice(table.deciders)
        table.play(f"{seat} {rng.choice([move for move in table.legal(seat) if move != 'back'])}")
        spectator = open_part(table.view(None))
        for viewer in "ABC":
            assert open_part(table.view(viewer)) == spectator


# -- sealed decisions ---------------------------------------------------------------------------------


def triggered():
    """A and B have a Potion each."""
    table = a_table("A", "B", "C").hand("A", "r46").hand("B", "r31").hand("C", "r01")
    table.trackers("B", potion=1)
    table.play_cards()
    assert table.phase == "arcana"
    return table


def brewing():
    table = a_table("A", "B", "C").recipes("A", "r01", "r36").bench("A", toad=1).recipes("B", "r31")
    return table.brewing()


@pytest.mark.parametrize(
    ("build", "one", "other"),
    [
        (lambda: fresh(personality_mode="draft"), ["first"], ["second"]),
        (fresh, ["keep"], ["redraw"]),
        (known_hands, ["play r01"], ["play r04"]),
        (lambda: known_hands().hand("A", "r25"), ["play r25"], ["rotate r25"]),
        (triggered, ["potion toad"], ["potion heart"]),
        (triggered, ["potion toad"], ["done"]),
        (brewing, ["use r01", "use r36 made-toad"], ["done"]),
        (brewing, ["use r01", "use r36 toad"], ["use r36 toad", "use r01"]),
    ],
)
def test_ww_info_03_others_learn_only_that_a_player_has_committed(build, one, other):
    tables, stories = (build(), build()), []
    for table, moves in zip(tables, (one, other), strict=True):
        dealt = dict(zip(("first", "second"), table.legal("A"), strict=False))
        stories.append(table.play(*[f"A {dealt.get(move, move)}" for move in moves]))
    for viewer in OTHERS:
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert [seen(told, viewer) for told in stories] == [[Committed(0)]] * 2
        assert tables[0].view(viewer)["committed"] == [0]
    assert tables[0].view("A") != tables[1].view("A")


def test_ww_info_03_steps_before_the_commitment_show_nothing():
    table = brewing()
    before = [table.view(viewer) for viewer in OTHERS]
    told = table.play("A use r36 toad", "A back", "A use r01")
    assert [table.view(viewer) for viewer in OTHERS] == before
    assert [seen(told, viewer) for viewer in OTHERS] == [[], [], []]
    assert len(seen(told, "A")) == 3
    assert table.view("A")["mine"]["draft"]["steps"] == ["use r01"]


def test_ww_info_01_a_passed_hand_does_not_tell_in_which_order_it_was_drawn():
    hands = []
    for cards in (("r09", "r49", "r27", "r57"), ("r27", "r49", "r09", "r57")):
        table = a_table("A", "B").hand("A", "r01").hand("B", *cards).playing()
        table.play("A play r01", "B play r57")
        table.decline_all()
        hands.append(table.hand_of("A")[:3])
    assert hands[0] == hands[1]


def test_ww_info_03_whether_a_move_can_be_undone_tells_nothing_of_the_others():
    match = Match(GAME, seats=2, seed=1)
    match.play(0, GAME.parse("keep"))
    assert not match.can_undo(0)  # a sealed decision is taken back with `back`
    match.play(0, GAME.parse("back"))
    match.play(0, GAME.parse("keep"))
    match.play(1, GAME.parse("keep"))
    assert not match.can_undo(1)  # revealed, though nobody redraws


@pytest.mark.parametrize("reveals", [True, False])
def test_ww_info_03_nor_does_it_after_an_open_move(reveals, monkeypatch):
    """Even if that reveals nothing: whether others have moved in secret since must not show."""
    monkeypatch.setattr(InitiativeCalled, "reveals", reveals)
    match = Match(GAME, seats=2, seed=1, brew_mode="on_call")
    rng = Random(1)
    while not any(isinstance(step, Use) for step in match.state.legal(0)):
        seat = match.state.deciders[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    match.play(1, Call())
    before = match.why_no_undo(1).message
    steps = [step for step in match.state.legal(0) if isinstance(step, Use)]
    for _ in range(12):
        match.play(0, steps[0])
        match.thin(8)
        assert match.why_no_undo(1).message == before
        match.play(0, Back())
        match.thin(8)
        assert match.why_no_undo(1).message == before


def test_ww_info_03_a_record_without_its_seed_shows_no_sealed_move():
    match = Match(GAME, seats=2, seed=1)
    match.play(0, GAME.parse("redraw"))
    shown = match.dumps(reveal_seed=False)
    assert "redraw" not in shown
    assert match.state.digest not in shown
    match.play(1, GAME.parse("keep"))
    assert "1 A redraw\n2 B keep" in match.dumps(reveal_seed=False)


def test_ww_info_03_a_record_without_its_seed_never_shows_what_was_taken_back():
    match = Match(GAME, seats=2, seed=1)
    for line in ("0 redraw", "0 back", "0 keep", "1 keep"):
        match.play(int(line[0]), GAME.parse(line[2:]))
    assert "\n1 A keep\n2 B keep\n" in match.dumps(reveal_seed=False)


def test_ww_order_05_a_record_without_its_seed_does_not_show_what_a_call_handed_back():
    match = Match(GAME, seats=2, seed=1, brew_mode="on_call")
    rng = Random(1)
    while not (steps := [step for step in match.state.legal(0) if isinstance(step, Use)]):
        seat = match.state.deciders[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    match.play(0, steps[0])
    match.play(1, Call())
    while match.state.phase == BREW:
        assert str(steps[0]) not in match.dumps(reveal_seed=False)
        match.play(match.state.deciders[0], Done())
    assert str(steps[0]) in match.dumps()
    assert str(steps[0]) not in match.dumps(reveal_seed=False)
