package panels

import (
	"fmt"
	"html/template"
	"strings"

	"saddlebag/sheets"
)

// SharedDefs are the static parts of panels, each of which a page has once,
// however many sheets show it.
type SharedDefs struct {
	ids  map[string]string // by drawing
	defs strings.Builder
}

// Use shows a panel's static part by reference to its definition.
func (d *SharedDefs) Use(panel sheets.Panel) string {
	drawing := sheets.SVGStatic(panel)
	id, ok := d.ids[drawing]
	if !ok {
		if d.ids == nil {
			d.ids = map[string]string{}
		}
		id = fmt.Sprintf("plate-%d", len(d.ids)+1)
		d.ids[drawing] = id
		fmt.Fprintf(&d.defs, `<g id="%s">%s</g>`, id, drawing)
	}
	return fmt.Sprintf(`<use href="#%s"/>`, id)
}

// HTML is the definitions, to be put on the page.
func (d *SharedDefs) HTML() template.HTML {
	return template.HTML(d.defs.String()) // the canvas escapes all text
}

// widest is how wide a panel may be and still be read on a phone where it fills
// the screen, mm.
const widest = 100

// framed puts the picture of a panel into a box that says where its cells are,
// in the order of their groups: a cell that nothing is written on has no shape
// of its own that could be tapped. Places in a cell that stand for a value
// follow it. A board gets a frame that it can be moved
// in.
func framed(panel sheets.Panel, picture string) string {
	var boxes strings.Builder
	for i, s := range panel.Slots {
		if i > 0 {
			boxes.WriteByte(',')
		}
		fmt.Fprintf(&boxes, "%.5g %.5g %.5g %.5g", s.X, s.Y, s.W, s.H)
		for _, at := range s.Targets {
			fmt.Fprintf(&boxes, " %s %.5g %.5g", template.HTMLEscapeString(at.Value), at.X, at.Y)
		}
	}
	if panel.W <= widest {
		return fmt.Sprintf(`<div class="picture" data-boxes="%s">%s</div>`, &boxes, picture)
	}
	return fmt.Sprintf(`<div class="board" role="group" tabindex="0" aria-label="%s">`+
		`<div class="picture" data-boxes="%s">%s</div></div>`, template.HTMLEscapeString(panel.Title), &boxes, picture)
}
