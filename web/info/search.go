package info

import (
	"regexp"
	"slices"
	"strings"
)

// A search is the beginnings of words that are looked for, in small letters or capitals;
// none finds all.
type search []*regexp.Regexp

func newSearch(words string) search {
	var s search
	for word := range strings.FieldsSeq(words) {
		s = append(s, regexp.MustCompile(`(?i)(?:^|\PL)`+"("+regexp.QuoteMeta(word)+")"))
	}
	return s
}

func (s search) any() bool { return len(s) > 0 }

// isIn says whether a text has all the words.
func (s search) isIn(text string) bool {
	return !slices.ContainsFunc(s, func(word *regexp.Regexp) bool { return !word.MatchString(text) })
}

// marked cuts a text where its words are.
func (s search) marked(text string) []textPart {
	hits := make([]bool, len(text))
	for _, word := range s {
		for _, at := range word.FindAllStringSubmatchIndex(text, -1) {
			for i := at[2]; i < at[3]; i++ {
				hits[i] = true
			}
		}
	}
	var parts []textPart
	for from := 0; from < len(text); {
		to := from + 1
		for to < len(text) && hits[to] == hits[from] {
			to++
		}
		parts, from = append(parts, textPart{Text: text[from:to], Hit: hits[from]}), to
	}
	return parts
}
