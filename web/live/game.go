package live

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A game is the fold of a table, and the folds of the ledger as each viewer
// may read it.
type game struct {
	header  ledger.Header
	truth   *ledger.Fold
	secrets bool // not everybody may see everything
	// seen are the redacted folds: of the onlookers, then by seat. There are
	// none where all see the truth.
	seen []*ledger.Fold
	acts []act // of each entry
}

// An act is who acted in an entry when it went in, and how the viewers read it:
// in the order of a game's folds, nothing where all see the truth.
type act struct {
	seat int
	read []ledger.Entry
}

// of is the fold that a viewer sees.
func (g *game) of(viewer int) *ledger.Fold {
	if g.open() {
		return g.truth
	}
	return g.seen[viewer+1]
}

// open says whether everybody may see the truth now.
func (g *game) open() bool { return !g.secrets || g.truth.Disclosed() }

// viewer is whose view a seat shares: in a game without secrets all share one.
func (g *game) viewer(seat int) int {
	if !g.secrets {
		return scoring.Table
	}
	return seat
}

// apply folds an entry into the truth and, as far as they may read it, into
// the folds of the viewers. The error is a *scoring.Violation, and then nothing
// has changed, or a mistake of the rulebook, and then the game is of no use any
// more.
func (g *game) apply(number int, e ledger.Entry) error {
	a, err := g.tell(number, e)
	if err != nil {
		return err
	}
	if g.secrets && g.truth.Disclosed() {
		g.disclose()
		return nil
	}
	for i, f := range g.seen {
		if v := f.Apply(number, a.read[i]); v != nil {
			return fmt.Errorf("entry %d is legal, but not as others read it: %s", number, v.Error())
		}
	}
	return nil
}

// tell folds an entry into the truth, and notes how others read it.
func (g *game) tell(number int, e ledger.Entry) (act, error) {
	seat, _, _ := g.truth.Actor(e.Actor)
	a := act{seat: seat}
	if g.secrets {
		for viewer := scoring.Table; viewer < len(g.header.Players); viewer++ {
			a.read = append(a.read, g.truth.Redact(e, viewer))
		}
	}
	if v := g.truth.Apply(number, e); v != nil {
		return a, v
	}
	g.acts = append(g.acts, a)
	return a, nil
}

// disclose lets all read what was entered so far, for good: who has seen it
// cannot forget it, even if the game is taken up again. The redacted folds hold
// no longer.
func (g *game) disclose() {
	for i := range g.acts {
		g.acts[i].read = nil
	}
	g.seen = nil
}

// entry is a record's entry as a viewer reads it.
func (g *game) entry(r ledger.Record, viewer int) ledger.Entry {
	if read := g.acts[r.Number-1].read; len(read) > 0 {
		return read[viewer+1]
	}
	return r.Entry
}

// stale says whether the redacted folds are needed again: the game has been
// taken up after all was shown.
func (g *game) stale() bool { return !g.open() && len(g.seen) == 0 }

// newGame starts the game of a header and folds records into it.
func (t *Table) newGame(log *ledger.Log) (*game, ledger.HouseData, error) {
	own := t.ownData()
	start := func() (*ledger.Opened, error) { return t.all.Shelf.Open("ledger", log.Header+"\n", own) }
	o, err := start()
	if err != nil {
		return nil, ledger.HouseData{}, err
	}
	g := &game{header: o.Doc.Header, truth: o.Fold, secrets: secretive(o.Fold.Game().Info())}
	for _, r := range log.Records {
		if _, err := g.tell(r.Number, r.Entry); err != nil {
			return nil, ledger.HouseData{}, fmt.Errorf("entry %d: %w", r.Number, err)
		}
		if g.secrets && g.truth.Disclosed() {
			g.disclose()
		}
	}
	if g.open() {
		return g, o.House, nil
	}
	for viewer := scoring.Table; viewer < len(g.header.Players); viewer++ {
		seen, err := start()
		if err != nil {
			return nil, ledger.HouseData{}, err
		}
		for _, r := range log.Records {
			if v := seen.Fold.Apply(r.Number, g.entry(r, viewer)); v != nil {
				return nil, ledger.HouseData{}, fmt.Errorf("entry %d is legal, but not as others read it: %s", r.Number, v.Error())
			}
		}
		g.seen = append(g.seen, seen.Fold)
	}
	return g, o.House, nil
}

// secretive says whether a game has secrets at all.
func secretive(info *scoring.Info) bool {
	return slices.ContainsFunc(info.Verbs, func(v scoring.Verb) bool {
		return slices.ContainsFunc(v.Args, func(a scoring.Arg) bool { return a.Secret != scoring.Open })
	})
}
