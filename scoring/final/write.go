package final

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
)

// String is the canonical text of the sheets: what is said of them, a group of cells a
// line where that is possible. Reading it gives the same sheets, and asks again what
// could not be read.
func (d *Document) String() string {
	var b strings.Builder
	b.WriteString(d.Header.String())
	for _, owner := range d.owners() {
		b.WriteString("\n")
		w := d.writerOf(owner)
		for _, g := range w.order {
			w.group(&b, g)
		}
		for _, part := range w.open {
			b.WriteString(w.actor + " " + ledger.Quote(part) + " " + rest + " " + unknown + "\n")
		}
	}
	for _, u := range d.Unread {
		for _, line := range u.again {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}

// actor is whose lines those of an owner are.
func (d *Document) actor(owner int) string { return ledger.Quote(d.owner(scoring.Place{Owner: owner})) }

// owners are all whose sheets there are: the seats, and the table.
func (d *Document) owners() []int {
	return append(scoring.Each(len(d.Setup.Players), func(seat int) int { return seat }), scoring.Table)
}

// A writer writes what is known of one owner's sheets.
type writer struct {
	*Document
	*catalogue
	actor string
	owner int
	told  map[string]bool // cells that a line is to tell of
	open  []string        // parts of which something is said as far as lines tell, and no farther
}

// writerOf finds what lines are to tell of: what is not blank and, where blanks do
// not follow from it, what is.
func (d *Document) writerOf(owner int) *writer {
	w := &writer{Document: d, catalogue: d.catalogueOf(owner), actor: d.actor(owner), owner: owner, told: map[string]bool{}}
	for i := range d.Parts {
		if d.Parts[i].Owner == owner {
			w.part(&d.Parts[i])
		}
	}
	return w
}

func (w *writer) at(cell string) (scoring.Written, bool) {
	written, known := w.Filled[scoring.Place{Owner: w.owner, Cell: cell}]
	return written, known
}

// says says whether anything is said of a cell, be it that nobody knows.
func (w *writer) says(cell string) bool {
	return w.Says(scoring.Place{Owner: w.owner, Cell: cell})
}

// part finds what of a part is told.
func (w *writer) part(p *audit.Part) {
	name, namesake := w.at(p.Name) // "Ann cash -" says it of all the column
	open := (w.Touched(p) || namesake && name.Blank()) && slices.ContainsFunc(p.Cells, func(cell string) bool {
		return !w.says(cell) && !w.catalogue.cells[cell].Sum
	})
	all := open || len(w.Unread) > 0 // what is asked back again may open parts
	first, touched := "", false
	for _, cell := range p.Cells {
		if !w.says(cell) {
			continue
		}
		written, known := w.at(cell)
		sum := w.catalogue.cells[cell].Sum
		if all || sum || !known || !written.Blank() {
			w.told[cell] = true
			touched = touched || !sum
		}
		if first == "" && !sum {
			first = cell
		}
	}
	if !touched && first != "" { // blank in all: one line says so
		w.told[first] = true
	}
	if open {
		w.open = append(w.open, p.Name)
	}
}

// group writes what is to be told of a group: one line for the cells from the first
// to the last of them, or one for each where that is shorter, where nothing is said of
// some between, or all are entries of several words.
func (w *writer) group(b *strings.Builder, g *group) {
	first, last, told := -1, -1, 0
	for i, c := range g.cells {
		if w.told[c.ID] {
			last, told = i, told+1
			if first < 0 {
				first = i
			}
		}
	}
	if told == 0 {
		return
	}
	entries := !slices.ContainsFunc(g.cells, func(c scoring.Cell) bool { return c.Kind != scoring.Entry })
	gap := slices.ContainsFunc(g.cells[:last], func(c scoring.Cell) bool { return !w.says(c.ID) })
	if _, known := w.at(g.cells[first].ID); entries || gap || g.alone || told == 1 && (first > 0 || !known || w.isTotals(*g, w.list.Score)) {
		for _, c := range g.cells {
			if w.told[c.ID] {
				b.WriteString(w.actor + " " + c.ID + " " + w.word(c, w.alone) + "\n")
			}
		}
		return
	}
	b.WriteString(w.actor + " " + g.name)
	for _, c := range g.cells[:last+1] {
		b.WriteString(" " + w.word(c, w.Document.word))
	}
	b.WriteString("\n")
}

// word is a cell as a function writes it, or that nobody knows.
func (w *writer) word(c scoring.Cell, write func(scoring.Cell, scoring.Written) string) string {
	written, known := w.at(c.ID)
	if !known {
		return unknown
	}
	return write(c, written)
}
