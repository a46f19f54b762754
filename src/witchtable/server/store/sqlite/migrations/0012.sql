-- Whoever opens a table has their open ones counted, and the lobby lists public ones: both without
-- looking through all that others have opened.
CREATE INDEX IF NOT EXISTS tables_by_host ON tables (host, status);
CREATE INDEX IF NOT EXISTS tables_to_be_seen ON tables (status, changed DESC) WHERE public = 1;
