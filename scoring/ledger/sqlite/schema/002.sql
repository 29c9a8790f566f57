-- What the keeper of a table notes beside its log, and the sender's own name
-- for an entry, by which one that comes twice goes in once.

ALTER TABLE logs ADD COLUMN card BLOB NOT NULL DEFAULT x'';

ALTER TABLE records ADD COLUMN key TEXT NOT NULL DEFAULT '';

CREATE UNIQUE INDEX records_by_key ON records (log, key) WHERE key <> '';
