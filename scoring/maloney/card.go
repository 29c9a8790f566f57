package maloney

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Card is an action card: the cards of a city lie side by side, in the order
// of its best days.
type Card uint8

// City is the index of the card's city.
func (c Card) City() int { return int(c) / CardsEach }

// Card finds an action card; it is not ok where the city has none that is best
// on that day (MI4).
func (m *Map) Card(city int, best Weekday) (c Card, ok bool) {
	i := slices.Index(m.Cities[city].Best, best)
	return Card(city*CardsEach + max(i, 0)), i >= 0 //nolint:gosec // one of 64
}

// Best is the day on which a card is worth most.
func (m *Map) Best(c Card) Weekday { return m.Cities[c.City()].Best[c%CardsEach] }

// Worth is what a card with that best day is worth on a day that does not
// double (MI4): one number of the calendar on the card.
func Worth(best, day Weekday) int {
	late := (int(day) - int(best) + Days) % Days
	return BestValue - late
}

// Value is what a card is worth on a day (MI4, MI18).
func (m *Map) Value(c Card, day Weekday) int {
	if day.Doubled() {
		return doubling * Worth(m.Best(c), day)
	}
	return Worth(m.Best(c), day)
}

// MostWorth is what the best of some cards that can be laid on one day are worth (MI17).
func (m *Map) MostWorth(set CardSet, day Weekday) int {
	all := set.List()
	values := scoring.Each(len(all), func(i int) int { return m.Value(all[i], day) })
	slices.Sort(values)
	return scoring.Sum(values[max(0, len(values)-CardsADay):]...)
}

// Word is a card as a deal writes it: "3-thu".
func (w *World) Word(c Card) string { return w.ofCards[c].word }

// CardWord is a card as a deal writes it: "3-thu".
func CardWord(number int, best Weekday) string { return strconv.Itoa(number) + "-" + best.String() }

// TurnedWord is a card as a turn of the deck writes it: "3 thu".
func (w *World) TurnedWord(c Card) string { return w.ofCards[c].turned }

// TurnedWord is a card as a turn of the deck writes it: "3 thu".
func TurnedWord(number int, best Weekday) string {
	return strconv.Itoa(number) + " " + best.String()
}

// Title is a card for people: "Sacramento (Thursday)".
func (w *World) Title(c Card) speech.Text { return w.ofCards[c].title }

// CardTitle is a card for people, by its city and its best day: "Sacramento (Thursday)".
func CardTitle(city string, best Weekday) speech.Text {
	return speech.Say("maloney.card", "city", city, "day", best.Name())
}

// ParseCity reads a city's number into its index.
func ParseCity(word string) (city int, ok bool) {
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
	city, isCity := ParseCity(number)
	best, isDay := ParseDay(day)
	return city, best, isCity && isDay
}

// ParseWord reads a card as a deal writes it, which need not exist.
func ParseWord(word string) (city int, best Weekday, ok bool) {
	number, day, _ := strings.Cut(word, "-")
	return parsePlace(number, day)
}

// A CardSet is a set of action cards.
type CardSet uint64

// AllCards are the cards of the game.
const AllCards = ^CardSet(0)

// OfCity are the cards of a city.
func OfCity(city int) CardSet { return (1<<CardsEach - 1) << (city * CardsEach) }

// Has says whether a card is in the set.
func (set CardSet) Has(c Card) bool { return set>>c&1 == 1 }

// With is the set with one more card.
func (set CardSet) With(c Card) CardSet { return set | 1<<c }

// Count is how many cards it has.
func (set CardSet) Count() int { return bits.OnesCount64(uint64(set)) }

// Of is the part of a set that is of a city: one of the lowest bits for each of its cards.
func (set CardSet) Of(city int) int { return int(set & OfCity(city) >> (city * CardsEach)) } //nolint:gosec // four bits

// first is the first card of a set that is not empty.
func (set CardSet) first() Card { return Card(bits.TrailingZeros64(uint64(set))) } //nolint:gosec // one of 64

// List are the cards of a set, by city.
func (set CardSet) List() []Card {
	list := make([]Card, 0, set.Count())
	for rest := set; rest != 0; rest &= rest - 1 {
		list = append(list, rest.first())
	}
	return list
}

// AnyCards are the cards that house data can have, written by a function.
func AnyCards(write func(number int, best Weekday) string) []string {
	var words []string
	for number := 1; number <= Cities; number++ {
		for day := range Weekday(Days) {
			words = append(words, write(number, day))
		}
	}
	return words
}
