package logbook

import "context"

// A Shared store is one that other programs write to at the same time. If you keep its
// content in memory, you hear about their changes, and ask it whenever a stale answer
// would do harm.
type Shared interface {
	Store
	// Head is the current head of a table. It fails with ErrNotFound.
	Head(ctx context.Context, table string) (Head, error)
	// Hear calls heard with every change from now on, one after the other in the order in
	// which they were kept, until the store is closed. Changes through this same store
	// count, too. If nothing can be heard it reports Lost, and later Regained: then look
	// up what was missed.
	Hear(ctx context.Context, heard func(Notice)) error
	// Tell sends everybody who hears something that isn't kept.
	Tell(ctx context.Context, text string) error
	// Alone does something while nobody else does anything alone.
	Alone(ctx context.Context, do func(context.Context) error) error
}

// A Head is enough about a table to know whether you have all of it.
type Head struct {
	Last int    // number of the last record; 0 for none
	Card []byte // the Seal of the card
}

// A Notice is what sharers of a store hear.
type Notice struct {
	Kind   Kind
	Table  string `json:",omitzero"` // that it is about, of Entered and Changed
	Number int    `json:",omitzero"` // of the record, of Entered
	Text   string `json:",omitzero"` // of Told
}

// A Kind is what a notice is about.
type Kind string

// The kinds of notices.
const (
	Entered Kind = "entered" // a record is in a log
	Changed Kind = "changed" // a table is new, gone, or has another header or card
	Told    Kind = "told"    // somebody tells what is not kept
	Lost    Kind = "lost"    // nothing is heard from now on
	// Regained says that all is heard again.
	Regained Kind = "regained"
)
