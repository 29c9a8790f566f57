package play

import (
	"fmt"
	"html/template"
	"slices"
	"sync"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/web/live"
	"saddlebag/web/panels"
	"saddlebag/web/table"
)

// sheetViews are the sheets of a table as one viewer sees them. They are kept
// up cell by cell: what has not changed is not drawn again, and is not sent
// again.
type sheetViews struct {
	table  *live.Table
	viewer int // as in sheets.PrintJob

	mu     sync.Mutex
	view   *live.View          // that they show
	sheets []*panels.SheetView // the table's, then each player's
	plates *panels.Plates      // theirs
	marks  []panels.Marks      // of the sheets as they were before they rested, until they are drawn

	version int64 // of the table, of what all show alike
	shown   alikeView
}

// newSheetViews are views that nothing was drawn for yet.
func newSheetViews(t *live.Table, viewer int) *sheetViews {
	return &sheetViews{table: t, viewer: viewer, version: -1}
}

// alike is what all show alike who have these sheets, worked out once for each version
// of the table. It is that of somebody who looks on, and does not tell who is there.
func (v *sheetViews) alike(t table.Snapshot) alikeView {
	v.mu.Lock()
	defer v.mu.Unlock()
	if version := t.Presence.Version; version > v.version {
		t.Place = live.Place{Code: anyCode, Role: live.Onlooker, Seat: scoring.Table}
		v.version, v.shown = version, viewAlike(&t)
		v.shown.Tally = away(v.shown.Tally)
	}
	return v.shown
}

// update draws what a view shows otherwise than the last one did. Stamp makes
// the stamp of what has changed.
func (v *sheetViews) update(title sheets.Title, seen *live.View, stamp func() int64) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.view == seen || v.view != nil && seen.Version < v.view.Version {
		return nil
	}
	job, err := table.JobOf(seen)
	if err != nil {
		return err
	}
	job.Viewer = v.viewer
	job.Moment, job.Outcome = scoring.Moment{}, scoring.Outcome{} // panels show cells and no more
	now, of := stamp(), v.laidBy(seen)
	changed, moved := changedSheets(v.view, seen, title.FixedLayout)
	for owner := scoring.Table; owner < len(seen.Names); owner++ {
		at := owner + 1
		if at == len(v.sheets) {
			v.sheets = append(v.sheets, &panels.SheetView{Owner: owner})
		}
		if moved[at] {
			v.sheets[at].Lay(of, title.Panels(job, owner), now)
		}
	}
	for i := range seen.Cells {
		c := &seen.Cells[i]
		if c.Owner+1 >= len(v.sheets) || !changed[c.Owner+1] {
			continue
		}
		if s := v.sheets[c.Owner+1]; s.ChangedShape(now) || v.view == nil || i >= len(v.view.Cells) || v.view.Cells[i] != *c {
			s.Draw(*c, now)
		}
	}
	for i, m := range v.marks[:min(len(v.marks), len(v.sheets))] {
		v.sheets[i].Recall(m)
	}
	v.marks, v.view = nil, seen
	if v.plates == nil || slices.ContainsFunc(v.sheets, func(s *panels.SheetView) bool { return s.ChangedShape(now) }) {
		v.plates = panels.PlatesFor(v.sheets)
	}
	return nil
}

// laidBy is what the places of cells on these sheets follow from, besides what is written.
func (v *sheetViews) laidBy(seen *live.View) string {
	return fmt.Sprintf("%q %d %q %q %d before %d", seen.Info.ID, seen.Header.Edition, seen.House.Data, seen.Header.Options, len(seen.Names), v.viewer)
}

// rested are views in the place of these that know what they showed, and have nothing
// drawn.
func (v *sheetViews) rested() *sheetViews {
	v.mu.Lock()
	defer v.mu.Unlock()
	rest := newSheetViews(v.table, v.viewer)
	rest.marks = v.marks
	for _, s := range v.sheets {
		rest.marks = append(rest.marks, s.Marks())
	}
	return rest
}

// changedSheets tells by owner, the table first, on whose sheet cells may have changed
// since another view, and whose is to be laid out again, which is one of them. Unless the layout is fixed, that of a
// seat depends on its own cells and on the table's, and the table's on all. Names are on
// all sheets.
func changedSheets(was, is *live.View, fixed bool) (changed, moved []bool) {
	all := slices.Repeat([]bool{true}, len(is.Names)+1)
	if was == nil || len(was.Cells) != len(is.Cells) || !slices.Equal(was.Names, is.Names) {
		return all, all
	}
	changed, moved = make([]bool, len(all)), make([]bool, len(all))
	for i := range is.Cells {
		before, now := &was.Cells[i], is.Cells[i]
		switch written := withValue(*before, now); {
		case *before == now:
		case before.Owner != now.Owner || before.ID != now.ID || now.Owner >= len(is.Names):
			return all, all
		case fixed && written == now:
			changed[now.Owner+1] = true
		case now.Owner == scoring.Table:
			return all, all
		default:
			changed[0], changed[now.Owner+1] = true, true
			moved[0], moved[now.Owner+1] = true, true
		}
	}
	return changed, moved
}

// withValue is a cell on which is written what is on another.
func withValue(c, other scoring.Cell) scoring.Cell {
	c.Value, c.Struck = other.Value, other.Struck
	return c
}

// since lists what has changed after a revision: a whole sheet, or single cells; nothing of
// a sheet that it has already. It tells the sums of what they are then.
func (v *sheetViews) since(has *revision) (parts []*panels.Shared, sums string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for i, s := range v.sheets {
		sum := v.sum(s)
		if sum != has.sum(i) {
			parts = append(parts, s.Since(has.stamp)...)
		}
		sums += sum
	}
	return parts, sums
}

// sum tells a sheet as it is drawn from most others, in whatever process. The views are
// locked.
func (v *sheetViews) sum(s *panels.SheetView) string { return summed(s.Sum() + v.plates.Sum()) }

// pictures are sheets of some owners, on a page of a place, and the sums of all.
func (v *sheetViews) pictures(owners []int, p live.Place) (html []template.HTML, sums string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, owner := range owners {
		html = append(html, v.picture(owner, p))
	}
	for _, s := range v.sheets {
		sums += v.sum(s)
	}
	return html, sums
}

// whole is the sheet of an owner, on a page of a place.
func (v *sheetViews) whole(owner int, p live.Place) template.HTML {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.picture(owner, p)
}

// picture is whole of views that are locked.
func (v *sheetViews) picture(owner int, p live.Place) template.HTML {
	return v.sheets[owner+1].HTML(v.plates.From(fmt.Sprintf("/t/%s/plates/%s.svg", p.Code, v.plates.Digest)))
}

// platesFile is the file of plates by its digest; nil where they have changed.
func (v *sheetViews) platesFile(digest string) []byte {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.plates.Digest != digest {
		return nil
	}
	return v.plates.File
}

// cellAt finds the cell of an element.
func (v *sheetViews) cellAt(element string) (owner int, cell string, ok bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	for _, s := range v.sheets {
		for _, c := range s.Cells {
			if s.Element(c) == element {
				return s.Owner, c.Slot.Cell, true
			}
		}
	}
	return 0, "", false
}

// elementOf finds the element of a cell; empty where it has none.
func (v *sheetViews) elementOf(owner int, cell string) string {
	v.mu.Lock()
	defer v.mu.Unlock()
	if owner+1 >= len(v.sheets) {
		return ""
	}
	if c := v.sheets[owner+1].CellAt(cell); c != nil {
		return v.sheets[owner+1].Element(c)
	}
	return ""
}
