package svg_test

import (
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/canvas/svg"
	"saddlebag/sheets/panel"
)

// Pictures have their static parts drawn once too, each with the ids that its
// panel gives to groups.
func TestSVGStaticIsDrawnOnce(t *testing.T) {
	svg.ForgetParts()
	drawn := 0
	shown := panel.Panel{ID: "one", W: 60, H: 20, Key: "svg", Static: func(c canvas.Canvas) {
		drawn++
		c.Begin("part", "")
		c.End()
	}}
	first := panel.SVGStatic(shown)
	if again := panel.SVGStatic(shown); again != first || drawn != 1 {
		t.Errorf("drawn %d times; first %s, then %s", drawn, first, again)
	}
	for _, change := range []func(*panel.Panel){
		func(p *panel.Panel) { p.ID = "other" },
		func(p *panel.Panel) { p.W++ },
		func(p *panel.Panel) { p.Key = "another" },
		func(p *panel.Panel) { p.Key = "" },
		func(p *panel.Panel) { p.Key = "" },
	} {
		other, before := shown, drawn
		change(&other)
		want := strings.Replace(first, "one-part", other.ID+"-part", 1)
		if got := panel.SVGStatic(other); got != want || drawn != before+1 {
			t.Errorf("drawn %d times more, got %s, want %s", drawn-before, got, want)
		}
	}
}
