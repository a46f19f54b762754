-- In whose place a bot plays: a seat belongs to its player until the end.
ALTER TABLE seats ADD COLUMN owner TEXT REFERENCES players (id);
CREATE INDEX seats_by_owner ON seats (owner);

-- Who wants a bot to play for a player who is away, and since when.
CREATE TABLE agreements (
  "table" TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  player TEXT NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY ("table", seat, player)
) WITHOUT ROWID;

-- Who plays the same cards.
CREATE INDEX tables_by_seed ON tables (seed);

-- Why a result does not count: one who knows what comes, or who plays with oneself, proves nothing.
ALTER TABLE results ADD COLUMN uncounted TEXT;
UPDATE results SET uncounted = (
  SELECT CASE
    WHEN json_extract(t.setup, '$.continues') IS NOT NULL THEN 'continued'
    WHEN NOT coalesce(json_extract(t.setup, '$.is_drawn'), 0) THEN 'named_deal'
    WHEN EXISTS (SELECT 1 FROM seats s WHERE s."table" = t.id AND s.player IS NOT NULL
                 GROUP BY s.player HAVING count(*) > 1) THEN 'hot_seat'
    WHEN EXISTS (SELECT 1 FROM entries e WHERE e."table" = t.id AND e.kind = 'rewind') THEN 'rewound'
  END FROM tables t WHERE t.id = results."table");
