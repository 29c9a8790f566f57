package judge

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/sheet"
)

// miscounted says what is wrong in a turn, if no way of the coach counts what it
// says: what he passed, or what is credited.
func (r *reader) miscounted(s *audit.Sheet, i int, t sheet.Turn) string {
	l := r.Lines[i]
	stands, known := r.SpotAt(s, l.Stands)
	var ways []sheet.Outcome
	for _, o := range r.Outcomes(t) {
		if known && o.End == stands {
			ways = append(ways, o)
		}
	}
	if len(ways) == 0 {
		return fmt.Sprintf("No way of %s from %s %s, as turn %d of %s says.", scoring.Some(t.Miles, "mile"), r.Net.ID(t.From), r.countsSaid(s, l), i+1, r.name())
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
			return fmt.Sprintf("No way of %s from %s to %s passes %s, as turn %d of %s says.", scoring.Some(t.Miles, "mile"), r.Net.ID(t.From), r.Net.ID(stands), sp.ID, i+1, r.name())
		case written && surely:
			return fmt.Sprintf("%s had counted before turn %d of %s, and is written down there as passed.", sp.ID, i+1, r.name())
		case !written && sp.Settlement > 0 && !perhaps && !slices.ContainsFunc(ways, func(o sheet.Outcome) bool { return !by(o) }):
			return fmt.Sprintf("From %s to %s the coach of %s passes %s in turn %d, and that is not written down.", r.Net.ID(t.From), r.Net.ID(stands), r.name(), sp.ID, i+1)
		}
	}
	return fmt.Sprintf("No way of %s from %s to %s passes what turn %d of %s says.", scoring.Some(t.Miles, "mile"), r.Net.ID(t.From), r.Net.ID(stands), i+1, r.name())
}

// countsSaid is what a turn counts, as far as that is known: "passes r5 and is
// credited nothing".
func (r *reader) countsSaid(s *audit.Sheet, l sheet.Line) string {
	var said []string
	if w, known := s.At(l.Passed); known && w.Value == "" {
		said = append(said, "passes no settlement")
	} else if known {
		said = append(said, "passes "+strings.Join(strings.Fields(w.Value), ", "))
	}
	if n, known := s.Number(l.Credited); known && n == 0 {
		said = append(said, "is credited nothing")
	} else if known {
		said = append(said, "is credited "+n.String())
	}
	return strings.Join(said, " and ")
}

// miscredited says why another credit belongs to a turn that ends on a spot.
func (r *reader) miscredited(s *audit.Sheet, i int, stands fortyniners.SpotIndex) string {
	worth := r.Net.Spots[stands].Settlement
	surely, _ := r.counted(s, i, stands)
	says := s.Says(r.Lines[i].Credited)
	switch {
	case worth == 0:
		return fmt.Sprintf("In turn %d the coach of %s stops on %s, which is no settlement; %s.", i+1, r.name(), r.Net.ID(stands), says)
	case surely:
		return fmt.Sprintf("%s had counted before turn %d of %s, and is credited there again.", r.Net.ID(stands), i+1, r.name())
	}
	return fmt.Sprintf("In turn %d the coach of %s stops on %s, a settlement of %d; %s.", i+1, r.name(), r.Net.ID(stands), worth, says)
}
