package game

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Odds lists what a card is worth on each day and what a suitcase holds, with
// the cards and suitcases of a *[maloney.Map].
func (game) Odds(data scoring.House) []scoring.Odds {
	m, ok := data.(*maloney.Map)
	if !ok {
		return nil
	}
	return []scoring.Odds{oddsOfCards(m), oddsOfCases(m)}
}

// oddsOfCards goes through all cards for each day (MI4, MI18).
func oddsOfCards(m *maloney.Map) scoring.Odds {
	o := scoring.Odds{
		Title:   "maloney.odds-cards",
		Clause:  "MI4",
		Note:    "maloney.odds-cards-note",
		Columns: []speech.Text{"maloney.odds-worth"},
	}
	for day := range maloney.Weekday(maloney.Days) {
		o.Columns = append(o.Columns, day.Name())
	}
	for value := maloney.BestValue; value >= 1; value-- {
		row := scoring.OddsRow{Label: speech.Words(strconv.Itoa(value))}
		for day := range maloney.Weekday(maloney.Days) {
			ways := int64(0)
			for c := range maloney.Card(maloney.Cards) {
				if maloney.Worth(m.Best(c), day) == value {
					ways++
				}
			}
			row.Chances = append(row.Chances, scoring.Chance{Ways: ways, Of: maloney.Cards})
		}
		o.Rows = append(o.Rows, row)
	}
	return o
}

// oddsOfCases counts the suitcases, of which those laid out are any (MI5).
func oddsOfCases(m *maloney.Map) scoring.Odds {
	o := scoring.Odds{
		Title:   "maloney.odds-suitcase",
		Clause:  "MI5",
		Note:    "maloney.odds-suitcase-note",
		Columns: []speech.Text{"maloney.odds-holds", "maloney.odds-chance"},
	}
	for _, word := range maloney.AnySuitcases() {
		alike := scoring.Where(len(m.Suitcases), func(i int) bool { return m.Suitcases[i].String() == word })
		if alike != nil {
			o.Rows = append(o.Rows, scoring.OddsRow{Label: m.Suitcases[alike[0]].Amount(), Chances: []scoring.Chance{{Ways: int64(len(alike)), Of: maloney.Suitcases}}})
		}
	}
	return o
}
