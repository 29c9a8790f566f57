package sqlite

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"

	"saddlebag/scoring/ledger/logbook"
)

var _ logbook.Store = (*Store)(nil)

// Create starts a log with its card and its first records, all or none.
func (s *Store) Create(ctx context.Context, table, header string, card *logbook.Card, records ...logbook.Record) error {
	text := card.Content()
	return s.change(ctx, table, func(ctx context.Context, tx *sql.Tx) error {
		const query = "INSERT INTO logs (id, header, card, header_sum, card_sum) VALUES (?, ?, ?, ?, ?)"
		if _, err := tx.ExecContext(ctx, query, table, header, text, logbook.Seal(table, header), logbook.Seal(table, text)); isTaken(err) {
			return logbook.ErrExists
		} else if err != nil {
			return err
		}
		if err := index(ctx, tx, table, card); err != nil {
			return err
		}
		return s.add(ctx, tx, table, records)
	})
}

// Append adds records to a log, all or none, durably before it returns.
func (s *Store) Append(ctx context.Context, table string, records ...logbook.Record) error {
	if s.write == nil {
		return about(table, fs.ErrPermission)
	}
	change := s.write.change
	if len(records) == 1 {
		change = s.write.statement
	}
	return about(table, change(ctx, func(ctx context.Context, tx *sql.Tx) error { return s.add(ctx, tx, table, records) }))
}

// Amend gives a log without records another header and card.
func (s *Store) Amend(ctx context.Context, table, header string, was []byte, card *logbook.Card) error {
	text := card.Content()
	return s.change(ctx, table, func(ctx context.Context, tx *sql.Tx) error {
		next, err := nextNumber(ctx, tx, table)
		if err != nil {
			return err
		}
		if next > 1 {
			return fmt.Errorf("header: %w", logbook.ErrConflict)
		}
		const query = "UPDATE logs SET header = ?, card = ?, header_sum = ?, card_sum = ? WHERE id = ? AND (? IS NULL OR card_sum = ?)"
		err = replaced(tx.ExecContext(ctx, query, header, text, logbook.Seal(table, header), logbook.Seal(table, text), table, was, was))
		if err != nil {
			return err
		}
		return index(ctx, tx, table, card)
	})
}

// Load returns a whole log, or the part before any damage.
func (s *Store) Load(ctx context.Context, table string) (*logbook.Log, error) {
	log := &logbook.Log{}
	err := s.look(ctx, func(tx *sql.Tx) (err error) {
		if log.Header, err = headerOf(ctx, tx, table); err != nil {
			return err
		}
		log.Records, err = recordsAfter(ctx, tx, table, 0)
		return err
	})
	var damaged *logbook.DamageError
	if err != nil && !errors.As(err, &damaged) {
		log = nil
	}
	return log, about(table, err)
}

// Since returns the records of a log after a number.
func (s *Store) Since(ctx context.Context, table string, number int) (records []logbook.Record, err error) {
	err = s.look(ctx, func(tx *sql.Tx) (err error) {
		if _, err = headerOf(ctx, tx, table); err != nil {
			return err
		}
		records, err = recordsAfter(ctx, tx, table, number)
		return err
	})
	return records, about(table, err)
}

// Tables lists the ids of all logs, sorted.
func (s *Store) Tables(ctx context.Context) ([]string, error) {
	var tables []string
	err := s.look(ctx, func(tx *sql.Tx) error {
		rows, err := tx.QueryContext(ctx, "SELECT id FROM logs ORDER BY id")
		return each(rows, err, func() error {
			var table string
			err := rows.Scan(&table)
			tables = append(tables, table)
			return err
		})
	})
	return tables, unavailable(err)
}

// SetCard replaces a card, and adds records to its log.
func (s *Store) SetCard(ctx context.Context, table string, was []byte, card *logbook.Card, records ...logbook.Record) error {
	text := card.Content()
	return s.change(ctx, table, func(ctx context.Context, tx *sql.Tx) error {
		if _, err := nextNumber(ctx, tx, table); err != nil {
			return err
		}
		const query = "UPDATE logs SET card = ?, card_sum = ? WHERE id = ? AND (? IS NULL OR card_sum = ?)"
		if err := replaced(tx.ExecContext(ctx, query, text, logbook.Seal(table, text), table, was, was)); err != nil {
			return err
		}
		if err := index(ctx, tx, table, card); err != nil {
			return err
		}
		return s.add(ctx, tx, table, records)
	})
}

// Card returns the text of one card.
func (s *Store) Card(ctx context.Context, table string) (card []byte, err error) {
	var sum []byte
	err = s.look(ctx, func(tx *sql.Tx) error {
		return tx.QueryRowContext(ctx, "SELECT card, card_sum FROM logs WHERE id = ?", table).Scan(&card, &sum)
	})
	switch {
	case errors.Is(err, sql.ErrNoRows):
		err = logbook.ErrNotFound
	case isCorrupt(err):
		err = &logbook.DamageError{Entry: 1, Err: fmt.Errorf("%w: %w", errCard, err)}
	case err == nil && !bytes.Equal(sum, logbook.Seal(table, card)):
		err = &logbook.DamageError{Entry: 1, Err: errCard}
	}
	return card, about(table, err)
}

// Delete removes a log with all that belongs to it. Its content is overwritten, and gone
// from the file and its write-ahead log when Delete returns. If somebody is reading the
// database, as a backup does, it leaves that log with the next SetNote after that, at the
// latest when the Store is closed.
func (s *Store) Delete(ctx context.Context, table string) error {
	if s.write == nil {
		return about(table, fs.ErrPermission)
	}
	return about(table, s.write.erase(ctx, func(ctx context.Context, tx *sql.Tx) error {
		if err := changed(tx.ExecContext(ctx, "DELETE FROM logs WHERE id = ?", table)); err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "DELETE FROM data_of WHERE log = ?", table); err != nil {
			return err
		}
		return dropData(ctx, tx)
	}))
}

// Ready overwrites the version of the file with itself.
func (s *Store) Ready(ctx context.Context) error {
	steps, err := steps()
	if err != nil {
		return err
	}
	if s.write == nil {
		return fs.ErrPermission
	}
	return unavailable(s.write.change(ctx, func(ctx context.Context, tx *sql.Tx) error {
		return markVersion(ctx, tx, len(steps))
	}))
}

// changed wants a statement about one log to have found it.
func changed(result sql.Result, err error) error {
	if err != nil {
		return err
	}
	n, err := result.RowsAffected()
	if err == nil && n == 0 {
		err = logbook.ErrNotFound
	}
	return err
}

// replaced wants a statement about the card of a log that is there to have found it as
// it was.
func replaced(result sql.Result, err error) error {
	if err = changed(result, err); errors.Is(err, logbook.ErrNotFound) {
		err = fmt.Errorf("card: %w", logbook.ErrConflict)
	}
	return err
}

// change does what do says to a table, or nothing of it.
func (s *Store) change(ctx context.Context, table string, do func(context.Context, *sql.Tx) error) error {
	if s.write == nil {
		return about(table, fs.ErrPermission)
	}
	return about(table, s.write.change(ctx, do))
}

// look reads what do says in one transaction, from the file that was opened:
// another one may have its name by now.
func (s *Store) look(ctx context.Context, do func(*sql.Tx) error) error {
	if err := s.original.there(); err != nil {
		return err
	}
	return transact(ctx, s.read, do)
}

// about adds to an error which table it is about.
func about(table string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("table %q: %w", table, unavailable(err))
}

// transact does what do says in one transaction, or nothing of it.
func transact(ctx context.Context, db *sql.DB, do func(*sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }() // of what was not committed
	if err = do(tx); err == nil {
		err = tx.Commit()
	}
	if errors.Is(err, sql.ErrTxDone) { // rolled back under our hands
		return cmp.Or(ctx.Err(), err)
	}
	return err
}
