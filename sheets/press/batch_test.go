package press

import (
	"errors"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

// Between margins of 8 mm, with 2.5 mm for crop marks on each side, a page of a4 is
// 189 mm wide: ten tokens of 18 mm. Four figures of 16 by 60 leave 122 mm beside
// them: 23 tokens lie there in three rows of six and one of five, and nothing needs
// another page.
func TestBatchesSharePages(t *testing.T) {
	figures, tokens := canvas.Size{Name: "figure", W: 16, H: 60}, canvas.Size{Name: "token", W: 18, H: 18}
	pages, err := LayBatches(Job{Paper: a4, Margin: 8, Duplex: LongEdge}, "pieces", []Batch{{Card: figures, Cards: withoutBacks(deck(figures, 4))}, {Card: tokens, Cards: deck(tokens, 23)}})
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
			if (canvas.Area{X: at.X, Y: at.Y, W: at.Panel.W, H: at.Panel.H}).Overlaps(canvas.Area{X: other.X, Y: other.Y, W: other.Panel.W, H: other.Panel.H}) {
				t.Errorf("%s lies on %s", at.Panel.ID, other.Panel.ID)
			}
		}
	}
}

func withoutBacks(cards []Card) []Card {
	for i := range cards {
		cards[i].Back = panel.Panel{}
	}
	return cards
}

// What no page has room for is refused.
func TestBatchesNeedRoom(t *testing.T) {
	var refusal *canvas.Refusal
	wide := canvas.Size{Name: "map", W: 290, H: 290}
	if _, err := LayBatches(Job{Paper: a4, Margin: 8, Duplex: OneSided}, "pieces", []Batch{{Card: wide, Cards: deck(wide, 1)}}); !errors.As(err, &refusal) {
		t.Errorf("290 by 290 mm on a4: %v", err)
	}
}
