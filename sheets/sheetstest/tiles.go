package sheetstest

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"saddlebag/sheets/press"
)

// A Tiling is how tiles make a board, mm: worked out by hand, not by what
// lays them.
type Tiling struct {
	W, H float64   // of the board
	X, Y []float64 // where the columns and the rows of tiles begin, which come row by row
	Edge float64   // margin of a page
}

const dpi = 110.0

// TilesMake tests that tiles, laid on one another along their lines, are the
// board that another page shows whole, within 0.5 mm.
func TilesMake(t *testing.T, o press.Options, tiles []press.Page, whole press.Page, g Tiling) {
	t.Helper()
	var pictures []picture
	for _, tile := range tiles {
		pictures = append(pictures, render(t, o, tile, dpi))
	}
	at := whole.Placed[0]
	k := g.W / at.Panel.W
	one := render(t, o, whole, dpi*k)

	board := func(x, y, shift float64) (p picture, px, py float64) {
		column, row := before(g.X, x), before(g.Y, y)
		return pictures[len(g.X)*row+column], g.Edge + x - g.X[column] + shift, g.Edge + y - g.Y[row]
	}
	page := func(x, y float64) (px, py float64) { return k*at.X + x, k*at.Y + y }
	const (
		tolerance = 0.5
		ink       = 70   // a point as dark as this is a line
		trace     = 200  // and one as dark as this may be its edge
		sample    = 0.25 // mm
		cutLine   = 0.8  // beside a cut line, whose dashes are no part of the board
	)
	misses := func(shift float64) (n int) {
		for y := 1.0; y < g.H-1; y += sample {
			for x := 1.0; x < g.W-1; x += sample {
				if nearCut(x, g.X, cutLine) || nearCut(y, g.Y, cutLine) {
					continue
				}
				tile, tx, ty := board(x, y, shift)
				px, py := page(x, y)
				if tile.dark(tx, ty, 0, ink) != one.dark(px, py, 0, ink) &&
					(tile.dark(tx, ty, 0, ink) && !one.dark(px, py, tolerance, trace) ||
						one.dark(px, py, 0, ink) && !tile.dark(tx, ty, tolerance, trace)) {
					n++
				}
			}
		}
		return n
	}
	const few = 10 // of two million: a hatching's shortest line may be rounded away
	if n := misses(0); n > few {
		t.Errorf("%d places differ", n)
	}
	if n := misses(1); n < 1000 { // else nothing has been compared
		t.Errorf("only %d places differ where a tile lies 1 mm beside its line", n)
	}
}

// NothingIsCut tests that where tiles are cut nothing lies that their panel wants
// uncut.
func NothingIsCut(t *testing.T, tiles []press.Page) {
	t.Helper()
	for _, tile := range tiles {
		at := tile.Placed[0]
		if len(at.Panel.Uncut) == 0 {
			t.Errorf("%s: a panel with nothing that is to stay whole", tile.Name)
		}
		for _, a := range at.Panel.Uncut {
			if x := at.Window.X; x > 0 && a.X < x && x < a.X+a.W {
				t.Errorf("%s: cut at %.1f, through %v", tile.Name, x, a)
			}
			if y := at.Window.Y; y > 0 && a.Y < y && y < a.Y+a.H {
				t.Errorf("%s: cut at %.1f, through %v", tile.Name, y, a)
			}
		}
	}
}

// before is the last of the places that lies before at.
func before(places []float64, at float64) int {
	n := 0
	for n+1 < len(places) && places[n+1] <= at {
		n++
	}
	return n
}

// nearCut says whether a place is near a line along which tiles are cut.
func nearCut(at float64, cuts []float64, distance float64) bool {
	for _, cut := range cuts[1:] {
		if at > cut-distance && at < cut+distance {
			return true
		}
	}
	return false
}

// A picture is a page as a printer sees it.
type picture struct {
	grey          []byte
	width, height int
}

// scale is how many points a millimetre of a tile has.
const scale = dpi / 25.4

// render prints a page at a resolution, in shades of grey.
func render(t *testing.T, o press.Options, page press.Page, resolution float64) picture {
	t.Helper()
	name := filepath.Join(t.TempDir(), "page")
	Read(t, Write(t, o, page), "pdftoppm", "-r", fmt.Sprint(resolution), "-gray", "-singlefile", "FILE", name)
	file, err := os.ReadFile(name + ".pgm")
	if err != nil {
		t.Fatal(err)
	}
	var p picture
	if _, err := fmt.Sscanf(string(file[:40]), "P5\n%d %d\n255\n", &p.width, &p.height); err != nil {
		t.Fatal(err)
	}
	p.grey = file[len(file)-p.width*p.height:]
	return p
}

// dark says whether there is a point at least so dark within a distance of
// x, y, mm.
func (p picture) dark(x, y, within float64, shade byte) bool {
	column, row, reach := int(x*scale), int(y*scale), int(within*scale)
	for r := max(0, row-reach); r <= min(p.height-1, row+reach); r++ {
		for c := max(0, column-reach); c <= min(p.width-1, column+reach); c++ {
			if p.grey[r*p.width+c] < shade {
				return true
			}
		}
	}
	return false
}
