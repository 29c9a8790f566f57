package panel

import (
	"crypto/sha256"
	"fmt"
	"iter"
	"strconv"
	"strings"
)

// Prepared is what was worked out ahead for our house data, because working it out would
// take longer than the rest of a print. Its first line says for which data; other lines
// have a word and numbers.
type Prepared string

// PreparedFor is the first line of a Prepared for data: a digest.
func PreparedFor(data any) string {
	return fmt.Sprintf("%x\n", sha256.Sum256(fmt.Appendf(nil, "%#v", data)))
}

// For are the words and numbers of the lines; not ok if they are for other data. It
// panics if a number can't be read: that's a mistake of ours, which every test of the
// drawing finds.
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
