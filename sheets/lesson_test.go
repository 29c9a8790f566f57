package sheets_test

import (
	"slices"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/example"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// The front of a card has the lessons on it, two in a row, in the order given; what
// was one page without them is its back. A window of 90 by 45 mm fills a picture of
// 90 mm with what is left of it, and what happens there is drawn to the same measure.
func TestTaught(t *testing.T) {
	job := press.Job{Paper: sheetstest.Paper(t, "a4"), Margin: 8}
	var order []string
	part := func(id string) panel.Panel {
		return panel.Panel{ID: id, W: 200, H: 100, Static: func(canvas.Canvas) { order = append(order, id) }}
	}
	lessons := func(press.Job) []sheets.Lesson {
		return []sheets.Lesson{
			{Title: "One", Text: "first", Panel: part("land"), Window: canvas.Area{X: 20, Y: 10, W: 90, H: 45}, Over: func(canvas.Canvas) { order = append(order, "over") }},
			{Title: "Two", Text: "second"},
		}
	}
	card := func(press.Job) ([]press.Page, error) {
		return []press.Page{{Size: job.Paper, Name: "card"}}, nil
	}
	pages, err := sheets.Taught(example.Title.Game, lessons, card)(job)
	if err != nil || len(pages) != 2 || pages[0].Back || !pages[1].Back || pages[1].Name != "card" {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	if _, err := pages[0].List(); err != nil {
		t.Fatal(err)
	}
	if want := []string{"land", "over"}; !slices.Equal(order, want) {
		t.Errorf("drawn: %q, want %q", order, want)
	}
	shown := pages[0].Placed[1]
	if w := shown.Window; w.W != panel.ColumnWidth || w.X <= 0 || w.Y < 0 || w.X+w.W > shown.Panel.W || w.Y+w.H > shown.Panel.H {
		t.Errorf("the window %v of a panel of %g by %g mm", w, shown.Panel.W, shown.Panel.H)
	}
}
