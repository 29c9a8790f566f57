package scoring_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
)

// Whoever has the best figure holds the feat, equals share it, and nobody holds it for nothing.
func TestFeatHolders(t *testing.T) {
	for _, c := range []struct {
		figures []scoring.Tenths
		want    []int
	}{
		{[]scoring.Tenths{30, 50, 40}, []int{1}},
		{[]scoring.Tenths{50, 30, 50}, []int{0, 2}},
		{[]scoring.Tenths{0, 0, 0}, nil},
	} {
		if got := (scoring.Feat{Figures: c.figures}).Holders(); !slices.Equal(got, c.want) {
			t.Errorf("%v is held by %v, want %v", c.figures, got, c.want)
		}
	}
}
