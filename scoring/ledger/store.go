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
)

// A Store keeps the logs of tables. It is safe for concurrent use. Storetest
// holds what every store must fulfil.
type Store interface {
	// Create starts an empty log. It fails with ErrExists.
	Create(ctx context.Context, table, header string) error
	// Append adds records to a log, all or none, durably before it returns.
	// The first must carry the number after the log's last one, else it
	// fails with ErrConflict; it fails with ErrNotFound where there is no log.
	Append(ctx context.Context, table string, records ...Record) error
	// Load returns a whole log. It fails with ErrNotFound.
	Load(ctx context.Context, table string) (*Log, error)
	// Since returns the records of a log after a number. It fails with
	// ErrNotFound.
	Since(ctx context.Context, table string, number int) ([]Record, error)
	// Tables lists the ids of all logs, sorted.
	Tables(ctx context.Context) ([]string, error)
	// Delete removes a log. It fails with ErrNotFound.
	Delete(ctx context.Context, table string) error
}
