package goldfever_test

import (
	"maps"
	"math"
	"regexp"
	"testing"

	"saddlebag/scoring/goldfever/village"
	"saddlebag/sheets/canvas"
)

// The plans of sights show of our village what its map shows (GF3, GF40, GF52): b1 lies
// behind trees, a fence and the chapel's wall, and from the livery in a6 one looks
// through two doors, beyond the second as far as nobody stands in b6. Who sees is seen, as
// far away, and may be hidden likewise (GF42).
func TestZoneByZone(t *testing.T) {
	plans := plansOf(t, "rescue-2")
	for zone, want := range map[string]map[string]sighted{
		"b1": {},
		"a6": {"a5": {"1", true, false}, "b6": {"1", true, false}, "c6": {"2", true, true}},
	} {
		if got := plans[zone]; !maps.Equal(got, want) {
			t.Errorf("from %s: %v, want %v", zone, got, want)
		}
	}
	for from, seen := range plans {
		for to, s := range seen {
			if back, ok := plans[to][from]; !ok || back.far != s.far || back.hidden != s.hidden {
				t.Errorf("%s sees %s: %v, and back: %v, %v", from, to, s, back, ok)
			}
		}
	}
}

// A sighted zone is how a plan shows one that is seen.
type sighted struct {
	far            string
	harder, hidden bool
}

// plansOf are the plans of all zones of a scenario, by the zone that one looks from.
func plansOf(t *testing.T, scenario string) map[string]map[string]sighted {
	t.Helper()
	job := blank(t, scenario, "Ann", "Bob")
	_, v := villageOf(t, job)
	eye := &planEye{Listing: canvas.NewListing()}
	for _, page := range made(t, job, "aid")[1:] {
		for _, at := range page.Placed {
			if regexp.MustCompile(`^zones-[0-9]+$`).MatchString(at.Panel.ID) {
				at.Panel.Static(eye)
			}
		}
	}
	plans := map[string]map[string]sighted{}
	for _, plan := range eye.plans {
		plans[plan.name] = plan.seen(t, v)
	}
	if len(plans) != len(v.Zones) {
		t.Fatalf("%d plans of %d zones", len(plans), len(v.Zones))
	}
	return plans
}

// A plan is what is drawn of one, mm.
type plan struct {
	name         string
	ranges       map[[2]float64]string
	rings        [][2]float64
	clear, faint []canvas.Path
	frame        canvas.Path
}

// A planEye is a canvas that notes what is drawn of each plan.
type planEye struct {
	*canvas.Listing
	plans []*plan
}

func (e *planEye) Push(x, y, k float64) {
	e.plans = append(e.plans, &plan{ranges: map[[2]float64]string{}})
	e.Listing.Push(x, y, k)
}

func (e *planEye) Text(x, y float64, s string, t canvas.Type) {
	p := e.plans[len(e.plans)-1]
	switch {
	case p.name == "":
		p.name = s
	case t.Face == canvas.Bold:
		p.ranges[[2]float64{x, y - t.CapHeight()/2}] = s
	}
	e.Listing.Text(x, y, s, t)
}

func (e *planEye) Path(path canvas.Path, paint canvas.Paint) {
	p := e.plans[len(e.plans)-1]
	switch {
	case path.BeginsWithRect():
		p.frame = path
	case paint.Round && paint.Stroke == canvas.Black: // dots, each from a little left of its middle to a little right; paper on them leaves rings
		for i := 0; i < len(path); i += 2 {
			p.rings = append(p.rings, [2]float64{(path[i].X + path[i+1].X) / 2, path[i].Y})
		}
	}
	e.Listing.Path(path, paint)
}

func (e *planEye) Hatch(path canvas.Path, tone canvas.Tone) {
	p := e.plans[len(e.plans)-1]
	if tone.Pattern == canvas.Dots {
		p.faint = append(p.faint, path)
	} else {
		p.clear = append(p.clear, path)
	}
	e.Listing.Hatch(path, tone)
}

// seen are the zones that a plan shows as seen.
func (p *plan) seen(t *testing.T, v *village.Village) map[string]sighted {
	t.Helper()
	k, top := (p.frame[1].X-p.frame[0].X)/float64(v.Width), p.frame[0].Y
	near := func(x, y float64, at village.Point) bool {
		return math.Hypot(x/k-float64(at[0]), (y-top)/k-float64(at[1])) < 0.01
	}
	shown := map[string]sighted{}
	for _, z := range v.Zones {
		drawn := func(outlines []canvas.Path) (n int) {
			for _, o := range outlines {
				if near(o[0].X, o[0].Y, z.Outline[0]) && near(o[2].X, o[2].Y, z.Outline[2]) {
					n++
				}
			}
			return n
		}
		clear, faint := drawn(p.clear), drawn(p.faint)
		for at, far := range p.ranges {
			if !near(at[0], at[1], z.Centre) {
				continue
			}
			one := sighted{far: far, hidden: faint == 1}
			for _, ring := range p.rings {
				one.harder = one.harder || near(ring[0], ring[1], z.Centre)
			}
			shown[z.Name] = one
		}
		if _, ok := shown[z.Name]; clear+faint > 1 || ok != (clear+faint == 1) {
			t.Errorf("from %s, %s is hatched %d times and dotted %d times; a range is there: %v", p.name, z.Name, clear, faint, ok)
		}
	}
	if len(shown) != len(p.ranges) {
		t.Errorf("from %s: %d ranges, and %d zones seen", p.name, len(p.ranges), len(shown))
	}
	return shown
}
