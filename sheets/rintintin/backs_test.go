package rintintin_test

import (
	"fmt"
	"math"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A place is a circle on a page.
type place struct{ x, y, r float64 }

// An eye is a canvas that notes all points of paths, and which are circles.
type eye struct {
	*canvas.Listing
	points  map[string]int
	circles []place
}

func look(p panel.Panel) *eye {
	e := &eye{canvas.NewListing(), map[string]int{}, nil}
	p.Static(e)
	return e
}

func (e *eye) Path(p canvas.Path, _ canvas.Paint) {
	e.note(p)
	if len(p) == 6 && p[4].Op == canvas.CurveTo && p[5].Op == canvas.Close { // four quarters
		r := (p[0].X - p[2].X) / 2
		e.circles = append(e.circles, place{p[0].X - r, p[0].Y, r})
	}
}

func (e *eye) Hatch(p canvas.Path, _ canvas.Tone) { e.note(p) }

func (e *eye) note(p canvas.Path) {
	for _, s := range p {
		if s.Op != canvas.Close {
			e.points[spot(s.X, s.Y)]++
		}
	}
}

// spot names a place to a hundredth of a millimetre.
func spot(x, y float64) string {
	return fmt.Sprintf("%d %d", int(math.Round(100*x)), int(math.Round(100*y)))
}

// turnedOver is where a place on the front of a page is seen from behind,
// after the paper was turned over an edge: its long edge runs up and down
// where the page is upright.
func turnedOver(page canvas.Size, duplex press.Duplex, x, y float64) (float64, float64) {
	if (duplex == press.LongEdge) == (page.H >= page.W) {
		return page.W - x, y
	}
	return x, page.H - y
}

// The back of each card lies behind its front: a4 holds the cards upright,
// letter on its side.
func TestCardBacksFallOnTheirFronts(t *testing.T) {
	for _, size := range []string{"a4", "letter"} {
		for _, duplex := range []press.Duplex{press.LongEdge, press.ShortEdge} {
			job := blank(t, nil, "Ann", "Bob")
			job.Paper, job.Duplex = sheetstest.Paper(t, size), duplex
			pages := made(t, job, "boodle")
			if len(pages) != 2 {
				t.Fatalf("%d pages", len(pages))
			}
			for i, front := range pages[0].Placed {
				back := pages[1].Placed[i]
				if back.Panel.ID != front.Panel.ID+"-back" {
					t.Errorf("%s is behind %s", back.Panel.ID, front.Panel.ID)
				}
				x, y := turnedOver(pages[0].Size, duplex, front.X+63.0/2, front.Y+88.0/2)
				if math.Hypot(x-back.X-63.0/2, y-back.Y-88.0/2) > 0.01 {
					t.Errorf("%s on %s: %s lies elsewhere", front.Panel.ID, size, back.Panel.ID)
				}
			}
		}
	}
}

// Behind each cavalryman there is the back of one of the same squad.
func TestCounterBacksFallOnTheirFronts(t *testing.T) {
	for _, size := range []string{"a4", "letter", "a3", "a5"} {
		for _, duplex := range []press.Duplex{press.LongEdge, press.ShortEdge} {
			job := blank(t, nil, "Ann", "Bob")
			job.Paper, job.Duplex = sheetstest.Paper(t, size), duplex
			pages := made(t, job, "counters")
			men := 0
			for n := 0; n < len(pages); n += 2 {
				for i, front := range pages[n].Placed {
					back := pages[n+1].Placed[i]
					behind := map[string]bool{}
					for _, c := range look(back.Panel).circles {
						behind[spot(back.X+c.x, back.Y+c.y)] = true
					}
					for _, c := range look(front.Panel).circles {
						if math.Abs(c.r-9) > 0.001 { // where to cut
							continue
						}
						men++
						if x, y := turnedOver(pages[n].Size, duplex, front.X+c.x, front.Y+c.y); !behind[spot(x, y)] {
							t.Errorf("%s, duplex %d: nothing behind a man of %s", size, duplex, front.Panel.ID)
						}
					}
				}
			}
			if men != 40 {
				t.Errorf("%s: %d cavalrymen", size, men)
			}
		}
	}
}

// The back of a card is the same head over heels, so that nobody knows one by
// how it lies.
func TestBoodleBackIsEven(t *testing.T) {
	job := blank(t, nil, "Ann", "Bob")
	job.Duplex = press.LongEdge
	for _, at := range made(t, job, "boodle")[1].Placed {
		seen := look(at.Panel).points
		if len(seen) < 100 {
			t.Fatalf("only %d points", len(seen))
		}
		for key := range seen {
			var x, y int
			if _, err := fmt.Sscan(key, &x, &y); err != nil {
				t.Fatal(err)
			}
			found := false
			for i := range 9 { // rounded up here, they may be rounded down there
				found = found || seen[fmt.Sprintf("%d %d", 6300-x+i%3-1, 8800-y+i/3-1)] > 0
			}
			if !found {
				t.Errorf("nothing opposite %s", key)
			}
		}
	}
}
