package fortyniners_test

import (
	"testing"

	"pgregory.net/rapid"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/sheets/fortyniners"
	"saddlebag/sheets/sheetstest"
)

// Boards of people's own print as well as ours.
func TestOwnData(t *testing.T) {
	ours := blank(t, "stage-1").Setup.House.(*rules.Board)
	sheetstest.Own(t, fortyniners.Title, func(t *rapid.T) any { return ownBoard(t, ours) })
}

// ownBoard is a board with the ways of ours, seen in a mirror or turned, its spots a
// little elsewhere, with other settlements, names and river.
func ownBoard(t *rapid.T, ours *rules.Board) any {
	b := *ours
	b.Spots, b.River = nil, nil
	mirrored, turned := rapid.Bool().Draw(t, "mirrored"), rapid.Bool().Draw(t, "turned")
	stray := sheetstest.Extreme(t, 0, 3, "stray")
	for _, s := range ours.Spots {
		for i := range s.At {
			s.At[i] += rapid.IntRange(-stray, stray).Draw(t, "at")
		}
		if mirrored {
			s.At[0] = 400 - s.At[0]
		}
		if turned {
			s.At[0], s.At[1] = s.At[1], s.At[0]
		}
		if s.Settlement > 0 {
			s.Settlement, s.Name = sheetstest.Extreme(t, 1, rules.MaxSettlement, "points"), sheetstest.Name(t, 16, "name")
		}
		b.Spots = append(b.Spots, s)
	}
	for range sheetstest.Extreme(t, 2, 40, "river") {
		b.River = append(b.River, [2]int{rapid.IntRange(0, 400).Draw(t, "x"), rapid.IntRange(0, 400).Draw(t, "y")})
	}
	return &b
}
