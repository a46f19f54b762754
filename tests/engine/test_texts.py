"""Messages: every id that the code names has a text, and every text is named somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from witchtable import GAMES
from witchtable.engine.texts import (
    Message,
    add_texts,
    languages,
    name_id,
    render,
    speaking,
    text_folders,
)
from witchtable.lessons import course

SOURCE = Path(__file__).parents[2] / "src" / "witchtable"
FILES = sorted((SOURCE / "locale").rglob("*.ftl"))
PAGE = sorted((SOURCE / "web" / "js").rglob("*.js"))


@cache
def entries():
    """Everything that stands in the files: they are parsed once."""
    return [
        (path, entry) for path in FILES for entry in FluentParser().parse(path.read_text("utf-8")).body
    ]


def test_every_file_is_good_fluent():
    junk = [f"{path.name}: {entry.content}" for path, entry in entries() if isinstance(entry, ast.Junk)]
    assert junk == []


def messages(language):
    """Every message of a language, by id."""
    found = {}
    for path, entry in entries():
        if path.parent.name == language and isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def variables(entry):
    """The arguments that a message asks for."""
    found = set()

    def look(node):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.BaseNode):
                    look(part)

    look(entry)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_language_is_complete(language):
    english, other = messages("en"), messages(language)
    assert sorted(other) == sorted(english)
    for id, entry in english.items():
        # A language may leave out what its grammar does not need, but must not ask for more.
        assert variables(other[id]) <= variables(entry), id


def test_messages_are_put_into_the_language_that_is_spoken():
    message = Message("error-unknown-game", game="x", known="a, b")
    with speaking("klingon"):
        assert str(message) == render(message, "en")
    for language in languages():
        with speaking(language):
            assert str(message) == render(message, language)
    assert str(message) == render(message, "en")


def test_words_that_were_found_once_are_those_of_the_same_arguments_only():
    for _ in range(2):
        for known in ("a", "b", 1, "1,000", 1000):
            message = Message("error-unknown-game", game=Message("game-witchdom"), known=known)
            said = {language: render(message, language) for language in languages()}
            assert len(set(said.values())) == len(said)
            assert all("Witchdom" in text for text in said.values())
            assert f"{known:,}" in said["en"] if isinstance(known, int) else known in said["en"]


def texts_of_lessons():
    """List what the lessons name: a text of a step that is gone is used no more."""
    found = set()
    for lesson in (lesson for game in GAMES.values() for lesson in course(game)):
        found |= {lesson.text, f"{lesson.text}-about"}
        for step in lesson.step:
            parts = ["", "title", "task", "again", *(f"wrong-{one.name}" for one in step.wrong)]
            found |= {lesson.text_of(step, part) for part in parts}
    return found


def texts_of_opponents():
    """List what is told of opponents, and what they say."""
    found = set()
    for one in (one for game in GAMES.values() for one in game.opponents()):
        says = ["hello", "won", "lost", *(occasion.says for occasion in one.remarks)]
        found |= {f"opponent-{one.id}", f"temper-{one.temper}"}
        found |= {f"opponent-{one.id}-{each}" for each in says}
    return found


def questions():
    """List the kinds of decision that a player is asked for."""
    asked = re.compile(rf"({'|'.join(GAMES)})-ask-(?!wait$|over$)")
    return [id for id in messages("en") if asked.match(id)]


def test_the_coach_has_a_word_about_every_kind_of_decision():
    texts = messages("en")
    assert [id for id in questions() if f"coach-{id}" not in texts] == []


def test_every_text_is_used():
    """An id is used when the code names it whole, or in parts: f"witchdom-refuse-{reason}"."""
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("components.toml"), *PAGE]
    code = "\n".join(path.read_text("utf-8") for path in files)
    words = set(re.findall(r"[\"']([a-z][a-z0-9_-]+)[\"']", code))
    words |= set(
        re.findall(r"^  ([a-z]+): \{", code, re.MULTILINE)
    )  # the keys of an object in JavaScript
    starts = set(re.findall(r"(?:f[\"']|`)([a-z-]*-)\$?\{", code))
    words |= {name_id(name).removeprefix("name-") for name in re.findall(r'\bname = "([^"]+)"', code)}
    starts |= {f"{game}-{kind}-" for game in GAMES for kind in ("option", "source", "aid")}
    data = texts_of_lessons() | {f"coach-{question}" for question in questions()}
    data |= texts_of_opponents()
    for _, entry in entries():
        if isinstance(entry, ast.Message) and entry.id.name not in data:
            assert is_named(entry.id.name, words, starts), f"nobody uses {entry.id.name}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_what_a_page_seldom_needs_stands_in_files_of_its_own(game, language):
    """Refusals are loaded with the first one, what is drawn in a terminal is never."""
    for path, entry in entries():
        if path.parent.name == language and isinstance(entry, ast.Message):
            id = entry.id.name
            for start, file in (("refuse-", "refusals"), ("draw-", "drawing")):
                if id.startswith(f"{game}-{start}"):
                    assert path.stem == f"{game}-{file}", id
                    assert id not in page_words(), f"{id} is a word of the page as well"


@cache
def page_words():
    """Everything in quotes in the page's scripts."""
    code = "\n".join(path.read_text("utf-8") for path in PAGE)
    return set(re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", code))


def test_every_id_that_the_page_names_has_a_text():
    texts = messages("en")
    for path in PAGE:
        code = path.read_text("utf-8")
        for id in re.findall(r"\bt\(\s*'([^']+)'", code):
            assert id in texts, f"{path.name}: {id}"
        for start in re.findall(r"\bt\(\s*`([^$`]+)\$\{", code):
            assert any(id.startswith(start) for id in texts), f"{path.name}: {start}…"


def test_every_source_that_a_hint_may_name_has_a_text():
    texts = messages("en")
    for game in GAMES.values():
        for feature in game.mind.features:
            assert f"{game.id}-source-{feature.source}" in texts


def is_named(id, words, starts):
    rests = (id.removeprefix(start) for start in starts if id.startswith(start))
    if id in words or any(is_named(rest, words, starts) for rest in rests):
        return True
    # The sentence for what is not there.
    return id.endswith("-none") and is_named(id.removesuffix("-none"), words, starts)


def test_messages_are_put_into_words():
    assert render(Message("error-unknown-game", game="x", known="a, b")) == (
        "There is no game “x”. Known games: a, b."
    )


def test_arguments_may_be_messages_and_lists():
    words = [Message("witchdom-word", word=word) for word in ("leaf", "herb")]
    assert str(Message("witchdom-do-pay", given=words)) == "Pay leaf, herb"


def test_an_id_without_text_shows_itself():
    assert str(Message("no-such-text")) == "no-such-text"


@pytest.mark.parametrize("name", ["__main__", "bisect", "tests", "no_such_package"])
def test_a_package_without_texts_adds_none(name):
    before = text_folders()
    add_texts(name)
    assert text_folders() == before
    assert str(Message("draw-points", points=2)) == "2 points"


def test_messages_compare_by_content():
    assert Message("a", x=1) == Message("a", x=1) != Message("a", x=2)
    assert len({Message("a", x=1), Message("a", x=1)}) == 1
    assert "a" in repr(Message("a"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_variable_of_a_text_is_an_argument_name(path):
    """Arguments are Python names: a typing mistake would show as a hole in a sentence."""
    for name in re.findall(r"\$([\w-]+)", path.read_text("utf-8")):
        assert name.isidentifier()
