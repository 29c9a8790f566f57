package nugget

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// cellTotal is where a player adds up the slip when the game is over.
const cellTotal = "total"

// Paper lists the slips of a game, with a total on each. The dice are not
// written down.
func (g game) Paper(setup scoring.Setup) ([]scoring.Cell, error) {
	s, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	cells := slices.DeleteFunc(s.Cells(), func(c scoring.Cell) bool { return c.ID == cellDice })
	for seat := range setup.Players {
		cells = append(cells, scoring.Cell{ID: cellTotal, Owner: seat, Label: "The total", Kind: scoring.Figure})
	}
	return cells, nil
}

// Audit judges filled slips.
func (g game) Audit(setup scoring.Setup, filled scoring.Filled) (scoring.Audit, error) {
	if _, err := g.New(setup); err != nil {
		return scoring.Audit{}, err
	}
	a := auditor{len(setup.Players)}
	audit := scoring.Audit{Findings: scoring.Judge(&info, filled, a.conditions())}
	for seat := range a.seats {
		score, known := a.score(filled, seat)
		got := scoring.Audited{Score: score, Known: known}
		got.Claimed, got.Written = filled.Number(scoring.Place{Owner: seat, Cell: cellTotal})
		audit.Scores = append(audit.Scores, got)
		for _, p := range a.parts(seat) {
			if _, known := filled[p]; !known && !slices.Contains(audit.Missing, p) {
				audit.Missing = append(audit.Missing, p)
			}
		}
	}
	audit.Settle()
	return audit, nil
}

// An auditor knows what so many slips can be.
type auditor struct{ seats int }

// parts are what a seat's score is made of.
func (a auditor) parts(seat int) []scoring.Place {
	parts := []scoring.Place{{Owner: seat, Cell: cellCard}}
	for i := range rounds {
		parts = append(parts, scoring.Place{Owner: seat, Cell: numbered(cellDug, i)})
		if i%a.seats == seat {
			parts = append(parts, scoring.Place{Owner: scoring.Table, Cell: numbered(cellWheel, i)})
		}
	}
	return parts
}

// conditions are all that the rules demand.
func (a auditor) conditions() []scoring.Condition {
	var all []scoring.Condition
	for seat := range a.seats {
		for i := range rounds {
			all = append(all, a.dieIn(scoring.Place{Owner: seat, Cell: numbered(cellDug, i)}))
		}
		all = append(all, a.total(seat))
	}
	return all
}

// dieIn demands that what was dug is on a die (NU4).
func (auditor) dieIn(p scoring.Place) scoring.Condition {
	return scoring.Condition{Clause: "NU4", Reads: []scoring.Place{p}, Fails: func(f scoring.Filled) string {
		w, known := f[p]
		if !known || slices.Contains(dice.Sides, w.Value) {
			return ""
		}
		return fmt.Sprintf("No die shows %q.", w.Value)
	}}
}

// total demands that a total is what its slip adds up to (NU6).
func (a auditor) total(seat int) scoring.Condition {
	p := scoring.Place{Owner: seat, Cell: cellTotal}
	return scoring.Condition{Clause: "NU6", Sum: true, Reads: append(a.parts(seat), p), Fails: func(f scoring.Filled) string {
		score, known := a.score(f, seat)
		if written, ok := f.Number(p); known && ok && written != score.Total() {
			return fmt.Sprintf("The slip adds up to %s, not %s.", score.Total(), written)
		}
		return ""
	}}
}

// score is what the parts of a seat's score add up to, if all are known.
func (a auditor) score(f scoring.Filled, seat int) (score scoring.Score, known bool) {
	add := func(label string, points int, clause string) {
		score.Lines = append(score.Lines, scoring.Line{Label: label, Amount: scoring.Whole(points), Clause: clause})
	}
	known = !slices.ContainsFunc(a.parts(seat), func(p scoring.Place) bool { _, known := f[p]; return !known })
	for i := range rounds {
		dug := 1 + slices.Index(dice.Sides, f[scoring.Place{Owner: seat, Cell: numbered(cellDug, i)}].Value)
		if dug == 0 {
			known = false
			continue
		}
		add(fmt.Sprintf("Round %d", i+1), dug, "NU4")
		if i%a.seats != seat {
			continue
		}
		switch f[scoring.Place{Owner: scoring.Table, Cell: numbered(cellWheel, i)}].Value {
		case rich:
			add(fmt.Sprintf("Round %d, rich", i+1), dug, "NU5")
		case bust:
			add(fmt.Sprintf("Round %d, bust", i+1), -dug, "NU5")
		}
	}
	card := f[scoring.Place{Owner: seat, Cell: cellCard}].Value
	add("The "+card, worth[card], "NU6")
	return score, known
}
