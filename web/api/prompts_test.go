package api

import (
	"slices"
	"testing"

	"saddlebag/scoring"
)

// An example of counted things can be entered as it is.
func TestExampleOfCounts(t *testing.T) {
	items := []Item{{"hearts-2", 1, "hearts"}, {"hearts-3", 1, "hearts"}, {"hearts-4", 1, "hearts"}, {"spades-2", 1, "spades"}}
	for each, want := range map[int][]string{
		0: {"hearts-2", "hearts-3", "hearts-4"},
		2: {"hearts-2", "hearts-3", "spades-2"},
	} {
		arg := Argument{Kind: scoring.Counts, Items: items, From: 3, To: 3, Each: each}
		if got := arg.example(); !slices.Equal(got, want) {
			t.Errorf("%d of a kin: %q, want %q", each, got, want)
		}
	}
}
