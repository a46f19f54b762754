-- The lessons that somebody has been through: with the player, so on any device.
CREATE TABLE learned (
  player TEXT NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  lesson TEXT NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (player, game, lesson)
) WITHOUT ROWID;
