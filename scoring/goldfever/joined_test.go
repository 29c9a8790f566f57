package goldfever

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// made stands for what a device makes.
const made = "*"

// Where the program draws chips and cards, a round of sensible play takes a table few
// joined actions: what belongs together is entered with one. The limits are what it
// comes to, and some.
func TestJoinedActions(t *testing.T) {
	for name, most := range map[string]int{"showdown-2": 22, "last-stand-2": 58} {
		rounds, joined, events := 0, 0, 0
		for seed := range uint64(12) {
			random := rand.New(rand.NewPCG(seed, 6))
			start, err := scoring.Start(Game, scoring.Setup{Players: scoringtest.Names(2), House: ours(t, name)})
			if err != nil {
				t.Fatal(err)
			}
			s := start.(*state)
			for prompts := s.Prompts(); len(prompts) > 0; prompts = s.Prompts() {
				e := greedy(s, prompts, random)
				for ok := true; ok; e, ok = following(s, e, random) {
					if events++; s.Apply(e) != nil {
						t.Fatalf("%s: %v is refused", name, e)
					}
				}
				joined++
			}
			rounds += s.round
		}
		t.Logf("%s: %d.%d joined actions a round, of %d.%d events each", name, joined/rounds, 10*joined/rounds%10, events/joined, 10*events/joined%10)
		if joined > most*rounds {
			t.Errorf("%s: %d joined actions in %d rounds, more than %d each", name, joined, rounds, most)
		}
	}
}

// following is the event that one tap enters with the last one.
func following(s *state, last scoring.Event, r *rand.Rand) (scoring.Event, bool) {
	e, ok := scoring.Follows(&info, s, last, func(string) bool { return true }, made)
	if !ok || s.Over() {
		return e, false
	}
	for _, o := range s.options(s.Prompts()[:1], r) {
		for i, word := range e.Args {
			if word == made {
				e.Args[i] = o.Args[i]
			}
		}
	}
	return e, true
}
