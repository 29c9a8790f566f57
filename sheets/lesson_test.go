package sheets_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/example"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// The front of a leaf has the lessons on it, two in a row, in the order given; what
// was one page without them is its back. Where the margins leave 184 mm, a picture shows cells
// that are 90 by 45 mm in all, fills its 90 mm with what is round them, and what happens there
// is drawn over it.
func TestTaught(t *testing.T) {
	job := press.Job{Paper: sheetstest.Paper(t, "a4"), Margin: 13}
	var order []string
	part := func(id string) panel.Panel {
		return panel.Panel{ID: id, W: 200, H: 100, Static: func(canvas.Canvas) { order = append(order, id) }, Slots: []panel.Slot{{Cell: "dug/1", X: 20, Y: 10, W: 90, H: 20}, {Cell: "dug/2", X: 20, Y: 35, W: 90, H: 20}}}
	}
	shown := func(id string) func(press.Job) panel.Panel {
		return func(press.Job) panel.Panel { return part(id) }
	}
	course := sheets.Course{Begin: "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n", Lessons: []sheets.Lesson{
		{
			Title: "One", Text: "first", Panel: shown("land"), Show: []string{"dug"}, Ring: [][]string{{"dug/2"}},
			Over: func(press.Job, canvas.Canvas) { order = append(order, "over") },
		},
		{Title: "Two", Text: "second", Panel: shown("river")},
	}}
	card := func(press.Job) ([]press.Page, error) {
		return []press.Page{{Size: job.Paper, Name: "card"}}, nil
	}
	pages, err := sheets.Taught(example.Title.Game, course, sheets.InOpenCountry(art.Burro), card)(job)
	if err != nil || len(pages) != 2 || pages[0].Back || !pages[1].Back || pages[1].Name != "card" {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	if _, err := pages[0].List(); err != nil {
		t.Fatal(err)
	}
	if want := []string{"land", "over", "river"}; !slices.Equal(order, want) {
		t.Errorf("drawn: %q, want %q", order, want)
	}
	seen := pages[0].Placed[1]
	if w := seen.Window; w.W != panel.ColumnWidth || w.X <= 0 || w.Y < 0 || w.X+w.W > seen.Panel.W || w.Y+w.H > seen.Panel.H {
		t.Errorf("the window %v of a panel of %g by %g mm", w, seen.Panel.W, seen.Panel.H)
	}
}

// A lesson that breaks a rule isn't taught, and neither is one of a cell that its panel
// doesn't have.
func TestNothingWrongIsTaught(t *testing.T) {
	land := func(press.Job) panel.Panel {
		return panel.Panel{ID: "land", W: 90, H: 60, Static: func(canvas.Canvas) {}}
	}
	for want, lesson := range map[string]sheets.Lesson{
		"LG1":                    {Panel: land, Moves: "Ann dance"},
		"land has no cell dug/7": {Panel: land, Show: []string{"dug/7"}},
		"land has no cell dug/8": {Panel: land, Ring: [][]string{{"dug/8"}}},
	} {
		title := example.Title
		title.Course = sheets.Course{Begin: "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n", Lessons: []sheets.Lesson{lesson}}
		if _, err := title.Pictures(nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
