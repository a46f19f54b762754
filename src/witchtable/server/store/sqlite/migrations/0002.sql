-- Components of the house editions that tables were opened with (JSON): who changes them changes no game.
CREATE TABLE editions (
  fingerprint TEXT PRIMARY KEY,
  data TEXT NOT NULL
) WITHOUT ROWID;
