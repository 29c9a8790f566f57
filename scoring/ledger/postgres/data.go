package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// SetData keeps house data for a log. Logs with the same data share it.
func (s *Store) SetData(ctx context.Context, table string, data []byte) error {
	digest := ledger.Digest(data)
	return s.change(ctx, table, func(ctx context.Context, tx pgx.Tx) error {
		// The row is locked even where it is there, so that nobody drops it meanwhile.
		const keep = "INSERT INTO data (digest, text) VALUES ($1, $2) ON CONFLICT (digest) DO UPDATE SET text = excluded.text"
		if _, err := tx.Exec(ctx, keep, digest, data); err != nil {
			return err
		}
		const set = "INSERT INTO data_of (log, digest) VALUES ($1, $2) ON CONFLICT (log) DO UPDATE SET digest = excluded.digest"
		if _, err := tx.Exec(ctx, set, table, digest); err != nil {
			return err
		}
		return dropData(ctx, tx)
	})
}

// Data returns the house data set for a log; nil for none.
func (s *Store) Data(ctx context.Context, table string) (data []byte, err error) {
	const query = "SELECT text FROM data_of JOIN data USING (digest) WHERE log = $1"
	err = s.look(ctx, func(ctx context.Context, tx pgx.Tx) error { return tx.QueryRow(ctx, query, table).Scan(&data) })
	if errors.Is(err, pgx.ErrNoRows) {
		err = nil
	}
	return data, about(table, err)
}

// dropData drops the data that no log has, but what somebody is about to keep.
func dropData(ctx context.Context, tx pgx.Tx) error {
	const query = `DELETE FROM data WHERE digest IN (
		SELECT digest FROM data WHERE NOT EXISTS (SELECT 1 FROM data_of WHERE data_of.digest = data.digest) FOR UPDATE SKIP LOCKED)`
	_, err := tx.Exec(ctx, query)
	return err
}

// Sizes tells how large some logs are, by their ids.
func (s *Store) Sizes(ctx context.Context, tables ...string) (map[string]logbook.Size, error) {
	const query = `SELECT id,
			octet_length(header) + coalesce(octet_length(card), 0) + coalesce((
				SELECT sum(octet_length(event) + octet_length(by) + octet_length(key) + $1) FROM records WHERE log = id), 0)::bigint,
			coalesce(digest, ''), coalesce(octet_length(text), 0)::bigint
		FROM logs LEFT JOIN data_of ON log = id LEFT JOIN data USING (digest)
		WHERE id = ANY ($2)`
	sizes := map[string]logbook.Size{}
	err := s.look(ctx, func(ctx context.Context, tx pgx.Tx) error {
		rows, _ := tx.Query(ctx, query, logbook.RecordFrame, tables) // whose error the rows have
		var table string
		var size logbook.Size
		_, err := pgx.ForEachRow(rows, []any{&table, &size.Log, &size.Digest, &size.Data}, func() error {
			sizes[table] = size
			return nil
		})
		return err
	})
	return sizes, unavailable(err)
}

// Note returns the note of the keeper of all tables; nil if there is none yet.
func (s *Store) Note(ctx context.Context) (note []byte, err error) {
	err = s.look(ctx, func(ctx context.Context, tx pgx.Tx) error {
		return tx.QueryRow(ctx, "SELECT text FROM note").Scan(&note)
	})
	if errors.Is(err, pgx.ErrNoRows) {
		err = nil
	}
	return note, unavailable(err)
}

// SetNote replaces the keeper's note.
func (s *Store) SetNote(ctx context.Context, note []byte) error {
	return unavailable(s.transact(ctx, pgx.TxOptions{}, func(ctx context.Context, tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "INSERT INTO note (one, text) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET text = excluded.text", note)
		return err
	}))
}
