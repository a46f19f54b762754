-- How often something around the game has changed (seats, votes, chat): who changes it says what is known of it.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- What everybody is asked, and whom the host does not want to play with (JSON).
ALTER TABLE tables ADD COLUMN around TEXT;

-- The workers of this house, for how long each is taken to be alive, and since when there was always one;
-- all by the clock of this database.
CREATE TABLE workers (
  id TEXT PRIMARY KEY,
  until DOUBLE PRECISION NOT NULL,
  since DOUBLE PRECISION NOT NULL
);

-- Who looks after the bots and clocks of a table; no fence is given twice.
CREATE SEQUENCE fences;
CREATE TABLE leases (
  "table" TEXT PRIMARY KEY REFERENCES tables (id),
  worker TEXT NOT NULL,
  fence BIGINT NOT NULL
);
CREATE INDEX leases_by_worker ON leases (worker);

-- At which worker a player looks on; with a date: until then.
CREATE TABLE presence (
  "table" TEXT NOT NULL REFERENCES tables (id),
  player TEXT NOT NULL,
  worker TEXT NOT NULL,
  gone DOUBLE PRECISION,
  PRIMARY KEY ("table", player, worker)
);
CREATE INDEX presence_by_worker ON presence (worker);
