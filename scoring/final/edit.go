package final

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A NewLine is what a line of a document is to say, without its comment.
type NewLine struct {
	Line int // from 1
	Text string
}

// Rewrite is how the lines of the document's text that fill some places read
// when those hold what they do in filled, in the order of lines. It is false
// where a place has no line, or where the same line could not say it.
func (d *Document) Rewrite(text string, places []scoring.Place, filled scoring.Filled) ([]NewLine, bool) {
	var numbers []int
	for _, p := range places {
		line, ok := d.lines[p]
		if !ok {
			return nil, false
		}
		numbers = append(numbers, line)
	}
	slices.Sort(numbers)
	f, lines := d.filler(), strings.Split(text, "\n")
	var all []NewLine
	for _, n := range slices.Compact(numbers) {
		now, ok := f.rewrite(strings.TrimRight(lines[n-1], "\r"), filled)
		if !ok {
			return nil, false
		}
		all = append(all, NewLine{n, now})
	}
	return all, true
}

// rewrite is a line that fills the cells it does with other things.
func (f *filler) rewrite(line string, filled scoring.Filled) (string, bool) {
	words, err := ledger.Words(line)
	if err != nil {
		return "", false
	}
	owner := f.owners[words[0].Text]
	g, _ := f.catalogues[owner].of(words[1].Text)
	cells, written, err := g.readValues(words[2:])
	if err != nil {
		return "", false
	}
	texts := []string{ledger.Quote(words[0].Text), ledger.Quote(words[1].Text)}
	for i := range written {
		w := filled[scoring.Place{Owner: owner, Cell: cells[i].ID}]
		if g.alone {
			texts = append(texts, writeAlone(cells[i].Kind, w))
		} else {
			texts = append(texts, writeValue(cells[i].Kind, w))
		}
	}
	now := strings.Join(texts, " ")
	again, err := ledger.Words(now)
	if err != nil {
		return "", false
	}
	same, _, err := g.readValues(again[2:])
	return now, err == nil && slices.Equal(same, cells)
}
