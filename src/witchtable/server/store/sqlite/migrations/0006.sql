-- Who is signed in where: a cookie is the signed id of one of these, and is worth nothing without it.
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  created REAL NOT NULL,
  used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_player ON sessions (player);
-- Cookies were signed ids of players: they go on as sessions of that id, which can be ended like any other.
INSERT OR IGNORE INTO sessions SELECT id, id, created, strftime('%s', 'now') FROM players;
