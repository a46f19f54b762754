"""The page comes from here with all that it needs; for programs the server words everything itself."""

from __future__ import annotations

import re

from tests.server.people import sit_together
from witchtable.engine.texts import languages


async def test_the_page_and_all_that_it_needs_come_from_this_server(server, anna):
    for path in ("/", "/tables/whatever"):
        page = await anna.request("GET", path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        # The policy forbids scripts and styles inside the page, but for the import map.
        assert "<style" not in page.text
        assert not re.search(r'<script(?! type="importmap")(?![^>]*src=)|\son\w+=', page.text)
        for needed in re.findall(r'(?:src|href)="(/web/[^"]+)"', page.text):
            assert (await anna.request("GET", needed)).status_code == 200
    missing = await anna.request("GET", "/web/nothing.js")
    assert missing.status_code == 404


async def test_everything_comes_in_words_for_who_asks(server, anna, ben):
    table = await sit_together("witchstone", [anna, ben])
    shown = await anna.get(f"/api/tables/{table['table']}", text=True, since=0)
    assert any("Crystal ball" in line for line in shown["drawing"])
    assert not any("[/" in line for line in shown["drawing"])
    deciding = await ben.get(f"/api/tables/{table['table']}", text=True, since=0)
    assert deciding["question_text"] == "Which tower will be yours?"
    assert all(choice["label"] and "prominence" in choice for choice in deciding["legal"])
    plain = await anna.get(f"/api/tables/{table['table']}", since=0)
    assert "drawing" not in plain


async def test_words_come_in_the_language_of_the_browser_or_the_one_asked_for(server, anna, ben):
    table = await sit_together("witchstone", [anna, ben])
    path = f"/api/tables/{table['table']}?text=true"
    texts = {}
    for language in languages():
        asked = await ben.request("GET", f"{path}&lang={language}")
        preferred = await ben.request(
            "GET", path, headers={"accept-language": f"xx, {language}-CH;q=0.9, en;q=0.1"}
        )
        texts[language] = asked.json()["question_text"]
        assert preferred.json()["question_text"] == texts[language]
    assert texts["en"] == "Which tower will be yours?"
    assert len(set(texts.values())) == len(texts)
