package maloney

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
)

// scores are the scores of the seats as the rest of their sheets give them.
func (s reader) scores() []scoring.Audited {
	last, together := s.lasts()[0], s.ofEach(TogetherCell)
	return scoring.Each(len(s.names), func(seat int) scoring.Audited {
		points, known := s.pointLines(seat, last)
		money, also := s.moneyLines(seat, last)
		return s.Score(slices.Concat(points, money), known && also, together[seat])
	})
}

// missing are the places that would have to be known for the scores.
func (s reader) missing() []scoring.Place {
	var places []scoring.Place
	last := s.lasts()[0]
	for seat := range s.names {
		for n := range s.daysTo(last) {
			places = append(places, s.Unknown(s.days[n].earned[seat])...)
		}
		if _, known := s.moneyLines(seat, last); !known {
			places = append(places, scoring.Place{Owner: seat, Cell: PurseCell})
		}
	}
	return places
}

// daysTo is how many days there are to look at where that is the last, or where
// nothing tells (0) and all rows are.
func (s reader) daysTo(last int) int {
	if last == 0 {
		return paperDays
	}
	return last
}

// pointLines are a seat's points, day by day. What the notary has added up is only
// a claim: where a day is not known they are not.
func (s reader) pointLines(seat, last int) (lines []scoring.Line, known bool) {
	if _, all := s.earnings(seat, s.daysTo(last)); !all {
		return nil, false
	}
	for n := 1; n <= s.daysTo(last); n++ {
		lines = append(lines, s.dayLines(n, seat)...)
	}
	score := scoring.Score{Lines: lines}
	score.Earn("Correction of points", s.Correction(seat, fieldPoints), scoring.CorrectionClause, 0)
	return score.Lines, true
}

// dayLines are what a seat has earned on a day: by a suitcase, and by cards.
func (s reader) dayLines(n, seat int) []scoring.Line {
	var score scoring.Score
	cards, _ := s.Number(s.on(n).earned[seat])
	place := ""
	if city, known := s.city(n); known && city != nowhere {
		place = " in " + s.world.name(city)
	}
	if gifts := s.gifts(n, seat); len(gifts) == 1 {
		clause := "MI16"
		if lucky, _ := s.lucky(n); lucky {
			clause = "MI20"
		}
		score.Earn(fmt.Sprintf("Day %d: suitcase%s", n, place), gifts[0], clause, 0)
		cards -= gifts[0]
	}
	clause := "MI17"
	if day, ok := s.weekday(n); ok && day.Doubled() {
		clause = "MI18"
	}
	score.Earn(fmt.Sprintf("Day %d: cards%s", n, place), cards, clause, 0)
	return score.Lines
}

// moneyLines are what a seat's money makes (MI31): by the days, or else as it was
// counted, which is a fact as they are.
func (s reader) moneyLines(seat, last int) (lines []scoring.Line, known bool) {
	sum, known := s.moneyBy(seat, last)
	money := sum.Total
	if !known {
		money, known = s.moneyOf(seat, last)
	}
	if !known {
		return nil, false
	}
	fix := s.Correction(seat, fieldMoney)
	plain := int((money - fix) / scoring.Whole(1))
	change := int(fix / scoring.Whole(1))
	score := scoring.Score{Lines: []scoring.Line{{Label: "Money: " + dollars(plain), Amount: inPoints(plain), Clause: "MI31"}}}
	score.Earn("Correction of money: "+dollars(change), inPoints(change), scoring.CorrectionClause, 0)
	return score.Lines, true
}
