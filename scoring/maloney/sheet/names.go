package sheet

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/speech"
)

// Name is what people call a part of an event: cities and cards by their names, money
// with its sign, and the day on which it happens.
func (s View) Name(_ scoring.Event, part, word string) speech.Text {
	switch part {
	case "day":
		return speech.Words(s.Weekday().Name())
	case "driver":
		return speech.Words(s.Names[s.ByDefault()])
	case "dollars":
		n, _ := scoring.ParseWhole(word)
		return speech.Words(maloney.Dollars(n))
	case "city":
		if city, ok := maloney.ParseCity(word); ok {
			return speech.Words(s.World.Name(city))
		}
	case "best day":
		if day, ok := maloney.ParseDay(word); ok {
			return speech.Words(day.Name())
		}
	case "card", "cards":
		if city, best, ok := maloney.ParseWord(strings.Replace(word, " ", "-", 1)); ok {
			return speech.Words(s.World.Name(city) + " (" + best.Name() + ")")
		}
	case "suitcase":
		if c, ok := maloney.ParseSuitcase(word); ok {
			return speech.Words(foundTitle(c))
		}
	}
	return ""
}

// foundTitle is a suitcase for people: "+$1,000", "-2 points".
func foundTitle(c maloney.Suitcase) string {
	switch {
	case c.Money > 0:
		return "+" + maloney.Dollars(c.Money)
	case c.Money < 0:
		return maloney.Dollars(c.Money)
	}
	return fmt.Sprintf("%+d %s", c.Points, map[bool]string{true: "point", false: "points"}[c.Points == 1 || c.Points == -1])
}
