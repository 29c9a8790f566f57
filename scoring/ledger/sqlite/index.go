package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"io/fs"
	"time"

	"saddlebag/scoring/ledger/logbook"
)

// index keeps the index of the card that a log has, where it has one.
func index(ctx context.Context, tx *sql.Tx, table string, card *logbook.Card) error {
	if card == nil || card.Index == nil {
		return nil
	}
	return setIndex(ctx, tx, logbook.Indexed{Table: table, Seal: logbook.Seal(table, card.Text), Index: card.Index})
}

// setIndex keeps an index, unless the log is gone or has another card.
func setIndex(ctx context.Context, tx *sql.Tx, of logbook.Indexed) error {
	const set = `UPDATE logs SET indexed = card_sum, maker = ?, bytes = ?, used = ?, ends = ?, trashed = ? WHERE id = ? AND card_sum = ?`
	in := of.Index
	result, err := tx.ExecContext(ctx, set, in.Maker, in.Bytes, seconds(in.Used), seconds(in.Ends), seconds(in.Trashed), of.Table, of.Seal)
	if err != nil {
		return err
	}
	if n, err := result.RowsAffected(); err != nil || n == 0 {
		return err
	}
	ways, err := json.Marshal(append([]string{}, in.Ways...)) // a list also where there are none
	if err != nil {
		return err
	}
	const drop = "DELETE FROM ways WHERE log = ? AND way NOT IN (SELECT value FROM json_each(?))"
	if _, err := tx.ExecContext(ctx, drop, of.Table, string(ways)); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "INSERT INTO ways (way, log) SELECT value, ? FROM json_each(?) WHERE true ON CONFLICT DO NOTHING", of.Table, string(ways))
	return err
}

// seconds is a time as it is kept: NULL for none.
func seconds(at time.Time) sql.NullInt64 {
	return sql.NullInt64{Int64: at.Unix(), Valid: !at.IsZero()}
}

// timeOf is the contrary of seconds.
func timeOf(n sql.NullInt64) time.Time {
	if !n.Valid {
		return time.Time{}
	}
	return time.Unix(n.Int64, 0).UTC()
}

// Led says which tables some ways lead to.
func (s *Store) Led(ctx context.Context, ways ...string) (map[string][]string, error) {
	list, err := json.Marshal(append([]string{}, ways...))
	if err != nil {
		return nil, err
	}
	const query = "SELECT way, log FROM ways WHERE way IN (SELECT value FROM json_each(?)) ORDER BY way, log"
	led := map[string][]string{}
	err = s.look(ctx, func(tx *sql.Tx) error {
		rows, err := tx.QueryContext(ctx, query, string(list))
		return each(rows, err, func() error {
			var way, table string
			err := rows.Scan(&way, &table)
			led[way] = append(led[way], table)
			return err
		})
	})
	return led, unavailable(err)
}

// Unindexed lists tables whose cards have no index, or an outdated one.
func (s *Store) Unindexed(ctx context.Context, after string, most int) (tables []string, err error) {
	const query = "SELECT id FROM logs WHERE indexed IS NOT card_sum AND card <> x'' AND id > ? ORDER BY id LIMIT ?"
	err = s.look(ctx, func(tx *sql.Tx) error {
		rows, err := tx.QueryContext(ctx, query, after, most)
		return each(rows, err, func() error {
			var table string
			err := rows.Scan(&table)
			tables = append(tables, table)
			return err
		})
	})
	return tables, unavailable(err)
}

// Index sets the indexes of existing cards.
func (s *Store) Index(ctx context.Context, indexes ...logbook.Indexed) error {
	if s.write == nil {
		return fs.ErrPermission
	}
	return unavailable(s.write.change(ctx, func(ctx context.Context, tx *sql.Tx) error {
		for _, of := range indexes {
			if err := setIndex(ctx, tx, of); err != nil {
				return err
			}
		}
		return nil
	}))
}

// Over lists the tables whose time is over.
func (s *Store) Over(ctx context.Context, ended, trashed time.Time) (over []logbook.Life, err error) {
	const query = "SELECT id, used, ends, trashed FROM logs WHERE trashed IS NULL AND ends < ? OR trashed < ? ORDER BY id"
	err = s.look(ctx, func(tx *sql.Tx) error {
		rows, err := tx.QueryContext(ctx, query, ended.Unix(), trashed.Unix())
		return each(rows, err, func() error {
			var l logbook.Life
			var used, ends, trashed sql.NullInt64
			err := rows.Scan(&l.Table, &used, &ends, &trashed)
			l.Used, l.Ends, l.Trashed = timeOf(used), timeOf(ends), timeOf(trashed)
			over = append(over, l)
			return err
		})
	})
	return over, unavailable(err)
}

// Newest is when any table was used last.
func (s *Store) Newest(ctx context.Context) (time.Time, error) {
	var newest sql.NullInt64
	err := s.look(ctx, func(tx *sql.Tx) error { return tx.QueryRowContext(ctx, "SELECT max(used) FROM logs").Scan(&newest) })
	return timeOf(newest), unavailable(err)
}

// Taken counts a maker's tables, and all tables.
func (s *Store) Taken(ctx context.Context, maker, digest string) (of, all logbook.Account, err error) {
	const each = `SELECT count(*), coalesce(sum(bytes), 0) + (
			SELECT coalesce(sum(octet_length(text)), 0) FROM data WHERE digest IN (SELECT digest FROM data_of JOIN logs ON id = log WHERE maker = ?1)),
			EXISTS (SELECT 1 FROM data_of JOIN logs ON id = log WHERE maker = ?1 AND digest = ?2)
		FROM logs WHERE maker = ?1`
	const total = `SELECT count(*), coalesce(sum(bytes), 0) + (SELECT coalesce(sum(octet_length(text)), 0) FROM data),
			EXISTS (SELECT 1 FROM data WHERE digest = ?)
		FROM logs`
	err = s.look(ctx, func(tx *sql.Tx) error {
		if err := tx.QueryRowContext(ctx, each, maker, digest).Scan(&of.Tables, &of.Bytes, &of.Data); err != nil {
			return err
		}
		return tx.QueryRowContext(ctx, total, digest).Scan(&all.Tables, &all.Bytes, &all.Data)
	})
	return of, all, unavailable(err)
}
