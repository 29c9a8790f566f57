package sheet

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/speech"
)

// spokenWord is a word of what people write: letters, a number, a note in brackets, or
// a number of objects that nobody names.
var spokenWord = regexp.MustCompile(`\([^)]*\)|\+?\d+|\pL+`)

// spoken are the words of what people write, but for such as say nothing.
func spoken(text string) []string {
	words := spokenWord.FindAllString(strings.ToLower(text), -1)
	return slices.DeleteFunc(words, func(word string) bool {
		return word == "the" || word == "a" || word == "an" || word == "and" || word == "with"
	})
}

// ands are what people in other countries put before the last thing of a list.
var ands = sync.OnceValue(func() []string {
	return strings.Fields(strings.Join(speech.Abroad("speech.all"), ""))
})

// A phrase is how people call something, word by word, and how sheets do.
type phrase struct {
	words []string
	value string
	man   bool // it is a character
}

// phrases are all that can be said of a zone, the longest first: "hunting rifle" is
// no rifle.
func (a *Paper) phrases() []phrase {
	var all []phrase
	for m := range a.Men {
		all = append(all, phrase{spoken(a.NameOf(m)), a.NameOf(m), true})
	}
	for _, w := range a.objects(func(terms.Kind) bool { return true }) {
		for _, said := range append(w.Names(), w.Abroad()...) {
			words := spoken(said)
			if words[0] == terms.Nugget.String() && words[len(words)-1] == terms.Rock.String() && a.Has[terms.Rock] > 0 {
				continue // the rock lies beside the nugget
			}
			all = append(all, phrase{words: words, value: w.Value})
		}
	}
	slices.SortStableFunc(all, func(p, q phrase) int { return len(q.words) - len(p.words) })
	return all
}

// ReadSpoken reads what people write of a pocket or of a zone, as cells have it: "the
// rifle", "ted and Fred; Colt, nugget 3, 2 more".
func (a *Paper) ReadSpoken(p scoring.Place, text string) (value string, ok bool) {
	var men, items []string
	for words := spoken(text); len(words) > 0; {
		if n, more := uncounted(words); n > 0 {
			items, words = append(items, more), words[n:]
			continue
		}
		i := slices.IndexFunc(a.heard, func(ph phrase) bool {
			return len(ph.words) > 0 && len(ph.words) <= len(words) && slices.Equal(ph.words, words[:len(ph.words)])
		})
		if i < 0 && len(men)+len(items) > 0 && slices.Contains(ands(), words[0]) {
			words = words[1:]
			continue
		}
		if i < 0 {
			return "", false
		}
		heard := a.heard[i]
		words = words[len(heard.words):]
		if heard.man {
			men = append(men, heard.value)
		} else {
			items = append(items, heard.value)
		}
	}
	if slices.Contains(a.Board, p) {
		both := slices.DeleteFunc([]string{strings.Join(men, " "), strings.Join(items, " ")}, func(s string) bool { return s == "" })
		return strings.Join(both, ", "), len(both) > 0
	}
	known := func(w audit.Word) bool { return len(items) == 1 && w.Value == items[0] }
	return strings.Join(items, " "), len(men) == 0 && slices.ContainsFunc(a.WordsAt(p), known)
}

// uncounted reads objects that are only counted: "+3", "3 more". It says how many
// words that takes.
func uncounted(words []string) (n int, more string) {
	if strings.HasPrefix(words[0], "+") {
		return 1, words[0]
	}
	if len(words) > 1 && slices.Contains([]string{"more", "object", "objects", "things"}, words[1]) {
		return 2, "+" + words[0]
	}
	return 0, ""
}
