package final

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
)

// mark says of a part that what no line fills of it is blank, or unknown.
func (f *filler) mark(part scoring.Place, text string) bool {
	switch {
	case isBlank(text):
		f.touched[part] = true
	case text == unknown:
		f.open[part] = true
	default:
		return false
	}
	return true
}

// markRest says of all that no line fills of an owner that it is blank, or unknown.
func (f *filler) markRest(owner int, values []ledger.Word) bool {
	if len(values) != 1 {
		return false
	}
	for i := range f.Parts {
		p := &f.Parts[i]
		if p.Owner == owner && !isCorrection(p) && !f.mark(scoring.Place{Owner: owner, Cell: p.Name}, values[0].Text) {
			return false
		}
	}
	return true
}

// everybodysRest reads "rest -" for all owners.
func (f *filler) everybodysRest(words []ledger.Word) bool {
	if _, name := f.owners[words[0].Text]; name || !strings.EqualFold(words[0].Text, rest) {
		return false
	}
	for owner := range f.catalogues {
		if !f.markRest(owner, words[1:]) {
			return false
		}
	}
	return true
}

// isCorrection says whether a part is what the table has corrected: where no line
// tells of it there is nothing.
func isCorrection(p *audit.Part) bool {
	return p.Name == scoring.CellGroup(scoring.CorrectionCell(""))
}

// blankRest blanks what no line fills of the parts that are written on, with more than
// a "?" for a group. What adds up others claims nothing where nobody has added up.
func (f *filler) blankRest() {
	for i := range f.Parts {
		part := &f.Parts[i]
		name := scoring.Place{Owner: part.Owner, Cell: part.Name}
		if !f.open[name] && (f.touched[name] || f.says(part, func(p scoring.Place) bool { return !f.vague[p] })) {
			f.blank(part, func(p scoring.Place) bool { return !f.asked[p] })
		}
	}
}

// Touched says whether a part is written on, apart from sums: then its empty places
// are blank.
func (d *Document) Touched(part *audit.Part) bool {
	return d.says(part, func(scoring.Place) bool { return true })
}

// says says whether anything is written of a part, apart from sums, in places that a
// function takes.
func (d *Document) says(part *audit.Part, take func(scoring.Place) bool) bool {
	return slices.ContainsFunc(part.Cells, func(cell string) bool {
		p := scoring.Place{Owner: part.Owner, Cell: cell}
		return d.Says(p) && !d.isSum(p) && take(p)
	})
}

// Says says whether anything is written of a place, be it a "?".
func (d *Document) Says(p scoring.Place) bool {
	_, known := d.Filled[p]
	return known || d.doubtful[p]
}

// BlankRest blanks what nothing is said of in a part, but for sums.
func (d *Document) BlankRest(part *audit.Part) {
	d.blank(part, func(scoring.Place) bool { return true })
}

// blank blanks the places of a part of which nothing is said, and which a function takes.
func (d *Document) blank(part *audit.Part, take func(scoring.Place) bool) {
	for _, cell := range part.Cells {
		p := scoring.Place{Owner: part.Owner, Cell: cell}
		if !d.Says(p) && !d.isSum(p) && take(p) {
			d.Filled[p] = scoring.Written{}
		}
	}
}

func (d *Document) isSum(p scoring.Place) bool {
	c, _ := d.Cell(p)
	return c.Sum
}
