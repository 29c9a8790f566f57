package rintintin_test

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	rules "saddlebag/scoring/rintintin"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// The four tiles of a4 are the board that a3 has on one page. With margins of
// 8 mm a tile on a4 is 194 mm wide. Of 196 units the lanes begin at 3.8 + 90 + 0.4 = 94.2: so that
// the second tile has all that is right of there, the board is 374 mm wide.
func TestTilesMakeTheBoard(t *testing.T) {
	job := played(t, nil, 60, players...)
	tiles := made(t, job, "board")
	job.Paper = sheetstest.Paper(t, "a3")
	whole := made(t, job, "board")
	if len(tiles) != 4 || len(whole) != 1 {
		t.Fatalf("%d tiles, %d pages of a3", len(tiles), len(whole))
	}
	const side = 194.0 * 196 / (196 - 94.2)
	if w := tiles[0].Placed[0].Panel.W; math.Abs(w-side) > 0.001 {
		t.Errorf("the board is %.3f mm wide, want %.3f", w, side)
	}
	cut := tiles[3].Placed[0].Window
	sheetstest.TilesMake(t, sheetstest.Options(rintintin.Title), tiles, whole[0], sheetstest.Tiling{W: side, H: side, X: []float64{0, cut.X}, Y: []float64{0, cut.Y}, Edge: 8})
	for _, paper := range []string{"a4", "letter"} {
		job.Paper = sheetstest.Paper(t, paper)
		sheetstest.NothingIsCut(t, made(t, job, "board"))
	}
}

// In full ink each territory is printed in its own colour, over hatching as
// Petra Sancta has it: red upright, blue level, green falling, yellow dotted.
func TestTerritoriesHaveTheirColours(t *testing.T) {
	tones := map[canvas.Colour]canvas.Pattern{}
	for _, p := range rintintin.Title.Panels(played(t, nil, 0, players...), scoring.Table)[:4] {
		e := &toneEye{Listing: canvas.NewListing()}
		p.Static(e)
		tones[e.ground.Colour] = e.ground.Pattern
	}
	want := map[canvas.Colour]canvas.Pattern{
		canvas.Red: canvas.Upright, canvas.Yellow: canvas.Dots, canvas.Blue: canvas.Level, canvas.Green: canvas.Contrary,
	}
	if diff := cmp.Diff(want, tones); diff != "" {
		t.Error(diff)
	}
}

// A toneEye is a canvas that notes the first hatching in a colour.
type toneEye struct {
	*canvas.Listing
	ground canvas.Tone
}

func (e *toneEye) Hatch(_ canvas.Path, tone canvas.Tone) {
	if e.ground == (canvas.Tone{}) {
		e.ground = tone
	}
}

// No circle is cut by its frame, whose lines take 2 mm of a territory of 90: neither those of
// the outlaws, which have a line of 1.3 mm, nor the clearings of 21 mm round Rin Tin Tin's.
func TestFramesCutNoCircle(t *testing.T) {
	const frame, side, clearing, line = 2.0, 90.0, 21.0, 1.3
	for _, p := range rintintin.Title.Panels(played(t, nil, 0, players...), scoring.Table)[:4] {
		for _, s := range p.Slots {
			x, r := s.X+s.W/2, s.W/2+line/2
			if s.Cell == rules.DogCell(scoring.CellGroup(s.Cell)) {
				r = clearing
			}
			if x-r < frame || x+r > side-frame {
				t.Errorf("%s: from %.2f to %.2f mm", s.Cell, x-r, x+r)
			}
		}
	}
}
