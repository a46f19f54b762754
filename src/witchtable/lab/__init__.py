"""The laboratory: what bots and rules are worth, found out by letting them play."""
