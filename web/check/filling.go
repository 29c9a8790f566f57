package check

import (
	"fmt"
	"maps"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/sheets"
	"saddlebag/web/panels"
)

// A filling is sheets that somebody fills in, as the page has them.
type filling struct {
	*final.Document
	title  sheets.Title
	cells  map[scoring.Place]scoring.Cell // of the paper
	owners []int                          // in the order of the page
	sheets map[int]*panels.SheetView      // by owner
	list   audit.Checklist
	forms  []partForm        // of parts, but for those that only the drawings have
	fields map[string]*field // of the forms, by element
	lists  []wordList        // that the fields propose
	audit  scoring.Audit
	sums   map[scoring.Place]scoring.Tenths // what they should be, as far as that is known
	beside map[string]beside                // by the elements of fields
}

// fillingOf lays out the sheets of a document.
func (h *handlers) fillingOf(d *final.Document) (*filling, error) {
	title, err := h.site.Title(d.Header.Game)
	if err != nil {
		return nil, err
	}
	f := &filling{Document: d, title: title, cells: map[scoring.Place]scoring.Cell{}, list: d.Checklist()}
	for _, c := range d.Paper {
		f.cells[scoring.Place{Owner: c.Owner, Cell: c.ID}] = c
	}
	for seat := range d.Setup.Players {
		f.owners = append(f.owners, seat)
	}
	f.owners = append(f.owners, scoring.Table)
	return f, f.lay()
}

// lay puts what is written onto panels, and lays out the forms anew where those are not
// the panels that they were.
func (f *filling) lay() error {
	job, err := f.title.Written(f.Document)
	if err != nil {
		return err
	}
	views, same := map[int]*panels.SheetView{}, true
	for _, owner := range f.owners {
		v := &panels.SheetView{Owner: owner}
		v.Lay("", f.onPaper(f.title.Panels(job, owner), owner), 0)
		same = same && f.sheets[owner] != nil && f.sheets[owner].Shape == v.Shape
		views[owner] = v
	}
	if f.sheets = views; !same {
		f.layOut()
	}
	return nil
}

// asItIs is the sheets as they are before they are changed.
func (f *filling) asItIs() *filling {
	document, was := *f.Document, *f
	document.Filled, document.Unread = maps.Clone(f.Filled), slices.Clone(f.Unread)
	was.Document = &document
	return &was
}

// onPaper are the panels of an owner on which anything is to be filled in, with
// only the cells that are: what passes during a game is never written down.
func (f *filling) onPaper(panels []sheets.Panel, owner int) []sheets.Panel {
	var kept []sheets.Panel
	for _, p := range panels {
		p.Slots = slices.DeleteFunc(slices.Clone(p.Slots), func(s sheets.Slot) bool {
			return !f.has(scoring.Place{Owner: owner, Cell: s.Cell})
		})
		if len(p.Slots) > 0 {
			kept = append(kept, p)
		}
	}
	return kept
}

// has says whether a cell can be filled in.
func (f *filling) has(p scoring.Place) bool {
	_, ok := f.cells[p]
	return ok
}

// loose are the cells of an owner that no panel has.
func (f *filling) loose(owner int) []scoring.Cell {
	return slices.DeleteFunc(slices.Clone(f.Paper), func(c scoring.Cell) bool {
		return c.Owner != owner || f.sheets[owner].CellAt(c.ID) != nil
	})
}

// element is the id of a cell's element on the page.
func (f *filling) element(p scoring.Place) string {
	s := f.sheets[p.Owner]
	if d := s.CellAt(p.Cell); d != nil {
		return s.Element(d)
	}
	return fmt.Sprintf("s%d-loose-%s", p.Owner+1, p.Cell)
}

// places are all cells by the ids of their elements.
func (f *filling) places() map[string]scoring.Place {
	all := make(map[string]scoring.Place, len(f.cells))
	for p := range f.cells {
		all[f.element(p)] = p
	}
	return all
}

// written is a cell with what stands in it.
func (f *filling) written(p scoring.Place) scoring.Cell {
	c, w := f.cells[p], f.Filled[p]
	c.Value, c.Struck = w.Value, w.Struck
	return c
}

// draw draws a cell as it stands; it is empty where no panel has it.
func (f *filling) draw(p scoring.Place) string {
	return f.sheets[p.Owner].Draw(f.written(p), 0)
}
