package final

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// String is the canonical text of the sheets: what is known, a group of cells a
// line where that is possible. Reading it gives the same sheets.
func (d *Document) String() string {
	return d.text(func(b *strings.Builder, actor string, g *group, owner int) {
		for _, line := range d.linesOf(g, owner) {
			b.WriteString(actor + " " + line + "\n")
		}
	})
}

// Blank is the text of sheets to fill in: each cell or group of cells on a line,
// and in a comment what it is.
func (d *Document) Blank() string {
	return d.text(func(b *strings.Builder, actor string, g *group, _ int) {
		label := g.cells[0].Label
		if last := g.cells[len(g.cells)-1]; last.Label != label {
			label += " … " + last.Label
		}
		b.WriteString(actor + " " + g.name + "  # " + label + "\n")
	})
}

// text writes the header, and each group of each owner as write does.
func (d *Document) text(write func(b *strings.Builder, actor string, g *group, owner int)) string {
	var b strings.Builder
	b.WriteString(d.Header.String())
	for owner := range len(d.Setup.Players) + 1 {
		actor := ledger.Table
		if owner < len(d.Setup.Players) {
			actor = ledger.Quote(d.Setup.Players[owner])
		} else {
			owner = scoring.Table
		}
		b.WriteString("\n")
		for _, g := range catalogueOf(d.Paper, owner).order {
			write(&b, actor, g, owner)
		}
	}
	return b.String()
}

// linesOf are what is known of a group: one line for the cells up to the last that
// is known, or one for each cell where others between them are not, or where all
// are entries of several words.
func (d *Document) linesOf(g *group, owner int) []string {
	var words, alone []string
	gap, last := false, -1
	for i, c := range g.cells {
		w, known := d.Filled[scoring.Place{Owner: owner, Cell: c.ID}]
		if !known {
			continue
		}
		gap, last = gap || last < i-1, i
		words = append(words, writeValue(c.Kind, w))
		alone = append(alone, c.ID+" "+writeAlone(c.Kind, w))
	}
	entries := !slices.ContainsFunc(g.cells, func(c scoring.Cell) bool { return c.Kind != scoring.Entry })
	if gap || entries || g.alone || last < 0 {
		return alone
	}
	return []string{g.name + " " + strings.Join(words, " ")}
}
