package judge

import (
	"cmp"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/sheet"
	"saddlebag/scoring/speech"
)

// scores are the scores of the seats as the rest of their sheets give them.
func (s reader) scores() []scoring.Audited {
	last, together := s.lasts()[0], s.OfEach(maloney.TogetherCell)
	return scoring.Each(len(s.Names), func(seat int) scoring.Audited {
		points, known := s.pointLines(seat, last)
		money, also := s.moneyLines(seat, last)
		return s.Score(slices.Concat(points, money), known && also, together[seat])
	})
}

// missing are the places that would have to be known for the scores.
func (s reader) missing() []scoring.Place {
	var places []scoring.Place
	last := s.lasts()[0]
	for seat := range s.Names {
		for n := range s.daysTo(last) {
			places = append(places, s.Unknown(s.Days[n].Earned[seat])...)
		}
		if _, known := s.moneyLines(seat, last); !known {
			places = append(places, scoring.Place{Owner: seat, Cell: maloney.PurseCell})
		}
	}
	return places
}

// daysTo is how many days there are to look at where that is the last, or where
// nothing tells (0) and all rows are.
func (s reader) daysTo(last int) int { return cmp.Or(last, sheet.PaperDays) }

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
	score.Earn(maloney.CorrectionOfPoints, s.Correction(seat, maloney.FieldPoints), scoring.CorrectionClause, 0)
	return score.Lines, true
}

// dayLines are what a seat has earned on a day: by a suitcase, and by cards.
func (s reader) dayLines(n, seat int) []scoring.Line {
	var score scoring.Score
	cards, _ := s.Number(s.On(n).Earned[seat])
	place := ""
	if city, known := s.City(n); known && city != maloney.Nowhere {
		place = s.World.Name(city)
	}
	if gifts := s.Gifts(n, seat); len(gifts) == 1 {
		lucky, _ := s.Lucky(n)
		score.Earn(speech.Say("maloney.score-day-suitcase", "day", n, "city", place), gifts[0], map[bool]string{true: "MI20", false: "MI16"}[lucky], 0)
		cards -= gifts[0]
	}
	day, ok := s.Weekday(n)
	score.Earn(speech.Say("maloney.score-day-cards", "day", n, "city", place), cards, map[bool]string{true: "MI18", false: "MI17"}[ok && day.Doubled()], 0)
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
	fix := s.Correction(seat, maloney.FieldMoney)
	plain := int((money - fix) / scoring.Whole(1))
	change := int(fix / scoring.Whole(1))
	score := scoring.Score{Lines: []scoring.Line{{Label: maloney.MoneyLabel(plain), Amount: maloney.InPoints(plain), Clause: "MI31"}}}
	score.Earn(maloney.CorrectionOfMoney(change), maloney.InPoints(change), scoring.CorrectionClause, 0)
	return score.Lines, true
}
