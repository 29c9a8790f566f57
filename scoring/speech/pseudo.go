package speech

import (
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Pseudo is English in brackets and a third longer, made by machine: what is not in brackets
// there is in no message, and what does not fit would not fit in German. It is for those who
// write pages and papers, and for tests.
var Pseudo = &Language{tag: language.MustParse("en-XA"), name: "Pseudo (en-XA)", from: English}

// Brackets are what Pseudo has around each message.
const (
	PseudoOpen  = "‹"
	PseudoClose = "›"
)

// A word is that much longer, in hundredths.
const pseudoLonger = 35

// strange makes messages of Pseudo. What lists and numbers are written with stays as it is.
func strange(room string, of []*i18n.Message) []*i18n.Message {
	if room == "speech" {
		return of
	}
	for _, m := range of {
		for _, form := range []*string{&m.Zero, &m.One, &m.Two, &m.Few, &m.Many, &m.Other} {
			if *form != "" {
				*form = PseudoOpen + drawnOut(*form) + PseudoClose
			}
		}
	}
	return of
}

// drawnOut says vowels more than once until words are long enough, but for those of
// placeholders and of markup.
func drawnOut(words string) string {
	var b strings.Builder
	short, inside := 0, 0 // hundredths of letters that are wanted, and how deep in braces
	quoted := false       // a word that help shows as it is
	for _, r := range words {
		b.WriteRune(r)
		switch r {
		case '{', '<':
			inside++
		case '}', '>':
			inside = max(0, inside-1) // > alone is what a shell has
		case '`':
			quoted = !quoted
		}
		if inside > 0 || quoted {
			continue
		}
		short += pseudoLonger
		for short >= 100 && strings.ContainsRune("aeiou", r) {
			b.WriteRune(r)
			short -= 100
		}
	}
	return b.String()
}
