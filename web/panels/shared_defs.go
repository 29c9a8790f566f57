package panels

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html/template"
	"strings"

	"saddlebag/sheets"
)

// SharedDefs are the static parts of panels, each of which is there once,
// however many sheets show it.
type SharedDefs struct {
	at   string            // address of the file that has them; empty where the page itself does
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
	return fmt.Sprintf(`<use href="%s#%s"/>`, d.at, id)
}

// HTML is the definitions, to be put on the page.
func (d *SharedDefs) HTML() template.HTML {
	return template.HTML(d.defs.String()) // the canvas escapes all text
}

// Plates are the static parts of all panels of a table in a file of their own,
// which a browser keeps however often the page is loaded.
type Plates struct {
	Digest string            // of what is in the file
	File   []byte            // SVG
	ids    map[string]string // by drawing
}

// Sum tells the plates from most others, in whatever process.
func (p *Plates) Sum() uint64 { return sumOf([]byte(p.Digest)) }

// mostPlates is how many are remembered: those of our games for each number of players,
// and of some people's own house data.
const mostPlates = 32

// remembered are the plates that were asked for last: tables of the same game have the same.
var remembered = recent[*Plates]{most: mostPlates}

// PlatesFor is the file for the panels of some sheets: one for all tables that have the
// same static parts.
func PlatesFor(views []*SheetView) *Plates {
	var defs SharedDefs
	for _, v := range views {
		for _, panel := range v.Panels {
			defs.Use(panel)
		}
	}
	sum := sha256.Sum256([]byte(defs.defs.String()))
	digest := hex.EncodeToString(sum[:8])
	return remembered.get(digest, func() *Plates {
		file := `<svg xmlns="http://www.w3.org/2000/svg">` + defs.defs.String() + `</svg>`
		return &Plates{Digest: digest, File: []byte(file), ids: defs.ids}
	})
}

// From shows static parts by reference to the file at an address.
func (p *Plates) From(address string) func(sheets.Panel) string {
	defs := SharedDefs{at: address, ids: p.ids}
	return defs.Use
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
