package final

import (
	"errors"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
)

// Unknown takes back what was known of a cell.
const Unknown = ""

// Set fills one cell, with a value as a line that fills it alone has it, but
// without quotes: "-", "x", "/T", "varmint", "$1,500"; or with Unknown, or "?". What
// cannot be read is an [Unread], and nothing is changed.
func (d *Document) Set(p scoring.Place, value string) error {
	cell, ok := d.Cell(p)
	if !ok {
		return errors.New("there is no such cell on these sheets")
	}
	value = strings.Join(strings.Fields(value), " ")
	if value == Unknown {
		value = unknown
	}
	r := d.read(cell, value)
	if r.why != "" {
		return d.unreadCell(cell, value, r)
	}
	delete(d.lines, p)
	d.settle(p)
	d.Filled[p] = r.written
	if r.unknown {
		delete(d.Filled, p)
	}
	return nil
}

// Value is what stands in a cell, as Set takes it.
func (d *Document) Value(p scoring.Place) string {
	w, known := d.Filled[p]
	cell, ok := d.Cell(p)
	if !known || !ok {
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
