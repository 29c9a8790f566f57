package fortyniners_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// TestSuite plays random games on our board and on a small one, by all options,
// and without a board.
func TestSuite(t *testing.T) {
	for name, c := range map[string]struct {
		house   scoring.House
		options []map[string]string
		games   int
	}{
		"stage-1":     {ours(t), []map[string]string{nil, {sheet.OptionDice: "1"}, {sheet.OptionCap: "12"}}, 12},
		"small board": {tiny(t), []map[string]string{nil, {sheet.OptionDice: "1", sheet.OptionCap: "9"}}, 24},
		"no board":    {&fortyniners.NoBoard{ScoreOnly: true}, nil, 24},
	} {
		t.Run(name, func(t *testing.T) {
			scoringtest.Run(t, scoringtest.Config{
				Game: game.Game, House: c.house, Options: c.options, Games: c.games,
				Check: func(t testing.TB, game scoring.State) {
					if s, ok := game.(sheet.View); ok {
						checkPieces(t, s)
						checkBook(t, s)
					}
				},
			})
		})
	}
}

// checkPieces checks that every piece stands where it can: the coach on the
// road, bandits on trails, and nobody else in the cells and hideouts.
func checkPieces(t testing.TB, s sheet.View) {
	t.Helper()
	for r := range fortyniners.Roles {
		at := s.At[r]
		switch p := s.Net.Parts[at]; {
		case r == fortyniners.Blackjack && (!s.Net.OnRoad(at) || p == fortyniners.PartCrossing || p == fortyniners.PartEnd),
			r.Traveller() == fortyniners.Bandit && !s.Net.OnTrail(at),
			p == fortyniners.PartJail && at != s.Net.Cells[r],
			p == fortyniners.PartHideout && r != fortyniners.White && at != s.Net.Homes[r]:
			t.Errorf("the %s stands on %s", r.Piece(), s.Net.Title(at))
		}
		if r != fortyniners.White && r != fortyniners.Blackjack && at == s.At[fortyniners.White] && s.Net.Parts[at] != fortyniners.PartHideout {
			t.Errorf("the %s and the sheriff share %s", r.Piece(), s.Net.Title(at))
		}
	}
	if s.At[fortyniners.Blackjack] == s.At[fortyniners.White] && !s.Net.OnRoad(s.At[fortyniners.White]) {
		t.Errorf("the coach is on a trail")
	}
	if s.Net.Parts[s.At[fortyniners.Blackjack]] == fortyniners.PartBlock && s.Held(s.At[fortyniners.Blackjack]) {
		t.Errorf("the coach and a bandit share %s", s.Net.ID(s.At[fortyniners.Blackjack]))
	}
}

// checkBook checks that no settlement counts twice in a run, and that no run has
// more turns than it may.
func checkBook(t testing.TB, s sheet.View) {
	t.Helper()
	for i, run := range s.Runs {
		seen := map[string]bool{}
		if len(run.Rows) > s.TurnCap || run.Capped && len(run.Rows) != s.TurnCap {
			t.Errorf("run %d has %d turns of %d", i+1, len(run.Rows), s.TurnCap)
		}
		for _, r := range run.Rows {
			marks := r.Passed
			if r.Stop.Points > 0 {
				marks = append(marks[:len(marks):len(marks)], r.Stop)
			}
			for _, m := range marks {
				if at := s.Net.Index[m.ID]; seen[m.ID] || m.Points == 0 || m.Points != s.Net.Spots[at].Settlement {
					t.Errorf("run %d counts %d at %s", i+1, m.Points, m.ID)
				}
				seen[m.ID] = true
			}
		}
	}
}
