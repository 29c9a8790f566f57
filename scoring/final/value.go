package final

import (
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
	struck  = "/" // before what is crossed out
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
			return w, "a number, or -"
		}
		if ok {
			w.Value = n.String()
		}
	case scoring.Box, scoring.Entry:
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
	case w.Struck:
		return ledger.Quote(struck + w.Value)
	}
	return ledger.Quote(w.Value)
}

// writeAlone is a cell that has a line of its own, on which an entry takes as
// many words as it has.
func writeAlone(kind scoring.CellKind, w scoring.Written) string {
	value := w.Value
	if w.Struck {
		value = struck + value
	}
	words := strings.Split(value, " ")
	plain := func(word string) bool { return ledger.Quote(word) == word }
	if kind == scoring.Entry && len(words) > 1 && !slices.ContainsFunc(words, func(word string) bool { return !plain(word) }) {
		return value
	}
	return writeValue(kind, w)
}
