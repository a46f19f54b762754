"""The report of an arena in words: as JSON, as Markdown, and as tables for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from witchtable.engine.deal import write_value
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.lab.arena_report import ANCHOR, FAULTS, Report

__all__ = ["Section", "as_json", "as_markdown", "how_it_was_played", "sections", "title"]


@dataclass
class Section:
    """A table with a title, and what is to be said below it."""

    title: str
    headings: Sequence[str]
    rows: list[Sequence[str]]
    notes: list[str] = field(default_factory=list)


def as_json(report: Report) -> str:
    """Write everything down for programs."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n"


def as_markdown(report: Report) -> str:
    """Write everything down for readers."""
    parts = [f"# {title(report)}", *(f"- {line}" for line in how_it_was_played(report))]
    text = "\n".join([parts[0], "", *parts[1:]])
    return "\n\n".join([text, *(_markdown(section) for section in sections(report))]) + "\n"


def title(report: Report) -> str:
    """Say what was played."""
    seats, game = report.conditions.seats, GAMES[report.conditions.game]
    return str(Message("arena-title", title=game.title, seats=seats, games=report.games))


def how_it_was_played(report: Report) -> list[str]:
    """Say how it was played, so that it can be played again."""
    conditions = report.conditions
    options = [f"{name}={write_value(value)}" for name, value in conditions.options.items()]
    line_ups = "; ".join(", ".join(line_up) for line_up in conditions.line_ups)
    lines = [
        Message("arena-line-ups", line_ups=line_ups),
        Message("arena-deals", deals=report.deals, games=report.games, planned=report.planned),
        Message("arena-setting", seed=conditions.seed, seconds=f"{conditions.seconds:g}"),
        Message("arena-options", options=", ".join(options) or "–"),
        Message(
            "arena-versions",
            version=conditions.version,
            rules=conditions.rules,
            edition=conditions.edition,
        ),
    ]
    if report.clear_after is not None:
        lines.append(Message("arena-clear", deals=report.clear_after, bot=conditions.line_ups[0][0]))
    return [str(line) for line in lines]


def sections(report: Report) -> list[Section]:
    """Lay everything out in tables."""
    found = [_wins(report), _pairs(report), _ladder(report), _scores(report), _time(report)]
    return [section for section in [*found, _faults(report)] if section.rows or section.notes]


def _wins(report: Report) -> Section:
    rows = []
    for one in report.bots:
        share = _share(one.share, one.low, one.high)
        rows.append(
            (_name(report, one.bot), str(one.games), f"{one.wins:g}", *share, f"{one.fair:.1%}")
        )
    return _section(
        "wins", ("bot", "games", "won", "share", "interval", "fair"), rows, "arena-wins-note"
    )


def _pairs(report: Report) -> Section:
    rows = []
    # Between two, whoever finished first has won: the table of wins says so already.
    for pair in report.pairs if len(report.pairs) > 1 or report.conditions.seats > 2 else ():
        share = _share(pair.share, pair.low, pair.high)
        rows.append((_name(report, pair.bot), _name(report, pair.other), str(pair.meetings), *share))
    return _section("pairs", ("bot", "other", "meetings", "share", "interval"), rows)


def _ladder(report: Report) -> Section:
    rows = [
        (_name(report, rung.bot), f"{rung.elo:.0f}", f"{rung.low:.0f} – {rung.high:.0f}")
        for rung in report.ladder
    ]
    section = _section("ladder", ("bot", "elo", "interval"), rows if len(rows) > 1 else [])
    if section.rows:
        anchor = report.bots[0].bot
        section.notes.append(str(Message("arena-ladder-note", bot=anchor, points=round(ANCHOR))))
    return section


def _scores(report: Report) -> Section:
    rows = []
    for one in report.bots:
        spread = one.scores
        marks = (spread.least, spread.lower, spread.median, spread.upper, spread.most)
        means = (f"{spread.mean:.1f}", f"{spread.deviation:.1f}")
        rows.append((_name(report, one.bot), *means, *(f"{round(mark, 1):g}" for mark in marks)))
    return _section(
        "scores", ("bot", "mean", "deviation", "least", "lower", "median", "upper", "most"), rows
    )


def _time(report: Report) -> Section:
    rows = []
    for one in report.bots:
        if one.decisions:
            times = (one.thinking.mean, one.thinking.slow, one.thinking.most)
            rows.append((_name(report, one.bot), f"{one.decisions:.1f}", *map(_seconds, times)))
    return _section("time", ("bot", "decisions", "thought", "slow", "slowest"), rows)


def _faults(report: Report) -> Section:
    guilty = [one for one in report.bots if any(one.faults.values())]
    rows = [(_name(report, one.bot), *(str(one.faults[kind]) for kind in FAULTS)) for one in guilty]
    section = _section("faults", ("bot", *FAULTS), rows)
    section.notes = [f"{one.bot}: {text}" for one in guilty for text in one.said]
    for job in report.lost:
        game = f"{job.deal}.{job.line_up}.{job.rotation}"
        section.notes.append(str(Message("arena-lost", bots=list(job.bots), game=game)))
    if not section.rows and not section.notes:
        section.notes.append(str(Message("arena-no-faults")))
    return section


def _section(
    name: str, headings: Sequence[str], rows: Sequence[Sequence[str]], note: str = ""
) -> Section:
    return Section(
        title=str(Message(f"arena-about-{name}")),
        headings=[str(Message(f"arena-head-{heading}")) for heading in headings],
        rows=list(rows),
        notes=[str(Message(note))] if note else [],
    )


def _name(report: Report, bot: str) -> str:
    is_ours = any(bot in line_up for line_up in report.conditions.line_ups)
    return bot if is_ours else str(Message(bot))  # who plays by the rules alone


def _share(share: float, low: float, high: float) -> tuple[str, str]:
    return f"{share:.1%}", f"{low:.1%} – {high:.1%}"


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.3g} ms"


def _markdown(section: Section) -> str:
    lines = [f"## {section.title}"]
    if section.rows:
        rule = ["---", *["---:"] * (len(section.headings) - 1)]
        lines += ["", *(_row(cells) for cells in (section.headings, rule, *section.rows))]
    for note in section.notes:
        lines += ["", _escaped(note)]
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(_escaped(cell) for cell in cells)} |"


def _escaped(text: str) -> str:
    """Keep what a bot is called, or says, from becoming part of the table."""
    return " ".join(text.replace("|", "\\|").replace("<", "&lt;").split())
