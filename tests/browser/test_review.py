"""Looking back: how a game went, where it turned, what would have been better; and on from there."""

from __future__ import annotations


def _sums(page):
    """What is printed of each account: fair share, skill, gifts, luck, result."""
    found = page.eval_on_selector_all(".review-fall > svg", "all => all.map((one) => one.dataset.sum)")
    return [[int(part) for part in one.split()] for one in found]


def _chosen(page):
    return page.eval_on_selector_all(
        ".review-card", "all => all.findIndex((one) => one.classList.contains('chosen'))"
    )


def test_from_the_end_through_the_review_and_on_from_there(visitors):
    anna = visitors.arrive("Anna")
    table = anna.begin_against_bots("whirling-witchcraft", deal=31)
    anna.play_ahead(table)
    anna.sit_at(table)
    page = anna.page
    page.wait_for_selector("dialog.end .review-small .review-band", state="attached")
    assert anna.axe() == []
    page.click("dialog.end .end-review")
    page.wait_for_selector(".review-stage .pane")

    accounts = _sums(page)
    assert len(accounts) == 2
    assert all(sum(parts[:4]) == parts[4] for parts in accounts)
    assert sum(parts[4] for parts in accounts) == 100

    page.wait_for_selector(".review-excerpt.review-stage [data-mark]", state="attached")
    assert not page.query_selector(
        ".review-excerpt [data-action]"
    )  # pictures: nothing can be chosen there

    page.keyboard.press("Shift+Home")
    anna.wait_for("!document.querySelector('.review-card.chosen')")
    page.keyboard.press("ArrowRight")
    anna.wait_for("document.querySelector('.review-card.chosen')")
    first = _chosen(page)
    page.keyboard.press("Shift+ArrowRight")
    anna.wait_for("!document.querySelector('.review-card.chosen')")
    assert first == 0
    anna.wait_for("!document.querySelector('.review-stage.coming')")
    assert anna.axe() == []

    # The address says what is looked at; finer figures take nobody away from it.
    anna.wait_for("/moment=[0-9]+(&|$)/.test(location.search)")
    move = page.inner_text("#board-title")
    page.reload()
    page.wait_for_selector(".review-stage .pane")
    assert page.inner_text("#board-title") == move
    done = "(document.querySelector('.review-progress progress')?.value ?? 100)"
    so_far = page.evaluate(f"() => {done}")
    anna.wait_for(f"{done} > {so_far} || {done} === 100")
    assert page.inner_text("#board-title") == move
    assert _chosen(page) == -1
    page.evaluate(
        "() => { navigator.clipboard.writeText = async (text) => { document.title = text; }; }"
    )
    page.click(".review-share")
    anna.wait_for("document.title === location.href")

    page.click(".review-switch button >> nth=2")
    page.wait_for_selector(".review-words td")
    anna.wait_for("!document.querySelector('.review-stage.coming')")
    assert anna.axe() == []
    page.click(".review-switch button >> nth=1")
    page.wait_for_selector(".review-score", state="attached")  # a flat line has no height

    page.click(".review-card:not(.luck) .review-open >> nth=0")
    page.click(".review-acts .btn.primary")
    anna.wait_for("document.activeElement.closest('.review-trying h1')")
    page.click(".all-choices:not([disabled])")
    page.click(".choice-list .choice >> nth=0")
    page.wait_for_selector(".review-verdict .review-moves")
    anna.wait_for("!document.querySelector('.review-stage.coming')")
    assert anna.axe() == []
    page.click(".review-verdict .btn.primary")

    page.wait_for_selector(".review-page")
    anna.resize(390, 844)
    page.wait_for_selector(".review-stage .pane")
    assert not anna.scrolls_sideways()
    anna.wait_for("!document.querySelector('.review-stage.coming')")
    assert anna.axe() == []
    page.click(".review-play-on")
    page.wait_for_selector(".table[data-version]")
    assert table["table"] not in page.url


def test_a_game_that_runs_has_no_review(visitors):
    anna = visitors.arrive("Anna")
    visitors.expected.append("409")
    table = anna.begin_against_bots("witchdom")
    anna.page.goto(f"{visitors.address}/tables/{table['table']}/review?invite={table['invite']}")
    anna.page.wait_for_selector("text=This game still goes on")


def test_a_private_game_shows_nothing_without_its_invitation(visitors):
    anna, cleo = visitors.arrive("Anna"), visitors.arrive("Cleo")
    visitors.expected.append("403")
    table = anna.begin_against_bots("whirling-witchcraft", deal=31)
    anna.play_ahead(table)
    review = f"{visitors.address}/tables/{table['table']}/review"
    cleo.page.goto(review)
    cleo.page.wait_for_selector("main.lost")
    assert not cleo.page.query_selector(".review-note")
    cleo.page.goto(f"{review}?invite={table['invite']}")
    cleo.page.wait_for_selector(".review-note")
