-- How often something around the game has changed (seats, votes, chat): who changes it says what is known of it.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- What everybody is asked, and whom the host does not want to play with (JSON).
ALTER TABLE tables ADD COLUMN around TEXT;
