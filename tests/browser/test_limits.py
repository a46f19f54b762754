"""Who takes more than a fair share reads when it goes on, and then it goes on by itself."""

from __future__ import annotations

from tests.browser.visitors import Visitors
from tests.serving import serving


def test_what_was_too_fast_is_told_in_words_and_said_again(windows, tmp_path):
    with serving(tmp_path, options=("--limit", "chat=1/15")) as address:
        anna = Visitors(windows, address).arrive("Anna")
        anna.play_against_bots("witchdom", ahead=1)
        page = anna.page
        page.click(".drawer .tab >> text=Chat")
        for words in ("Hello", "and welcome"):
            page.fill(".chat-form input", words)
            page.press(".chat-form input", "Enter")
        page.wait_for_selector(".bar .problem")
        problem = page.inner_text(".bar .problem")
        assert "That was more than your share. It goes on in" in problem
        anna.wait_for("document.querySelectorAll('.chat-line').length === 2")
        page.wait_for_selector(".bar .problem", state="detached")


def test_a_table_with_too_many_windows_says_so_and_opens_when_one_closes(windows, tmp_path):
    with serving(tmp_path, options=("--limit", "sockets=1")) as address:
        visitors = Visitors(windows, address)
        anna = visitors.arrive("Anna", locale="de-DE")
        anna.play_against_bots("witchdom", ahead=1)
        second = anna.page.context.new_page()
        second.goto(anna.page.url)
        second.wait_for_selector("text=Sekunden geht es weiter")
        anna.page.goto("about:blank")
        second.wait_for_selector(".table", timeout=30_000)
