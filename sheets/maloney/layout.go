package maloney

import (
	_ "embed"
	"math"
	"slices"
	"sync/atomic"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// A layout is where the signs of the cities stand and how the roads run, in
// units of the map.
type layout struct {
	in      *country
	of      places16
	written []canvas.Area // what no sign may lie on
	ahead   bool          // it's that of our own map
	signs   [rules.Cities]canvas.Area
	roads   []road
}

// places16 is what a layout depends on: where the cities are and what they reach.
type places16 [rules.Cities]place

type place struct {
	at      point
	reaches [rules.Reaches]int
}

// lastLayout is the layout that was asked for last: panels are made again and
// again for the same map.
var lastLayout atomic.Pointer[layout]

// layoutOf lays out a map. The same map is laid out in the same way each time.
func layoutOf(m *rules.Map) *layout {
	in, of := countries.Of(m), placesOf(m)
	if last := lastLayout.Load(); last != nil && last.of == of && last.in == in {
		return last
	}
	made, ok := laidAhead(of)
	if !ok || in != northAmerica() {
		made = newLayout(in, of)
		made.lay()
	} else {
		made.in, made.ahead = in, true
	}
	lastLayout.Store(made)
	return made
}

func newLayout(in *country, of places16) *layout {
	return &layout{in: in, of: of, written: in.written()}
}

// placesOf is what the layout of a map depends on.
func placesOf(m *rules.Map) (of places16) {
	for i, city := range m.Cities {
		const edge = ringR + 1 // so that all of its ring is on the map
		of[i].at = point{
			max(edge, min(float64(city.At.X()), rules.Width-edge)),
			max(edge, min(float64(city.At.Y()), rules.Height-edge)),
		}
		copy(of[i].reaches[:], city.Reaches)
	}
	return of
}

// lay puts up the signs where straight roads would leave room for them, finds ways
// for the roads round them, and does both again as long as that may help.
func (l *layout) lay() {
	l.roads = straightRoads(&l.of)
	best, least := *l, math.Inf(1)
	const tries = 2
	for range tries {
		l.placeSigns(traffic(l.roads))
		if cost := l.routeRoads(); cost < least {
			best, least = *l, cost
			best.roads = slices.Clone(l.roads)
		}
	}
	*l = best
}

// laidMap is the layout of our own map.
//
//go:embed land/laid.txt
var laidMap panel.Prepared

// The words of laidMap.
const (
	laidSign = "sign" // x y
	laidRoad = "road" // from to, x y of either control point
)

// laidAhead is the layout of our own map; not ok for cities that are not its.
func laidAhead(of places16) (*layout, bool) {
	lines, ok := laidMap.For(of)
	if !ok {
		return nil, false
	}
	l := &layout{of: of}
	signs := l.signs[:0]
	for word, n := range lines {
		switch word {
		case laidSign:
			signs = append(signs, canvas.Area{X: n[0], Y: n[1], W: signW, H: signH})
		case laidRoad:
			from, to := int(n[0]), int(n[1])
			l.roads = append(l.roads, road{from, to, point{n[2], n[3]}, point{n[4], n[5]}, of[from].at, of[to].at})
		}
	}
	return l, true
}
