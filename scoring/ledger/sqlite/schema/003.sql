-- House data of users' own, once for all tables that have the same; and what
-- the keeper of all tables notes for itself.

CREATE TABLE data (
  digest TEXT NOT NULL PRIMARY KEY, -- sha256: and hexadecimal, as headers have it
  text   BLOB NOT NULL
) STRICT;

-- A log's data is there before the log: who is interrupted in between leaves
-- data that nobody has, and never a log without its own.
CREATE TABLE data_of (
  log    TEXT NOT NULL PRIMARY KEY,
  digest TEXT NOT NULL REFERENCES data (digest)
) STRICT, WITHOUT ROWID;

CREATE INDEX data_of_digest ON data_of (digest);

CREATE TABLE note (
  one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
  text BLOB NOT NULL
) STRICT;
