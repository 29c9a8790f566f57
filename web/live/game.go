package live

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A game is the ledger of a table, and how each viewer may read it.
type game struct {
	header  ledger.Header
	house   ledger.HouseData
	secrets bool // not everybody may see everything
	truth   *reading
	// seen are the readings of the onlookers, then by seat. There are none
	// where all see the truth.
	seen  []*reading
	seats []int // who acted in each entry when it went in, or scoring.Table
	shown int   // entries that nothing is hidden in: all was open after them
}

// of is the reading of a viewer.
func (g *game) of(viewer int) *reading {
	if g.open() {
		return g.truth
	}
	return g.seen[viewer+1]
}

// open says whether everybody may see the truth now.
func (g *game) open() bool { return !g.secrets || g.truth.Disclosed() }

// offers are the prompts of a reading that its viewer can enter, of all seats.
func (g *game) offers(r *reading, viewer int, makes func(device string) bool) []scoring.Prompt {
	if g.open() {
		return r.Prompts()
	}
	return r.offers(viewer, makes)
}

// viewer is whose view a seat shares: in a game without secrets all share one.
func (g *game) viewer(seat int) int {
	if !g.secrets {
		return scoring.Table
	}
	return seat
}

// enter folds an entry of a viewer into all readings. What the viewer may know
// decides whether it is legal, and how that is said: a *scoring.Violation, and
// then nothing has changed. Any other error is a mistake of the rulebook, and
// then the game is of no use any more.
func (g *game) enter(e ledger.Entry, viewer int) error {
	own, read, reads := g.of(viewer), e, g.reads(e)
	if own != g.truth {
		read = reads[viewer+1]
		if v := own.judge(e, viewer); v != nil {
			return v
		}
	}
	if v := own.enter(read); v != nil {
		return v
	}
	return g.take(e, reads, own)
}

// reads is an entry that is about to go in, as each viewer may read it.
func (g *game) reads(e ledger.Entry) []ledger.Entry {
	if !g.secrets {
		return nil
	}
	return scoring.Each(len(g.header.Players)+1, func(i int) ledger.Entry { return g.truth.Redact(e, i-1) })
}

// take folds an entry that somebody was entitled to enter into the truth and,
// as far as they may read it, into the readings of the viewers: all but the one
// that has it already. Where the truth discloses everything it is so for good:
// who has seen what was entered cannot forget it, even if the game is taken up
// again. The other readings hold no longer then.
func (g *game) take(e ledger.Entry, reads []ledger.Entry, has *reading) error {
	seat, _, _ := g.truth.Actor(e.Actor)
	if has != g.truth {
		if err := g.truth.take(e); err != nil {
			return err
		}
	}
	g.seats = append(g.seats, seat)
	if g.secrets && g.truth.Disclosed() {
		g.seen, g.shown = nil, len(g.seats)
	}
	for i, r := range g.seen {
		if r == has {
			continue
		}
		if err := r.take(reads[i]); err != nil {
			return fmt.Errorf("entry %d is legal, but not as others read it: %s", len(g.seats), err.Error())
		}
	}
	return nil
}

// entry is a record's entry as a viewer reads it.
func (g *game) entry(r ledger.Record, viewer int) ledger.Entry {
	if r.Number <= g.shown || len(g.seen) == 0 {
		return r.Entry
	}
	return g.seen[viewer+1].entries[r.Number-1]
}

// stale says whether the other readings are needed again: the game has been taken
// up after all was shown.
func (g *game) stale() bool { return !g.open() && len(g.seen) == 0 }

// newGame starts the game of a header and folds records into it. It fails with a
// *recordError where one of them does not go in.
func (t *Table) newGame(log *ledger.Log) (*game, error) {
	g, err := t.start(log.Header)
	if err != nil {
		return nil, err
	}
	var reads [][]ledger.Entry // of each record
	for _, r := range log.Records {
		reads = append(reads, g.reads(r.Entry))
		if err := g.take(r.Entry, nil, nil); err != nil {
			return nil, &recordError{r.Number, fmt.Errorf("entry %d: %w", r.Number, err)}
		}
	}
	if g.open() {
		return g, nil
	}
	for i := range len(g.header.Players) + 1 {
		r, err := newReading(g.truth.open)
		if err != nil {
			return nil, err
		}
		for n, record := range log.Records {
			e := record.Entry
			if n >= g.shown {
				e = reads[n][i]
			}
			if err := r.take(e); err != nil {
				return nil, &recordError{n + 1, fmt.Errorf("entry %d is legal, but not as others read it: %s", n+1, err.Error())}
			}
		}
		g.seen = append(g.seen, r)
	}
	return g, nil
}

// start starts the game of a header.
func (t *Table) start(header string) (*game, error) {
	o, err := t.all.Shelf.Open("ledger", header+"\n", t.ownData())
	if err != nil {
		return nil, err
	}
	truth := &reading{Fold: o.Fold, open: func() (*ledger.Fold, error) {
		return ledger.Open(o.Fold.Game(), &o.Doc.Header, o.House.House)
	}}
	return &game{header: o.Doc.Header, house: o.House, truth: truth, secrets: secretive(o.Fold.Game().Info())}, nil
}

// secretive says whether a game has secrets at all.
func secretive(info *scoring.Info) bool {
	return slices.ContainsFunc(info.Verbs, func(v scoring.Verb) bool {
		return slices.ContainsFunc(v.Args, func(a scoring.Arg) bool { return a.Secret != scoring.Open })
	})
}
