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
		return Thrower{}, fmt.Errorf("dice %q: not a number of dice, d, a number of faces, like 3d6", notation)
	}
	if before == "" {
		before = "1"
	}
	count, err := number(before, "dice", 1, maxDice)
	if err != nil {
		return Thrower{}, fmt.Errorf("dice %q: %w", notation, err)
	}
	faces, err := number(after, "faces", minFaces, maxFaces)
	if err != nil {
		return Thrower{}, fmt.Errorf("dice %q: %w", notation, err)
	}
	t := Thrower{Name: fmt.Sprintf("%dd%d", count, faces), Count: count, Sides: make([]string, faces)}
	t.Label = speech.Words(t.Name)
	for i := range t.Sides {
		t.Sides[i] = strconv.Itoa(i + 1)
	}
	return t, nil
}

// number reads a whole number without sign or leading zero.
func number(text, of string, from, to int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < from || n > to {
		return 0, fmt.Errorf("the number of %s is %q, not a whole number from %d to %d", of, text, from, to)
	}
	return n, nil
}
