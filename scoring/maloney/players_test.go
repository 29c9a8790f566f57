package maloney

import (
	"math/rand/v2"
	"slices"

	"saddlebag/scoring"
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
	case slices.ContainsFunc(prompts, is(verbLays)) && r.IntN(seldom) > 0:
		some = slices.DeleteFunc(slices.Clone(prompts), is(verbDay))
	case slices.ContainsFunc(prompts, is(verbOverbids)) && r.IntN(seldom) > 0:
		some = slices.DeleteFunc(slices.Clone(prompts), is(verbOverbids))
	}
	return scoringtest.Fill(some[r.IntN(len(some))], r)
}

// thrifty plays so that purses grow: nobody bids, jokers wait, and Sundays bring the
// most money that there still is.
func thrifty(s scoring.State, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	for _, p := range prompts {
		switch {
		case p.Verb == verbNobid:
			return scoringtest.Fill(p, r)
		case p.Verb == verbSuitcase && p.Seat == scoring.Table:
			best := slices.MaxFunc(p.Args[0].Choices, func(a, b string) int {
				one, _ := parseSuitcase(a)
				other, _ := parseSuitcase(b)
				return one.Money - other.Money
			})
			return scoring.Event{Seat: p.Seat, Verb: p.Verb, Args: []string{best}}
		}
	}
	return keen(s, prompts, r)
}
