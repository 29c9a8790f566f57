package panel

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/canvas/svg"
)

// SVG draws a panel with its cells as a standalone picture, one unit a millimetre. It
// finds cells by their id; a slot without one is drawn blank.
//
// Nothing in it is styled. The elements of cells have classes (ink-fill, spot-stroke,
// bold) for a style sheet, and presentation attributes in case there is none. Ids begin
// with the panel's.
func SVG(p Panel, cells map[string]scoring.Cell) string {
	var b strings.Builder
	b.WriteString(SVGStatic(p))
	for _, s := range p.Slots {
		cell, ok := cells[s.Cell]
		if !ok {
			cell = scoring.Cell{ID: s.Cell, Owner: p.Owner}
		}
		b.WriteString(SVGCell(p, s, cell))
	}
	return SVGPicture(p, b.String())
}

// SVGStatic draws the static part of a panel as a group, once a process if the panel
// has a key.
//
// The group can come from a file of its own. A page's classes don't reach it there, but
// variables do: its colours are --ink, --spot and so on.
func SVGStatic(p Panel) string { return svg.Part(p.Part()) }

// SVGCell draws one cell of a panel as a group, with the cell's label as its
// title. It replaces the group of the same id in a live picture.
func SVGCell(p Panel, s Slot, cell scoring.Cell) string {
	return svg.Groups(p.ID, p.Language, func(c canvas.Canvas) { p.DrawCell(c, s, cell) })
}

// SVGPicture puts the groups of a panel into a picture of the panel's
// measure.
func SVGPicture(p Panel, groups string) string {
	return svg.Picture(p.ID, p.Say(p.Title), p.W, p.H, groups)
}

// SVGWindow puts groups into a picture of a part of a panel. The page says what it means.
func SVGWindow(title string, window canvas.Area, groups string) string {
	return svg.Window(title, window, groups)
}
