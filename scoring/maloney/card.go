package maloney

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// A card is an action card: the cards of a city lie side by side, in the order
// of its best days.
type card uint8

// city is the index of the card's city.
func (c card) city() int { return int(c) / CardsEach }

// card finds an action card; it is not ok where the city has none that is best
// on that day (MI4).
func (m *Map) card(city int, best Weekday) (c card, ok bool) {
	i := slices.Index(m.Cities[city].Best, best)
	return card(city*CardsEach + max(i, 0)), i >= 0 //nolint:gosec // one of 64
}

// best is the day on which a card is worth most.
func (m *Map) best(c card) Weekday { return m.Cities[c.city()].Best[c%CardsEach] }

// Worth is what a card with that best day is worth on a day that does not
// double (MI4): one number of the calendar on the card.
func Worth(best, day Weekday) int {
	late := (int(day) - int(best) + Days) % Days
	return BestValue - late
}

// value is what a card is worth on a day (MI4, MI18).
func (m *Map) value(c card, day Weekday) int {
	if day.Doubled() {
		return doubling * Worth(m.best(c), day)
	}
	return Worth(m.best(c), day)
}

// word is a card as a deal writes it: "3-thu".
func (w *world) word(c card) string { return w.ofCards[c].word }

func cardWord(number int, best Weekday) string { return strconv.Itoa(number) + "-" + best.String() }

// turnedWord is a card as a turn of the deck writes it: "3 thu".
func (w *world) turnedWord(c card) string { return w.ofCards[c].turned }

func turnedWord(number int, best Weekday) string {
	return strconv.Itoa(number) + " " + best.String()
}

// title is a card for people: "Sacramento (Thursday)".
func (w *world) title(c card) string { return w.ofCards[c].title }

// parseCity reads a city's number into its index.
func parseCity(word string) (city int, ok bool) {
	n, err := strconv.Atoi(word)
	return n - 1, err == nil && strconv.Itoa(n) == word && n >= 1 && n <= Cities
}

// cityWords are the numbers of the cities.
func cityWords() []string {
	return scoring.Each(Cities, func(city int) string { return strconv.Itoa(city + 1) })
}

// parsePlace reads the two words of a card, which need not exist: a city and a
// day.
func parsePlace(number, day string) (city int, best Weekday, ok bool) {
	city, isCity := parseCity(number)
	best, isDay := parseDay(day)
	return city, best, isCity && isDay
}

// parseWord reads a card as a deal writes it, which need not exist.
func parseWord(word string) (city int, best Weekday, ok bool) {
	number, day, _ := strings.Cut(word, "-")
	return parsePlace(number, day)
}

// A cardSet is a set of action cards.
type cardSet uint64

// allCards are the cards of the game.
const allCards = ^cardSet(0)

// ofCity are the cards of a city.
func ofCity(city int) cardSet { return (1<<CardsEach - 1) << (city * CardsEach) }

func (set cardSet) has(c card) bool     { return set>>c&1 == 1 }
func (set cardSet) with(c card) cardSet { return set | 1<<c }
func (set cardSet) count() int          { return bits.OnesCount64(uint64(set)) }

// of is the part of a set that is of a city: one of the lowest bits for each of its cards.
func (set cardSet) of(city int) int { return int(set & ofCity(city) >> (city * CardsEach)) } //nolint:gosec // four bits

// first is the first card of a set that is not empty.
func (set cardSet) first() card { return card(bits.TrailingZeros64(uint64(set))) } //nolint:gosec // one of 64

// list are the cards of a set, by city.
func (set cardSet) list() []card {
	list := make([]card, 0, set.count())
	for rest := set; rest != 0; rest &= rest - 1 {
		list = append(list, rest.first())
	}
	return list
}

// anyCards are the cards that house data can have, written by a function.
func anyCards(write func(number int, best Weekday) string) []string {
	var words []string
	for number := 1; number <= Cities; number++ {
		for day := range Weekday(Days) {
			words = append(words, write(number, day))
		}
	}
	return words
}
