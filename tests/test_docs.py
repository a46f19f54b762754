"""The documentation is true: its Python runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from contextlib import nullcontext
from pathlib import Path

import pytest
from scripts import docs, reference

import witchtable
from tests.serving import serving
from witchtable.cli import app

ROOT = Path(__file__).parents[1]
SERVER = "http://127.0.0.1:8377"
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@each_page
def test_python_examples_run(page, tmp_path):
    """Examples that speak to a server are given one."""
    for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        with serving(tmp_path) if SERVER in code else nullcontext(SERVER) as address:
            example = [sys.executable, "-c", code.replace(SERVER, address)]
            done = subprocess.run(example, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr


@each_page
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@each_page
def test_commands_exist(page):
    known = {command.name for command in app.registered_commands}
    known |= {group.name for group in app.registered_groups}
    for command in re.findall(r"witchtable (\w+)[ `]", page.read_text("utf-8")):
        if command not in ("record",):
            assert command in known, f"{page.name} speaks of witchtable {command}"


def test_every_make_target_in_the_docs_exists():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in PAGES:
        for target in re.findall(r"`make ([\w-]+)", page.read_text("utf-8")):
            assert target in targets


def test_the_site_has_every_page_that_it_names(tmp_path):
    docs.lay_out(tmp_path, with_play=True)
    assert 'href="play/"' in (tmp_path / "index.md").read_text("utf-8")
    listed = tomllib.loads((ROOT / "docs" / "site.toml").read_text("utf-8"))["project"]["nav"]
    named = [page for chapter in listed for page in pages_in(chapter)]
    assert [name for name in named if not (tmp_path / name).is_file()] == []
    ours = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    elsewhere = {name for name in ours if name.startswith(("decisions/", "rules/"))}
    assert ours - elsewhere == {name for name in named if not name.startswith("rules/")}


def pages_in(chapter):
    (within,) = chapter.values()
    return [within] if isinstance(within, str) else [name for page in within for name in pages_in(page)]


def test_the_reference_tells_of_all_that_is_public():
    pages = reference.pages()
    for name in witchtable.__all__:
        assert f"\n## `{name}`\n" in pages["python.md"]
    for name in ("serve", "review", "admin backup", "edition check"):
        assert f"\n## `witchtable {name}`\n" in pages["commands.md"]
    assert not re.search(r" at 0x[0-9a-f]+", "".join(pages.values()))


def test_make_test_says_how_long_it_takes():
    """The figure has one home, where it was measured."""
    said = subprocess.run(["make", "-s", "announce"], cwd=ROOT, capture_output=True, text=True).stdout
    assert re.match(r"make test takes about \d+ minutes on two cores: ", said)


def test_no_tracked_file_records_where_packages_come_from():
    """Versions are pinned by name only."""
    for path in [ROOT / "pyproject.toml", ROOT / "Makefile", *ROOT.glob("*.lock"), *ROOT.glob("*.txt")]:
        assert "://" not in path.read_text("utf-8"), path.name
