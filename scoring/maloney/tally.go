package maloney

import (
	"slices"

	"saddlebag/scoring"
)

// Tally lists what each seat has earned: points, and at the end what its money
// makes (MI31).
func (s *state) Tally() []scoring.Score {
	return scoring.Each(len(s.seats), func(seat int) scoring.Score { return scoring.Score{Lines: s.lines(seat)} })
}

func (s *state) lines(seat int) []scoring.Line {
	p := &s.seats[seat]
	lines := slices.Clone(p.lines)
	plain := p.purse // without corrections
	for _, f := range p.fixes {
		plain -= f.dollars
	}
	if s.phase == over {
		lines = append(lines, scoring.Line{Label: "Money: " + dollars(plain), Amount: inPoints(plain), Clause: "MI31", Event: s.closed})
	}
	for _, f := range p.fixes {
		line := scoring.Line{Label: "Correction of money: " + dollars(f.dollars), Clause: scoring.CorrectionClause, Event: f.event}
		if s.phase == over {
			line.Amount = inPoints(f.dollars)
		}
		lines = append(lines, line)
	}
	return lines
}

// Outcome ranks by the score (MI32).
func (s *state) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(s.Tally())}
	if s.phase == over {
		out.Over, out.Clause, out.Reason = true, "MI30", s.reason
	}
	return out
}
