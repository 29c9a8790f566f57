package panels

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html/template"
	"io"
	"strings"

	"saddlebag/sheets/panel"
)

// SharedDefs are the static parts of panels, each of which is there once,
// however many sheets show it.
type SharedDefs struct {
	at       string            // address of the file that has them; empty where the page itself does
	ids      map[string]string // by drawing
	drawings []string          // in the order in which they were used first
}

// Use shows a panel's static part by reference to its definition.
func (d *SharedDefs) Use(p panel.Panel) string {
	drawing := panel.SVGStatic(p)
	id, ok := d.ids[drawing]
	if !ok {
		if d.ids == nil {
			d.ids = map[string]string{}
		}
		id = fmt.Sprintf("plate-%d", len(d.ids)+1)
		d.ids[drawing] = id
		d.drawings = append(d.drawings, drawing)
	}
	return fmt.Sprintf(`<use href="%s#%s"/>`, d.at, id)
}

// HTML is the definitions, to be put on the page.
func (d *SharedDefs) HTML() template.HTML {
	var b strings.Builder
	d.write(&b)
	return template.HTML(b.String()) // the canvas escapes all text
}

// write writes the definitions into memory.
func (d *SharedDefs) write(to io.Writer) {
	for _, drawing := range d.drawings {
		fmt.Fprintf(to, `<g id="%s">%s</g>`, d.ids[drawing], drawing)
	}
}

// Plates are the static parts of all panels of a table in a file of their own,
// which a browser keeps however often the page is loaded. It is put together when it
// is asked for: it is large, and what tables have alike, as a board, it shares with those
// that have other plates besides, as one with names.
type Plates struct {
	Digest string // of what is in the file
	defs   SharedDefs
}

// Sum tells the plates from most others, in whatever process.
func (p *Plates) Sum() uint64 { return sumOf([]byte(p.Digest)) }

// PlatesFor is the file for the panels of some sheets.
func PlatesFor(views []*SheetView) *Plates {
	var p Plates
	for _, v := range views {
		for _, panel := range v.Panels {
			p.defs.Use(panel)
		}
	}
	sum := sha256.New()
	p.defs.write(sum)
	p.Digest = hex.EncodeToString(sum.Sum(nil)[:8])
	return &p
}

// File is the file, as SVG.
func (p *Plates) File() []byte {
	var b bytes.Buffer
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg">`)
	p.defs.write(&b)
	b.WriteString(`</svg>`)
	return b.Bytes()
}

// From shows static parts by reference to the file at an address.
func (p *Plates) From(address string) func(panel.Panel) string {
	defs := SharedDefs{at: address, ids: p.defs.ids}
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
func framed(panel panel.Panel, picture string) string {
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
		`<div class="picture" data-boxes="%s">%s</div></div>`, template.HTMLEscapeString(panel.Say(panel.Title)), &boxes, picture)
}
