package maloney_test

import (
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
)

// What a purse prints is read as its place; a column of several values a row that
// somebody writes on one line says nothing of any row, and is told how it is written.
func TestPrintedNames(t *testing.T) {
	d, err := final.Open(shelf, "x.final", "saddlebag 1 maloneys-inheritance final\nplayer Ann\nplayer Bob\nplayer Cid\n\nAnn with the money 85.8\nBob joker played\nAnn days 4 14 - - 5 19\n", nil)
	if err != nil || len(d.Unread) != 1 {
		t.Fatalf("%v, %v", err, d.Unread)
	}
	if why := d.Unread[0].Why; !strings.Contains(why.String(), "A column has a line for each row.") {
		t.Errorf("asks %s", why)
	}
	for p, want := range map[scoring.Place]string{
		{Owner: 0, Cell: "together"}: "85.8", {Owner: 1, Cell: "joker"}: "x",
		{Owner: 0, Cell: "day-1/earned"}: final.Unknown, {Owner: 0, Cell: "day-3/earned"}: final.Unknown,
	} {
		if got := d.Value(p); got != want {
			t.Errorf("%v is read as %q, want %q", p, got, want)
		}
	}
}
