package web

import (
	"slices"

	"saddlebag/web/live"
)

// mostMoves is how many entries the page of a table shows; the ledger has all.
const mostMoves = 60

// A movesView is what was entered last, the latest first.
type movesView struct {
	Last   string // the latest, to be read out
	Moves  []moveView
	Hidden int
}

// A moveView is an entry of the log.
type moveView struct {
	Number int
	Text   string
	By     string // who entered it, where it was not who acted
	At     string // time of day
	Stands bool
	Before bool // something forgotten can be entered before it
}

func viewMoves(t *atTable) movesView {
	var v movesView
	for _, m := range slices.Backward(t.view.Moves) {
		if len(v.Moves) == mostMoves {
			v.Hidden = m.Number
			break
		}
		shown := moveView{
			Number: m.Number, Text: m.Text(), At: m.Time.Format("15:04"), Stands: m.Stands,
			Before: m.Stands && !m.Free() && t.place.Role != live.Onlooker,
		}
		if m.By != m.Entry.Actor {
			shown.By = m.By
		}
		v.Moves = append(v.Moves, shown)
	}
	if len(v.Moves) > 0 {
		v.Last = v.Moves[0].Text
	}
	return v
}
