-- Keys and passwords that were wrong, for each login and address: a restart gives nobody new tries. `who` is a
-- keyed hash, since what is typed for a login may be a password.
CREATE TABLE tries (
  who TEXT NOT NULL,
  at REAL NOT NULL
);
CREATE INDEX tries_by_time ON tries (at);

-- What a session is used with (browser and system), so that its player knows it again.
ALTER TABLE sessions ADD COLUMN device TEXT;
