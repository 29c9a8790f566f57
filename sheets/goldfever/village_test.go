package goldfever_test

import (
	"math"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// villageOf is the village on a screen, and its data.
func villageOf(t *testing.T, job press.Job) (panel.Panel, *village.Village) {
	t.Helper()
	poster := made(t, job, "village")[0].Placed[0].Panel
	return poster, &job.Setup.House.(*scenario.House).Village
}

// The poster is 516 by 362 mm, which four pages hold that lie on their sides: of
// a4 with margins of 8 mm, each shows 281 by 186, and of letter, where it is a little smaller so that no circle
// is cut, 263.4 by 191.9.
func TestPosterIsFourPages(t *testing.T) {
	job := blank(t, "showdown-2", names[:2]...)
	poster, _ := villageOf(t, job)
	if poster.W != 516 || poster.H != 362 {
		t.Errorf("the poster is %g by %g mm", poster.W, poster.H)
	}
	for _, name := range []string{"a4", "letter", "a3"} {
		job.Paper = sheetstest.Paper(t, name)
		pages := made(t, job, "village")
		sheetstest.NothingIsCut(t, pages)
		if name == "a3" {
			continue
		}
		if len(pages) != 4 || pages[0].Size.W < pages[0].Size.H {
			t.Errorf("%s: %d pages, %g mm wide", name, len(pages), pages[0].Size.W)
		}
	}
}

// On a screen of 360 pixels, of which margins leave 328, the village is twice as
// wide. A finger of 44 pixels then hits each zone and no other.
func TestZonesFitAFinger(t *testing.T) {
	const finger, wide = 44.0, 2 * 328.0
	panel, v := villageOf(t, blank(t, "showdown-2", names[:2]...))
	if len(panel.Slots) != len(v.Zones) {
		t.Fatalf("%d slots for %d zones", len(panel.Slots), len(v.Zones))
	}
	for i, s := range panel.Slots {
		if px := min(s.W, s.H) * wide / panel.W; px < finger {
			t.Errorf("%s is %.1f pixels wide", s.Cell, px)
		}
		for _, o := range panel.Slots[:i] {
			if math.Abs(s.X-o.X) < s.W && math.Abs(s.Y-o.Y) < s.H {
				t.Errorf("%s and %s overlap", s.Cell, o.Cell)
			}
		}
	}
}

// A stroke is a line of a drawing, where the village has its origin.
type stroke struct {
	path  canvas.Path
	paint canvas.Paint
}

// A strokeEye is a canvas that notes lines where they come to lie.
type strokeEye struct {
	*canvas.Listing
	x, y    []float64
	scale   []float64
	strokes []stroke
}

func (e *strokeEye) Push(x, y, k float64) {
	e.x, e.y, e.scale = append(e.x, x), append(e.y, y), append(e.scale, k)
	e.Listing.Push(x, y, k)
}

func (e *strokeEye) Pop() {
	last := len(e.x) - 1
	e.x, e.y, e.scale = e.x[:last], e.y[:last], e.scale[:last]
	e.Listing.Pop()
}

func (e *strokeEye) Path(p canvas.Path, paint canvas.Paint) {
	p = slices.Clone(p)
	for i := len(e.x) - 1; i >= 0; i-- {
		p = p.Moved(e.x[i], e.y[i], e.scale[i])
	}
	e.strokes = append(e.strokes, stroke{p.Moved(-8, -11, 1), paint}) // the plan begins 8 mm from the left and 11 from the top
}

// drawn counts the strokes of a width that run through points.
func (e *strokeEye) drawn(width float64, ink canvas.Colour, points ...village.Point) int {
	n := 0
	for _, s := range e.strokes {
		if s.paint.Stroke != ink || s.paint.Width != width {
			continue
		}
		at := make([]village.Point, 0, len(s.path))
		for _, p := range s.path {
			if p.Op == canvas.MoveTo || p.Op == canvas.LineTo {
				at = append(at, village.Point{int(math.Round(p.X)), int(math.Round(p.Y))})
			}
		}
		if slices.Equal(at, points) {
			n++
		}
	}
	return n
}

// What stands on the map of the rulebook is on the poster: walls are 2.4 mm wide
// and broken by openings, and what is open is dashed and nothing else.
func TestTheMapIsDrawn(t *testing.T) {
	panel, v := villageOf(t, blank(t, "showdown-2", names[:2]...))
	eye := &strokeEye{Listing: canvas.NewListing()}
	panel.Static(eye)
	for _, b := range v.Barriers {
		if n := eye.drawn(2.4, canvas.Black, b.Path...); b.Kind == village.Wall && n != 1 {
			t.Errorf("the wall %v is drawn %d times", b.Path, n)
		}
	}
	for _, o := range v.Openings {
		if n := eye.drawn(3, canvas.Paper, o.Line[:]...); n != 1 {
			t.Errorf("the %s %v breaks its wall %d times", o.Kind, o.Line, n)
		}
	}
	for _, tree := range v.Trees {
		right := village.Point{tree.Centre[0] + tree.Radius, tree.Centre[1]}
		if !slices.ContainsFunc(eye.strokes, func(s stroke) bool {
			return math.Abs(s.path[0].X-float64(right[0])) < 0.01 && math.Abs(s.path[0].Y-float64(right[1])) < 0.01
		}) {
			t.Errorf("no circle round the tree at %v", tree.Centre)
		}
	}
	dashed := map[[2]int]bool{}
	for _, s := range eye.strokes {
		if len(s.paint.Dash) == 0 || s.path[0].Y > float64(v.Height) { // the legend is below
			continue
		}
		beside := zonesBeside(v, s.path)
		if len(beside) != 2 {
			t.Errorf("a dashed line from %g, %g has zones %v beside it", s.path[0].X, s.path[0].Y, beside)
			continue
		}
		dashed[[2]int{beside[0], beside[1]}] = true
	}
	for a := range v.Zones {
		for b := a + 1; b < len(v.Zones); b++ {
			border, _ := v.Border(a, b)
			if dashed[[2]int{a, b}] != (border == village.OpenBorder) {
				t.Errorf("%s and %s adjoin by %q; dashed: %v", v.Zones[a].Name, v.Zones[b].Name, border, dashed[[2]int{a, b}])
			}
		}
	}
}

// zonesBeside are the zones 2 mm to either side of the middle of a line.
func zonesBeside(v *village.Village, p canvas.Path) []int {
	dx, dy := p[1].X-p[0].X, p[1].Y-p[0].Y
	long := math.Hypot(dx, dy)
	var found []int
	for _, far := range []float64{-2, 2} {
		x, y := (p[0].X+p[1].X)/2-dy*far/long, (p[0].Y+p[1].Y)/2+dx*far/long
		for i, z := range v.Zones {
			if z.Holds(village.Point{int(math.Round(x)), int(math.Round(y))}) {
				found = append(found, i)
			}
		}
	}
	slices.Sort(found)
	return found
}

// A wordEye is a canvas that notes what is written.
type wordEye struct {
	*canvas.Listing
	words []string
}

func (e *wordEye) Text(x, y float64, s string, t canvas.Type) {
	e.words = append(e.words, s)
	e.Listing.Text(x, y, s, t)
}

// In a zone everybody and everything has a line, as a ledger writes it.
func TestWhoStandsInAZone(t *testing.T) {
	panel, _ := villageOf(t, played(t, "showdown-2", 0))
	s := panel.Slots[0]
	for value, want := range map[string][]string{
		"":                        nil,
		"Ted":                     {"Ted"},
		"Ted Fred, colt nugget-3": {"Ted", "Fred", "colt", "nugget 3"},
		"+5":                      {"+5"},
	} {
		eye := &wordEye{Listing: canvas.NewListing()}
		s.Draw(eye, s, scoring.Cell{ID: s.Cell, Value: value})
		if !slices.Equal(eye.words, want) {
			t.Errorf("%q is written %q", value, eye.words)
		}
	}
}
