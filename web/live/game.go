package live

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	typed "saddlebag/scoring/reading"
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
	// amended says that the log has amendments, standing or not; unsettled that
	// the last entry had what came before judged again, and that this has not
	// been settled.
	amended, unsettled bool
	changes            map[int][]*Change // by number of an amendment, then by viewer as seen

	lines *typed.Reader // of players who are called so
	named []string
}

// of is the reading of a viewer.
func (g *game) of(viewer int) *reading {
	if g.open() {
		return g.truth
	}
	return g.seen[viewer+1]
}

// open says whether everybody may see the truth now.
func (g *game) open() bool { return !g.secrets || g.truth.disclosed() }

// offers are the prompts of a reading that its viewer can enter, of all seats.
func (g *game) offers(r *reading, viewer int, makes func(device string) bool) []scoring.Prompt {
	if g.open() {
		return r.Prompts()
	}
	return r.offers(viewer, makes)
}

// joins is what the viewer of a reading can enter together. What the program makes after
// an event goes in with it anyway.
func (g *game) joins(r *reading, viewer int, makes func(device string) bool) []scoring.Join {
	var joins []scoring.Join
	for _, j := range scoring.Joins(r.State()) {
		if j.Last.Seat == scoring.Table && slices.ContainsFunc(j.Last.Args, func(a scoring.Arg) bool { return makes(a.Device) }) {
			continue
		}
		ok := true
		if !g.open() {
			j.Last, ok = r.offer(j.Last, viewer, makes)
		}
		if ok {
			joins = append(joins, j)
		}
	}
	return joins
}

// viewer is whose view a seat shares: in a game without secrets all share one.
func (g *game) viewer(seat int) int {
	if !g.secrets {
		return scoring.Table
	}
	return seat
}

// enter folds an entry of a viewer, which judge has nothing against, into all
// readings. What the viewer may know decides whether it is legal, and how that is
// said: a *scoring.Violation, and then nothing has changed. Any other error is a mistake of the rulebook, and
// then the game is of no use any more.
func (g *game) enter(e ledger.Entry, viewer int) error {
	own, read, reads := g.of(viewer), e, g.reads(e)
	if own != g.truth {
		read = reads[viewer+1]
	}
	if v := own.enter(read); v != nil {
		return v
	}
	if err := g.take(e, reads, own); err != nil {
		return err
	}
	g.settle()
	return nil
}

// judge says why a viewer cannot enter an entry, by what the viewer may know.
func (g *game) judge(e ledger.Entry, viewer int) *scoring.Violation {
	if own := g.of(viewer); own != g.truth {
		return own.judge(e, viewer)
	}
	return nil
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
// that has it already. It is to be followed by settle, once for amendments that
// follow one another.
func (g *game) take(e ledger.Entry, reads []ledger.Entry, has *reading) error {
	amends := e.Amends()
	seat := scoring.Table
	if !amends {
		seat, _, _ = g.truth.Actor(e.Actor)
	}
	g.seats = append(g.seats, seat)
	g.amended = g.amended || amends
	g.unsettled = g.amended && g.truth.judgesAgain(e)
	if !amends && has != g.truth {
		if err := g.truth.take(e, nil); err != nil {
			return err
		}
	}
	if !g.unsettled && g.disclose() {
		return nil
	}
	for i, r := range g.seen {
		if r == has {
			continue
		}
		if err := r.take(reads[i], g.seen[0]); err != nil {
			return fmt.Errorf("entry %d is legal, but not as others read it: %s", len(g.seats), err.Error())
		}
	}
	if amends && has != g.truth {
		return g.truth.take(e, g.public())
	}
	return nil
}

// settle brings the readings together once amendments are in, or were taken back.
// What stands is the same for all, as what is said of it would else tell
// what is hidden: whose secrets would strike anything else believes them no longer.
func (g *game) settle() {
	if !g.unsettled {
		return
	}
	g.unsettled = false
	if public := g.public(); public != nil && !g.open() {
		agree(public, append(slices.Clip(g.seen[1:]), g.truth))
	}
	g.disclose()
}

// agree has readings in which something else stands than in the public one go on
// from that.
func agree(public *reading, others []*reading) {
	standing := public.ActiveEvents()
	for _, r := range others {
		if !slices.Equal(r.ActiveEvents(), standing) {
			r.forget(public)
		}
	}
}

// public is the reading of the onlookers, of whom everybody may know what they do;
// nil where all see the truth, or did once.
func (g *game) public() *reading {
	if len(g.seen) == 0 {
		return nil
	}
	return g.seen[0]
}

// disclose lets go of the readings where the truth discloses everything, and says
// whether it does. It is so for good: who has seen what was entered cannot forget
// it, even if the game is taken up again. The other readings hold no longer then.
func (g *game) disclose() bool {
	if !g.secrets || !g.truth.disclosed() {
		return false
	}
	g.seen, g.shown = nil, len(g.seats)
	return true
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
	for i := len(log.Records); i > 0 && g.truth.lenient == 0; i-- {
		if log.Records[i-1].Entry.Amends() {
			g.truth.lenient = i
		}
	}
	var reads [][]ledger.Entry // of each record
	for i, r := range log.Records {
		if !g.unsettled && r.Number <= g.truth.lenient && (g.amended || r.Entry.Amends()) && g.stale() {
			if err := g.readAgain(log.Records[:i], reads); err != nil {
				return nil, err
			}
		}
		reads = append(reads, g.reads(r.Entry))
		if err := g.take(r.Entry, reads[i], nil); err != nil {
			return nil, &recordError{r.Number, fmt.Errorf("entry %d: %w", r.Number, err)}
		}
		if i+1 == len(log.Records) || !log.Records[i+1].Entry.Amends() {
			g.settle()
		}
	}
	if g.stale() {
		err = g.readAgain(log.Records, reads)
	}
	return g, err
}

// readAgain makes the readings of the viewers anew of the records so far and what
// each may read of them.
func (g *game) readAgain(records []ledger.Record, reads [][]ledger.Entry) error {
	seen := make([]*reading, len(g.header.Players)+1)
	for i := range seen {
		var err error
		if seen[i], err = newReading(g.truth.open, g.truth.lenient); err != nil {
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
				return &recordError{n + 1, fmt.Errorf("entry %d is legal, but not as others read it: %s", n+1, err.Error())}
			}
		}
		amended = amended || record.Entry.Amends()
		if amended && (n+1 == len(records) || !records[n+1].Entry.Amends()) && seen[0].judgesAgain(record.Entry) {
			agree(seen[0], seen[1:])
		}
	}
	g.seen = seen
	if amended {
		agree(seen[0], []*reading{g.truth})
	}
	return nil
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
