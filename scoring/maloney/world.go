package maloney

import (
	"slices"
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// A World is a map with what is said and offered of its cities, cards and suitcases, which
// prompts and cells have again and again. It is made once a map, and shared.
type World struct {
	Map
	ofCities  []cityWording
	ofCards   []cardWording
	cases     []string // the suitcases, as ledgers write them
	caseKinds []int    // of each suitcase: the first that is written like it
}

// worlds are those of the maps that there are.
var worlds = house.NewDerived(newWorld)

// A cityWording is that of a city.
type cityWording struct {
	drives []scoring.Prompt // to each city that it reaches, for nobody in particular
	titled speech.Text      // "3 Sacramento"
	opened speech.Text      // the label of its suitcase

	// What there is to lay for who may hold any of some of its cards: by the set of them.
	laying *scoring.Series[[]scoring.Arg]
}

// A cardWording is that of an action card.
type cardWording struct {
	word   string                       // as a deal writes it
	turned string                       // as a turn of the deck writes it
	title  speech.Text                  // for people
	lay    *scoring.Series[speech.Text] // what prompts say, by what it is worth
	laying []scoring.Arg
}

func newWorld(m *Map) *World {
	cases := scoring.Each(len(m.Suitcases), func(i int) string { return m.Suitcases[i].String() })
	return &World{
		Map:       *m,
		ofCities:  scoring.Each(len(m.Cities), m.cityWording),
		ofCards:   scoring.Each(Cards, func(i int) cardWording { return m.cardWording(Card(i)) }), //nolint:gosec // one of 64
		cases:     cases,
		caseKinds: scoring.Each(len(cases), func(i int) int { return slices.Index(cases, cases[i]) }),
	}
}

// NumberedName is a city with its number: "3 Sacramento".
func (w *World) NumberedName(city int) speech.Text { return w.ofCities[city].titled }

// CaseLabel is what the suitcase of a city is called: "Suitcase in Sacramento".
func (w *World) CaseLabel(city int) speech.Text { return w.ofCities[city].opened }

func (m *Map) cityWording(city int) cityWording {
	c := &m.Cities[city]
	return cityWording{
		titled: speech.Say("maloney.numbered-city", "number", c.Number, "city", c.Name),
		opened: speech.Say("maloney.cell-suitcase", "city", c.Name),
		drives: scoring.Each(len(c.Reaches), func(i int) scoring.Prompt { return m.promptDrive(c.Reaches[i] - 1) }),
		laying: scoring.NewSeries(func(set int) []scoring.Arg { return m.layingOf(city, CardSet(set)<<(city*CardsEach)) }), //nolint:gosec // of four
	}
}

// layingOf are the arguments of laying one of some cards of a city.
func (m *Map) layingOf(city int, set CardSet) []scoring.Arg {
	all, best := set.List(), ArgBest
	best.Choices = scoring.Each(len(all), func(i int) string { return m.Best(all[i]).String() })
	best.Titles = scoring.Each(len(all), func(i int) speech.Text { return m.Best(all[i]).Name() })
	return []scoring.Arg{m.cityArg(city), best}
}

func (m *Map) cardWording(c Card) cardWording {
	best, city := m.Best(c), c.City()
	title := CardTitle(m.Name(city), best)
	return cardWording{
		word: CardWord(city+1, best), turned: TurnedWord(city+1, best), title: title,
		lay: scoring.NewSeries(func(worth int) speech.Text {
			return speech.Say("maloney.play-card", "card", title, "worth", worth)
		}),
		laying: m.layingOf(city, CardSet(0).With(c)),
	}
}

// cityArg is a city as the one choice of an argument.
func (m *Map) cityArg(city int) scoring.Arg {
	arg := ArgCity
	arg.Choices, arg.Titles = []string{strconv.Itoa(city + 1)}, []speech.Text{speech.Words(m.Name(city))}
	return arg
}

func (m *Map) promptDrive(to int) scoring.Prompt {
	return scoring.Prompt{
		Verb: VerbDrives, Args: []scoring.Arg{m.cityArg(to)}, Cell: CityCell(to), Owner: scoring.Table, Label: speech.Say("maloney.drive-to", "city", m.Name(to)),
	}
}
