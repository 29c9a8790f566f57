package scoring

import (
	"slices"
	"strings"
	"unicode"
)

// longestEdited is how many letters of a word are compared.
const longestEdited = 200

// longestMeant is how long a word is at the most that can look like a name.
const longestMeant = 64

// Edits is how many letters you must add, delete or change to turn one word into
// another.
func Edits(a, b string) int {
	x, y := []rune(a), []rune(b)
	x, y = x[:min(len(x), longestEdited)], y[:min(len(y), longestEdited)]
	row := Each(len(y)+1, func(i int) int { return i })
	for i := range x {
		before := row[0]
		row[0] = i + 1
		for k := range y {
			over := before
			if x[i] != y[k] {
				over++
			}
			before, row[k+1] = row[k+1], min(over, row[k]+1, row[k+1]+1)
		}
	}
	return row[len(y)]
}

// PlainKey is a name as people type it: only its letters and digits, in lower case,
// without an article.
func PlainKey(name string) string {
	name = strings.TrimPrefix(strings.ToLower(name), "the ")
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, name)
}

// Nearest is the name that looks most like what was typed; empty if none
// does.
func Nearest(typed string, names []string) string {
	key := PlainKey(typed)
	far := func(name string) int { // from all of it, or from how it begins
		whole := PlainKey(name)
		return min(Edits(key, whole), Edits(key, whole[:min(len(whole), len(key))]))
	}
	if key == "" || len(key) > longestMeant || len(names) == 0 {
		return ""
	}
	nearest := slices.MinFunc(names, func(a, b string) int { return far(a) - far(b) })
	if far(nearest) > min(max(1, len(key)/3), len(key)-1) {
		return ""
	}
	return nearest
}
