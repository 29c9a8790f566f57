package press_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// samplePanel uses every operation of a canvas.
func samplePanel() panel.Panel {
	return panel.Panel{
		ID: "sample", Title: "Sample <&>", W: 60, H: 40,
		Static: func(c canvas.Canvas) {
			c.Path(canvas.Rect(0, 0, 60, 40), canvas.Paint{Fill: canvas.Paper, Stroke: canvas.Black, Width: 0.9})
			c.Path(canvas.Line(2, 10, 58, 10), canvas.Paint{Stroke: canvas.Spot, Width: 0.25, Dash: []float64{1, 0.5}, Round: true})
			c.Hatch(canvas.Circle(10, 20, 3), canvas.Tone{Pattern: canvas.Dots, Pitch: 1, Weight: 0.3, Colour: canvas.Black})
			c.Push(20, 15, 2)
			c.Text(0, 1.005, "twice as large", canvas.Type{Face: canvas.Bold, Size: 5, Colour: canvas.Spot})
			c.Path(canvas.Rect(0, 2, 4, 3), canvas.Paint{Fill: canvas.Spot, Stroke: canvas.Black, Width: 0.1, Dash: []float64{0.5}})
			c.Hatch(canvas.Rect(5, 2, 4, 3), canvas.Tone{Pattern: canvas.Cross, Pitch: 0.5, Weight: 0.1, Colour: canvas.Pencil})
			c.Pop()
		},
		Slots: []panel.Slot{{Cell: "gold/1", X: 50, Y: 30, W: 6, H: 6, Draw: func(c canvas.Canvas, s panel.Slot, cell scoring.Cell) {
			c.Path(canvas.Rect(s.X, s.Y, s.W, s.H), canvas.Paint{Stroke: canvas.Black, Width: 0.3})
			c.Text(s.X+s.W/2, s.Y+4.5, cell.Value, canvas.Type{Face: canvas.Italic, Size: 11, Align: canvas.Middle, Colour: canvas.Pencil})
		}}},
	}
}

func sampleCell() scoring.Cell {
	return scoring.Cell{ID: "gold/1", Label: `The "first" nugget`, Value: "G & 🐎"}
}

func samplePage() press.Page {
	return press.Page{
		Size: canvas.Size{Name: "slip", W: 100, H: 80}, Name: "sample",
		Decor: func(c canvas.Canvas) {
			c.Text(50, 15, "a slip", canvas.Type{Size: 8, Align: canvas.Middle, Colour: canvas.Black})
		},
		Placed: []panel.Placement{{Panel: samplePanel(), X: 20, Y: 20}},
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
