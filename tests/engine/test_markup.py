from __future__ import annotations

from random import Random

from hypothesis import example, given
from hypothesis import strategies as st
from rich.text import Text

from witchtable.engine.markup import plain, unmarked
from witchtable.games import GAMES


@example(["[", "@", "[/]x"])  # what looks like a tag may begin within what looks like one
@given(st.lists(st.sampled_from(["[bold]", "Ännchen", "[A]", "\\", "[", "]", "[/]x", "9", "[9]", "@"])))
def test_what_anybody_may_be_called_is_shown_as_it_is(parts):
    name = "".join(parts)
    marked = f"[bold]{plain(name)} [/bold]{plain(name)}."
    assert unmarked(marked) == Text.from_markup(marked, emoji=False).plain


def test_drawings_lose_their_markup_as_in_a_terminal():
    lines = 0
    for game in GAMES.values():
        state, rng = game.new(seats=2, seed="markup"), Random(1)
        for _ in range(60):
            if not state.deciders:
                break
            seat = state.deciders[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        edition = game.edition()
        for line in game.draw(state.view(0) | {"names": ["[bold]Anna", "Ben\\"]}, edition):
            assert unmarked(line) == Text.from_markup(line, emoji=False).plain
            lines += unmarked(line) != line
    assert lines > 30  # some have markup, or nothing was compared
