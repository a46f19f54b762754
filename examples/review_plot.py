"""Look back at a game from Python: let two bots play, print the account, and draw the shares.

    python examples/review_plot.py [FILE.svg]

Without a file it only prints. `witchtable.review` returns plain data (`witchtable.reviews.Review`).
"""

from __future__ import annotations

import sys
from pathlib import Path

import witchtable
from witchtable.reviews.drawing import draw_shares

# %% A game to look back at: or `witchtable.Match.loads(Path("record.txt").read_text())`
game = witchtable.GAMES["witchdom"]
match = witchtable.Match(game, seats=2, seed="a plot", players=["Odile", "Berta"])
bots = [witchtable.bot("apprentice", game), witchtable.bot("random", game, seed=1)]
while match.state.deciders:
    seat = match.state.deciders[0]
    match.play(seat, bots[seat].choose(witchtable.Place(match.state, seat)))

# %% The account: fair + skill + gifts + luck = result, for each seat
review = witchtable.review(match, depth="quick")  # "usual" takes up to a minute or three
for account in review.accounts:
    name, lucky = review.names[account.seat], f"{account.luck:+.2f} ± {account.luck_error:.2f}"
    print(f"{name}: {account.fair:.2f} fair {account.skill:+.2f} skill {account.gifts:+.2f} gifts")
    print(f"    {lucky} luck = {account.result:.2f}")

# %% What each decision gave away, the worst first
for decision in sorted(review.decisions, key=lambda one: -one.given_away)[:3]:
    lost = f"{100 * decision.given_away:.0f} ± {100 * decision.given_away_error:.0f}%"
    print(f"move {decision.step + 1}: {decision.played}, better {decision.best}: {lost}")

# %% The plot
if len(sys.argv) > 1:
    Path(sys.argv[1]).write_text(draw_shares(review), "utf-8")
