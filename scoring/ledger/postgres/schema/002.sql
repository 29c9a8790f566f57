-- oldest: 1

-- By what tables are found and counted, as their keeper reads it from their cards, so
-- that nobody has to hold all cards to find one. Times are in seconds since 1970. A
-- program that knows nothing of it leaves indexed as it was when it replaces a card.

ALTER TABLE logs
  ADD COLUMN indexed bytea, -- the card_sum that the rest is of; NULL or another: it is to be read anew
  ADD COLUMN maker text COLLATE "C",
  ADD COLUMN bytes bigint,
  ADD COLUMN used bigint,
  ADD COLUMN ends bigint, -- NULL: never
  ADD COLUMN trashed bigint; -- NULL: in use

CREATE INDEX logs_unindexed ON logs (id) WHERE indexed IS DISTINCT FROM card_sum AND card <> '';

CREATE INDEX logs_counted ON logs (maker) INCLUDE (id, bytes, used, ends, trashed);

CREATE TABLE ways (
  way text COLLATE "C" NOT NULL,
  log text COLLATE "C" NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
  PRIMARY KEY (way, log)
);

CREATE INDEX ways_log ON ways (log);
