package final

import (
	"maps"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/speech"
)

// Unknown takes back what was said of a cell.
const Unknown = ""

// Set fills one cell, with a value as a line that fills it alone has it, but
// without quotes: "-", "x", "/T", "varmint", "$1,500", or "?"; or with Unknown. What
// cannot be read is an [Unread], and nothing is changed.
func (d *Document) Set(p scoring.Place, value string) error {
	cell, ok := d.Cell(p)
	if !ok {
		return speech.Err("final.no-cell")
	}
	value = strings.Join(strings.Fields(value), " ")
	if cell.Kind != scoring.Entry {
		value = strings.Map(plainDigit, value)
	}
	r := reading{unknown: true}
	if value != Unknown {
		r = d.read(cell, value)
	}
	if r.why != "" {
		return d.unreadCell(cell, value, r)
	}
	delete(d.lines, p)
	d.settle(p)
	d.Forget(p)
	switch {
	case !r.unknown:
		d.Filled[p] = r.written
	case value != Unknown:
		d.doubtful[p] = true
	}
	return nil
}

// Forget takes back what was said of a cell.
func (d *Document) Forget(p scoring.Place) {
	delete(d.Filled, p)
	delete(d.doubtful, p)
}

// Wipe takes back what was said of all cells, and what cannot be read; it returns those
// of which anything was.
func (d *Document) Wipe() []scoring.Place {
	said := slices.Concat(slices.Collect(maps.Keys(d.Filled)), slices.Collect(maps.Keys(d.doubtful)))
	clear(d.Filled)
	clear(d.doubtful)
	d.Unread = nil
	return said
}

// Clone is the same document, to be filled in by itself.
func (d *Document) Clone() *Document {
	c := *d
	c.Filled, c.doubtful, c.Unread = maps.Clone(d.Filled), maps.Clone(d.doubtful), slices.Clone(d.Unread)
	return &c
}

// Value is what stands in a cell, as Set takes it.
func (d *Document) Value(p scoring.Place) string {
	w, known := d.Filled[p]
	cell, ok := d.Cell(p)
	switch {
	case d.doubtful[p] && !known:
		return unknown
	case !known || !ok:
		return Unknown
	}
	return d.text(cell, w)
}

// Cell finds a cell of the sheets, blank.
func (d *Document) Cell(p scoring.Place) (scoring.Cell, bool) {
	i, ok := d.cells[p]
	if !ok {
		return scoring.Cell{}, false
	}
	return d.Paper[i], true
}

// Words are what can be written in a place, the likeliest first, as far as the game
// lists that.
func (d *Document) Words(p scoring.Place) []audit.Word {
	cell, ok := d.Cell(p)
	if !ok {
		return nil
	}
	return d.lexiconOf(cell).words
}
