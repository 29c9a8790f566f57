package reading

import (
	"strings"

	"saddlebag/scoring/ledger"
)

// A rest is the words after those that name somebody.
type rest struct {
	words []string
	loose int
}

// tail is the words after the first.
func (r rest) tail() []string { return r.words[min(1, len(r.words)):] }

// after lists what follows if the words name an actor, and all of them where
// nobody need be named.
func (r *reader) after(actor string) []rest {
	list := named(r.words, actor)
	if actor == r.actor || actor == ledger.Table {
		list = append(list, rest{words: r.words})
	}
	return list
}

// named lists what follows a name: one word, which a comma or a colon may end, or
// as many as a name in full has.
func named(words []string, name string) []rest {
	var list []rest
	if len(words) == 0 {
		return nil
	}
	if loose, ok := matchWord(strings.TrimRight(words[0], ",:"), name); ok {
		list = append(list, rest{words[1:], loose})
	}
	if word := strings.TrimRight(words[0], ",:"); len(list) == 0 && word != "" && isASCII(word) && !isASCII(name) && strings.HasPrefix(plainName(name), plainName(word)) {
		list = append(list, rest{words[1:], short})
	}
	if n := len(strings.Fields(name)); n > 1 && n <= len(words) && ledger.SameName(strings.TrimRight(joined(words[:n]), ",:"), name) {
		list = append(list, rest{words: words[n:]})
	}
	return list
}

func joined(words []string) string { return strings.Join(words, " ") }
