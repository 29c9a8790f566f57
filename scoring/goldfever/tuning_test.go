package goldfever

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// mostWon is how many per cent of its games a side may win at the most.
const mostWon = 70

// closeLook is how many events go by between two looks at a fight.
const closeLook = 11

// TestBalance holds each scenario to being fair, among players who do anything
// and among those who do the obvious and fight: neither side wins more than 70 % of the
// games. A soak measures 2,000 of them.
func TestBalance(t *testing.T) {
	games, margin := 60, 12 // per cent that so few games can be off
	if text, ok := os.LookupEnv(scoringtest.SoakEnv); ok {
		if n, err := strconv.Atoi(text); err == nil && n > games {
			games, margin = 2000, 0
		}
	}
	for name, sizes := range scenarios {
		for who, play := range map[string]bot{"random": randomly, "greedy": greedily} {
			t.Run(fmt.Sprintf("%s, %s", name, who), func(t *testing.T) {
				t.Parallel()
				won, events := measure(t, ours(t, name), sizes[len(sizes)-1], games, play)
				t.Logf("won %v of %d, %d events each", won, games, events/games)
				for team, n := range won {
					if 100*n > (mostWon+margin)*games {
						t.Errorf("team %d wins %d of %d games", team, n, games)
					}
				}
			})
		}
	}
}

// measure plays games, and counts those that each team won alone.
func measure(tb testing.TB, house *House, players, games int, play bot) (won [Teams]int, events int) {
	tb.Helper()
	for seed := range games {
		start, err := scoring.Start(Game, scoring.Setup{Players: scoringtest.Names(players), House: house})
		if err != nil {
			tb.Fatal(err)
		}
		s, r := start.(*state), rand.New(rand.NewPCG(60, uint64(seed)))
		for prompts := s.Prompts(); len(prompts) > 0; prompts = s.Prompts() {
			e, ok := draws(prompts, r)
			if !ok {
				e = play(s, prompts, r)
			}
			events++
			e.Number = events
			if v := s.Apply(e); v != nil {
				tb.Fatal(v)
			}
			if events%closeLook == 0 {
				checkState(tb, s)
			}
		}
		if p, q := s.points(0), s.points(1); p > q || p == q && s.alive(0) > s.alive(1) {
			won[0]++
		} else if p != q || s.alive(0) != s.alive(1) {
			won[1]++
		}
	}
	return won, events
}
