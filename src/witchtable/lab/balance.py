"""Is it fair? Many games between equals, and who won them: by seat and by what was taken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import NamedTuple
from zlib import crc32

import msgspec

from witchtable.bots import bot
from witchtable.engine.deal import Value
from witchtable.engine.game import Item
from witchtable.engine.place import Place
from witchtable.games import GAMES
from witchtable.lab.spreading import spread
from witchtable.lab.statistics import wilson

__all__ = [
    "Account",
    "Lead",
    "Setting",
    "Share",
    "leads",
    "play_account",
    "settings",
    "shares",
    "take_stock",
]


class Setting(NamedTuple):
    """A kind of table to look at."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def title(self) -> str:
        """Say it in a few words."""
        more = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.seats} {'player' if self.seats == 1 else 'players'}{more}"


class Account(msgspec.Struct):
    """One game: who won, what each seat had at the start and ever, how long it was."""

    number: int
    won: list[float]
    scores: list[int]
    start: list[list[Item]]
    end: list[list[Item]]
    turns: int
    decisions: int


class Share(NamedTuple):
    """How often those who had something won."""

    name: str
    times: int
    share: float
    low: float
    high: float
    expected: float
    """What share those who have anything of this kind win."""

    @property
    def is_clear(self) -> bool:
        """Whether the difference is more than chance explains."""
        return not self.low <= self.expected <= self.high


def settings() -> list[Setting]:
    """List every game with every number of players, and drafted personalities where there are some."""
    found = []
    for game in GAMES.values():
        for seats in game.seats:
            found.append(Setting(game.id, seats))
            if "personality_mode" in game.options:
                found.append(Setting(game.id, seats, (("personality_mode", "draft"),)))
    return found


def play_account(setting: Setting, number: int, level: str, seed: str) -> Account:
    """Play one game between equals and write down what is asked about."""
    game = GAMES[setting.game]
    deal = f"{seed} {setting.seats} {number}"
    state, _ = game.open(game.arrange(setting.seats, deal, None, dict(setting.options)))
    players = [bot(level, game, crc32(f"{deal} {seat}".encode())) for seat in range(setting.seats)]
    everybody = range(state.seats)
    start = [game.census(state, seat) for seat in everybody]
    had = [dict.fromkeys(items) for items in start]  # things may be lost again: who had them, had them
    decisions = turns = 0
    turn = -1
    while state.deciders:
        seat = state.deciders[0]
        state.apply_trusted(seat, players[seat].choose(Place(state, seat)))
        decisions += 1
        if state.deciders and game.mind.turn(state) != turn:
            turn = game.mind.turn(state)
            turns += 1
            for seat in everybody:
                had[seat].update(dict.fromkeys(game.census(state, seat)))
    won = [1 / len(state.winners) if seat in state.winners else 0.0 for seat in everybody]
    for seat in everybody:
        had[seat].update(dict.fromkeys(game.census(state, seat)))
    end = [list(items) for items in had]
    return Account(number, won, state.scores, start, end, turns, decisions)


def take_stock(
    setting: Setting,
    *,
    games: int,
    level: str,
    seed: str,
    folder: Path,
    jobs: int,
    tell: Callable[[int], None],
) -> list[Account]:
    """Play what the folder does not have yet of a setting's games; return them all."""
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join([setting.game, str(setting.seats), *(str(value) for _, value in setting.options)])
    file = folder / f"{name}.jsonl"
    found = {account.number: account for account in _read(file)}
    missing = [(setting, number, level, seed) for number in range(games) if number not in found]
    with file.open("ab") as out:
        tell(games - len(missing))
        for account in spread(play_account, missing, jobs):
            out.write(msgspec.json.encode(account) + b"\n")
            out.flush()
            found[account.number] = account
            tell(1)
    return [found[number] for number in sorted(found) if number < games]


def shares(accounts: Iterable[Account], *, at_start: bool) -> dict[str, list[Share]]:
    """For each kind of thing: how often those who had one won, compared with all who had any."""
    wins: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for account in accounts:
        for items, won in zip(account.start if at_start else account.end, account.won, strict=True):
            for kind, name in set(items):
                wins[kind][name].append(won)
    return {kind: _compare(named) for kind, named in wins.items()}


def _compare(named: dict[str, list[float]]) -> list[Share]:
    everyone = [won for wins in named.values() for won in wins]
    expected = fmean(everyone)
    found = []
    for name, wins in named.items():
        interval = wilson(sum(wins), len(wins))
        share = fmean(wins)
        found.append(Share(name, len(wins), share, interval.low, interval.high, expected))
    return sorted(found, key=lambda share: (-share.share, share.name))


class Lead(NamedTuple):
    """How much more than the others of its kind something wins, at all tables of a game together."""

    kind: str
    name: str
    times: int
    lead: float
    """Mean of its share minus what is expected of its kind at the same table."""
    errors: float
    """The same in standard errors."""


def leads(tables: Iterable[Sequence[Account]], *, at_start: bool) -> list[Lead]:
    """Compare things over several kinds of tables; those that win most come first."""
    found: dict[tuple[str, str], list[Share]] = defaultdict(list)
    for accounts in tables:
        for kind, named in shares(accounts, at_start=at_start).items():
            for share in named:
                found[kind, share.name].append(share)
    return sorted(
        (_lead(kind, name, parts) for (kind, name), parts in found.items()),
        key=lambda lead: (-lead.errors, lead.kind, lead.name),
    )


def _lead(kind: str, name: str, parts: Sequence[Share]) -> Lead:
    times = sum(part.times for part in parts)
    more = sum(part.times * (part.share - part.expected) for part in parts)
    variance = sum(part.times * part.expected * (1 - part.expected) for part in parts)
    return Lead(kind, name, times, more / times, more / sqrt(variance) if variance else 0.0)


def by_seat(accounts: Sequence[Account]) -> list[Share]:
    """How often each seat won."""
    seats = len(accounts[0].won)
    found = []
    for seat in range(seats):
        wins = sum(account.won[seat] for account in accounts)
        interval = wilson(wins, len(accounts))
        share = wins / len(accounts)
        found.append(Share(str(seat), len(accounts), share, interval.low, interval.high, 1 / seats))
    return found


def _read(file: Path) -> list[Account]:
    """Read what was played so far; a last line that was cut off is played again."""
    if not file.exists():
        return []
    whole = file.read_bytes()
    complete = whole[: whole.rfind(b"\n") + 1]
    if complete != whole:
        file.write_bytes(complete)
    return [msgspec.json.decode(line, type=Account) for line in complete.splitlines()]
