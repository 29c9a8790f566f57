package fortyniners

import (
	"testing"

	"saddlebag/scoring"
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
		"stage-1":     {ours(t), []map[string]string{nil, {optionDice: "1"}, {optionCap: "12"}}, 12},
		"small board": {tiny(t), []map[string]string{nil, {optionDice: "1", optionCap: "9"}}, 24},
		"no board":    {&NoBoard{ScoreOnly: true}, nil, 24},
	} {
		t.Run(name, func(t *testing.T) {
			scoringtest.Run(t, scoringtest.Config{
				Game: Game, House: c.house, Options: c.options, Games: c.games,
				Check: func(t testing.TB, game scoring.State) {
					if s, ok := game.(*state); ok {
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
func checkPieces(t testing.TB, s *state) {
	t.Helper()
	for r := range Roles {
		at := s.at[r]
		switch p := s.net.parts[at]; {
		case r == Blackjack && (!s.net.onRoad(at) || p == partCrossing || p == partEnd),
			r.traveller() == bandit && !s.net.onTrail(at),
			p == partJail && at != s.net.cells[r],
			p == partHideout && r != White && at != s.net.homes[r]:
			t.Errorf("the %s stands on %s", r.Piece(), s.net.title(at))
		}
		if r != White && r != Blackjack && at == s.at[White] && s.net.parts[at] != partHideout {
			t.Errorf("the %s and the sheriff share %s", r.Piece(), s.net.title(at))
		}
	}
	if s.at[Blackjack] == s.at[White] && !s.net.onRoad(s.at[White]) {
		t.Errorf("the coach is on a trail")
	}
	if s.net.parts[s.at[Blackjack]] == partBlock && s.held(s.at[Blackjack]) {
		t.Errorf("the coach and a bandit share %s", s.net.id(s.at[Blackjack]))
	}
}

// checkBook checks that no settlement counts twice in a run, and that no run has
// more turns than it may.
func checkBook(t testing.TB, s *state) {
	t.Helper()
	for i, run := range s.runs {
		seen := map[string]bool{}
		if len(run.rows) > s.turnCap || run.capped && len(run.rows) != s.turnCap {
			t.Errorf("run %d has %d turns of %d", i+1, len(run.rows), s.turnCap)
		}
		for _, r := range run.rows {
			marks := r.passed
			if r.stop.points > 0 {
				marks = append(marks[:len(marks):len(marks)], r.stop)
			}
			for _, m := range marks {
				if at := s.net.index[m.spot]; seen[m.spot] || m.points == 0 || m.points != s.net.spots[at].Settlement {
					t.Errorf("run %d counts %d at %s", i+1, m.points, m.spot)
				}
				seen[m.spot] = true
			}
		}
	}
}
