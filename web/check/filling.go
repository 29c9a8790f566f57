package check

import (
	"slices"
	"strconv"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/web/panels"
)

// A filling is sheets that somebody fills in, as the page has them.
type filling struct {
	*final.Document
	title    sheets.Title
	language *speech.Language          // in which they are shown
	owners   []int                     // in the order of the page
	spare    []scoring.Place           // of rows that only a longer game has
	longer   bool                      // the sheets have these
	sheets   map[int]*panels.SheetView // by owner
	loose    map[int][]scoring.Cell    // cells that no panel has, by owner
	list     audit.Checklist
	forms    []partForm        // of parts, but for those that only the drawings have
	fields   map[string]*field // of the forms, by element
	lists    []wordList        // that the fields propose
	audit    scoring.Audit
	text     string                           // canonical, of what was judged
	sums     map[scoring.Place]scoring.Tenths // what they should be, as far as that is known
	beside   map[string]beside                // by the elements of fields
	told     toldOf                           // of all this, what was answered
}

// fillingOf lays out the sheets of a document, in a language.
func (h *handlers) fillingOf(l *speech.Language, d *final.Document) (*filling, error) {
	title, err := h.site.Title(d.Header.Game)
	if err != nil {
		return nil, err
	}
	f := &filling{Document: d, title: title, language: l, list: d.Checklist()}
	for seat := range d.Setup.Players {
		f.owners = append(f.owners, seat)
	}
	f.owners = append(f.owners, scoring.Table)
	if f.spare, err = title.Spare(d); err != nil {
		return nil, err
	}
	return f, f.lay()
}

// lay puts what is written onto panels, and lays out the forms anew where those are not
// the panels that they were.
func (f *filling) lay() error {
	longer := sheets.IsLonger(f.Document, f.spare)
	if f.title.FixedLayout && f.sheets != nil && longer == f.longer {
		return nil
	}
	f.longer = longer
	job, err := f.title.Written(f.Document)
	if err != nil {
		return err
	}
	job.Language = f.language
	views, same := map[int]*panels.SheetView{}, true
	for _, owner := range f.owners {
		v := &panels.SheetView{Owner: owner}
		v.Lay("", f.onPaper(f.title.PanelsOf(job, owner), owner), 0)
		same = same && f.sheets[owner] != nil && f.sheets[owner].Shape == v.Shape
		views[owner] = v
	}
	if f.sheets = views; !same {
		f.layOut()
	}
	f.loose, f.told.loose = map[int][]scoring.Cell{}, map[int]string{}
	for _, c := range f.Paper {
		if views[c.Owner].CellAt(c.ID) == nil {
			f.loose[c.Owner] = append(f.loose[c.Owner], c)
		}
	}
	return nil
}

// asItIs is the sheets as they are before they are changed.
func (f *filling) asItIs() *filling {
	was := *f
	was.Document = f.Clone()
	return &was
}

// onPaper are the panels of an owner on which anything is to be filled in, with
// only the cells that are: what passes during a game is never written down.
func (f *filling) onPaper(panels []panel.Panel, owner int) []panel.Panel {
	var kept []panel.Panel
	for _, p := range panels {
		p.Slots = slices.DeleteFunc(slices.Clone(p.Slots), func(s panel.Slot) bool {
			return !f.has(scoring.Place{Owner: owner, Cell: s.Cell})
		})
		if len(p.Slots) > 0 {
			kept = append(kept, p)
		}
	}
	return kept
}

// cell is a cell that can be filled in, blank.
func (f *filling) cell(p scoring.Place) scoring.Cell {
	c, _ := f.Cell(p)
	return c
}

// has says whether a cell can be filled in.
func (f *filling) has(p scoring.Place) bool {
	_, ok := f.Cell(p)
	return ok
}

// element is the id of a cell's element on the page.
func (f *filling) element(p scoring.Place) string {
	s := f.sheets[p.Owner]
	if d := s.CellAt(p.Cell); d != nil {
		return s.Element(d)
	}
	return looseBefore(p.Owner) + p.Cell
}

// looseBefore is what stands before the cells in the ids of elements that no panel has.
func looseBefore(owner int) string { return "s" + strconv.Itoa(owner+1) + "-loose-" }

// placeOf is the cell that has an element.
func (f *filling) placeOf(element string) (p scoring.Place, ok bool) {
	for _, owner := range f.owners {
		for _, panel := range f.sheets[owner].Panels {
			if cell, is := strings.CutPrefix(element, panel.ID+"-"); is && f.isElement(scoring.Place{Owner: owner, Cell: cell}, element) {
				return scoring.Place{Owner: owner, Cell: cell}, true
			}
		}
		if cell, is := strings.CutPrefix(element, looseBefore(owner)); is && f.isElement(scoring.Place{Owner: owner, Cell: cell}, element) {
			return scoring.Place{Owner: owner, Cell: cell}, true
		}
	}
	return p, false
}

// isElement says whether a cell can be filled in, and has that element.
func (f *filling) isElement(p scoring.Place, element string) bool {
	return f.has(p) && f.element(p) == element
}

// written is a cell with what stands in it.
func (f *filling) written(p scoring.Place) scoring.Cell {
	c, w := f.cell(p), f.Filled[p]
	c.Value, c.Struck = w.Value, w.Struck
	return c
}

// draw draws a cell as it stands; it is empty where no panel has it.
func (f *filling) draw(p scoring.Place) string {
	return f.sheets[p.Owner].Draw(f.written(p), 0)
}
