-- Which of these scripts have been run.
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (0);

-- The last commit of each process that writes: if its answer was lost, it is found out here whether it is kept.
CREATE TABLE commits (
  writer TEXT PRIMARY KEY,
  number BIGINT NOT NULL
);

-- Players: guests with a name, or accounts with a login and a password.
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  login TEXT UNIQUE,
  password TEXT,
  created DOUBLE PRECISION NOT NULL
);

-- Who is signed in where, and with what.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  created DOUBLE PRECISION NOT NULL,
  used DOUBLE PRECISION NOT NULL,
  device TEXT
);
CREATE INDEX sessions_by_player ON sessions (player);

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
  created DOUBLE PRECISION NOT NULL,
  changed DOUBLE PRECISION NOT NULL,
  rematch_of TEXT,
  started DOUBLE PRECISION,
  players TEXT,
  rules INTEGER
);
CREATE INDEX tables_by_rematch ON tables (rematch_of);
CREATE INDEX tables_by_status ON tables (status, changed DESC);
CREATE INDEX tables_by_seed ON tables (seed);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_to_be_seen ON tables (status, changed DESC) WHERE public = 1;

-- What kind of game a table has, as its setup tells.
CREATE VIEW kinds AS SELECT
  id AS "table",
  (setup::json ->> 'lesson') IS NOT NULL AS is_lesson,
  (setup::json ->> 'continues') IS NOT NULL AS goes_on,
  coalesce((setup::json ->> 'is_drawn')::boolean, false) AS is_drawn
FROM tables;

-- Who sits where: a player, a bot of some level, or a bot in a player's place.
CREATE TABLE seats (
  "table" TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  player TEXT REFERENCES players (id),
  bot TEXT,
  owner TEXT REFERENCES players (id),
  name TEXT,
  PRIMARY KEY ("table", seat)
);
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_owner ON seats (owner);

-- Who wants a bot to play for a player who is away, and since when.
CREATE TABLE agreements (
  "table" TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  player TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY ("table", seat, player)
);

-- What happened at a table, in order: moves, undos, ways back that all agreed to. The key is the lock.
CREATE TABLE entries (
  "table" TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  body TEXT NOT NULL,
  player TEXT,
  request TEXT,
  version INTEGER NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  thought DOUBLE PRECISION NOT NULL,
  PRIMARY KEY ("table", number)
);

-- How a running game stood at one of its entries: a shortcut, never the truth.
CREATE TABLE snapshots (
  "table" TEXT PRIMARY KEY REFERENCES tables (id),
  number INTEGER NOT NULL,
  digest TEXT NOT NULL,
  body BYTEA NOT NULL
);

CREATE TABLE chat (
  "table" TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY ("table", number)
);

-- One row for each seat of a finished game, and why it does not count.
CREATE TABLE results (
  "table" TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  player TEXT,
  bot TEXT,
  score INTEGER NOT NULL,
  won INTEGER NOT NULL,
  uncounted TEXT,
  PRIMARY KEY ("table", seat)
);
CREATE INDEX results_by_player ON results (player);

-- Who wants to abandon a game.
CREATE TABLE votes (
  "table" TEXT NOT NULL REFERENCES tables (id),
  player TEXT NOT NULL,
  PRIMARY KEY ("table", player)
);

-- The review of a finished game: the figures so far, to go on from, and the review as it is shown.
CREATE TABLE reviews (
  "table" TEXT PRIMARY KEY REFERENCES tables (id),
  is_done INTEGER NOT NULL,
  progress DOUBLE PRECISION NOT NULL,
  work BYTEA NOT NULL,
  review BYTEA NOT NULL
);
CREATE INDEX reviews_begun ON reviews ("table") WHERE is_done = 0;

-- The lessons that somebody has been through, and how often the coach has spoken of what.
CREATE TABLE learned (
  player TEXT NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  lesson TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (player, game, lesson)
);
CREATE TABLE heard (
  player TEXT NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (player, kind)
);

-- Keys and passwords that were wrong, for each login and address (a keyed hash).
CREATE TABLE tries (
  who TEXT NOT NULL,
  at DOUBLE PRECISION NOT NULL
);
CREATE INDEX tries_by_time ON tries (at);

-- Components of editions that tables were opened with (JSON), secrets and settings of this server.
CREATE TABLE editions (fingerprint TEXT PRIMARY KEY, data TEXT NOT NULL);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
