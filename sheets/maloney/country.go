package maloney

import (
	"fmt"
	"math"
	"slices"
	"sync"

	"saddlebag/scoring/house"
	rules "saddlebag/scoring/maloney"
	"saddlebag/scoring/speech"
	"saddlebag/sheets/art"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
)

// A country is what lies under the cities of a map, and what is written on it.
type country struct {
	nature  map[string][][]point // the features by their kinds
	waters  []water
	ships   []canvas.Area // mm
	title   canvas.Area   // the cartouche, mm; no area where there is no room for one
	compass point         // its middle, mm
	rose    float64       // the radius of the compass, mm; 0 for none
	terrain func() *grid  // tells land from water
}

// countries are those of maps.
var countries = house.NewDerived(func(m *rules.Map) *country {
	if m.Country == rules.NorthAmerica {
		return northAmerica()
	}
	return ownCountry(m)
})

// northAmerica is the country of our own map, with the title in the Pacific and the points
// of the compass in the Atlantic.
var northAmerica = sync.OnceValue(func() *country {
	return newCountry(&country{
		nature: geography(),
		waters: []water{
			{"maloney.pacific", point{34, 27}, 6},
			{"maloney.ocean", point{34, 35.5}, 4.4},
			{"maloney.atlantic", point{443, 112}, 6},
			{"maloney.ocean", point{443, 120.5}, 4.4},
			{"maloney.gulf", point{322, 238}, 5.2},
			{"maloney.mexico", point{219, 232}, 4.4},
			{"maloney.canada", point{395, 30}, 5},
		},
		ships:   []canvas.Area{{X: 11, Y: 118, W: 33, H: 22}, {X: 440, Y: 168, W: 30, H: 20}},
		title:   canvas.Area{X: 13, Y: 166, W: titleWide, H: titleHigh},
		compass: point{441, 232}, rose: compassRadius,
	})
})

func newCountry(c *country) *country {
	c.terrain = sync.OnceValue(func() *grid { return terrainOf(c.nature) })
	return c
}

// ownCountry is the ground of a map of somebody's own: the land that its data give, or
// land everywhere, with the title and the points of the compass where no city is.
func ownCountry(m *rules.Map) *country {
	c := newCountry(&country{nature: map[string][][]point{}})
	for _, outline := range m.Land {
		corners := make([]point, len(outline))
		for i, p := range outline {
			corners[i] = point{float64(p.X()), float64(p.Y())}
		}
		c.nature[shores] = append(c.nature[shores], corners)
	}
	if len(m.Land) == 0 {
		const off = 500.0 // its shores are out of sight
		c.nature[shores] = [][]point{{{-off, -off}, {rules.Width + off, -off}, {rules.Width + off, rules.Height + off}, {-off, rules.Height + off}}}
	}
	c.grow()
	taken, of := []canvas.Area{cardCorner}, placesOf(m)
	roads := traffic(straightRoads(&of))
	for _, p := range of {
		const air = ringRadius + 2
		at := onPanel(p.at)
		taken = append(taken, canvas.Area{X: at.x - air, Y: at.y - air, W: 2 * air, H: 2 * air})
	}
	for _, k := range []float64{1, 0.85, leastTitle} {
		if c.title = c.free(titleWide*k, titleHigh*k, point{13, 166}, taken, roads); c.title.W > 0 {
			taken = append(taken, c.title)
			break
		}
	}
	for _, r := range []float64{compassRadius, 0.8 * compassRadius} {
		if a := c.free(2*roseAir*r, 2*roseAir*r, point{420, 210}, taken, roads); a.W > 0 {
			c.compass, c.rose = point{a.X + a.W/2, a.Y + a.H/2}, r
			break
		}
	}
	return c
}

// free is the area of a size nearest to a place that nothing is in: at sea rather than on
// land, and where few roads would run; no area where there is none.
func (n *country) free(w, h float64, near point, taken []canvas.Area, roads *grid) canvas.Area {
	const step, edge, landCosts, roadCosts = 4.0, mapEdge + 3, 150.0, 5.0 // mm
	best, least := canvas.Area{}, math.Inf(1)
	for x := edge; x+w <= mapW-edge; x += step {
		for y := edge; y+h <= mapH-edge; y += step {
			a := canvas.Area{X: x, Y: y, W: w, H: h}
			if slices.ContainsFunc(taken, a.Overlaps) {
				continue
			}
			if cost := near.distance(point{x, y}) + landCosts*n.landShare(onMap(a)) + roadCosts*float64(roads.sum(onMap(a))); cost < least {
				best, least = a, cost
			}
		}
	}
	return best
}

// grow lets woods, hills and grass grow on land, here and there.
func (n *country) grow() {
	const patches, long, wide = 46, 46.0, 8.0 // units
	kinds := []string{grass, woods, grass, hills, grass}
	r := grain(49)
	for i := range patches {
		from := point{rules.Width * r.next(), rules.Height * r.next()}
		to := from.plus(point{long * (r.next() + 0.3), wide * (2*r.next() - 1)})
		if t := n.terrain(); t.at(from) == onGround && t.at(to) == onGround {
			kind := kinds[i%len(kinds)]
			n.nature[kind] = append(n.nature[kind], []point{from, to})
		}
	}
}

// written is what no sign may lie on, in units of the map: what is written, and the corner
// that the cards take.
func (n *country) written() []canvas.Area {
	all := []canvas.Area{onMap(n.title), onMap(cardCorner)}
	if r := roseAir * n.rose; r > 0 {
		all = append(all, onMap(canvas.Area{X: n.compass.x - r, Y: n.compass.y - r, W: 2 * r, H: 2 * r}))
	}
	for _, s := range n.ships {
		all = append(all, onMap(s))
	}
	for _, w := range n.waters {
		all = append(all, onMap(w.area()))
	}
	return all
}

// landShare is how much of an area is no open sea.
func (n *country) landShare(a canvas.Area) float64 {
	const steps = 6
	land := 0
	for i := range steps {
		for j := range steps {
			if n.terrain().at(point{a.X + a.W*(float64(i)+0.5)/steps, a.Y + a.H*(float64(j)+0.5)/steps}) != atSea {
				land++
			}
		}
	}
	return float64(land) / (steps * steps)
}

// drawable refuses a map of somebody's own that cannot be drawn well on a board.
func drawable(job press.Job) error {
	m := world(job)
	l := layoutOf(m)
	if l.ahead {
		return nil
	}
	refuse := func(city int, name string, args ...any) error {
		return job.Undrawable(fmt.Sprintf("cities[%d].at", city), name, args...)
	}
	ringOf := func(city int) canvas.Area {
		p := onPanel(l.of[city].at)
		return canvas.Area{X: p.x - ringRadius, Y: p.y - ringRadius, W: 2 * ringRadius, H: 2 * ringRadius}
	}
	if l.in.title.W == 0 {
		return job.Undrawable("cities", "maloney.no-room-for-title")
	}
	for i, city := range m.Cities {
		if !canvas.Fits(signParts[onPaper].name, city.Name, cityName) {
			return job.Undrawable(fmt.Sprintf("cities[%d].name", i), "maloney.long-name")
		}
		if ringOf(i).Overlaps(cardCorner) {
			return refuse(i, "maloney.under-cards")
		}
		for j := range i {
			if l.of[i].at.distance(l.of[j].at) < 2*ringR {
				return refuse(i, "maloney.rings-touch", "number", j+1)
			}
		}
	}
	for i := range m.Cities {
		if l.signCost(i, l.signs[i], true, math.Inf(1)) >= impossible {
			return refuse(i, "maloney.no-room-for-sign")
		}
	}
	return nil
}

// A water is the name of a sea or of a land, in wood type, round its middle, mm.
type water struct {
	name   speech.Text
	middle point
	caps   float64
}

// area is the room that a name takes in English, and has in all languages.
func (w water) area() canvas.Area {
	width := art.TitleWidth(w.name.String(), w.caps)
	return canvas.Area{X: w.middle.x - width/2, Y: w.middle.y - w.caps/2, W: width, H: w.caps}
}
