// Package press prints: jobs, the sheets of a game and their pages, leaves and their
// backs, boards in tiles, cards and other pieces to cut out, with marks, rulers and a plan
// of how to make them, and the files of all this. It knows no game.
//
// Begin with [Job], what sheets are made for, and [Pages], which makes their pages;
// [Write] writes these.
package press

import (
	"cmp"
	"fmt"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A Page is one side of a sheet of paper, or of a tile of it.
type Page struct {
	Size  canvas.Size
	Sheet string      // the sheet that it is of; Pages fills it in
	Name  speech.Text // for people and errors: "worksheet Ann"
	Back  bool        // printed on both sides, it lies behind the page before it
	// A folded page has backs beside their fronts; one that is glued has backs to glue on.
	folded, glued bool
	bare          bool // it has secrets, and no back that hides them
	blank         bool
	half          bool       // it is made for half of the paper
	tile          string     // what it is called as a tile: "A1"
	board         *tilePlace // where that is; nil for another page
	// free is what is empty of it, apart from the rest by straight cuts.
	free     []canvas.Area
	guests   []guest       // pieces of other sheets on it
	cuts     []canvas.Area // what straight cuts free
	scissors bool          // some of it needs scissors
	// edge is what it leaves blank, mm, where marks may stand in the margin; else 0.
	edge float64
	// beside is what else is on the paper, two to a page.
	beside []Page
	leaf   *leafLine     // what the leaf says of itself; nil for nothing
	foot   []canvas.Area // where it says that
	own    speech.Text   // its name there, without that of what is beside it
	// Decor draws what isn't a panel: titles, names, rulers.
	Decor  func(canvas.Canvas)
	Placed []panel.Placement
	Cells  []scoring.Cell // what the panels show
	// Language is that of what is drawn; nil for English. Pages sets it.
	Language *speech.Language
}

// In is the page in a language, with all that is on it; nil for English.
func (p Page) In(l *speech.Language) Page {
	p.Language = l
	for i := range p.Placed {
		p.Placed[i].Panel.Language = l
	}
	return p
}

// Say makes words of a text in the language of the page.
func (p Page) Say(t speech.Text) string { return cmp.Or(p.Language, speech.English).Of(t) }

// List returns the page as a list of operations, for tests. It fails as Write
// does for cells that are missing or shown twice.
func (p Page) List() (string, error) {
	l := canvas.NewListingIn(p.Language)
	if err := p.draw(l); err != nil {
		return "", err
	}
	return l.String(), nil
}

// has reports whether something of a sheet is on the page.
func (p Page) has(sheet string) bool {
	return p.Sheet == sheet || slices.ContainsFunc(p.guests, func(g guest) bool { return g.sheet == sheet })
}

// placedOf are the panels on the page that are of a sheet.
func (p Page) placedOf(sheet string) []panel.Placement {
	var placed []panel.Placement
	for i, at := range p.Placed {
		of := p.Sheet
		for _, g := range p.guests {
			if g.from <= i && i < g.to {
				of = g.sheet
			}
		}
		if of == sheet {
			placed = append(placed, at)
		}
	}
	return placed
}

// side is the page as files have it.
func (p Page) side() canvas.Page {
	return canvas.Page{Size: p.Size, Sheet: p.Sheet, Name: p.Say(p.Name), Blank: p.blank, Language: p.Language, Draw: p.draw}
}

// draw draws the page and all that is beside it, with the line of its leaf.
func (p Page) draw(c canvas.PageCanvas) error {
	p.drawLeaf(c)
	return p.drawSheets(c)
}

// drawSheets draws the page, and what is beside it.
func (p Page) drawSheets(c canvas.PageCanvas) error {
	for _, part := range append([]Page{p}, p.beside...) {
		if err := part.drawAlone(c); err != nil {
			return err
		}
	}
	return nil
}

// drawAlone draws the furniture of the page, then its panels with the cells in their
// slots.
func (p Page) drawAlone(c canvas.PageCanvas) error {
	fill, err := p.fill()
	if err != nil {
		return err
	}
	if p.Decor != nil {
		p.Decor(c)
	}
	for i, at := range p.Placed {
		c.Enter(at.Panel.Part(), at.X, at.Y, at.Window)
		for j, s := range at.Panel.Slots {
			at.Panel.DrawCell(c, s, p.Cells[fill[i][j]])
		}
		c.Leave(at.Window)
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
