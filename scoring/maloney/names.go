package maloney

import (
	"fmt"
	"strings"

	"saddlebag/scoring"
)

// Name is what people call a part of an event: cities and cards by their names, money
// with its sign, and the day on which it happens.
func (s *state) Name(_ scoring.Event, part, word string) string {
	switch part {
	case "day":
		return s.weekday().Name()
	case "driver":
		return s.names[s.byDefault()]
	case "dollars":
		n, _ := scoring.ParseWhole(word)
		return dollars(n)
	case "city":
		if city, ok := parseCity(word); ok {
			return s.world.name(city)
		}
	case "best day":
		if day, ok := parseDay(word); ok {
			return day.Name()
		}
	case "card", "cards":
		if city, best, ok := parseWord(strings.Replace(word, " ", "-", 1)); ok {
			return s.world.name(city) + " (" + best.Name() + ")"
		}
	case "suitcase":
		if c, ok := parseSuitcase(word); ok {
			return foundTitle(c)
		}
	}
	return ""
}

// foundTitle is a suitcase for people: "+$1,000", "-2 points".
func foundTitle(c Suitcase) string {
	switch {
	case c.Money > 0:
		return "+" + dollars(c.Money)
	case c.Money < 0:
		return dollars(c.Money)
	}
	return fmt.Sprintf("%+d %s", c.Points, map[bool]string{true: "point", false: "points"}[c.Points == 1 || c.Points == -1])
}
