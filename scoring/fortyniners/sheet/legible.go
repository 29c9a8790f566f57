package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
)

// LegibleTurn demands of each cell of a row by itself that what is written there can be.
// The turn is what people call it.
func (a *Paper) LegibleTurn(l Line, turn speech.Text) []audit.Rule {
	return []audit.Rule{
		audit.Legible("FN3", l.Throw, func(w scoring.Written) speech.Text {
			_, ok := a.MilesOf(w.Value)
			return audit.Wrong(!ok, "fortyniners.which-throw", "n", a.Dice, "word", strconv.Quote(w.Value), "turn", turn)
		}),
		audit.Legible("FN10", l.Stands, a.onBoard(func(word string) speech.Text {
			return speech.Say("fortyniners.which-spot-stands", "word", word, "turn", turn)
		})),
		audit.Legible("FN11", l.Passed, a.onBoard(func(word string) speech.Text {
			return speech.Say("fortyniners.which-spot-passed", "word", word, "turn", turn)
		})),
		written("FN10", l.Stands, func(s *audit.Sheet, written string) speech.Text {
			at, ok := a.SpotAt(s, l.Stands)
			strays := ok && (!a.Net.OnRoad(at) || a.Net.Parts[at] == fortyniners.PartCrossing)
			return audit.Wrong(strays, "fortyniners.cannot-stand", "turn", turn, "spot", written)
		}),
		written("FN11", l.Passed, func(_ *audit.Sheet, written string) speech.Text {
			for _, id := range strings.Fields(written) {
				if at, ok := a.Net.Index[id]; ok && a.Net.Spots[at].Settlement == 0 {
					return speech.Say("fortyniners.passed-no-settlement", "spot", id, "turn", turn)
				}
			}
			return ""
		}),
		written("FN11", l.Credited, func(s *audit.Sheet, written string) speech.Text {
			n, ok := s.Whole(l.Credited)
			worth := func(sp fortyniners.Spot) bool { return sp.Settlement == n }
			can := ok && (n == 0 || n > 0 && slices.ContainsFunc(a.Net.Spots, worth))
			return audit.Wrong(!can, "fortyniners.no-worth-credited", "points", written, "turn", turn)
		}),
	}
}

// LegibleLine demands it of a row of a table without a board: each is one settlement,
// credited or lost (FN41).
func LegibleLine(l Line, line speech.Text) []audit.Rule {
	var all []audit.Rule
	for _, p := range []scoring.Place{l.Throw, l.Stands, l.Passed} {
		all = append(all, written("FN41", p, func(_ *audit.Sheet, written string) speech.Text {
			return speech.Say("fortyniners.needs-map", "word", written, "line", line)
		}))
	}
	for _, p := range []scoring.Place{l.Credited, l.Lost} {
		all = append(all, written("FN41", p, func(s *audit.Sheet, written string) speech.Text {
			n, ok := s.Whole(p)
			return audit.Wrong(!ok || n < 0 || n > fortyniners.MaxSettlement, "fortyniners.no-worth", "points", written, "line", line)
		}))
	}
	return all
}

// onBoard asks which spots of the board are meant by what is written.
func (a *Paper) onBoard(asks func(word string) speech.Text) func(scoring.Written) speech.Text {
	return func(w scoring.Written) speech.Text {
		for _, id := range strings.Fields(w.Value) {
			if _, ok := a.Net.Index[id]; !ok {
				return asks(strconv.Quote(id))
			}
		}
		return ""
	}
}

// written is the rule of a single cell in which something is written.
func written(clause string, p scoring.Place, says func(s *audit.Sheet, written string) speech.Text) audit.Rule {
	return audit.Rule{Clause: clause, Fails: func(s *audit.Sheet) speech.Text {
		if written := s.Value(p); written != "" {
			return says(s, written)
		}
		return ""
	}}
}
