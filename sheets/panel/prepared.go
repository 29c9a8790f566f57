package panel

import (
	"crypto/sha256"
	"fmt"
	"iter"
	"strconv"
	"strings"
)

// Prepared is what was found ahead for house data of ours, where looking for it takes a
// command that prints longer than all the rest: a line that tells for which data, and
// lines of a word and numbers.
type Prepared string

// PreparedFor is the first line of what is found for data: a digest.
func PreparedFor(data any) string {
	return fmt.Sprintf("%x\n", sha256.Sum256(fmt.Appendf(nil, "%#v", data)))
}

// For are the words and numbers that were found for data; not ok where that was for
// others. It panics where a number cannot be read: that is a mistake of ours, which
// every test of the drawing finds.
func (p Prepared) For(data any) (lines iter.Seq2[string, []float64], ok bool) {
	text, ok := strings.CutPrefix(string(p), PreparedFor(data))
	return func(yield func(string, []float64) bool) {
		for line := range strings.Lines(text) {
			word, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
			if !yield(word, numbersOf(rest)) {
				return
			}
		}
	}, ok
}

// numbersOf reads numbers.
func numbersOf(text string) []float64 {
	var numbers []float64
	for field := range strings.FieldsSeq(text) {
		n, err := strconv.ParseFloat(field, 64)
		if err != nil {
			panic(fmt.Errorf("prepared: %q: %w", field, err))
		}
		numbers = append(numbers, n)
	}
	return numbers
}
