"""Is it fair? Many games between equals, and who won them: by seat and by what was taken.

The report is a page of text: docs/balance.md.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, quantiles
from typing import Final, NamedTuple
from zlib import crc32

import msgspec

from witchtable.bots import bot
from witchtable.engine.deal import Value
from witchtable.engine.game import Game, Item
from witchtable.engine.place import Place
from witchtable.engine.record import LETTERS
from witchtable.engine.state import State
from witchtable.games import GAMES
from witchtable.guests.processes import none_lost, run_all
from witchtable.lab.statistics import wilson, win_shares
from witchtable.lab.work_file import WorkFile

__all__ = [
    "Lead",
    "PlayedGame",
    "TableKind",
    "WinShare",
    "by_seat",
    "leads",
    "play_missing",
    "play_one",
    "report",
    "shares",
    "table_kinds",
]

_MOST: Final = 8  # best and worst of a kind that are listed
_CLEAR: Final = 3.5  # standard errors: of a thousand things, chance alone shows less than one
_LEAST: Final = 20  # games that something must occur in to be listed


class TableKind(NamedTuple):
    """A kind of table to look at."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def title(self) -> str:
        """Say it in a few words."""
        more = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.seats} {'player' if self.seats == 1 else 'players'}{more}"


class PlayedGame(msgspec.Struct):
    """One game: who won, what each seat had at the start and ever, how long it was."""

    number: int
    won: list[float]
    scores: list[int]
    start: list[list[Item]]
    end: list[list[Item]]
    turns: int
    decisions: int


class WinShare(NamedTuple):
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


# -- playing --------------------------------------------------------------------------------------


def table_kinds() -> list[TableKind]:
    """List every game with every number of players, and drafted personalities where there are some."""
    found = []
    for game in GAMES.values():
        for seats in game.seats:
            found.append(TableKind(game.id, seats))
            if "personality_mode" in game.options:
                found.append(TableKind(game.id, seats, (("personality_mode", "draft"),)))
    return found


def play_one(kind: TableKind, number: int, level: str, seed: str) -> PlayedGame:
    """Play one game between equals and write down what is asked about."""
    game = GAMES[kind.game]
    deal = f"{seed} {kind.seats} {number}"
    state, _ = game.open(game.arrange(kind.seats, deal, None, dict(kind.options)))
    players = [bot(level, game, crc32(f"{deal} {seat}".encode())) for seat in range(kind.seats)]
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
            _note(game, state, had)
    _note(game, state, had)
    end = [list(items) for items in had]
    return PlayedGame(number, win_shares(state), state.scores, start, end, turns, decisions)


def _note(game: Game, state: State, had: Sequence[dict[Item, None]]) -> None:
    """Note what everybody has now."""
    for seat, items in enumerate(had):
        items.update(dict.fromkeys(game.census(state, seat)))


def play_missing(
    kind: TableKind,
    *,
    games: int,
    level: str,
    seed: str,
    folder: Path,
    jobs: int,
    tell: Callable[[int], None],
) -> list[PlayedGame]:
    """Play what the folder does not have yet of a kind's games; return them all."""
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join([kind.game, str(kind.seats), *(str(value) for _, value in kind.options)])
    play = partial(play_one, kind, level=level, seed=seed)
    with WorkFile(folder / f"{name}.jsonl") as file:
        found = {played.number: played for played in file.read(PlayedGame)}
        missing = [number for number in range(games) if number not in found]
        tell(games - len(missing))
        for played in none_lost(run_all(play, missing, jobs)):
            file.add(played)
            found[played.number] = played
            tell(1)
    return [found[number] for number in sorted(found) if number < games]


# -- counting -------------------------------------------------------------------------------------


def shares(games: Iterable[PlayedGame], *, at_start: bool) -> dict[str, list[WinShare]]:
    """For each kind of thing: how often those who had one won, compared with all who had any."""
    wins: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for played in games:
        for items, won in zip(played.start if at_start else played.end, played.won, strict=True):
            for kind, name in dict.fromkeys(items):
                wins[kind][name].append(won)
    return {kind: _compare(named) for kind, named in wins.items()}


def _compare(named: dict[str, list[float]]) -> list[WinShare]:
    expected = fmean([won for wins in named.values() for won in wins])
    found = [_share(name, wins, expected) for name, wins in named.items()]
    return sorted(found, key=lambda share: (-share.share, share.name))


def by_seat(games: Sequence[PlayedGame]) -> list[WinShare]:
    """How often each seat won."""
    seats = len(games[0].won)
    return [_share(str(seat), [game.won[seat] for game in games], 1 / seats) for seat in range(seats)]


def _share(name: str, wins: Sequence[float], expected: float) -> WinShare:
    interval = wilson(sum(wins), len(wins))
    return WinShare(name, len(wins), fmean(wins), interval.low, interval.high, expected)


class Lead(NamedTuple):
    """How much more than the others of its kind something wins, at all tables of a game together."""

    kind: str
    name: str
    times: int
    lead: float
    """Mean of its share minus what is expected of its kind at the same table."""
    errors: float
    """The same in standard errors."""


def leads(tables: Iterable[Sequence[PlayedGame]], *, at_start: bool) -> list[Lead]:
    """Compare things over several kinds of tables; those that win most come first."""
    found: dict[tuple[str, str], list[WinShare]] = defaultdict(list)
    for games in tables:
        for kind, named in shares(games, at_start=at_start).items():
            for share in named:
                found[kind, share.name].append(share)
    return sorted(
        (_lead(kind, name, parts) for (kind, name), parts in found.items()),
        key=lambda lead: (-lead.errors, lead.kind, lead.name),
    )


def _lead(kind: str, name: str, parts: Sequence[WinShare]) -> Lead:
    times = sum(part.times for part in parts)
    more = sum(part.times * (part.share - part.expected) for part in parts)
    variance = sum(part.times * part.expected * (1 - part.expected) for part in parts)
    return Lead(kind, name, times, more / times, more / sqrt(variance) if variance else 0.0)


# -- the report -----------------------------------------------------------------------------------


def report(games: Mapping[TableKind, Sequence[PlayedGame]], command: str, level: str) -> str:
    """Write the whole report."""
    lines = [
        "# Is it fair?",
        "",
        f"Games between `{level}` bots, all with the house editions. Made by `{command}`.",
        "A share is the part of the wins (shared ones count in parts), with its 95% interval; **bold**",
        "where the interval does not hold what would be fair. Who takes more of anything tends to win,",
        "so things are compared with all others of their kind, not with an even share. With so many",
        "lines, one in twenty is bold by chance.",
    ]
    for game in GAMES.values():
        lines += ["", f"## {game.title}"]
        # Alone, one side plays by other rules: whatever it has wins and loses for other reasons.
        here = {kind: played for kind, played in games.items() if kind.game == game.id and played}
        lines += _outstanding([played for kind, played in here.items() if kind.seats > 1])
        for kind, played in here.items():
            lines += ["", f"### {kind.title}", "", *_section(played)]
    return "\n".join(lines) + "\n"


def _outstanding(tables: Sequence[Sequence[PlayedGame]]) -> list[str]:
    """List what wins more or less than its kind so clearly that chance does not explain it."""
    found = [
        (lead, when)
        for at_start, when in ((True, " at the start"), (False, ""))
        for lead in leads(tables, at_start=at_start)
        if abs(lead.errors) >= _CLEAR and lead.times >= _LEAST
    ]
    if not found:
        return ["", "Where several play, nothing wins clearly more or less than others of its kind."]
    lines = ["", "What wins clearly more or less than others of its kind, where several play:", ""]
    lines += ["| what | games | more wins | standard errors |", "|---|---|---|---|"]
    return lines + [_lead_row(lead, when) for lead, when in found]


def _lead_row(lead: Lead, when: str) -> str:
    return f"| {lead.kind}{when}: {lead.name} | {lead.times} | {lead.lead:+.1%} | {lead.errors:+.1f} |"


def _section(played: Sequence[PlayedGame]) -> list[str]:
    turns = [game.turns for game in played]
    spread = quantiles(turns, n=10) if len(turns) > 1 else [turns[0]] * 9
    scores = [score for game in played for score in game.scores]
    best = fmean(max(game.scores) for game in played)
    lines = [
        f"{len(played)} games of {fmean(turns):.1f} turns (eight in ten: {spread[0]:.0f} to"
        f" {spread[-1]:.0f}) and {fmean(game.decisions for game in played):.0f} decisions;"
        f" {fmean(scores):.1f} points on average, {best:.1f} for the best.",
        "",
    ]
    lines += _table(
        "seat", [share._replace(name=LETTERS[int(share.name)]) for share in by_seat(played)]
    )
    for kind, found in shares(played, at_start=True).items():
        lines += _table(f"{kind} at the start", found)
    started = {kind for kind in shares(played, at_start=True) if kind in ("clan", "tower")}
    for kind, found in shares(played, at_start=False).items():
        if kind not in started:
            lines += _table(kind, found)
    return lines


def _table(kind: str, found: Sequence[WinShare]) -> list[str]:
    often = [share for share in found if share.times >= _LEAST]
    if len(often) < 2:
        return []
    shown = often if len(often) <= 2 * _MOST else [*often[:_MOST], *often[-_MOST:]]
    lines = [f"| {kind} | games | wins | interval | fair |", "|---|---|---|---|---|"]
    lines += [_row(share) for share in shown]
    hidden = len(often) - len(shown)
    if hidden:
        lines.append(f"| ({hidden} between these) | | | | |")
    return [*lines, ""]


def _row(share: WinShare) -> str:
    value = f"{share.share:.0%}"
    if share.is_clear:
        value = f"**{value}**"
    interval = f"{share.low:.0%} to {share.high:.0%}"
    return f"| {share.name} | {share.times} | {value} | {interval} | {share.expected:.0%} |"
