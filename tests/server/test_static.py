"""What is sent as it lies there: files of the page, texts, components, rules; and what pages may do."""

from __future__ import annotations

import gzip
import json
import os
import re
from base64 import b64encode
from hashlib import sha256

import pytest

from tests.server.people import sit_together
from witchtable import GAMES
from witchtable.engine.rulebook import clauses
from witchtable.server.http import guard, static
from witchtable.server.http.static import Folder

pytestmark = pytest.mark.anyio

PAGES = ("/", "/tables/x", "/tables/x/replay", "/rules/witchdom", "/learn/witchdom", "/finished")
TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml", "woff2": "font/woff2"}


@pytest.fixture
def web(tmp_path, monkeypatch):
    """A page of our own in place of the real one."""
    root = tmp_path / "web"
    (root / "js" / "board").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>first</title>")
    (root / "js" / "board" / "deep.js").write_text("export const deep = 1;\n" * 100)
    for kind in TYPES:
        (root / f"a.{kind}").write_bytes(b"x" * 2000)
    (root / "secret.py").write_text("no page needs this")
    (tmp_path / "outside.js").write_text("not of the page")
    folder = Folder(root, static._TYPES)
    for module in (static, guard):
        monkeypatch.setattr(module, "WEB", folder)
    monkeypatch.setattr(static, "_WALKS", -1.0)
    return root


async def test_the_whole_tree_of_the_page_is_served_with_its_types(server, anna, web):
    for path in PAGES:
        found = await anna.request("GET", path)
        assert (found.status_code, found.text) == (200, "<!doctype html><title>first</title>")
        assert found.headers["content-type"] == "text/html; charset=utf-8"
    deep = await anna.request("GET", "/web/js/board/deep.js")
    assert deep.text == "export const deep = 1;\n" * 100
    for kind, media_type in TYPES.items():
        found = await anna.request("GET", f"/web/a.{kind}")
        assert found.headers["content-type"].startswith(media_type)
        # Every icon asks for its sheet anew: for a moment it is the same.
        assert found.headers["cache-control"] == ("max-age=10" if kind == "svg" else "no-cache")
    for path in ("/web/nothing.js", "/web/", "/web/js", "/web/secret.py"):
        reject = await anna.request("GET", path)
        assert (reject.status_code, reject.json()["code"]) == (404, "unknown_route"), path


async def test_no_name_leads_out_of_the_page(server, anna, web):
    for name in (
        "../outside.js",
        "js/../../outside.js",
        "//outside.js",
        str(web.parent / "outside.js"),
    ):
        path = "/web/" + name.replace(".", "%2e").replace("/", "%2f")
        assert (await anna.request("GET", path)).status_code == 404, name
    for name in (
        "en/../../server/app.py",
        "../web/index.html",
        "en/nothing.ftl",
        "en",
        "xx/engine.ftl",
    ):
        path = "/locale/" + name.replace("..", "%2e%2e")
        assert (await anna.request("GET", path)).status_code == 404, name


async def test_a_file_that_changed_is_sent_anew_and_a_new_one_is_found(server, anna, web):
    path = web / "a.js"
    before = await anna.request("GET", "/web/a.js")
    path.write_text("something else")
    os.utime(path, ns=(1, 1))
    after = await anna.request("GET", "/web/a.js")
    assert after.text == "something else"
    assert after.headers["etag"] != before.headers["etag"]
    (web / "new.js").write_text("new")
    assert (await anna.request("GET", "/web/new.js")).text == "new"
    path.unlink()
    assert (await anna.request("GET", "/web/a.js")).status_code == 404


async def test_what_the_browser_has_already_is_not_sent_again(server, anna, web):
    for path in ("/", "/web/js/board/deep.js", "/locale/en/engine.ftl", "/api/rules/witchdom"):
        first = await anna.request("GET", path)
        etag = first.headers["etag"]
        for known in (etag, etag.removeprefix("W/"), f'"other", {etag}', "*"):
            again = await anna.request("GET", path, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b""), (path, known)
            assert again.headers["etag"] == etag
        other = await anna.request("GET", path, headers={"if-none-match": '"other"'})
        assert (other.status_code, other.content) == (200, first.content)


async def test_that_a_file_is_the_same_is_said_in_few_words(server, anna, web):
    """A page has a hundred of them; what came with the file the browser keeps, too."""
    for path in ("/web/js/board/deep.js", "/locale/en/engine.ftl"):
        etag = (await anna.request("GET", path)).headers["etag"]
        again = await anna.request("GET", path, headers={"if-none-match": etag})
        assert sum(len(name) + len(value) + 4 for name, value in again.headers.raw) < 150, path
    # What the page reads the time from has it always.
    rules = await anna.request("GET", "/api/rules/witchdom")
    again = await anna.request(
        "GET", "/api/rules/witchdom", headers={"if-none-match": rules.headers["etag"]}
    )
    assert "date" in again.headers


async def test_texts_are_compressed_for_who_can_read_that(server, anna, web):
    for path in ("/web/js/board/deep.js", "/locale/en/engine.ftl", "/api/games/witchdom/edition"):
        plain = await anna.request("GET", path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        refused = await anna.request("GET", path, headers={"accept-encoding": "br;q=0, gzip;q=0"})
        assert "content-encoding" not in refused.headers
        for accepted, way in (("deflate, gzip;q=0.8", "gzip"), ("gzip, br", "br")):
            packed = await anna.request("GET", path, headers={"accept-encoding": accepted})
            assert packed.headers["content-encoding"] == way
            assert packed.headers["vary"] == "accept-encoding"
            assert packed.content == plain.content  # httpx has unpacked it
            assert int(packed.headers["content-length"]) < len(plain.content)
    font = await anna.request("GET", "/web/a.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers
    assert gzip.decompress(static.content(b"x" * 100).pack("gzip")[1]) == b"x" * 100


def test_the_texts_of_all_languages_are_served_as_they_are():
    from witchtable.engine.texts import languages

    for language in languages():
        found = static.LOCALE.find(f"{language}/engine.ftl")
        assert found.media_type.startswith("text/plain")
        assert b"seat" in found.body


# -- what pages may do ------------------------------------------------------------------------------


def _policy(response):
    parts = (part.split() for part in response.headers["content-security-policy"].split(";"))
    return {name: values for name, *values in parts}


async def test_the_policy_lets_nothing_in_but_our_files_and_the_import_map_as_it_is_now(
    server, anna, web
):
    policy = _policy(await anna.request("GET", "/"))
    assert policy["script-src"] == ["'self'"]
    for name in ("default-src", "font-src", "worker-src", "style-src"):
        assert policy[name] == ["'self'"]
    for text in ('{"imports": {"preact": "/web/vendor/preact.js"}}', '\n  {"imports": {}}\n'):
        (web / "index.html").write_text(
            f'<script type="importmap">{text}</script><script>evil()</script>'
        )
        policy = _policy(await anna.request("GET", "/"))
        expected = b64encode(sha256(text.encode()).digest()).decode()
        assert policy["script-src"] == ["'self'", f"'sha256-{expected}'"]
        # A browser that has the page takes over the policy of the answer that says so.
        known = {"if-none-match": (await anna.request("GET", "/")).headers["etag"]}
        unchanged = await anna.request("GET", "/", headers=known)
        assert (unchanged.status_code, _policy(unchanged)) == (304, policy)
        assert _policy(await anna.request("GET", "/api/games"))["default-src"] == ["'none'"]
    assert "unsafe" not in str(policy)


async def test_the_real_page_has_no_script_or_style_that_the_policy_forbids(server, anna):
    page = await anna.request("GET", "/")
    policy = _policy(page)
    for attributes, text in re.findall(r"<script([^>]*)>(.*?)</script>", page.text, re.DOTALL):
        if "src=" not in attributes:
            digest = b64encode(sha256(text.encode()).digest()).decode()
            assert f"'sha256-{digest}'" in policy["script-src"]


# -- components and rules ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_components_and_rules_are_there_for_everybody(server, game):
    stranger = server.stranger()
    found = await stranger.get(f"/api/games/{game}/edition")
    assert found == json.loads(json.dumps(GAMES[game].edition().data))
    rules = await stranger.get(f"/api/rules/{game}")
    assert [rule["id"] for rule in rules] == list(clauses(GAMES[game]))
    assert all(rule["chapter"] and rule["text"] for rule in rules)


async def test_there_are_no_components_and_rules_of_other_games(server, anna):
    for path in ("/api/games/chess/edition", "/api/rules/chess"):
        reject = await anna.refused("GET", path)
        assert (reject["status"], reject["code"]) == (404, "unknown_route")


async def test_a_table_shows_the_components_that_it_plays_with(server, anna, ben, cleo):
    table = await sit_together("witchdom", [anna, ben])
    path = f"/api/tables/{table['table']}/edition"
    assert await ben.get(path) == await anna.get("/api/games/witchdom/edition")
    assert (await cleo.refused("GET", path))["status"] == 403
    own = json.loads(json.dumps(GAMES["witchdom"].edition().data))
    own["meta"]["edition"] = "my own"
    other = await anna.open_table("witchdom", edition=own)
    found = await cleo.get(f"/api/tables/{other['table']}/edition", invite=other["invite"])
    assert found == own


async def test_games_have_their_length_the_words_of_their_options_and_their_aids(server, anna):
    found = {game["game"]: game for game in await anna.get("/api/games")}
    assert found["witchstone"]["minutes"] == [60, 90]
    assert found["witchstone"]["designers"] == ["Reiner Knizia", "Martino Chiacchiera"]
    assert found["whirling-witchcraft"]["aids"] == ["brews", "overflow"]
    texts = "".join(file.read_text() for file in (static._PACKAGE / "locale" / "en").glob("*.ftl"))
    for game in found.values():
        for option in game["options"]:
            assert f"\n{option['message']['id']} =" in texts


async def test_long_answers_are_compressed_too(server, anna):
    headers = {"accept-encoding": "gzip"}
    long = await anna.request("GET", "/api/games", headers=headers)
    assert long.headers["content-encoding"] == "gzip"
    assert len(long.json()) == 3
    assert "content-encoding" not in (await anna.request("GET", "/health", headers=headers)).headers


async def test_comments_of_the_sources_are_not_sent_and_lines_keep_their_numbers(server, anna, web):
    (web / "js").mkdir(exist_ok=True)
    source = (
        "// What it is for.\n/**\n * @param {string} url\n */\n"
        "export const see = (url) => `${url}//x`; // beside code it stays\n  /* gone */\nlast();\n"
    )
    (web / "js" / "commented.js").write_text(source)
    sent = (await anna.request("GET", "/web/js/commented.js")).text
    assert sent.split("\n") == [
        "",
        "",
        "",
        "",
        "export const see = (url) => `${url}//x`; // beside code it stays",
        "",
        "last();",
        "",
    ]


def test_no_text_of_the_page_looks_like_a_comment():
    """Lines of a template that begin like a comment would be left out with them."""
    for path in sorted((static._PACKAGE / "web" / "js").rglob("*.js")):
        inside = False
        for line in path.read_text("utf-8").splitlines():
            begins = line.strip().startswith(("//", "/*"))
            assert not (inside and begins), f"{path.name}: {line}"
            if not begins and not line.strip().startswith("*"):
                inside ^= line.count("`") % 2 == 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu"])
def test_the_texts_of_one_lesson_are_its_own_and_the_titles_of_all(language):
    whole = static.find_texts(f"{language}/lessons-witchdom.ftl").body.decode()
    part = static.find_lesson_texts(f"{language}/lessons-witchdom/brew.ftl").body.decode()
    wanted = [
        line
        for line in whole.splitlines()
        if line.startswith("lesson-witchdom-brew-") or line.partition(" =")[0].count("-") == 2
    ]
    assert set(wanted) <= set(part.splitlines()) <= set(whole.splitlines())
    assert "lesson-witchdom-rest-about" in part and "lesson-witchdom-rest-rest" not in part


@pytest.mark.parametrize(
    "name", ["en/lessons-witchdom/nothing.ftl", "en/lessons-x/brew.ftl", "en/engine/x.ftl", "x.ftl"]
)
def test_there_are_no_texts_of_a_lesson_that_is_none(name):
    assert static.find_lesson_texts(name) is None


async def test_what_strangers_bring_is_not_compressed_as_well_as_can_be(server, anna, monkeypatch):
    """Done well, a large edition takes 50 ms of the loop, and of 65 in turn none is remembered."""
    used = []
    compress = static.brotli.compress
    monkeypatch.setattr(
        static.brotli,
        "compress",
        lambda body, quality: used.append(quality) or compress(body, quality=quality),
    )
    data = dict(GAMES["witchdom"].edition().data)
    data["meta"] = data["meta"] | {"edition": "attic"}
    for edition in (None, data):
        table = await anna.open_table("witchdom", 2, edition=edition)
        static.content.cache_clear()
        path = f"/api/tables/{table['table']}/edition"
        answer = await anna.request("GET", path, headers={"accept-encoding": "br"})
        assert answer.headers["content-encoding"] == "br"
    assert used == [11, 4]
