// Package panels puts the panels of a sheet on a page: as SVG whose cells can be
// tapped and sent one by one, with the static parts of all panels once.
package panels

import (
	"fmt"
	"hash/fnv"
	"html/template"
	"strings"

	"saddlebag/scoring"
	"saddlebag/sheets"
)

// A SheetView is the sheet of one owner.
type SheetView struct {
	Owner  int
	Panels []sheets.Panel
	Shape  string // changes where panels come, go or are drawn otherwise
	at     int64  // stamp of when the shape changed last
	sum    uint64 // of the shape and of all cells as they are drawn
	Cells  []*DrawnCell
	index  map[string]*DrawnCell // by the cell's id
}

// A DrawnCell is a cell as it was drawn last.
type DrawnCell struct {
	Panel int // of the picture
	Slot  *sheets.Slot
	cell  scoring.Cell
	SVG   string
	at    int64   // stamp of when it changed last
	part  *Shared // nil until it is sent
}

// Lay takes over the panels of a sheet.
func (v *SheetView) Lay(panels []sheets.Panel, now int64) {
	var shape strings.Builder
	for i := range panels {
		panels[i].ID = fmt.Sprintf("s%d-%s", v.Owner+1, panels[i].ID)
		fmt.Fprintf(&shape, "%s %d %g %g %s\n", panels[i].ID, len(panels[i].Slots), panels[i].W, panels[i].H, panels[i].Key)
	}
	v.Panels = panels
	if shape.String() == v.Shape {
		return
	}
	v.Shape, v.at, v.Cells, v.index = shape.String(), now, nil, map[string]*DrawnCell{}
	v.sum = sumOf(v.Shape)
	for i, panel := range panels {
		cells := make([]DrawnCell, len(panel.Slots))
		for n := range cells {
			d := &cells[n]
			d.Panel, d.Slot = i, &panel.Slots[n]
			v.Cells, v.index[d.Slot.Cell] = append(v.Cells, d), d
		}
	}
}

// ChangedShape says whether its shape changed with a stamp.
func (v *SheetView) ChangedShape(stamp int64) bool { return v.at == stamp }

// Draw draws a cell if it is not what it was.
func (v *SheetView) Draw(c scoring.Cell, now int64) {
	d, ok := v.index[c.ID]
	if !ok || d.cell == c {
		return
	}
	svg := sheets.SVGCell(v.Panels[d.Panel], *d.Slot, c)
	v.sum += sumOf(svg) - sumOf(d.SVG)
	d.cell, d.at, d.SVG, d.part = c, now, svg, nil
}

// Marks are what is left of a sheet while it rests: enough to know, once it is drawn anew,
// what of it changed when.
type Marks struct {
	shape string
	at    int64
	cells []mark
}

// A mark is the sum of a cell as it was drawn, and the stamp of when it changed last.
type mark struct {
	sum uint64
	at  int64
}

// Marks takes down what the sheet shows.
func (v *SheetView) Marks() Marks {
	m := Marks{v.Shape, v.at, make([]mark, len(v.Cells))}
	for i, d := range v.Cells {
		m.cells[i] = mark{sumOf(d.SVG), d.at}
	}
	return m
}

// Recall has what a sheet shows that is as it was have its stamps again.
func (v *SheetView) Recall(m Marks) {
	if m.shape != v.Shape {
		return
	}
	v.at = m.at
	for i, d := range v.Cells {
		if sumOf(d.SVG) == m.cells[i].sum {
			d.at = m.cells[i].at
		}
	}
}

// Sum tells how the sheet is drawn from most other ways, in whatever process. What is
// static is in it by its key alone.
func (v *SheetView) Sum() uint64 { return v.sum }

// sumOf is a number for a drawing. A cell's names the cell, so that all can be added up.
func sumOf(drawing string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(drawing)) // never fails
	return h.Sum64()
}

// Element is the id of a cell's element on the page.
func (v *SheetView) Element(d *DrawnCell) string { return v.Panels[d.Panel].ID + "-" + d.Slot.Cell }

// SheetID is the id of the element round the sheet of an owner.
func SheetID(owner int) string { return fmt.Sprintf("sheet-%d", owner+1) }

// ID is that of the element round the sheet.
func (v *SheetView) ID() string { return SheetID(v.Owner) }

// HTML is the sheet with all its panels. Static draws what does not change in
// one.
func (v *SheetView) HTML(static func(sheets.Panel) string) template.HTML {
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
func (v *SheetView) Picture(panel int, under, over string) string {
	groups := []string{under}
	for _, d := range v.Cells {
		if d.Panel == panel {
			groups = append(groups, d.SVG)
		}
	}
	return framed(v.Panels[panel], sheets.SVGPicture(v.Panels[panel], strings.Join(append(groups, over), "")))
}

// CellAt is a cell of the sheet by its id; nil where no panel has it.
func (v *SheetView) CellAt(cell string) *DrawnCell { return v.index[cell] }

// Since lists what has changed after a stamp: the whole sheet, or single cells.
func (v *SheetView) Since(stamp int64) []*Shared {
	if v.at > stamp {
		return []*Shared{{Part: Part{v.ID(), string(v.HTML(sheets.SVGStatic))}}}
	}
	var parts []*Shared
	for _, d := range v.Cells {
		if d.at <= stamp {
			continue
		}
		if d.part == nil {
			d.part = &Shared{Part: Part{v.Element(d), d.SVG}}
		}
		parts = append(parts, d.part)
	}
	return parts
}
