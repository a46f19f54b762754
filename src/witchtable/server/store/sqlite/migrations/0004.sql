-- The id of a request is called so; a move is something else.
ALTER TABLE entries RENAME COLUMN move TO request;
