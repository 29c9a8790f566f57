package play

import (
	"fmt"
	"html/template"
	"slices"
	"sync"
	"weak"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
	"saddlebag/web/panels"
	"saddlebag/web/table"
)

// sheetViews are the sheets of a table as one viewer sees them, in a language. They are kept
// up cell by cell: what has not changed is not drawn again, and is not sent
// again.
type sheetViews struct {
	table    *live.Table
	language *speech.Language
	viewer   int // as in press.Job

	mu     sync.Mutex
	drawn  int64               // version of the view that they show
	names  []string            // that it has
	sheets []*panels.SheetView // the table's, then each player's
	plates *panels.Plates      // theirs
	marks  []panels.Marks      // of the sheets as they were before they rested, until they are drawn

	version int64                   // of the table, of what all show alike
	shown   weak.Pointer[alikeView] // as long as somebody has it in hand
}

// newSheetViews are views that nothing was drawn for yet.
func newSheetViews(t *live.Table, l *speech.Language, viewer int) *sheetViews {
	return &sheetViews{table: t, language: l, viewer: viewer, drawn: -1, version: -1}
}

// alike is what all show alike who have these sheets, worked out once for each version
// of the table. It is that of somebody who looks on, and does not tell who is there.
func (v *sheetViews) alike(t table.Snapshot, title sheets.Title) *alikeView {
	v.mu.Lock()
	defer v.mu.Unlock()
	version := t.Presence.Version
	if known := v.shown.Value(); known != nil && version <= v.version {
		return known
	}
	t.Place = live.Place{Code: anyCode, Person: people.Person{Role: people.Onlooker, Seat: scoring.Table}}
	shown := viewAlike(&t, title, v.language)
	shown.Tally = away(shown.Tally)
	shown.spellOut()
	if version >= v.version {
		v.version, v.shown = version, weak.Make(&shown)
	}
	return &shown
}

// update draws what a view shows otherwise than the last one did. Stamp makes
// the stamp of what has changed.
func (v *sheetViews) update(title sheets.Title, seen *views.View, stamp func() int64) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if seen.Version <= v.drawn {
		return nil
	}
	room := cellRoom.Get().(*[]scoring.Cell)
	defer cellRoom.Put(room)
	*room = scoring.AppendCells((*room)[:0], seen.State)
	now, cells := stamp(), byOwner(*room, len(seen.Names))
	changed, moved := v.changedSheets(cells, seen.Names, title.FixedLayout)
	var job press.Job
	if slices.Contains(moved, true) {
		var err error
		if job, err = table.JobOf(seen, v.language); err != nil {
			return err
		}
		job.Viewer = v.viewer
		job.Moment, job.Outcome = scoring.Moment{}, scoring.Outcome{} // panels show cells and no more
	}
	for at := range cells {
		if at == len(v.sheets) {
			v.sheets = append(v.sheets, &panels.SheetView{Owner: at - 1})
		}
		if moved[at] {
			v.sheets[at].Lay(laidBy(seen), title.PanelsOf(job, at-1), now)
		}
		if changed[at] {
			v.sheets[at].DrawAll(cells[at], now)
		}
	}
	for i, m := range v.marks[:min(len(v.marks), len(v.sheets))] {
		v.sheets[i].Recall(m)
	}
	v.marks, v.drawn, v.names = nil, seen.Version, seen.Names
	if v.plates == nil || slices.ContainsFunc(v.sheets, func(s *panels.SheetView) bool { return s.ChangedShape(now) }) {
		v.plates = panels.PlatesFor(v.sheets)
	}
	return nil
}

// cellRoom has room for the cells of a table while they are compared with those that are
// drawn.
var cellRoom = sync.Pool{New: func() any { return new([]scoring.Cell) }}

// laidBy is what the places of cells on sheets follow from, besides what is written, and
// who looks, which the keys of panels tell where it matters.
func laidBy(seen *views.View) string {
	return fmt.Sprintf("%q %d %q %q %d", seen.Info.ID, seen.Header.Edition, seen.House.Data, seen.Header.Options, len(seen.Names))
}

// rested are views in the place of these that know what they showed, and have nothing
// drawn. Alike is what rests besides them; see SheetView.Marks of package panels.
func (v *sheetViews) rested(alike map[string]string) *sheetViews {
	v.mu.Lock()
	defer v.mu.Unlock()
	rest := newSheetViews(v.table, v.language, v.viewer)
	rest.marks = slices.Grow(v.marks, len(v.sheets))
	for _, s := range v.sheets {
		rest.marks = append(rest.marks, s.Marks(alike))
	}
	return rest
}

// byOwner are the cells of the table, then of each of some players. A state lists those of
// one after the other.
func byOwner(cells []scoring.Cell, players int) [][]scoring.Cell {
	of := make([][]scoring.Cell, players+1)
	for len(cells) > 0 {
		owner, n := cells[0].Owner, 1
		for n < len(cells) && cells[n].Owner == owner {
			n++
		}
		if of[owner+1] == nil {
			of[owner+1] = cells[:n:n]
		} else {
			of[owner+1] = append(of[owner+1], cells[:n]...)
		}
		cells = cells[n:]
	}
	return of
}

// changedSheets tells by owner, the table first, on whose sheet cells have changed since
// they were drawn, and whose is to be laid out again, which is one of them. Unless the
// layout is fixed, that of a seat depends on its own cells and on the table's, and the
// table's on all. Names are on all sheets.
func (v *sheetViews) changedSheets(cells [][]scoring.Cell, names []string, fixed bool) (changed, moved []bool) {
	all := slices.Repeat([]bool{true}, len(cells))
	if len(v.sheets) != len(cells) || !slices.Equal(v.names, names) {
		return all, all
	}
	changed, moved = make([]bool, len(cells)), make([]bool, len(cells))
	for at, s := range v.sheets {
		written, others := s.Differs(cells[at])
		switch {
		case others, written && !fixed && s.Owner == scoring.Table:
			return all, all
		case written && !fixed:
			changed[0], moved[0], moved[at] = true, true, true
		}
		changed[at] = changed[at] || written
	}
	return changed, moved
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
	if v.plates == nil || v.plates.Digest != digest {
		return nil
	}
	return v.plates.File()
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

// layouts are those of the sheets.
func (v *sheetViews) layouts() OnSheets {
	v.mu.Lock()
	defer v.mu.Unlock()
	on := make(OnSheets, len(v.sheets))
	for i, s := range v.sheets {
		on[i] = s.Layout
	}
	return on
}
