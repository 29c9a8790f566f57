package final

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"saddlebag/scoring/audit"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// How large a form is: so many characters a line has at the most, and so many lines a
// page, on which the sheets of players stand apart where there is room.
const (
	formWidth = 100
	formLines = 60
)

// formHead says how a form is filled in.
const formHead = `# After each name, write what the paper says, in its order. Leave a line alone if you don't know.
#   -  blank      x  a crossed box (4: the first four)   3S  S S S   /3S  three crossed out
#   ?  unknown    a column has a line for each row, all with its name   rest -  all else is blank
# Anything you leave out of a line counts as blank. You can shorten words; capitals don't matter.
`

// Form is the text of sheets to fill in, down to a depth: each part on a line, and
// in a comment what it is, how many places it has and what may stand there. Parts
// that decide nothing are left out.
func (d *Document) Form(depth audit.Depth) string {
	var sheets []string
	for _, owner := range d.owners() {
		if sheet := d.formOf(owner, depth); sheet != "" {
			sheets = append(sheets, sheet)
		}
	}
	head := d.Header.String() + "\n" + formHead + "\n"
	apart := strings.Join(sheets, "\n")
	if strings.Count(head+apart, "\n") > formLines {
		apart = strings.Join(sheets, "")
	}
	return head + apart
}

// formOf is a form for the sheet of one owner.
func (d *Document) formOf(owner int, depth audit.Depth) string {
	c := d.catalogueOf(owner)
	actor := d.actor(owner)
	var parts []*audit.Part
	width := 0
	for i := range d.Parts {
		if p := &d.Parts[i]; p.Owner == owner && !p.Idle && p.Depth <= depth {
			parts = append(parts, p)
			width = max(width, utf8.RuneCountInString(p.Name))
		}
	}
	var b strings.Builder
	for _, p := range parts {
		name := fmt.Sprintf("%s %-*s # ", actor, width, ledger.Quote(p.Name))
		legends := c.legends(p)
		fits := slices.IndexFunc(legends, func(legend string) bool { return utf8.RuneCountInString(name+legend) <= formWidth })
		if fits < 0 {
			fits = len(legends) - 1
		}
		b.WriteString(short(name+legends[fits], formWidth) + "\n")
	}
	return b.String()
}

// legends are what a part is, for people, one shorter than the other.
func (c *catalogue) legends(p *audit.Part) []string {
	title, places := p.Title.String(), ""
	if keyOf(title) == keyOf(p.Name) && (p.Takes != "" || len(p.Cells) > 1) {
		title = ""
	}
	switch rows := c.columns[p.Name]; {
	case rows != nil:
		places = speech.Say("final.rows", "n", len(rows)).String()
	case len(p.Cells) > 1:
		places = speech.Say("final.spaces", "n", len(p.Cells)).String()
	}
	var all []string
	for _, about := range [][]string{{title, places}, {places}, {title}, nil} {
		about = slices.DeleteFunc(about, func(text string) bool { return text == "" })
		legend := strings.Join(about, ", ")
		if legend != "" && p.Takes != "" {
			legend += ": "
		}
		all = append(all, legend+p.Takes.String())
	}
	return all
}

// short cuts a line that is too wide.
func short(line string, width int) string {
	if utf8.RuneCountInString(line) <= width {
		return line
	}
	runes := []rune(line)[:width-1]
	return strings.TrimRight(string(runes), " ") + "…"
}
