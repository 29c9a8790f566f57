package sheet

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Name is what people call a part of an event: cities and cards by their names, money
// with its sign, and the day on which it happens.
func (s View) Name(_ scoring.Event, part, word string) speech.Text {
	switch part {
	case "day":
		return s.Weekday().Name()
	case "driver":
		return speech.Words(s.Names[s.ByDefault()])
	case "dollars":
		n, _ := scoring.ParseWhole(word)
		return maloney.InDollars(n)
	case "city":
		if city, ok := maloney.ParseCity(word); ok {
			return speech.Words(s.World.Name(city))
		}
	case "best day":
		if day, ok := maloney.ParseDay(word); ok {
			return day.Name()
		}
	case "card", "cards":
		if city, best, ok := maloney.ParseWord(strings.Replace(word, " ", "-", 1)); ok {
			return maloney.CardTitle(s.World.Name(city), best)
		}
	case "suitcase":
		if c, ok := maloney.ParseSuitcase(word); ok {
			return foundTitle(c)
		}
	}
	return ""
}

// foundTitle is a suitcase for people: "+$1,000", "-2 points".
func foundTitle(c maloney.Suitcase) speech.Text {
	if c.Money != 0 {
		return c.Amount()
	}
	return speech.Say("maloney.found-points", "n", c.Points, "points", c.Amount())
}
