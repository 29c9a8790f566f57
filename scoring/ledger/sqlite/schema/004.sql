-- What no chain covers has a sum of its own, so that a change is noticed: the
-- header of a log that has no entries yet, and the card beside it.

ALTER TABLE logs ADD COLUMN header_sum BLOB; -- NULL until the file is opened to write

ALTER TABLE logs ADD COLUMN card_sum BLOB; -- likewise
