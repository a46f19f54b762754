"""WD-PAY: what a potion costs, and pairs in place of what is missing."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from tests.games.witchdom.table import GAME, Table, a_table
from witchtable.games.witchdom import components
from witchtable.games.witchdom.rules.payment import can_pay, payments, wasteful


def at_the_cauldron(witch, *potions, **held):
    """Nothing lies on the board, so the turn goes straight from playing the witch to brewing."""
    table = a_table().empty_board().hand("A", witch).potions("A", *potions)
    return table.holds("A", **held)


def test_wd_pay_01_each_needed_resource_costs_one_token_of_that_kind():
    # p34 is green and needs two leaves and a berry.
    table = at_the_cauldron("w28", "p34", leaf=2, berry=1, herb=1)
    told = table.play("play w28", "brew p34")
    assert next(e for e in told if type(e).__name__ == "PotionBrewed").spent == (
        "leaf",
        "leaf",
        "berry",
    )
    assert table.resources("A") == {"herb": 1}


def test_wd_pay_01_another_kind_does_not_do():
    table = at_the_cauldron("w28", "p34", "p45", leaf=1, berry=2, feather=1)
    table.play("play w28")
    assert table.refused("brew p34") == "WD-BREW-05"


def test_wd_pay_01_a_payment_names_tokens_and_tools_only():
    table = at_the_cauldron("w28", "p34", leaf=4, berry=1)
    table.play("play w28", "brew p34")
    assert table.refused("pay berry 2pebble") == "WD-PAY-01"


@pytest.mark.parametrize(
    ("missing", "kind"),
    [
        ("feather", "leaf"),
        ("feather", "berry"),
        ("feather", "herb"),
        ("feather", "mushroom"),
        ("mushroom", "feather"),
    ],
)
def test_wd_pay_02_two_tokens_of_one_kind_replace_a_resource(missing, kind):
    held = {"berry": 1, "mushroom": 1, "feather": 1, missing: 0}  # p01 needs one of each
    held[kind] = held.get(kind, 0) + 2
    table = at_the_cauldron("w04", "p01", **held)
    table.play("play w04", "brew p01")
    assert table.player("A")["clan"]["potions"] == ["p01"]
    assert table.resources("A") == {}


def test_wd_pay_02_two_tokens_replace_a_named_tool():
    table = at_the_cauldron("w04", "p06", leaf=1, berry=1, herb=1, feather=1, mushroom=2)
    table.play("play w04", "brew p06")
    assert table.player("A")["clan"]["potions"] == ["p06"]
    assert table.resources("A") == {}


def test_wd_pay_02_two_tokens_of_different_kinds_replace_nothing():
    table = at_the_cauldron("w04", "p01", "p45", berry=1, mushroom=1, leaf=1, herb=1)
    table.play("play w04")
    assert table.whose_turn == "B"  # neither potion could be paid, so nothing was asked
    table = at_the_cauldron("w04", "p01", berry=1, mushroom=1, leaf=2, herb=2)
    table.play("play w04", "brew p01")
    assert table.refused("pay berry mushroom leaf herb") == "WD-BREW-05"


def test_wd_pay_03_each_symbol_may_be_replaced_by_a_pair_of_its_own():
    table = at_the_cauldron("w28", "p34", herb=2, mushroom=2, feather=2)
    told = table.play("play w28", "brew p34")
    spent = next(e for e in told if type(e).__name__ == "PotionBrewed").spent
    assert spent == ("herb", "herb", "mushroom", "mushroom", "feather", "feather")
    assert table.player("A")["clan"]["potions"] == ["p34"]


def test_wd_pay_03_resources_and_tools_of_one_potion_may_be_replaced_together():
    # p10 needs leaf, three herbs, mushroom, mortar and crystal: the leaf and both tools are missing.
    table = at_the_cauldron("w04", "p10", herb=3, mushroom=1, feather=4, berry=2)
    table.play("play w04", "brew p10")
    assert table.player("A")["clan"]["potions"] == ["p10"]
    assert table.resources("A") == {}


def test_wd_pay_04_tokens_are_swapped_only_while_paying_for_a_brew():
    table = a_table().hand("A", "w04").potions("A", "p34", "p45").holds("A", leaf=4, berry=2, feather=2)
    table.board("mountains", "leaf leaf leaf").board("forest", "leaf leaf leaf")
    assert table.refused("pay leaf leaf") == "WD-TURN-01"
    table.play("play w04")
    assert table.refused("pay leaf leaf") == "WD-COLLECT-04"
    table.play("take mountains potion", "take mountains potion", "take forest potion")
    assert table.phase == "brew"
    assert table.refused("pay leaf leaf") == "WD-TURN-07"


def test_wd_pay_04_the_pair_goes_to_the_pouch():
    table = a_table().hand("A", "w29").potions("A", "p34").pouch(mushroom=1)
    table.holds("A", leaf=2, herb=2)
    table.play("play w29", "take forest potion", "take forest potion", "brew p34")
    assert table.in_pouch() == {"leaf": 2, "herb": 2, "mushroom": 1}


def test_wd_pay_05_a_pair_paid_for_a_tool_brings_no_tool_into_the_clan():
    table = at_the_cauldron("w04", "p06", leaf=1, berry=1, herb=1, feather=1, mushroom=2)
    table.tools("A", "ring").play("play w04", "brew p06", "pay leaf berry herb feather 2mushroom")
    assert table.player("A")["clan"]["tools"] == []
    assert table.player("A")["waiting"]["tools"] == ["ring"]
    assert table.sheet("A")["tools"] == 0


def test_wd_pay_06_the_any_tool_symbol_may_be_replaced_by_a_pair():
    table = at_the_cauldron("w04", "p03", leaf=2, herb=1, feather=1, berry=2)
    table.play("play w04", "brew p03")
    assert table.player("A")["clan"]["potions"] == ["p03"]
    assert table.player("A")["clan"]["tools"] == []
    assert table.resources("A") == {}


def test_wd_pay_07_the_pair_may_be_of_a_kind_the_potion_needs_elsewhere():
    table = at_the_cauldron("w28", "p34", leaf=4)
    table.play("play w28", "brew p34")
    assert table.player("A")["clan"]["potions"] == ["p34"]
    assert table.resources("A") == {}


def test_wd_pay_07_no_token_pays_twice():
    table = at_the_cauldron("w28", "p34", leaf=3)
    table.play("play w28")
    assert table.whose_turn == "B"
    table = at_the_cauldron("w28", "p34", leaf=4, berry=1)
    table.play("play w28", "brew p34")
    assert table.refused("pay 2leaf 2berry") == "WD-PAY-07"
    assert table.refused("pay 2leaf berry ring") == "WD-PAY-07"


def test_wd_pay_08_you_may_replace_something_you_own():
    table = at_the_cauldron("w28", "p34", leaf=2, berry=1, herb=2)
    table.play("play w28", "brew p34")
    assert set(table.legal()) - {"back"} == {
        "pay berry 2leaf",
        "pay 2herb 2leaf",
        "pay berry 2herb leaf",
        "pay berry 2herb 2leaf",  # a pair of leaves for one leaf, a pair of herbs for the other
    }
    table.play("pay 2herb 2leaf")
    assert table.resources("A") == {"berry": 1}


def test_wd_pay_09_taming_cannot_be_paid_with_a_pair():
    table = a_table(animals=True).empty_board().hand("A", "w01").potions("A")
    table.animals("A", "snake", "owl").holds("A", leaf=2, feather=4).play("play w01")
    assert table.legal() == ["tame owl", "end"]  # an owl wants a leaf, a snake a herb
    assert table.refused("tame snake") == "WD-ANIMAL-05"


def test_wd_pay_10_affordable_when_the_missing_symbols_are_at_most_the_pairs_left():
    # p11 needs two leaves, three berries and a feather.
    for held, affordable in (
        ({"leaf": 2, "berry": 3, "feather": 1}, True),
        ({"leaf": 2, "berry": 3, "feather": 0}, False),
        ({"leaf": 2, "berry": 3, "herb": 2}, True),
        ({"leaf": 2, "berry": 3, "herb": 1, "mushroom": 1}, False),
        ({"leaf": 4, "berry": 3}, True),
        ({"leaf": 3, "berry": 4}, False),  # one left of each kind: no pair
        ({"leaf": 6, "berry": 1, "feather": 3}, True),
        ({"leaf": 5, "berry": 1, "feather": 2}, False),
    ):
        table = at_the_cauldron("w04", "p11", **held)
        table.play("play w04")
        assert (table.phase == "brew") == affordable, held


# -- against a brute force ----------------------------------------------------------------------

CHANGES = {
    "p01": {"tools": ["ring", "ring"], "any_tool": 0},
    "p12": {"tools": [], "any_tool": 2},
    "p23": {"tools": ["ring", "flask"], "any_tool": 1},
    "p34": {"tools": ["candle"], "any_tool": 2},
}
POTIONS = ("p01", "p12", "p23", "p34", "p02", "p06", "p10", "p21", "p36", "p43", "p45", "p49", "s4")


@pytest.fixture(scope="module")
def odd_edition():
    """The house edition with more tool symbols than it has itself."""
    data = deepcopy(GAME.edition().data)
    for entry in data["pieces"]["potions"]:
        entry.update(CHANGES.get(entry["id"], {}))
    return components.read(data, "test")


def holding(edition, number):
    """A table where A has a potion and, by this number, some tokens and tools."""
    rng = Random(number)
    potion = POTIONS[number % len(POTIONS)]
    table = Table(GAME.new(seats=2, seed=1, edition=edition)).potions("A", potion)
    table.holds("A", **{kind: rng.choice((0, 0, 1, 1, 2, 3, 4)) for kind in edition.kind_ids})
    table.clan("A", *rng.choices(edition.tools, k=rng.randint(0, 2)))
    table.tools("A", *rng.choices(edition.tools, k=rng.randint(0, 3)))
    return table, edition.potion_index[potion]


def brute_force(table, potion):
    """Pay symbol by symbol in every manner; return the outcomes (tokens spent, tools moved)."""
    entry = next(
        entry
        for entry in [*table.box.potions, *table.box.starting_potions]
        if entry.id == table.box.potion_ids[potion]
    )
    symbols = [(kind,) for kind, count in entry.needs.items() for _ in range(count)]
    symbols += [(tool,) for tool in entry.tools]
    symbols += [tuple(table.box.tools)] * entry.any_tool
    player = table.player("A")
    tokens = [kind for kind, count in player["resources"].items() for _ in range(count)]
    start = (
        tuple(sorted(tokens)),
        tuple(sorted(player["clan"]["tools"])),
        tuple(sorted(player["waiting"]["tools"])),
    )
    left = {start}
    for symbol in symbols:
        left = {after for before in left for after in ways_to_serve(symbol, *before)}
    return {(less(start[0], tokens), less(start[2], waiting)) for tokens, _, waiting in left}


def ways_to_serve(symbol, tokens, clan, waiting):
    for wanted in symbol:
        if wanted in tokens:
            yield less(tokens, (wanted,)), clan, waiting
        if wanted in clan:
            yield tokens, less(clan, (wanted,)), waiting
        if wanted in waiting:
            yield tokens, clan, less(waiting, (wanted,))
    for kind in set(tokens):
        if tokens.count(kind) >= 2:
            yield less(tokens, (kind, kind)), clan, waiting


def less(words, gone):
    rest = list(words)
    for word in gone:
        rest.remove(word)
    return tuple(rest)


def outcome(table, pay):
    tokens = tuple(sorted(word for word in pay.given if word in table.box.kind_index))
    return tokens, tuple(sorted(word for word in pay.given if word in table.box.tool_index))


@pytest.mark.parametrize("number", range(78))
def test_wd_pay_03_the_ways_to_pay_are_those_of_a_brute_force(odd_edition, number):
    table, potion = holding(odd_edition, number)
    offered = {outcome(table, pay) for pay in payments(table.state, 0, potion)}
    assert offered == brute_force(table, potion)


def test_wd_pay_03_no_way_to_pay_is_offered_twice(odd_edition):
    for number in range(78):
        table, potion = holding(odd_edition, number)
        offered = [outcome(table, pay) for pay in payments(table.state, 0, potion)]
        assert len(offered) == len(set(offered)), number


def test_wd_pay_08_replacing_a_clan_tool_or_a_token_by_the_same_tokens_is_one_way():
    # Four berries pay for two berries and the tool, or for the two berries alone.
    table = at_the_cauldron("w28", "p36", berry=4, feather=2).clan("A", "flask")
    table.play("play w28", "brew p36")
    assert table.legal().count("pay 4berry 2feather") == 1


def test_wd_pay_10_affordability_agrees_with_a_brute_force(odd_edition):
    verdicts = []
    for number in range(260):
        table, potion = holding(odd_edition, number)
        affordable = can_pay(table.state, 0, potion)
        assert affordable == bool(brute_force(table, potion)), number
        verdicts.append(affordable)
    assert 60 < sum(verdicts) < 200  # both verdicts come up often enough to mean something


# -- what lists hide: legal, but seldom wanted --------------------------------------------------------


def asides(table):
    return {str(action) for action in table.state.asides(0)}


def test_a_way_is_set_aside_when_another_gives_only_a_part_of_it():
    table = at_the_cauldron("w28", "p34", leaf=2, berry=1, herb=2)
    table.play("play w28", "brew p34")
    assert asides(table) == {"pay berry 2herb 2leaf", "back"}
    table.play("pay berry 2herb 2leaf")  # it is legal as ever
    assert table.player("A")["clan"]["potions"] == ["p34"]


def test_a_tool_that_joins_the_clan_is_no_waste_and_tokens_beside_it_are():
    table = at_the_cauldron("w04", "p03", leaf=2, herb=1, feather=1, berry=2)
    table.clan("A", "candle").tools("A", "ring").play("play w04", "brew p03")
    exact = "pay feather herb 2leaf"
    assert {exact, f"{exact} ring"} <= set(table.legal()) - asides(table)
    assert "pay 2berry feather herb 2leaf" in asides(table)


def test_what_is_set_aside_is_what_the_definition_says():
    rng = Random(5)
    for _ in range(40):
        potion = rng.choice(["p03", "p06", "p34", "p21", "p30"])
        table = a_table().clan("A", *rng.sample(GAME.edition().tools, 1)).potions("A", potion)
        table.tools("A", *rng.sample(GAME.edition().tools, 2))
        table.holds("A", **{kind: rng.randrange(5) for kind in table.box.kind_ids})
        ways = payments(table.state, 0, table.box.potion_index[potion])
        kinds = set(table.box.kind_ids)
        split = {
            way: (Counter(w for w in way.given if w in kinds), [w for w in way.given if w not in kinds])
            for way in ways
        }
        expected = [
            way
            for way, (tokens, tools) in split.items()
            if any(less < tokens and others == tools for less, others in split.values())
        ]
        assert wasteful(table.box, ways) == expected
