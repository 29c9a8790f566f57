package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
)

// Printed is what people call a cell besides its label, as the paper prints it beside it.
func Printed() map[string][]speech.Text {
	return map[string][]speech.Text{maloney.JokerCell: {"maloney.joker-played-box"}, maloney.TogetherCell: {"maloney.with-the-money"}}
}

// Words are what can be written in a place: in the notary's rows, in hands, and
// on the table. Bids are whatever was called out.
func (p *Paper) Words(at scoring.Place) []audit.Word {
	switch {
	case slices.Contains(p.Cards, at):
		return p.cardWords()
	case at == OnTable(maloney.TestamentCell):
		return audit.Words(p.Names...)
	case at.Owner == scoring.Table && strings.HasPrefix(at.Cell, maloney.CityGroup+"/"):
		return []audit.Word{{Value: carMark, Also: []speech.Text{"x"}}}
	}
	switch p.column(at) {
	case maloney.ColumnDay:
		return dayChoices()
	case maloney.ColumnCity:
		return p.cityChoices()
	case maloney.ColumnFound:
		return p.caseWords()
	case maloney.ColumnDriver:
		return p.driverWords()
	}
	return nil
}

// column is the column of the notary's rows that a place is in, or empty.
func (p *Paper) column(at scoring.Place) string {
	row, column, _ := strings.Cut(at.Cell, "/")
	if at.Owner != scoring.Table || !strings.HasPrefix(row, maloney.RowGroup) {
		return ""
	}
	return column
}

// dayChoices are the days of the week.
func dayChoices() []audit.Word {
	return scoring.Each(maloney.Days, func(d int) audit.Word {
		return audit.Word{Value: maloney.DayWords[d], Label: maloney.DayNames[d]}
	})
}

// cityChoices are the cities, which people call by their names or numbers.
func (p *Paper) cityChoices() []audit.Word {
	return scoring.Each(maloney.Cities, func(city int) audit.Word {
		number, name := strconv.Itoa(city+1), p.World.Name(city)
		return audit.Word{Value: number, Label: speech.Words(name), Also: []speech.Text{speech.Words(number + " " + name)}}
	})
}

// cardWords are the action cards.
func (p *Paper) cardWords() []audit.Word {
	return scoring.Each(maloney.Cards, func(i int) audit.Word {
		c := maloney.Card(i) //nolint:gosec // one of 64
		day, city := p.World.Best(c).Name(), p.World.Name(c.City())
		called := func(city any) speech.Text { return speech.Say("maloney.card-in-hand", "city", city, "day", day) }
		return audit.Word{
			Value: p.World.Word(c), Label: called(c.City() + 1),
			Also: []speech.Text{p.World.Title(c), called(city)},
		}
	})
}

// caseWords are the suitcases, each once.
func (p *Paper) caseWords() []audit.Word {
	var words []audit.Word
	for i, c := range p.World.Suitcases {
		if slices.Index(p.World.Suitcases, c) == i {
			words = append(words, audit.Word{Value: c.String()})
		}
	}
	return words
}

// driverWords are the players, each as a buyer of the car and as one who has it
// for nothing.
func (p *Paper) driverWords() []audit.Word {
	var words []audit.Word
	for seat := range p.Names {
		for _, sale := range []maloney.Sale{maloney.Bought, maloney.ByJoker, maloney.ByDefault} {
			words = append(words, audit.Word{Value: WriteDriver(p.Names[seat], sale)})
		}
	}
	return words
}
