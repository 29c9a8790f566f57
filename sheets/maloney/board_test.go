package maloney_test

import (
	"math"
	"testing"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/sheetstest"
)

// A lineEye is a canvas that notes straight strokes of a width, and where they
// are on the panel.
type lineEye struct {
	*sheets.Listing
	width float64
	lines [][4]float64
}

func (e *lineEye) Path(p sheets.Path, paint sheets.Paint) {
	if len(p) == 2 && paint.Width == e.width {
		e.lines = append(e.lines, [4]float64{p[0].X, p[0].Y, p[1].X, p[1].Y})
	}
}

// mapOf is the map on a screen.
func mapOf(t *testing.T, job sheets.PrintJob) sheets.Panel {
	t.Helper()
	for _, p := range maloney.Title.Panels(job, -1) {
		if p.ID == "map" {
			return p
		}
	}
	t.Fatal("no map")
	return sheets.Panel{}
}

// The beds of roads are 1.5 mm wide. Each road of the data is drawn once, from
// the middle of one plate to that of another, and there are no others. A plate
// is 39.4 by 19.4 mm round its city, name and number and all; half a millimetre is
// a unit of the data, and the map has an edge of 6 mm.
func TestRoadsCrossNoCity(t *testing.T) {
	const bed, wide, high, unit, edge = 1.5, 39.4, 19.4, 0.5, 6.0
	job := blank(t, 3)
	data := job.Setup.House.(*rules.Map)
	eye := &lineEye{Listing: sheets.NewListing(), width: bed}
	mapOf(t, job).Static(eye)
	at := func(i int) (x, y float64) {
		return edge + unit*float64(data.Cities[i].At.X()), edge + unit*float64(data.Cities[i].At.Y())
	}
	cityAt := func(x, y float64) int {
		for i := range data.Cities {
			if cx, cy := at(i); math.Hypot(x-cx, y-cy) < 0.01 {
				return i
			}
		}
		t.Fatalf("a road ends at %g, %g, where no city is", x, y)
		return -1
	}
	drawn := map[[2]int]int{}
	for _, l := range eye.lines {
		from, to := cityAt(l[0], l[1]), cityAt(l[2], l[3])
		drawn[[2]int{min(from, to), max(from, to)}]++
		const steps = 2000
		for i := range data.Cities {
			if i == from || i == to {
				continue
			}
			x, y := at(i)
			for s := range steps + 1 {
				f := float64(s) / steps
				dx, dy := l[0]+f*(l[2]-l[0])-x, l[1]+f*(l[3]-l[1])-y
				if math.Abs(dx) < wide/2+bed/2 && math.Abs(dy) < high/2+bed/2 {
					t.Errorf("the road from %s to %s crosses the plate of %s", data.Cities[from].Name, data.Cities[to].Name, data.Cities[i].Name)
					break
				}
			}
		}
	}
	roads := 0
	for i, c := range data.Cities {
		for _, to := range c.Reaches {
			if i < to-1 {
				roads++
				if n := drawn[[2]int{i, to - 1}]; n != 1 {
					t.Errorf("the road from %s to %d is drawn %d times", c.Name, to, n)
				}
			}
		}
	}
	if len(eye.lines) != roads || roads != 56 { // 16 cities, 7 roads each, in both directions
		t.Errorf("%d roads of 56, %d drawn", roads, len(eye.lines))
	}
}

// Plates lie apart, inside the map, and the places of car and suitcase on them.
func TestPlatesHaveRoom(t *testing.T) {
	p := mapOf(t, blank(t, 3))
	for i, s := range p.Slots {
		if s.X < 1 || s.Y < 1 || s.X+s.W > p.W-1 || s.Y+s.H > p.H-1 {
			t.Errorf("%s lies on the edge of the map", s.Cell)
		}
		for _, o := range p.Slots[:i] {
			if s.X < o.X+o.W-0.001 && o.X < s.X+s.W-0.001 && s.Y < o.Y+o.H-0.001 && o.Y < s.Y+s.H-0.001 {
				if s.Cell[len("suitcase/"):] != o.Cell[len("city/"):] { // the suitcase lies on its city's plate
					t.Errorf("%s and %s overlap", s.Cell, o.Cell)
				}
			}
		}
	}
}

// The tiles of a4 are the board: 520 by 353 mm on four sheets on their sides,
// of which neighbours both show 10 mm. The second column begins 255 mm from the
// edge and the second row 171.5.
func TestTilesMakeTheBoard(t *testing.T) {
	tiles := made(t, played(t, 3, 40), "board")
	if len(tiles) != 4 {
		t.Fatalf("%d tiles", len(tiles))
	}
	whole := sheets.Page{
		Size: sheets.Size{Name: "poster", W: 540, H: 373}, Name: "board", Cells: tiles[0].Cells,
		Placed: []sheets.Placement{{Panel: tiles[0].Placed[0].Panel, X: 10, Y: 10}},
	}
	sheetstest.TilesMake(t, sheetstest.Options(maloney.Title), tiles, whole, sheetstest.Tiling{W: 520, H: 353, Columns: 2, StepX: 255, StepY: 171.5, Edge: 8})
}
