package final

import (
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// fill reads the lines below the header, which stands on so many lines.
func (d *Document) fill(text string, above int) error {
	f := d.filler()
	for line := range strings.Lines(text) {
		above++
		words, err := ledger.Words(strings.TrimRight(line, "\r\n"))
		if err == nil && len(words) > 0 {
			err = f.take(words, above)
		}
		if err != nil {
			err.Line = above
			return err
		}
	}
	return nil
}

// A filler fills a document line by line.
type filler struct {
	*Document
	owners     map[string]int
	catalogues map[int]catalogue
}

// filler is what reads lines of the document.
func (d *Document) filler() *filler {
	f := &filler{Document: d, owners: map[string]int{ledger.Table: scoring.Table}}
	for seat, name := range d.Setup.Players {
		f.owners[name] = seat
	}
	f.catalogues = make(map[int]catalogue, len(f.owners))
	for _, owner := range f.owners {
		f.catalogues[owner] = catalogueOf(d.Paper, owner)
	}
	return f
}

// wrong is what is wrong at a word of a line.
func wrong(at ledger.Word, format string, args ...any) *ledger.SyntaxError {
	return &ledger.SyntaxError{Column: at.Column, Message: fmt.Sprintf(format, args...)}
}

// take reads one line.
func (f *filler) take(words []ledger.Word, line int) *ledger.SyntaxError {
	owner, ok := f.owners[words[0].Text]
	if !ok {
		return wrong(words[0], "nobody is called %s; there is %s, and table", ledger.QuoteShort(words[0].Text), strings.Join(f.Setup.Players, ", "))
	}
	if len(words) == 1 {
		return wrong(words[0], "which cell? a line is a player or table, a cell or group of cells, and what stands there")
	}
	name, values := words[1], words[2:]
	g, ok := f.catalogues[owner].of(name.Text)
	if !ok {
		return wrong(name, "%s has no cell or group of cells %s; saddlebag new %s --player … --final lists all", words[0].Text, ledger.QuoteShort(name.Text), f.Header.Game)
	}
	cells, written, err := g.readValues(values)
	if err != nil {
		return err
	}
	for i, w := range written {
		place := scoring.Place{Owner: owner, Cell: cells[i].ID}
		if before, twice := f.lines[place]; twice {
			return wrong(values[i], "cell %s of %s is filled twice, first on line %d", place.Cell, words[0].Text, before)
		}
		f.lines[place], f.Filled[place] = line, w
	}
	return nil
}

// joined makes one word of many.
func joined(words []ledger.Word) []ledger.Word {
	if len(words) < 2 {
		return words
	}
	texts := make([]string, len(words))
	for i, w := range words {
		texts[i] = w.Text
	}
	return []ledger.Word{{Text: strings.Join(texts, " "), Column: words[0].Column}}
}

// readValues reads the words behind a name: an entry that has a line of its own
// is all of them.
func (g group) readValues(values []ledger.Word) ([]scoring.Cell, []scoring.Written, *ledger.SyntaxError) {
	if g.alone && g.cells[0].Kind == scoring.Entry {
		values = joined(values)
	}
	return g.read(values)
}

// read reads values as what stands in the first cells of a group. Where they do
// not fit those, they are those of the first part of it, cells of one kind, that
// they fit: letters alone fill a burro's slots, though boxes stand before them.
func (g group) read(values []ledger.Word) ([]scoring.Cell, []scoring.Written, *ledger.SyntaxError) {
	written, err := readCells(g, g.cells, values)
	if err == nil {
		return g.cells, written, nil
	}
	var tried []scoring.CellKind
	for _, c := range g.cells {
		if slices.Contains(tried, c.Kind) {
			continue
		}
		tried = append(tried, c.Kind)
		part := slices.DeleteFunc(slices.Clone(g.cells), func(other scoring.Cell) bool { return other.Kind != c.Kind })
		if written, why := readCells(g, part, values); why == nil {
			return part, written, nil
		}
	}
	return nil, nil, err
}

// readCells reads values as what stands in the first of some cells of a group.
func readCells(g group, cells []scoring.Cell, values []ledger.Word) ([]scoring.Written, *ledger.SyntaxError) {
	if len(values) > len(cells) {
		return nil, wrong(values[len(cells)], "%s has %d cell(s), and this is one more", g.name, len(cells))
	}
	written := make([]scoring.Written, len(values))
	for i, v := range values {
		w, why := readValue(cells[i].Kind, v.Text)
		if why != "" {
			return nil, wrong(v, "%s cannot stand in %s: it is %s", ledger.QuoteShort(v.Text), cells[i].ID, why)
		}
		written[i] = w
	}
	return written, nil
}
