package sheet

import (
	"fmt"
	"slices"
	"strconv"
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
	m, err := house.Read(file, text, checkCities, checkPlaces, checkRoads, checkCards, checkSuitcases, checkLand)
	if err != nil {
		return nil, err
	}
	return m, nil
}

func checkCities(m *maloney.Map, doc *house.Document) *house.Error {
	if len(m.Cities) != maloney.Cities {
		return doc.Err("cities", "maloney.house-cities", "n", len(m.Cities), "want", maloney.Cities).By("MI3")
	}
	named := map[string]int{}
	for i, c := range m.Cities {
		at := fmt.Sprintf("cities[%d]", i)
		if c.Number != i+1 {
			return doc.Err(at+".number", "house.should-be", "found", c.Number, "want", i+1).By("MI3")
		}
		if n := utf8.RuneCountInString(c.Name); n < 1 || n > mostName {
			return doc.Err(at+".name", "house.length", "n", n, "least", 1, "most", mostName)
		}
		if other, taken := named[c.Name]; taken {
			return doc.Err(at+".name", "maloney.house-name", "name", strconv.Quote(c.Name), "number", other)
		}
		named[c.Name] = c.Number
	}
	return nil
}

// checkPlaces sees to it that every city can be drawn.
func checkPlaces(m *maloney.Map, doc *house.Document) *house.Error {
	for i, c := range m.Cities {
		at := fmt.Sprintf("cities[%d].at", i)
		if n := len(c.At); n != 2 {
			return doc.Err(at, "house.entries", "n", 2, "found", n)
		}
		if c.At.X() < 0 || c.At.X() > maloney.Width || c.At.Y() < 0 || c.At.Y() > maloney.Height {
			return doc.Err(at, "maloney.house-off-board", "width", maloney.Width, "height", maloney.Height)
		}
		for _, other := range m.Cities[:i] {
			dx, dy := c.At.X()-other.At.X(), c.At.Y()-other.At.Y()
			if dx*dx+dy*dy < maloney.Apart*maloney.Apart {
				return doc.Err(at, "maloney.house-apart", "least", maloney.Apart, "number", other.Number)
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
			return doc.Err(at, "maloney.house-reaches", "n", len(c.Reaches), "want", maloney.Reaches).By("MI3")
		}
		for j, to := range c.Reaches {
			at := fmt.Sprintf("%s[%d]", at, j)
			switch {
			case to < 1 || to > maloney.Cities:
				return doc.Err(at, "house.range", "number", to, "least", 1, "most", maloney.Cities).By("MI3")
			case to == c.Number:
				return doc.Err(at, "house.to-itself", "from", to).By("MI15")
			case j > 0 && to <= c.Reaches[j-1]:
				return doc.Err(at, "maloney.house-order", "number", to, "before", c.Reaches[j-1])
			case !slices.Contains(m.Cities[to-1].Reaches, c.Number):
				return doc.Err(at, "maloney.house-back", "from", to, "to", c.Number).By("MI3")
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
			return doc.Err(at, "maloney.house-days", "n", len(c.Best), "want", maloney.CardsEach).By("MI4")
		}
		for j, day := range c.Best {
			if slices.Contains(c.Best[:j], day) {
				return doc.Err(fmt.Sprintf("%s[%d]", at, j), "house.twice", "name", day.String()).By("MI4")
			}
			count[day]++
		}
	}
	for day, n := range count {
		if n < fewestBest || n > fewestBest+1 {
			return doc.Err("cities", "maloney.house-best", "day", maloney.DayWords[day], "n", n, "least", fewestBest, "most", fewestBest+1).By("MI4")
		}
	}
	return nil
}

// What outlines a map can have.
const (
	mostLands   = 40
	leastCorner = 3
	mostCorners = 400 // of one
)

// checkLand sees to it that what lies under the cities can be drawn.
func checkLand(m *maloney.Map, doc *house.Document) *house.Error {
	switch {
	case m.Country != "" && m.Country != maloney.NorthAmerica:
		return doc.Err("country", "maloney.house-country", "country", strconv.Quote(m.Country), "known", maloney.NorthAmerica)
	case m.Country != "" && m.Land != nil:
		return doc.Err("land", "maloney.house-country-or-land")
	case len(m.Land) > mostLands:
		return doc.Err("land", "house.too-many", "number", len(m.Land), "most", mostLands)
	}
	for i, outline := range m.Land {
		at := fmt.Sprintf("land[%d]", i)
		if n := len(outline); n < leastCorner || n > mostCorners {
			return doc.Err(at, "maloney.house-outline", "n", n, "least", leastCorner, "most", mostCorners)
		}
		for j, p := range outline {
			at := fmt.Sprintf("%s[%d]", at, j)
			if n := len(p); n != 2 {
				return doc.Err(at, "house.entries", "n", 2, "found", n)
			}
			if p.X() < 0 || p.X() > maloney.Width || p.Y() < 0 || p.Y() > maloney.Height {
				return doc.Err(at, "maloney.house-off-board", "width", maloney.Width, "height", maloney.Height)
			}
		}
	}
	return nil
}

func checkSuitcases(m *maloney.Map, doc *house.Document) *house.Error {
	if len(m.Suitcases) != maloney.Suitcases {
		return doc.Err("suitcases", "maloney.house-suitcases", "n", len(m.Suitcases), "want", maloney.Suitcases).By("MI5")
	}
	return nil
}
