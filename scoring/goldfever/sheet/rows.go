package sheet

import (
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// A Row is a line of the reckoning as it can stand on sheets.
type Row struct {
	scenario.Reckoned
	Clause string
	Each   int              // points for one of what is counted
	Most   [terms.Teams]int // points that a team can have
	Shared bool             // both teams together have no more than one can
	By     speech.Text      // what else on the sheets tells it
}

// row is a line of the reckoning, with its bounds.
func (a *Paper) row(c scenario.Reckoned) Row {
	row := Row{Reckoned: c, Clause: "GF60", Each: max(1, c.Points), Most: [terms.Teams]int{c.Points, c.Points}, Shared: true, By: "goldfever.by-standing"}
	one, other := len(a.Members[0])*c.Points, len(a.Members[1])*c.Points
	switch {
	case c.Line == terms.LineGold:
		gold := a.gold()
		row.Clause, row.Most, row.By = "GF6", [terms.Teams]int{gold, gold}, "goldfever.by-pockets"
	case c.Line == terms.LineKills:
		row.Most, row.Shared, row.By = [terms.Teams]int{other, one}, false, "goldfever.by-dead"
	case c.Line == terms.LineSurvivors:
		row.Most, row.Shared, row.By = [terms.Teams]int{one, other}, false, "goldfever.by-alive"
	case c.Blast:
		row.By = "goldfever.by-blast"
	}
	return row
}

// gold is what all nuggets are worth.
func (a *Paper) gold() (all int) {
	for face, n := range a.Faces[:len(terms.FaceWords)] {
		all += face * n
	}
	return all
}
