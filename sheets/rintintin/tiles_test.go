package rintintin_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"saddlebag/sheets"
	"saddlebag/sheets/sheetstest"
)

// With margins of 8 mm a tile on a4 is 194 mm wide. Two of them that overlap by
// 10 mm make a board of 378 mm, and the second begins 184 mm from the edge.
const (
	rebuilt = 378.0
	step    = 184.0
	edge    = 8.0
)

const dpi = 110.0

// The four tiles of a4, laid on one another along their lines, are the board
// that a3 has on one page, within 0.5 mm.
func TestTilesMakeTheBoard(t *testing.T) {
	job := played(t, nil, 60, players...)
	tiles := made(t, job, "board")
	if len(tiles) != 4 {
		t.Fatalf("%d tiles", len(tiles))
	}
	var pictures []picture
	for _, tile := range tiles { // A1, A2, B1, B2
		pictures = append(pictures, render(t, tile, dpi))
	}
	job.Paper = paper(t, "a3")
	whole := made(t, job, "board")
	if len(whole) != 1 {
		t.Fatalf("%d pages of a3", len(whole))
	}
	at := whole[0].Placed[0]
	k := rebuilt / at.Panel.W
	one := render(t, whole[0], dpi*k)

	board := func(x, y, shift float64) (p picture, px, py float64) {
		column, row := 0, 0
		if x >= step {
			column = 1
		}
		if y >= step {
			row = 1
		}
		return pictures[2*row+column], edge + x - step*float64(column) + shift, edge + y - step*float64(row)
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
		for y := 1.0; y < rebuilt-1; y += sample {
			for x := 1.0; x < rebuilt-1; x += sample {
				if near(x, step, cutLine) || near(y, step, cutLine) {
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

func near(a, b, distance float64) bool { return a > b-distance && a < b+distance }

// A picture is a page as a printer sees it.
type picture struct {
	grey          []byte
	width, height int
}

// scale is how many points a millimetre of a tile has.
const scale = dpi / 25.4

// render prints a page at a resolution, in shades of grey.
func render(t *testing.T, page sheets.Page, resolution float64) picture {
	t.Helper()
	name := filepath.Join(t.TempDir(), "page")
	sheetstest.Read(t, sheetstest.Write(t, options(), page), "pdftoppm", "-r", fmt.Sprint(resolution), "-gray", "-singlefile", "FILE", name)
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
