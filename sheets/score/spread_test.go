package score

import (
	"math"
	"slices"
	"testing"
)

// near reports whether two lengths are the same but for rounding.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

func TestSpread(t *testing.T) {
	tests := []struct {
		name         string
		wanted, want []float64
	}{
		{"nothing", nil, []float64{}},
		{"apart already", []float64{80, 20}, []float64{80, 20}},
		{"at one place", []float64{50, 50, 50}, []float64{40, 50, 60}},
		{"three that push a fourth", []float64{50, 50, 50, 62}, []float64{38, 48, 58, 68}},
		{"at the top", []float64{0, 3}, []float64{0, 10}},
		{"at the bottom", []float64{100, 99}, []float64{100, 90}},
		{"out of bounds", []float64{-20, 150}, []float64{0, 100}},
		{"too little room", make([]float64, 21), []float64{0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100}},
	}
	for _, test := range tests {
		got := spread(test.wanted, 10, 0, 100)
		if !slices.EqualFunc(got, test.want, near) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}
