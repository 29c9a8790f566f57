package postgres

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"saddlebag/scoring/ledger/logbook"
)

var _ logbook.Store = (*Store)(nil)

// Create starts a log with its card and its first records, all or none.
func (s *Store) Create(ctx context.Context, table, header string, card *logbook.Card, records ...logbook.Record) error {
	text := card.Content()
	return s.change(ctx, table, func(ctx context.Context, tx pgx.Tx) error {
		const query = "INSERT INTO logs (id, header, card, header_sum, card_sum) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
		tag, err := tx.Exec(ctx, query, table, header, text, logbook.Seal(table, header), logbook.Seal(table, text))
		if err != nil {
			return err
		}
		if tag.RowsAffected() == 0 {
			return logbook.ErrExists
		}
		if err := index(ctx, tx, table, card); err != nil {
			return err
		}
		if err := add(ctx, tx, table, records); err != nil {
			return err
		}
		return notify(ctx, tx, logbook.Notice{Kind: logbook.Changed, Table: table})
	})
}

// Append adds records to a log, all or none, durably before it returns.
func (s *Store) Append(ctx context.Context, table string, records ...logbook.Record) error {
	if len(records) != 1 {
		return s.change(ctx, table, func(ctx context.Context, tx pgx.Tx) error { return add(ctx, tx, table, records) })
	}
	added, err := s.writes.append(ctx, table, &records[0])
	if err != nil || added {
		return about(table, err)
	}
	return about(table, s.look(ctx, func(ctx context.Context, tx pgx.Tx) error { return refused(ctx, tx, table, records) }))
}

// Amend gives a log without records another header and card.
func (s *Store) Amend(ctx context.Context, table, header string, was []byte, card *logbook.Card) error {
	text := card.Content()
	return s.change(ctx, table, func(ctx context.Context, tx pgx.Tx) error {
		// Who appends waits until this is done, and the other way round.
		if err := changed(tx.Exec(ctx, "SELECT FROM logs WHERE id = $1 FOR UPDATE", table)); err != nil {
			return err
		}
		next, err := nextNumber(ctx, tx, table)
		if err != nil {
			return err
		}
		if next > 1 {
			return fmt.Errorf("header: %w", logbook.ErrConflict)
		}
		const query = `UPDATE logs SET header = $2, card = $3, header_sum = $4, card_sum = $5
			WHERE id = $1 AND ($6::bytea IS NULL OR card_sum = $6)`
		if err := replaced(tx.Exec(ctx, query, table, header, text, logbook.Seal(table, header), logbook.Seal(table, text), was)); err != nil {
			return err
		}
		if err := index(ctx, tx, table, card); err != nil {
			return err
		}
		return notify(ctx, tx, logbook.Notice{Kind: logbook.Changed, Table: table})
	})
}

// Load returns a whole log, or the part before any damage.
func (s *Store) Load(ctx context.Context, table string) (*logbook.Log, error) {
	log := &logbook.Log{}
	err := s.look(ctx, func(ctx context.Context, tx pgx.Tx) (err error) {
		if log.Header, err = headerOf(ctx, tx, table); err != nil {
			return err
		}
		log.Records, err = recordsAfter(ctx, tx, table, 0)
		return err
	})
	if err != nil && !errors.As(err, new(*logbook.DamageError)) {
		log = nil
	}
	return log, about(table, err)
}

// Since returns the records of a log after a number.
func (s *Store) Since(ctx context.Context, table string, number int) (records []logbook.Record, err error) {
	err = s.look(ctx, func(ctx context.Context, tx pgx.Tx) (err error) {
		if _, err = headerOf(ctx, tx, table); err != nil {
			return err
		}
		records, err = recordsAfter(ctx, tx, table, number)
		return err
	})
	return records, about(table, err)
}

// headerOf is the header of a log. It fails with logbook.ErrNotFound, or with a
// *logbook.DamageError beside what is there.
func headerOf(ctx context.Context, tx pgx.Tx, table string) (header string, err error) {
	var sum []byte
	err = tx.QueryRow(ctx, "SELECT header, header_sum FROM logs WHERE id = $1", table).Scan(&header, &sum)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		err = logbook.ErrNotFound
	case err == nil && !bytes.Equal(sum, logbook.Seal(table, header)):
		err = &logbook.DamageError{Entry: 1, Err: errHeader}
	}
	return header, err
}

// Tables lists the ids of all logs, sorted.
func (s *Store) Tables(ctx context.Context) (tables []string, err error) {
	err = s.look(ctx, func(ctx context.Context, tx pgx.Tx) error {
		rows, _ := tx.Query(ctx, "SELECT id FROM logs ORDER BY id") // whose error the rows have
		tables, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	})
	if len(tables) == 0 {
		tables = nil
	}
	return tables, unavailable(err)
}

// SetCard replaces a card, and adds records to its log.
func (s *Store) SetCard(ctx context.Context, table string, was []byte, card *logbook.Card, records ...logbook.Record) error {
	text := card.Content()
	return s.change(ctx, table, func(ctx context.Context, tx pgx.Tx) error {
		const query = "UPDATE logs SET card = $2, card_sum = $3 WHERE id = $1 AND ($4::bytea IS NULL OR card_sum = $4)"
		if err := replaced(tx.Exec(ctx, query, table, text, logbook.Seal(table, text), was)); err != nil {
			if _, gone := nextNumber(ctx, tx, table); gone != nil {
				err = gone
			}
			return err
		}
		if err := index(ctx, tx, table, card); err != nil {
			return err
		}
		if err := add(ctx, tx, table, records); err != nil {
			return err
		}
		return notify(ctx, tx, logbook.Notice{Kind: logbook.Changed, Table: table})
	})
}

// Card returns the text of one card.
func (s *Store) Card(ctx context.Context, table string) (card []byte, err error) {
	var sum []byte
	err = s.ask(ctx, "SELECT card, card_sum FROM logs WHERE id = $1", []any{table}, &card, &sum)
	if err == nil && !bytes.Equal(sum, logbook.Seal(table, card)) {
		err = &logbook.DamageError{Entry: 1, Err: errCard}
	}
	return card, about(table, err)
}

// Delete removes a log with all that belongs to it. The database reuses the space once it
// has cleaned up, as it does by itself. Its backups and its write-ahead log keep the
// content for as long as they are set to.
func (s *Store) Delete(ctx context.Context, table string) error {
	return s.change(ctx, table, func(ctx context.Context, tx pgx.Tx) error {
		if err := changed(tx.Exec(ctx, "DELETE FROM logs WHERE id = $1", table)); err != nil {
			return err
		}
		if err := notify(ctx, tx, logbook.Notice{Kind: logbook.Changed, Table: table}); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "DELETE FROM data_of WHERE log = $1", table); err != nil {
			return err
		}
		return dropData(ctx, tx)
	})
}

// Ready overwrites the version of the database with itself. It also fails if this program
// can't work with that version any more, or if notices aren't heard.
func (s *Store) Ready(ctx context.Context) error {
	steps, err := steps()
	if err != nil {
		return err
	}
	var from int
	err = s.transact(ctx, pgx.TxOptions{}, func(ctx context.Context, tx pgx.Tx) error {
		return tx.QueryRow(ctx, "UPDATE saddlebag SET version = version RETURNING oldest").Scan(&from)
	})
	switch {
	case err != nil:
		return unavailable(err)
	case from > len(steps):
		return &logbook.UnavailableError{Why: "store.later-version", Err: ErrVersion}
	}
	if e := s.ears.Load(); e != nil && e.lag.Load() < 0 {
		return &logbook.UnavailableError{Why: "store.not-heard", Err: errDeaf}
	}
	return nil
}

// changed wants a statement about one log to have found it.
func changed(tag pgconn.CommandTag, err error) error {
	if err == nil && tag.RowsAffected() == 0 {
		err = logbook.ErrNotFound
	}
	return err
}

// replaced wants a statement about the card of a log that is there to have found it as
// it was.
func replaced(tag pgconn.CommandTag, err error) error {
	if err == nil && tag.RowsAffected() == 0 {
		err = fmt.Errorf("card: %w", logbook.ErrConflict)
	}
	return err
}
