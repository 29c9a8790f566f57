package press_test

import (
	"errors"
	"fmt"
	"math"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// sheetOf is a sheet of panels below one another from the upper left corner of what the
// margins leave, 184 mm wide.
func sheetOf(panels ...panel.Panel) press.Sheet {
	return press.Sheet{Name: "sheet", Record: true, Make: func(job press.Job) ([]press.Page, error) {
		inside, err := job.Paper.Inside(job.Margin)
		if err != nil {
			return nil, err
		}
		page := press.Page{Size: job.Paper, Name: "sheet", Decor: func(c canvas.Canvas) { job.DrawRuler(c, 20, 20) }}
		if page.Placed, err = panel.Column(inside, 0, panels...); err != nil {
			return nil, err
		}
		for _, p := range panels {
			for _, s := range p.Slots {
				page.Cells = append(page.Cells, scoring.Cell{ID: s.Cell, Owner: p.Owner})
			}
		}
		return []press.Page{page}, nil
	}}
}

// rowsOf is a panel of so many rows of boxes, each 10 mm high.
func rowsOf(id string, rows int) panel.Panel {
	p := panel.Panel{ID: id, Owner: scoring.Table, W: 184, H: 10 * float64(rows), Static: func(canvas.Canvas) {}}
	for i := range rows {
		p.Slots = append(p.Slots, panel.Slot{Cell: fmt.Sprint(id, "-", i), Y: 10 * float64(i), W: 184, H: 10})
	}
	return p
}

// printed are the pages of a sheet on paper of a name, with margins of 8 mm.
func printed(t *testing.T, s press.Sheet, paper string) []press.Page {
	t.Helper()
	pages, err := press.Pages([]press.Sheet{s}, press.Job{Paper: sheetstest.Paper(t, paper), Margin: 8}, 1)
	if err != nil {
		t.Fatalf("%s: %v", paper, err)
	}
	return pages
}

// A3 is 420/297 = 1.414 times as high as a4, and hardly wider than that: so large is what one writes on, and its margin
// stays what it is. Tabloid is 279.4/210 = 1.330 times as wide, and higher. Legal is just higher.
func TestLargePaperEnlarges(t *testing.T) {
	for paper, k := range map[string]float64{"a4": 1, "letter": 1, "legal": 1, "a3": 420.0 / 297, "tabloid": 279.4 / 210} {
		page := printed(t, sheetOf(rowsOf("rows", 4)), paper)[0]
		at, slot := page.Placed[0], page.Placed[0].Panel.Slots[3]
		for what, lies := range map[string][2]float64{
			"the panel's width": {at.Panel.W, 184 * k}, "the last row": {slot.Y, 30 * k}, "its height": {slot.H, 10 * k}, "the margin": {at.X, 8},
		} {
			if math.Abs(lies[0]-lies[1]) > 1e-6 {
				t.Errorf("%s: %s is %.3f mm, want %.3f", paper, what, lies[0], lies[1])
			}
		}
		if want := sheetstest.Paper(t, paper); page.Size != want {
			t.Errorf("%s: a page of %v", paper, page.Size)
		}
	}
}

// A ruler is 50 mm long on any paper: its line is the first step of what it draws.
func TestRulersAreNotEnlarged(t *testing.T) {
	var eye rulerEye
	printed(t, sheetOf(rowsOf("rows", 4)), "a3")[0].Decor(&eye)
	if math.Abs(eye.long-50) > 1e-6 {
		t.Errorf("a ruler of %.3f mm", eye.long)
	}
}

// A rulerEye is a canvas that measures the longest path.
type rulerEye struct {
	canvas.Listing
	frame canvas.Frame
	long  float64
	begun bool
}

func (e *rulerEye) Push(x, y, k float64) {
	if !e.begun {
		e.frame, e.begun = canvas.NewFrame(nil), true
	}
	e.frame.Push(x, y, k)
}

func (e *rulerEye) Pop()                                     { e.frame.Pop() }
func (*rulerEye) Text(_, _ float64, _ string, _ canvas.Type) {}
func (e *rulerEye) Path(p canvas.Path, _ canvas.Paint) {
	moved := e.frame.MediumPath(p)
	e.long = max(e.long, moved[1].X-moved[0].X)
}

// Pieces keep their size: the table's places do.
func TestPiecesAreNotEnlarged(t *testing.T) {
	chips := rowsOf("chips", 1)
	chips.Pieces = []panel.Piece{{Name: "chip", W: 10, H: 10}}
	if got := printed(t, sheetOf(chips), "a3")[0].Placed[0].Panel.W; got != 184 {
		t.Errorf("chips are on a panel of %g mm", got)
	}
}

// On its side, a5 leaves 194 by 132 mm. Ten panels of 23 mm are 230 mm high: the first
// five are on one leaf, the others on the next, and each begins at the margin.
func TestSmallPaperTakesSeveralLeaves(t *testing.T) {
	var panels []panel.Panel
	for i := range 10 {
		p := rowsOf(fmt.Sprint("part", i), 1)
		p.H = 23
		panels = append(panels, p)
	}
	pages := printed(t, sheetOf(panels...), "a5")
	if len(pages) != 2 {
		t.Fatalf("%d leaves", len(pages))
	}
	for i, page := range pages {
		if page.Size != (canvas.Size{Name: "a5", W: 210, H: 148}) || len(page.Placed) != 5+1 { // and the ground
			t.Errorf("leaf %d is %v and has %d parts", i+1, page.Size, len(page.Placed))
		}
		if first := page.Placed[1]; first.Panel.ID != fmt.Sprint("part", 5*i) || math.Abs(first.Shown().Y-8) > 1e-6 {
			t.Errorf("leaf %d begins with %s at %.2f mm", i+1, first.Panel.ID, first.Shown().Y)
		}
	}
}

// A table is cut between two of its rows, and each of them is on one leaf alone.
func TestTablesAreCutBetweenRows(t *testing.T) {
	seen := map[string]int{}
	pages := printed(t, sheetOf(rowsOf("rows", 23)), "a5")
	for _, page := range pages {
		at := page.Placed[len(page.Placed)-1]
		for _, s := range at.Panel.Slots {
			if top, bottom := at.Y+s.Y, at.Y+s.Y+s.H; top >= at.Shown().Y-1e-6 && bottom <= at.Shown().Y+at.Shown().H+1e-6 {
				seen[s.Cell]++
			}
		}
	}
	if len(pages) != 2 || len(seen) != 23 {
		t.Errorf("%d rows of 23 are whole on %d leaves", len(seen), len(pages))
	}
	for row, n := range seen {
		if n != 1 {
			t.Errorf("%s is on %d leaves", row, n)
		}
	}
}

// What pieces lie on isn't cut up, and is refused as it was.
func TestBoardsAreNotCutUp(t *testing.T) {
	board := rowsOf("board", 20)
	board.Laid = func() panel.Laid { return panel.Laid{} }
	var refusal *canvas.Refusal
	_, err := press.Pages([]press.Sheet{sheetOf(board)}, press.Job{Paper: sheetstest.Paper(t, "a5"), Margin: 8}, 1)
	if !errors.As(err, &refusal) {
		t.Errorf("a board on a5: %v", err)
	}
}
