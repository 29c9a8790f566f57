package views

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/web/live/refusal"
)

// A Proposal is what an amendment would change in a game, as far as a place may know
// (clause LG10). A zero entry is none.
type Proposal struct {
	Event         string         // the amendment, as the ledger writes it
	Number        int            // of the entry that it changes, or puts something in before
	Inserts       bool           // it puts something in
	Was, Is       ledger.Entry   // what counts there, and what would; Was is none where something is put in
	Says          ledger.Telling // of Is
	Struck        []Fit          // what would no longer fit, in the order in which it is judged
	Fits          []Fit          // what does not fit now, and would again
	Before, After []scoring.Score
	Seen          int            // number of the last entry that this was worked out for
	Barred        *refusal.Error // why the place cannot enter it; nil where it can
}

// A Fit is an entry that an amendment makes legal, or illegal.
type Fit struct {
	Number int // of the place where it stands
	Seat   int // who acts in it, or scoring.Table
	// Entry is empty if it's another seat's and something in it is hidden: then people
	// learn only its number and the clause.
	Entry  ledger.Entry
	Breaks *scoring.Violation
}

// Outcome stands for what an amendment changes. It's the same for two proposals if the same
// entry counts in its place, the same entries fit or don't, and each score changes by
// the same amount, whatever was entered in between.
func (in *Proposal) Outcome() string {
	h := sha256.New()
	fmt.Fprintln(h, in.Was)
	for _, f := range in.Struck {
		fmt.Fprintln(h, "struck", f.Number, f.Breaks.Clause)
	}
	for _, f := range in.Fits {
		fmt.Fprintln(h, "fits", f.Number)
	}
	for seat, before := range in.Before {
		fmt.Fprintln(h, seat, in.After[seat].Total()-before.Total())
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Propose works out what an amendment would change, and the game as its viewer would then
// read it.
func (g *Game) Propose(e ledger.Entry, a Amendment, viewer int) (*Proposal, *ledger.Fold, error) {
	after, err := g.trial(e, a, viewer)
	if err != nil {
		return nil, nil, err
	}
	own := g.Of(viewer)
	in := &Proposal{
		Event: e.String(), Number: a.Number, Inserts: a.Inserts,
		Before: own.State().Tally(), After: after.State().Tally(), Seen: len(g.Seats),
	}
	if a.Event != nil {
		in.Is = *a.Event
	}
	in.compare(own, after, viewer)
	return in, after, nil
}

// compare fills in what stands at each place before and after an amendment, as its viewer
// may know it.
func (in *Proposal) compare(own *Reading, after *ledger.Fold, viewer int) {
	was := map[int]ledger.Placed{}
	for _, at := range own.Places() {
		was[at.Place] = at
	}
	if at, ok := was[in.Number]; ok && !in.Inserts && at.Status != ledger.TakenOut {
		in.Was = own.said(at.Number)
	}
	for _, at := range after.Places() {
		before, ok := was[at.Place]
		if !ok || at.Number > len(own.entries) {
			continue // what is amended
		}
		f := Fit{Number: at.Place, Seat: at.Seat, Entry: own.said(at.Number), Breaks: at.Breaks}
		if at.Status != ledger.Struck {
			f.Breaks = before.Breaks
		}
		if at.Seat != viewer && own.Hides(f.Entry) && f.Breaks != nil {
			f.Entry, f.Breaks = ledger.Entry{}, &scoring.Violation{Clause: f.Breaks.Clause}
		}
		switch {
		case before.Status == ledger.Stands && at.Status == ledger.Struck:
			in.Struck = append(in.Struck, f)
		case before.Status == ledger.Struck && at.Status == ledger.Stands:
			in.Fits = append(in.Fits, f)
		}
	}
}
