"""The file a game is kept in."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import Message

__all__ = ["CannotSave", "SaveFile", "new_file"]


class CannotSave(WitchtableError):
    """A game cannot be kept in this file."""

    def __init__(self, file: Path, problem: Message | OSError) -> None:
        why = problem if isinstance(problem, Message) else problem.strerror or str(problem)
        super().__init__(Message("save-problem", file=str(file), problem=why))


def new_file(game: str) -> Path:
    """Name a file that no other game has."""
    folder = Path(platformdirs.user_data_dir("witchtable")) / "games"
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}.witch"


class SaveFile:
    """Holds one game, which is written anew after every move."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def claim(self) -> None:
        """Take a name for a new game; refuse one that holds something already."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(exist_ok=True)
            if not self.path.is_file():
                raise CannotSave(self.path, Message("save-no-file"))
            if self.path.stat().st_size:
                raise CannotSave(self.path, Message("save-taken"))
        except OSError as problem:
            raise CannotSave(self.path, problem) from None

    def back_up(self) -> Path:
        """Keep what the file holds now beside it, under a name that is free."""
        for number in count(1):
            copy = self.path.with_name(f"{self.path.name}.bak{number if number > 1 else ''}")
            try:
                with copy.open("xb") as file:
                    file.write(self.path.read_bytes())
            except FileExistsError:
                continue
            except OSError as problem:
                raise CannotSave(copy, problem) from None
            return copy
        raise AssertionError("there is always a free name")

    def write(self, text: str) -> None:
        """Replace the file as a whole: a crash leaves the old record or the new one."""
        draft = self.path.with_name(f"{self.path.name}.tmp")
        try:
            draft.write_text(text, "utf-8")
            draft.replace(self.path)
        except OSError as problem:
            raise CannotSave(self.path, problem) from None
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
