"""A review as a page of its own: one file that needs nothing else, and no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from witchtable.cli.review_figures import Figure, given_away, worth_of
from witchtable.cli.screen import named
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message, spoken
from witchtable.games import GAMES
from witchtable.reviews.data import Review, SeatAccount, TurningPoint
from witchtable.reviews.drawing import draw_shares

__all__ = ["write_page"]

_FIGURES: Final = ("fair", "skill", "gifts", "luck", "result")
_STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 Georgia, serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; max-width: 100%; overflow-x: auto; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
caption { text-align: left; font-weight: bold; }
td.unsure { opacity: .55; }
.where { opacity: .7; }
ol li { margin: .8rem 0; }
.worth { font-weight: bold; }
svg { width: 100%; height: auto; }
td { white-space: nowrap; }
td:first-child { white-space: normal; }
@media (max-width: 40rem) {
  body { margin: 1rem auto; }
  ol { padding-left: 1.4rem; }
  caption, tbody, tr { display: block; }
  tr:first-child { display: none; }
  td { display: flex; justify-content: space-between; padding: .1rem 0; }
  td::before { content: attr(data-name); }
  td:first-child { display: block; margin-top: .6rem; font-weight: bold; }
}
"""


def write_page(review: Review, names: Sequence[str]) -> str:
    """Write the whole page in the language that is spoken."""
    title = _text("review-title", game=GAMES[review.game].title)
    parts = [
        f'<!doctype html>\n<html lang="{spoken()}"><head><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>',
        f"<h1>{title}</h1>",
        "" if review.over else f"<p>{_text('review-abandoned')}</p>",
        *(_summary(review, seat, name) for seat, name in enumerate(names)),
        f"<h2>{_text('review-shares')}</h2>",
        draw_shares(review),
        _table("review-account", review, names, 100),
        _table("review-account-points", review, names, 1),
        f"<p>{_text('review-explained')}</p>",
        "" if review.searched else f"<p>{_text('review-at-least')}</p>",
        f"<h2>{_text('review-turning-points')}</h2><ol>",
        *(_moment(moment, names) for moment in review.moments),
        "</ol></body></html>\n",
    ]
    return "\n".join(part for part in parts if part)


def _text(id: str, **arguments: str | int) -> str:
    return escape(str(Message(id, **arguments)))


def _summary(review: Review, seat: int, name: str) -> str:
    said = " ".join(str(sentence) for sentence in review.summaries[seat])
    return f"<p><b>{LETTERS[seat]} {escape(name)}</b> {escape(said)}</p>"


def _table(title: str, review: Review, names: Sequence[str], scale: int) -> str:
    heads = "".join(f"<th>{_text(f'review-{figure}')}</th>" for figure in _FIGURES)
    accounts = review.accounts if scale > 1 else review.point_accounts
    rows = "".join(_row(review, *each, scale) for each in zip(accounts, names, strict=True))
    away = f"<th>{_text('review-given-away')}</th>"
    return f"<table><caption>{_text(title)}</caption><tr><th></th>{heads}{away}</tr>{rows}</table>"


def _row(review: Review, account: SeatAccount, name: str, scale: int) -> str:
    cells = [_cell("fair", str(account.printed.fair))]
    for figure in ("skill", "gifts", "luck"):
        error = scale * getattr(account, f"{figure}_error")
        cells.append(_figure(figure, Figure(getattr(account.printed, figure), error)))
    cells.append(_cell("result", f"<b>{account.printed.result}</b>"))
    cells.append(_figure("given-away", given_away(review, account, scale)))
    return f"<tr><td>{LETTERS[account.seat]} {escape(name)}</td>{''.join(cells)}</tr>"


def _figure(column: str, figure: Figure) -> str:
    return _cell(column, str(figure), "" if figure.is_sure else ' class="unsure"')


def _cell(column: str, text: str, more: str = "") -> str:
    """Write a cell; on a narrow screen its column's name stands beside it."""
    return f'<td data-name="{_text(f"review-{column}")}"{more}>{text}</td>'


def _moment(moment: TurningPoint, names: Sequence[str]) -> str:
    where = (
        _text("review-where-deal")
        if moment.step < 0
        else _text("review-where", move=moment.step + 1, turn=moment.turn)
    )
    said = [moment.title.message, *(reason.message for reason in moment.why)]
    text = " ".join(escape(str(named(message, names))) for message in said)
    whose = moment.for_seat
    head = f'<span class="worth">{escape(names[whose])} {escape(worth_of(moment, whose))}</span>'
    return f'<li>{head} <span class="where">{where}</span><br>{text}</li>'
