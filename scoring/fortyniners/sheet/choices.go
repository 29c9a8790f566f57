package sheet

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/speech"
)

// Words are what can be written in a place: throws (FN3), where a coach can stand
// (FN10), settlements (FN11) and what they are worth.
func (a *Paper) Words(p scoring.Place) []audit.Word {
	if a.Net == nil {
		return nil
	}
	_, column, _ := strings.Cut(p.Cell, "/")
	switch column {
	case fortyniners.ColumnThrow:
		return audit.Words(a.throws()...)
	case fortyniners.ColumnStands:
		return a.spots(func(at fortyniners.SpotIndex) bool {
			return a.Net.OnRoad(at) && a.Net.Parts[at] != fortyniners.PartCrossing
		})
	case fortyniners.ColumnPassed:
		return a.spots(func(at fortyniners.SpotIndex) bool { return a.Net.Spots[at].Settlement > 0 })
	case fortyniners.ColumnCredited:
		return audit.Words(a.credits()...)
	}
	return nil
}

// spots are some spots of the board, as people call them.
func (a *Paper) spots(take func(fortyniners.SpotIndex) bool) []audit.Word {
	var words []audit.Word
	for i := range a.Net.Spots {
		if at := fortyniners.SpotIndex(i); take(at) {
			words = append(words, word(a.Net, at))
		}
	}
	return words
}

// word is a spot as people write it: by its id, which stands beside it on the board, and Start and
// End of Run by that.
func word(n *fortyniners.Network, at fortyniners.SpotIndex) audit.Word {
	ends := map[fortyniners.SpotIndex][]speech.Text{n.Start: {fortyniners.PartStart.Said()}, n.End: {fortyniners.PartEnd.Said(), "End"}}
	return audit.Word{Value: n.ID(at), Label: speech.Say("fortyniners.spot", "spot", n.ID(at), "what", n.Title(at)), Also: ends[at]}
}

// credits are what settlements are worth.
func (a *Paper) credits() []string {
	var all []string
	for _, sp := range a.Net.Spots {
		if word := strconv.Itoa(sp.Settlement); sp.Settlement > 0 && !slices.Contains(all, word) {
			all = append(all, word)
		}
	}
	return all
}

// throws are all that the table's dice can show.
func (a *Paper) throws() []string {
	all := []string{""}
	for range a.Dice {
		var more []string
		for _, shown := range all {
			for face := 1; face <= fortyniners.Faces; face++ {
				more = append(more, strings.TrimPrefix(shown+"+"+strconv.Itoa(face), "+"))
			}
		}
		all = more
	}
	return all
}

// Read reads throws, "2 3" or "5,4", and lists of spots, "r2, R5 and r7", as cells
// have them. How far he went is no throw of two dice: 7 can be several.
func (a *Paper) Read(p scoring.Place, text string) (value string, ok bool) {
	if a.Net == nil {
		return "", false
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ,;+&/", r) })
	words = slices.DeleteFunc(words, func(word string) bool { return slices.Contains(ands(), " "+word+" ") })
	switch _, column, _ := strings.Cut(p.Cell, "/"); column {
	case fortyniners.ColumnThrow:
		faces, read := fortyniners.ReadThrow([]string{strings.Join(words, "+")})
		return strings.Join(words, "+"), read && len(faces) == a.Dice
	case fortyniners.ColumnStands, fortyniners.ColumnPassed:
		ids := scoring.Each(len(words), func(i int) string { return Called(a.Net, words[i]) })
		known := len(ids) > 0 && !slices.Contains(ids, "") && (column == fortyniners.ColumnPassed || len(ids) == 1)
		return strings.Join(ids, " "), known
	}
	return "", false
}

// ands are what people put before the last thing of a list, in every language.
var ands = sync.OnceValue(func() []string {
	return append([]string{speech.Text("speech.all").String()}, speech.Abroad("speech.all")...)
})

// Called is the id of a spot in any case; none where there is no such spot.
func Called(n *fortyniners.Network, word string) string {
	for _, sp := range n.Spots {
		if strings.EqualFold(sp.ID, word) {
			return sp.ID
		}
	}
	return ""
}
