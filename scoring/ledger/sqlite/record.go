package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// nextNumber is the number of the entry that a log lacks yet. It fails with
// logbook.ErrNotFound.
func nextNumber(ctx context.Context, tx *sql.Tx, table string) (number int, err error) {
	const query = "SELECT (SELECT coalesce(max(number), 0) + 1 FROM records WHERE log = id) FROM logs WHERE id = ?"
	err = tx.QueryRowContext(ctx, query, table).Scan(&number)
	if errors.Is(err, sql.ErrNoRows) {
		err = logbook.ErrNotFound
	}
	return number, err
}

// add puts records at the end of a log, each by one statement. It fails with
// logbook.ErrNotFound, ErrRepeated or ErrConflict, perhaps after some were written.
func (s *Store) add(ctx context.Context, tx *sql.Tx, table string, records []logbook.Record) error {
	for i := range records {
		switch added, err := s.insertNext(ctx, tx, table, &records[i]); {
		case err != nil:
			return err
		case !added:
			return refused(ctx, tx, table, records[i:])
		}
	}
	return nil
}

// refused says why the first of some records is not the next of its log.
func refused(ctx context.Context, tx *sql.Tx, table string, records []logbook.Record) error {
	next, err := nextNumber(ctx, tx, table)
	if err != nil {
		return err
	}
	for _, r := range records {
		if err := unknown(ctx, tx, table, r); err != nil {
			return err
		}
	}
	return fmt.Errorf("entry %d where %d is next: %w", records[0].Number, next, logbook.ErrConflict)
}

// unknown wants a log to be without a record's key.
func unknown(ctx context.Context, tx *sql.Tx, table string, r logbook.Record) error {
	if r.Key == "" {
		return nil
	}
	// The index has no empty keys, and is not used unless the query says so.
	const query = "SELECT EXISTS (SELECT 1 FROM records WHERE log = ? AND key = ? AND key <> '')"
	var known bool
	err := tx.QueryRowContext(ctx, query, table, r.Key).Scan(&known)
	if known {
		err = fmt.Errorf("entry %d: %w", r.Number, logbook.ErrRepeated)
	}
	return err
}

// insertNext is the statement that writes one record, where there is its log and it
// is the log's next one.
const insertNext = `INSERT INTO records (log, number, time, by, event, chance, nonce, commitment, chain, key)
	SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM logs
	WHERE id = ?1 AND ?2 = (SELECT coalesce(max(number), 0) + 1 FROM records WHERE log = id)`

// insertNext writes one record; it is not added where another is next or there is no
// log. It fails with logbook.ErrRepeated where the log has one of its key.
func (s *Store) insertNext(ctx context.Context, tx *sql.Tx, table string, r *logbook.Record) (added bool, err error) {
	result, err := tx.StmtContext(ctx, s.insert).ExecContext(ctx, table, r.Number, r.Time.UTC().Format(time.RFC3339Nano), r.By,
		r.Entry.String(), r.Entry.Chance, r.Nonce, r.Commitment[:], r.Chain[:], r.Key)
	if isRepeated(err) {
		err = fmt.Errorf("entry %d: %w", r.Number, logbook.ErrRepeated)
	}
	if err != nil {
		return false, err
	}
	n, err := result.RowsAffected()
	return n > 0, err
}

// recordsAfter reads the records of a log after a number. It may fail with a
// *logbook.DamageError, beside what comes before.
func recordsAfter(ctx context.Context, tx *sql.Tx, table string, number int) ([]logbook.Record, error) {
	const query = `SELECT number, time, by, event, chance, nonce, commitment, chain, key FROM records
		WHERE log = ? AND number > ? ORDER BY number`
	var records []logbook.Record
	rows, err := tx.QueryContext(ctx, query, table, number)
	err = each(rows, err, func() error {
		r, err := scan(rows)
		if err != nil {
			return &logbook.DamageError{Entry: number + len(records) + 1, Err: err}
		}
		records = append(records, r)
		return nil
	})
	if isCorrupt(err) {
		next := number + len(records) + 1
		err = &logbook.DamageError{Entry: next, Err: fmt.Errorf("entry %d: %w", next, err)}
	}
	return records, err
}

// each calls do for every row of a query's answer.
func each(rows *sql.Rows, err error, do func() error) error {
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }() // what went wrong, Err tells
	for rows.Next() {
		if err := do(); err != nil {
			return err
		}
	}
	return rows.Err()
}

// scan reads a record, which somebody may have changed: the file is theirs.
func scan(row *sql.Rows) (r logbook.Record, err error) {
	var at, event string
	var chance bool
	err = row.Scan(&r.Number, &at, &r.By, &event, &chance, &r.Nonce, (*hash)(&r.Commitment), (*hash)(&r.Chain), &r.Key)
	if err != nil {
		return r, err
	}
	if r.Time, err = time.Parse(time.RFC3339Nano, at); err != nil {
		return r, fmt.Errorf("entry %d: time: %w", r.Number, err)
	}
	r.Time = r.Time.UTC()
	if r.Entry, err = ledger.ParseEvent(event); err != nil {
		return r, fmt.Errorf("entry %d: event: %w", r.Number, err)
	}
	r.Entry.Chance = chance
	return r, nil
}

// A hash is a logbook.Hash that is read from a blob.
type hash logbook.Hash

// Scan implements sql.Scanner.
func (h *hash) Scan(value any) error {
	b, ok := value.([]byte)
	if !ok || len(b) != len(h) {
		return fmt.Errorf("a hash has %d bytes", len(h))
	}
	copy(h[:], b)
	return nil
}
