package score

import (
	"slices"
	"testing"

	"saddlebag/scoring"
)

func TestScale(t *testing.T) {
	tests := []struct {
		name    string
		scores  []int
		figures []int
	}{
		{"nothing", nil, []int{0, 1, 2}},
		{"zeros", []int{0, 0}, []int{0, 1, 2}},
		{"a point", []int{1}, []int{0, 1, 2}},
		{"up to a figure", []int{0, 200}, []int{0, 50, 100, 150, 200}},
		{"beyond it", []int{0, 201}, []int{0, 100, 200, 300}},
		{"an evening", []int{-10, 341}, []int{-200, 0, 200, 400}},
		{"losses alone", []int{-95, -30}, []int{-100, -50, 0}},
		{"both", []int{-95, 20}, []int{-100, -50, 0, 50}},
		{"millions", []int{1_000_000_000}, []int{0, 500_000_000, 1_000_000_000}},
	}
	for _, test := range tests {
		var scores, figures []scoring.Tenths
		for _, n := range test.scores {
			scores = append(scores, scoring.Whole(n))
		}
		for _, n := range test.figures {
			figures = append(figures, scoring.Whole(n))
		}
		if got := newScale(scores).figures(); !slices.Equal(got, figures) {
			t.Errorf("%s: %v, want %v", test.name, got, figures)
		}
	}
}

func TestRoundStep(t *testing.T) {
	for least, want := range map[float64]int{0: 1, 0.4: 1, 1.01: 2, 3: 5, 5: 5, 9: 10, 11: 20, 450: 500} {
		if got := roundStep(least); got != want {
			t.Errorf("%g: %d, want %d", least, got, want)
		}
	}
}
