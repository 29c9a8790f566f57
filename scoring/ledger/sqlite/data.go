package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"io/fs"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// SetData keeps house data for a log. Logs with the same data share it.
func (s *Store) SetData(ctx context.Context, table string, data []byte) error {
	digest := ledger.Digest(data)
	return s.change(ctx, table, func(ctx context.Context, tx *sql.Tx) error {
		const keep = "INSERT INTO data (digest, text) VALUES (?, ?) ON CONFLICT DO NOTHING"
		if _, err := tx.ExecContext(ctx, keep, digest, data); err != nil {
			return err
		}
		const set = "INSERT INTO data_of (log, digest) VALUES (?, ?) ON CONFLICT (log) DO UPDATE SET digest = excluded.digest"
		if _, err := tx.ExecContext(ctx, set, table, digest); err != nil {
			return err
		}
		return dropData(ctx, tx)
	})
}

// Data returns the house data set for a log; nil for none.
func (s *Store) Data(ctx context.Context, table string) (data []byte, err error) {
	const query = "SELECT text FROM data_of JOIN data USING (digest) WHERE log = ?"
	err = s.look(ctx, func(tx *sql.Tx) error { return tx.QueryRowContext(ctx, query, table).Scan(&data) })
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return data, about(table, err)
}

// dropData drops the data that no log has.
func dropData(ctx context.Context, tx *sql.Tx) error {
	_, err := tx.ExecContext(ctx, "DELETE FROM data WHERE NOT EXISTS (SELECT 1 FROM data_of WHERE data_of.digest = data.digest)")
	return err
}

// dropLostData drops the data of logs that were never created.
func dropLostData(ctx context.Context, db *sql.DB) error {
	return transact(ctx, db, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "DELETE FROM data_of WHERE log NOT IN (SELECT id FROM logs)"); err != nil {
			return err
		}
		return dropData(ctx, tx)
	})
}

// Sizes tells how large some logs are, by their ids.
func (s *Store) Sizes(ctx context.Context, tables ...string) (map[string]logbook.Size, error) {
	const query = `SELECT id,
			octet_length(header) + coalesce(octet_length(card), 0) + coalesce((
				SELECT sum(octet_length(event) + octet_length(by) + octet_length(key) + ?) FROM records WHERE log = id), 0),
			coalesce(digest, ''), coalesce(octet_length(text), 0)
		FROM logs LEFT JOIN data_of ON log = id LEFT JOIN data USING (digest)
		WHERE id IN (SELECT value FROM json_each(?))`
	ids, err := json.Marshal(tables)
	if err != nil {
		return nil, err
	}
	sizes := map[string]logbook.Size{}
	err = s.look(ctx, func(tx *sql.Tx) error {
		rows, err := tx.QueryContext(ctx, query, logbook.RecordFrame, string(ids))
		return each(rows, err, func() error {
			var table string
			var size logbook.Size
			err := rows.Scan(&table, &size.Log, &size.Digest, &size.Data)
			sizes[table] = size
			return err
		})
	})
	return sizes, unavailable(err)
}

// Note returns the note of the keeper of all tables; nil if there is none
// yet.
func (s *Store) Note(ctx context.Context) (note []byte, err error) {
	err = s.look(ctx, func(tx *sql.Tx) error { return tx.QueryRowContext(ctx, "SELECT text FROM note").Scan(&note) })
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return note, unavailable(err)
}

// SetNote replaces the keeper's note.
func (s *Store) SetNote(ctx context.Context, note []byte) error {
	if s.write == nil {
		return fs.ErrPermission
	}
	// What could not be erased from the write-ahead log before is so now.
	return unavailable(s.write.erase(ctx, func(ctx context.Context, tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO note (one, text) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET text = excluded.text", note)
		return err
	}))
}
