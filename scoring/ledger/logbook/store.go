package logbook

import (
	"context"
	"errors"
)

// What stores say. An implementation wraps them with what it was asked for.
var (
	ErrExists   = errors.New("there is a table with this id")
	ErrNotFound = errors.New("there is no table with this id")
	// ErrConflict is said to the later of two that append the same number, or
	// replace the same card: nothing was written, the table has moved on.
	ErrConflict = errors.New("the table has moved on")
	// ErrRepeated is said to the later of two that append the same key:
	// nothing was written, the entry is in the log already.
	ErrRepeated = errors.New("the entry is there already")
)

// An UnavailableError says why a store can't do something now, and perhaps can
// later. Nothing has been written.
type UnavailableError struct {
	Why string // for who plays, as in "the disk of the server is full"
	Err error  // for who runs the server
}

func (e *UnavailableError) Error() string { return e.Why + ": " + e.Err.Error() }

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
	// Create starts a log with its card and its first records, all or none:
	// an imported game brings some, a new one none. It fails with ErrExists,
	// and for its records as Append does.
	Create(ctx context.Context, table, header string, card *Card, records ...Record) error
	// Append adds records to a log, all or none, durably before it returns.
	// It fails with ErrRepeated where the key of one is in the log already,
	// whatever its number: who sends an entry twice has not seen the first
	// go in. The first must carry the number after the log's last one, else
	// it fails with ErrConflict; it fails with ErrNotFound where there is no
	// log.
	Append(ctx context.Context, table string, records ...Record) error
	// Load returns a whole log. It fails with ErrNotFound, or with a
	// *DamageError: then it returns what can be read before the damage, whose
	// chain nobody has looked at.
	Load(ctx context.Context, table string) (*Log, error)
	// Since returns the records of a log after a number. It fails with
	// ErrNotFound.
	Since(ctx context.Context, table string, number int) ([]Record, error)
	// Tables lists the ids of all logs, sorted.
	Tables(ctx context.Context) ([]string, error)
	// Delete removes a log, its card and its house data, so that nothing of
	// them is left in what the store keeps. It fails with ErrNotFound.
	Delete(ctx context.Context, table string) error
	// Amend gives a log that has no records yet another header and card: the
	// same players in another order, say. It fails with ErrConflict where there
	// are records, which are chained to the header, or where the card is not the
	// one whose Seal was is, unless that is nil; and with ErrNotFound.
	Amend(ctx context.Context, table, header string, was []byte, card *Card) error
	// SetCard replaces the card whose Seal was is, and with nil whatever card there
	// is. It fails with ErrConflict where another has been put there since, and with
	// ErrNotFound.
	SetCard(ctx context.Context, table string, was []byte, card *Card) error
	// Card returns the text of one card. It fails with ErrNotFound, or with a
	// *DamageError beside what is there now where that is not what was put there.
	Card(ctx context.Context, table string) ([]byte, error)
	Finder
	// SetData keeps house data of a user's own for a log: once for all logs
	// that have the same, until the last of them is deleted. It comes before
	// Create, or replaces what was set; without the log it does not last.
	SetData(ctx context.Context, table string, data []byte) error
	// Data returns the house data that was set for a log; nil for none.
	Data(ctx context.Context, table string) ([]byte, error)
	// Sizes tells how large some logs are, by their ids.
	Sizes(ctx context.Context, tables ...string) (map[string]Size, error)
	// SetNote replaces what the keeper of all tables notes for itself, beside
	// the cards.
	SetNote(ctx context.Context, note []byte) error
	// Note returns the keeper's note; nil for none yet.
	Note(ctx context.Context) ([]byte, error)
	// Ready tries whether something could be written now, by writing what says
	// nothing new.
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
