package judge_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/maloney"
	"saddlebag/scoring/maloney/game"
	"saddlebag/scoring/scoringtest"
)

// keen plays as people do: whoever has a card of the city mostly lays it, and few
// bid more than they have.
func keen(_ scoring.State, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	const seldom = 10
	some := prompts
	is := func(verb string) func(scoring.Prompt) bool {
		return func(p scoring.Prompt) bool { return p.Verb == verb }
	}
	switch {
	case slices.ContainsFunc(prompts, is(maloney.VerbLays)) && r.IntN(seldom) > 0:
		some = slices.DeleteFunc(slices.Clone(prompts), is(maloney.VerbDay))
	case slices.ContainsFunc(prompts, is(maloney.VerbOverbids)) && r.IntN(seldom) > 0:
		some = slices.DeleteFunc(slices.Clone(prompts), is(maloney.VerbOverbids))
	}
	return scoringtest.Fill(some[r.IntN(len(some))], r)
}

// thrifty plays so that purses grow: nobody bids, jokers wait, and Sundays bring the
// most money that there still is.
func thrifty(s scoring.State, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	for _, p := range prompts {
		switch {
		case p.Verb == maloney.VerbNobid:
			return scoringtest.Fill(p, r)
		case p.Verb == maloney.VerbSuitcase && p.Seat == scoring.Table:
			best := slices.MaxFunc(p.Args[0].Choices, func(a, b string) int {
				one, _ := maloney.ParseSuitcase(a)
				other, _ := maloney.ParseSuitcase(b)
				return one.Money - other.Money
			})
			return scoring.Event{Seat: p.Seat, Verb: p.Verb, Args: []string{best}}
		}
	}
	return keen(s, prompts, r)
}

// players are the names of the seats in tests.
var players = []string{"Ann", "Bob", "Cid", "Dot", "Eve", "Fay"}

// ours is the house data that comes with the program.
func ours(t testing.TB) scoring.House {
	t.Helper()
	return scoringtest.House(t, game.Game, "../../../templates/maloneys-inheritance/cities-1.yaml")
}
