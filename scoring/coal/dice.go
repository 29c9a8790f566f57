package coal

import (
	"slices"
	"strings"
)

// Faces is the number of faces of a die (CW2).
const Faces = 6

// faces says how many dice show each number; index 0 is not used.
type faces [Faces + 1]int

// A throw is a number of dice, as an event writes them: "2+3+4".
type throw struct {
	faces
	n     int
	sum   int
	last  int       // the die written last
	shown [Dice]int // the first dice in the order written; 0 for none
}

// readThrow reads dice, which have their form and show faces that there are.
func readThrow(text string) throw {
	var t throw
	for i := 0; i < len(text); i += len("1+") {
		t.last = int(text[i] - '0')
		t.faces[t.last]++
		t.sum += t.last
		if t.n < Dice {
			t.shown[t.n] = t.last
		}
		t.n++
	}
	return t
}

// list returns the dice in ascending order.
func (f *faces) list() []int {
	var dice []int
	for face, count := range f {
		for range count {
			dice = append(dice, face)
		}
	}
	return dice
}

// subsets are the choices among up to three dice, one bit a die, the smaller
// choices first.
var subsets = [...]int{0b001, 0b010, 0b100, 0b011, 0b101, 0b110, 0b111}

// picks lists the different choices among dice of a throw that keep allows, as
// events write them, the smaller choices first.
func (f *faces) picks(keep func(n, sum int) bool) []string {
	dice := f.list()
	var picks []string
	for _, set := range subsets {
		if set >= 1<<len(dice) {
			continue
		}
		pick := make([]byte, 0, 2*Dice)
		n, sum := 0, 0
		for i, face := range dice {
			if set&(1<<i) != 0 {
				pick = append(pick, '0'+byte(face), '+')
				n, sum = n+1, sum+face
			}
		}
		if text := string(pick[:len(pick)-1]); keep(n, sum) && !slices.Contains(picks, text) {
			picks = append(picks, text)
		}
	}
	return picks
}

// String writes the dice in ascending order: "2+3+3".
func (f *faces) String() string {
	var dice []string
	for _, face := range f.list() {
		dice = append(dice, digit(face))
	}
	return strings.Join(dice, "+")
}

func digit(n int) string { return string(rune('0' + n)) }
