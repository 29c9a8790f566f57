-- By what tables are found and counted, as their keeper reads it from their cards, so
-- that nobody has to hold all cards to find one. Times are in seconds since 1970.

ALTER TABLE logs ADD COLUMN indexed BLOB; -- the card_sum that the rest is of; NULL or another: it is to be read anew

ALTER TABLE logs ADD COLUMN maker TEXT;

ALTER TABLE logs ADD COLUMN bytes INTEGER;

ALTER TABLE logs ADD COLUMN used INTEGER;

ALTER TABLE logs ADD COLUMN ends INTEGER; -- NULL: never

ALTER TABLE logs ADD COLUMN trashed INTEGER; -- NULL: in use

CREATE INDEX logs_unindexed ON logs (id) WHERE indexed IS NOT card_sum AND card <> x'';

CREATE INDEX logs_counted ON logs (maker, bytes, used, ends, trashed);

CREATE TABLE ways (
  way TEXT NOT NULL,
  log TEXT NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
  PRIMARY KEY (way, log)
) STRICT, WITHOUT ROWID;

CREATE INDEX ways_log ON ways (log);
