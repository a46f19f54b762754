"""Pieces are conserved: every piece of the box is always somewhere, and only once."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from witchtable import GAMES
from witchtable.games.witchstone.actions import (
    ACTIONS,
    Advance,
    Close,
    Discard,
    MoveCrystal,
    PlaceTile,
    Remove,
)
from witchtable.games.witchstone.agenda import BATCH, MAIN, OVER, PLACE, RIM, SYMBOL, TOWER
from witchtable.games.witchstone.cauldron import BITS
from witchtable.games.witchstone.entries import EMPTY, SYMBOLS
from witchtable.games.witchstone.events import BatchBegan, CrystalRemoved, GameEnded, SpellPlayed
from witchtable.games.witchstone.rules.setup import HANDICAPS

GAME = GAMES["witchstone"]
MOST_ACTIONS = 3000  # far more than any game needs: it must end by its rounds


@st.composite
def tables(draw):
    """Any seat count with any options; a handicap only for a seat that is taken."""
    seats = draw(st.sampled_from(GAME.seats))
    names = [name for name in GAME.options if name not in HANDICAPS[seats:]]
    settings = {name: draw(st.sampled_from(GAME.options[name].allowed)) for name in names}
    return {"seats": seats, **settings}


def batches_of(state):
    """The open batches, five numbers each."""
    return [state.batches[at : at + BATCH] for at in range(0, len(state.batches), BATCH)]


# -- pieces -----------------------------------------------------------------------------------------


def check_energy(state):
    box = state.edition
    for seat in range(state.seats):
        own = [number for number, builder in enumerate(state.builder) if builder == seat]
        assert state.stock[seat] >= 0
        assert state.stock[seat] + sum(state.units[number] for number in own) == 20
        # At most one of them is unfinished, and the others all hang together with the tower.
        unfinished = [number for number in own if state.units[number] < box.lengths[number]]
        assert unfinished == [number for number in (state.begun[seat],) if number != EMPTY]
        complete = [number for number in own if number not in unfinished]
        assert state.network[seat] == joined_to(state, state.towers[seat], complete)
        for number in complete:
            assert state.network[seat] & box.end_bits[number] == box.end_bits[number]
    for number, builder in enumerate(state.builder):
        assert 0 <= state.units[number] <= box.lengths[number]
        assert (builder == EMPTY) == (state.units[number] == 0)


def joined_to(state, tower, connections):
    """The locations, as bits, that these connections join to a tower."""
    if tower == EMPTY:
        return 0
    found, before = 1 << tower, 0
    while found != before:
        before = found
        for number in connections:
            if state.edition.end_bits[number] & found:
                found |= state.edition.end_bits[number]
    return found


def check_crystals(state):
    rims = [batch[RIM] for batch in batches_of(state)]
    for seat in range(state.seats):
        coloured = state.crystals[seat].bit_count() + state.aside[2 * seat]
        black = state.black[seat].bit_count() + state.aside[2 * seat + 1]
        for shelf in state.rack:
            coloured += shelf.count(2 * seat)
            black += shelf.count(2 * seat + 1)
        if seat == state.turn:
            coloured += sum(rim >> 3 * kind & 7 for rim in rims for kind in range(6))
            black += sum(rim >> 3 * kind & 7 for rim in rims for kind in range(6, 12))
        assert (coloured, black) == (6, 1)
        assert 0 <= state.removed[seat] <= state.aside[2 * seat] + state.aside[2 * seat + 1]
    vials = (4, 5, 6)[state.seats - 2], (4, 5, 5)[state.seats - 2]
    assert all(len(shelf) <= vials[0] for shelf in state.rack[:6])
    assert len(state.rack[6]) <= vials[1]
    for batch in batches_of(state):
        assert not batch[RIM] or batch[SYMBOL] == 1  # only crystal batches bring crystals to the rim


def check_tiles(state):
    for seat in range(state.seats):
        tiles = [*state.hands[seat], *state.supply[seat], *state.returned[seat]]
        tiles += [*state.discarded[seat], *(tile for tile, *_ in state.laid[seat])]
        assert sorted(tiles) == list(range(15))
    specials = [*state.specials, *(tile for tile in state.hexagons if tile != EMPTY)]
    for seat in range(state.seats):
        specials += [*state.beside[seat], *(tile for tile, _ in state.laid_specials[seat])]
    assert sorted(specials) == list(range(15))


def check_board(state):
    box = state.edition
    chips = [*(chip for chip in state.chips if chip != EMPTY), *state.table]
    scrolls = [*state.pile, *state.display]
    owls = [value for taken in state.owls_taken for value in (7, 6, 5, 4, 3)[taken:]]
    for seat in range(state.seats):
        chips += state.kept[seat]
        scrolls += [*state.scrolls[seat], *state.spent[seat]]
        owls += state.owls[seat]
    assert Counter(chips) == dict.fromkeys(range(7), 3)
    assert Counter(scrolls) == {number: scroll.copies for number, scroll in enumerate(box.scrolls)}
    assert len(scrolls) == 40
    assert Counter(owls) == dict.fromkeys((3, 4, 5, 6, 7), 2)
    assert len(state.display) == min(6, len(state.display) + len(state.pile))


def check_witches(state):
    box = state.edition
    for seat in range(state.seats):
        # A set of locations: there cannot be two witches of a seat on one of them.
        standing = state.standing[seat]
        big = state.towers[seat] != EMPTY
        assert state.witches[seat] >= 0
        assert state.lying[seat] >= 0
        assert state.witches[seat] + state.lying[seat] + standing.bit_count() - big == 11
        assert not big or standing >> state.towers[seat] & 1
        assert (seat in state.stone) == bool(standing >> box.witchstone & 1)
        for location, chip in enumerate(state.chips):
            assert chip == EMPTY or not standing >> location & 1  # whoever came first took it
    assert len(set(state.stone)) == len(state.stone)
    placed = [tower for tower in state.towers if tower != EMPTY]
    assert len(set(placed)) == len(placed)


def check_cauldrons(state):
    box = state.edition
    for seat in range(state.seats):
        shown = list(box.printed)
        lying = [bits for bits in box.printed if bits]
        for tile, *spaces in state.laid[seat]:
            for symbol, space in zip(box.tiles[tile], spaces, strict=True):
                shown[symbol] |= BITS[space]
                lying.append(BITS[space])
        for special, space in state.laid_specials[seat]:
            for symbol in box.specials[special]:
                shown[symbol] |= BITS[space]
            lying.append(BITS[space])
        lying += [state.crystals[seat], state.black[seat]]
        assert state.symbols[6 * seat : 6 * seat + 6] == shown
        # Nothing lies on anything else, and what lies there is what makes spaces not empty.
        assert state.occupied[seat] == sum(lying)
        assert state.occupied[seat].bit_count() == sum(bits.bit_count() for bits in lying)


def check_agenda(state):
    open_batches = batches_of(state)
    assert 0 <= state.locked <= len(state.held)
    if not open_batches:
        assert state.held == state.queue == ()
        assert state.locked == state.queue_depth == 0
    if not state.queue_depth:
        assert not state.queue
        assert not state.locked
    # Somebody decides above the queue, never in the middle of it.
    assert state.queue_depth < len(state.batches) or not state.queue_depth
    for number, (_, left, granted, source, _) in enumerate(open_batches):
        assert 0 <= left <= granted
        assert granted > 0
        assert (source == MAIN) == (number == 0) or state.round == 0
    assert len(state.todo) <= 2
    if state.phase in (TOWER, PLACE, OVER):
        assert (open_batches, state.todo) == ([], ())


def check_pieces(state):
    check_energy(state)
    check_crystals(state)
    check_tiles(state)
    check_board(state)
    check_witches(state)
    check_cauldrons(state)
    check_agenda(state)


def check_wand(state):
    assert all(0 <= space <= state.edition.wand.last for space in state.wand)
    assert sorted(state.stacking) == list(range(state.seats))


# -- points -----------------------------------------------------------------------------------------


def enter(track, told):
    """Add the points that events tell of to what a track shows."""
    for event in told:
        if isinstance(event, CrystalRemoved):
            track[event.seat] -= event.cost
        elif hasattr(event, "points"):
            track[event.seat] += event.points


def added_at_the_end(state, seat):
    """Owls, chips and unused spells; prophecies bring at least 1 and at most 7 each."""
    adds = [state.edition.scrolls[scroll].adds for scroll in state.scrolls[seat]]
    sure = sum(state.owls[seat]) + 2 * len(state.kept[seat]) + 2 * sum(map(bool, adds))
    return sure + adds.count(0), sure + 7 * adds.count(0)


def check_scores(state, track):
    sheets = [state.score_sheet(seat) for seat in range(state.seats)]
    scores = [sum(line.points for line in sheet) for sheet in sheets]
    assert state.scores == scores
    if state.deciders:
        assert scores == track
        return
    assert state.view(None)["scores"] == scores
    for seat, total in enumerate(scores):
        least, most = added_at_the_end(state, seat)
        assert least <= total - track[seat] <= most


# -- play -------------------------------------------------------------------------------------------


def play_out(state, choose):
    """Play to the end and check everything after every action."""
    # With `seat_points` whoever comes later begins with some points (WS-HCAP-06).
    track = list(state.scores)
    assert any(track) == state.options["seat_points"]
    actions = 0
    check_pieces(state)
    while state.deciders:
        assert state.deciders == (state.turn,)
        offered = state.legal(state.turn)
        assert len(set(offered)) == len(offered) > 0
        told = state.apply(state.turn, choose())
        enter(track, told)
        check_pieces(state)
        check_wand(state)
        check_scores(state, track)
        actions += 1
        assert actions <= MOST_ACTIONS
    check_end(state, told)


def check_end(state, told):
    assert told[-1] == GameEnded(tuple(state.scores), state.winners)
    assert state.winners
    assert state.round == 11
    for seat in range(state.seats):
        assert len(state.laid[seat]) + len(state.discarded[seat]) == 11


def sparing(offered, rng):
    """Give nothing up and remove no crystal, except once in a while."""
    useful = [action for action in offered if not isinstance(action, Close | Remove)]
    return useful if useful and rng.random() < 0.97 else offered


def busy(state, rng):
    """Choose what leads to much: large clusters, crystals to the rim, all steps on the wand."""
    offered = sparing(state.legal(state.turn), rng)
    kind = type(rng.choice(offered))
    offered = [action for action in offered if isinstance(action, kind)]
    if kind is PlaceTile:
        some = rng.sample(offered, min(30, len(offered)))
        return max(some, key=lambda place: expected(state, place))
    if kind is MoveCrystal:
        offered = [action for action in offered if action.end in SYMBOLS] or offered
    return offered[-1] if kind is Advance else rng.choice(offered)


def expected(state, place):
    return sum(half.actions for half in state.forecast(state.turn, place).halves)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(table=tables(), seed=st.integers(0, 10**6), choices=st.randoms(use_true_random=True))
def test_pieces_are_conserved_in_random_play(table, seed, choices):
    state = GAME.new(seed=seed, **table)
    play_out(state, lambda: choices.choice(state.legal(state.turn)))


@settings(max_examples=30, deadline=None, derandomize=True)
@given(table=tables(), seed=st.integers(0, 10**6), choices=st.randoms(use_true_random=True))
def test_pieces_are_conserved_when_crystals_are_seldom_removed(table, seed, choices):
    """Otherwise most crystals would lie beside the screens before anything is done with them."""
    state = GAME.new(seed=seed, **table)
    play_out(state, lambda: choices.choice(sparing(state.legal(state.turn), choices)))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(table=tables(), seed=st.integers(0, 10**6), choices=st.randoms(use_true_random=True))
def test_pieces_are_conserved_in_busy_play(table, seed, choices):
    state = GAME.new(seed=seed, **table)
    play_out(state, lambda: busy(state, choices))


@settings(max_examples=10, deadline=None, derandomize=True)
@given(table=tables(), seed=st.integers(0, 10**6))
def test_pieces_are_conserved_in_samples(table, seed):
    state = GAME.new(seed=seed, **table)
    rng = Random(seed)
    while state.deciders:
        seat = rng.randrange(state.seats)
        sample = state.sample(seat, rng)
        check_pieces(sample)
        assert sample.view(seat) == state.view(seat)
        state.apply(state.turn, busy(state, rng))


def test_busy_play_reaches_every_corner_of_the_box():
    """Otherwise the tests above would prove little."""
    kinds, batches, reached = set(), set(), set()
    rng = Random(1)
    for seed in range(60):
        state = GAME.new(seats=2 + seed % 3, seed=seed)
        while state.deciders:
            action = busy(state, rng)
            kinds.add(type(action))
            for event in state.apply(state.turn, action):
                if isinstance(event, BatchBegan):
                    batches.add((event.source, event.symbol))
                if isinstance(event, SpellPlayed):
                    reached.add(event.spell)
        if state.seats == 2:
            reached.add(f"bottom {len(state.rack[6])}")
        reached.update(f"wand {space}" for space in state.wand)
        reached.add(f"table {len(state.table)}")
    assert set(ACTIONS) - kinds <= {Discard}  # there is next to always room for a tile
    assert {("chip", symbol) for symbol in SYMBOLS} <= batches
    # A crystal on the crystal shelf enlarges the batch instead.
    assert {("vial", symbol) for symbol in SYMBOLS if symbol != "crystal"} <= batches
    assert {("wand", symbol) for symbol in SYMBOLS if symbol != "wand"} <= batches
    assert {source for source, _ in batches} >= {"black-chip", "black-vial", *state.edition.special_ids}
    assert reached >= {"bottom 4", "wand 22", "table 0", "single", "double-wand", "double-scroll"}
