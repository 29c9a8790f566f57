package dice

import (
	"fmt"
	"strconv"
	"strings"

	"saddlebag/scoring/speech"
)

// What a notation can ask for.
const (
	maxDice  = 100
	minFaces = 2
	maxFaces = 1000
)

// Parse makes a thrower from dice notation: how many dice, "d", how many
// faces, as in "3d6"; one die where the first number is left out. The faces
// are the numbers from 1.
func Parse(notation string) (Thrower, error) {
	before, after, ok := strings.Cut(notation, "d")
	if !ok {
		return Thrower{}, speech.Err("scoring.dice-form", "dice", strconv.Quote(notation))
	}
	if before == "" {
		before = "1"
	}
	count, ok := number(before, 1, maxDice)
	if !ok {
		return Thrower{}, speech.Err("scoring.dice-count", "dice", strconv.Quote(notation), "number", strconv.Quote(before), "from", 1, "to", maxDice)
	}
	faces, ok := number(after, minFaces, maxFaces)
	if !ok {
		return Thrower{}, speech.Err("scoring.dice-faces", "dice", strconv.Quote(notation), "number", strconv.Quote(after), "from", minFaces, "to", maxFaces)
	}
	t := Thrower{Name: fmt.Sprintf("%dd%d", count, faces), Count: count, Sides: make([]string, faces)}
	t.Label = speech.Words(t.Name)
	for i := range t.Sides {
		t.Sides[i] = strconv.Itoa(i + 1)
	}
	return t, nil
}

// number reads a whole number without sign or leading zero.
func number(text string, from, to int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && strconv.Itoa(n) == text && n >= from && n <= to
}
