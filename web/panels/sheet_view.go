// Package panels puts the panels of a sheet on a page, as SVG. Cells can be tapped and
// sent one by one; the static parts of all panels are sent once.
package panels

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"html/template"
	"strings"
	"weak"

	"saddlebag/scoring"
	"saddlebag/sheets/panel"
)

// A SheetView is the sheet of one owner.
type SheetView struct {
	Owner int
	*Layout
	at    int64  // stamp of when the shape changed last
	sum   uint64 // of the shape and of all cells as they are drawn
	cells []drawnCell
	count int // of the cells that were drawn together last

	latest int64           // stamp of the cells that changed last
	sent   map[int]*Shared // of these, by their places, those that were sent

	whole   weak.Pointer[Shared] // the sheet as it was sent, as long as somebody has it in hand
	wholeOf uint64               // its Sum then
}

// A drawnCell is a cell as it was drawn last.
type drawnCell struct {
	*drawing       // nil until it is drawn
	at       int64 // stamp of when it changed last
}

// undrawn is what cells are before they are drawn.
var undrawn = drawingOf(&scoring.Cell{}, "")

// shown is the cell as it is on the page.
func (d drawnCell) shown() *drawing {
	if d.drawing == nil {
		return undrawn
	}
	return d.drawing
}

// Lay takes over the panels of a sheet. Of says what their places follow from but for what
// is written, so that sheets of the same are laid out once; empty where that is not known.
func (v *SheetView) Lay(of string, panels []panel.Panel, now int64) {
	for i := range panels {
		panels[i].ID = fmt.Sprintf("s%d-%s", v.Owner+1, panels[i].ID)
	}
	shape, besides := shapeOf(panels)
	was := v.Layout
	v.whole = weak.Pointer[Shared]{} // of other panels
	switch {
	case of != "" && besides != "":
		v.Layout = layouts.get(strings.Join([]string{of, shape, besides}, "\n"), func() *Layout { return layOut(panels, shape) })
	case was == nil || was.Shape != shape:
		v.Layout = layOut(panels, shape)
	default:
		v.Layout = was.with(panels)
	}
	if was != nil && was.Shape == shape {
		return
	}
	v.at, v.cells, v.sum = now, make([]drawnCell, len(v.Cells)), sumOf([]byte(shape))
}

// ChangedShape says whether its shape changed with a stamp.
func (v *SheetView) ChangedShape(stamp int64) bool { return v.at == stamp }

// Differs says of the cells of the sheet, in their order, whether something is written
// otherwise than it was drawn last, and whether the cells themselves are others.
func (v *SheetView) Differs(cells []scoring.Cell) (written, others bool) {
	if v.Layout == nil || len(cells) != v.count {
		return true, true
	}
	for i, o := range v.inOrder(cells) {
		if o.at < 0 || v.cells[o.at].drawing == nil {
			return true, true
		}
		drawn, c := &v.cells[o.at].cell, &cells[i]
		if drawn.Value == c.Value && drawn.Struck == c.Struck && drawn.ID == c.ID && drawn.Label == c.Label && drawn.Kind == c.Kind && drawn.Use == c.Use && drawn.Sum == c.Sum {
			continue
		}
		if written = true; withValue(*drawn, *c) != *c {
			return true, true
		}
	}
	return written, false
}

// withValue is a cell on which is written what is on another.
func withValue(c, other scoring.Cell) scoring.Cell {
	c.Value, c.Struck = other.Value, other.Struck
	return c
}

// DrawAll draws the cells of the sheet, in their order, that are not as they were drawn
// last.
func (v *SheetView) DrawAll(cells []scoring.Cell, now int64) {
	v.count = len(cells)
	for i, o := range v.inOrder(cells) {
		if o.at >= 0 {
			v.drawAt(o.at, &cells[i], now)
		}
	}
}

// Draw draws a cell; it is empty where no panel has it.
func (v *SheetView) Draw(c scoring.Cell, now int64) (svg string) {
	p := v.CellAt(c.ID)
	if p == nil {
		return ""
	}
	v.drawAt(p.at, &c, now)
	return v.cells[p.at].shown().svg
}

// drawAt draws a cell in one of the places, unless it is as it was drawn last.
func (v *SheetView) drawAt(at int, c *scoring.Cell, now int64) {
	d := &v.cells[at]
	if d.drawing != nil && d.cell == *c {
		return
	}
	is, was := v.draw(v.Cells[at], c), d.shown()
	if d.drawing = is; is.svg == was.svg {
		return
	}
	if v.latest != now {
		v.latest, v.sent = now, nil
	}
	v.sum += is.sum - was.sum
	d.at = now
}

// Marks are what is left of a sheet while it rests: enough to know, once it is drawn anew,
// what of it changed when.
type Marks struct {
	shape string
	at    int64
	sums  string   // of the cells as they were drawn, 8 bytes each
	later []change // of those that changed after the shape did
}

// A change is the stamp of when a cell changed last, by its place.
type change struct {
	cell int
	at   int64
}

// Marks takes down what the sheet shows. Alike are the sums of others, of which those that
// are the same are kept once: many see the same sheet.
func (v *SheetView) Marks(alike map[string]string) Marks {
	m := Marks{shape: v.Shape, at: v.at}
	var sums []byte
	for i, d := range v.cells {
		if sums = binary.LittleEndian.AppendUint64(sums, d.shown().sum); d.at != v.at {
			m.later = append(m.later, change{i, d.at})
		}
	}
	known, ok := alike[string(sums)]
	if !ok {
		known = string(sums)
		alike[known] = known
	}
	m.sums = known
	return m
}

// Recall has what a sheet shows that is as it was have its stamps again.
func (v *SheetView) Recall(m Marks) {
	if m.shape != v.Shape {
		return
	}
	v.at = m.at
	sums := []byte(m.sums)
	for i := range v.cells {
		if d := &v.cells[i]; d.shown().sum == binary.LittleEndian.Uint64(sums[8*i:]) {
			d.at = m.at
		}
	}
	for _, c := range m.later {
		if d := &v.cells[c.cell]; d.at == m.at {
			d.at = c.at
		}
	}
}

// Sum tells how the sheet is drawn from most other ways, in whatever process. What is
// static is in it by its key alone.
func (v *SheetView) Sum() uint64 { return v.sum }

// sumOf is a number for a drawing that nobody finds another for. A cell's names the cell,
// so that all can be added up.
func sumOf(drawing []byte) uint64 {
	sum := sha256.Sum256(drawing)
	return binary.LittleEndian.Uint64(sum[:])
}

// SheetID is the id of the element round the sheet of an owner.
func SheetID(owner int) string { return fmt.Sprintf("sheet-%d", owner+1) }

// ID is that of the element round the sheet.
func (v *SheetView) ID() string { return SheetID(v.Owner) }

// HTML is the sheet with all its panels. Static draws what does not change in
// one.
func (v *SheetView) HTML(static func(panel.Panel) string) template.HTML {
	var b strings.Builder
	fmt.Fprintf(&b, `<div class="panels" id="%s">`, v.ID())
	for i, panel := range v.Panels {
		b.WriteString(v.Picture(i, static(panel), ""))
	}
	b.WriteString("</div>")
	return template.HTML(b.String()) // the canvas escapes all text
}

// Picture is one panel with its cells as they were drawn, between what lies
// under and what lies over them.
func (v *SheetView) Picture(n int, under, over string) string {
	groups := []string{under}
	for i, p := range v.Cells {
		if p.Panel == n {
			groups = append(groups, v.cells[i].shown().svg)
		}
	}
	return framed(v.Panels[n], panel.SVGPicture(v.Panels[n], strings.Join(append(groups, over), "")))
}

// Since lists what has changed after a stamp: the whole sheet, or single cells.
func (v *SheetView) Since(stamp int64) []*Shared {
	if v.at > stamp {
		return []*Shared{v.all()}
	}
	var parts []*Shared
	for i, d := range v.cells {
		if d.at > stamp {
			parts = append(parts, v.part(i))
		}
	}
	return parts
}

// all is the whole sheet as phones are sent it: those of a table come together.
func (v *SheetView) all() *Shared {
	if known := v.whole.Value(); known != nil && v.wholeOf == v.sum {
		return known
	}
	whole := drawn(Part{v.ID(), string(v.HTML(panel.SVGStatic))})
	v.whole, v.wholeOf = weak.Make(whole), v.sum
	return whole
}

// part is a cell as phones are sent it. Those that changed last are the ones that most lack.
func (v *SheetView) part(at int) *Shared {
	if known := v.sent[at]; known != nil {
		return known
	}
	d := v.cells[at]
	part := drawn(Part{v.Element(v.Cells[at]), d.shown().svg})
	if d.at == v.latest {
		if v.sent == nil {
			v.sent = map[int]*Shared{}
		}
		v.sent[at] = part
	}
	return part
}
