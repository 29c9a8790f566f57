package press_test

import (
	"encoding/xml"
	"errors"
	"io"
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

// elements reads a picture as XML: it fails where it is none, and returns the
// elements in their order.
func elements(t *testing.T, svg string) []xml.StartElement {
	t.Helper()
	var all []xml.StartElement
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			all = append(all, e.Copy())
		}
	}
}

func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

func TestSVG(t *testing.T) {
	cell := sampleCell()
	svg := panel.SVG(samplePanel(), map[string]scoring.Cell{cell.ID: cell})
	sheetstest.Golden(t, "sample.svg", strings.ReplaceAll(svg, "><", ">\n<")+"\n")

	all := elements(t, svg)
	if root := all[0]; attribute(root, "viewBox") != "0 0 60 40" || attribute(root, "id") != "sample" {
		t.Errorf("root %v", root)
	}
	var groups []string
	for _, e := range all {
		if attribute(e, "style") != "" {
			t.Errorf("%s has a style", e.Name.Local)
		}
		if attribute(e, "class") == "cell" {
			groups = append(groups, attribute(e, "id"))
		}
	}
	if want := []string{"sample-gold/1"}; !slices.Equal(groups, want) {
		t.Errorf("cells %q, want %q", groups, want)
	}
	for _, part := range []string{panel.SVGStatic(samplePanel()), panel.SVGCell(samplePanel(), samplePanel().Slots[0], cell)} {
		if !strings.Contains(svg, part) {
			t.Errorf("not a part of the picture: %s", part)
		}
	}
}

func TestSVGOfEachSpecimen(t *testing.T) {
	for _, p := range []panel.Panel{minePanel(), patternPanel(), stashPanel(), cashPanel()} {
		cells := 0
		for _, e := range elements(t, panel.SVG(p, nil)) {
			if attribute(e, "class") == "cell" {
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
	all := elements(t, svg)
	var end [2]float64
	for i, number := range strings.Fields(strings.NewReplacer("m", " ", "l", " ", "-", " -").Replace(attribute(all[len(all)-1], "d"))) {
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
