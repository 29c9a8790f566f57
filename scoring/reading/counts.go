package reading

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
)

// mostOfOne is the greatest number that may stand before a letter.
const mostOfOne = 99

// What is typed for nothing of what can be counted, and for everything.
var (
	none = []string{"none", "nothing", "0"}
	all  = []string{"all", "everything"}
)

// counts reads things that are counted: each word is one of them, or letters and
// numbers of letters where things have letters: "S S T", "sst", "2st"; or "none", or "all".
func counts(a *scoring.Arg, typed []string) []part {
	switch {
	case len(typed) == 0:
		return nil
	case len(typed) == 1 && a.From == 0 && slices.Contains(none, fold(typed[0])):
		return []part{{}}
	case len(typed) == 1 && slices.Contains(all, fold(typed[0])):
		return everything(a)
	}
	f := part{words: []string{}}
	for len(typed) > 0 {
		things, loose, words, ok := nextThings(a.Items, typed)
		if !ok {
			return nil
		}
		typed = typed[words:]
		f.words, f.loose = append(f.words, things...), max(f.loose, loose)
	}
	if len(f.words) < a.From {
		return nil
	}
	return []part{f}
}

// everything is all that can be counted; where that is too much it has to be asked for.
func everything(a *scoring.Arg) []part {
	f := part{words: []string{}}
	for _, item := range a.Items {
		f.words = append(f.words, slices.Repeat([]string{item.Name}, item.Most)...)
	}
	if len(f.words) > a.To {
		return []part{{open: true}}
	}
	return []part{f}
}

// nextThings are what the first word counts, or the first two: "burro 5".
func nextThings(items []scoring.Item, typed []string) (names []string, loose, words int, ok bool) {
	if joined, apart := numberApart(typed); apart {
		if names, loose, ok := things(items, joined); ok {
			return names, loose, 2, true
		}
	}
	names, loose, ok = things(items, typed[0])
	return names, loose, 1, ok
}

// things are what a word counts.
func things(items []scoring.Item, word string) (names []string, loose int, ok bool) {
	nearest, several := given+1, false
	for _, item := range items {
		n, ok := matchWord(word, item.Name)
		if !ok && item.Title != "" && len(word) > 1 && matchTitle([]string{word}, item.Title.String()) {
			n, ok = short, true
		}
		switch {
		case ok && n < nearest:
			names, nearest, several = []string{item.Name}, n, false
		case ok && n == nearest:
			several = true
		}
	}
	if names != nil {
		return names, nearest, !several
	}
	return letters(items, word)
}

// numbersOf reads digits as the numbers of places, one each: "45" for burro-4 and burro-5.
func numbersOf(items []scoring.Item, word string) (names []string, ok bool) {
	if !isDigits(word) {
		return nil, false
	}
	for _, digit := range strings.Split(word, "") {
		at := scoring.Where(len(items), func(i int) bool { return strings.HasSuffix(items[i].Name, "-"+digit) })
		if len(at) != 1 {
			return nil, false
		}
		names = append(names, items[at[0]].Name)
	}
	return names, true
}

// letters reads a word letter by letter, a number before a letter as many of it.
func letters(items []scoring.Item, word string) (names []string, loose int, ok bool) {
	if names, ok := numbersOf(items, word); ok {
		return names, short, true
	}
	for word != "" {
		digits := word[:len(word)-len(strings.TrimLeft(word, "0123456789"))]
		word = word[len(digits):]
		letter, size := utf8.DecodeRuneInString(word)
		at := slices.IndexFunc(items, func(i scoring.Item) bool { return strings.EqualFold(i.Name, string(letter)) })
		if at < 0 {
			return nil, 0, false
		}
		many := 1
		if digits != "" {
			many, _ = strconv.Atoi(digits)
		}
		if many < 1 || many > mostOfOne {
			return nil, 0, false
		}
		names, word = append(names, slices.Repeat([]string{items[at].Name}, many)...), word[size:]
	}
	return names, short, true
}
