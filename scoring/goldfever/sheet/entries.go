package sheet

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring/goldfever/fight"
	"saddlebag/scoring/goldfever/terms"
)

// An Item is an object as an entry names it.
type Item struct {
	Kind   terms.Kind
	Number int // among those of its kind; 0 where the entry does not say
	Face   int // of a nugget, or unknown
}

// Is says whether two entries can name the same object.
func (it Item) Is(other Item) bool {
	return it.Kind == other.Kind && (it.Number == other.Number || it.Number == 0 || other.Number == 0)
}

// out is what an entry adds to dynamite whose fuse went out.
const out = "(out)"

// ReadItem reads an entry of a sheet: "colt-2", "nugget-3 (1)". Where no object
// of the scenario is called so it returns the clause by which there is none.
func (a *Paper) ReadItem(text string) (it Item, broken string) {
	word, note, _ := strings.Cut(text, " ")
	kind, number, ok := terms.ReadKind(word)
	it = Item{kind, number, terms.UnknownFace}
	switch {
	case !ok:
		return it, "GF4"
	case a.Has[kind] < max(1, number):
		return it, "GF60"
	case note == "" || kind == terms.Dynamite && note == out:
		return it, ""
	case kind != terms.Nugget:
		return it, "GF4"
	}
	it.Face = slices.IndexFunc(terms.FaceWords, func(face string) bool { return note == "("+face+")" })
	if it.Face == terms.UnknownFace {
		return it, "GF6"
	}
	return it, ""
}

// brokenItem is the clause by which an entry cannot be read as an object.
func (a *Paper) brokenItem(text string) (clause string) {
	_, clause = a.ReadItem(text)
	return clause
}

// A Crowd is what a zone of the board says: who stands there and what lies
// there.
type Crowd struct {
	Men     fight.Characters
	ItemsOf []Item
	More    int // objects that are only counted
}

// ReadCrowd reads a zone of the board: "Ted Fred, colt rock", "+3". Where there
// is no such character or object it returns the clause by which there is none.
func (a *Paper) ReadCrowd(text string) (c Crowd, broken string) {
	for _, word := range EntriesOf(text) {
		if m := a.Named(word); m != fight.NoMan {
			c.Men = c.Men.With(m)
			continue
		}
		if digits, counted := strings.CutPrefix(word, "+"); counted {
			n, err := strconv.Atoi(digits)
			if err != nil || n < 0 || n > len(a.Things) {
				return Crowd{}, "GF60"
			}
			c.More += n
			continue
		}
		it, broken := a.ReadItem(word)
		if broken != "" {
			return Crowd{}, broken
		}
		c.ItemsOf = append(c.ItemsOf, it)
	}
	return c, ""
}

// EntriesOf are the entries of a zone, each with its note: "nugget-3 (2)".
func EntriesOf(text string) []string {
	var entries []string
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		if last := len(entries) - 1; last >= 0 && strings.HasPrefix(word, "(") {
			entries[last] += " " + word
			continue
		}
		entries = append(entries, word)
	}
	return entries
}

// brokenCrowd is the clause by which a zone of the board cannot be read.
func (a *Paper) brokenCrowd(text string) (clause string) {
	_, clause = a.ReadCrowd(text)
	return clause
}
