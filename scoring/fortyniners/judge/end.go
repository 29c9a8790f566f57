package judge

import (
	"slices"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/speech"
)

// ends are the rules of the end of a run: at End of Run and not before, or at the
// turn cap, which makes the credit void.
func (r *reader) ends() []audit.Rule {
	var all []audit.Rule
	for i, l := range r.Lines[:len(r.Lines)-1] {
		all = append(all,
			audit.Rule{Clause: "FN14", Fails: func(s *audit.Sheet) speech.Text {
				goesOn := func(later sheet.Line) bool { return later.Used(s) }
				broken := r.arrived(s, l) && slices.ContainsFunc(r.Lines[i+1:], goesOn)
				return audit.Wrong(broken, "fortyniners.run-goes-on", "player", r.name(), "turn", i+1)
			}},
			audit.Rule{Clause: "FN16", Fails: func(s *audit.Sheet) speech.Text {
				at, known := r.SpotAt(s, l.Stands)
				broken := known && at != r.Net.End && blank(s, r.Lines[i+1].Throw)
				return audit.Wrong(broken, "fortyniners.run-not-over", "player", r.name(), "turn", i+1, "spot", s.Value(l.Stands))
			}},
		)
	}
	return append(all, r.arrivedNotVoid())
}

// arrived says whether the coach is known to be at End of Run after a turn.
func (r *reader) arrived(s *audit.Sheet, l sheet.Line) bool {
	at, known := r.SpotAt(s, l.Stands)
	return known && at == r.Net.End
}

// everArrived says whether it is known to have been there after any.
func (r *reader) everArrived(s *audit.Sheet) bool {
	return slices.ContainsFunc(r.Lines, func(l sheet.Line) bool { return r.arrived(s, l) })
}

// arrivedNotVoid demands that no credit is crossed out where the coach arrived (FN16).
func (r *reader) arrivedNotVoid() audit.Rule {
	return audit.Rule{Clause: "FN16", Fails: func(s *audit.Sheet) speech.Text {
		crossed, _ := s.Crossed(r.Credited)
		return audit.Wrong(crossed && r.everArrived(s), "fortyniners.arrived-not-void", "player", r.name())
	}}
}

// capped says whether the run ended at the turn cap, by where the coach stood.
func (r *reader) capped(s *audit.Sheet) (yes, known bool) {
	if r.everArrived(s) {
		return false, true
	}
	_, known = r.SpotAt(s, r.Lines[len(r.Lines)-1].Stands)
	return known, known
}
