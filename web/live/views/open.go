package views

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// NewGame starts the game of an opened header and folds the records of its log into it. If
// a record doesn't go in, it fails with a *RecordError.
func NewGame(o *ledger.Opened, log *logbook.Log) (g *Game, err error) {
	truth := &Reading{Fold: o.Fold, open: func() (*ledger.Fold, error) {
		return ledger.Open(o.Fold.Game(), &o.Doc.Header, o.House.House)
	}}
	g = &Game{Header: o.Doc.Header, House: o.House, Truth: truth, secrets: secretive(o.Fold.Game().Info())}
	for i := len(log.Records); i > 0 && g.Truth.lenient == 0; i-- {
		if log.Records[i-1].Entry.Amends() {
			g.Truth.lenient = i
		}
	}
	var reads [][]ledger.Entry // of each record
	for i, r := range log.Records {
		if !g.unsettled && r.Number <= g.Truth.lenient && (g.amended || r.Entry.Amends()) && g.Stale() {
			if err := g.readAgain(log.Records[:i], reads); err != nil {
				return nil, err
			}
		}
		reads = append(reads, g.reads(r.Entry))
		if err := g.take(r.Entry, reads[i], nil); err != nil {
			return nil, &RecordError{r.Number, fmt.Errorf("entry %d: %w", r.Number, err)}
		}
		if i+1 == len(log.Records) || !log.Records[i+1].Entry.Amends() {
			g.settle()
		}
	}
	if g.Stale() {
		err = g.readAgain(log.Records, reads)
	}
	return g, err
}

// readAgain makes the readings of the viewers anew of the records so far and what
// each may read of them.
func (g *Game) readAgain(records []logbook.Record, reads [][]ledger.Entry) error {
	seen := make([]*Reading, len(g.Header.Players)+1)
	for i := range seen {
		var err error
		if seen[i], err = newReading(g.Truth.open, g.Truth.lenient); err != nil {
			return err
		}
	}
	amended := false
	for n, record := range records {
		for i, r := range seen {
			e := record.Entry
			if n >= g.shown {
				e = reads[n][i]
			}
			if err := r.take(e, seen[0]); err != nil {
				return &RecordError{n + 1, fmt.Errorf("entry %d is legal, but not as others read it: %s", n+1, err.Error())}
			}
		}
		amended = amended || record.Entry.Amends()
		if amended && (n+1 == len(records) || !records[n+1].Entry.Amends()) && seen[0].judgesAgain(record.Entry) {
			agree(seen[0], seen[1:])
		}
	}
	g.seen = seen
	if amended {
		agree(seen[0], []*Reading{g.Truth})
	}
	return nil
}

// secretive says whether a game has secrets at all.
func secretive(info *scoring.Info) bool {
	return slices.ContainsFunc(info.Verbs, func(v scoring.Verb) bool {
		return slices.ContainsFunc(v.Args, func(a scoring.Arg) bool { return a.Secret != scoring.Open })
	})
}

// A RecordError says which record of a log doesn't go into its game.
type RecordError struct {
	Number int
	err    error
}

func (e *RecordError) Error() string { return e.err.Error() }

func (e *RecordError) Unwrap() error { return e.err }
