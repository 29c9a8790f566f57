package typeface

import "strings"

// Thai marks stand over the letter before them. Where something else is there already they
// give way: a tone goes over a vowel, and whatever is over a letter with an ascender goes to
// its left.
const (
	thaiVowels = "\u0E31\u0E34\u0E35\u0E36\u0E37\u0E47\u0E4D" // over letters
	thaiTones  = "\u0E48\u0E49\u0E4A\u0E4B\u0E4C"             // over letters, or over vowels
	thaiBelow  = "\u0E38\u0E39\u0E3A"
	thaiAm     = '\u0E33' // a vowel after the letter, of which a ring is over it
	thaiTall   = "\u0E1B\u0E1D\u0E1F"
)

// How far marks give way, em.
const (
	thaiUp   = 0.19
	thaiLeft = 0.09
)

// moved is how far a character of a text gives way to those round it, em.
func moved(text []rune, i int) (left, up float64) {
	is := func(all string, at int) bool { return at < len(text) && strings.ContainsRune(all, text[at]) }
	tone := is(thaiTones, i)
	if !tone && !is(thaiVowels, i) {
		return 0, 0
	}
	if tone && is(string(thaiAm), i+1) {
		up = thaiUp
	}
	base := i - 1
	for ; base >= 0 && is(thaiVowels+thaiTones+thaiBelow, base); base-- {
		if tone && is(thaiVowels, base) {
			up = thaiUp
		}
	}
	if base >= 0 && is(thaiTall, base) {
		left = thaiLeft
	}
	return left, up
}
