package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"saddlebag/scoring/ledger"
)

// nextNumber is the number of the entry that a log lacks yet. It fails with
// ledger.ErrNotFound.
func nextNumber(ctx context.Context, tx *sql.Tx, table string) (number int, err error) {
	const query = "SELECT (SELECT coalesce(max(number), 0) + 1 FROM records WHERE log = id) FROM logs WHERE id = ?"
	err = tx.QueryRowContext(ctx, query, table).Scan(&number)
	if errors.Is(err, sql.ErrNoRows) {
		err = ledger.ErrNotFound
	}
	return number, err
}

// add puts records at the end of a log. It fails with ledger.ErrNotFound,
// ErrRepeated or ErrConflict, perhaps after some were written.
func add(ctx context.Context, tx *sql.Tx, table string, records []ledger.Record) error {
	next, err := nextNumber(ctx, tx, table)
	if err != nil {
		return err
	}
	for _, r := range records {
		if err := unknown(ctx, tx, table, r); err != nil {
			return err
		}
	}
	for i, r := range records {
		if r.Number != next+i {
			return fmt.Errorf("entry %d where %d is next: %w", r.Number, next+i, ledger.ErrConflict)
		}
		if err := insert(ctx, tx, table, r); err != nil {
			return err
		}
	}
	return nil
}

// unknown wants a log to be without a record's key. The index would find it
// out too, but not where the number is taken as well.
func unknown(ctx context.Context, tx *sql.Tx, table string, r ledger.Record) error {
	if r.Key == "" {
		return nil
	}
	// The index has no empty keys, and is not used unless the query says so.
	const query = "SELECT EXISTS (SELECT 1 FROM records WHERE log = ? AND key = ? AND key <> '')"
	var known bool
	err := tx.QueryRowContext(ctx, query, table, r.Key).Scan(&known)
	if known {
		err = fmt.Errorf("entry %d: %w", r.Number, ledger.ErrRepeated)
	}
	return err
}

// insert writes one record. It fails with ledger.ErrConflict where the log has
// one of its number, and with ErrRepeated where it has one of its key.
func insert(ctx context.Context, tx *sql.Tx, table string, r ledger.Record) error {
	const query = `INSERT INTO records (log, number, time, by, event, chance, nonce, commitment, chain, key)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
	_, err := tx.ExecContext(ctx, query, table, r.Number, r.Time.UTC().Format(time.RFC3339Nano), r.By,
		r.Entry.String(), r.Entry.Chance, r.Nonce, r.Commitment[:], r.Chain[:], r.Key)
	switch {
	case isTaken(err):
		err = fmt.Errorf("entry %d is there: %w", r.Number, ledger.ErrConflict)
	case isRepeated(err):
		err = fmt.Errorf("entry %d: %w", r.Number, ledger.ErrRepeated)
	}
	return err
}

// recordsAfter reads the records of a log after a number. It may fail with a
// *ledger.DamageError, beside what comes before.
func recordsAfter(ctx context.Context, tx *sql.Tx, table string, number int) ([]ledger.Record, error) {
	const query = `SELECT number, time, by, event, chance, nonce, commitment, chain, key FROM records
		WHERE log = ? AND number > ? ORDER BY number`
	var records []ledger.Record
	rows, err := tx.QueryContext(ctx, query, table, number)
	err = each(rows, err, func() error {
		r, err := scan(rows)
		if err != nil {
			return &ledger.DamageError{Entry: number + len(records) + 1, Err: err}
		}
		records = append(records, r)
		return nil
	})
	if isCorrupt(err) {
		next := number + len(records) + 1
		err = &ledger.DamageError{Entry: next, Err: fmt.Errorf("entry %d: %w", next, err)}
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
func scan(row *sql.Rows) (r ledger.Record, err error) {
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

// A hash is a ledger.Hash that is read from a blob.
type hash ledger.Hash

// Scan implements sql.Scanner.
func (h *hash) Scan(value any) error {
	b, ok := value.([]byte)
	if !ok || len(b) != len(h) {
		return fmt.Errorf("a hash has %d bytes", len(h))
	}
	copy(h[:], b)
	return nil
}
