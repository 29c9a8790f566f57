package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger"
)

// insertNext writes one record, where there is its log, it is the log's next one, and
// nobody else has written that or its key: one statement, which waits for who writes
// the same and breaks nothing.
// It tells all who hear.
const insertNext = `WITH added AS (
		INSERT INTO records (log, number, time, by, event, chance, nonce, commitment, chain, key)
		SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM logs
		WHERE id = $1 AND $2 = (SELECT coalesce(max(number), 0) + 1 FROM records WHERE log = $1)
		ON CONFLICT DO NOTHING RETURNING number)
	SELECT pg_notify('` + channel + `', $11) FROM added`

// fieldsOf are the arguments of insertNext.
func fieldsOf(table string, r *ledger.Record) []any {
	return []any{
		table, r.Number, r.Time.UTC().Format(time.RFC3339Nano), r.By, r.Entry.String(), r.Entry.Chance, r.Nonce, r.Commitment[:], r.Chain[:], []byte(r.Key),
		notice{Notice: ledger.Notice{Kind: ledger.Entered, Table: table, Number: r.Number}}.payload(),
	}
}

// add puts records at the end of a log, all or none.
func add(ctx context.Context, tx pgx.Tx, table string, records []ledger.Record) error {
	for i := range records {
		tag, err := tx.Exec(ctx, insertNext, fieldsOf(table, &records[i])...)
		if err != nil {
			return err
		}
		if tag.RowsAffected() == 0 {
			return refused(ctx, tx, table, records[i:])
		}
	}
	return nil
}

// refused says why the first of some records is not the next of its log.
func refused(ctx context.Context, tx pgx.Tx, table string, records []ledger.Record) error {
	next, err := nextNumber(ctx, tx, table)
	if err != nil {
		return err
	}
	for _, r := range records {
		if r.Key == "" {
			continue
		}
		var known bool
		const query = "SELECT EXISTS (SELECT 1 FROM records WHERE log = $1 AND key = $2 AND key <> '')"
		if err := tx.QueryRow(ctx, query, table, []byte(r.Key)).Scan(&known); err != nil {
			return err
		}
		if known {
			return fmt.Errorf("entry %d: %w", r.Number, ledger.ErrRepeated)
		}
	}
	return fmt.Errorf("entry %d where %d is next: %w", records[0].Number, next, ledger.ErrConflict)
}

// nextNumber is the number of the entry that a log lacks yet. It fails with
// ledger.ErrNotFound.
func nextNumber(ctx context.Context, tx pgx.Tx, table string) (number int, err error) {
	const query = "SELECT (SELECT coalesce(max(number), 0) + 1 FROM records WHERE log = id) FROM logs WHERE id = $1"
	err = tx.QueryRow(ctx, query, table).Scan(&number)
	if errors.Is(err, pgx.ErrNoRows) {
		err = ledger.ErrNotFound
	}
	return number, err
}

// recordsAfter reads the records of a log after a number. It may fail with a
// *ledger.DamageError, beside what comes before.
func recordsAfter(ctx context.Context, tx pgx.Tx, table string, number int) (records []ledger.Record, err error) {
	const query = `SELECT number, time, by, event, chance, nonce, commitment, chain, key FROM records
		WHERE log = $1 AND number > $2 ORDER BY number`
	rows, err := tx.Query(ctx, query, table, number)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		r, err := scan(rows)
		if err != nil {
			return records, &ledger.DamageError{Entry: number + len(records) + 1, Err: err}
		}
		records = append(records, r)
	}
	return records, rows.Err()
}

// scan reads a record, which somebody may have changed: the database is theirs.
func scan(row pgx.Rows) (r ledger.Record, err error) {
	var at, event string
	var commitment, chain, key []byte
	if err := row.Scan(&r.Number, &at, &r.By, &event, &r.Entry.Chance, &r.Nonce, &commitment, &chain, &key); err != nil {
		return r, err
	}
	r.Key = string(key)
	if len(commitment) != len(r.Commitment) || len(chain) != len(r.Chain) {
		return r, fmt.Errorf("entry %d: a hash has %d bytes", r.Number, len(r.Chain))
	}
	copy(r.Commitment[:], commitment)
	copy(r.Chain[:], chain)
	if r.Time, err = time.Parse(time.RFC3339Nano, at); err != nil {
		return r, fmt.Errorf("entry %d: time: %w", r.Number, err)
	}
	r.Time = r.Time.UTC()
	chance := r.Entry.Chance
	if r.Entry, err = ledger.ParseEvent(event); err != nil {
		return r, fmt.Errorf("entry %d: event: %w", r.Number, err)
	}
	r.Entry.Chance = chance
	return r, nil
}
