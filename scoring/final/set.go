package final

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// Unknown takes back what was known of a cell.
const Unknown = ""

// Set fills one cell, with a value as a line that fills it alone has it, but
// without quotes: "-", "x", "/T", "varmint 3"; or with Unknown. The error says
// what the cell takes where it is something else, and nothing is changed.
func (d *Document) Set(p scoring.Place, value string) error {
	cell, ok := d.Cell(p)
	if !ok {
		return errors.New("there is no such cell on these sheets")
	}
	value = strings.Join(strings.Fields(value), " ")
	delete(d.lines, p)
	if value == Unknown {
		delete(d.Filled, p)
		return nil
	}
	w, why := readValue(cell.Kind, value)
	if why != "" {
		return fmt.Errorf("%s cannot stand there: it is %s", ledger.QuoteShort(value), why)
	}
	d.Filled[p] = w
	return nil
}

// Value is what stands in a cell, as Set takes it.
func (d *Document) Value(p scoring.Place) string {
	w, known := d.Filled[p]
	cell, ok := d.Cell(p)
	if !known || !ok {
		return Unknown
	}
	switch {
	case w.Blank():
		return blank
	case cell.Kind == scoring.Box:
		return crossed
	case w.Struck:
		return struck + w.Value
	}
	return w.Value
}

// Cell finds a cell of the sheets, blank.
func (d *Document) Cell(p scoring.Place) (scoring.Cell, bool) {
	i := slices.IndexFunc(d.Paper, func(c scoring.Cell) bool { return c.Owner == p.Owner && c.ID == p.Cell })
	if i < 0 {
		return scoring.Cell{}, false
	}
	return d.Paper[i], true
}
