package sheet

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/speech"
)

// LegibleTurn demands of each cell of a row by itself that what is written there can be.
// The turn is what people call it.
func (a *Paper) LegibleTurn(l Line, turn string) []audit.Rule {
	dice := map[int]string{1: "one die", 2: "two dice"}[a.Dice]
	return []audit.Rule{
		audit.Legible("FN3", l.Throw, func(w scoring.Written) speech.Text {
			_, ok := a.MilesOf(w.Value)
			return audit.Sentence(!ok, "Which throw of %s is %q in %s?", dice, w.Value, turn)
		}),
		audit.Legible("FN10", l.Stands, a.onBoard("where the coach stands in "+turn)),
		audit.Legible("FN11", l.Passed, a.onBoard("which the coach passes in "+turn)),
		written("FN10", l.Stands, func(s *audit.Sheet, written string) string {
			at, ok := a.SpotAt(s, l.Stands)
			strays := ok && (!a.Net.OnRoad(at) || a.Net.Parts[at] == fortyniners.PartCrossing)
			return audit.Sentence(strays, "In %s the coach cannot stand on %s.", turn, written).String()
		}),
		written("FN11", l.Passed, func(_ *audit.Sheet, written string) string {
			for _, id := range strings.Fields(written) {
				if at, ok := a.Net.Index[id]; ok && a.Net.Spots[at].Settlement == 0 {
					return fmt.Sprintf("%s is no settlement, and is written down as passed in %s.", id, turn)
				}
			}
			return ""
		}),
		written("FN11", l.Credited, func(s *audit.Sheet, written string) string {
			n, ok := s.Whole(l.Credited)
			worth := func(sp fortyniners.Spot) bool { return sp.Settlement == n }
			can := ok && (n == 0 || n > 0 && slices.ContainsFunc(a.Net.Spots, worth))
			return audit.Sentence(!can, "No settlement is worth the %s credited in %s.", written, turn).String()
		}),
	}
}

// LegibleLine demands it of a row of a table without a board: each is one settlement,
// credited or lost (FN41).
func LegibleLine(l Line, what string) []audit.Rule {
	var all []audit.Rule
	for _, p := range []scoring.Place{l.Throw, l.Stands, l.Passed} {
		all = append(all, written("FN41", p, func(_ *audit.Sheet, written string) string {
			return fmt.Sprintf("At a table without a map nobody writes %s in %s.", written, what)
		}))
	}
	for _, p := range []scoring.Place{l.Credited, l.Lost} {
		all = append(all, written("FN41", p, func(s *audit.Sheet, written string) string {
			n, ok := s.Whole(p)
			return audit.Sentence(!ok || n < 0 || n > fortyniners.MaxSettlement, "No settlement is worth the %s in %s.", written, what).String()
		}))
	}
	return all
}

// onBoard asks which spots of the board are meant by what is written.
func (a *Paper) onBoard(what string) func(scoring.Written) speech.Text {
	return func(w scoring.Written) speech.Text {
		for _, id := range strings.Fields(w.Value) {
			if _, ok := a.Net.Index[id]; !ok {
				return speech.Words(fmt.Sprintf("Which spot is %q, %s?", id, what))
			}
		}
		return ""
	}
}

// written is the rule of a single cell in which something is written.
func written(clause string, p scoring.Place, says func(s *audit.Sheet, written string) string) audit.Rule {
	return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text {
		if written := s.Value(p); written != "" {
			return speech.Words(says(s, written))
		}
		return ""
	}}
}
