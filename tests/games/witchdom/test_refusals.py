"""What refusals say: the clause, and a sentence with the facts."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import a_table


def at_play(**options):
    """A has played n4a and may play or rest; w01 is in the clan."""
    table = a_table(**options).hand("A", "w04", "w07").pile("A", "n4a").clan("A", "w01")
    table.board("mountains", "leaf leaf herb p01 w02").board("forest", "herb berry leaf p09 w03")
    return table.board("lake", "- - - no-potion no-witch").pouch(leaf=40)


def at_restore():
    table = at_play()
    table.play("play w07")
    return table


def at_collect(**options):
    table = at_play(**options)
    table.play("play w04")
    return table


def at_rest():
    table = at_play()
    table.play("rest")
    return table


def at_brew(**options):
    """A may brew p34 and, with the variant, tame a snake."""
    table = a_table(**options).empty_board().hand("A", "w28").potions("A", "p34", "p01", "p44")
    table.holds("A", leaf=5, berry=3, herb=1).pouch(feather=30)
    table.animals("A", "snake", "owl", "bat", "toad").clan("A", "bat")
    table.play("play w28")
    return table


def at_pay(**options):
    table = at_brew(**options)
    table.play("brew p34")
    return table


def at_novices():
    table = a_table(choose_novices=True)
    table.play("choose star")
    return table


def at_end():
    table = a_table().empty_board().pouch().hand("B", "n5a").turn("B")
    table.state.last_round = table.state.round
    table.play("play n5a")
    return table


FIRST_PLAY = "First choose your action: play a card, or rest."
FIRST_RESTORE = "First decide whether to refresh: your witch shows the restoration symbol."
FIRST_COLLECT = "First use your action points; 2 left at this location."
FIRST_REST = "You are resting: first take 2 resources."
FIRST_BREW = "Your action points are used up: brew, tame, or end your turn."
FIRST_PAY = "First pay for the potion that you are brewing, or go back."
FIRST_NOVICES = "First choose your pair of novices."
BREW_LATER = "You can brew only at the end of a Collect turn, with the card you just played."
NOT_PAYING = "There is nothing to take back: you are not paying for a potion."
NO_ANIMALS = "This game is played without the animal variant."
LATE = "Too late: refreshing comes before the first action point."

AT_PLAY = [
    ("play n4a", "WD-COLLECT-01", "Bree (n4a) lies in your played pile; rest to take it back."),
    ("play w01", "WD-BREW-09", "Cinder Maroush (w01) belongs to your clan and stays there."),
    ("play w05", "WD-TURN-02", "Hearthmother Brana (w05) is not in your hand."),
    ("play nonsense", "WD-TURN-02", "nonsense is not in your hand."),
    ("refresh lake", "WD-TURN-01", FIRST_PLAY),
    ("keep", "WD-TURN-01", FIRST_PLAY),
    ("take mountains leaf", "WD-TURN-01", FIRST_PLAY),
    ("brew s1", "WD-BREW-01", BREW_LATER),
    ("pay leaf", "WD-TURN-01", FIRST_PLAY),
    ("back", "WD-BREW-15", NOT_PAYING),
    ("tame snake", "WD-ANIMAL-01", NO_ANIMALS),
    ("end", "WD-TURN-05", "You cannot pass: play a card, or rest."),
    ("choose star", "WD-SETUP-05", "At this table the novices are dealt, not chosen."),
]
AT_RESTORE = [
    ("play w04", "WD-COLLECT-02", "You play only one card a turn."),
    ("rest", "WD-TURN-07", FIRST_RESTORE),
    ("take mountains leaf", "WD-TURN-07", FIRST_RESTORE),
    ("refresh lake", "WD-RESTORE-09", "There is nothing to refresh: lake."),
    (
        "refresh nonsense",
        "WD-RESTORE-02",
        "You can refresh the witches, the potions, or one location, not “nonsense”.",
    ),
    ("brew s1", "WD-TURN-07", FIRST_RESTORE),
    ("pay leaf", "WD-TURN-07", FIRST_RESTORE),
    ("end", "WD-TURN-07", FIRST_RESTORE),
    ("back", "WD-BREW-15", NOT_PAYING),
]
AT_COLLECT = [
    ("play w07", "WD-COLLECT-02", "You play only one card a turn."),
    ("rest", "WD-COLLECT-04", FIRST_COLLECT),
    ("keep", "WD-COLLECT-04", FIRST_COLLECT),
    ("refresh lake", "WD-RESTORE-01", "Your active card has no restoration symbol."),
    ("brew s1", "WD-COLLECT-04", FIRST_COLLECT),
    ("pay leaf", "WD-COLLECT-04", FIRST_COLLECT),
    ("end", "WD-COLLECT-04", FIRST_COLLECT),
    ("back", "WD-BREW-15", NOT_PAYING),
    (
        "take nowhere leaf",
        "WD-CONT-01",
        "There is no location “nowhere”; there are mountains, forest, lake.",
    ),
    (
        "take mountains nonsense",
        "WD-COLLECT-06",
        "“nonsense” cannot be taken: take a resource, a potion, a tool, a witch or an animal.",
    ),
    (
        "take forest leaf",
        "WD-COLLECT-05",
        "You are collecting in the mountains now, not in the forest.",
    ),
    ("take mountains animal", "WD-ANIMAL-01", NO_ANIMALS),
    ("take mountains feather", "WD-COLLECT-03", "There is no feather in the mountains."),
    (
        "take mountains leaf 3",
        "WD-COLLECT-07",
        "There is no number 3 in the mountains (leaf: 2).",
    ),
    (
        "take mountains potion 2",
        "WD-COLLECT-07",
        "There is no number 2 in the mountains (potion: 1).",
    ),
    (
        "take mountains leaf 2",
        "WD-COLLECT-07",
        "Which of the equal tokens goes makes no difference now: leave the number out.",
    ),
]
AT_REST = [
    ("play w04", "WD-REST-05", FIRST_REST),
    ("rest", "WD-REST-05", FIRST_REST),
    ("keep", "WD-REST-05", FIRST_REST),
    ("refresh lake", "WD-REST-05", FIRST_REST),
    ("brew s1", "WD-BREW-10", BREW_LATER),
    ("back", "WD-BREW-15", NOT_PAYING),
    ("take mountains potion", "WD-REST-02", "While resting you take resources only, no potion."),
    ("take lake leaf", "WD-REST-02", "There is no leaf at the lake."),
    ("take lake nonsense", "WD-COLLECT-06", None),
]
AT_BREW = [
    ("play w04", "WD-COLLECT-02", "You play only one card a turn."),
    ("rest", "WD-TURN-07", FIRST_BREW),
    ("take mountains leaf", "WD-TURN-07", FIRST_BREW),
    ("pay leaf", "WD-TURN-07", FIRST_BREW),
    ("back", "WD-BREW-15", NOT_PAYING),
    ("refresh lake", "WD-RESTORE-01", "Your active card has no restoration symbol."),
    ("brew p02", "WD-BREW-01", "Salamander Syrup (p02) does not wait beside your clan card."),
    ("brew nonsense", "WD-BREW-01", "nonsense does not wait beside your clan card."),
    (
        "brew p01",
        "WD-BREW-02",
        "Bramble Hesketh (w28) does not have the banner of Ember Cordial (p01).",
    ),
    # berry, berry, herb, herb, mushroom, mushroom: one herb and both mushrooms are missing.
    (
        "brew p44",
        "WD-BREW-05",
        "You cannot pay for Giant's Gherkin Brine (p44): 3 missing, "
        "and you have 2 pairs to replace them.",
    ),
]
AT_PAY = [
    ("end", "WD-BREW-05", FIRST_PAY),
    ("rest", "WD-BREW-05", FIRST_PAY),
    ("brew p34", "WD-BREW-05", FIRST_PAY),
    ("take mountains leaf", "WD-BREW-05", FIRST_PAY),
    ("refresh lake", "WD-RESTORE-01", "Your active card has no restoration symbol."),
    ("pay nonsense", "WD-PAY-01", "“nonsense” is neither a resource nor a tool."),
    ("pay 6leaf", "WD-PAY-07", "You have 5 leaf to give, not 6."),
    ("pay ring", "WD-PAY-07", "You have 0 ring to give, not 1."),
    (
        "pay 2leaf",
        "WD-BREW-05",
        "That does not pay for Clover Sip (p34) exactly: each symbol takes its own token or tool, "
        "or a pair.",
    ),
]
AT_NOVICES = [
    ("play n4a", "WD-SETUP-20", FIRST_NOVICES),
    ("rest", "WD-SETUP-20", FIRST_NOVICES),
    ("keep", "WD-SETUP-20", FIRST_NOVICES),
    ("refresh lake", "WD-SETUP-20", FIRST_NOVICES),
    ("take lake leaf", "WD-SETUP-20", FIRST_NOVICES),
    ("brew s1", "WD-SETUP-20", FIRST_NOVICES),
    ("pay leaf", "WD-SETUP-20", FIRST_NOVICES),
    ("back", "WD-SETUP-20", FIRST_NOVICES),
    ("tame snake", "WD-SETUP-20", FIRST_NOVICES),
    ("end", "WD-SETUP-20", FIRST_NOVICES),
    (
        "choose star",
        "WD-SETUP-20",
        "That pair is taken already: Clan of the Falling Star (star).",
    ),
    (
        "choose ostara",
        "WD-SETUP-20",
        "There is no pair “ostara” to choose; there are crescent, broom, cauldron, hourglass.",
    ),
    (
        "choose nonsense",
        "WD-SETUP-20",
        "There is no pair “nonsense” to choose; there are crescent, broom, cauldron, hourglass.",
    ),
]
MOMENTS = {
    at_play: AT_PLAY,
    at_restore: AT_RESTORE,
    at_collect: AT_COLLECT,
    at_rest: AT_REST,
    at_brew: AT_BREW,
    at_pay: AT_PAY,
    at_novices: AT_NOVICES,
}


@pytest.mark.parametrize(
    ("moment", "move", "clause", "sentence"),
    [(moment, *refusal) for moment, refusals in MOMENTS.items() for refusal in refusals],
    ids=[f"{m.__name__}: {refusal[0]}" for m, refusals in MOMENTS.items() for refusal in refusals],
)
def test_a_refusal_names_the_first_rule_in_the_way_and_the_facts(moment, move, clause, sentence):
    refusal = moment().refusal(move)
    assert refusal.clause == clause
    assert sentence is None or refusal.reason == sentence


TAMING = {
    at_play: ("WD-ANIMAL-03", "You can tame only at the end of a Collect turn."),
    at_collect: ("WD-COLLECT-04", FIRST_COLLECT),
    at_pay: (
        "WD-ANIMAL-07",
        "You are brewing, so you cannot tame; go back first if you would rather do that.",
    ),
}


@pytest.mark.parametrize("moment", TAMING, ids=lambda moment: moment.__name__)
def test_taming_has_its_moment(moment):
    clause, sentence = TAMING[moment]
    refusal = moment(animals=True).refusal("tame snake")
    assert (refusal.clause, refusal.reason) == (clause, sentence)


def test_taming_is_refused_while_resting_by_a_rule_of_its_own():
    table = at_play(animals=True)
    table.play("rest")
    refusal = table.refusal("tame snake")
    assert refusal.clause == "WD-ANIMAL-10"
    assert refusal.reason == "You can tame only at the end of a Collect turn."


@pytest.mark.parametrize(
    ("animal", "clause", "sentence"),
    [
        ("cat", "WD-ANIMAL-03", "No cat waits beside your clan card."),
        ("nonsense", "WD-ANIMAL-03", "No nonsense waits beside your clan card."),
        (
            "bat",
            "WD-ANIMAL-06",
            "The bat is in your clan already, and a clan never holds two of a kind.",
        ),
        ("toad", "WD-ANIMAL-05", "Taming the toad costs one mushroom, and you have none."),
    ],
)
def test_taming_is_refused_with_the_animal_and_its_price(animal, clause, sentence):
    refusal = at_brew(animals=True).refusal(f"tame {animal}")
    assert (refusal.clause, refusal.reason) == (clause, sentence)


def with_a_novice(**options):
    """A novice uses her points while potion and animal wait."""
    table = at_play(**options).hand("A", "n4b").potions("A", "p45").animals("A", "snake")
    table.play("play n4b")
    return table


def test_novices_are_refused_by_name():
    refusal = with_a_novice().refusal("brew p45")
    assert refusal.clause == "WD-BREW-04"
    assert refusal.reason == "Juno (n4b) is a novice, and novices cannot brew."
    refusal = with_a_novice(animals=True).refusal("tame snake")
    assert refusal.clause == "WD-ANIMAL-04"
    assert refusal.reason == "Juno (n4b) is a novice, and novices cannot tame."


def test_the_moment_to_refresh_passes():
    table = at_restore()
    table.play("keep")
    refusal = table.refusal("refresh forest")
    assert refusal.clause == "WD-RESTORE-01"
    assert refusal.reason == "You have already decided about refreshing; it is offered once."
    table.board("lake", "leaf leaf leaf").play("take mountains leaf")
    refusal = table.refusal("refresh forest")
    assert (refusal.clause, refusal.reason) == ("WD-RESTORE-05", LATE)


def test_the_numbers_of_what_is_missing_count_tools_as_well():
    # p37 takes leaf, berry, herb, mushroom and a mortar.
    table = a_table().empty_board().hand("A", "w28").potions("A", "p37", "p45")
    table.holds("A", leaf=3, berry=1, herb=1, feather=1).play("play w28")
    expected = (
        "You cannot pay for Wolfsbane Remedy (p37): 2 missing, and you have one pair to replace them."
    )
    assert table.refusal("brew p37").reason == expected


def test_resting_takes_something_to_rest_from():
    refusal = a_table().refusal("rest")
    assert refusal.clause == "WD-TURN-03"
    assert refusal.reason == "You can rest only when a card lies in your played pile."


def test_novices_are_chosen_once():
    table = at_novices()
    table.play("choose broom")
    refusal = table.refusal("choose cauldron")
    assert (refusal.clause, refusal.reason) == ("WD-SETUP-20", "The novices have been chosen.")


def test_whoever_has_no_turn_is_told_whose_it_is():
    refusal = at_play().refusal("rest", "B")
    assert refusal.clause == "WD-TURN-01"
    assert refusal.reason == "It is the turn of A."
    refusal = at_end().refusal("rest", "A")
    assert (refusal.clause, refusal.reason) == ("WD-END-03", "The game is over.")
