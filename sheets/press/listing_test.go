package press_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

func samplePage() press.Page {
	return press.Page{
		Size: canvas.Size{Name: "slip", W: 100, H: 80}, Name: "sample",
		Decor: func(c canvas.Canvas) {
			c.Text(50, 15, "a slip", canvas.Type{Size: 8, Align: canvas.Middle, Colour: canvas.Black})
		},
		Placed: []panel.Placement{{Panel: sheetstest.SamplePanel(), X: 20, Y: 20}},
		Cells:  []scoring.Cell{sheetstest.SampleCell()},
	}
}

func TestListing(t *testing.T) {
	list, err := samplePage().List()
	if err != nil {
		t.Fatal(err)
	}
	sheetstest.Golden(t, "sample.list", list)
}
