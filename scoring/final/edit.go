package final

import (
	"maps"
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
// where a place has no line, nor its group, or where the same line could not say
// it.
func (d *Document) Rewrite(text string, places []scoring.Place, filled scoring.Filled) ([]NewLine, bool) {
	wanted := map[int][]scoring.Place{}
	for _, p := range places {
		line, ok := d.lineOf(p)
		if !ok {
			return nil, false
		}
		wanted[line] = append(wanted[line], p)
	}
	lines := strings.Split(text, "\n")
	var all []NewLine
	for _, n := range slices.Sorted(maps.Keys(wanted)) {
		now, ok := d.rewrite(n, lines[n-1], wanted[n], filled)
		if !ok {
			return nil, false
		}
		all = append(all, NewLine{n, now})
	}
	return all, true
}

// lineOf is the line that fills a place, or could: that of its group, where the
// place is blank as no line says anything of it.
func (d *Document) lineOf(p scoring.Place) (line int, ok bool) {
	if line, ok = d.lines[p]; ok {
		return line, true
	}
	for n, g := range d.targets {
		if slices.ContainsFunc(g.cells, func(c scoring.Cell) bool { return c.Owner == p.Owner && c.ID == p.Cell }) && n > line {
			line = n
		}
	}
	return line, line > 0
}

// rewrite is a line of the text that fills the cells it does with other things.
func (d *Document) rewrite(n int, line string, wanted []scoring.Place, filled scoring.Filled) (string, bool) {
	if _, err := ledger.Words(readable(line)); err != nil {
		return "", false
	}
	g := d.targets[n]
	last := -1
	for i, c := range g.cells {
		p := scoring.Place{Owner: c.Owner, Cell: c.ID}
		if d.lines[p] == n || slices.Contains(wanted, p) {
			last = i
		}
	}
	if last < 0 {
		return "", false
	}
	texts := []string{ledger.Quote(d.owner(scoring.Place{Owner: g.cells[0].Owner})), ledger.Quote(g.name)}
	for _, c := range g.cells[:last+1] {
		w, known := filled[scoring.Place{Owner: c.Owner, Cell: c.ID}]
		switch {
		case !known:
			texts = append(texts, unknown)
		case g.alone:
			texts = append(texts, d.alone(c, w))
		default:
			texts = append(texts, d.word(c, w))
		}
	}
	return strings.Join(texts, " "), true
}
