package goldfever

import (
	"slices"
	"strconv"
	"strings"
)

// An item is an object as an entry names it.
type item struct {
	kind   Kind
	number int // among those of its kind; 0 where the entry does not say
	face   int // of a nugget, or unknown
}

// is says whether two entries can name the same object.
func (it item) is(other item) bool {
	return it.kind == other.kind && (it.number == other.number || it.number == 0 || other.number == 0)
}

// out is what an entry adds to dynamite whose fuse went out.
const out = "(out)"

// readItem reads an entry of a sheet: "colt-2", "nugget-3 (1)". Where no object
// of the scenario is called so it returns the clause by which there is none.
func (a *paper) readItem(text string) (it item, broken string) {
	word, note, _ := strings.Cut(text, " ")
	kind, number, ok := readKind(word)
	it = item{kind, number, unknown}
	switch {
	case !ok:
		return it, "GF4"
	case a.has[kind] < max(1, number):
		return it, "GF60"
	case note == "" || kind == Dynamite && note == out:
		return it, ""
	case kind != Nugget:
		return it, "GF4"
	}
	it.face = slices.IndexFunc(faceWords, func(face string) bool { return note == "("+face+")" })
	if it.face == unknown {
		return it, "GF6"
	}
	return it, ""
}

// brokenItem is the clause by which an entry cannot be read as an object.
func (a *paper) brokenItem(text string) (clause string) {
	_, clause = a.readItem(text)
	return clause
}

// readKind reads the word of an object, which can have a number: "colt",
// "hunting-rifle-2".
func readKind(word string) (kind Kind, number int, ok bool) {
	if i := slices.Index(kindWords[:], word); i >= 0 {
		return Kind(i), 0, true
	}
	at := strings.LastIndex(word, "-")
	if at < 0 {
		return 0, 0, false
	}
	i := slices.Index(kindWords[:], word[:at])
	number, err := strconv.Atoi(word[at+1:])
	if i < 0 || err != nil || number < 1 {
		return 0, 0, false
	}
	return Kind(i), number, true
}

// A crowd is what a zone of the board says: who stands there and what lies
// there.
type crowd struct {
	men   characters
	items []item
	more  int // objects that are only counted
}

// readCrowd reads a zone of the board: "Ted Fred, colt rock", "+3". Where there
// is no such character or object it returns the clause by which there is none.
func (a *paper) readCrowd(text string) (c crowd, broken string) {
	for _, word := range entriesOf(text) {
		if m := a.named(word); m != noMan {
			c.men = c.men.with(m)
			continue
		}
		if digits, counted := strings.CutPrefix(word, "+"); counted {
			n, err := strconv.Atoi(digits)
			if err != nil || n < 0 || n > len(a.things) {
				return crowd{}, "GF60"
			}
			c.more += n
			continue
		}
		it, broken := a.readItem(word)
		if broken != "" {
			return crowd{}, broken
		}
		c.items = append(c.items, it)
	}
	return c, ""
}

// entriesOf are the entries of a zone, each with its note: "nugget-3 (2)".
func entriesOf(text string) []string {
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
func (a *paper) brokenCrowd(text string) (clause string) {
	_, clause = a.readCrowd(text)
	return clause
}
