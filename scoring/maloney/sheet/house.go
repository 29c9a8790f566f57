package sheet

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/maloney"
)

// fewestBest is how often each day is best at the least; it is so once more at
// the most (MI4).
const fewestBest = maloney.Cards / maloney.Days

// mostName is how many characters the name of a city has at the most.
const mostName = 20

// ReadHouse reads a *[Map].
func ReadHouse(file string, text []byte) (scoring.House, error) {
	m, err := house.Read(file, text, checkCities, checkPlaces, checkRoads, checkCards, checkSuitcases)
	if err != nil {
		return nil, err
	}
	return m, nil
}

func checkCities(m *maloney.Map, doc *house.Document) *house.Error {
	if len(m.Cities) != maloney.Cities {
		return doc.Errorf("cities", "%d cities; there are %d (MI3)", len(m.Cities), maloney.Cities)
	}
	named := map[string]int{}
	for i, c := range m.Cities {
		at := fmt.Sprintf("cities[%d]", i)
		if c.Number != i+1 {
			return doc.Errorf(at+".number", "%d; this city is number %d (MI3)", c.Number, i+1)
		}
		if n := utf8.RuneCountInString(c.Name); n < 1 || n > mostName {
			return doc.Errorf(at+".name", "%d characters; a name has 1 to %d", n, mostName)
		}
		if other, taken := named[c.Name]; taken {
			return doc.Errorf(at+".name", "%q is the name of number %d", c.Name, other)
		}
		named[c.Name] = c.Number
	}
	return nil
}

// checkPlaces sees to it that every city can be drawn.
func checkPlaces(m *maloney.Map, doc *house.Document) *house.Error {
	for i, c := range m.Cities {
		at := fmt.Sprintf("cities[%d].at", i)
		if len(c.At) != 2 || c.At.X() < 0 || c.At.X() > maloney.Width || c.At.Y() < 0 || c.At.Y() > maloney.Height {
			return doc.Errorf(at, "%v is no place on the board, which is [0, 0] to [%d, %d]", c.At, maloney.Width, maloney.Height)
		}
		for _, other := range m.Cities[:i] {
			dx, dy := c.At.X()-other.At.X(), c.At.Y()-other.At.Y()
			if dx*dx+dy*dy < maloney.Apart*maloney.Apart {
				return doc.Errorf(at, "less than %d from number %d", maloney.Apart, other.Number)
			}
		}
	}
	return nil
}

// checkRoads holds the roads to MI3: as many from each city, and each in both
// directions.
func checkRoads(m *maloney.Map, doc *house.Document) *house.Error {
	for i, c := range m.Cities {
		at := fmt.Sprintf("cities[%d].reaches", i)
		if len(c.Reaches) != maloney.Reaches {
			return doc.Errorf(at, "%d cities; from each the car reaches %d (MI3)", len(c.Reaches), maloney.Reaches)
		}
		for j, to := range c.Reaches {
			at := fmt.Sprintf("%s[%d]", at, j)
			switch {
			case to < 1 || to > maloney.Cities:
				return doc.Errorf(at, "%d is no city; they are 1 to %d (MI3)", to, maloney.Cities)
			case to == c.Number:
				return doc.Errorf(at, "a road from %d to itself (MI15)", to)
			case j > 0 && to <= c.Reaches[j-1]:
				return doc.Errorf(at, "%d after %d; each city once, in ascending order", to, c.Reaches[j-1])
			case !slices.Contains(m.Cities[to-1].Reaches, c.Number):
				return doc.Errorf(at, "%d does not reach %d back (MI3)", to, c.Number)
			}
		}
	}
	return nil
}

// checkCards holds the best days of the action cards to MI4.
func checkCards(m *maloney.Map, doc *house.Document) *house.Error {
	var count [maloney.Days]int
	for i, c := range m.Cities {
		at := fmt.Sprintf("cities[%d].best", i)
		if len(c.Best) != maloney.CardsEach {
			return doc.Errorf(at, "%d days; a city has %d cards (MI4)", len(c.Best), maloney.CardsEach)
		}
		for j, day := range c.Best {
			if slices.Contains(c.Best[:j], day) {
				return doc.Errorf(fmt.Sprintf("%s[%d]", at, j), "a second card for %s; each has another best day (MI4)", day)
			}
			count[day]++
		}
	}
	for day, n := range count {
		if n < fewestBest || n > fewestBest+1 {
			return doc.Errorf("cities", "%s is best on %d cards; each day is on %d or %d (MI4)", maloney.DayWords[day], n, fewestBest, fewestBest+1)
		}
	}
	return nil
}

func checkSuitcases(m *maloney.Map, doc *house.Document) *house.Error {
	if len(m.Suitcases) != maloney.Suitcases {
		return doc.Errorf("suitcases", "%d suitcases; there are %d (MI5)", len(m.Suitcases), maloney.Suitcases)
	}
	return nil
}
