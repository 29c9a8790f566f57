package judge

import (
	"slices"
	"strings"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// miscounted says what is wrong in a turn, if no way of the coach counts what it
// says: what he passed, or what is credited.
func (r *reader) miscounted(s *audit.Sheet, i int, t sheet.Turn) speech.Text {
	l := r.Lines[i]
	stands, known := r.SpotAt(s, l.Stands)
	var ways []sheet.Outcome
	for _, o := range r.Outcomes(t) {
		if known && o.End == stands {
			ways = append(ways, o)
		}
	}
	if len(ways) == 0 {
		return speech.Say("fortyniners.no-way-counts", "n", t.Miles, "from", r.Net.ID(t.From), "counts", r.countsSaid(s, l), "turn", r.turn(i))
	}
	if slices.ContainsFunc(ways, func(o sheet.Outcome) bool { return r.fitsPassed(s, i, o) }) {
		return r.miscredited(s, i, stands)
	}
	passed, _ := r.SpotsAt(s, l.Passed)
	for at, sp := range r.Net.Spots {
		by := func(o sheet.Outcome) bool { return o.Passed.Has(fortyniners.SpotIndex(at)) }
		written := slices.Contains(passed, fortyniners.SpotIndex(at))
		surely, perhaps := r.counted(s, i, fortyniners.SpotIndex(at))
		switch {
		case written && !slices.ContainsFunc(ways, by):
			return speech.Say("fortyniners.no-way-passes", "n", t.Miles, "from", r.Net.ID(t.From), "to", r.Net.ID(stands), "spot", sp.ID, "turn", r.turn(i))
		case written && surely:
			return speech.Say("fortyniners.passed-again", "spot", sp.ID, "turn", r.turn(i))
		case !written && sp.Settlement > 0 && !perhaps && !slices.ContainsFunc(ways, func(o sheet.Outcome) bool { return !by(o) }):
			return speech.Say("fortyniners.passed-unwritten", "from", r.Net.ID(t.From), "to", r.Net.ID(stands), "spot", sp.ID, "turn", r.turn(i))
		}
	}
	return speech.Say("fortyniners.no-way-passes-these", "n", t.Miles, "from", r.Net.ID(t.From), "to", r.Net.ID(stands), "turn", r.turn(i))
}

// countsSaid is what a turn counts, as far as that is known: "passes r5 and is
// credited nothing".
func (r *reader) countsSaid(s *audit.Sheet, l sheet.Line) speech.All {
	var said speech.All
	if w, known := s.At(l.Passed); known && w.Value == "" {
		said = append(said, "fortyniners.passes-none")
	} else if known {
		said = append(said, speech.Say("fortyniners.passes", "spots", speech.List(speech.Named(strings.Fields(w.Value)...))))
	}
	if n, known := s.Number(l.Credited); known && n == 0 {
		said = append(said, "fortyniners.credits-nothing")
	} else if known {
		said = append(said, speech.Say("fortyniners.credits", "points", speech.Tenths(n)))
	}
	return said
}

// miscredited says why another credit belongs to a turn that ends on a spot.
func (r *reader) miscredited(s *audit.Sheet, i int, stands fortyniners.SpotIndex) speech.Text {
	worth := r.Net.Spots[stands].Settlement
	surely, _ := r.counted(s, i, stands)
	says := s.Says(r.Lines[i].Credited)
	switch {
	case worth == 0:
		return speech.Say("fortyniners.stops-nowhere", "turn", r.turn(i), "spot", r.Net.ID(stands), "sheet", says)
	case surely:
		return speech.Say("fortyniners.credited-again", "spot", r.Net.ID(stands), "turn", r.turn(i))
	}
	return speech.Say("fortyniners.stops-at", "turn", r.turn(i), "spot", r.Net.ID(stands), "points", worth, "sheet", says)
}
