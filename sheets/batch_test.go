package sheets

import (
	"errors"
	"testing"
)

// Between margins of 8 mm, with 2.5 mm for crop marks on each side, a page of a4 is
// 189 mm wide: ten tokens of 18 mm. Four figures of 16 by 60 leave 122 mm beside
// them: 23 tokens lie there in three rows of six and one of five, and nothing needs
// another page.
func TestBatchesSharePages(t *testing.T) {
	figures, tokens := Size{"figure", 16, 60}, Size{"token", 18, 18}
	pages, err := LayBatches(PrintJob{Paper: a4, Margin: 8, Duplex: LongEdge}, "pieces", []Batch{{figures, withoutBacks(deck(figures, 4))}, {tokens, deck(tokens, 23)}})
	if err != nil {
		t.Fatal(err)
	}
	if len(pages) != 2 || !pages[1].Back || len(pages[0].Placed) != 27 || len(pages[1].Placed) != 23 {
		t.Fatalf("%d pages, want fronts of 27 and backs of 23", len(pages))
	}
	for i, back := range pages[1].Placed {
		front := pages[0].Placed[4+i]
		if !near(back.X, 210-front.X-18) || !near(back.Y, front.Y) {
			t.Errorf("%s at %g, %g lies not behind %s at %g, %g", back.Panel.ID, back.X, back.Y, front.Panel.ID, front.X, front.Y)
		}
	}
	for i, at := range pages[0].Placed {
		for _, other := range pages[0].Placed[:i] {
			if (Area{X: at.X, Y: at.Y, W: at.Panel.W, H: at.Panel.H}).Overlaps(Area{X: other.X, Y: other.Y, W: other.Panel.W, H: other.Panel.H}) {
				t.Errorf("%s lies on %s", at.Panel.ID, other.Panel.ID)
			}
		}
	}
}

func withoutBacks(cards []Card) []Card {
	for i := range cards {
		cards[i].Back = Panel{}
	}
	return cards
}

// What no page has room for is refused.
func TestBatchesNeedRoom(t *testing.T) {
	var refusal *Refusal
	wide := Size{"map", 290, 290}
	if _, err := LayBatches(PrintJob{Paper: a4, Margin: 8, Duplex: OneSided}, "pieces", []Batch{{wide, deck(wide, 1)}}); !errors.As(err, &refusal) {
		t.Errorf("290 by 290 mm on a4: %v", err)
	}
}

// Two standees of 11 by 6.4 mm side by side are 11 by 12.8, across 16.9 mm; three
// in a row 11 by 19.2, across 22.1; four as two by two 22 by 12.8, across 25.5.
func TestPlacesHoldPieces(t *testing.T) {
	standee := Piece{Name: "standee", W: 11, H: 6.4}
	for _, tt := range []struct {
		most     int
		diameter float64
		holds    bool
	}{{2, 16.9, true}, {2, 16.8, false}, {3, 22.2, true}, {3, 22, false}, {4, 25.5, true}, {4, 25.4, false}} {
		p := Place{Most: tt.most, Round: true, At: Area{W: tt.diameter, H: tt.diameter}}
		if got := p.Holds(standee); got != tt.holds {
			t.Errorf("%d in a circle of %g mm: %v", tt.most, tt.diameter, got)
		}
	}
	if (Place{Most: 1, At: Area{W: 10, H: 12}}).Holds(standee) != true || (Place{Most: 1, At: Area{W: 6, H: 12}}).Holds(standee) {
		t.Error("one of 11 by 6.4 fits 10 by 12, turned, and not 6 by 12")
	}
}
