package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Limits are between what and what the totals of a game lie, whatever is played.
type Limits struct {
	LeastPoints, MostPoints int // of a player, in the end
	LastDay                 int // points that the last day can bring
	MostMoney               int // dollars of a player
}

// limitsOf are those of a map: the worst suitcases take points; nobody has enough
// to end the game before the last day (MI30), on which one or two cards of a city
// and a suitcase count (MI16, MI17, MI18). On Sundays suitcases pay every player
// (MI20), so that each can have had all that bring money.
func limitsOf(m *maloney.Map) Limits {
	points := scoring.Each(len(m.Suitcases), func(i int) int { return m.Suitcases[i].Points })
	money := scoring.Each(len(m.Suitcases), func(i int) int { return m.Suitcases[i].Money })
	slices.Sort(points)
	slices.Sort(money)
	slices.Reverse(money)
	l := Limits{MostMoney: maloney.Purse}
	for city := range maloney.Cities { // a suitcase lies in each
		l.LeastPoints += min(0, points[city])
		l.MostMoney += max(0, money[city])
		for day := range maloney.Weekday(maloney.Days) {
			l.LastDay = max(l.LastDay, m.MostWorth(maloney.OfCity(city), day))
		}
	}
	l.LastDay += points[len(points)-1]
	l.MostPoints = maloney.Goal - 1 + l.LastDay
	return l
}

// Bounds are what each total of a seat can be alone, by its cell.
func (p *Paper) Bounds() map[string][]audit.Bound {
	bound := func(clause string, breaks func(s Marks, seat int) speech.Text) audit.Bound {
		return audit.Bound{Clause: clause, Breaks: func(s *audit.Sheet, seat int) speech.Text { return breaks(Marks{p, s}, seat) }}
	}
	return map[string][]audit.Bound{
		maloney.PointsCell:   {bound("MI30", Marks.pointLimit)},
		maloney.PurseCell:    {bound("MI2", Marks.inNotes), bound("MI5", Marks.purseLimit)},
		maloney.TogetherCell: {bound("MI31", Marks.togetherLimit)},
	}
}

// inNotes demands that a purse is made of notes (MI2).
func (s Marks) inNotes(seat int) speech.Text {
	p := scoring.Place{Owner: seat, Cell: maloney.PurseCell}
	money, written := s.Number(p)
	_, ok := s.Dollars(p)
	return audit.Wrong(written && (!ok || money < 0),
		"maloney.not-in-notes", "player", s.Names[seat], "money", speech.Money(money), "step", maloney.Dollars(maloney.Step))
}

// purseLimit demands that a purse has no more than it had in the beginning and
// what all suitcases bring: on Sundays they pay every player (MI5, MI20).
func (s Marks) purseLimit(seat int) speech.Text {
	money, ok := s.Dollars(scoring.Place{Owner: seat, Cell: maloney.PurseCell})
	return audit.Wrong(ok && money > s.MostMoney && !s.Corrected(seat, maloney.FieldMoney),
		"maloney.most-money", "player", s.Names[seat], "money", maloney.Dollars(money),
		"purse", maloney.Dollars(maloney.Purse), "suitcases", maloney.Dollars(s.MostMoney-maloney.Purse))
}

// pointLimit demands that points are whole, no less than the worst suitcases leave,
// and no more than the last day can bring whoever was about to win (MI30).
func (s Marks) pointLimit(seat int) speech.Text {
	points, written := s.Amount(scoring.Place{Owner: seat, Cell: maloney.PointsCell})
	wrong := func(name string, more ...any) speech.Text {
		return speech.Say(name, append([]any{"player", s.Names[seat], "points", speech.Tenths(points)}, more...)...)
	}
	switch {
	case !written || s.Corrected(seat, maloney.FieldPoints):
	case points%scoring.Whole(1) != 0:
		return wrong("maloney.whole-points")
	case points > scoring.Whole(s.MostPoints):
		return wrong("maloney.most-points", "goal", maloney.Goal, "last", s.LastDay)
	case points < scoring.Whole(s.LeastPoints):
		return wrong("maloney.least-points", "least", s.LeastPoints)
	}
	return ""
}

// togetherLimit demands that some points and some money make what they are said to
// come to (MI31).
func (s Marks) togetherLimit(seat int) speech.Text {
	together, written := s.Amount(scoring.Place{Owner: seat, Cell: maloney.TogetherCell})
	riches := maloney.InPoints(s.MostMoney)
	if !written || s.Corrected(seat, maloney.FieldPoints) || s.Corrected(seat, maloney.FieldMoney) {
		return ""
	}
	return audit.Wrong(together < scoring.Whole(s.LeastPoints) || together > scoring.Whole(s.MostPoints)+riches,
		"maloney.not-together", "player", s.Names[seat], "together", speech.Tenths(together),
		"least", s.LeastPoints, "most", s.MostPoints, "riches", speech.Tenths(riches))
}
