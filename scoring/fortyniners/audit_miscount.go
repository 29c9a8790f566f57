package fortyniners

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// miscounted says what is wrong in a turn, if no way of the coach counts what it
// says: what he passed, or what is credited.
func (r *reader) miscounted(s *audit.Sheet, i int, t turn) string {
	l := r.lines[i]
	stands, known := r.spotAt(s, l.stands)
	var ways []outcome
	for _, o := range r.outcomes(t) {
		if known && o.end == stands {
			ways = append(ways, o)
		}
	}
	if len(ways) == 0 {
		return fmt.Sprintf("No way of %s from %s %s, as turn %d of %s says.", scoring.Some(t.miles, "mile"), r.net.id(t.from), r.countsSaid(s, l), i+1, r.name())
	}
	if slices.ContainsFunc(ways, func(o outcome) bool { return r.fitsPassed(s, i, o) }) {
		return r.miscredited(s, i, stands)
	}
	passed, _ := r.spotsAt(s, l.passed)
	for at, sp := range r.net.spots {
		by := func(o outcome) bool { return o.passed.has(spot(at)) }
		written := slices.Contains(passed, spot(at))
		surely, perhaps := r.counted(s, i, spot(at))
		switch {
		case written && !slices.ContainsFunc(ways, by):
			return fmt.Sprintf("No way of %s from %s to %s passes %s, as turn %d of %s says.", scoring.Some(t.miles, "mile"), r.net.id(t.from), r.net.id(stands), sp.ID, i+1, r.name())
		case written && surely:
			return fmt.Sprintf("%s had counted before turn %d of %s, and is written down there as passed.", sp.ID, i+1, r.name())
		case !written && sp.Settlement > 0 && !perhaps && !slices.ContainsFunc(ways, func(o outcome) bool { return !by(o) }):
			return fmt.Sprintf("From %s to %s the coach of %s passes %s in turn %d, and that is not written down.", r.net.id(t.from), r.net.id(stands), r.name(), sp.ID, i+1)
		}
	}
	return fmt.Sprintf("No way of %s from %s to %s passes what turn %d of %s says.", scoring.Some(t.miles, "mile"), r.net.id(t.from), r.net.id(stands), i+1, r.name())
}

// countsSaid is what a turn counts, as far as that is known: "passes r5 and is
// credited nothing".
func (r *reader) countsSaid(s *audit.Sheet, l line) string {
	var said []string
	if w, known := s.At(l.passed); known && w.Value == "" {
		said = append(said, "passes no settlement")
	} else if known {
		said = append(said, "passes "+strings.Join(strings.Fields(w.Value), ", "))
	}
	if n, known := s.Number(l.credited); known && n == 0 {
		said = append(said, "is credited nothing")
	} else if known {
		said = append(said, "is credited "+n.String())
	}
	return strings.Join(said, " and ")
}

// miscredited says why another credit belongs to a turn that ends on a spot.
func (r *reader) miscredited(s *audit.Sheet, i int, stands spot) string {
	worth := r.net.spots[stands].Settlement
	surely, _ := r.counted(s, i, stands)
	says := s.Says(r.lines[i].credited)
	switch {
	case worth == 0:
		return fmt.Sprintf("In turn %d the coach of %s stops on %s, which is no settlement; %s.", i+1, r.name(), r.net.id(stands), says)
	case surely:
		return fmt.Sprintf("%s had counted before turn %d of %s, and is credited there again.", r.net.id(stands), i+1, r.name())
	}
	return fmt.Sprintf("In turn %d the coach of %s stops on %s, a settlement of %d; %s.", i+1, r.name(), r.net.id(stands), worth, says)
}
