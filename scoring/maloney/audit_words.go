package maloney

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// words are what can be written in a place: in the notary's rows, in hands, and
// on the table. Bids are whatever was called out.
func (a *auditor) words(p scoring.Place) []audit.Word {
	switch {
	case slices.Contains(a.cards, p):
		return a.cardWords()
	case p == onTable(TestamentCell):
		return audit.Words(a.names...)
	case p.Owner == scoring.Table && strings.HasPrefix(p.Cell, cityGroup+"/"):
		return []audit.Word{{Value: carMark, Also: []string{"x"}}}
	}
	switch a.column(p) {
	case ColumnDay:
		return dayChoices()
	case ColumnCity:
		return a.cityChoices()
	case ColumnFound:
		return a.caseWords()
	case ColumnDriver:
		return a.driverWords()
	}
	return nil
}

// column is the column of the notary's rows that a place is in, or empty.
func (a *auditor) column(p scoring.Place) string {
	row, column, _ := strings.Cut(p.Cell, "/")
	if p.Owner != scoring.Table || !strings.HasPrefix(row, rowGroup) {
		return ""
	}
	return column
}

// dayChoices are the days of the week.
func dayChoices() []audit.Word {
	return scoring.Each(Days, func(d int) audit.Word { return audit.Word{Value: dayWords[d], Label: dayNames[d]} })
}

// cityChoices are the cities, which people call by their names or numbers.
func (a *auditor) cityChoices() []audit.Word {
	return scoring.Each(Cities, func(city int) audit.Word {
		number, name := strconv.Itoa(city+1), a.world.name(city)
		return audit.Word{Value: number, Label: name, Also: []string{number + " " + name}}
	})
}

// cardWords are the action cards.
func (a *auditor) cardWords() []audit.Word {
	return scoring.Each(Cards, func(i int) audit.Word {
		c := card(i) //nolint:gosec // one of 64
		day := a.world.best(c).Name()
		return audit.Word{
			Value: a.world.word(c), Label: strconv.Itoa(c.city()+1) + " " + day,
			Also: []string{a.world.title(c), a.world.name(c.city()) + " " + day},
		}
	})
}

// caseWords are the suitcases, each once.
func (a *auditor) caseWords() []audit.Word {
	var words []audit.Word
	for i, c := range a.world.Suitcases {
		if slices.Index(a.world.Suitcases, c) == i {
			words = append(words, audit.Word{Value: c.String()})
		}
	}
	return words
}

// driverWords are the players, each as a buyer of the car and as one who has it
// for nothing.
func (a *auditor) driverWords() []audit.Word {
	var words []audit.Word
	for seat := range a.names {
		for _, sale := range []sale{bought, byJoker, byDefault} {
			words = append(words, audit.Word{Value: writeDriver(a.names[seat], sale)})
		}
	}
	return words
}
