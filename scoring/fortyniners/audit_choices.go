package fortyniners

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// words are what can be written in a place: throws (FN3), where a coach can stand
// (FN10), settlements (FN11) and what they are worth.
func (a *Paper) words(p scoring.Place) []audit.Word {
	if a.net == nil {
		return nil
	}
	_, column, _ := strings.Cut(p.Cell, "/")
	switch column {
	case ColumnThrow:
		return audit.Words(a.throws()...)
	case ColumnStands:
		return a.spots(func(at spot) bool { return a.net.onRoad(at) && a.net.parts[at] != partCrossing })
	case ColumnPassed:
		return a.spots(func(at spot) bool { return a.net.spots[at].Settlement > 0 })
	case ColumnCredited:
		return audit.Words(a.credits()...)
	}
	return nil
}

// spots are some spots of the board, as people call them.
func (a *Paper) spots(take func(spot) bool) []audit.Word {
	var words []audit.Word
	for i := range a.net.spots {
		if at := spot(i); take(at) {
			words = append(words, word(a.net, at))
		}
	}
	return words
}

// word is a spot as people call it: by its id, and Start and End of Run by that.
func word(n *network, at spot) audit.Word {
	ends := map[spot][]string{n.start: {partStart.String()}, n.end: {partEnd.String(), "End"}}
	return audit.Word{Value: n.id(at), Label: n.title(at), Also: ends[at]}
}

// credits are what settlements are worth.
func (a *Paper) credits() []string {
	var all []string
	for _, sp := range a.net.spots {
		if word := strconv.Itoa(sp.Settlement); sp.Settlement > 0 && !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	return all
}

// throws are all that the table's dice can show.
func (a *Paper) throws() []string {
	all := []string{""}
	for range a.dice {
		var more []string
		for _, shown := range all {
			for face := 1; face <= Faces; face++ {
				more = append(more, strings.TrimPrefix(shown+"+"+strconv.Itoa(face), "+"))
			}
		}
		all = more
	}
	return all
}

// read reads throws, "2 3" or "5,4", and lists of spots, "r2, R5 and r7", as cells
// have them. How far he went is no throw of two dice: 7 can be several.
func (a *Paper) read(p scoring.Place, text string) (value string, ok bool) {
	if a.net == nil {
		return "", false
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ,;+&/", r) })
	words = slices.DeleteFunc(words, func(word string) bool { return word == "and" })
	switch _, column, _ := strings.Cut(p.Cell, "/"); column {
	case ColumnThrow:
		faces, read := readThrow([]string{strings.Join(words, "+")})
		return strings.Join(words, "+"), read && len(faces) == a.dice
	case ColumnStands, ColumnPassed:
		ids := scoring.Each(len(words), func(i int) string { return called(a.net, words[i]) })
		known := len(ids) > 0 && !slices.Contains(ids, "") && (column == ColumnPassed || len(ids) == 1)
		return strings.Join(ids, " "), known
	}
	return "", false
}

// called is the id of a spot in any case; none where there is no such spot.
func called(n *network, word string) string {
	for _, sp := range n.spots {
		if strings.EqualFold(sp.ID, word) {
			return sp.ID
		}
	}
	return ""
}
