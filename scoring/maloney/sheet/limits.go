package sheet

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
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
