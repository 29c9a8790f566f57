-- The logs of all tables.

CREATE TABLE logs (
  id     TEXT NOT NULL PRIMARY KEY,
  header TEXT NOT NULL -- canonical
) STRICT, WITHOUT ROWID;

-- The key is UNIQUE (table, number): of two phones that write the same number
-- at once, the second is told, and neither entry is lost.
CREATE TABLE records (
  log        TEXT NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL CHECK (number > 0),
  time       TEXT NOT NULL, -- RFC 3339 with nanoseconds, UTC: as it is hashed
  by         TEXT NOT NULL,
  event      TEXT NOT NULL, -- canonical
  chance     INTEGER NOT NULL CHECK (chance IN (0, 1)),
  nonce      BLOB, -- NULL where a secret is withheld
  commitment BLOB NOT NULL CHECK (length(commitment) = 32),
  chain      BLOB NOT NULL CHECK (length(chain) = 32),
  PRIMARY KEY (log, number)
) STRICT, WITHOUT ROWID;
