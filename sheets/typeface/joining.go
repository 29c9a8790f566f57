package typeface

import (
	"strings"
	"sync"

	"golang.org/x/text/unicode/norm"
)

// Letters that join others and have no forms of their own, first those that join only the
// letter before. The last two of the others are the stroke that makes a word longer, and a
// joiner that nobody sees.
const (
	formlessBefore = "\u0689\u068A\u068B\u068F\u0690\u0692\u0693\u0694\u0695\u0696\u0697\u0699\u06D5"
	formlessBoth   = "\u066E\u066F\u067C\u067D\u0681\u0682\u0685\u069A\u069B\u069C\u069D\u069E\u069F\u06A0\u06A1" +
		"\u06A2\u06A3\u06A5\u06A7\u06A8\u06AA\u06AB\u06AC\u06AE\u06B0\u06B2\u06B4\u06B5\u06B6\u06B7\u06B8\u06B9" +
		"\u06BC\u06BD\u06BF\u06CE\u0640\u200D"
)

// forms are the characters that stand for Arabic letters as they are joined: alone, to
// the letter before, to the one after, to both. Letters that never join the one after
// have two, and hamza has one. Lam and an alef after it are one letter.
var forms = sync.OnceValue(func() map[string][]rune {
	found := make(map[string][]rune)
	for _, b := range [][2]rune{{'\uFE80', '\uFEFC'}, {'\uFB50', '\uFBE9'}, {'\uFBFC', '\uFBFF'}} { // the four of a letter come in order
		for form := b[0]; form <= b[1]; form++ {
			letter := norm.NFKC.String(string(form))
			found[letter] = append(found[letter], form)
		}
	}
	return found
})

// formsIn are the forms of a letter in the fonts of a style; nothing where they lack it.
func formsIn(s Style, letter string) []rune {
	all := forms()[letter]
	if len(all) > 0 {
		if f, _, _ := draw(s, all[0]); f != nil {
			return all
		}
	}
	return nil
}

// joined writes Arabic letters in the forms that they take beside each other. Whatever
// has no forms stays as it is.
func joined(s Style, letters []rune) []rune {
	var out []rune
	before := false // whether the letter before joins the one after it
	for i := 0; i < len(letters); i++ {
		letter := string(letters[i])
		if i+1 < len(letters) && formsIn(s, letter+string(letters[i+1])) != nil {
			i++
			letter += string(letters[i])
		}
		form := 0
		if before && joinsBefore(letter) {
			form++
		}
		before = joinsAfter(letter)
		if before && i+1 < len(letters) && joinsBefore(string(letters[i+1])) {
			form += 2
		}
		if all := formsIn(s, letter); all != nil {
			out = append(out, all[form])
		} else {
			out = append(out, letters[i])
		}
	}
	return out
}

// joinsBefore says whether a letter joins the one before it.
func joinsBefore(letter string) bool {
	return len(forms()[letter]) > 1 || strings.Contains(formlessBefore, letter) || strings.Contains(formlessBoth, letter)
}

// joinsAfter says whether it joins the one after it.
func joinsAfter(letter string) bool {
	return len(forms()[letter]) > 2 || strings.Contains(formlessBoth, letter)
}
