"""The levels: from blind to formidable, each with a name that says what to expect."""

from __future__ import annotations

from copy import copy
from math import inf, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from witchtable.bots.judges import Evaluation
from witchtable.bots.search import Judge, Search
from witchtable.bots.tree import Branch, Fork
from witchtable.engine.game import Game
from witchtable.engine.mind import SearchSettings
from witchtable.engine.moves import Action, Seat
from witchtable.engine.opponents import Liking, indifferent
from witchtable.engine.place import Place
from witchtable.engine.state import State

__all__ = [
    "Advice",
    "Alternative",
    "ApprenticeBot",
    "Blunder",
    "NoviceBot",
    "RandomBot",
    "SearchingBot",
    "Thought",
    "change_setting",
]

_GIVEN_AWAY: Final = 0.06  # of the win: who gives away more should be warned
_DOUBT: Final = 0.2  # of the win: how wrong a single try may be
_COMPARED: Final = 4  # guesses: what was not seen in any of them before is hardly the same in all
_NOTICED: Final = 0.0005  # of the win: smaller differences are not worth mentioning


_SWITCH: Final = {"no": False, "yes": True}


class Alternative(NamedTuple):
    """One of the best choices at a place, as a bot sees it."""

    action: Action
    chance: float
    """Expected share of the win, 0 to 1."""
    visits: int
    """How often it was thought about."""
    sources: tuple[tuple[str, float], ...]
    """Where it differs from the other alternatives: source and part of the win, largest first."""


class Blunder(NamedTuple):
    """A choice that clearly gives something away."""

    action: Action
    loss: float
    """How much less of the win is to be expected than after the best, 0 to 1."""


class Advice(NamedTuple):
    """What a bot has found out about the choices at a place."""

    best: list[Alternative]
    blunders: list[Blunder]


class RandomBot:
    """Plays any legal action with equal chance: for tests and as the lowest rung."""

    def __init__(self, game: Game, rng: Random) -> None:  # noqa: ARG002 - every level is built alike
        self._rng = rng

    def choose(self, place: Place) -> Action:
        """Choose blindly."""
        return self._rng.choice(place.legal)


class ApprenticeBot:
    """Plays by the simple maxims that each game's folder has for beginners; answers at once."""

    def __init__(self, game: Game, rng: Random, likes: Liking = indifferent) -> None:
        self._advise = game.apprentice
        self._rng = rng
        self._likes = likes

    def choose(self, place: Place) -> Action:
        """Follow the maxims."""
        return self._advise(place, self._rng, self._likes)


class NoviceBot:
    """Follows the same maxims, but overlooks much of what there is to choose."""

    def __init__(self, game: Game, rng: Random, likes: Liking = indifferent) -> None:
        self._advise = game.apprentice
        self._noticed = game.mind.noticed
        self._rng = rng
        self._likes = likes

    def choose(self, place: Place) -> Action:
        """Follow the maxims, among what is noticed."""
        forward = [action for action in place.legal if not action.takes_back] or place.legal
        noticed = [action for action in forward if self._rng.random() < self._noticed]
        narrowed = copy(place)
        vars(narrowed)["legal"] = noticed or forward  # where it is cached
        return self._advise(narrowed, self._rng, self._likes)


class Thought(NamedTuple):
    """What was thought about a decision, for the next one; it may be taken to another process."""

    seat: Seat
    view: dict[str, Any]
    """What the seat should see when it is asked next: then the choice has shown nothing new."""
    next: Fork | None
    """What was found out about the choices then."""
    ahead: tuple[Action, ...]
    """The rest of the plan that was begun, if one was."""


class SearchingBot:
    """Tries its choices on guesses of what it cannot see, and judges where they lead."""

    def __init__(
        self,
        game: Game,
        rng: Random,
        *,
        settings: SearchSettings,
        judge: Judge,
        seconds: float | None = None,
    ) -> None:
        """`seconds`: think so long about a decision, whatever its place or the settings allow."""
        self._mind = game.mind
        self._rng = rng
        self._settings = settings if seconds is None else settings._replace(seconds=inf)
        self._judge = judge
        self._seconds = seconds
        self.thought: Thought | None = None
        """What is kept from one step of a turn to the next; whoever seats a bot anew may hand it on."""

    def choose(self, place: Place) -> Action:
        """Choose what did best in the search."""
        legal = place.legal
        forward = [action for action in legal if not action.takes_back]
        if len(forward) == 1:  # such as confirming what was thought about before
            return forward[0]
        thought = self._remembered(place)
        if thought is not None and thought.ahead and thought.ahead[0] in legal:
            first, *rest = thought.ahead
            return self._keep(place, first, None, tuple(rest))
        known = None if thought is None else thought.next
        best = self._new_search().run(place.sample, place.seat, legal, self._time_for(place), known)[0]
        ahead = () if isinstance(best.choice, Action) else best.choice.steps[1:]
        return self._keep(place, best.action, best.next, ahead)

    def recall(self, place: Place) -> Fork | None:
        """Find what was thought about this decision one step before, if nothing new is seen since."""
        thought = self._remembered(place)
        return None if thought is None else thought.next

    def _keep(
        self, place: Place, action: Action, following: Fork | None, ahead: tuple[Action, ...]
    ) -> Action:
        """Remember for the next step what was thought about this one, where there is something."""
        if self._settings.kept and (ahead or following is not None):
            view = self._foresee(place, action)
            if view is not None:
                if following is not None:
                    following.trim()
                self.thought = Thought(place.seat, view, following, ahead)
        return action

    def _foresee(self, place: Place, action: Action) -> dict[str, Any] | None:
        """Say what is seen after a choice, if the turn goes on and nothing new is shown."""
        # New guesses: what others have decided in secret was opened in those of the search.
        guesses = [place.sample(self._rng) for _ in range(_COMPARED)]
        views = []
        for guess in guesses:
            turn = self._mind.turn(guess)
            guess.apply_trusted(place.seat, action)
            if self._mind.turn(guess) != turn:
                return None
            views.append(self._look_at(guess, place.seat))
        return views[0] if all(view == views[0] for view in views[1:]) else None

    def _remembered(self, place: Place) -> Thought | None:
        """Find the thought that led here, if nothing new is seen since.

        Nobody relies on it: whoever is asked out of turn begins anew.
        """
        thought, self.thought = self.thought, None
        if thought is None or thought.seat != place.seat:
            return None
        # Dice of its own, so that looking changes nothing: all guesses look alike to the seat.
        return thought if self._look_at(place.sample(Random(0)), place.seat) == thought.view else None

    def _look_at(self, guess: State, seat: Seat) -> dict[str, Any]:
        """Say what a seat sees, whatever others have decided in secret meanwhile."""
        if self._mind.unseal is not None:
            self._mind.unseal(guess, seat)
        return guess.view(seat)

    def explain(self, place: Place, most: int = 3) -> list[Alternative]:
        """List the best few choices, best first, with what makes the difference between them."""
        return self.weigh(place, most).best

    def weigh(self, place: Place, most: int = 3) -> Advice:
        """Explain the best few choices, and name those that are clearly worse."""
        evaluation = Evaluation(self._mind, self._mind.learned() or self._mind.hand)
        leads: dict[Branch, dict[str, float]] = {}

        def watch(branch: Branch, state: State) -> None:
            lead = leads.setdefault(branch, {})
            for source, part in evaluation.sources(state, place.seat).items():
                lead[source] = lead.get(source, 0.0) + part

        search = self._new_search()
        search.watch = watch
        tried = search.run(place.sample, place.seat, place.legal, self._time_for(place))
        # Several plans may begin with the same action: the best of them speaks for it.
        best = {branch.action: branch for branch in reversed(tried) if branch.visits}
        spoken_for = [branch for branch in tried if best.get(branch.action) is branch]
        shown = spoken_for[:most]
        return Advice([_alternative(branch, shown, leads) for branch in shown], _blunders(spoken_for))

    def _time_for(self, place: Place) -> float:
        return place.seconds if self._seconds is None else self._seconds

    def _new_search(self) -> Search:
        return Search(self._mind, self._judge, self._settings, self._rng)


def change_setting(settings: SearchSettings, change: str) -> SearchSettings:
    """Change one field, written `boldness=0.3`; raise ValueError for one that there is not."""
    name, _, value = change.partition("=")
    if name not in SearchSettings._fields:
        raise ValueError(f"{name!r} is none of {', '.join(SearchSettings._fields)}")
    kind = type(getattr(settings, name))
    if kind is bool and value not in _SWITCH:
        raise ValueError(f"{value!r} is none of {', '.join(_SWITCH)}")
    return settings._replace(**{name: _SWITCH[value] if kind is bool else kind(value)})


def _alternative(
    branch: Branch, shown: list[Branch], leads: dict[Branch, dict[str, float]]
) -> Alternative:
    """Compare a choice with the mean of the others shown, source by source."""
    own = _mean_lead(branch, leads)
    others = [_mean_lead(other, leads) for other in shown if other is not branch]
    # A small change of log-odds changes a chance by p(1-p) of it.
    scale = branch.mean * (1 - branch.mean)
    parts = {
        source: scale * (part - sum(other[source] for other in others) / max(1, len(others)))
        for source, part in own.items()
    }
    ranked = sorted(parts.items(), key=lambda entry: -abs(entry[1]))
    sources = tuple((source, part) for source, part in ranked if others and abs(part) >= _NOTICED)
    return Alternative(branch.action, branch.mean, branch.visits, sources)


def _blunders(tried: list[Branch]) -> list[Blunder]:
    """Find what is clearly worse: by more than what so few tries may be wrong by."""
    most = max((branch.mean for branch in tried), default=0.0)
    return [
        Blunder(branch.action, most - branch.mean)
        for branch in tried
        if most - branch.mean > _GIVEN_AWAY + _DOUBT / sqrt(branch.visits)
    ]


def _mean_lead(branch: Branch, leads: dict[Branch, dict[str, float]]) -> dict[str, float]:
    return {source: part / branch.visits for source, part in leads[branch].items()}
