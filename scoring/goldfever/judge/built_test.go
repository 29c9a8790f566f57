package judge_test

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
)

// otherwise is a game that leaves exactly these sheets: what was played, but for one
// card that says something else, or one step to another zone.
func otherwise(setup scoring.Setup, played []scoring.Event, after scoring.Filled) []scoring.Event {
	words := slices.Concat(terms.HitWords, terms.PanicWords)
	zones := map[string]bool{}
	for p, w := range after {
		if w.Value != "" && scoring.CellGroup(p.Cell) != p.Cell {
			zones[w.Value] = true
		}
	}
	for i, e := range slices.Backward(played) {
		others := words
		switch last := len(e.Args) - 1; {
		case e.Verb == terms.VerbMove:
			others = nil
			for zone := range zones {
				others = append(others, zone)
			}
			slices.Sort(others)
		case e.Verb != terms.VerbCard || last < 0:
			continue
		}
		for _, word := range others {
			changed := slices.Clone(played)
			changed[i].Args = append(slices.Clone(e.Args[:len(e.Args)-1]), word)
			if leaves(setup, changed, after) {
				return changed
			}
		}
	}
	return nil
}

// leaves says whether a game is legal and leaves some sheets, as far as they are
// written.
func leaves(setup scoring.Setup, events []scoring.Event, sheets scoring.Filled) bool {
	s, err := scoring.Start(game.Game, setup)
	if err != nil {
		return false
	}
	for i, e := range events {
		e.Number = i + 1
		if scoring.Apply(&sheet.Info, s, e) != nil {
			return false
		}
	}
	for _, c := range s.Cells() {
		w, written := sheets[scoring.Place{Owner: c.Owner, Cell: c.ID}]
		n, _ := w.Number()
		m, number := (scoring.Written{Value: c.Value}).Number()
		if written && (w.Struck != c.Struck || w.Value != c.Value && (!number || n != m)) {
			return false
		}
	}
	return s.Outcome().Over
}
