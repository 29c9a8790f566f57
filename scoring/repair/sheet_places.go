package repair

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A suspect is a place where something may be written wrongly.
type suspect struct {
	scoring.Place
	still int // of the rules that fail: so many do whatever stood there
	cost  int
}

// suspects are the places that findings name, then those in their rows and
// columns, then all that failing rules read; first those that can mend the most.
func (s *sheets) suspects(found []scoring.Contradiction) []suspect {
	var all []suspect
	seen := map[scoring.Place]bool{}
	add := func(cost int, places ...scoring.Place) {
		for _, p := range places {
			if _, known := s.Cells[p]; known && !seen[p] && len(all) < mostSuspects && s.left > 0 {
				seen[p] = true
				all = append(all, suspect{p, s.without(p), cost})
			}
		}
	}
	for _, c := range found {
		add(0, c.Places...)
	}
	for _, c := range found {
		for _, p := range c.Places {
			add(costNear, s.Rows[audit.RowOf(p)]...)
			add(costNear, s.Columns[s.Shapes[p]]...)
		}
	}
	add(costFar, s.balance.read...)
	slices.SortStableFunc(all, func(a, b suspect) int { return cmp.Compare(a.still, b.still) })
	return all
}

// name is a cell for people.
func (s *sheets) name(p scoring.Place) speech.Text {
	label := s.Cells[p].Label
	if p.Owner == scoring.Table {
		return label
	}
	return speech.Say("repair.whose", "player", s.doc.Setup.Players[p.Owner], "what", label)
}

// shown is what stands in a cell, for people.
func shown(kind scoring.CellKind, w scoring.Written) speech.Text {
	switch {
	case kind == scoring.Box && w.Struck:
		return "repair.crossed"
	case w.Blank():
		return "repair.blank"
	case w.Struck:
		return speech.Say("repair.crossed-out", "value", ledger.QuoteShort(w.Value))
	case kind == scoring.Entry:
		return speech.Words(ledger.QuoteShort(w.Value))
	}
	return speech.Words(w.Value)
}
