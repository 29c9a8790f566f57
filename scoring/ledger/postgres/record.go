package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// insertNext writes records of some logs, those of a log that is there and whose next
// one is the first of them, but what somebody else has written meanwhile and keys that are
// known: one statement for all, which waits for who writes the same and breaks nothing.
// All write to the logs in one order, so that nobody waits for each other in a ring. It
// tells all who hear, and answers with the log of each record that is in it. How many
// there are is hidden from the planner by a SELECT, which would else plan anew each time.
const insertNext = `WITH added AS (
		INSERT INTO records (log, number, time, by, event, chance, nonce, commitment, chain, key)
		SELECT log, number, time, by, event, chance, nonce, commitment, chain, key
		FROM unnest((SELECT $1::text[]), $2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::bytea[], $9::bytea[], $10::bytea[], $11::bytea[])
			AS given (log, first, number, time, by, event, chance, nonce, commitment, chain, key)
		WHERE EXISTS (SELECT FROM logs WHERE id = given.log)
			AND first = (SELECT coalesce(max(number), 0) + 1 FROM records WHERE log = given.log)
		ORDER BY log COLLATE "C", number
		ON CONFLICT DO NOTHING RETURNING log, number)
	SELECT log, pg_notify('` + channel + `', json_build_object('Kind', '` + string(logbook.Entered) + `', 'Table', log, 'Number', number)::text) FROM added`

// A row is a record to insert, of a log to which some are added at once.
type row struct {
	log    string
	first  int // number of the first of these
	record *logbook.Record
}

// insert inserts rows, one a log or all of one, and returns the logs of those that are in.
func insert(ctx context.Context, db interface {
	Query(ctx context.Context, query string, args ...any) (pgx.Rows, error)
}, given []row,
) (logs []string, err error) {
	n := len(given)
	ids, firsts, numbers := make([]string, n), make([]int, n), make([]int, n)
	times, bys, events, chances := make([]string, n), make([]string, n), make([]string, n), make([]bool, n)
	nonces, commitments, chains, keys := make([][]byte, n), make([][]byte, n), make([][]byte, n), make([][]byte, n)
	for i, g := range given {
		r := g.record
		ids[i], firsts[i], numbers[i] = g.log, g.first, r.Number
		times[i], bys[i], events[i], chances[i] = r.Time.UTC().Format(time.RFC3339Nano), r.By, r.Entry.String(), r.Entry.Chance
		nonces[i], commitments[i], chains[i], keys[i] = r.Nonce, r.Commitment[:], r.Chain[:], []byte(r.Key)
	}
	rows, _ := db.Query(ctx, insertNext, ids, firsts, numbers, times, bys, events, chances, nonces, commitments, chains, keys) // whose error the rows have
	var log string
	_, err = pgx.ForEachRow(rows, []any{&log, nil}, func() error {
		logs = append(logs, log)
		return nil
	})
	return logs, err
}

// add puts records at the end of a log, all or none.
func add(ctx context.Context, tx pgx.Tx, table string, records []logbook.Record) error {
	rows := make([]row, len(records))
	for i := range records {
		if rows[i] = (row{table, records[0].Number, &records[i]}); records[i].Number != records[0].Number+i {
			return refused(ctx, tx, table, records[i:])
		}
	}
	if len(rows) == 0 {
		return nil
	}
	in, err := insert(ctx, tx, rows)
	if err == nil && len(in) < len(rows) {
		err = refused(ctx, tx, table, records)
	}
	return err
}

// refused says why the first of some records is not the next of its log.
func refused(ctx context.Context, tx pgx.Tx, table string, records []logbook.Record) error {
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
			return fmt.Errorf("entry %d: %w", r.Number, logbook.ErrRepeated)
		}
	}
	return fmt.Errorf("entry %d where %d is next: %w", records[0].Number, next, logbook.ErrConflict)
}

// nextNumber is the number of the entry that a log lacks yet. It fails with
// logbook.ErrNotFound.
func nextNumber(ctx context.Context, tx pgx.Tx, table string) (number int, err error) {
	const query = "SELECT (SELECT coalesce(max(number), 0) + 1 FROM records WHERE log = id) FROM logs WHERE id = $1"
	err = tx.QueryRow(ctx, query, table).Scan(&number)
	if errors.Is(err, pgx.ErrNoRows) {
		err = logbook.ErrNotFound
	}
	return number, err
}

// recordsAfter reads the records of a log after a number. It may fail with a
// *logbook.DamageError, beside what comes before.
func recordsAfter(ctx context.Context, tx pgx.Tx, table string, number int) (records []logbook.Record, err error) {
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
			return records, &logbook.DamageError{Entry: number + len(records) + 1, Err: err}
		}
		records = append(records, r)
	}
	return records, rows.Err()
}

// scan reads a record, which somebody may have changed: the database is theirs.
func scan(row pgx.Rows) (r logbook.Record, err error) {
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
