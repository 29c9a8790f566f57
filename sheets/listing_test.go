package sheets_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets"
	"saddlebag/sheets/sheetstest"
)

// samplePanel uses every operation of a canvas.
func samplePanel() sheets.Panel {
	return sheets.Panel{
		ID: "sample", Title: "Sample <&>", W: 60, H: 40,
		Static: func(c sheets.Canvas) {
			c.Path(sheets.Rect(0, 0, 60, 40), sheets.Paint{Fill: sheets.Paper, Stroke: sheets.Black, Width: 0.9})
			c.Path(sheets.Line(2, 10, 58, 10), sheets.Paint{Stroke: sheets.Spot, Width: 0.25, Dash: []float64{1, 0.5}, Round: true})
			c.Hatch(sheets.Circle(10, 20, 3), sheets.Tone{Pattern: sheets.Dots, Pitch: 1, Weight: 0.3, Colour: sheets.Black})
			c.Push(20, 15, 2)
			c.Text(0, 1.005, "twice as large", sheets.Type{Face: sheets.Bold, Size: 5, Colour: sheets.Spot})
			c.Path(sheets.Rect(0, 2, 4, 3), sheets.Paint{Fill: sheets.Spot, Stroke: sheets.Black, Width: 0.1, Dash: []float64{0.5}})
			c.Hatch(sheets.Rect(5, 2, 4, 3), sheets.Tone{Pattern: sheets.Cross, Pitch: 0.5, Weight: 0.1, Colour: sheets.Pencil})
			c.Pop()
		},
		Slots: []sheets.Slot{{Cell: "gold/1", X: 50, Y: 30, W: 6, H: 6, Draw: func(c sheets.Canvas, s sheets.Slot, cell scoring.Cell) {
			c.Path(sheets.Rect(s.X, s.Y, s.W, s.H), sheets.Paint{Stroke: sheets.Black, Width: 0.3})
			c.Text(s.X+s.W/2, s.Y+4.5, cell.Value, sheets.Type{Face: sheets.Italic, Size: 11, Align: sheets.Middle, Colour: sheets.Pencil})
		}}},
	}
}

func sampleCell() scoring.Cell {
	return scoring.Cell{ID: "gold/1", Label: `The "first" nugget`, Value: "G & 🐎"}
}

func samplePage() sheets.Page {
	return sheets.Page{
		Size: sheets.Size{Name: "slip", W: 100, H: 80}, Name: "sample",
		Decor: func(c sheets.Canvas) {
			c.Text(50, 15, "a slip", sheets.Type{Size: 8, Align: sheets.Middle, Colour: sheets.Black})
		},
		Placed: []sheets.Placement{{Panel: samplePanel(), X: 20, Y: 20}},
		Cells:  []scoring.Cell{sampleCell()},
	}
}

func TestListing(t *testing.T) {
	list, err := samplePage().List()
	if err != nil {
		t.Fatal(err)
	}
	sheetstest.Golden(t, "sample.list", list)
}
