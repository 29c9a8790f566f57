package panels

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/panel"
)

// A Layout is where everything is on the sheet of an owner. All sheets that are laid out
// alike in the same language have the same, at whatever table. Whoever has one in hand
// may read it while its sheet is laid out anew: it never changes but for what it remembers.
type Layout struct {
	Panels []panel.Panel
	Shape  string // changes where panels come, go or are drawn otherwise
	Cells  []*CellPlace
	index  map[string]*CellPlace // by the cell's id
	order  atomic.Pointer[[]orderedCell]
}

// A CellPlace is where a cell is drawn, and how one looks there: many look the same.
type CellPlace struct {
	Panel int // of the picture
	Slot  *panel.Slot
	at    int                        // among the cells of the layout
	drawn [2]atomic.Pointer[drawing] // the last one that nothing was written on, and the last other
}

// A drawing is a cell as it was drawn. It never changes: sheets that show the same have
// the same.
type drawing struct {
	cell scoring.Cell
	svg  string
	sum  uint64 // of that
}

// drawingOf is how a cell is drawn.
func drawingOf(c *scoring.Cell, svg string) *drawing { return &drawing{*c, svg, sumOf([]byte(svg))} }

// mostLayouts is how many are remembered: those of our games for each number of players,
// and of some tables where names stand on the sheets.
const mostLayouts = 128

// layouts are those that were asked for last.
var layouts = recent[*Layout]{most: mostLayouts}

// layOut lays out panels of a shape.
func layOut(panels []panel.Panel, shape string) *Layout {
	l := &Layout{Panels: panels, Shape: shape, index: map[string]*CellPlace{}}
	for i, panel := range panels {
		places := make([]CellPlace, len(panel.Slots))
		for n := range places {
			p := &places[n]
			p.Panel, p.Slot, p.at = i, &panel.Slots[n], len(l.Cells)
			l.Cells, l.index[p.Slot.Cell] = append(l.Cells, p), p
		}
	}
	return l
}

// with is the layout with other panels of its shape.
func (l *Layout) with(panels []panel.Panel) *Layout {
	with := &Layout{Panels: panels, Shape: l.Shape, Cells: l.Cells, index: l.index}
	with.order.Store(l.order.Load())
	return with
}

// HasBoard says whether one of the panels is a board, which a phone shows in a frame.
func (l *Layout) HasBoard() bool {
	return slices.ContainsFunc(l.Panels, func(p panel.Panel) bool { return p.W > widest })
}

// CellAt is where a cell is by its id; nil where no panel has it.
func (l *Layout) CellAt(cell string) *CellPlace { return l.index[cell] }

// An orderedCell is which of the places a cell has: -1 where no panel has it.
type orderedCell struct {
	id string
	at int
}

// inOrder are the places of the cells of a sheet, in the order of a state's. Who asks again
// after cells of the same ids is spared to look them up.
func (l *Layout) inOrder(cells []scoring.Cell) []orderedCell {
	if known := l.order.Load(); known != nil && areIn(*known, cells) {
		return *known
	}
	order := make([]orderedCell, len(cells))
	for i := range cells {
		order[i] = orderedCell{cells[i].ID, -1}
		if p := l.index[cells[i].ID]; p != nil {
			order[i].at = p.at
		}
	}
	l.order.Store(&order)
	return order
}

// areIn says whether cells are in an order.
func areIn(order []orderedCell, cells []scoring.Cell) bool {
	if len(order) != len(cells) {
		return false
	}
	for i := range order {
		if order[i].id != cells[i].ID {
			return false
		}
	}
	return true
}

// Element is the id of a cell's element on the page.
func (l *Layout) Element(p *CellPlace) string { return l.Panels[p.Panel].ID + "-" + p.Slot.Cell }

// draw draws a cell in its place.
func (l *Layout) draw(p *CellPlace, c *scoring.Cell) *drawing {
	last := &p.drawn[0]
	if c.Value != "" || c.Struck {
		last = &p.drawn[1]
	}
	if known := last.Load(); known != nil && known.cell == *c {
		return known
	}
	spoken := *c
	spoken.Label = p.Slot.Spoken(*c) // the title, which screen readers say
	d := drawingOf(c, panel.SVGCell(l.Panels[p.Panel], *p.Slot, spoken))
	last.Store(d)
	return d
}

// shapeOf is the shape of panels in their language, and what else differs between sheets of
// that shape; empty where nobody can say. The shape is a digest, as the key of a board tells
// all of it.
func shapeOf(panels []panel.Panel) (shape, besides string) {
	var names strings.Builder
	says, keyed := sha256.New(), true
	for _, p := range panels {
		fmt.Fprintf(says, "%s %d %g %g %q %s\n", p.ID, len(p.Slots), p.W, p.H, p.Names, p.Key)
		if in := p.Part().In(); in != speech.English {
			fmt.Fprintf(says, "in %s\n", in.Tag())
		}
		fmt.Fprintf(&names, "%q\n", p.Say(p.Title))
		keyed = keyed && p.Key != ""
	}
	shape = hex.EncodeToString(says.Sum(nil))
	if !keyed {
		return shape, ""
	}
	return shape, names.String()
}
