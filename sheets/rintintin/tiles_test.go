package rintintin_test

import (
	"testing"

	"saddlebag/sheets/rintintin"
	"saddlebag/sheets/sheetstest"
)

// The four tiles of a4 are the board that a3 has on one page. With margins of
// 8 mm a tile on a4 is 194 mm wide. Two of them that overlap by 10 mm make a
// board of 378 mm, and the second begins 184 mm from the edge.
func TestTilesMakeTheBoard(t *testing.T) {
	job := played(t, nil, 60, players...)
	tiles := made(t, job, "board")
	job.Paper = sheetstest.Paper(t, "a3")
	whole := made(t, job, "board")
	if len(tiles) != 4 || len(whole) != 1 {
		t.Fatalf("%d tiles, %d pages of a3", len(tiles), len(whole))
	}
	sheetstest.TilesMake(t, sheetstest.Options(rintintin.Title), tiles, whole[0], sheetstest.Tiling{W: 378, H: 378, X: []float64{0, 184}, Y: []float64{0, 184}, Edge: 8})
}
