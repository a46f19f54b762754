"""Opponents with a face: an even match introduces herself, sits there by name, and speaks up."""

from __future__ import annotations

from tests.browser.visitors import PHONE


def test_an_even_match_has_a_name_a_face_and_a_temper_and_can_be_asked_to_be_silent(visitors):
    """All of it by keyboard, on a phone's window: from the lobby to her first words."""
    anna = visitors.arrive("Anna", **PHONE)
    page = anna.page
    anna.go("/")
    page.focus(".card:has(#card-whirling-witchcraft) .card-surprise")
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.surprise")
    first = dialog.locator("h3").inner_text()
    dialog.locator("text=Somebody else").press("Enter")
    page.wait_for_function(
        "name => document.querySelector('.surprise h3').textContent !== name", arg=first
    )
    name = dialog.locator("h3").inner_text()
    assert (
        dialog.locator(".introduced .portrait use").get_attribute("href").endswith(f"#{name.lower()}")
    )
    temper = dialog.locator(".temper").inner_text()
    assert "apprentice 1,000 points" in dialog.locator(".introduced .strength").inner_text()
    dialog.locator(".ladder summary").press("Enter")
    assert dialog.locator(".ladder li").count() == 8
    assert anna.axe() == []
    assert not anna.scrolls_sideways()
    dialog.locator(".primary").press("Enter")

    page.wait_for_selector(".table-whirling-witchcraft")
    seat = page.locator(".seat:not(.own)")
    assert seat.locator(".seat-who .title").inner_text() == name
    assert seat.locator(".portrait use").get_attribute("href").endswith(f"#{name.lower()}")
    words = page.locator(".speech p").inner_text()
    assert words.startswith(name)
    page.wait_for_load_state("networkidle")
    seat.locator(".seat-face").evaluate("face => face.dispatchEvent(new CustomEvent('ask'))")
    told = page.locator(".inspector .about").nth(1)  # the first is whose seat it is
    assert told.inner_text().lower().startswith(f"{temper}.")
    page.click(".inspector [aria-label='Close']")

    page.click("header.top [aria-label='Chat']")
    line = page.locator(".chat-line:has(.portrait)")
    assert line.locator(".chat-name").inner_text() == name
    page.evaluate("localStorage.setItem('witchtable.remarks', 'false')")
    page.reload()
    page.wait_for_selector(".table-whirling-witchcraft")
    page.click("header.top [aria-label='Chat']")
    page.wait_for_selector(".chat")
    assert line.count() == 0
