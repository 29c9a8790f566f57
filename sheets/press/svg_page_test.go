package press_test

import (
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// word draws a word so that it can be found again.
func word(text string, x, y float64) func(canvas.Canvas) {
	return func(c canvas.Canvas) { c.Text(x, y, text, canvas.Type{Size: 10, Colour: canvas.Black}) }
}

func TestPageSVG(t *testing.T) {
	shown := panel.Panel{
		ID: "panel", Owner: 1, W: 50, H: 50, Static: word("printed", 1, 2),
		Slots: []panel.Slot{{Cell: "a/1", Draw: func(c canvas.Canvas, _ panel.Slot, cell scoring.Cell) { word(cell.Value, 3, 4)(c) }}},
	}
	page := press.Page{
		Size: press.Papers[0], Name: "a <page>", Decor: word("above", 5, 6),
		Placed: []panel.Placement{{Panel: shown, X: 20, Y: 30, Window: canvas.Area{X: 10, Y: 5, W: 25, H: 15}}},
		Cells:  []scoring.Cell{{ID: "a/1", Owner: 1, Value: "written"}},
	}
	svg, err := press.PageSVG(page, canvas.Grey)
	if err != nil {
		t.Fatal(err)
	}
	all := sheetstest.Elements(t, svg)
	root := all[0]
	if sheetstest.Attribute(root, "viewBox") != "0 0 210 297" || sheetstest.Attribute(root, "class") != "page ink-grey" {
		t.Errorf("root %v", root)
	}
	var at []string // of the words, in the order drawn
	for _, e := range all {
		if sheetstest.Attribute(e, "id") != "" {
			t.Errorf("%s has an id", e.Name.Local)
		}
		switch e.Name.Local {
		case "text":
			at = append(at, sheetstest.Attribute(e, "x")+","+sheetstest.Attribute(e, "y"))
		case "svg":
			at = append(at, sheetstest.Attribute(e, "viewBox"))
		}
	}
	// The panel's origin is at 20, 30, and the window 10, 5 from there.
	if want := []string{"0 0 210 297", "5,6", "30 35 25 15", "21,32", "23,34"}; !slices.Equal(at, want) {
		t.Errorf("drawn at %q, want %q", at, want)
	}
	for _, want := range []string{"<title>a &lt;page&gt;</title>", ">above<", ">printed<", ">written<"} {
		if !strings.Contains(svg, want) {
			t.Errorf("%s is missing in\n%s", want, svg)
		}
	}
}

func TestPageSVGWithoutCell(t *testing.T) {
	shown := panel.Panel{ID: "panel", Slots: []panel.Slot{{Cell: "a/1"}}}
	if _, err := press.PageSVG(press.Page{Placed: []panel.Placement{{Panel: shown}}}, canvas.Full); err == nil {
		t.Error("a slot without its cell is drawn")
	}
}

// What is printed on several panels is in the document once, and shown where each of
// them lies.
func TestPagesShareStatics(t *testing.T) {
	drawn := 0
	note := panel.Panel{ID: "note", Key: "a note of this test", W: 50, H: 30, Static: func(c canvas.Canvas) {
		drawn++
		word("printed", 1, 2)(c)
	}}
	other := panel.Panel{ID: "other", W: 50, H: 30, Static: word("alone", 1, 2)}
	page := press.Page{Size: press.Papers[0], Placed: []panel.Placement{
		{Panel: note, X: 20, Y: 30}, {Panel: note, X: 80, Y: 30, Window: canvas.Area{W: 25, H: 30}}, {Panel: other, X: 10, Y: 100},
	}}
	pages := press.NewSVGPages(canvas.Full)
	var texts, ids, uses []string
	for range 2 {
		svg, err := pages.Page(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range sheetstest.Elements(t, svg) {
			switch e.Name.Local {
			case "text":
				texts = append(texts, sheetstest.Attribute(e, "x")+","+sheetstest.Attribute(e, "y"))
			case "g":
				ids = append(ids, sheetstest.Attribute(e, "id"))
			case "use":
				uses = append(uses, sheetstest.Attribute(e, "href")+" "+sheetstest.Attribute(e, "x")+","+sheetstest.Attribute(e, "y"))
			}
		}
	}
	if want := []string{"1,2", "11,102", "11,102"}; !slices.Equal(texts, want) || drawn != 1 {
		t.Errorf("words at %q, drawn %d times; want %q, drawn once", texts, drawn, want)
	}
	if len(ids) != 1 || ids[0] == "" {
		t.Fatalf("groups %q; want one with an id", ids)
	}
	at := "#" + ids[0]
	if want := []string{at + " 20,30", at + " 80,30", at + " 20,30", at + " 80,30"}; !slices.Equal(uses, want) {
		t.Errorf("shown at %q; want %q", uses, want)
	}
}
