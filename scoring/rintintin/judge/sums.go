package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
)

// captured are the lines of a seat's groups and corrections, as far as they are
// known.
func (a *auditor) captured(s *audit.Sheet, seat int) (lines []scoring.Line, known bool) {
	var score scoring.Score
	known = true
	for at := range a.Groups {
		source := a.source(s, at)
		for _, of := range a.Squads(seat) {
			sh, ok := source.share(s, at, of)
			known = known && ok
			if sh.Circles == 0 {
				continue
			}
			clause := "RT17"
			if drawer, _ := a.drawer(s, at); drawer != scoring.Table {
				clause = "RT13"
			}
			score.Earn(a.CapturedLabel(at, of, sh), scoring.Whole(sh.Points()), clause, 0)
		}
	}
	score.Earn(rintintin.CorrectionLabel, s.Correction(seat, rintintin.FieldOutlaws), scoring.CorrectionClause, 0)
	return score.Lines, known
}

// loot are the lines of a seat's cards. All are known where a blank row follows
// them, or the groups and ties tell that there are no more.
func (a *auditor) loot(s *audit.Sheet, seat int) (lines []scoring.Line, known bool) {
	hand, ended := a.hand(s, seat)
	for _, value := range hand {
		lines = append(lines, scoring.Line{Label: fmt.Sprintf("Boodle %d", value), Amount: scoring.Whole(value), Clause: "RT18"})
	}
	return lines, ended || a.draws(s).known
}

// sums are the rules of what is added up (RT18).
func (a *auditor) sums() []audit.Rule {
	all := []audit.Rule{a.oneLeads()}
	for seat, name := range a.Names {
		way := func(add func(*audit.Sheet, int) ([]scoring.Line, bool)) audit.Way {
			return func(s *audit.Sheet) (audit.Sum, bool) {
				lines, known := add(s, seat)
				return audit.SumOf(lines), known
			}
		}
		outlaws, boodle := a.Outlaws[seat], a.Boodle[seat]
		captured, loot := way(a.captured), way(a.loot)
		ofGroups := audit.Adds("RT18", outlaws, name+" has captured", captured)
		ofCards := audit.Adds("RT18", boodle, name+" has boodle of", loot)
		ofBoth := audit.Adds("RT18", a.Score[seat], name+" scores",
			audit.Plus(audit.Nearest(audit.Numbers(outlaws), captured), audit.Nearest(audit.Numbers(boodle), loot)),
			audit.Plus(captured, loot))
		all = append(all,
			ofGroups, audit.Alone(a.canCapture(seat), ofGroups), ofCards, audit.Alone(a.ofCards(seat), ofCards),
			ofBoth, audit.Alone(a.canScore(seat), ofBoth),
		)
	}
	return all
}

// ofCards demands that boodle is what some cards add up to (RT3), whichever they
// are.
func (a *auditor) ofCards(seat int) audit.Rule {
	return audit.Rule{Clause: "RT3", Fails: func(s *audit.Sheet) string {
		sum, written := s.Number(a.Boodle[seat])
		return audit.Sentence(written && !a.canDraw(sum), "No cards of the deck come to the %s of boodle that %s has.", sum, a.Names[seat])
	}}
}

// scores are what the groups and cards of each seat come to.
func (a *auditor) scores(s *audit.Sheet) []scoring.Audited {
	return scoring.Each(len(a.Names), func(seat int) scoring.Audited {
		captured, one := a.captured(s, seat)
		loot, two := a.loot(s, seat)
		return s.Score(slices.Concat(captured, loot), one && two, a.Score[seat])
	})
}

// missing are the cells that would have to be known for the scores.
func (a *auditor) missing(s *audit.Sheet, _ []scoring.Audited) []scoring.Place {
	var places []scoring.Place
	for seat, rows := range a.Rows {
		for at := range a.Groups {
			source := a.source(s, at)
			for _, of := range a.Squads(seat) {
				if _, known := source.share(s, at, of); !known {
					places = append(places, s.Unknown(a.Captures[at][of], a.Doubles[at][of])...)
				}
			}
		}
		if _, known := a.loot(s, seat); !known {
			hand, _ := a.hand(s, seat)
			places = append(places, rows[len(hand)])
		}
	}
	return places
}
