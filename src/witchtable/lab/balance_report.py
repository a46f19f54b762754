"""The balance report as a page of text: docs/balance.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean, quantiles

from witchtable.engine.record import LETTERS
from witchtable.games import GAMES
from witchtable.lab.balance import Account, Lead, Setting, Share, by_seat, leads, shares

__all__ = ["report"]

_MOST = 8  # best and worst of a kind that are listed
_CLEAR = 3.5  # standard errors: of a thousand things, chance alone shows less than one
_LEAST = 20  # games that something must occur in to be listed


def report(accounts: Mapping[Setting, Sequence[Account]], command: str, level: str) -> str:
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
        lines += _outstanding(
            [
                played
                for setting, played in accounts.items()
                if setting.game == game.id and setting.seats > 1 and played
            ]
        )
        for setting, played in accounts.items():
            if setting.game == game.id and played:
                lines += ["", f"### {setting.title}", "", *_section(played)]
    return "\n".join(lines) + "\n"


def _outstanding(tables: Sequence[Sequence[Account]]) -> list[str]:
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


def _section(played: Sequence[Account]) -> list[str]:
    turns = [account.turns for account in played]
    spread = quantiles(turns, n=10) if len(turns) > 1 else [turns[0]] * 9
    scores = [score for account in played for score in account.scores]
    best = fmean(max(account.scores) for account in played)
    lines = [
        f"{len(played)} games of {fmean(turns):.1f} turns (eight in ten: {spread[0]:.0f} to"
        f" {spread[-1]:.0f}) and {fmean(account.decisions for account in played):.0f} decisions;"
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


def _table(kind: str, found: Sequence[Share]) -> list[str]:
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


def _row(share: Share) -> str:
    value = f"{share.share:.0%}"
    if share.is_clear:
        value = f"**{value}**"
    interval = f"{share.low:.0%} to {share.high:.0%}"
    return f"| {share.name} | {share.times} | {value} | {interval} | {share.expected:.0%} |"
