package coal

import (
	"slices"
	"strings"

	"saddlebag/scoring"
)

// Faces is the number of faces of a die (CW2).
const Faces = 6

// Pool says how many dice show each number; index 0 is not used.
type Pool [Faces + 1]int

// A throw is a number of dice, as an event writes them: "2+3+4".
type throw struct {
	Pool
	n     int
	sum   int
	last  int       // the die written last
	Shown [Dice]int // the first dice in the order written; 0 for none
}

// readThrow reads dice, which have their form and show faces that there are.
func readThrow(text string) throw {
	var t throw
	for i := 0; i < len(text); i += len("1+") {
		t.last = int(text[i] - '0')
		t.Pool[t.last]++
		t.sum += t.last
		if t.n < Dice {
			t.Shown[t.n] = t.last
		}
		t.n++
	}
	return t
}

// List returns the dice in ascending order.
func (f *Pool) List() []int {
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

// A pick is a choice among dice, as events write it.
type pick struct {
	text   string
	n, sum int
}

// picks are different choices among dice, the smaller ones first.
type picks []pick

// pickTexts writes the choices of up to three dice, by their faces in ascending order
// and 0 for none, as digits of a number.
var pickTexts = scoring.NewSeries(func(code int) string {
	var pick []byte
	for _, face := range [...]int{code / pickBase / pickBase, code / pickBase % pickBase, code % pickBase} {
		if face > 0 {
			pick = append(pick, '0'+byte(face), '+')
		}
	}
	return string(pick[:len(pick)-1])
})

// pickBase is how many digits pickTexts counts with.
const pickBase = Faces + 1

// picks lists the different choices among dice of a throw.
func (f *Pool) picks() picks {
	var dice [Dice]int
	thrown := 0
	for face, count := range f {
		for range count {
			dice[thrown] = face
			thrown++
		}
	}
	all := make(picks, 0, len(subsets))
	seen := [len(subsets)]int{}
	for _, set := range subsets {
		if set >= 1<<thrown {
			continue
		}
		code, n, sum := 0, 0, 0
		for i, face := range dice[:thrown] {
			if set&(1<<i) != 0 {
				code, n, sum = pickBase*code+face, n+1, sum+face
			}
		}
		if !slices.Contains(seen[:len(all)], code) {
			seen[len(all)] = code
			all = append(all, pick{pickTexts.At(code), n, sum})
		}
	}
	return all
}

// texts are those that keep allows, as events write them.
func (p picks) texts(keep func(*pick) bool) []string {
	var texts []string
	for i := range p {
		if keep(&p[i]) {
			if texts == nil {
				texts = make([]string, 0, len(p)-i)
			}
			texts = append(texts, p[i].text)
		}
	}
	return texts
}

// String writes the dice in ascending order: "2+3+3".
func (f *Pool) String() string {
	var dice []string
	for _, face := range f.List() {
		dice = append(dice, Digit(face))
	}
	return strings.Join(dice, "+")
}

// Digit is a number of one digit as it is written.
func Digit(n int) string { return string(rune('0' + n)) }
