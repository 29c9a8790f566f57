package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"saddlebag/scoring/ledger"
)

var _ ledger.Store = (*Store)(nil)

// Create starts a log with its card and first records.
func (s *Store) Create(ctx context.Context, table, header string, card []byte, records ...ledger.Record) error {
	return about(table, transact(ctx, s.write, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT INTO logs (id, header, card) VALUES (?, ?, ?)", table, header, blob(card))
		if isTaken(err) {
			return ledger.ErrExists
		}
		if err != nil {
			return err
		}
		return insertAll(ctx, tx, table, 1, records)
	}))
}

// Append adds records to a log, all or none, durably before it returns.
func (s *Store) Append(ctx context.Context, table string, records ...ledger.Record) error {
	return about(table, transact(ctx, s.write, func(tx *sql.Tx) error {
		next, err := nextNumber(ctx, tx, table)
		if err != nil {
			return err
		}
		return insertAll(ctx, tx, table, next, records)
	}))
}

// Amend gives a log without records another header and card.
func (s *Store) Amend(ctx context.Context, table, header string, card []byte) error {
	return about(table, transact(ctx, s.write, func(tx *sql.Tx) error {
		next, err := nextNumber(ctx, tx, table)
		switch {
		case err != nil:
			return err
		case next > 1:
			return ledger.ErrConflict
		}
		_, err = tx.ExecContext(ctx, "UPDATE logs SET header = ?, card = ? WHERE id = ?", header, blob(card), table)
		return err
	}))
}

// SetCard replaces the card of a log.
func (s *Store) SetCard(ctx context.Context, table string, card []byte) error {
	result, err := s.write.ExecContext(ctx, "UPDATE logs SET card = ? WHERE id = ?", blob(card), table)
	return about(table, wanted(result, err))
}

// Cards returns the cards of all logs.
func (s *Store) Cards(ctx context.Context) (map[string][]byte, error) {
	cards := map[string][]byte{}
	rows, err := s.read.QueryContext(ctx, "SELECT id, card FROM logs")
	err = each(rows, err, func() error {
		var table string
		var card []byte
		err := rows.Scan(&table, &card)
		cards[table] = card
		return err
	})
	return cards, err
}

// blob is bytes that are not NULL.
func blob(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

// Load returns a whole log.
func (s *Store) Load(ctx context.Context, table string) (*ledger.Log, error) {
	log := &ledger.Log{}
	err := transact(ctx, s.read, func(tx *sql.Tx) (err error) {
		if log.Header, err = headerOf(ctx, tx, table); err != nil {
			return err
		}
		log.Records, err = recordsAfter(ctx, tx, table, 0)
		return err
	})
	if err != nil {
		return nil, about(table, err)
	}
	return log, nil
}

// Since returns the records of a log after a number.
func (s *Store) Since(ctx context.Context, table string, number int) (records []ledger.Record, err error) {
	err = transact(ctx, s.read, func(tx *sql.Tx) (err error) {
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
	rows, err := s.read.QueryContext(ctx, "SELECT id FROM logs ORDER BY id")
	err = each(rows, err, func() error {
		var table string
		err := rows.Scan(&table)
		tables = append(tables, table)
		return err
	})
	return tables, err
}

// Delete removes a log with its card.
func (s *Store) Delete(ctx context.Context, table string) error {
	result, err := s.write.ExecContext(ctx, "DELETE FROM logs WHERE id = ?", table)
	return about(table, wanted(result, err))
}

// wanted is the error of a statement that was to change a log.
func wanted(result sql.Result, err error) error {
	if err != nil {
		return err
	}
	n, err := result.RowsAffected()
	if err == nil && n == 0 {
		err = ledger.ErrNotFound
	}
	return err
}

// about adds to an error which table it is about.
func about(table string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("table %q: %w", table, err)
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
		return ctx.Err()
	}
	return err
}
