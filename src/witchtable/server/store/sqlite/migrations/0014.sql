-- What kind of game a table has, as its setup tells.
CREATE VIEW kinds AS SELECT
  id AS "table",
  json_extract(setup, '$.lesson') IS NOT NULL AS is_lesson,
  json_extract(setup, '$.continues') IS NOT NULL AS goes_on,
  coalesce(json_extract(setup, '$.is_drawn'), 0) AS is_drawn
FROM tables;
