package speech

import (
	"strings"

	"golang.org/x/text/language"
)

// Pseudo is English in brackets and a third longer, made by machine: what is not in brackets
// there is in no message, and what does not fit would not fit in German. It is for those who
// write pages and papers, and for tests.
var Pseudo = &Language{tag: language.MustParse("en-XA"), from: English}

// Brackets are what Pseudo has around each message.
const (
	PseudoOpen  = "["
	PseudoClose = "]"
)

// A word is that much longer, in hundredths.
const pseudoLonger = 35

// strange makes messages of Pseudo.
func strange(of map[string]message) map[string]message {
	all := make(map[string]message, len(of))
	for name, m := range of {
		var changed message
		for form, p := range m {
			if p != nil {
				changed[form] = append(append(pattern{{words: PseudoOpen}}, lengthened(p)...), part{words: PseudoClose})
			}
		}
		all[name] = changed
	}
	return all
}

func lengthened(p pattern) pattern {
	longer := make(pattern, len(p))
	for i, part := range p {
		part.words = drawnOut(part.words)
		if part.perhaps != nil {
			part.perhaps = lengthened(part.perhaps)
		}
		longer[i] = part
	}
	return longer
}

// drawnOut says vowels more than once until words are long enough.
func drawnOut(words string) string {
	if strings.ContainsAny(words, "<>") {
		return words // markup
	}
	var b strings.Builder
	short := 0 // hundredths of letters that are wanted
	for _, r := range words {
		b.WriteRune(r)
		short += pseudoLonger
		for short >= 100 && strings.ContainsRune("aeiou", r) {
			b.WriteRune(r)
			short -= 100
		}
	}
	return b.String()
}
