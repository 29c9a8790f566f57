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
func (p *paper) words(at scoring.Place) []audit.Word {
	switch {
	case slices.Contains(p.cards, at):
		return p.cardWords()
	case at == onTable(TestamentCell):
		return audit.Words(p.names...)
	case at.Owner == scoring.Table && strings.HasPrefix(at.Cell, cityGroup+"/"):
		return []audit.Word{{Value: carMark, Also: []string{"x"}}}
	}
	switch p.column(at) {
	case ColumnDay:
		return dayChoices()
	case ColumnCity:
		return p.cityChoices()
	case ColumnFound:
		return p.caseWords()
	case ColumnDriver:
		return p.driverWords()
	}
	return nil
}

// column is the column of the notary's rows that a place is in, or empty.
func (p *paper) column(at scoring.Place) string {
	row, column, _ := strings.Cut(at.Cell, "/")
	if at.Owner != scoring.Table || !strings.HasPrefix(row, rowGroup) {
		return ""
	}
	return column
}

// dayChoices are the days of the week.
func dayChoices() []audit.Word {
	return scoring.Each(Days, func(d int) audit.Word { return audit.Word{Value: dayWords[d], Label: dayNames[d]} })
}

// cityChoices are the cities, which people call by their names or numbers.
func (p *paper) cityChoices() []audit.Word {
	return scoring.Each(Cities, func(city int) audit.Word {
		number, name := strconv.Itoa(city+1), p.world.name(city)
		return audit.Word{Value: number, Label: name, Also: []string{number + " " + name}}
	})
}

// cardWords are the action cards.
func (p *paper) cardWords() []audit.Word {
	return scoring.Each(Cards, func(i int) audit.Word {
		c := card(i) //nolint:gosec // one of 64
		day := p.world.best(c).Name()
		return audit.Word{
			Value: p.world.word(c), Label: strconv.Itoa(c.city()+1) + " " + day,
			Also: []string{p.world.title(c), p.world.name(c.city()) + " " + day},
		}
	})
}

// caseWords are the suitcases, each once.
func (p *paper) caseWords() []audit.Word {
	var words []audit.Word
	for i, c := range p.world.Suitcases {
		if slices.Index(p.world.Suitcases, c) == i {
			words = append(words, audit.Word{Value: c.String()})
		}
	}
	return words
}

// driverWords are the players, each as a buyer of the car and as one who has it
// for nothing.
func (p *paper) driverWords() []audit.Word {
	var words []audit.Word
	for seat := range p.names {
		for _, sale := range []sale{bought, byJoker, byDefault} {
			words = append(words, audit.Word{Value: writeDriver(p.names[seat], sale)})
		}
	}
	return words
}
