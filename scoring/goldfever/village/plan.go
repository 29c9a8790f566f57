package village

import (
	"sync/atomic"
)

// A Plan is what never changes in a village. Each part is worked out when it is
// first asked for, and kept: all tables of a process may share one.
type Plan struct {
	Village *Village
	zones   map[string]int            // by name
	around  []atomic.Pointer[borders] // by zone
	sights  [][]atomic.Pointer[View]  // by the zone looked from, then by the zone looked at
}

// Zone finds a zone by its name.
func (p *Plan) Zone(name string) (zone int, ok bool) {
	zone, ok = p.zones[name]
	return zone, ok
}

// borders are the zones next door to one.
type borders struct {
	next []int // all of them (GF3)
	open []int // of those the ones over open ground (GF55)
}

// A View is what is seen of a zone from another one, and the zones whose circles
// the line touches: whoever stands there is in the way (GF41).
type View struct {
	Sight
	Circles []int
}

// NewPlan is the plan of a village that has been checked. It keeps the village.
func NewPlan(v *Village) *Plan {
	n := len(v.Zones)
	p := &Plan{Village: v, zones: make(map[string]int, n), around: make([]atomic.Pointer[borders], n), sights: make([][]atomic.Pointer[View], n)}
	for i, z := range v.Zones {
		p.zones[z.Name] = i
		p.sights[i] = make([]atomic.Pointer[View], n)
	}
	return p
}

// Next lists the zones that a zone borders (GF3).
func (p *Plan) Next(zone int) []int {
	return once(&p.around[zone], func() borders { return p.Village.around(zone) }).next
}

// Open lists the zones that a zone borders over open ground (GF55).
func (p *Plan) Open(zone int) []int {
	return once(&p.around[zone], func() borders { return p.Village.around(zone) }).open
}

// Sight is what is seen of a zone from another one while nobody is in the way.
func (p *Plan) Sight(from, to int) *View {
	return once(&p.sights[from][to], func() View { return p.Village.view(from, to) })
}

// once is what a place holds, made where it holds nothing yet. Two who ask at the
// same time may both make it, of the same village and so alike.
func once[T any](at *atomic.Pointer[T], makes func() T) *T {
	if made := at.Load(); made != nil {
		return made
	}
	made := makes()
	at.Store(&made)
	return &made
}

// around finds the zones next door to one.
func (v *Village) around(zone int) borders {
	b := borders{next: v.Neighbours(zone)}
	for _, other := range b.next {
		if border, _ := v.Border(zone, other); border == OpenBorder {
			b.open = append(b.open, other)
		}
	}
	return b
}

// view looks from one zone at another.
func (v *Village) view(from, to int) View {
	var seen View
	seen.Sight = v.Sight(from, to, func(zone int) bool {
		seen.Circles = append(seen.Circles, zone)
		return false
	})
	return seen
}
