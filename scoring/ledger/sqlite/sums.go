package sqlite

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"

	"saddlebag/scoring/ledger/logbook"
)

// Why something is not taken for what was put there.
var (
	errHeader = errors.New("the header is not what was kept")
	errCard   = errors.New("the card is not what was kept")
)

// sumUp gives the rows of older versions their sums.
func sumUp(ctx context.Context, tx *sql.Tx) error {
	type row struct {
		id, header string
		card       []byte
	}
	var older []row
	rows, err := tx.QueryContext(ctx, "SELECT id, header, card FROM logs WHERE header_sum IS NULL OR card_sum IS NULL")
	err = each(rows, err, func() error {
		var r row
		err := rows.Scan(&r.id, &r.header, &r.card)
		older = append(older, r)
		return err
	})
	for _, r := range older {
		if err != nil {
			break
		}
		const query = "UPDATE logs SET header_sum = ?, card_sum = ? WHERE id = ?"
		_, err = tx.ExecContext(ctx, query, logbook.Seal(r.id, r.header), logbook.Seal(r.id, r.card), r.id)
	}
	return err
}

// headerOf is the header of a log. It fails with logbook.ErrNotFound, or with a
// *logbook.DamageError beside what is there.
func headerOf(ctx context.Context, tx *sql.Tx, table string) (header string, err error) {
	var sum []byte
	err = tx.QueryRowContext(ctx, "SELECT header, header_sum FROM logs WHERE id = ?", table).Scan(&header, &sum)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		err = logbook.ErrNotFound
	case isCorrupt(err):
		err = &logbook.DamageError{Entry: 1, Err: fmt.Errorf("the header: %w", err)}
	case err == nil && !bytes.Equal(sum, logbook.Seal(table, header)):
		err = &logbook.DamageError{Entry: 1, Err: errHeader}
	}
	return header, err
}
