"""Sounds are made on the spot, and off by one click."""

# Counts every sound that is begun, whatever it is made of.
_COUNT = """() => {
  window.begun = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function begin(...given) {
      window.begun += 1;
      return start.apply(this, given);
    };
  }
}"""


def test_moves_are_heard_until_the_sound_is_turned_off(visitors):
    anna = visitors.arrive("Anna")
    anna.page.add_init_script(f"({_COUNT})()")
    anna.play_against_bots("witchdom")
    anna.page.click("h1, .top-game")  # browsers are silent until the page is touched
    anna.page.click(".panes-mine [data-action]:visible >> nth=0")
    anna.wait_for("window.begun > 0")
    anna.page.click("[aria-label='Turn sound off']")
    anna.page.wait_for_selector("[aria-label='Turn sound on']")
    assert anna.page.evaluate("JSON.parse(localStorage['witchtable.sound'])") is False
    heard = anna.page.evaluate("window.begun")
    anna.wait_for_my_turn()
    before = anna.version
    anna.page.locator(".ground [data-action]:visible").first.click()
    anna.wait_for_more_than(before)
    anna.page.wait_for_timeout(200)
    assert anna.page.evaluate("window.begun") == heard


def test_every_sound_can_be_played(visitors):
    anna = visitors.arrive("Anna")
    anna.page.add_init_script(f"({_COUNT})()")
    anna.play_against_bots("witchstone")
    anna.page.click(".top-game")
    names = ["place", "take", "brew", "overflow", "myTurn", "late", "ended"]
    for name in names:
        before = anna.page.evaluate("window.begun")
        anna.page.evaluate(
            "(name) => import('/web/js/lib/sound.js').then(({ play }) => play(name))", name
        )
        anna.wait_for(f"window.begun > {before}")
