package check

import (
	"fmt"
	"html/template"
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets/panel"
	"saddlebag/web/panels"
)

// highlightsID is the id of the group of a panel's highlights.
func highlightsID(p panel.Panel) string { return "marks-" + p.ID }

// highlights draws over each panel of an owner which of its cells contradict others, with
// the number of the finding, and which would have to be known.
func (f *filling) highlights(owner int) []string {
	s := f.sheets[owner]
	doubts, missing := f.doubts(), map[scoring.Place]bool{}
	for _, p := range f.audit.Missing {
		missing[p] = true
	}
	all := make([]strings.Builder, len(s.Panels))
	for i, panel := range s.Panels {
		fmt.Fprintf(&all[i], `<g class="marks" id="%s">`, highlightsID(panel))
	}
	for _, d := range s.Cells {
		p := scoring.Place{Owner: owner, Cell: d.Slot.Cell}
		switch number := doubts[p]; {
		case number > 0:
			mark(&all[d.Panel], "doubt", s.Element(d), *d.Slot)
			tag(&all[d.Panel], *d.Slot, number)
		case missing[p]:
			mark(&all[d.Panel], "missing", s.Element(d), *d.Slot)
		}
	}
	return scoring.Each(len(all), func(i int) string { return all[i].String() + "</g>" })
}

// doubts are the cells that contradict others or cannot be read, with the number of the first
// finding that has them, from 1.
func (f *filling) doubts() map[scoring.Place]int {
	doubts := map[scoring.Place]int{}
	for i, c := range slices.Concat(f.audit.Findings, f.audit.Unread) {
		for _, p := range c.Told() {
			if doubts[p] == 0 {
				doubts[p] = i + 1
			}
		}
	}
	return doubts
}

// mark outlines a cell.
func mark(b *strings.Builder, class, element string, s panel.Slot) {
	const over = 0.4 // mm
	fmt.Fprintf(b, `<rect class="%s" data-cell="%s" x="%.5g" y="%.5g" width="%.5g" height="%.5g" rx="1"/>`, class, template.HTMLEscapeString(element), s.X-over, s.Y-over, s.W+2*over, s.H+2*over)
}

// tag puts a number on the corner of a cell.
func tag(b *strings.Builder, s panel.Slot, number int) {
	const size, drop = 2.1, 1 // mm
	fmt.Fprintf(b, `<circle class="tag" cx="%.5g" cy="%.5g" r="%g"/><text class="bold tag" x="%.5g" y="%.5g" font-size="2.9" text-anchor="middle">%d</text>`,
		s.X, s.Y, size, s.X, s.Y+drop, number)
}

// panelsHTML is the element round the panels of an owner.
func panelsHTML(owner int, drawn template.HTML) string {
	return fmt.Sprintf(`<div class="panels" id="%s">%s</div>`, panels.SheetID(owner), drawn)
}

// picture is the sheet of an owner with all its panels, and the marks over
// them. Static draws what does not change in one.
func (f *filling) picture(owner int, static func(panel.Panel) string) template.HTML {
	s := f.sheets[owner]
	for _, d := range s.Cells {
		f.draw(scoring.Place{Owner: owner, Cell: d.Slot.Cell})
	}
	var b strings.Builder
	marks := f.highlights(owner)
	for i, p := range s.Panels {
		b.WriteString(s.Picture(i, static(p), marks[i]))
	}
	return template.HTML(b.String()) // the canvas escapes all text
}
