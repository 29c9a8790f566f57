package rintintin_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// What the score sheet prints is read as its row, before a place of that name in each
// group; a doubling box takes "x2", and the worth behind it has no place.
func TestPrintedNames(t *testing.T) {
	d, err := final.Open(shelf, "x.final", "saddlebag 1 rin-tin-tin final\nplayer Ann\nplayer Bob\n\nAnn red 1: 2 x2 = 4\nAnn captured 37\nBob groups 4 3 x - 3 x\n", nil)
	if err != nil || len(d.Unread) > 0 {
		t.Fatalf("%v, %v", err, d.Unread)
	}
	for p, want := range map[scoring.Place]string{
		{Owner: 0, Cell: "red-1/captured"}: "2", {Owner: 0, Cell: "red-1/doubled"}: "x", {Owner: 0, Cell: "outlaws"}: "37",
		{Owner: 1, Cell: "red-1/captured"}: "4", {Owner: 1, Cell: "red-1/doubled"}: "-", {Owner: 1, Cell: "red-2/captured"}: "3", {Owner: 1, Cell: "red-2/doubled"}: "x",
		{Owner: 1, Cell: "yellow-1/captured"}: "-", {Owner: 1, Cell: "yellow-2/captured"}: "3", {Owner: 1, Cell: "yellow-2/doubled"}: "x",
	} {
		if got := d.Value(p); got != want {
			t.Errorf("%v is read as %q, want %q", p, got, want)
		}
	}
}
