"""What a witch can ask for, and what can become true."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from witchtable.engine.moves import Action, Event, Seat

Herb: TypeAlias = Literal["mint", "sage", "moonwort", "nightshade"]


class Drop(Action, frozen=True, tag="drop"):
    sealed: ClassVar[bool] = True  # the others see that a herb is dropped, not which
    herb: Herb


class Ladle(Action, frozen=True, tag="ladle"):
    pass


class Dropped(Event, frozen=True, tag="dropped"):
    clause: ClassVar[str] = "HK-DROP-01"
    seat: Seat
    herb: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dropped(self.seat, "hidden")


class Ladled(Event, frozen=True, tag="ladled"):
    clause: ClassVar[str] = "HK-LADLE-02"
    reveals: ClassVar[bool] = True
    seat: Seat
    herbs: tuple[str, ...]
    points: int


class NightEnded(Event, frozen=True, tag="night-ended"):
    clause: ClassVar[str] = "HK-TURN-02"
    winners: tuple[Seat, ...]
