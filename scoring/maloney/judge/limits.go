package judge

import (
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
)

// limits are between what and what the totals of a game lie, whatever is played.
type limits struct {
	leastPoints, mostPoints int // of a player, in the end
	lastDay                 int // points that the last day can bring
	mostMoney               int // dollars of a player
}

// limitsOf are those of a map: the worst suitcases take points; nobody has enough
// to end the game before the last day (MI30), on which one or two cards of a city
// and a suitcase count (MI16, MI17, MI18). On Sundays suitcases pay every player
// (MI20), so that each can have had all that bring money.
func limitsOf(m *maloney.Map) limits {
	points := scoring.Each(len(m.Suitcases), func(i int) int { return m.Suitcases[i].Points })
	money := scoring.Each(len(m.Suitcases), func(i int) int { return m.Suitcases[i].Money })
	slices.Sort(points)
	slices.Sort(money)
	slices.Reverse(money)
	l := limits{mostMoney: maloney.Purse}
	for i := range maloney.Cities { // a suitcase lies in each
		l.leastPoints += min(0, points[i])
		l.mostMoney += max(0, money[i])
	}
	for city := range maloney.Cities {
		for day := range maloney.Weekday(maloney.Days) {
			values := scoring.Each(maloney.CardsEach, func(i int) int { return m.Value(maloney.Card(city*maloney.CardsEach+i), day) }) //nolint:gosec // one of 64
			slices.Sort(values)
			best := 0
			for _, value := range values[maloney.CardsEach-maloney.CardsADay:] {
				best += value
			}
			l.lastDay = max(l.lastDay, best)
		}
	}
	l.lastDay += points[len(points)-1]
	l.mostPoints = maloney.Goal - 1 + l.lastDay
	return l
}

// inNotes demands that a purse is made of notes (MI2).
func (s reader) inNotes(seat int) string {
	p := scoring.Place{Owner: seat, Cell: maloney.PurseCell}
	money, written := s.Number(p)
	_, ok := s.Dollars(p)
	return audit.Sentence(written && (!ok || money < 0),
		"%s cannot have $%s: money is whole $%d, and never less than nothing.", s.Names[seat], money, maloney.Step)
}

// purseLimit demands that a purse has no more than it had in the beginning and
// what all suitcases bring: on Sundays they pay every player (MI5, MI20).
func (s reader) purseLimit(seat int) string {
	money, ok := s.Dollars(scoring.Place{Owner: seat, Cell: maloney.PurseCell})
	return audit.Sentence(ok && money > s.limits.mostMoney && !s.Corrected(seat, maloney.FieldMoney),
		"%s cannot have %s: a purse begins with %s, and all suitcases bring %s.", s.Names[seat], maloney.Dollars(money), maloney.Dollars(maloney.Purse), maloney.Dollars(s.limits.mostMoney-maloney.Purse))
}

// pointLimit demands that points are whole, no less than the worst suitcases leave,
// and no more than the last day can bring whoever was about to win (MI30).
func (s reader) pointLimit(seat int) string {
	points, written := s.Amount(scoring.Place{Owner: seat, Cell: maloney.PointsCell})
	name := s.Names[seat]
	switch {
	case !written || s.Corrected(seat, maloney.FieldPoints):
	case points%scoring.Whole(1) != 0:
		return fmt.Sprintf("%s cannot have %s points: cards and suitcases bring whole points.", name, points)
	case points > scoring.Whole(s.limits.mostPoints):
		return fmt.Sprintf("%s cannot have %s points: the game ends with %d, and the last day brings %d at the most.", name, points, maloney.Goal, s.limits.lastDay)
	case points < scoring.Whole(s.limits.leastPoints):
		return fmt.Sprintf("%s cannot have %s points: all the worst suitcases come to %d.", name, points, s.limits.leastPoints)
	}
	return ""
}

// togetherLimit demands that some points and some money make what they are said to
// come to (MI31).
func (s reader) togetherLimit(seat int) string {
	together, written := s.Amount(scoring.Place{Owner: seat, Cell: maloney.TogetherCell})
	riches := maloney.InPoints(s.limits.mostMoney)
	if !written || s.Corrected(seat, maloney.FieldPoints) || s.Corrected(seat, maloney.FieldMoney) {
		return ""
	}
	return audit.Sentence(together < scoring.Whole(s.limits.leastPoints) || together > scoring.Whole(s.limits.mostPoints)+riches,
		"%s cannot have %s points and money together: points are %d to %d, and money makes %s at the most.",
		s.Names[seat], together, s.limits.leastPoints, s.limits.mostPoints, riches)
}
