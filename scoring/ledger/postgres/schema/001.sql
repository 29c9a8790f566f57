-- oldest: 1

-- The logs of all tables, each with the card beside it. Their sums are of what no chain
-- covers. Texts are compared byte by byte, as ids are in any other store.

CREATE TABLE logs (
  id         text COLLATE "C" NOT NULL PRIMARY KEY,
  header     text NOT NULL, -- canonical
  card       bytea, -- NULL: none
  header_sum bytea NOT NULL,
  card_sum   bytea NOT NULL
);

-- The key is UNIQUE (log, number): of two phones that write the same number at once,
-- the second is told, and neither entry is lost.
CREATE TABLE records (
  log        text COLLATE "C" NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
  number     integer NOT NULL CHECK (number > 0),
  time       text NOT NULL, -- RFC 3339 with nanoseconds, UTC: as it is hashed
  by         text NOT NULL,
  event      text NOT NULL, -- canonical
  chance     boolean NOT NULL,
  nonce      bytea, -- NULL where a secret is withheld
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  chain      bytea NOT NULL CHECK (octet_length(chain) = 32),
  key        bytea NOT NULL, -- as it was sent; empty: none
  PRIMARY KEY (log, number)
);

-- Entries that are sent twice go in once.
CREATE UNIQUE INDEX records_key ON records (log, key) WHERE key <> '';

-- House data of users' own, once for all tables that have the same. It is there before
-- the log: who is interrupted in between leaves data that nobody has, and never a log
-- without its own.
CREATE TABLE data (
  digest text COLLATE "C" NOT NULL PRIMARY KEY, -- sha256: and hexadecimal, as headers have it
  text   bytea NOT NULL
);

CREATE TABLE data_of (
  log    text COLLATE "C" NOT NULL PRIMARY KEY,
  digest text COLLATE "C" NOT NULL REFERENCES data (digest)
);

CREATE INDEX data_of_digest ON data_of (digest);

-- What the keeper of all tables notes for itself.
CREATE TABLE note (
  one  integer NOT NULL PRIMARY KEY CHECK (one = 1),
  text bytea NOT NULL
);
