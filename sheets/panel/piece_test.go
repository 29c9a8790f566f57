package panel

import (
	"testing"

	"saddlebag/sheets/canvas"
)

// Two standees of 11 by 6.4 mm side by side are 11 by 12.8, across 16.9 mm; three
// in a row 11 by 19.2, across 22.1; four as two by two 22 by 12.8, across 25.5.
func TestPlacesHoldPieces(t *testing.T) {
	standee := Piece{Name: "standee", W: 11, H: 6.4}
	for _, tt := range []struct {
		most     int
		diameter float64
		holds    bool
	}{{2, 16.9, true}, {2, 16.8, false}, {3, 22.2, true}, {3, 22, false}, {4, 25.5, true}, {4, 25.4, false}} {
		p := Place{Most: tt.most, Round: true, At: canvas.Area{W: tt.diameter, H: tt.diameter}}
		if got := p.Holds(standee); got != tt.holds {
			t.Errorf("%d in a circle of %g mm: %v", tt.most, tt.diameter, got)
		}
	}
	if (Place{Most: 1, At: canvas.Area{W: 10, H: 12}}).Holds(standee) != true || (Place{Most: 1, At: canvas.Area{W: 6, H: 12}}).Holds(standee) {
		t.Error("one of 11 by 6.4 fits 10 by 12, turned, and not 6 by 12")
	}
}
