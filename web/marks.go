package web

import (
	"fmt"
	"html/template"
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// marksID is the id of the group of a panel's marks.
func marksID(p sheets.Panel) string { return "marks-" + p.ID }

// marks draws over a panel which of its cells contradict others, with the
// number of the finding, and which would have to be known.
func (f *filling) marks(owner, panel int) string {
	s := f.sheets[owner]
	doubts, missing := f.doubts(), map[scoring.Place]bool{}
	for _, p := range f.audit.Missing {
		missing[p] = true
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<g class="marks" id="%s">`, marksID(s.panels[panel]))
	for _, d := range s.cells {
		p := scoring.Place{Owner: owner, Cell: d.slot.Cell}
		switch number := doubts[p]; {
		case d.panel != panel:
		case number > 0:
			mark(&b, "doubt", s.element(d), d.slot)
			tag(&b, d.slot, number)
		case missing[p]:
			mark(&b, "missing", s.element(d), d.slot)
		}
	}
	b.WriteString("</g>")
	return b.String()
}

// doubts are the cells that contradict others, with the number of the first
// finding that has them, from 1.
func (f *filling) doubts() map[scoring.Place]int {
	doubts := map[scoring.Place]int{}
	for i, c := range f.audit.Findings {
		for _, p := range c.Places {
			if doubts[p] == 0 {
				doubts[p] = i + 1
			}
		}
	}
	return doubts
}

// mark outlines a cell.
func mark(b *strings.Builder, class, element string, s sheets.Slot) {
	const over = 0.4 // mm
	fmt.Fprintf(b, `<rect class="%s" data-cell="%s" x="%.5g" y="%.5g" width="%.5g" height="%.5g" rx="1"/>`, class, template.HTMLEscapeString(element), s.X-over, s.Y-over, s.W+2*over, s.H+2*over)
}

// tag puts a number on the corner of a cell.
func tag(b *strings.Builder, s sheets.Slot, number int) {
	const size, drop = 2.1, 1 // mm
	fmt.Fprintf(b, `<circle class="tag" cx="%.5g" cy="%.5g" r="%g"/><text class="bold tag" x="%.5g" y="%.5g" font-size="2.9" text-anchor="middle">%d</text>`,
		s.X, s.Y, size, s.X, s.Y+drop, number)
}
