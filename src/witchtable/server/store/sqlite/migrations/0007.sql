-- How a running game stood at one of its entries, with all that was shown: a shortcut, never the truth. The
-- digest is over the body and over all entries up to the number; what does not fit is passed over.
CREATE TABLE IF NOT EXISTS snapshots (
  "table" TEXT PRIMARY KEY REFERENCES tables (id),
  number INTEGER NOT NULL,
  digest TEXT NOT NULL,
  body BLOB NOT NULL
) WITHOUT ROWID;
