package finaltest

import (
	"maps"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
)

// fieldsTried is how many fields of a document a "?" is put into, in each way.
const fieldsTried = 6

// doubtful puts a "?" into fields of a document, one at a time, in place of what is
// written there and behind it: just that place is not known then, and every other reads
// as before.
func (tb *table) doubtful(text string) {
	tb.t.Helper()
	before := tb.open(text)
	lines := strings.Split(text, "\n")
	var all []writtenField
	for n, line := range lines {
		if n >= strings.Count(before.Header.String(), "\n") {
			all = append(all, tb.fieldsOf(before, n, line)...)
		}
	}
	tb.random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, f := range all[:min(len(all), fieldsTried)] {
		for _, says := range []string{"?", f.word + "?"} {
			if says == "?" && f.alone {
				continue // it stands for all of its group
			}
			changed := slices.Clone(lines)
			changed[f.line] = f.before + ledger.Quote(says) + f.behind
			tb.unknown(before, f.place, changed[f.line], strings.Join(changed, "\n"))
		}
	}
}

// A writtenField is what a word of a line says of a place.
type writtenField struct {
	place          scoring.Place
	line           int
	word           string // without quotes
	before, behind string // it, on the line
	alone          bool   // it is the only one, of a group of several
}

// fieldsOf are the fields of a line of a document as the program writes it: a word for
// each place of what the line names, in the order of the paper.
func (tb *table) fieldsOf(d *final.Document, n int, text string) []writtenField {
	words, err := ledger.Words(text)
	if err != nil || len(words) < 3 || words[1].Text == "rest" {
		return nil
	}
	places := tb.placesOf(slices.Index(tb.blank.Setup.Players, words[0].Text), words[1].Text)
	runes := []rune(text)
	upTo := func(i int) string { return string(runes[:words[i].Column-1]) }
	if _, cell := d.Cell(places[0]); len(places) == 1 && cell { // an entry can have several words
		whole := strings.TrimPrefix(text, upTo(2))
		if len(words) == 3 {
			whole = words[2].Text
		}
		return []writtenField{{place: places[0], line: n, word: whole, before: upTo(2)}}
	}
	var all []writtenField
	for i := range words[2:] {
		behind := ""
		if i+3 < len(words) {
			behind = " " + string(runes[words[i+3].Column-1:])
		}
		all = append(all, writtenField{places[i], n, words[i+2].Text, upTo(i + 2), behind, len(words) == 3})
	}
	return all
}

// placesOf are the places that a line names: a cell, or those of a group that are of the
// part of the same name, if there is one.
func (tb *table) placesOf(owner int, name string) []scoring.Place {
	var all []scoring.Place
	for _, c := range tb.blank.Paper {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		switch {
		case c.Owner != owner:
		case c.ID == name:
			return []scoring.Place{p}
		case scoring.CellGroup(c.ID) == name:
			all = append(all, p)
		}
	}
	for _, part := range tb.blank.Parts {
		if part.Owner == owner && part.Name == name {
			all = slices.DeleteFunc(all, func(p scoring.Place) bool { return !slices.Contains(part.Cells, p.Cell) })
		}
	}
	return all
}

// unknown checks that one place of a document is not known, and that it is read in all
// else as another is, contradicts nothing, and is read so again when it is written out.
func (tb *table) unknown(before *final.Document, want scoring.Place, line, text string) {
	tb.t.Helper()
	d, judged := tb.read(text)
	for _, u := range d.Unread {
		tb.t.Errorf("%s is not read: %s", line, u.Why)
	}
	if _, known := d.Filled[want]; known || !d.Says(want) {
		tb.t.Errorf("%s says %q of %v", line, d.Value(want), want)
	}
	if len(judged.Findings) > 0 || len(judged.Unread) > 0 {
		tb.t.Errorf("%s is judged %s: %+v, not read %+v", line, judged.Verdict, judged.Findings, judged.Unread)
	}
	for p, w := range before.Filled {
		if now, known := d.Filled[p]; p != want && (now != w || !known) {
			tb.t.Errorf("%s says %q of %v, not %q", line, d.Value(p), p, before.Value(p))
		}
	}
	again := tb.open(d.String())
	if !again.Says(want) || !maps.Equal(again.Filled, d.Filled) {
		tb.t.Errorf("%s is written as\n%s", line, d)
	}
}
