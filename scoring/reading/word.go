package reading

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/cases"

	"saddlebag/scoring/ledger"
)

// How far a word is from what it is taken for.
const (
	exact = iota
	short // cut short, or a name for people
	given // not typed: the only choice; or the number of a place alone
)

// match compares the first of typed words with a written one.
func match(typed []string, written string) (loose int, ok bool) {
	if len(typed) == 0 {
		return 0, false
	}
	return matchWord(typed[0], written)
}

// matchWord says whether a typed word can stand for a written one. Case never
// matters. A number is never cut short, but an amount may have a "$" and commas,
// or lack them; a sign has to be typed. Other words may be cut short, and so may each part between
// hyphens: "b1", "borax1" and "bor-1" for "borax-1". Digits alone are the number
// at the end: "2" for "burro-2".
func matchWord(typed, written string) (loose int, ok bool) {
	t, w := fold(typed), fold(written)
	switch {
	case t == w:
		return exact, true
	case t == "" || written == "?":
		return 0, false
	case isAmount(w):
		return exact, bare(t) == bare(w)
	case isDigits(t):
		return given, strings.HasSuffix(w, "-"+t)
	}
	return short, abbreviates(t, w)
}

// abbreviates says whether a word is another with its parts cut short.
func abbreviates(t, w string) bool {
	n := 0 // letters that both begin with
	for n < len(t) && n < len(w) && t[n] == w[n] {
		n++
	}
	switch {
	case n == len(t):
		return !isDigit(t[n-1]) || n == len(w) || !isDigit(w[n])
	case n == 0:
		return false
	}
	first, rest, more := strings.Cut(w, "-")
	if !more {
		return false
	}
	// The longest beginning need not be the right one: "ss2" for "s-s2".
	for cut := min(n, len(first)); cut > 0; cut-- {
		tail := strings.TrimPrefix(t[cut:], "-")
		if utf8.ValidString(tail) && tail != "" && abbreviates(tail, rest) {
			return true
		}
	}
	return false
}

// matchVerb compares the first of typed words with a verb, which may stand in the
// third person: "Bob bids". What ends the game has to be typed in full.
func matchVerb(typed []string, verb string) (loose int, ok bool) {
	if verb == ledger.VerbStop && len(typed) > 0 && fold(typed[0]) != verb {
		return 0, false
	}
	loose, ok = match(typed, verb)
	if !ok && len(typed) > 0 {
		if ending, of := strings.CutPrefix(fold(typed[0]), verb); of && (ending == "s" || ending == "es") {
			return short, true
		}
	}
	return loose, ok
}

// bare is an amount without "$" and commas.
func bare(amount string) string { return adornments.Replace(amount) }

var adornments = strings.NewReplacer("$", "", ",", "")

// isAmount says whether a word is a number, perhaps with a sign, "$" and commas.
func isAmount(word string) bool { return isDigits(strings.TrimLeft(bare(word), "+-")) }

func isDigits(word string) bool {
	return word != "" && strings.Trim(word, "0123456789") == ""
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// fold makes a caser of its own each time: casers are not to be shared.
func fold(word string) string {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf {
			return cases.Fold().String(word)
		}
	}
	return strings.ToLower(word)
}

// matchTitle says whether typed words stand for what people call something: each
// is the beginning of a word of it, in their order. A number is never cut short.
func matchTitle(typed []string, title string) bool {
	parts := strings.Fields(fold(title))
	for _, word := range typed {
		word = fold(word)
		begins := func(part string) bool { return strings.HasPrefix(part, word) && (!isDigits(word) || part == word) }
		for len(parts) > 0 && (word == "" || !begins(strings.TrimLeft(parts[0], "("))) {
			parts = parts[1:]
		}
		if len(parts) == 0 {
			return false
		}
		parts = parts[1:]
	}
	return len(typed) > 0
}
