package sheets

import "fmt"

// A pageCanvas is a canvas that pages are drawn on. Panels that come again
// and again are drawn by the canvas, so that it can keep their static parts.
type pageCanvas interface {
	Canvas
	// enter moves to a panel and draws its static part.
	enter(Placement)
	// leave takes back the last enter, of the same panel.
	leave(Placement)
}

// List returns the page as a list of operations, for tests. It fails as Write
// does for cells that are missing or shown twice.
func (p Page) List() (string, error) {
	l := NewListing()
	if err := p.draw(l); err != nil {
		return "", err
	}
	return l.String(), nil
}

// draw draws the page, and what is beside it.
func (p Page) draw(c pageCanvas) error {
	for _, part := range append([]Page{p}, p.beside...) {
		if err := part.drawAlone(c); err != nil {
			return err
		}
	}
	return nil
}

// drawAlone draws the furniture of the page, then its panels with the cells in their
// slots.
func (p Page) drawAlone(c pageCanvas) error {
	fill, err := p.fill()
	if err != nil {
		return err
	}
	if p.Decor != nil {
		p.Decor(c)
	}
	for i, at := range p.Placed {
		c.enter(at)
		for j, s := range at.Panel.Slots {
			at.Panel.drawCell(c, s, p.Cells[fill[i][j]])
		}
		c.leave(at)
	}
	return nil
}

// fill finds the cell of each slot of each panel: its index in Cells. A slot
// without a cell and a cell in two slots are mistakes of the sheet.
func (p Page) fill() ([][]int, error) {
	fill := make([][]int, len(p.Placed))
	shown := make([]bool, len(p.Cells))
	next := 0
	for i, at := range p.Placed {
		fill[i] = make([]int, len(at.Panel.Slots))
		for j, s := range at.Panel.Slots {
			cell, ok := p.find(at.Panel.Owner, s.Cell, next)
			switch {
			case !ok:
				return nil, fmt.Errorf("page %q: panel %q: no cell %q of seat %d", p.Name, at.Panel.ID, s.Cell, at.Panel.Owner)
			case shown[cell]:
				return nil, fmt.Errorf("page %q: panel %q: cell %q of seat %d is shown twice", p.Name, at.Panel.ID, s.Cell, at.Panel.Owner)
			}
			shown[cell] = true
			fill[i][j] = cell
			next = cell + 1
		}
	}
	return fill, nil
}

// find looks for a cell from a place in Cells on: slots come in much the same
// order as cells.
func (p Page) find(owner int, id string, from int) (int, bool) {
	for range p.Cells {
		if from == len(p.Cells) {
			from = 0
		}
		if c := &p.Cells[from]; c.ID == id && c.Owner == owner {
			return from, true
		}
		from++
	}
	return 0, false
}
