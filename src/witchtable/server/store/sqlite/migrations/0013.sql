-- The review of a finished game: the figures so far, to go on from, and the review as it is shown.
CREATE TABLE reviews (
  "table" TEXT PRIMARY KEY REFERENCES tables (id),
  is_done INTEGER NOT NULL,
  progress REAL NOT NULL,
  work BLOB NOT NULL,
  review BLOB NOT NULL
);
CREATE INDEX reviews_begun ON reviews ("table") WHERE NOT is_done;
