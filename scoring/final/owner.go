package final

import (
	"slices"
	"strings"
	"unicode"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// mostNameWords is how many words of a line a name without quotes can have.
const mostNameWords = 5

// mostLabelWords is how many what is printed beside a cell can have.
const mostLabelWords = 12

// whose is whose line it is, and its other words. A line that has only a name is a
// heading: lines below that have none are that owner's, until one has. A name can be
// cut short there to some letters.
func (f *filler) whose(words []ledger.Word) (owner int, others []ledger.Word, ok bool) {
	under := f.heading
	if under != nil && !f.begins(words) {
		if _, _, _, ok := f.named(*under, words); ok || strings.EqualFold(words[0].Text, rest) {
			return *under, words, true
		}
	}
	owner, others, ok = f.ownerOf(words)
	if ok {
		f.heading = nil
		if len(others) == 0 && (f.begins(words) || len([]rune(keyOf(words[0].Text))) >= fewestLetters) {
			f.heading = &owner
		}
		return owner, others, true
	}
	if under != nil {
		if _, _, _, named := f.named(*under, others); len(others) == 0 || !named {
			return *under, words, true
		}
	}
	return 0, others, false
}

// begins says whether a line begins with a name that is not cut short.
func (f *filler) begins(words []ledger.Word) bool {
	for n := range min(mostNameWords, len(words)) {
		if _, ok := f.called(joined(words[:n+1]), false); ok {
			return true
		}
	}
	return false
}

// ownerOf is whose line it is by the name on it, and its other words. Names stand as they are; else in
// any case, of several words without quotes, or cut short where that is no other's.
func (f *filler) ownerOf(words []ledger.Word) (owner int, others []ledger.Word, ok bool) {
	type found struct {
		owner  int
		others []ledger.Word
	}
	if owner, ok := f.owners[words[0].Text]; ok && len(words) > 1 {
		if _, exact := f.catalogues[owner].of(words[1].Text); exact {
			return owner, words[1:], true
		}
	}
	var all []found
	for n := 1; n <= min(mostNameWords, len(words)); n++ {
		if owner, ok := f.called(joined(words[:n]), n == 1); ok {
			all = append(all, found{owner, words[n:]})
		}
	}
	for _, one := range all { // a name can begin as another does
		if len(one.others) > 0 {
			if _, _, _, ok := f.named(one.owner, one.others); ok || strings.EqualFold(one.others[0].Text, rest) {
				return one.owner, one.others, true
			}
		}
	}
	for _, one := range all { // a heading
		if len(one.others) == 0 {
			return one.owner, nil, true
		}
	}
	if last := len(all) - 1; last >= 0 { // the longest name
		return all[last].owner, all[last].others, true
	}
	return 0, words[1:], false
}

// called is who has a name; short says whether the beginning of one will do.
func (f *filler) called(name string, short bool) (owner int, ok bool) {
	for _, text := range []string{name, strings.TrimRight(name, ":,;")} {
		if owner, ok := f.owners[text]; ok {
			return owner, true
		}
	}
	key := fold(strings.TrimRight(strings.TrimSuffix(strings.TrimSuffix(name, "'s"), "’s"), ":,;"))
	var same, begin []int
	for text, owner := range f.owners {
		switch folded := fold(text); {
		case folded == key:
			same = append(same, owner)
		case short && key != "" && owner != scoring.Table && strings.HasPrefix(folded, key):
			begin = append(begin, owner)
		}
	}
	switch {
	case len(same) == 1:
		return same[0], true
	case len(same) == 0 && len(begin) == 1:
		return begin[0], true
	}
	if owner, ok := f.calledPlain(unaccented(key), short); ok || !tableAbroad(key) {
		return owner, ok
	}
	return scoring.Table, true
}

// calledPlain is who has a name that is written without its accents.
func (f *filler) calledPlain(key string, short bool) (owner int, ok bool) {
	var same, begin []int
	for text, owner := range f.owners {
		switch plain := unaccented(fold(text)); {
		case plain == key:
			same = append(same, owner)
		case short && key != "" && owner != scoring.Table && strings.HasPrefix(plain, key):
			begin = append(begin, owner)
		}
	}
	if len(same) == 0 {
		same = begin
	}
	if len(same) != 1 {
		return 0, false
	}
	return same[0], true
}

// named is the group that the first words of a line name, and the words behind the
// name; else the choices for the first. A name in another language goes before one that it
// begins with: "score d'équipe".
func (f *filler) named(owner int, words []ledger.Word) (g group, values []ledger.Word, choices []string, ok bool) {
	g, values, choices, ok = f.namedHere(owner, words)
	if ok && (len(values) == 0 || isValue(values[0])) {
		return g, values, choices, ok
	}
	if other, behind, abroad := f.namedAbroad(owner, words); abroad && (!ok || len(behind) < len(values)) {
		return other, behind, nil, true
	}
	return g, values, choices, ok
}

// namedHere is what they name in English.
func (f *filler) namedHere(owner int, words []ledger.Word) (g group, values []ledger.Word, choices []string, ok bool) {
	c := f.catalogues[owner]
	for n := min(mostLabelWords, len(words)); n > 1; n-- { // "cash in hand" stands before "cash"
		named := c.called[keyOf(joined(words[:n]))]
		if len(named) != 1 || isValue(words[n-1]) {
			continue
		}
		if g, ok := c.of(named[0]); n < len(words) || g.cells[0].Kind != scoring.Box { // "joker played"
			return g, words[n:], nil, ok
		}
	}
	for n := range min(mostNameWords, len(words)) {
		if g, ok := c.exactly(joined(words[:n+1])); ok {
			return g, words[n+1:], nil, true
		}
	}
	for n := range min(mostNameWords, len(words)) {
		g, near, ok := c.find(joined(words[:n+1]))
		if ok {
			return g, words[n+1:], nil, true
		}
		if n == 0 {
			choices = near
		}
	}
	return group{}, nil, choices, false
}

// isValue says whether a word can hardly be one of a name.
func isValue(w ledger.Word) bool {
	return len(w.Text) < 2 || !strings.ContainsFunc(w.Text, unicode.IsLetter)
}

// avoid leaves unknown what a line of nobody may have said.
func (f *filler) avoid(words []ledger.Word) {
	for owner := range f.catalogues {
		if g, _, _, ok := f.named(owner, words); len(words) > 0 && ok {
			f.openParts(g.cells)
		}
	}
}

// openParts says of the parts of some cells that what no line fills is unknown; rows
// of columns are blank where no line tells of them.
func (f *filler) openParts(cells []scoring.Cell) {
	for i := range f.Parts {
		p := &f.Parts[i]
		if f.catalogues[p.Owner].columns[p.Name] != nil {
			continue
		}
		if slices.ContainsFunc(cells, func(c scoring.Cell) bool { return c.Owner == p.Owner && slices.Contains(p.Cells, c.ID) }) {
			f.open[scoring.Place{Owner: p.Owner, Cell: p.Name}] = true
		}
	}
}
