package maloney

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
)

// A world is a map with what is said and offered of its cities, cards and suitcases, which
// prompts and cells have again and again. It is made once a map, and shared.
type world struct {
	Map
	ofCities []cityWording
	ofCards  []cardWording
	cases    []string // the suitcases, as ledgers write them
}

// worlds are those of the maps that there are.
var worlds = house.NewDerived(newWorld)

// A cityWording is that of a city.
type cityWording struct {
	here   scoring.Arg      // the city, as the argument of laying a card there
	drives []scoring.Prompt // to each city that it reaches, for nobody in particular
	title  string           // "3 Sacramento"
	opened string           // the label of its suitcase
}

// A cardWording is that of an action card.
type cardWording struct {
	word   string // as a deal writes it
	turned string // as a turn of the deck writes it
	title  string // for people
	lay    string // what prompts say, but for what it is worth
	laying []scoring.Arg
}

func newWorld(m *Map) *world {
	return &world{
		Map:      *m,
		ofCities: scoring.Each(len(m.Cities), m.cityWording),
		ofCards:  scoring.Each(Cards, func(i int) cardWording { return m.cardWording(card(i)) }), //nolint:gosec // one of 64
		cases:    scoring.Each(len(m.Suitcases), func(i int) string { return m.Suitcases[i].String() }),
	}
}

func (m *Map) cityWording(city int) cityWording {
	c := &m.Cities[city]
	return cityWording{
		here: m.cityArg(city), title: strconv.Itoa(c.Number) + " " + c.Name, opened: "Suitcase in " + c.Name,
		drives: scoring.Each(len(c.Reaches), func(i int) scoring.Prompt { return m.promptDrive(c.Reaches[i] - 1) }),
	}
}

func (m *Map) cardWording(c card) cardWording {
	best, city := m.best(c), c.city()
	title := m.name(city) + " (" + best.Name() + ")"
	day := argBest
	day.Choices, day.Titles = []string{best.String()}, []string{best.Name()}
	return cardWording{
		word: cardWord(city+1, best), turned: turnedWord(city+1, best), title: title,
		lay: "Lay " + title + " ", laying: []scoring.Arg{m.cityArg(city), day},
	}
}

// cityArg is a city as the one choice of an argument.
func (m *Map) cityArg(city int) scoring.Arg {
	arg := argCity
	arg.Choices, arg.Titles = []string{strconv.Itoa(city + 1)}, []string{m.name(city)}
	return arg
}

func (m *Map) promptDrive(to int) scoring.Prompt {
	return scoring.Prompt{
		Verb: verbDrives, Args: []scoring.Arg{m.cityArg(to)}, Cell: CityCell(to), Owner: scoring.Table, Label: "Drive to " + m.name(to),
	}
}
