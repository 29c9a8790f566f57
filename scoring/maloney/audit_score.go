package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// audited is the score of a seat as the rest of its sheet gives it.
func (s sheets) audited(seat int) scoring.Audited {
	var got scoring.Audited
	points, one := s.pointLines(seat)
	money, two := s.moneyLines(seat)
	got.Lines, got.Known = slices.Concat(points, money), one && two
	together := scoring.Place{Owner: seat, Cell: cellTogether}
	got.Claimed, got.Written = s.Number(together)
	return got
}

// pointLines are a seat's points, day by day where all days are known.
func (s sheets) pointLines(seat int) (lines []scoring.Line, known bool) {
	if _, all := s.earnings(seat, 1, s.last); all && s.ended() {
		for n := 1; n <= s.last; n++ {
			lines = append(lines, s.dayLines(n, seat)...)
		}
	} else {
		points, known := s.pointsOf(seat).of(s)
		if !known {
			return nil, false
		}
		lines = append(lines, scoring.Line{Label: "Points", Amount: points - s.fixedPoints[seat], Clause: "MI17"})
	}
	if fix := s.fixedPoints[seat]; fix != 0 {
		lines = append(lines, scoring.Line{Label: "Correction of points", Amount: fix, Clause: scoring.CorrectionClause})
	}
	return lines, true
}

// dayLines are what a seat has earned on a day: by a suitcase, and by cards.
func (s sheets) dayLines(n, seat int) []scoring.Line {
	var lines []scoring.Line
	cards, _ := s.Number(s.on(n).earned[seat])
	place := ""
	if city, known := s.city(n); known && city != nowhere {
		place = " in " + s.world.name(city)
	}
	if gifts := s.gifts(n, seat); len(gifts) == 1 && gifts[0] != 0 {
		clause := "MI16"
		if lucky, _ := s.lucky(n); lucky {
			clause = "MI20"
		}
		lines = append(lines, scoring.Line{Label: fmt.Sprintf("Day %d: suitcase%s", n, place), Amount: gifts[0], Clause: clause})
		cards -= gifts[0]
	}
	if cards == 0 {
		return lines
	}
	clause := "MI17"
	if day, ok := s.weekday(n); ok && day.Doubled() {
		clause = "MI18"
	}
	return append(lines, scoring.Line{Label: fmt.Sprintf("Day %d: cards%s", n, place), Amount: cards, Clause: clause})
}

// moneyLines are what a seat's money makes (MI31).
func (s sheets) moneyLines(seat int) (lines []scoring.Line, known bool) {
	money, known := s.rest(seat)
	if !known {
		if money, known = s.moneyOf(seat).of(s); !known {
			return nil, false
		}
	}
	fix := s.fixedMoney[seat]
	plain := int((money - fix) / scoring.Whole(1))
	lines = append(lines, scoring.Line{Label: "Money: " + dollars(plain), Amount: inPoints(plain), Clause: "MI31"})
	if fix != 0 {
		change := int(fix / scoring.Whole(1))
		lines = append(lines, scoring.Line{Label: "Correction of money: " + dollars(change), Amount: inPoints(change), Clause: scoring.CorrectionClause})
	}
	return lines, true
}

// missing are the places that would have to be known for the score of a seat.
func (s sheets) missing(seat int) []scoring.Place {
	var places []scoring.Place
	if _, known := s.pointLines(seat); !known {
		places = append(places, scoring.Place{Owner: seat, Cell: cellPoints})
	}
	if _, known := s.moneyLines(seat); !known {
		places = append(places, scoring.Place{Owner: seat, Cell: cellPurse})
	}
	return places
}
