"""Why an action is not legal. Must agree with legal.py.

Each refusal names the first rule that stands in the way, and the facts that failed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchdom.actions import (
    Back,
    Brew,
    Choose,
    End,
    Keep,
    Pay,
    Play,
    Refresh,
    Rest,
    Take,
    Tame,
)
from witchtable.games.witchdom.components import DECKS, KINDS, LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.rules import animals, novices, payment
from witchtable.games.witchdom.rules.grounds import TAKING
from witchtable.games.witchdom.rules.phases import (
    BREW,
    COLLECT,
    EMPTY,
    NOVICES,
    PAY,
    PHASES,
    PLAY,
    REST,
    RESTORE,
    SPACES,
)
from witchtable.games.witchdom.texts import clan_name, name, place, seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["refusal"]


def refusal(state: WitchdomState, seat: Seat, action: Action) -> IllegalAction:
    """Say which rule forbids an action that is not legal."""
    if not state.deciders:
        return OutOfTurn("WD-END-03", Message("witchdom-refuse-over"))
    if seat not in state.deciders:
        whose = seat_name(state.turn)
        return OutOfTurn("WD-TURN-01", Message("witchdom-refuse-turn", whose=whose))
    if state.phase == NOVICES and not isinstance(action, Choose):
        return _wrong_moment(state)
    return _JUDGES[type(action)](state, seat, action)


def _refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    return IllegalAction(clause, Message(f"witchdom-refuse-{reason}", **facts))


def _wrong_moment(state: WitchdomState) -> IllegalAction:
    """Say what has to be done first."""
    clause = {
        NOVICES: "WD-SETUP-20",
        PLAY: "WD-TURN-01",
        RESTORE: "WD-TURN-07",
        COLLECT: "WD-COLLECT-04",
        REST: "WD-REST-05",
        BREW: "WD-TURN-07",
        PAY: "WD-BREW-05",
    }[state.phase]
    return _refuse(clause, f"first-{PHASES[state.phase]}", points=state.points)


def _choose(state: WitchdomState, seat: Seat, action: Choose) -> IllegalAction:  # noqa: ARG001
    box = state.edition
    if not state.options["choose_novices"]:
        return _refuse("WD-SETUP-05", "novices-dealt")
    if state.phase != NOVICES:
        return _refuse("WD-SETUP-20", "novices-chosen")
    left = [box.clans[clan].id for clan in novices.pairs_left(state)]
    if action.pair in box.clan_index and box.pairs[box.clan_index[action.pair]]:
        return _refuse("WD-SETUP-20", "pair-taken", pair=clan_name(box, action.pair))
    return _refuse("WD-SETUP-20", "no-such-pair", pair=action.pair, known=", ".join(left))


def _play(state: WitchdomState, seat: Seat, action: Play) -> IllegalAction:
    if state.phase == REST:
        return _wrong_moment(state)
    if state.phase != PLAY:
        return _refuse("WD-COLLECT-02", "one-card")
    box = state.edition
    card = name(box, action.card)
    if action.card in [box.card_ids[played] for played in state.piles[seat]]:
        return _refuse("WD-COLLECT-01", "played-already", card=card)
    if action.card in [box.card_ids[witch] for witch in state.clan_witches[seat]]:
        return _refuse("WD-BREW-09", "in-clan", card=card)
    return _refuse("WD-TURN-02", "not-in-hand", card=card)


def _rest(state: WitchdomState, seat: Seat, action: Rest) -> IllegalAction:  # noqa: ARG001
    if state.phase != PLAY:
        return _wrong_moment(state)
    return _refuse("WD-TURN-03", "nothing-played")


def _refresh(state: WitchdomState, seat: Seat, action: Refresh) -> IllegalAction:
    if state.phase in (COLLECT, BREW, PAY):
        active = state.piles[seat][-1]
        if not state.edition.restores[active]:
            return _refuse("WD-RESTORE-01", "no-symbol")
        points = state.edition.ap[active]
        if state.phase == COLLECT and state.points == sum(points[: state.location + 1]):
            return _refuse("WD-RESTORE-01", "refresh-once")  # no point has been used yet
        return _refuse("WD-RESTORE-05", "refresh-late")
    if state.phase != RESTORE:
        return _wrong_moment(state)
    if action.what in DECKS or action.what in state.edition.location_index:
        return _refuse("WD-RESTORE-09", "nothing-to-refresh", what=action.what)
    return _refuse("WD-RESTORE-02", "refresh-what", what=action.what)


def _keep(state: WitchdomState, seat: Seat, action: Keep) -> IllegalAction:  # noqa: ARG001
    return _wrong_moment(state)


def _take(state: WitchdomState, seat: Seat, action: Take) -> IllegalAction:  # noqa: ARG001
    box = state.edition
    if state.phase not in (COLLECT, REST):
        return _wrong_moment(state)
    if action.location not in box.location_index:
        known = ", ".join(box.locations)
        return _refuse("WD-CONT-01", "location", location=action.location, known=known)
    is_resource = action.item in box.kind_index
    if not is_resource and action.item not in TAKING:
        return _refuse("WD-COLLECT-06", "item", item=action.item)
    if state.phase == REST:
        if not is_resource:
            return _refuse("WD-REST-02", "rest-resources", item=action.item)
        return _not_that_one(state, action, "WD-REST-02")
    here = box.locations[state.location]
    if action.location != here:
        return _refuse(
            "WD-COLLECT-05", "other-location", place=place(action.location), here=place(here)
        )
    if action.item == "animal" and not state.animals:
        return _refuse("WD-ANIMAL-01", "no-animals")
    return _not_that_one(state, action, "WD-COLLECT-03" if is_resource else "WD-SUPPLY-03")


def _not_that_one(state: WitchdomState, action: Take, clause: str) -> IllegalAction:
    """Say that there is none at all, or not so many, or that they are all alike."""
    there, where = _lying(state, action), place(action.location)
    if not there:
        return _refuse(clause, "not-there", item=action.item, place=where)
    if 1 <= action.which <= there:
        return _refuse("WD-COLLECT-07", "which-alike")
    facts: dict[str, Argument] = {"which": action.which, "count": there, "place": where}
    return _refuse("WD-COLLECT-07", "which-number", item=word(action.item), **facts)


def _lying(state: WitchdomState, action: Take) -> int:
    """Count what an action could mean at its location."""
    at = state.edition.location_index[action.location]
    kind = state.edition.kind_index.get(action.item)
    if kind is not None:
        return state.tokens[at * SPACES : (at + 1) * SPACES].count(kind)
    deck = POTIONS if action.item in ("potion", "tool") else WITCHES
    return int(state.up[deck * LOCATIONS + at] != EMPTY)


def _brew(state: WitchdomState, seat: Seat, action: Brew) -> IllegalAction:
    if state.phase in (PLAY, REST):
        clause = "WD-BREW-01" if state.phase == PLAY else "WD-BREW-10"
        return _refuse(clause, "brew-after-collect")
    box = state.edition
    active = state.piles[seat][-1]
    if not box.banners[active]:
        return _refuse("WD-BREW-04", "novice", card=name(box, box.card_ids[active]))
    if state.phase != BREW:
        return _wrong_moment(state)
    potion = box.potion_index.get(action.potion)
    if potion is None or potion not in state.waiting_potions[seat]:
        return _refuse("WD-BREW-01", "not-waiting", potion=name(box, action.potion))
    if not box.banners[active] & box.brewers[potion]:
        witch = name(box, box.card_ids[active])
        return _refuse("WD-BREW-02", "banner", witch=witch, potion=name(box, action.potion))
    return _refuse("WD-BREW-05", "cannot-pay", **_shortage(state, seat, potion))


def _shortage(state: WitchdomState, seat: Seat, potion: int) -> dict[str, Argument]:
    """Give the numbers of the affordability test (WD-PAY-10)."""
    box = state.edition
    missing, pairs = payment.shortfall(box.needs[potion], state.resources(seat))
    missing += payment.missing_tools(state, seat, potion)
    return {"potion": name(box, box.potion_ids[potion]), "missing": missing, "pairs": pairs}


def _pay(state: WitchdomState, seat: Seat, action: Pay) -> IllegalAction:
    if state.phase != PAY:
        return _wrong_moment(state)
    box = state.edition
    tools = Counter(box.tools[box.potion_tool[card]] for card in state.waiting_tools[seat])
    held = dict(zip(box.kind_ids, state.resources(seat), strict=True))
    for given, count in Counter(action.given).items():
        if given not in held and given not in box.tool_index:
            return _refuse("WD-PAY-01", "pay-word", word=given)
        owned = held.get(given, 0) + tools.get(given, 0)
        if count > owned:
            return _refuse("WD-PAY-07", "pay-owned", word=given, count=count, owned=owned)
    potion = name(box, box.potion_ids[state.brewing])
    return _refuse("WD-BREW-05", "pay-wrong", potion=potion)


def _back(state: WitchdomState, seat: Seat, action: Back) -> IllegalAction:  # noqa: ARG001
    return _refuse("WD-BREW-15", "not-paying")


def _tame(state: WitchdomState, seat: Seat, action: Tame) -> IllegalAction:
    box = state.edition
    if not state.animals:
        return _refuse("WD-ANIMAL-01", "no-animals")
    if state.phase == PAY:
        return _refuse("WD-ANIMAL-07", "brewing-already")
    if state.phase in (PLAY, REST):
        clause = "WD-ANIMAL-03" if state.phase == PLAY else "WD-ANIMAL-10"
        return _refuse(clause, "tame-after-collect")
    active = state.piles[seat][-1]
    if not box.banners[active]:
        return _refuse("WD-ANIMAL-04", "novice-tames", card=name(box, box.card_ids[active]))
    if state.phase != BREW:
        return _wrong_moment(state)
    kind = box.animal_index.get(action.animal)
    waiting = [box.witch_animal[card] for card in state.waiting_animals[seat]]
    if kind is None or kind not in waiting:
        return _refuse("WD-ANIMAL-03", "no-such-animal", animal=action.animal)
    if kind in animals.clan_kinds(state, seat):
        return _refuse("WD-ANIMAL-06", "animal-twice", animal=action.animal)
    price = box.kind_ids[box.tame_with[kind]]
    assert state.held[seat * KINDS + box.tame_with[kind]] == 0
    return _refuse("WD-ANIMAL-05", "animal-price", animal=action.animal, price=price)


def _end(state: WitchdomState, seat: Seat, action: End) -> IllegalAction:  # noqa: ARG001
    if state.phase == PLAY:
        return _refuse("WD-TURN-05", "no-passing")
    return _wrong_moment(state)


# Any: each judge takes the one class of action that it stands beside.
_JUDGES: dict[type[Action], Callable[[WitchdomState, Seat, Any], IllegalAction]] = {
    Choose: _choose,
    Play: _play,
    Rest: _rest,
    Refresh: _refresh,
    Keep: _keep,
    Take: _take,
    Brew: _brew,
    Pay: _pay,
    Back: _back,
    Tame: _tame,
    End: _end,
}
