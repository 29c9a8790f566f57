package coal

import (
	"strconv"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// A Mineral is what a tunnel yields. A smaller number is worth more, which is
// the order in which bandits steal.
type Mineral uint8

// The minerals, the most valuable first (CW15).
const (
	Silver Mineral = iota
	Tin
	Coal
	Borax
)

var minerals = [...]struct {
	name   string
	title  speech.Text
	letter string
	value  int // in dollars (CW15)
}{
	Silver: {"silver", "coal.silver", "S", 12},
	Tin:    {"tin", "coal.tin", "T", 8},
	Coal:   {"coal", "coal.coal", "C", 5},
	Borax:  {"borax", "coal.borax", "B", 3},
}

// MineralKinds is how many there are.
const MineralKinds = len(minerals)

// Minerals lists all minerals, the most valuable first.
func Minerals() []Mineral { return []Mineral{Silver, Tin, Coal, Borax} }

// String is the name in house data and tunnel ids: "borax".
func (m Mineral) String() string { return minerals[m].name }

// Title is the name in sentences: "Borax".
func (m Mineral) Title() speech.Text { return minerals[m].title }

// Letter is what is written into the Ore Stash: "B".
func (m Mineral) Letter() string { return minerals[m].letter }

// Value is what it is worth when delivered, in dollars (CW15).
func (m Mineral) Value() int { return minerals[m].value }

// MarshalText writes the name in house data.
func (m Mineral) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the name in house data.
func (m *Mineral) UnmarshalText(text []byte) error {
	var names speech.Any
	for _, known := range Minerals() {
		if known.String() == string(text) {
			*m = known
			return nil
		}
		names = append(names, speech.Words(known.String()))
	}
	return speech.Err("house.unknown", "word", strconv.Quote(string(text)), "words", names)
}

// MineralOf finds a mineral by its letter.
func MineralOf(letter string) (Mineral, bool) {
	for i := range minerals {
		if minerals[i].letter == letter {
			return Mineral(i), true
		}
	}
	return 0, false
}

// A Load is a number of each mineral.
type Load [MineralKinds]int

// Size is how many minerals it has.
func (l *Load) Size() int { return scoring.Sum(l[:]...) }

// Value is what all of it is worth delivered, in dollars.
func (l *Load) Value() int {
	sum := 0
	for m, count := range l {
		sum += count * minerals[m].value
	}
	return sum
}

// working is how its value comes about: "2 × $12 + $5"; empty where there is nothing
// to add up.
func (l *Load) working() speech.Text {
	if l.Size() < 2 {
		return ""
	}
	var sum speech.Text
	for m, count := range l {
		term := timesDollars(count, minerals[m].value)
		switch {
		case count == 0:
		case sum == "":
			sum = term
		default:
			sum = speech.Say("{sum} + {term}", "sum", sum, "term", term)
		}
	}
	return sum
}

// timesDollars is several times an amount, as people write it: "2 × $12".
func timesDollars(n, each int) speech.Text {
	amount := speech.Say("scoring.money", "amount", Dollars(each))
	if n == 1 {
		return amount
	}
	return speech.Say("{times} × {amount}", "times", n, "amount", amount)
}
