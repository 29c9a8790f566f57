package views

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	typed "saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
)

// A Game is the ledger of a table, and how each viewer may read it.
type Game struct {
	Header  ledger.Header
	House   ledger.HouseData // in force
	secrets bool             // not everybody may see everything
	Truth   *Reading         // by which nothing is answered: it would tell what is secret
	// seen are the readings of the onlookers, then by seat. There are none
	// where all see the truth.
	seen  []*Reading
	Seats []int // who acted in each entry when it went in, or scoring.Table
	shown int   // entries that nothing is hidden in: all was open after them
	// amended says that the log has amendments, standing or not; unsettled that
	// the last entry had what came before judged again, and that this has not
	// been settled.
	amended, unsettled bool
	changes            map[int][]*Change // by number of an amendment, then by viewer as seen

	lines *typed.Reader // of players who are called so
	named []string
}

// Of is a viewer's reading.
func (g *Game) Of(viewer int) *Reading {
	if g.open() {
		return g.Truth
	}
	return g.seen[viewer+1]
}

// open says whether everybody may see the truth now.
func (g *Game) open() bool { return !g.secrets || g.Truth.disclosed() }

// offers are the prompts of a reading that its viewer can enter, of all seats.
func (g *Game) offers(r *Reading, viewer int, makes func(device string) bool) []scoring.Prompt {
	if g.open() {
		return r.Prompts()
	}
	return r.offers(viewer, makes)
}

// joins is what the viewer of a reading can enter together. What the program makes after
// an event goes in with it anyway.
func (g *Game) joins(r *Reading, viewer int, makes func(device string) bool) []scoring.Join {
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

// HasNews says whether the game knows what some amendment changed; the log alone doesn't
// say.
func (g *Game) HasNews() bool { return len(g.changes) > 0 }

// Viewer is the viewer whose view a seat shares: in a game without secrets all share one.
func (g *Game) Viewer(seat int) int {
	if !g.secrets {
		return scoring.Table
	}
	return seat
}

// Enter folds a viewer's entry into all readings, once Judge has nothing against it. What
// the viewer may know decides whether it's legal, and what's said: a *scoring.Violation
// leaves everything as it was. Any other error is a mistake of the rulebook; then the game
// can't be used any more.
func (g *Game) Enter(e ledger.Entry, viewer int) error {
	own, read, reads := g.Of(viewer), e, g.reads(e)
	if own != g.Truth {
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

// Judge says why a viewer can't enter an entry, as far as the viewer may know.
func (g *Game) Judge(e ledger.Entry, viewer int) *scoring.Violation {
	if own := g.Of(viewer); own != g.Truth {
		return own.judge(e, viewer)
	}
	return nil
}

// reads is an entry that is about to go in, as each viewer may read it.
func (g *Game) reads(e ledger.Entry) []ledger.Entry {
	if !g.secrets {
		return nil
	}
	return scoring.Each(len(g.Header.Players)+1, func(i int) ledger.Entry { return g.Truth.Redact(e, i-1) })
}

// take folds an entry that somebody was entitled to enter into the truth and,
// as far as they may read it, into the readings of the viewers: all but the one
// that has it already. It is to be followed by settle, once for amendments that
// follow one another.
func (g *Game) take(e ledger.Entry, reads []ledger.Entry, has *Reading) error {
	amends := e.Amends()
	seat := scoring.Table
	if !amends {
		seat, _, _ = g.Truth.Actor(e.Actor)
	}
	g.Seats = append(g.Seats, seat)
	g.amended = g.amended || amends
	g.unsettled = g.amended && g.Truth.judgesAgain(e)
	if !amends && has != g.Truth {
		if err := g.Truth.take(e, nil); err != nil {
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
			return fmt.Errorf("entry %d is legal, but not as others read it: %s", len(g.Seats), err.Error())
		}
	}
	if amends && has != g.Truth {
		return g.Truth.take(e, g.public())
	}
	return nil
}

// settle brings the readings together once amendments are in, or were taken back.
// What stands is the same for all, as what is said of it would else tell
// what is hidden: whose secrets would strike anything else believes them no longer.
func (g *Game) settle() {
	if !g.unsettled {
		return
	}
	g.unsettled = false
	if public := g.public(); public != nil && !g.open() {
		agree(public, append(slices.Clip(g.seen[1:]), g.Truth))
	}
	g.disclose()
}

// agree has readings in which something else stands than in the public one go on
// from that.
func agree(public *Reading, others []*Reading) {
	standing := public.ActiveEvents()
	for _, r := range others {
		if !slices.Equal(r.ActiveEvents(), standing) {
			r.forget(public)
		}
	}
}

// public is the reading of the onlookers, of whom everybody may know what they do;
// nil where all see the truth, or did once.
func (g *Game) public() *Reading {
	if len(g.seen) == 0 {
		return nil
	}
	return g.seen[0]
}

// disclose lets go of the readings where the truth discloses everything, and says
// whether it does. It is so for good: who has seen what was entered cannot forget
// it, even if the game is taken up again. The other readings hold no longer then.
func (g *Game) disclose() bool {
	if !g.secrets || !g.Truth.disclosed() {
		return false
	}
	g.seen, g.shown = nil, len(g.Seats)
	return true
}

// entry is a record's entry as a viewer reads it.
func (g *Game) entry(r logbook.Record, viewer int) ledger.Entry {
	if r.Number <= g.shown || len(g.seen) == 0 {
		return r.Entry
	}
	return g.seen[viewer+1].entries[r.Number-1]
}

// Stale says whether the other readings are needed again, because the game went on
// after everything was shown.
func (g *Game) Stale() bool { return !g.open() && len(g.seen) == 0 }

// HoldsSecrets says whether a seat keeps something that others don't see, as far as anybody
// can tell: the game has secrets, it's under way, and they aren't out.
func (g *Game) HoldsSecrets(seat int) bool {
	return seat != scoring.Table && len(g.Seats) > 0 && !g.open()
}

// Title is the name of the table.
func (g *Game) Title() speech.Text {
	if g.Header.Title != "" {
		return speech.Words(g.Header.Title)
	}
	return g.Truth.Game().Info().Title
}

// SecretsMade says whether the program has made a secret that is still hidden.
func (g *Game) SecretsMade(log *logbook.Log) bool {
	return !g.open() && slices.ContainsFunc(log.Records, func(r logbook.Record) bool {
		return r.Entry.Chance && r.Number > g.shown && !slices.Equal(g.Truth.Redact(r.Entry, scoring.Table).Args, r.Entry.Args)
	})
}

// Typed reads lines as people type them, using what everybody may see.
func (g *Game) Typed() *typed.Reader {
	all := g.Of(scoring.Table)
	if names := all.Names(); g.lines == nil || !slices.Equal(names, g.named) {
		g.lines, g.named = typed.NewReader(all.Fold), slices.Clone(names)
	}
	return g.lines
}

// Follow folds an entry that has gone in elsewhere.
func (g *Game) Follow(e ledger.Entry) error {
	reads := g.reads(e)
	take := func() error {
		if err := g.take(e, reads, nil); err != nil {
			return err
		}
		g.settle()
		return nil
	}
	if a, ok := g.Truth.Amendment(e); ok {
		return g.changing(a, take)
	}
	return take()
}
