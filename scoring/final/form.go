package final

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
)

// formWidth is how many characters a line of a form has at the most.
const formWidth = 100

// formHead says how a form is filled in.
const formHead = `# Write behind a name what stands there on paper, in its order. As it is the line says nothing.
#   -  blank      x  a crossed box (4: the first four)    3S  S S S
#   ?  not known  /  before what is crossed out           rest -  (ANN rest -) all else is blank
# Where a part is written on, the rest of it is blank. "rows": a line with the name for each row.
`

// Form is the text of sheets to fill in, down to a depth: each part on a line, and
// in a comment what it is, how many places it has and what may stand there. Parts
// that decide nothing are left out.
func (d *Document) Form(depth audit.Depth) string {
	var b strings.Builder
	b.WriteString(d.Header.String() + "\n" + formHead)
	for _, owner := range d.owners() {
		c := d.catalogueOf(owner)
		actor := ledger.Quote(d.owner(scoring.Place{Owner: owner}))
		var parts []*audit.Part
		width := 0
		for i := range d.Parts {
			if p := &d.Parts[i]; p.Owner == owner && !p.Idle && p.Depth <= depth {
				parts = append(parts, p)
				width = max(width, utf8.RuneCountInString(p.Name))
			}
		}
		if len(parts) > 0 {
			b.WriteString("\n")
		}
		for _, p := range parts {
			line := fmt.Sprintf("%s %-*s # %s", actor, width, ledger.Quote(p.Name), c.legend(p))
			b.WriteString(short(line, formWidth) + "\n")
		}
	}
	return b.String()
}

// legend is what a part is, for people.
func (c *catalogue) legend(p *audit.Part) string {
	legend := p.Title
	switch {
	case c.columns[p.Name] != nil:
		legend += fmt.Sprintf(", %d rows", len(c.columns[p.Name]))
	case len(p.Cells) > 1:
		legend += fmt.Sprintf(" (%d)", len(p.Cells))
	}
	if p.Takes != "" {
		legend += ": " + p.Takes
	}
	return legend
}

// short cuts a line that is too wide.
func short(line string, width int) string {
	if utf8.RuneCountInString(line) <= width {
		return line
	}
	runes := []rune(line)[:width-1]
	return strings.TrimRight(string(runes), " ") + "…"
}
