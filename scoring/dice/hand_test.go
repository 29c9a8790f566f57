package dice_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
)

// hearts are many, spades are few: of each suit a hand has two at most.
var suits = scoring.Arg{
	Kind: scoring.Counts, From: 4, To: 4, MostPerGroup: 2, Device: "cards",
	Items: []scoring.Item{
		{Name: "♥2", Most: 1, Group: "♥"},
		{Name: "♥3", Most: 1, Group: "♥"},
		{Name: "♥4", Most: 1, Group: "♥"},
		{Name: "♥5", Most: 1, Group: "♥"},
		{Name: "♠2", Most: 1, Group: "♠"},
		{Name: "♠3", Most: 1, Group: "♠"},
	},
}

func TestHand(t *testing.T) {
	src, seen := dice.Seeded(1), map[string]int{}
	for range 600 {
		cards := dice.Hand(suits, src)
		if !dice.IsHand(suits, cards) {
			t.Fatalf("dealt %q", cards)
		}
		for _, c := range cards {
			seen[c]++
		}
	}
	for _, item := range suits.Items {
		want := 300 // two hearts of four
		if item.Group == "♠" {
			want = 600
		}
		if n := seen[item.Name]; n < want*3/4 || n > want*5/4 {
			t.Errorf("%s is in %d hands of 600", item.Name, n)
		}
	}
}

func TestIsHand(t *testing.T) {
	for want, hands := range map[bool][][]string{
		true:  {{"♥2", "♥3", "♠2", "♠3"}, {"♠3", "♥5", "♠2", "♥4"}},
		false: {{"♥2", "♥3", "♠2"}, {"♥2", "♥3", "♥4", "♠2"}, {"♥2", "♥2", "♠2", "♠3"}, {"♥2", "♥9", "♠2", "♠3"}, {"♥2", "♥3", "♠2", "♠3", "♥4"}},
	} {
		for _, cards := range hands {
			if dice.IsHand(suits, cards) != want {
				t.Errorf("%q: want %t", cards, want)
			}
		}
	}
}

// Plain piles have no kin, and may have the same card twice.
func TestHandOfAPlainPile(t *testing.T) {
	arg := scoring.Arg{Kind: scoring.Counts, From: 3, To: 3, Items: []scoring.Item{{Name: "king", Most: 3}}}
	if cards := dice.Hand(arg, dice.Seeded(1)); !slices.Equal(cards, []string{"king", "king", "king"}) {
		t.Errorf("dealt %q", cards)
	}
}
