package coal

import (
	"fmt"
	"strings"
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
	name, title, letter string
	value               int // in dollars (CW15)
}{
	Silver: {"silver", "Silver", "S", 12},
	Tin:    {"tin", "Tin", "T", 8},
	Coal:   {"coal", "Coal", "C", 5},
	Borax:  {"borax", "Borax", "B", 3},
}

// Minerals lists all minerals, the most valuable first.
func Minerals() []Mineral { return []Mineral{Silver, Tin, Coal, Borax} }

// String is the name in house data and tunnel ids: "borax".
func (m Mineral) String() string { return minerals[m].name }

// Title is the name in sentences: "Borax".
func (m Mineral) Title() string { return minerals[m].title }

// Letter is what is written into the Ore Stash: "B".
func (m Mineral) Letter() string { return minerals[m].letter }

// Value is what it is worth when delivered, in dollars (CW15).
func (m Mineral) Value() int { return minerals[m].value }

// MarshalText writes the name in house data.
func (m Mineral) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads the name in house data.
func (m *Mineral) UnmarshalText(text []byte) error {
	for i := range minerals {
		if minerals[i].name == string(text) {
			*m = Mineral(i)
			return nil
		}
	}
	return fmt.Errorf("no mineral is called %q; there are silver, tin, coal and borax", text)
}

// mineralOf finds a mineral by its letter.
func mineralOf(letter string) (Mineral, bool) {
	for i := range minerals {
		if minerals[i].letter == letter {
			return Mineral(i), true
		}
	}
	return 0, false
}

// A load is a number of each mineral.
type load [len(minerals)]int

func (l *load) size() int {
	n := 0
	for _, count := range l {
		n += count
	}
	return n
}

// value is what all of it is worth delivered, in dollars.
func (l *load) value() int {
	sum := 0
	for m, count := range l {
		sum += count * minerals[m].value
	}
	return sum
}

// letters writes it out: "T C C".
func (l *load) letters() string {
	var letters []string
	for m, count := range l {
		for range count {
			letters = append(letters, minerals[m].letter)
		}
	}
	return strings.Join(letters, " ")
}
