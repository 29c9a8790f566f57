-- A file as version 5 makes it. The hashes were computed by hand: SHA-256 of
-- nonce, a zero byte and the entry, then of the chain before and that. So
-- were the sums: of the id, a zero byte and the header or the card.

CREATE TABLE logs (
  id     TEXT NOT NULL PRIMARY KEY,
  header TEXT NOT NULL,
  card   BLOB,
  header_sum BLOB,
  card_sum   BLOB,
  indexed BLOB,
  maker   TEXT,
  bytes   INTEGER,
  used    INTEGER,
  ends    INTEGER,
  trashed INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX logs_unindexed ON logs (id) WHERE indexed IS NOT card_sum AND card <> x'';

CREATE INDEX logs_counted ON logs (maker, bytes, used, ends, trashed);

CREATE TABLE ways (
  way TEXT NOT NULL,
  log TEXT NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
  PRIMARY KEY (way, log)
) STRICT, WITHOUT ROWID;

CREATE INDEX ways_log ON ways (log);

CREATE TABLE records (
  log        TEXT NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
  number     INTEGER NOT NULL CHECK (number > 0),
  time       TEXT NOT NULL,
  by         TEXT NOT NULL,
  event      TEXT NOT NULL,
  chance     INTEGER NOT NULL CHECK (chance IN (0, 1)),
  nonce      BLOB,
  commitment BLOB NOT NULL CHECK (length(commitment) = 32),
  chain      BLOB NOT NULL CHECK (length(chain) = 32),
  key        TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (log, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX records_key ON records (log, key) WHERE key <> '';

CREATE TABLE data (
  digest TEXT NOT NULL PRIMARY KEY,
  text   BLOB NOT NULL
) STRICT;

CREATE TABLE data_of (
  log    TEXT NOT NULL PRIMARY KEY,
  digest TEXT NOT NULL REFERENCES data (digest)
) STRICT, WITHOUT ROWID;

CREATE INDEX data_of_digest ON data_of (digest);

CREATE TABLE note (
  one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
  text BLOB NOT NULL
) STRICT;

INSERT INTO logs VALUES ('friday', 'saddlebag 1 coal-n-write
player Ann
player "Bob Tanner"
', x'63617264',
  x'e1828c21885ac8f97d9d575025661402809dd960377046396345be235a7cb892',
  x'2fee5e50eeec6b915f9c59766a0c47682eac705e512236cb77df69d33de529ba',
  x'2fee5e50eeec6b915f9c59766a0c47682eac705e512236cb77df69d33de529ba', 'ann', 800, 1795201200, NULL, NULL);

INSERT INTO ways VALUES ('seat 1', 'friday');

INSERT INTO data VALUES ('sha256:d830325906c3d540ae219e6aba0f243d52cd708feea68355a3f63f76aff8da33', x'6465636b');
INSERT INTO data_of VALUES ('friday', 'sha256:d830325906c3d540ae219e6aba0f243d52cd708feea68355a3f63f76aff8da33');
INSERT INTO note VALUES (1, x'6e6f7465');

INSERT INTO records VALUES
  ('friday', 1, '2026-11-20T19:00:00Z', 'Ann', 'table roll 2+3+4', 0,
   x'00112233445566778899aabbccddeeff',
   x'c8b806135f879c1168e0860ab2a3d7ed447903eda2a9ed8e9bb74a3f1506fe6a',
   x'42b8dfe9d33b749dbda835a5b32d32441b7f9050d7af31af4dd07362c95fe4f6', 'a'),
  ('friday', 2, '2026-11-20T19:01:30.5Z', 'Ann', 'Ann claim borax-1 4', 0,
   x'0123456789abcdef0123456789abcdef',
   x'0465c03c3e9fac4e5688c46927cc30d5e3355442f8386a6a8e9544219e2df18b',
   x'732b22f52fb2b28cf64fcd50a474990af3e3ff2218ff22158e62201ca3176931', 'b'),
  ('friday', 3, '2026-11-20T19:02:00Z', 'Bob Tanner', '"Bob Tanner" show ?', 0,
   NULL,
   x'f3271bfd34c202c727511ae37623b8334f4c62628189c05248eca848d12d9cef',
   x'b5b2b7546444fd30e40ee6cdd9f1a79b93c4900f2a653300d72cb5f7e5f27fd2', '');

PRAGMA application_id = 1398891628;
PRAGMA user_version = 5;
