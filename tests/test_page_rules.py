"""The page shows what the rules tell it: it keeps no tables, clauses or arithmetic of theirs.

What stands here was there once. Each pattern is shown the line that it would have found.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "src" / "witchtable" / "web"
# The types are made from what the rules declare, and never loaded.
SCRIPTS = [path for path in sorted((WEB / "js").rglob("*.js")) if path.name != "types.js"]
STYLES = sorted((WEB / "css").glob("*.css"))
TOKENS = WEB / "css" / "tokens.css"

# By game, what may not come back, each with a line that had it.
WITCHDOM = {
    # What a clan is worth comes with the view, source by source (`sheet`).
    "tools_ladder": "    tools: isOstara ? 0 : tools_ladder[new Set(clan.tools).size],",
    "animals_ladder": "    animals: animals_ladder[new Set(clan.animals).size],",
    "leftover_per_kind": "    leftovers: Math.min(leftover_max, left.length * leftover_per_kind),",
    "leftover_max": "    leftovers: Math.min(leftover_max, left.length * leftover_per_kind),",
    "edition.scoring": "  const { tools_ladder, animals_ladder } = edition.scoring;",
    "function worth(": "export function worth(view, edition, seat) {",
    "WD-SCORE-": "const CLAUSES = { potions: 'WD-SCORE-01', witches: 'WD-SCORE-02' };",
    # How Ostara plays on her level does too (`ostara`), and which seat is hers.
    "edition.solo": "  const looks = edition.solo.difficulty[level].ostara_claims;",
    "ostara_claims": "  const looks = edition.solo.difficulty[level].ostara_claims;",
    "leftover_to_ostara": "  const gets = edition.solo.difficulty[level].leftover_to_ostara;",
    "view.seats - 1": "  const isOstara = view.solo && seat === view.seats - 1;",
    # So do the active card, what recipes lack, and everybody's `progress`.
    "activeCard": "export function activeCard(view) {",
    "function progress(": "export function progress(edition, side, clan) {",
    # The ways to pay come taken apart and best first (`payments`): notation is not read here.
    "slice(1).map((part)": "  return action.split(' ').slice(1).map((part) => {",
    "waysToPay": "export function waysToPay(scene) {",
    ".cost - ": "  return ways.sort((a, b) => a.cost - b.cost || b.tools.length - a.tools.length);",
    "NOBODY": "export const NOBODY = { resources: {}, waiting: { tools: [], potions: [] } };",
}
WHIRLING = {
    # Steps come taken apart (`draft.uses`, `ways`, `ravens`): notation is not read here.
    "wordsOf": "    const kind = wordsOf(action)[1];",
    "cubesOf": "  const { spent, into } = cubesOf(step);",
    r"/^(\d+)([a-z]": r"    const counted = /^(\d+)([a-z].*)$/.exec(word);",
    "/^(made|cauldron": "  const found = /^(made|cauldron|book|into)-(.+)$/.exec(word);",
    # What a brew has used, what feeds what and what is missing is counted by the rules.
    "usedRecipes": "  const uses = usedRecipes(scene);",
    "missingFor": "  const missing = brewing && !use ? missingFor(scene, recipe) : {};",
    "usesOf": "  const ways = asking ? usesOf(scene, asking) : [];",
    "fedBy": "  if (use?.fedBy.length) {",
    "draft.cauldron, draft.made": "  return draft ? sum(draft.cauldron, draft.made) : cauldron;",
    ">= needed": "  const wins = hopes && hopes.circle >= needed;",
    # Who sits beside whom, and how a card lies when it is turned, comes with the view.
    "% scene.view.seats": "export const leftOf = (scene, seat) => (seat + 1) % scene.view.seats;",
    "(seat + 1)": "export const leftOf = (scene, seat) => (seat + 1) % scene.view.seats;",
    "[card.outputs, card.inputs]": "  const [inputs, outputs] = [card.outputs, card.inputs];",
}
WITCHSTONE = {
    # Points come with the connection, the Witchstone and the scroll that bring them.
    "scoring.prophecy": "  const [, ...points] = scene.edition.scoring.prophecy;",
    "scoring.connection": "  const points = scene.edition.scoring.connection[length - 1];",
    "witchstone.length]": "  const points = scoring.witchstone[scene.view.witchstone.length];",
    # The clauses of a scroll and what it asks for do too (`scrolls`).
    "WS-PROPH-": "  cluster: 'WS-PROPH-02', connected: 'WS-PROPH-06',",
    "WS-SPELL-": "clauses: [scroll.symbol === 'any' ? 'WS-SPELL-03' : 'WS-SPELL-02', 'WS-SPELL-07']",
    "new Set(scroll.locations)": "  const alike = new Set(scroll.locations).size === 1;",
    # So do the way along the ring (`ahead`), kinds of bonuses (`special`), and `scrolls_owned`.
    "% spaces.length": "  const space = spaces[(from + steps) % spaces.length];",
    "'black-vial'": "  const special = !['chip', 'black-chip', 'vial', 'black-vial'].includes(bonus);",
    "scrolls.length + used": "count('ws-scroll', scrolls.length + used.length)",
    # Which two spaces a tile may lie on comes with the choices; what a scroll is, with its entry.
    "const WAYS": "const WAYS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];",
    "scroll.adds ? t(": "const text = scroll.adds ? t('page-ws-spell-tell', { symbol: scroll.symbol })",
}
FACES = {"witchdom": WITCHDOM, "whirling-witchcraft": WHIRLING, "witchstone": WITCHSTONE}

ROUND_THE_TABLE = r"%\s*[\w.?]*\b(?:seats|players)(?:\.length)?\b"
# In general, for every game and the shell: as regular expressions.
EVERYWHERE = {
    # The clauses that explain a decision come with the view (`help`).
    r"const HELP\b": "const HELP = {",
    # Of the scoring only what is printed is shown: points on chips, and the ranks of the Witchstone.
    r"\bscoring\.(?!points_chip\b|witchstone\.(?:map|join)\b)": "scene.edition.scoring.connection[1]",
    r"\}\s*=\s*(?:scene\.)?edition\.scoring\b": "  const { tools_ladder } = edition.scoring;",
    # Who comes next, or sits where, is a rule.
    ROUND_THE_TABLE: "  (seat + 1) % scene.view.seats",
    r"\bseats\s*-\s*1\b": "  const isOstara = view.solo && seat === view.seats - 1;",
}
# The shell's row shows everybody once, beginning beside the viewer: an order of display, in any game.
EXCEPTIONS = {("table/seats.js", ROUND_THE_TABLE)}


def name(path):
    return str(path.relative_to(WEB))


@pytest.mark.parametrize("game", FACES)
def test_a_face_works_out_nothing_that_the_rules_tell_it(game):
    folder = WEB / "js" / "games" / game
    scripts = [path for path in SCRIPTS if path.is_relative_to(folder)]
    assert scripts
    for path in scripts:
        found = [pattern for pattern in FACES[game] if pattern in path.read_text("utf-8")]
        assert not found, f"{name(path)} has rules of its own: {found}"


@pytest.mark.parametrize("path", SCRIPTS, ids=name)
def test_no_script_counts_points_or_seats(path):
    text = path.read_text("utf-8")
    for pattern in EVERYWHERE:
        if (name(path).removeprefix("js/"), pattern) not in EXCEPTIONS:
            assert not re.search(pattern, text), f"{name(path)} has {pattern}"


def test_each_pattern_would_have_found_what_was_there():
    for patterns in FACES.values():
        for pattern, line in patterns.items():
            assert pattern in line
    for pattern, line in EVERYWHERE.items():
        assert re.search(pattern, line), pattern


def test_each_exception_is_still_needed():
    for path, pattern in EXCEPTIONS:
        assert re.search(pattern, (WEB / "js" / path).read_text("utf-8")), f"{path} needs none"


# -- types ----------------------------------------------------------------------------------------

ANYTHING = re.compile(r"@\w+ \{[^\n@*]*?(?<![\w'-])any(?![\w'-])[^\n@*]*\}")
LINES_WITH_ANY = (
    "/** @param {any} edition @param {string} id @returns {Card} */",
    "    ${lying.map((/** @type {any} */ one) => {",
    "/** @param {{scene: Scene, here: any}} props */",
)


def test_the_faces_are_given_nothing_that_may_be_anything():
    """What comes over the line has types, made from what the rules declare."""
    for path in [*(WEB / "js" / "games").rglob("*.js"), WEB / "js" / "scene.js"]:
        found = ANYTHING.search(path.read_text("utf-8"))
        assert not found, f"{name(path)}: {found[0]}"
    assert all(ANYTHING.search(line) for line in LINES_WITH_ANY)


# -- colours --------------------------------------------------------------------------------------

CODED = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(", re.IGNORECASE)
NAMED = frozenset(
    re.findall(
        r"\w+",
        """
        aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
        blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk
        crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki
        darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
        darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue
        dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite
        gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
        lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
        lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
        lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
        magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen
        mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
        mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
        palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
        powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown
        seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
        steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
        """,
    )
)


def colours(style):
    """List the colours that the declarations of a style sheet name themselves."""
    bare = re.sub(r"/\*.*?\*/|url\([^)]*\)|\"[^\"]*\"|--[\w-]+", "", style, flags=re.DOTALL)
    for block in re.findall(r"\{([^{}]*)\}", bare):
        for declaration in block.split(";"):
            value = declaration.partition(":")[2]
            yield from CODED.findall(value)
            words = re.findall(r"(?<![\w-])[a-z]+(?![\w-])", value.lower())
            yield from (word for word in words if word in NAMED)


@pytest.mark.parametrize("path", STYLES, ids=name)
def test_every_colour_has_its_home_among_the_tokens(path):
    if path != TOKENS:
        assert list(colours(path.read_text("utf-8"))) == []


def test_colours_are_found():
    assert list(
        colours(".a { fill: #fff; color: rgb(1 2 3) } @media x { .b { background: Red } }")
    ) == [
        "#fff",
        "rgb(",
        "red",
    ]
    fine = ".white:hover { color: var(--red); fill: url(#fade); stroke: currentColor }"
    assert list(colours(fine)) == []
