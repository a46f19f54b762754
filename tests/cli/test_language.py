"""The terminal speaks the language that was asked for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from witchtable.engine.texts import languages


@pytest.mark.parametrize("language", languages())
def test_the_terminal_speaks_the_language_asked_for(language, tmp_path):
    command = [sys.executable, "-m", "witchtable", "play", "witchstone", "--players", "me,random"]
    env = os.environ | {"WITCHTABLE_LANG": language, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    done = subprocess.run(
        [*command, "--seed", "5"], input="q\n", env=env, capture_output=True, text=True, check=False
    )
    questions = {
        "en": "Which tower will be yours?",
        "de": "Welcher Turm wird deiner?",
        "fr": "Quelle tour sera la tienne\u00a0?",
        "hu": "Melyik torony legyen a tiéd?",
    }
    assert done.returncode == 0, done.stderr
    assert questions[language] in done.stdout
    assert "\ufffd" not in done.stdout
