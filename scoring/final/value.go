package final

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// What a document writes for what is not a value.
const (
	blank   = "-"
	crossed = "x"
	struck  = "/"  // before what is crossed out
	literal = "\\" // before an entry that would mean something else: a player can be called "-"
)

// readValue reads a word as what stands in a cell of a kind; why says what the
// cell takes where it is something else.
func readValue(kind scoring.CellKind, word string) (w scoring.Written, why string) {
	if word == blank {
		return w, ""
	}
	if kind == scoring.Box {
		if word != crossed {
			return w, "x or -"
		}
		return scoring.Written{Struck: true}, ""
	}
	w.Value, w.Struck = strings.CutPrefix(word, struck)
	switch kind {
	case scoring.Letter:
		if utf8.RuneCountInString(w.Value) > 1 {
			return w, "one letter, or -"
		}
	case scoring.Figure, scoring.Money:
		n, ok := scoring.ParseTenths(w.Value)
		if !ok && w.Value != "" {
			return w, "a number with one decimal at the most, or -"
		}
		if ok {
			w.Value = n.String()
		}
	case scoring.Entry:
		if utf8.RuneCountInString(w.Value) > longestEntry {
			return w, fmt.Sprintf("%d characters at the most, or -", longestEntry)
		}
		w.Value = strings.TrimPrefix(w.Value, literal)
	case scoring.Box:
	}
	return w, ""
}

// writeValue is a cell as a line with several writes it, or nearly any single
// one.
func writeValue(kind scoring.CellKind, w scoring.Written) string {
	switch {
	case w.Blank():
		return blank
	case kind == scoring.Box:
		return crossed
	}
	return ledger.Quote(plain(kind, w))
}

// plain is what stands in a cell that is neither blank nor a box.
func plain(kind scoring.CellKind, w scoring.Written) string {
	value := w.Value
	if kind == scoring.Entry && (value == blank || strings.HasPrefix(value, struck) || strings.HasPrefix(value, literal)) {
		value = literal + value
	}
	if w.Struck {
		value = struck + value
	}
	return value
}

// longestEntry is how many characters an entry has at the most: more than the
// names of all players at the largest table.
const longestEntry = 1000

// writeAlone is a cell that has a line of its own, on which an entry takes as
// many words as it has.
func writeAlone(kind scoring.CellKind, w scoring.Written) string {
	value := plain(kind, w)
	words := strings.Split(value, " ")
	quoted := func(word string) bool { return ledger.Quote(word) != word }
	if kind == scoring.Entry && len(words) > 1 && !slices.ContainsFunc(words, quoted) {
		return value
	}
	return writeValue(kind, w)
}
