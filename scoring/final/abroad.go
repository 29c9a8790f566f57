package final

import (
	"slices"
	"strings"
	"sync"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// People who have their sheets in another language write what stands there. Their words are
// those of the catalogue, and are looked at where English ones mean nothing. What two
// languages mean differently is what the reader's own language means by it, or else stands for
// neither and is asked back.

// Words that stand for the same in every game, by the messages that say them on sheets, in
// answers and over tables.
var (
	nothingAbroad = abroad("final.blank", "final.no", "final.none", "final.nobody", "cli.nothing", "house.nothing")
	crossedAbroad = abroad("final.crossed", "final.yes")
	scoresAbroad  = abroad("info.in-all", "groups.score", "book.unit-points")
	unitsAbroad   = abroad("book.unit-points")
	tableAbroad   = abroad("filled.owner-table")
)

// abroad are the keys of some messages in the other languages.
func abroad(said ...speech.Text) func(text string) bool {
	keys := sync.OnceValue(func() (all []string) {
		for _, t := range said {
			for _, words := range speech.Abroad(t) {
				all = append(all, plainKey(words))
			}
		}
		return all
	})
	return func(text string) bool { return slices.Contains(keys(), plainKey(text)) }
}

// plainKey is what remains of a word where its accents do not matter either.
func plainKey(text string) string { return unaccented(keyOf(text)) }

// A foreign is what is called so in other languages, accents left out.
type foreign struct {
	own map[string][]string // in the reader's own
	all map[string][]string
}

// note notes by what names in other languages something is found.
func (f *foreign) note(own *speech.Language, called speech.Text, exact string) {
	if f.all == nil {
		f.own, f.all = map[string][]string{}, map[string][]string{}
	}
	for _, l := range speech.Others() {
		key := plainKey(l.Of(called))
		note(f.all, key, exact)
		if l == own {
			note(f.own, key, exact)
		}
	}
}

// called are those that are called just so: in the reader's own language, or else in others.
func (f *foreign) called(key string) []string {
	if own := f.own[key]; len(own) > 0 {
		return own
	}
	return f.all[key]
}

// beginning are those that are called so, or begin so.
func (f *foreign) beginning(key string) []string {
	if named := f.called(key); len(named) > 0 {
		return named
	}
	if own := beginning(f.own, key); len(own) > 0 {
		return own
	}
	return beginning(f.all, key)
}

// namesAbroad are the exact names of what the lines of an owner can name, by what it is called
// in other languages.
func (d *Document) namesAbroad(owner int) *foreign {
	c := d.catalogueOf(owner)
	if c.abroad != nil {
		return c.abroad
	}
	c.abroad = &foreign{}
	for _, g := range c.order {
		in, shared := speech.Abroad(beforeComma(g.cells[0])), len(g.cells) > 1
		for _, cell := range g.cells {
			for _, called := range append([]speech.Text{cell.Label}, d.list.Printed[cell.ID]...) {
				c.abroad.note(d.own, called, cell.ID)
			}
			shared = shared && slices.Equal(speech.Abroad(beforeComma(cell)), in)
		}
		if shared {
			c.abroad.note(d.own, beforeComma(g.cells[0]), g.name)
		}
	}
	for name, p := range c.parts {
		c.abroad.note(d.own, p.Title, name)
	}
	return c.abroad
}

// beforeComma is what the label of a cell says of what it is in: "Burro 3" of "Burro 3, slot 1".
func beforeComma(cell scoring.Cell) speech.Text {
	before, _ := speech.Cut(cell.Label)
	return before
}

// calledAbroad is what is called so in another language, or holds the score where nothing is.
func (d *Document) calledAbroad(owner int, name string) (g group, ok bool) {
	c := d.catalogueOf(owner)
	switch named := d.namesAbroad(owner).called(plainKey(strings.TrimRight(name, ":="))); {
	case len(named) == 1:
		return c.of(named[0])
	case len(named) == 0 && scoresAbroad(name):
		return c.of(d.list.Score)
	}
	return group{}, false
}

// namedAbroad is the group that the first words of a line name in another language, and the
// words behind the name.
func (f *filler) namedAbroad(owner int, words []ledger.Word) (g group, values []ledger.Word, ok bool) {
	for n := min(mostLabelWords, len(words)); n > 0; n-- {
		if n > 1 && isValue(words[n-1]) {
			if _, whole := f.calledAbroad(owner, joined(words[:n-1])); whole {
				continue // what stands there, and no number of a place
			}
		}
		g, ok := f.calledAbroad(owner, joined(words[:n]))
		if ok && (n < len(words) || g.cells[0].Kind != scoring.Box) {
			return g, words[n:], true
		}
	}
	return group{}, nil, false
}

// indexAbroad finds the words by their names in other languages.
func (l *lexicon) indexAbroad() {
	if l.abroad != nil {
		return
	}
	l.abroad = &foreign{}
	for _, w := range l.words {
		for _, called := range append([]speech.Text{w.Label}, w.Also...) {
			l.abroad.note(l.own, called, w.Value)
		}
	}
}

// exactlyAbroad is the value that is called just so in other languages; empty where there is
// none, or several.
func (l *lexicon) exactlyAbroad(text string) string {
	l.indexAbroad()
	if values := l.abroad.called(plainKey(text)); len(values) == 1 {
		return values[0]
	}
	return ""
}

// findAbroad is the value that a text stands for in another language, as find has it.
func (l *lexicon) findAbroad(text string) (value string, choices []string, ok bool) {
	l.indexAbroad()
	values := l.abroad.beginning(plainKey(text))
	if len(values) == 1 {
		return values[0], nil, true
	}
	return "", l.labels(values), false
}

// readAbroad reads a text that means nothing in English.
func (d *Document) readAbroad(cell scoring.Cell, text string, r reading) reading {
	l := d.lexiconOf(cell)
	value, choices, ok := l.findAbroad(text)
	switch {
	case ok:
		return reading{written: scoring.Written{Value: value}}
	case len(choices) > 0:
		return reading{why: "final.takes-one", choices: choices}
	case nothingAbroad(text) && (cell.Kind != scoring.Entry || len(l.words) > 0):
		return reading{}
	}
	return r
}
