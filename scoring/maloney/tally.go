package maloney

import (
	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// Tally lists what each seat has earned: points, and at the end what its money
// makes (MI31).
func (s *State) Tally() []scoring.Score {
	return scoring.Each(len(s.Seats), func(seat int) scoring.Score { return scoring.Score{Lines: s.lines(seat)} })
}

func (s *State) lines(seat int) []scoring.Line {
	p := &s.Seats[seat]
	lines, fixes := p.Lines.All(), p.fixes.All()
	plain := p.Purse // without corrections
	for _, f := range fixes {
		plain -= f.dollars
	}
	if s.Phase == Over {
		lines = append(lines, scoring.Line{Label: MoneyLabel(plain), Amount: InPoints(plain), Clause: "MI31", Event: s.closed})
	}
	for _, f := range fixes {
		line := scoring.Line{Label: CorrectionOfMoney(f.dollars), Clause: scoring.CorrectionClause, Event: f.event}
		if s.Phase == Over {
			line.Amount = InPoints(f.dollars)
		}
		lines = append(lines, line)
	}
	return lines
}

// MoneyLabel is what the score calls the money that somebody has in the end.
func MoneyLabel(amount int) speech.Text {
	return speech.Say("maloney.score-money", "money", Dollars(amount))
}

// CorrectionOfMoney is what the score calls a correction of money.
func CorrectionOfMoney(amount int) speech.Text {
	return speech.Say("maloney.correct-money", "money", Dollars(amount))
}

// Outcome ranks by the score (MI32).
func (s *State) Outcome() scoring.Outcome {
	out := scoring.Outcome{Ranks: scoring.RankTotals(s.Tally())}
	if s.Phase == Over {
		out.Over, out.Clause, out.Reason = true, "MI30", s.reason
	}
	return out
}
