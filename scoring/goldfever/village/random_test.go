package village

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// A patch is a made-up village of square cells, pulled a little out of shape,
// some of which are zones together. What stands between two cells is kept, so
// that a test need not look for it.
type patch struct {
	Village
	zone    map[[2]int]int // of a cell
	between map[[2]int]Border
}

const (
	patchWide, patchHigh = 4, 3
	patchCell            = 40
)

// newPatch makes up a village. Half of them are not pulled out of shape: there,
// lines meet corners and run along borders.
func newPatch(r *rand.Rand) *patch {
	p := &patch{zone: map[[2]int]int{}, between: map[[2]int]Border{}}
	p.Width, p.Height = patchWide*patchCell, patchHigh*patchCell
	straight := r.IntN(2) == 0
	corners := [patchWide + 1][patchHigh + 1]Point{}
	for x := range patchWide + 1 {
		for y := range patchHigh + 1 {
			at := Point{x * patchCell, y * patchCell}
			if !straight && x > 0 && x < patchWide {
				at[0] += 4 * (r.IntN(3) - 1)
			}
			if !straight && y > 0 && y < patchHigh {
				at[1] += 4 * (r.IntN(3) - 1)
			}
			corners[x][y] = at
		}
	}
	p.gather(r)
	p.outline(r, &corners)
	p.fence(r, &corners)
	for range r.IntN(4) {
		t := Tree{Centre: corners[1+r.IntN(patchWide-1)][1+r.IntN(patchHigh-1)], Radius: 1 + r.IntN(6)}
		if !slices.ContainsFunc(p.Trees, func(o Tree) bool { return o.Centre == t.Centre }) {
			p.Trees = append(p.Trees, t)
		}
	}
	return p
}

// gather makes zones of one to three cells in a row or round a corner.
func (p *patch) gather(r *rand.Rand) {
	zones := 0
	for x := range patchWide {
		for y := range patchHigh {
			at := [2]int{x, y}
			if _, done := p.zone[at]; done {
				continue
			}
			p.zone[at] = zones
			for range r.IntN(3) {
				step := [][2]int{{1, 0}, {0, 1}}[r.IntN(2)]
				next := [2]int{at[0] + step[0], at[1] + step[1]}
				if _, done := p.zone[next]; done || next[0] == patchWide || next[1] == patchHigh {
					break
				}
				p.zone[next], at = zones, next
			}
			zones++
		}
	}
	p.Zones = make([]Zone, zones)
}

// outline draws each zone round its cells. What goes one way along one cell and
// the other way along the next is inside.
func (p *patch) outline(r *rand.Rand, corners *[patchWide + 1][patchHigh + 1]Point) {
	sides := make([]map[Segment]bool, len(p.Zones))
	cells := make([][][2]int, len(p.Zones))
	for x := range patchWide {
		for y := range patchHigh {
			zone := p.zone[[2]int{x, y}]
			if sides[zone] == nil {
				sides[zone] = map[Segment]bool{}
			}
			cells[zone] = append(cells[zone], [2]int{x, y})
			round := []Point{corners[x][y], corners[x+1][y], corners[x+1][y+1], corners[x][y+1]}
			for i, from := range round {
				to := round[(i+1)%4]
				if back := (Segment{to, from}); sides[zone][back] {
					delete(sides[zone], back)
				} else {
					sides[zone][Segment{from, to}] = true
				}
			}
		}
	}
	for i := range p.Zones {
		cell := cells[i][r.IntN(len(cells[i]))]
		z := Zone{Name: string(rune('a'+i)) + "1", Centre: Point{cell[0]*patchCell + patchCell/2, cell[1]*patchCell + patchCell/2}}
		if r.IntN(2) == 0 {
			z.Centre[0] += r.IntN(3) - 1
			z.Centre[1] += r.IntN(3) - 1
		}
		next := map[Point]Point{}
		for side := range sides[i] {
			next[side[0]] = side[1]
		}
		start := corners[cells[i][0][0]][cells[i][0][1]] // the first cell's upper left corner is on the outline
		for at := start; len(z.Outline) == 0 || at != start; at = next[at] {
			z.Outline = append(z.Outline, at)
		}
		p.Zones[i] = z
	}
}

// fence puts something or nothing between any two cells that are not one zone.
func (p *patch) fence(r *rand.Rand, corners *[patchWide + 1][patchHigh + 1]Point) {
	for x := range patchWide {
		for y := range patchHigh {
			if x+1 < patchWide {
				p.divide(r, p.zone[[2]int{x, y}], p.zone[[2]int{x + 1, y}], Segment{corners[x+1][y], corners[x+1][y+1]})
			}
			if y+1 < patchHigh {
				p.divide(r, p.zone[[2]int{x, y}], p.zone[[2]int{x, y + 1}], Segment{corners[x][y+1], corners[x+1][y+1]})
			}
		}
	}
}

func (p *patch) divide(r *rand.Rand, a, b int, line Segment) {
	if a == b {
		return
	}
	way := Border("")
	switch r.IntN(8) {
	case 0:
		p.Barriers = append(p.Barriers, Barrier{Kind: Wall, Path: line[:]})
	case 1:
		p.Barriers = append(p.Barriers, Barrier{Kind: Fence, Path: line[:]})
	case 2, 3, 4:
		p.Barriers = append(p.Barriers, Barrier{Kind: Wall, Path: []Point{line[1], line[0]}})
		quarter := Point{(line[1][0] - line[0][0]) / 4, (line[1][1] - line[0][1]) / 4}
		from := 1 + r.IntN(2)
		o := Opening{Kind: Door, Line: Segment{
			{line[0][0] + from*quarter[0], line[0][1] + from*quarter[1]},
			{line[0][0] + 3*quarter[0], line[0][1] + 3*quarter[1]},
		}}
		if r.IntN(2) == 0 {
			o.Kind = Window
		}
		p.Openings, way = append(p.Openings, o), Border(o.Kind)
	default:
		way = OpenBorder
	}
	// Letters sort as the borders do: the widest last.
	width := func(b Border) int { return slices.Index([]Border{"", WindowBorder, DoorBorder, OpenBorder}, b) }
	for _, ends := range [][2]int{{a, b}, {b, a}} {
		if width(way) > width(p.between[ends]) {
			p.between[ends] = way
		}
	}
}

// What is made up keeps to all that is asked of a village, but that one may not
// get everywhere; and its zones adjoin as they were made to.
func TestPatches(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		p := newPatch(r)
		text, err := json.Marshal(map[string]any{"village": map[string]any{
			"width": p.Width, "height": p.Height, "zones": p.Zones, "buildings": []int{},
			"barriers": orNone(p.Barriers), "openings": orNone(p.Openings), "trees": orNone(p.Trees),
		}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := readVillage(text); err != nil && !strings.Contains(err.Error(), "there's no way from") {
			t.Fatalf("%v\n%s", err, text)
		}
		for a := range p.Zones {
			for b := range p.Zones {
				if got, ok := p.Border(a, b); got != p.between[[2]int{a, b}] || ok != (got != "") {
					t.Fatalf("%d and %d adjoin by %q (%v), want %q\n%s", a, b, got, ok, p.between[[2]int{a, b}], text)
				}
			}
		}
	}
}

func orNone[T any](list []T) []T { return append([]T{}, list...) }
