package views

import (
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Change is what an amendment changed when it went in, as a viewer may know it. It's
// news, and forgotten once the table leaves memory: the record alone doesn't say
// what a score was before.
type Change struct {
	Was    ledger.Entry   // what counted in the place; none where something was put in
	Told   ledger.Telling // of that
	Moment scoring.Moment // of the game there, with that or what was put in
	Round  speech.Text    // then, as people call it: "round 2"; empty where it is not known
	Scores []ScoreChange  // of the seats whose scores it changed
}

// A ScoreChange is a seat's score before and after.
type ScoreChange struct {
	Seat    int
	Was, Is scoring.Tenths
}

// changing does what puts an amendment in, and keeps what that changes for each
// viewer.
func (g *Game) changing(a Amendment, amend func() error) error {
	changes := make([]*Change, max(1, len(g.seen)))
	before := make([][]scoring.Score, len(changes))
	for i := range changes {
		r := g.Of(i - 1)
		before[i] = r.State().Tally()
		past, c := r.Before(a.Number), new(Change)
		var there ledger.Entry
		switch at, ok := r.At(a.Number); {
		case a.Inserts:
			there = g.Truth.Redact(*a.Event, i-1)
		case ok:
			c.Was, there = at.Entry, at.Entry
		default: // a note
			c.Was = r.said(a.Number)
		}
		if !a.Inserts {
			c.Told = past.Tell(c.Was)
		}
		_ = past.Apply(a.Number, there) // what does not fit leaves the game as it is
		c.Moment, c.Round = past.Moment(), scoring.RoundName(past.State())
		changes[i] = c
	}
	if err := amend(); err != nil {
		return err
	}
	if g.Stale() {
		return nil // what was shown is hidden again, and all is read anew
	}
	for i, c := range changes {
		for seat, score := range g.Of(i - 1).State().Tally() {
			if was, is := before[i][seat].Total(), score.Total(); was != is {
				c.Scores = append(c.Scores, ScoreChange{seat, was, is})
			}
		}
	}
	if g.changes == nil {
		g.changes = map[int][]*Change{}
	}
	g.changes[len(g.Seats)] = changes
	return nil
}

// change is what an amendment changed, as a viewer may know it; nil where that is
// forgotten.
func (g *Game) change(number, viewer int) *Change {
	changes := g.changes[number]
	if len(changes) == 1 {
		return changes[0]
	}
	if viewer+1 < len(changes) {
		return changes[viewer+1]
	}
	return nil
}
