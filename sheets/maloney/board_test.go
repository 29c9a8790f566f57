package maloney_test

import (
	"math"
	"slices"
	"testing"

	rules "saddlebag/scoring/maloney"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/maloney"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A roadEye is a canvas that notes the beds of roads, which are curves 1.3 mm
// wide, as they are on the panel.
type roadEye struct {
	*canvas.Listing
	beds []canvas.Path
}

func (e *roadEye) Path(p canvas.Path, paint canvas.Paint) {
	if len(p) == 2 && p[1].Op == canvas.CurveTo && paint.Width == 1.3 {
		e.beds = append(e.beds, p)
	}
}

// at is a place on a curve.
func at(p canvas.Path, f float64) (x, y float64) {
	g := 1 - f
	curve := func(a, b, c, d float64) float64 { return a*g*g*g + 3*b*f*g*g + 3*c*f*f*g + d*f*f*f }
	return curve(p[0].X, p[1].X1, p[1].X2, p[1].X), curve(p[0].Y, p[1].Y1, p[1].Y2, p[1].Y)
}

// mapOf is the map on a screen.
func mapOf(t *testing.T, job press.Job) panel.Panel {
	t.Helper()
	for _, p := range maloney.Title.Panels(job, -1) {
		if p.ID == "map" {
			return p
		}
	}
	t.Fatal("no map")
	return panel.Panel{}
}

// Each road of the data is drawn once, from the middle of one city to that of
// another, and there are no others. None runs under a sign, or through the ring of
// a third city, which is 5.4 mm round its middle. A sign is 57 by 20 mm, and begins 0.8 mm
// left of the bay of its suitcase and, on a screen, 6.4 mm above it; 0.474 mm are a unit of
// the data, and the map has an edge of 6 mm.
func TestRoadsCrossNoCity(t *testing.T) {
	const bed, ring, unit, edge = 1.3, 5.4, 0.474, 6.0
	job := blank(t, 3)
	data := job.Setup.House.(*rules.Map)
	eye := &roadEye{Listing: canvas.NewListing()}
	panel := mapOf(t, job)
	panel.Static(eye)
	cityAt := func(x, y float64) int {
		for i, c := range data.Cities {
			if math.Hypot(x-edge-unit*float64(c.At.X()), y-edge-unit*float64(c.At.Y())) < 0.01 {
				return i
			}
		}
		t.Fatalf("a road ends at %g, %g, where no city is", x, y)
		return -1
	}
	drawn := map[[2]int]int{}
	for _, p := range eye.beds {
		from, to := cityAt(p[0].X, p[0].Y), cityAt(p[1].X, p[1].Y)
		drawn[[2]int{min(from, to), max(from, to)}]++
		const steps = 500
		for s := range steps + 1 {
			x, y := at(p, float64(s)/steps)
			if under := cityUnder(data, panel, x, y, bed/2, unit, edge, ring); under >= 0 && (under != from && under != to) {
				t.Errorf("the road from %s to %s crosses %s", data.Cities[from].Name, data.Cities[to].Name, data.Cities[under].Name)
				break
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
	if len(eye.beds) != roads || roads != 56 { // 16 cities, 7 roads each, in both directions
		t.Errorf("%d roads of 56, %d drawn", roads, len(eye.beds))
	}
}

// cityUnder is the city whose ring or sign lies under a road at x, y, half so
// wide, or -1.
func cityUnder(data *rules.Map, panel panel.Panel, x, y, half, unit, edge, ring float64) int {
	for i, c := range data.Cities {
		if math.Hypot(x-edge-unit*float64(c.At.X()), y-edge-unit*float64(c.At.Y())) < ring+half {
			return i
		}
		bay := panel.Slots[2*i+1]
		if x > bay.X-0.8-half && x < bay.X-0.8+57+half && y > bay.Y-6.4-half && y < bay.Y-6.4+20+half {
			return i
		}
	}
	return -1
}

// The cities lie where they are. Degrees west and north from an atlas; Albers's
// projection with the parallels 29.5 and 45.5, which good maps of the country have,
// and its origin at 96 west, 37.5 north. 1019 units are the radius of the earth,
// 6371 km; the two neighbours in California are drawn a little farther apart.
func TestCitiesAreWhereTheyAre(t *testing.T) {
	data := blank(t, 3).Setup.House.(*rules.Map)
	for name, at := range map[string][2]float64{
		"San Francisco": {122.42, 37.77}, "San Diego": {117.16, 32.72}, "Sacramento": {121.49, 38.58}, "Portland": {122.68, 45.52},
		"Salt Lake City": {111.89, 40.76}, "Cheyenne": {104.82, 41.14}, "Santa Fe": {105.94, 35.69}, "Chicago": {87.63, 41.88},
		"Kansas City": {94.58, 39.1}, "Helena": {112.03, 46.59}, "Saint Paul": {93.09, 44.95}, "San Antonio": {98.49, 29.42},
		"New Orleans": {90.07, 29.95}, "Cincinnati": {84.51, 39.1}, "New York": {74.01, 40.71}, "Charleston": {79.93, 32.78},
	} {
		const radian = math.Pi / 180
		n := (math.Sin(29.5*radian) + math.Sin(45.5*radian)) / 2
		c := math.Pow(math.Cos(29.5*radian), 2) + 2*n*math.Sin(29.5*radian)
		radius := func(north float64) float64 { return 1019 / n * math.Sqrt(c-2*n*math.Sin(north*radian)) }
		turn := n * (96 - at[0]) * radian
		x, y := 569+radius(at[1])*math.Sin(turn), 261-radius(37.5)+radius(at[1])*math.Cos(turn)
		i := slices.IndexFunc(data.Cities, func(c rules.City) bool { return c.Name == name })
		if off := math.Hypot(float64(data.Cities[i].At.X())-x, float64(data.Cities[i].At.Y())-y); off > 9 {
			t.Errorf("%s lies %.0f units, of 6.3 km each, off %.0f, %.0f", name, off, x, y)
		}
	}
	north, south := data.Cities[2].At, data.Cities[0].At
	if north.Y() >= south.Y() {
		t.Errorf("Sacramento at %v lies south of San Francisco at %v", north, south)
	}
}

// The places of cars and suitcases lie apart, inside the map.
func TestPlacesLieApart(t *testing.T) {
	p := mapOf(t, blank(t, 3))
	for i, s := range p.Slots {
		if s.X < 1 || s.Y < 1 || s.X+s.W > p.W-1 || s.Y+s.H > p.H-1 {
			t.Errorf("%s lies on the edge of the map", s.Cell)
		}
		for _, o := range p.Slots[:i] {
			if s.X < o.X+o.W-0.001 && o.X < s.X+s.W-0.001 && s.Y < o.Y+o.H-0.001 && o.Y < s.Y+s.H-0.001 {
				t.Errorf("%s and %s overlap", s.Cell, o.Cell)
			}
		}
	}
}

// The tiles of a4 are the board: 496 by 341 mm on four sheets on their sides,
// of which neighbours both show 10 mm.
func TestTilesMakeTheBoard(t *testing.T) {
	tiles := made(t, played(t, 3, 40), "board")
	if len(tiles) != 4 {
		t.Fatalf("%d tiles", len(tiles))
	}
	board := tiles[0].Placed[0].Panel
	whole := press.Page{
		Size: canvas.Size{Name: "poster", W: 516, H: 361}, Name: "board", Cells: tiles[0].Cells,
		Placed: []panel.Placement{{Panel: board, X: 10, Y: 10}},
	}
	cut := tiles[3].Placed[0].Window
	sheetstest.TilesMake(t, sheetstest.Options(maloney.Title), tiles, whole, sheetstest.Tiling{W: 496, H: board.H, X: []float64{0, cut.X}, Y: []float64{0, cut.Y}, Edge: 8})
}

// On paper of either continent the poster takes four leaves, with margins that
// every printer has, and two of a3; no cut runs through a city, its sign or a word.
func TestTilesCutNoCity(t *testing.T) {
	for _, on := range []struct {
		paper  string
		margin float64
		tiles  int
	}{{"a4", 8, 4}, {"letter", 8, 4}, {"letter", 12.7, 4}, {"a3", 8, 2}, {"tabloid", 8, 2}} {
		job := blank(t, 3)
		job.Paper, job.Margin = sheetstest.Paper(t, on.paper), on.margin
		tiles := made(t, job, "board")
		if len(tiles) != on.tiles {
			t.Errorf("%s: %d tiles, want %d", on.paper, len(tiles), on.tiles)
		}
		sheetstest.NothingIsCut(t, tiles)
	}
}
