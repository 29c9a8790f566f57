package judge

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/rintintin"
	"saddlebag/scoring/speech"
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
		lines = append(lines, scoring.Line{Label: rintintin.BoodleLabel(value), Amount: scoring.Whole(value), Clause: "RT18"})
	}
	return lines, ended || a.draws(s).known
}

// sums are the rules of what is added up (RT18).
func (a *auditor) sums() []audit.Rule {
	all, bounds := []audit.Rule{a.oneLeads()}, a.Bounds()
	for seat, name := range a.Names {
		way := func(add func(*audit.Sheet, int) ([]scoring.Line, bool)) audit.Way {
			return func(s *audit.Sheet) (audit.Sum, bool) {
				lines, known := add(s, seat)
				return audit.SumOf(lines), known
			}
		}
		total := func(p scoring.Place, what string, ways ...audit.Way) {
			all = append(all, audit.Bounded(audit.AddsUp("RT18", p, func(sum string, sheet speech.Text) speech.Text {
				return speech.Say(what, "player", name, "sum", sum, "sheet", sheet)
			}, ways...), seat, bounds[p.Cell])...)
		}
		outlaws, boodle := a.Outlaws[seat], a.Boodle[seat]
		captured, loot := way(a.captured), way(a.loot)
		total(outlaws, "rintintin.sum-captured", captured)
		total(boodle, "rintintin.sum-boodle", loot)
		total(a.Score[seat], "rintintin.sum-score",
			audit.Plus(audit.Nearest(audit.Numbers(outlaws), captured), audit.Nearest(audit.Numbers(boodle), loot)),
			audit.Plus(captured, loot))
	}
	return all
}

// oneLeads demands that one player has the highest score: those who are level draw
// until one leads (RT19). Where all groups and cards are known these tell.
func (a *auditor) oneLeads() audit.Rule {
	return audit.Rule{Clause: "RT19", Yields: true, Fails: func(s *audit.Sheet) speech.Text {
		scores := make([]scoring.Tenths, len(a.Names))
		counted := true
		for seat := range a.Names {
			score, byParts, known := a.scoreOf(s, seat)
			if !known || s.Corrected(seat, rintintin.FieldOutlaws) {
				return ""
			}
			scores[seat], counted = score, counted && byParts
		}
		top := rintintin.Leaders(scores)
		if counted || len(top) == 1 {
			return ""
		}
		names := scoring.Each(len(top), func(i int) speech.Text { return speech.Words(a.Names[top[i]]) })
		return speech.Say("rintintin.tied-at-the-top", "players", speech.All(names), "score", speech.Tenths(scores[top[0]]))
	}}
}

// scoreOf is a seat's score by its groups and cards, or else by the two sums that
// make it, or else as it is written.
func (a *auditor) scoreOf(s *audit.Sheet, seat int) (score scoring.Tenths, byParts, known bool) {
	captured, one := a.captured(s, seat)
	loot, two := a.loot(s, seat)
	if one && two {
		return scoring.Score{Lines: append(captured, loot...)}.Total(), true, true
	}
	if sum, known := audit.Numbers(a.Outlaws[seat], a.Boodle[seat])(s); known {
		return sum.Total, false, true
	}
	score, known = s.Number(a.Score[seat])
	return score, false, known && s.Filled(a.Score[seat])
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
