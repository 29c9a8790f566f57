package views

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Nothing stands for the event of an entry that is deleted.
const Nothing = "-"

// An Amendment is what an entry says about the record.
type Amendment struct {
	Number  int // of the entry that it changes, or puts something in before
	Inserts bool
	Event   *ledger.Entry // nil where it takes something out
}

// Amendment reads an amendment. It isn't ok if the ledger refuses it whatever it's
// about.
func (r *Reading) Amendment(e ledger.Entry) (a Amendment, ok bool) {
	if !e.Amends() || len(e.Args) != 2 {
		return a, false
	}
	n, err := strconv.Atoi(e.Args[0])
	if err != nil || n < 1 || n > len(r.entries) {
		return a, false
	}
	a = Amendment{Number: n, Inserts: e.Verb == ledger.VerbInsert}
	if a.Inserts || e.Args[1] != Nothing {
		event, err := ledger.ParseEvent(e.Args[1])
		if err != nil {
			return a, false
		}
		a.Event = &event
	}
	return a, true
}

// said is the event that an entry says should be in the record, as it is read here:
// of an amendment what it puts in, which is none where it takes something out.
func (r *Reading) said(number int) ledger.Entry {
	e := r.entries[number-1]
	if !e.Amends() {
		return e
	}
	event, _ := ledger.ParseEvent(e.Args[len(e.Args)-1])
	return event
}

// At is what's at a place, as read here. If it was deleted, that's what was first
// written there. It isn't ok if nothing is judged there.
func (r *Reading) At(place int) (ledger.Placed, bool) {
	places := r.Places()
	i := slices.IndexFunc(places, func(at ledger.Placed) bool { return at.Place == place })
	if i < 0 {
		return ledger.Placed{}, false
	}
	at := places[i]
	if at.Entry = r.said(at.Number); at.Status == ledger.TakenOut {
		at.Entry = r.said(place)
	}
	return at, true
}

// trial is the game as a viewer would read it with an amendment in it, or a
// *scoring.Violation. It must be legal as far as the viewer knows and as far as
// everybody does, and strike the same: what others keep secret decides nothing,
// and what the viewer alone knows would else strike what all others see standing.
func (g *Game) trial(e ledger.Entry, a Amendment, viewer int) (*ledger.Fold, error) {
	own := g.Of(viewer)
	if own == g.Truth {
		return own.with(e)
	}
	if _, err := own.with(e); err != nil { // as it is written
		return nil, err
	}
	if a.Event != nil {
		past := &Reading{Fold: own.Before(a.Number), entries: own.entries}
		if v := past.judge(*a.Event, viewer); v != nil {
			return nil, v
		}
	}
	reads := g.reads(e)
	after, err := own.with(reads[viewer+1])
	if err != nil {
		return nil, err
	}
	if own == g.public() {
		return after, nil
	}
	public, err := g.public().with(reads[0])
	if err != nil {
		return nil, err
	}
	if number := unlike(after.ActiveEvents(), public.ActiveEvents()); number != 0 {
		return nil, scoring.Breaks(ledger.AmendClause, "web.unfit-in-secret", "entry", number)
	}
	return after, nil
}

// with is a copy of a reading's game that has an amendment in it.
func (r *Reading) with(e ledger.Entry) (*ledger.Fold, error) {
	f := r.Clone()
	if v := f.Apply(len(r.entries)+1, e); v != nil {
		return nil, v
	}
	return f, nil
}

// unlike is a number that is in one of two lists only; 0 for none.
func unlike(a, b []int) int {
	in := map[int]int{}
	for _, number := range a {
		in[number]++
	}
	for _, number := range b {
		if in[number]--; in[number] < 0 {
			return number
		}
	}
	for _, number := range a {
		if in[number] > 0 {
			return number
		}
	}
	return 0
}

// Amend folds a viewer's amendment into all readings. After is the viewer's own game
// afterwards, from Propose.
func (g *Game) Amend(e ledger.Entry, viewer int, after *ledger.Fold) error {
	a, _ := g.Of(viewer).Amendment(e)
	return g.changing(a, func() error { return g.foldAmended(e, viewer, after) })
}

func (g *Game) foldAmended(e ledger.Entry, viewer int, after *ledger.Fold) error {
	own, reads := g.Of(viewer), g.reads(e)
	own.Fold = after
	if own == g.Truth {
		own.keep(e, told{})
	} else {
		own.keep(reads[viewer+1], told{})
	}
	if err := g.take(e, reads, own); err != nil {
		return err
	}
	g.settle()
	return nil
}
