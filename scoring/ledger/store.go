package ledger

import (
	"context"
	"errors"
)

// What stores say. An implementation wraps them with what it was asked for.
var (
	ErrExists   = errors.New("there is a table with this id")
	ErrNotFound = errors.New("there is no table with this id")
	// ErrConflict is said to the later of two that append the same number:
	// nothing was written, the log has moved on.
	ErrConflict = errors.New("the log has moved on")
	// ErrRepeated is said to a record whose key the log has already: it has
	// come twice, and went in once.
	ErrRepeated = errors.New("the entry is in the log already")
)

// A Store keeps the logs of tables, and beside each a card: what the keeper of
// the table notes about it, which is no part of the log and is not read here. It is safe for concurrent use. Storetest
// holds what every store must fulfil.
type Store interface {
	// Create starts a log with its card and first records, which are written
	// as by Append. It fails with ErrExists.
	Create(ctx context.Context, table, header string, card []byte, records ...Record) error
	// Append adds records to a log, all or none, durably before it returns.
	// The first must carry the number after the log's last one, else it
	// fails with ErrConflict; it fails with ErrRepeated where a record has the
	// key of one in the log, and with ErrNotFound where there is no log.
	Append(ctx context.Context, table string, records ...Record) error
	// Amend gives a log that has no records yet another header and card. It
	// fails with ErrNotFound, and with ErrConflict where it has records.
	Amend(ctx context.Context, table, header string, card []byte) error
	// SetCard replaces the card of a log. It fails with ErrNotFound.
	SetCard(ctx context.Context, table string, card []byte) error
	// Cards returns the cards of all logs by their ids.
	Cards(ctx context.Context) (map[string][]byte, error)
	// Load returns a whole log. It fails with ErrNotFound.
	Load(ctx context.Context, table string) (*Log, error)
	// Since returns the records of a log after a number. It fails with
	// ErrNotFound.
	Since(ctx context.Context, table string, number int) ([]Record, error)
	// Tables lists the ids of all logs, sorted.
	Tables(ctx context.Context) ([]string, error)
	// Delete removes a log with its card. It fails with ErrNotFound.
	Delete(ctx context.Context, table string) error
}
