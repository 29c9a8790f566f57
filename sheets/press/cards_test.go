package press

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"saddlebag/sheets/canvas"
	"saddlebag/sheets/panel"
)

var (
	a4       = canvas.Size{Name: "a4", W: 210, H: 297}
	usLetter = canvas.Size{Name: "letter", W: 215.9, H: 279.4}
)

// near reports whether two lengths are the same but for rounding.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

// deck makes n cards whose panels are named f0, b0, f1, b1, …
func deck(card canvas.Size, n int) []Card {
	cards := make([]Card, n)
	for i := range cards {
		cards[i] = Card{
			Front: panel.Panel{ID: fmt.Sprintf("f%d", i), W: card.W, H: card.H},
			Back:  panel.Panel{ID: fmt.Sprintf("b%d", i), W: card.W, H: card.H},
		}
	}
	return cards
}

func TestCardsOnAPage(t *testing.T) {
	tests := []struct {
		card, paper canvas.Size
		margin      float64
		blank       float64
		page        canvas.Size
		perPage     int
		x, y        float64 // of the first card
	}{
		{Poker, a4, 8, 2.2, a4, 9, 10.5, 16.5},                         // 3 × 63 = 189, 3 × 88 = 264
		{Bridge, a4, 8, 0, a4, 9, 19.5, 13.5},                          // 3 × 57, 3 × 89; 1.5 higher for the ruler
		{Mini, a4, 8, 2.2, a4, 16, 17, 12.5},                           // 4 × 44, 4 × 68
		{Tarot, a4, 8, 2.2, a4, 4, 35, 28.5},                           // 2 × 70, 2 × 120
		{Poker, usLetter, 8, 2.2, usLetter, 9, 13.45, 7.7},             // (215.9 - 189) / 2, (279.4 - 264) / 2: blank for 0.3 mm
		{Poker, usLetter, 12.7, 2.2, usLetter.Turned(), 8, 13.7, 18.7}, // 4 × 63, 2 × 88, upright only 6; 1.25 higher for the ruler
		{Mini, usLetter, 8, 2.2, usLetter.Turned(), 17, 7.7, 5.95},     // 6 × 44, 3 × 68, of which one for the ruler
	}
	for _, tt := range tests {
		t.Run(tt.card.Name+" on "+tt.paper.Name, func(t *testing.T) {
			pages, err := LayCards(Job{Paper: tt.paper, Margin: tt.margin, Duplex: OneSided}, "deck", tt.card, tt.blank, deck(tt.card, tt.perPage+1))
			if err != nil {
				t.Fatal(err)
			}
			if len(pages) != 2 || len(pages[0].Placed) != tt.perPage || len(pages[1].Placed) != 1 {
				t.Fatalf("%d pages, the first with %d cards, want 2, with %d and 1", len(pages), len(pages[0].Placed), tt.perPage)
			}
			if pages[0].Size != tt.page {
				t.Errorf("page is %v, want %v", pages[0].Size, tt.page)
			}
			if first := pages[0].Placed[0]; !near(first.X, tt.x) || !near(first.Y, tt.y) {
				t.Errorf("first card at %g, %g, want %g, %g", first.X, first.Y, tt.x, tt.y)
			}
		})
	}
}

// A page that is not full has its cards in the middle: one poker card of 63 by 88
// on a4, and then five in two rows of three.
func TestFewCardsLieInTheMiddle(t *testing.T) {
	for n, want := range map[int]canvas.Area{1: {X: 73.5, Y: 104.5}, 5: {X: 10.5, Y: 60.5}} {
		pages, err := LayCards(Job{Paper: a4, Margin: 8, Duplex: OneSided}, "deck", Poker, CardBlank, deck(Poker, n))
		if err != nil {
			t.Fatal(err)
		}
		if first := pages[0].Placed[0]; !near(first.X, want.X) || !near(first.Y, want.Y) {
			t.Errorf("the first of %d cards is at %g, %g, want %g, %g", n, first.X, first.Y, want.X, want.Y)
		}
	}
}

// Turning a sheet over an edge that runs up and down brings a point x from the
// left to x from the right, and over a level edge likewise from top to bottom.
// Each back must then lie exactly behind its front.
func TestBacksFallOnTheirFronts(t *testing.T) {
	tests := []struct {
		name   string
		paper  canvas.Size
		duplex Duplex
		level  bool // the edge to turn over
	}{
		{"upright, long edge", a4, LongEdge, false},
		{"upright, short edge", a4, ShortEdge, true},
		{"on its side, long edge", usLetter, LongEdge, true},
		{"on its side, short edge", usLetter, ShortEdge, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			// Five leave their page half empty, so that a mirrored page differs.
			pages, err := LayCards(Job{Paper: tt.paper, Margin: 8, Duplex: tt.duplex}, "deck", Poker, 0, deck(Poker, 5))
			if err != nil {
				t.Fatal(err)
			}
			if len(pages) != 2 {
				t.Fatalf("%d pages, want fronts and backs", len(pages))
			}
			w, h := pages[0].Size.W, pages[0].Size.H
			for i, front := range pages[0].Placed {
				back := pages[1].Placed[i]
				if front.Panel.ID[1:] != back.Panel.ID[1:] {
					t.Fatalf("behind %s lies %s", front.Panel.ID, back.Panel.ID)
				}
				left, top := front.X, front.Y
				if tt.level {
					top = h - (front.Y + 88)
				} else {
					left = w - (front.X + 63)
				}
				if !near(back.X, left) || !near(back.Y, top) {
					t.Errorf("%s at %g, %g, want %g, %g", back.Panel.ID, back.X, back.Y, left, top)
				}
			}
		})
	}
}

func TestCardsThatDoNotFit(t *testing.T) {
	var refusal *canvas.Refusal
	_, err := LayCards(Job{Paper: canvas.Size{Name: "slip", W: 76, H: 120}, Margin: 5, Duplex: OneSided}, "deck", Tarot, 0, deck(Tarot, 1))
	if !errors.As(err, &refusal) || !strings.Contains(err.Error(), "70 × 120 mm doesn't fit on slip") {
		t.Errorf("got %v", err)
	}
	if _, err = LayCards(Job{Paper: a4, Margin: 2, Duplex: OneSided}, "deck", Mini, 0, nil); !errors.As(err, &refusal) {
		t.Errorf("a margin of 2 mm: got %v", err)
	}
}

// Under a page full of cards the ruler lies inside the margin, below the crop
// marks, or it stands upright beside them. The numbers are the lower end of the marks,
// and where the ruler's base is: 3 mm under its top, or in the middle of the 5.9 mm
// within the margin, 1.5 mm to the left.
func TestRulerUnderCards(t *testing.T) {
	tests := []struct {
		card   canvas.Size
		margin float64
		marks  float64
		base   string
	}{
		{Poker, 8, 16.5 + 264 + 2.5, " 286 "},
		{Bridge, 8, 13.5 + 267 + 2.5, " 286 "},
		{Mini, 8, 12.5 + 272 + 2.5, "M 9.45 "}, // 6 mm more would end 293 mm down, 4 too far
	}
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.card.Name, " ", tt.margin), func(t *testing.T) {
			pages, err := LayCards(Job{Paper: a4, Margin: tt.margin, Duplex: OneSided}, "deck", tt.card, 0, deck(tt.card, 16))
			if err != nil {
				t.Fatal(err)
			}
			l := canvas.NewListing()
			pages[0].Decor(l)
			marks, ruler, ruled := strings.Cut(l.String(), "\n")
			if want := fmt.Sprintf(" %g", tt.marks); !strings.Contains(marks, want) {
				t.Errorf("no mark ends at %s: %s", want, marks)
			}
			if !ruled || !strings.Contains(ruler, tt.base) {
				t.Errorf("the ruler: %q, want it at %q", ruler, tt.base)
			}
		})
	}
}

// A block of 2 × 1 cards has marks at three uprights and two levels, each on
// both sides, all of them outside the block and within 2.5 mm of it. Then it has a cross
// on each corner of a card, of arms of 1 mm that do not leave the block.
func TestCropMarks(t *testing.T) {
	l := canvas.NewListing()
	DrawCropMarks(l, canvas.Area{X: 10, Y: 20, W: 60, H: 40}, 2, 1)
	want := "path stroke ink 0.1:" +
		" M 10 17.5 L 10 19.5 M 10 60.5 L 10 62.5" +
		" M 40 17.5 L 40 19.5 M 40 60.5 L 40 62.5" +
		" M 70 17.5 L 70 19.5 M 70 60.5 L 70 62.5" +
		" M 7.5 20 L 9.5 20 M 70.5 20 L 72.5 20" +
		" M 7.5 60 L 9.5 60 M 70.5 60 L 72.5 60" +
		" M 10 20 L 11 20 M 10 20 L 10 21 M 10 60 L 11 60 M 10 59 L 10 60" +
		" M 39 20 L 41 20 M 40 20 L 40 21 M 39 60 L 41 60 M 40 59 L 40 60" +
		" M 69 20 L 70 20 M 70 20 L 70 21 M 69 60 L 70 60 M 70 59 L 70 60\n"
	if got := l.String(); got != want {
		t.Errorf("got  %swant %s", got, want)
	}
}

// Where a mark would end nearer to the edge of the paper than printers print, it goes on
// between two pieces. Here 5 mm are left out of 7.7 at the sides: the marks, 2 mm long
// and else 0.5 mm outside, have room; of 5.95 above and below they do not, and end 7 mm
// from the edge.
func TestCropMarksWithinReach(t *testing.T) {
	pages, err := LayCards(Job{Paper: usLetter, Margin: 8}, "deck", Mini, CardBlank, deck(Mini, 17))
	if err != nil {
		t.Fatal(err)
	}
	l := canvas.NewListing()
	pages[0].Decor(l)
	for _, want := range []string{
		" M 7.7 5 L 7.7 7 ", " M 7.7 208.9 L 7.7 210.9 ", // of 215.9 down
		" M 5.2 5.95 L 7.2 5.95 ", " M 272.2 5.95 L 274.2 5.95 ", // of 279.4 across
	} {
		if !strings.Contains(l.String(), want) {
			t.Errorf("no mark %q in %s", want, l)
		}
	}
	if !strings.Contains(l.String(), `"100 %"`) {
		t.Error("no ruler in the place that is free")
	}
}
