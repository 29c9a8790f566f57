package logbook

import (
	"context"
	"errors"

	"saddlebag/scoring/speech"
)

// The errors of stores. An implementation wraps them with what it was asked for.
var (
	ErrExists   = errors.New("there is a table with this id")
	ErrNotFound = errors.New("there is no table with this id")
	// ErrConflict goes to the later of two callers that append the same number, or
	// replace the same card: nothing was written, the table has moved on.
	ErrConflict = errors.New("the table has moved on")
	// ErrRepeated goes to the later of two callers that append the same key:
	// nothing was written, the log has the entry already.
	ErrRepeated = errors.New("the entry is there already")
)

// An UnavailableError says why a store can't do something now, and perhaps can
// later. Nothing has been written.
type UnavailableError struct {
	Why speech.Text // for who plays, as in "the server's disk is full"
	Err error       // for who runs the server
}

func (e *UnavailableError) Error() string { return e.Why.String() + ": " + e.Err.Error() }

func (e *UnavailableError) Unwrap() error { return e.Err }

// A Store keeps the logs of tables, and beside each log a card: what the keeper of the table
// notes for itself, such as who sits where. A card isn't part of the log, its chain or its
// export, and the store doesn't read it; the keeper says how to find its table. A table
// whose keeper has noted nothing has no card.
//
// A Store is safe for concurrent use. It says that it has kept something once that's on
// the disk, if there is one. Any method may fail with an *UnavailableError. Package
// storetest checks what every store must fulfil.
type Store interface {
	// Create starts a log with its card and its first records, all or none: an
	// imported game brings some, a new one none. It fails with ErrExists, and
	// for its records as Append does.
	Create(ctx context.Context, table, header string, card *Card, records ...Record) error
	// Append adds records to a log, all or none, durably before it returns. It
	// fails with ErrRepeated if the log already has the key of one, whatever its
	// number: somebody who sends an entry twice hasn't seen the first one go in.
	// The first must have the number after the log's last one, or it fails with
	// ErrConflict. Without a log it fails with ErrNotFound.
	Append(ctx context.Context, table string, records ...Record) error
	// Load returns a whole log. It fails with ErrNotFound, or with a *DamageError;
	// then it returns what can be read before the damage, without checking its
	// chain.
	Load(ctx context.Context, table string) (*Log, error)
	// Since returns the records of a log after a number. It fails with
	// ErrNotFound.
	Since(ctx context.Context, table string, number int) ([]Record, error)
	// Tables lists the ids of all logs, sorted.
	Tables(ctx context.Context) ([]string, error)
	// Delete removes a log, its card and its house data, so that nothing of them
	// is left in the store. It fails with ErrNotFound.
	Delete(ctx context.Context, table string) error
	// Amend gives a log without records another header and card: the same players
	// in another order, say. It fails with ErrConflict if there are records,
	// because they are chained to the header, or if was is neither nil nor the
	// Seal of the card; and with ErrNotFound.
	Amend(ctx context.Context, table, header string, was []byte, card *Card) error
	// SetCard replaces the card with the Seal was, or any card if was is nil, and adds
	// records to the log: all of it or nothing. It fails with ErrConflict if the card has
	// changed since, with ErrNotFound, and for its records as Append does.
	SetCard(ctx context.Context, table string, was []byte, card *Card, records ...Record) error
	// Card returns the text of one card. It fails with ErrNotFound. If the text isn't
	// what was kept, it returns it with a *DamageError.
	Card(ctx context.Context, table string) ([]byte, error)
	Finder
	// SetData keeps a user's own house data for a log. Logs with the same data
	// share it, until the last of them is deleted. Call it before Create, or to
	// replace the data; without the log it doesn't last.
	SetData(ctx context.Context, table string, data []byte) error
	// Data returns the house data set for a log; nil for none.
	Data(ctx context.Context, table string) ([]byte, error)
	// Sizes tells how large some logs are, by their ids.
	Sizes(ctx context.Context, tables ...string) (map[string]Size, error)
	// SetNote replaces the note of the keeper of all tables, which is beside
	// the cards.
	SetNote(ctx context.Context, note []byte) error
	// Note returns the keeper's note; nil for none yet.
	Note(ctx context.Context) ([]byte, error)
	// Ready checks that something could be written now, by writing what changes
	// nothing.
	Ready(ctx context.Context) error
}

// A Size is how much room a log takes in a store, in bytes.
type Size struct {
	Log    int64  // the header, the card and the records
	Digest string // of the house data, as Digest makes it; empty for none
	Data   int64  // the house data, which logs with one digest share
}

// RecordFrame is roughly how many bytes a record takes in a store beside what
// people wrote: its number, time, nonce and hashes.
const RecordFrame = 160

// Size is how much room a record takes in a store, in bytes.
func (r *Record) Size() int64 {
	return int64(len(r.Entry.String()) + len(r.By) + len(r.Key) + RecordFrame)
}
