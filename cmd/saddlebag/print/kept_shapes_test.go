package print_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/web/panels"
)

// The sheet of a seat is laid out as before as long as its own cells and the table's are
// as they were; where the layout is fixed, every sheet as long as there are the same cells:
// pages of tables lay out no other again.
func TestKeptShapes(t *testing.T) {
	t.Parallel()
	for _, l := range programtest.BenchPlay {
		o := l.Ours(t)
		title, _ := titles.Find(o.Fold.Game().Info().ID)
		for seed := range uint64(3) {
			keepsShapes(t, title, o, o.Fold.State().Clone(), rand.New(rand.NewPCG(seed, 1)))
		}
	}
}

// keepsShapes plays a game at random, and lays out all sheets after each event.
func keepsShapes(t *testing.T, title sheets.Title, o *ledger.Opened, state scoring.State, r *rand.Rand) {
	setup, err := o.Doc.Header.Setup(title.Game.Info(), o.House.House)
	if err != nil {
		t.Fatal(err)
	}
	viewer, kept := 0, 0
	if title.ViewerDependent {
		viewer = 1
	}
	var cells panel.CellList
	shapes := map[int]string{}
	for range 120 {
		job := press.Job{Cells: state.Cells(), Setup: setup, Players: len(setup.Players), Started: true, Data: speech.Words(o.House.Data.Name), House: true, Viewer: viewer}
		for seat := scoring.Table; seat < len(setup.Players); seat++ {
			shape := shapeOf(title, job, seat)
			same := seat != scoring.Table && sameCells(cells, job.Cells, seat) && sameCells(cells, job.Cells, scoring.Table)
			if title.FixedLayout {
				same = sameCells(unwritten(cells), unwritten(job.Cells), seat) && sameCells(unwritten(cells), unwritten(job.Cells), scoring.Table)
			}
			if before, known := shapes[seat]; known && same {
				if kept++; shape != before {
					t.Fatalf("%s: the sheet of seat %d is laid out otherwise, and no cell of it has changed", title.Game.Info().Title, seat)
				}
			}
			shapes[seat] = shape
		}
		cells = job.Cells
		if played, err := scoringtest.Play(state, r, 1); err != nil || len(played) == 0 {
			break
		}
	}
	if kept == 0 {
		t.Errorf("%s: nothing was as before", title.Game.Info().Title)
	}
}

// Where sheets of two tables with the same setup, but for the names, have the same shape,
// all cells are drawn alike on both, whatever is written and whoever looks: tables share
// what is laid out so.
func TestSharedLayouts(t *testing.T) {
	t.Parallel()
	for _, l := range programtest.BenchPlay {
		o := l.Ours(t)
		title, _ := titles.Find(o.Fold.Game().Info().ID)
		first := map[string]*panels.SheetView{}
		alike := 0
		for seed := range uint64(3) {
			header := o.Doc.Header
			header.Players = scoring.Each(len(header.Players), func(i int) string { return fmt.Sprintf("Player %d of %d", i+1, seed+1) })
			setup, err := header.Setup(title.Game.Info(), o.House.House)
			if err != nil {
				t.Fatal(err)
			}
			state, err := title.Game.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(seed, 1))
			for events := range 40 {
				viewer := events % (len(setup.Players) + 1)
				alike += drawsAlike(t, title, press.Job{Setup: setup, Players: len(setup.Players), Started: true, Data: o.House.Label(), House: true, Viewer: viewer}.Showing(state), first)
				if played, err := scoringtest.Play(state, r, 3); err != nil || len(played) == 0 {
					break
				}
			}
		}
		if alike == 0 {
			t.Errorf("%s: nothing was drawn on sheets laid out before", title.Game.Info().Title)
		}
	}
}

// drawsAlike draws the cells of a job on the first sheets of their shapes and on sheets laid
// out for it, and tells how many it drew on others.
func drawsAlike(t *testing.T, title sheets.Title, job press.Job, first map[string]*panels.SheetView) (cells int) {
	t.Helper()
	job.Moment, job.Outcome = scoring.Moment{}, scoring.Outcome{}
	for seat := scoring.Table; seat < job.Players; seat++ {
		own := &panels.SheetView{Owner: seat}
		own.Lay("", title.Panels(job, seat), 1)
		other := first[own.Shape]
		if other == nil {
			first[own.Shape] = own
			continue
		}
		for _, c := range job.Cells.Of(seat) {
			cells++
			if got, want := other.Draw(c, 1), own.Draw(c, 1); got != want {
				t.Fatalf("%s, seat %d, %s: %s\non a sheet of the same shape: %s", title.Game.Info().Title, seat, c.ID, want, got)
			}
		}
	}
	return cells
}

// shapeOf is how the sheet of a seat is laid out, with all its places.
func shapeOf(title sheets.Title, job press.Job, seat int) string {
	view := panels.SheetView{Owner: seat}
	view.Lay("", title.Panels(job, seat), 1)
	shape := view.Shape
	for _, d := range view.Cells {
		shape += fmt.Sprintln(d.Panel, d.Slot.Cell, d.Slot.X, d.Slot.Y, d.Slot.W, d.Slot.H, d.Slot.Targets)
	}
	return shape
}

// unwritten are cells with nothing on them.
func unwritten(cells panel.CellList) panel.CellList {
	blank := slices.Clone(cells)
	for i := range blank {
		blank[i].Value, blank[i].Struck = "", false
	}
	return blank
}

// sameCells says whether the cells of an owner are as they were.
func sameCells(was, is panel.CellList, owner int) bool {
	return slices.Equal(was.Of(owner), is.Of(owner))
}
