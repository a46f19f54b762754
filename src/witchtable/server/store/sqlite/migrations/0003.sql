-- The version of the rules that a game has begun by: by others it cannot be played again. There was one so far.
ALTER TABLE tables ADD COLUMN rules INTEGER;
UPDATE tables SET rules = 1 WHERE started IS NOT NULL;
