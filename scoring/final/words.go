package final

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
)

// How much of a word is enough, and how many choices are told.
const (
	fewestLetters = 3
	mostChoices   = 12
)

// A lexicon is the words that can stand in a place, by all that people call them.
type lexicon struct {
	words  []audit.Word
	names  map[string]bool     // just as they are; nil until one is asked for that is no value
	called map[string][]string // the values that are called so
	abroad *foreign            // the values that are called so in other languages; nil until one is asked for
	own    *speech.Language    // the reader's, which goes before the others
}

// index finds the words by their names: few lines have other than values.
func (l *lexicon) index() {
	if l.names != nil {
		return
	}
	l.names, l.called = map[string]bool{}, map[string][]string{}
	for i := range l.words {
		for _, name := range l.words[i].Names() {
			l.names[name] = true
			note(l.called, name, l.words[i].Value)
		}
	}
}

// isValue says whether a text is the value of a word.
func (l *lexicon) isValue(text string) bool {
	return slices.ContainsFunc(l.words, func(w audit.Word) bool { return w.Value == text })
}

// has says whether something is called just so.
func (l *lexicon) has(text string) bool {
	if l.isValue(text) {
		return true
	}
	l.index()
	return l.names[text]
}

// find is the value that a text stands for: in any case, by any of its names, or
// by the beginning of one. Where several are called so the choices are those.
func (l *lexicon) find(text string) (value string, choices []string, ok bool) {
	if l.isValue(text) {
		return text, nil, true
	}
	l.index()
	key := keyOf(text)
	values := beginning(l.called, key)
	if len(values) == 0 {
		values = l.plain(unaccented(key))
	}
	if len(values) == 1 {
		return values[0], nil, true
	}
	return "", l.labels(values), false
}

// calls says whether a text stands for one value, in whatever language.
func (l *lexicon) calls(text string) bool {
	_, _, ok := l.find(text)
	if !ok {
		_, _, ok = l.findAbroad(text)
	}
	return ok
}

// beginning are the values that are called so, in the plural, or whose names begin so.
func beginning(called map[string][]string, key string) []string {
	values := called[key]
	if one, many := strings.CutSuffix(key, "s"); len(values) == 0 && many && utf8.RuneCountInString(one) >= fewestLetters {
		values = called[one]
	}
	if len(values) > 0 || utf8.RuneCountInString(key) < fewestLetters || strings.ContainsAny(key[:1], "0123456789") {
		return values
	}
	for name, those := range called {
		if strings.HasPrefix(name, key) {
			values = append(values, those...)
		}
	}
	slices.Sort(values)
	return slices.Compact(values)
}

// plain are the values that are called so, or begin so, where their accents are left out.
func (l *lexicon) plain(key string) []string {
	var values []string
	for name, those := range l.called {
		plain := unaccented(name)
		short := utf8.RuneCountInString(key) >= fewestLetters && strings.HasPrefix(plain, key)
		if plain != name && (plain == key || short) {
			values = append(values, those...)
		}
	}
	slices.Sort(values)
	return slices.Compact(values)
}

// labels are what people call some values, at most as many as are told.
func (l *lexicon) labels(values []string) []string {
	var all []string
	for _, w := range l.words {
		if len(all) < mostChoices && slices.Contains(values, w.Value) {
			all = append(all, callWord(w))
		}
	}
	return all
}

// near are the words that look most like a text.
func (l *lexicon) near(text string) []string {
	return nearest(text, scoring.Each(len(l.words), func(i int) string { return callWord(l.words[i]) }))
}

// callWord is what people call a word.
func callWord(w audit.Word) string {
	if w.Label != "" {
		return w.Label.String()
	}
	return w.Value
}

// keyOf is what remains of a word where it is not looked at closely: no capitals,
// and of what has letters only those and numbers.
func keyOf(text string) string {
	folded := fold(text)
	if !strings.ContainsFunc(folded, unicode.IsLetter) {
		return strings.TrimSpace(folded)
	}
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(" -–_/'’.,:;&()\u00a0", r) {
			return -1
		}
		return r
	}, folded)
}

// fold makes a caser of its own each time: casers are not to be shared.
func fold(text string) string {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return cases.Fold().String(text)
		}
	}
	return strings.ToLower(text)
}

// strokes are letters that are no others with an accent, and written as if they were.
var strokes = strings.NewReplacer("ø", "o", "ł", "l", "đ", "d", "ı", "i", "æ", "ae", "œ", "oe", "þ", "th", "ð", "d")

// unaccented is a folded text without accents.
func unaccented(text string) string {
	return strokes.Replace(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(text)))
}

// nearest are the first of some words that look most like a text, all of them
// where they are few.
func nearest(text string, words []string) []string {
	const most = 1000 // of which the nearest are looked for
	words = words[:min(len(words), most)]
	if len(words) <= mostChoices {
		return words
	}
	type near struct {
		word string
		far  int
	}
	key := keyOf(text)
	all := scoring.Each(len(words), func(i int) near { return near{words[i], scoring.Edits(key, keyOf(words[i]))} })
	slices.SortStableFunc(all, func(a, b near) int { return a.far - b.far })
	return scoring.Each(mostChoices, func(i int) string { return all[i].word })
}
