package rintintin

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// captured are the lines of a seat's groups and corrections, as far as they are
// known.
func (a *auditor) captured(f scoring.Filled, seat int) (score scoring.Score, known bool) {
	known = true
	for at, v := range a.sources {
		for _, of := range a.squads(seat) {
			men, dogs := v.has(f, at, of)
			if men.least != men.most || dogs.least != dogs.most {
				known = false
				continue
			}
			sh := share{circles: men.least + dogs.least, doubled: dogs.least > 0}
			if sh.circles == 0 {
				continue
			}
			line := scoring.Line{Label: a.capturedLabel(at, of, sh), Amount: scoring.Whole(sh.points()), Clause: "RT17"}
			if shares, read := v.shares(f, at); read && full(shares) {
				line.Clause = "RT13"
			}
			score.Lines = append(score.Lines, line)
		}
	}
	if a.fixed[seat] != 0 {
		score.Lines = append(score.Lines, scoring.Line{
			Label: "Correction of outlaws", Amount: a.fixed[seat], Clause: scoring.CorrectionClause,
		})
	}
	return score, known
}

// loot are the lines of a seat's cards. All are known where a blank row follows
// them, or the groups and ties tell that there are no more.
func (a *auditor) loot(f scoring.Filled, seat int) (score scoring.Score, known bool) {
	hand, ended := a.hand(f, seat)
	for _, value := range hand {
		score.Lines = append(score.Lines, scoring.Line{
			Label: fmt.Sprintf("Boodle %d", value), Amount: scoring.Whole(value), Clause: "RT18",
		})
	}
	if !a.ended[seat] {
		ended = len(hand) == a.hands[seat] && a.draws(f).known
	}
	return score, ended
}

// score is all that a seat has.
func (a *auditor) score(f scoring.Filled, seat int) (score scoring.Score, known bool) {
	captured, one := a.captured(f, seat)
	loot, two := a.loot(f, seat)
	return scoring.Score{Lines: slices.Concat(captured.Lines, loot.Lines)}, one && two
}

// sums are the conditions of what is added up (RT18). A score is compared with
// what the sums above it say only where the parts of those are not known.
func (a *auditor) sums(filled scoring.Filled) []scoring.Condition {
	var all []scoring.Condition
	groups, everything := a.groupPlaces(), a.everything()
	for seat, name := range a.names {
		outlaws, boodle, score := scoring.Place{Owner: seat, Cell: cellOutlaws}, scoring.Place{Owner: seat, Cell: cellBoodle}, scoring.Place{Owner: seat, Cell: cellScore}
		all = append(all,
			sum(outlaws, name+" has captured", groups, func(f scoring.Filled) (scoring.Tenths, bool) {
				s, known := a.captured(f, seat)
				return s.Total(), known
			}),
			sum(boodle, name+" has boodle of", everything, func(f scoring.Filled) (scoring.Tenths, bool) {
				s, known := a.loot(f, seat)
				return s.Total(), known
			}),
		)
		if _, known := a.loot(filled, seat); !known {
			all = append(all, a.ofCards(seat))
		}
		if _, known := a.score(filled, seat); known {
			all = append(all, sum(score, name+" scores", everything, func(f scoring.Filled) (scoring.Tenths, bool) {
				s, known := a.score(f, seat)
				return s.Total(), known
			}))
			continue
		}
		all = append(all, sum(score, name+" scores", []scoring.Place{outlaws, boodle}, func(f scoring.Filled) (scoring.Tenths, bool) {
			captured, one := f.Number(outlaws)
			loot, two := f.Number(boodle)
			return captured + loot, one && two
		}))
	}
	return all
}

// sum demands that a cell says what its parts add up to (RT18).
func sum(cell scoring.Place, what string, parts []scoring.Place, add func(scoring.Filled) (scoring.Tenths, bool)) scoring.Condition {
	return scoring.Condition{Clause: "RT18", Sum: true, Reads: append([]scoring.Place{cell}, parts...), Fails: func(f scoring.Filled) string {
		written, ok := f.Number(cell)
		if !ok {
			return ""
		}
		right, known := add(f)
		if !known || right == written {
			return ""
		}
		return fmt.Sprintf("%s %s, not %s.", what, right, written)
	}}
}

// audited is the score of a seat as its groups and cards give it.
func (a *auditor) audited(f scoring.Filled, seat int) scoring.Audited {
	var got scoring.Audited
	got.Score, got.Known = a.score(f, seat)
	got.Claimed, got.Written = f.Number(scoring.Place{Owner: seat, Cell: cellScore})
	return got
}

// missing are the cells that would have to be known for the scores.
func (a *auditor) missing(f scoring.Filled) []scoring.Place {
	var places []scoring.Place
	for seat := range a.names {
		for at, v := range a.sources {
			for _, of := range a.squads(seat) {
				if men, dogs := v.has(f, at, of); men.least != men.most || dogs.least != dogs.most {
					places = append(places, unknownOf(f, v.reads(at, of))...)
				}
			}
		}
		if _, known := a.loot(f, seat); !known {
			places = append(places, a.rows[seat][a.hands[seat]])
		}
	}
	return places
}

func unknownOf(f scoring.Filled, places []scoring.Place) []scoring.Place {
	return slices.DeleteFunc(places, func(p scoring.Place) bool { _, known := f[p]; return known })
}
