"""The shares of a review as a picture: an SVG of its own, for files and for researchers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message
from witchtable.reviews.data import Review, Saying, TurningPoint

__all__ = ["COLOURS", "draw_shares", "name_of_seat"]

COLOURS: Final = ("#c2415a", "#d9a52b", "#2f9160", "#5b6fd6", "#a35bb8")
"""Of the seats, as on the page."""
_WIDTH, _HEIGHT = 900, 300
_LEFT, _TOP, _BOTTOM = 40, 34, 24
_BESIDE: Final = 23  # between two marks
_MARKS: Final = {"slip": "#e2603f", "find": "#d9a52b", "luck": "#8f88a3"}


def name_of_seat(review: Review, seat: int) -> str:
    """Name a seat, in the language that is spoken."""
    name = review.names[seat]
    return str(name) if isinstance(name, Saying) else name


def draw_shares(review: Review, moments: Sequence[TurningPoint] | None = None) -> str:
    """Draw everybody's share of the win, as bands with soft edges, and marks for turning points."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(str(Message("review-shares")))}" font-family="sans-serif" font-size="12">'
    ]
    below = [0.0] * len(review.shares)
    edges, names = [], []
    for seat in range(review.seats):
        above = [low + level[seat] for low, level in zip(below, review.shares, strict=True)]
        parts.append(_band(review, seat, below, above))
        names.append(_name(review, seat, below, above))
        if seat + 1 < review.seats:
            edges.append(_soft_edge(review, seat, above))
        below = above
    parts += edges + names
    for share in (0, 50, 100):
        height = _y(share / 100) + 4
        beside = f'x="{_LEFT - 6}" y="{height:.1f}"'
        parts.append(f'<text {beside} text-anchor="end" fill="currentColor">{share}</text>')
    shown = moments or review.moments
    places = _apart([_x(review, one.step + 1) for one in shown])
    for n, (one, place) in enumerate(zip(shown, places, strict=True), start=1):
        parts.append(_mark(review, one, n, place))
    return "\n".join([*parts, "</svg>"])


def _band(review: Review, seat: int, below: Sequence[float], above: Sequence[float]) -> str:
    there = [f"{_x(review, step):.1f},{_y(share):.1f}" for step, share in enumerate(above)]
    back = [f"{_x(review, step):.1f},{_y(share):.1f}" for step, share in enumerate(below)][::-1]
    return (
        f'<polygon points="{" ".join(there + back)}" fill="{COLOURS[seat % len(COLOURS)]}"'
        f' stroke="#1b1526" stroke-width="1.5"/>'
    )


def _name(review: Review, seat: int, below: Sequence[float], above: Sequence[float]) -> str:
    """Write a name where its band is widest."""
    widest = max(range(len(above)), key=lambda step: above[step] - below[step] - abs(step - 4) * 1e-4)
    at = min(max(_x(review, widest), _LEFT + 60), _WIDTH - 90)
    middle = _y((above[widest] + below[widest]) / 2) + 4
    name = escape(f"{LETTERS[seat]} {name_of_seat(review, seat)}")
    return (
        f'<text x="{at:.1f}" y="{middle:.1f}" text-anchor="middle" fill="#fff" stroke="#1b1526"'
        f' stroke-width="3" paint-order="stroke" font-weight="bold">{name}</text>'
    )


def _soft_edge(review: Review, seat: int, levels: Sequence[float]) -> str:
    """Show how far off the edge above a seat's band may be: by one standard error."""
    both = [
        (_x(review, step), _y(min(1.0, level + off[seat])), _y(max(0.0, level - off[seat])))
        for step, (level, off) in enumerate(zip(levels, review.share_errors, strict=True))
    ]
    there = [f"{x:.1f},{high:.1f}" for x, high, _ in both]
    back = [f"{x:.1f},{low:.1f}" for x, _, low in reversed(both)]
    points = " ".join(there + back)
    return f'<polygon class="unsure" points="{points}" fill="#1b1526" opacity=".25"/>'


def _apart(places: Sequence[float]) -> list[float]:
    """Move marks so that none covers another."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + _BESIDE) if found else place)
    most = float(_WIDTH - 12)
    for at in reversed(range(len(found))):
        found[at] = min(found[at], most)
        most = found[at] - _BESIDE
    return found


def _mark(review: Review, moment: TurningPoint, number: int, x: float) -> str:
    """Mark a turning point: round for a decision, square for luck."""
    at, fill = _x(review, moment.step + 1), _MARKS.get(moment.kind, "#8f88a3")
    shape = (
        f'<rect x="{x - 9:.1f}" y="6" width="18" height="18" rx="3" fill="{fill}"/>'
        if moment.kind == "luck"
        else f'<circle cx="{x:.1f}" cy="15" r="10" fill="{fill}"/>'
    )
    return (
        f'<g><title>{escape(str(moment.title))}</title><polyline fill="none"'
        f' points="{x:.1f},24 {at:.1f},{_TOP} {at:.1f},{_HEIGHT - _BOTTOM}" stroke="#1b1526"'
        f' stroke-width="1" opacity=".6"/>{shape}'
        f'<text x="{x:.1f}" y="19" text-anchor="middle" font-weight="bold">{number}</text></g>'
    )


def _x(review: Review, step: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - 10) * step / max(1, review.steps)


def _y(share: float) -> float:
    return _HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * share
