-- How often the coach has spoken to somebody about a kind of decision: with the player, so on any device.
CREATE TABLE heard (
  player TEXT NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (player, kind)
) WITHOUT ROWID;
