package panel_test

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/sheetstest"
)

func TestSVG(t *testing.T) {
	cell := sheetstest.SampleCell()
	svg := panel.SVG(sheetstest.SamplePanel(), map[string]scoring.Cell{cell.ID: cell})
	sheetstest.Golden(t, "sample.svg", strings.ReplaceAll(svg, "><", ">\n<")+"\n")

	all := sheetstest.Elements(t, svg)
	if root := all[0]; sheetstest.Attribute(root, "viewBox") != "0 0 60 40" || sheetstest.Attribute(root, "id") != "sample" {
		t.Errorf("root %v", root)
	}
	var groups []string
	for _, e := range all {
		if sheetstest.Attribute(e, "style") != "" {
			t.Errorf("%s has a style", e.Name.Local)
		}
		if sheetstest.Attribute(e, "class") == "cell" {
			groups = append(groups, sheetstest.Attribute(e, "id"))
		}
	}
	if want := []string{"sample-gold/1"}; !slices.Equal(groups, want) {
		t.Errorf("cells %q, want %q", groups, want)
	}
	for _, part := range []string{panel.SVGStatic(sheetstest.SamplePanel()), panel.SVGCell(sheetstest.SamplePanel(), sheetstest.SamplePanel().Slots[0], cell)} {
		if !strings.Contains(svg, part) {
			t.Errorf("not a part of the picture: %s", part)
		}
	}
}

func TestSVGOfEachSpecimen(t *testing.T) {
	for _, p := range sheetstest.SpecimenPanels() {
		cells := 0
		for _, e := range sheetstest.Elements(t, panel.SVG(p, nil)) {
			if sheetstest.Attribute(e, "class") == "cell" {
				cells++
			}
		}
		if cells != len(p.Slots) {
			t.Errorf("%s: %d cells, want %d", p.ID, cells, len(p.Slots))
		}
	}
}

// A part of a cell is found by its class; only the cell itself has an id.
func TestSVGPartOfACell(t *testing.T) {
	p := panel.Panel{ID: "wheel", W: 10, H: 10}
	s := panel.Slot{Cell: "spinner", W: 10, H: 10, Draw: func(c canvas.Canvas, _ panel.Slot, _ scoring.Cell) {
		c.Begin("needle", "")
		c.End()
	}}
	const want = `<g id="wheel-spinner" class="cell"><title>The spinner</title><g class="needle"></g></g>`
	if got := panel.SVGCell(p, s, scoring.Cell{ID: "spinner", Label: "The spinner"}); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Steps are written rounded, each from the last: what is lost in one is not lost
// in those after it.
func TestLongPathsDoNotDrift(t *testing.T) {
	const third, lines = 1.0 / 3, 300
	path := canvas.Path(nil).Move(third, 2*third)
	for i := 1; i <= lines; i++ {
		path = path.Line(third+float64(i)*third, 2*third).Move(third+float64(i)*third, 2*third)
	}
	svg := panel.SVGStatic(panel.Panel{ID: "long", W: 200, H: 10, Static: func(c canvas.Canvas) {
		c.Path(path, canvas.Paint{Stroke: canvas.Black, Width: 1})
	}})
	all := sheetstest.Elements(t, svg)
	var end [2]float64
	for i, number := range strings.Fields(strings.NewReplacer("m", " ", "l", " ", "-", " -").Replace(sheetstest.Attribute(all[len(all)-1], "d"))) {
		n, err := strconv.ParseFloat(number, 64)
		if err != nil {
			t.Fatal(err)
		}
		end[i%2] += n
	}
	if math.Abs(end[0]-100.33) > 1e-6 || math.Abs(end[1]-0.67) > 1e-6 {
		t.Errorf("ends at %g, want 100.33, 0.67", end)
	}
}
