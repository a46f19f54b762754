-- Players: guests with a name, or accounts with a login and a password.
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  login TEXT UNIQUE,
  password TEXT,
  created REAL NOT NULL
);

-- Tables. `setup` is what was asked for (JSON); `seed` never leaves the server before the end.
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  setup TEXT NOT NULL,
  seed TEXT NOT NULL,
  invite TEXT NOT NULL,
  host TEXT NOT NULL REFERENCES players (id),
  public INTEGER NOT NULL,
  status TEXT NOT NULL,
  created REAL NOT NULL,
  changed REAL NOT NULL,
  rematch_of TEXT,
  started REAL,
  players TEXT
);
CREATE INDEX tables_by_rematch ON tables (rematch_of);
CREATE INDEX tables_by_status ON tables (status, changed DESC);

-- Who sits where: a player, or a bot of some level.
CREATE TABLE seats (
  "table" TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  player TEXT REFERENCES players (id),
  bot TEXT,
  PRIMARY KEY ("table", seat)
);
CREATE INDEX seats_by_player ON seats (player);

-- What happened at a table, in order: moves, undos, ways back that all agreed to. The key is the lock.
CREATE TABLE entries (
  "table" TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  body TEXT NOT NULL,
  player TEXT,
  move TEXT,
  version INTEGER NOT NULL,
  at REAL NOT NULL,
  thought REAL NOT NULL,
  PRIMARY KEY ("table", number)
) WITHOUT ROWID;

CREATE TABLE chat (
  "table" TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY ("table", number)
) WITHOUT ROWID;

-- One row for each seat of a finished game.
CREATE TABLE results (
  "table" TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  player TEXT,
  bot TEXT,
  score INTEGER NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
CREATE INDEX results_by_player ON results (player);

-- Who wants to abandon a game.
CREATE TABLE votes (
  "table" TEXT NOT NULL REFERENCES tables (id),
  player TEXT NOT NULL,
  PRIMARY KEY ("table", player)
) WITHOUT ROWID;

-- Secrets and settings of this server.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
