"""Two worlds that differ in two hidden cards: the engine tells a viewer the same in both."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec
import pytest

from tests.positions import ALL_VARIANTS, IDS
from tests.worlds import TwoWorlds, swaps_cards
from witchtable import GAMES, Match
from witchtable.engine.errors import WitchtableError

pytestmark = swaps_cards
LONG = bool(os.environ.get("WITCHTABLE_LONG"))

each_variant = pytest.mark.parametrize(("game", "seats", "options"), ALL_VARIANTS, ids=IDS)


def told(match: Any, viewer: int | None, probes: tuple[str, ...], *, with_aids: bool) -> list[Any]:
    """All that the engine can tell a viewer in a position."""
    state, game = match.state, match.game
    view = state.view(viewer)
    found: list[Any] = [view, state.deciders, state.scores, state.winners]
    found.append(game.draw(view | {"names": list("ABCDE")[: state.seats]}, match.deal.edition))
    found.append([state.score_sheet(seat) for seat in range(state.seats)])
    events = [match.opening, *(m.events for m in match.log if m.is_seen_by(viewer))]
    found.append([[seen for e in told if (seen := e.seen_by(viewer))] for told in events])
    found.append([m.action for m in match.log if m.seat == viewer])
    found.append(match.dumps(reveal_seed=False).partition("result:")[0])
    if viewer is not None:
        offered = state.legal(viewer)
        found.append(
            [(a, state.label(a), state.prominence(a), a in state.asides(viewer)) for a in offered]
        )
        found.append([state.clauses(viewer, action) for action in offered])
        found.append(state.question(viewer))
        found.append(match.why_no_undo(viewer))
        found.append(state.sample(viewer, Random(1)).dump())
        for notation in probes:
            try:
                match.state.check(viewer, game.parse(notation))
                found.append("allowed")
            except WitchtableError as refusal:
                found.append((type(refusal), refusal.message))
        for name, aid in game.aids.items() if with_aids else ():
            words: list[dict[str, str]] = [{}, *({"tile": word} for word in sorted(_words(probes)))]
            for question in words if name == "forecast" else words[:1]:
                try:
                    found.append(aid(state, viewer, question))
                except WitchtableError as refusal:
                    found.append((type(refusal), refusal.message))
    return found


def _words(probes: tuple[str, ...]) -> set[str]:
    return {word for probe in probes for word in probe.split(" ")[1:2]}


def written(found: list[Any]) -> list[bytes]:
    return [msgspec.json.encode(part, enc_hook=str) for part in found]


def compare(worlds: TwoWorlds, most: int, viewers: list[int | None]) -> int:
    """Play on in both worlds; fail at the first difference."""
    steps = 0
    probes: tuple[str, ...] = ()
    for step in worlds.steps(most):
        probes = step.probes
        check(worlds, viewers, probes, with_aids=steps % 8 == 0)
        steps += 1
    check(worlds, viewers, probes)
    return steps


def check(
    worlds: TwoWorlds,
    viewers: list[int | None],
    probes: tuple[str, ...],
    *,
    with_aids: bool = True,
) -> None:
    for viewer in viewers:
        here, there = (
            written(told(match, viewer, probes, with_aids=with_aids)) for match in worlds.matches
        )
        for number, (one, two) in enumerate(zip(here, there, strict=True)):
            assert one == two, f"{worlds.swap}: {number} differs for {viewer}"


@each_variant
def test_the_engine_tells_a_viewer_the_same_in_both_worlds(game, seats, options):
    rng = Random(f"{game.id} {seats} {sorted(options)}")
    steps = 0
    for number in range(8 if LONG else 3):
        viewer = None if number % 4 == 3 else rng.randrange(seats)
        worlds = TwoWorlds(game, seats, options, viewer, rng, held=number % 2 == 0)
        steps += compare(worlds, 60 if LONG else 25, sorted({viewer, None}, key=str))
    assert steps >= 10


# -- a leak would be found ---------------------------------------------------------------------------


def test_an_answer_about_undo_that_leaks_is_found(monkeypatch):
    """One that depends on whose move was the last, seen or not."""

    def careless(self: Match, seat: int) -> str | None:
        if not self.log or self.log[-1].seat != seat:
            return "undo-other"
        return "undo-reveal" if self.log[-1].reveals else "undo-sealed"

    monkeypatch.setattr(Match, "_no_undo", careless)
    game, rng = GAMES["whirling-witchcraft"], Random(1)
    with pytest.raises(AssertionError, match="differs"):
        for _ in range(20):
            compare(TwoWorlds(game, 2, {"brew_mode": "on_call"}, 0, rng), 60, [0])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_view_that_leaks_is_found(game, monkeypatch):
    view = game.state_type._view
    monkeypatch.setattr(
        game.state_type,
        "_view",
        lambda state, seat, open_view: view(state, seat, open_view) | {"planted": state.digest},
    )
    with pytest.raises(AssertionError, match="differs"):
        compare(TwoWorlds(game, 2, {}, 0, Random(1)), 3, [0])
