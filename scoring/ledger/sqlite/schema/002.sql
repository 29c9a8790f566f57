-- What live tables need: a card beside each log, and entries that are sent
-- twice but go in once.

ALTER TABLE logs ADD COLUMN card BLOB; -- NULL: none

ALTER TABLE records ADD COLUMN key TEXT NOT NULL DEFAULT ''; -- empty: none

CREATE UNIQUE INDEX records_key ON records (log, key) WHERE key <> '';
