package goldfever

import (
	"strconv"
	"testing"

	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
)

// Plans of 500 by 340 for 54 zones in a room of 190 by 250 mm: five beside one another are
// 28.8 mm high with their names, which makes 8 rows and two pages. Six are 24.4 mm high: 9
// rows, one page.
func TestPlansOnFewestPages(t *testing.T) {
	v := &village.Village{Width: 500, Height: 340, Zones: make([]village.Zone, 54)}
	if g := gridOf(v, canvas.Area{W: 190, H: 250}); g.columns != 6 || g.rows != 9 {
		t.Errorf("%d columns of %d plans", g.columns, g.rows)
	}
}

// The number of a square for shells keeps a fifth of a millimetre from its lines.
func TestShellNumbersTouchNoLine(t *testing.T) {
	const clear = 0.2
	for n := range trackSlots {
		left, wide := 0.1+trackNumber/2, art.TitleWidth(strconv.Itoa(n), trackCaps)
		if near := left - wide/2 - art.FinePen.Width/2; near < clear {
			t.Errorf("%d is %.2f mm from the line before it", n, near)
		}
	}
}

// A joker says what it does in 9 pt, at a length that fills its card.
func TestJokersAreLegible(t *testing.T) {
	eye := &typeEye{Listing: canvas.NewListing()}
	text := "Your next shot or thrown knife in this phase draws one step easier."
	jokerFront(1, scenario.Joker{Kind: terms.SteadyHand, Title: "Steady hand", Text: text}).Static(eye)
	lines := 0
	for _, size := range eye.sizes {
		if size == 9 {
			lines++
		}
	}
	if lines != 4 {
		t.Errorf("%d lines in 9 pt, of types %v", lines, eye.sizes)
	}
}

// A typeEye is a canvas that notes the sizes of type.
type typeEye struct {
	*canvas.Listing
	sizes []float64
}

func (e *typeEye) Text(x, y float64, s string, t canvas.Type) {
	e.sizes = append(e.sizes, t.Size)
	e.Listing.Text(x, y, s, t)
}

// A line that runs through an outline with a dent lies inside it twice.
func TestWithin(t *testing.T) {
	dent := []place{{0, 0}, {10, 0}, {10, 10}, {6, 10}, {6, 4}, {4, 4}, {4, 10}, {0, 10}}
	var parts [][2]place
	within(place{-5, 7}, place{20, 7}, dent, func(a, b place) { parts = append(parts, [2]place{a, b}) })
	if len(parts) != 2 || parts[0] != [2]place{{0, 7}, {4, 7}} || parts[1] != [2]place{{6, 7}, {10, 7}} {
		t.Errorf("inside from and to %v", parts)
	}
	if half := rightOf([]place{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, place{5, 0}, place{5, 10}); len(half) != 4 { // downwards, so that the right is at the left of the page
		t.Errorf("half of a square is %v", half)
	} else if low, high := extent(half); low != (place{0, 0}) || high != (place{5, 10}) {
		t.Errorf("half of a square is %v", half)
	}
}
