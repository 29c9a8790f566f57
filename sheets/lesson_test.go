package sheets_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/example"
	"saddlebag/sheets/sheetstest"
)

// The front of a card has the lessons on it, two in a row, in the order given; what
// was one page without them is its back. A window of 90 by 45 mm fills a picture of
// 90 mm with what is left of it, and what happens there is drawn to the same measure.
func TestTaught(t *testing.T) {
	job := sheets.PrintJob{Paper: sheetstest.Paper(t, "a4"), Margin: 8}
	var order []string
	panel := func(id string) sheets.Panel {
		return sheets.Panel{ID: id, W: 200, H: 100, Static: func(sheets.Canvas) { order = append(order, id) }}
	}
	lessons := func(sheets.PrintJob) []sheets.Lesson {
		return []sheets.Lesson{
			{Title: "One", Text: "first", Panel: panel("land"), Window: sheets.Area{X: 20, Y: 10, W: 90, H: 45}, Over: func(sheets.Canvas) { order = append(order, "over") }},
			{Title: "Two", Text: "second"},
		}
	}
	card := func(sheets.PrintJob) ([]sheets.Page, error) {
		return []sheets.Page{{Size: job.Paper, Name: "card"}}, nil
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
	if w := shown.Window; w.W != sheets.ColumnWidth || w.X <= 0 || w.Y < 0 || w.X+w.W > shown.Panel.W || w.Y+w.H > shown.Panel.H {
		t.Errorf("the window %v of a panel of %g by %g mm", w, shown.Panel.W, shown.Panel.H)
	}
}

// A picture has the words of its panel that are 6 points or more as it is printed, and
// bars for the others: half as large, of 12 and 11 points the first.
func TestPictureGreeksWhatIsTooSmall(t *testing.T) {
	panel := sheets.Panel{ID: "land", W: 100, H: 50, Pieces: []sheets.Piece{{Name: "chip"}}, Static: func(c sheets.Canvas) {
		c.Text(10, 10, "large", sheets.Type{Size: 12, Colour: sheets.Black})
		c.Text(10, 20, "small", sheets.Type{Size: 11, Align: sheets.Right, Colour: sheets.Black})
	}}
	shown := panel.Scaled(0.5).AsPicture()
	list, err := sheets.Page{Placed: []sheets.Placement{{Panel: shown}}}.List()
	if err != nil || shown.Pieces != nil {
		t.Fatalf("%v, pieces %v", err, shown.Pieces)
	}
	if !strings.Contains(list, `"large"`) || strings.Contains(list, `"small"`) || strings.Count(list, "path stroke ink") != 1 {
		t.Errorf("drawn:\n%s", list)
	}
}
