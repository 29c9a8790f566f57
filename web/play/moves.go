package play

import (
	"slices"

	"saddlebag/web/table"
)

// mostMoves is how many entries the page of a table shows; the ledger has all.
const mostMoves = 15

// A movesView is what was entered last, the latest first.
type movesView struct {
	Last   string // the latest
	Number int    // of that one
	Moves  []moveView
	More   bool // there are earlier ones
}

// A moveView is an entry of the log.
type moveView struct {
	Number int
	Text   string
	By     string // who entered it, where it was not who acted
	At     string // time of day
	Stands bool
	Scored []scoredView
}

// A scoredView is what an entry brought somebody, for good.
type scoredView struct{ Name, Amount, Label, Clause string }

func viewMoves(t *table.Snapshot) movesView {
	var v movesView
	scored := viewScored(t)
	for _, m := range slices.Backward(t.View.Moves) {
		if len(v.Moves) == mostMoves {
			v.More = true
			break
		}
		shown := moveView{
			Number: m.Number, Text: m.Text(), At: m.Time.Format("15:04"), Stands: m.Stands, Scored: scored[m.Number],
		}
		if m.By != m.Entry.Actor {
			shown.By = m.By
		}
		v.Moves = append(v.Moves, shown)
	}
	if len(v.Moves) > 0 {
		v.Last, v.Number = v.Moves[0].Text, v.Moves[0].Number
	}
	return v
}

// viewScored finds what each entry brought, by its number. What can still
// change is no news.
func viewScored(t *table.Snapshot) map[int][]scoredView {
	scored := map[int][]scoredView{}
	for seat, s := range t.View.Tally {
		for _, l := range s.Lines {
			if l.Event > 0 && !l.Open {
				scored[l.Event] = append(scored[l.Event], scoredView{t.View.Names[seat], t.View.Info.Amount(l.Amount), l.Label, l.Clause})
			}
		}
	}
	return scored
}
