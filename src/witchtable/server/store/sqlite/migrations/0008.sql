-- What somebody is called on this seat: several people may play at one device, under one player.
ALTER TABLE seats ADD COLUMN name TEXT;
