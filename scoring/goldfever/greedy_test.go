package goldfever

import (
	"math/rand/v2"
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// A bot chooses one of the events that are offered.
type bot func(s *state, prompts []scoring.Prompt, r *rand.Rand) scoring.Event

// randomly takes any.
func randomly(_ *state, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	return scoringtest.Fill(prompts[r.IntN(len(prompts))], r)
}

// draws draws a card, chip or joker of those that are left, each as likely as
// another; it is not ok where people choose.
func draws(prompts []scoring.Prompt, r *rand.Rand) (e scoring.Event, ok bool) {
	p := prompts[r.IntN(len(prompts))]
	if p.Seat != scoring.Table {
		return e, false
	}
	e = scoringtest.Fill(p, r)
	items := p.Args[len(p.Args)-1].Items
	n := 0
	for _, item := range items {
		n += item.Most
	}
	n = r.IntN(n)
	for _, item := range items {
		if n -= item.Most; n < 0 {
			e.Args[len(e.Args)-1] = item.Name
			break
		}
	}
	return e, true
}

// greedily does the obvious: fires at who is in sight, picks up what is worth
// something, and walks towards what there is to be had.
func greedily(s *state, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	var best []scoring.Prompt
	most := -1
	for _, p := range prompts {
		switch worth := s.worth(p); {
		case worth > most:
			most, best = worth, []scoring.Prompt{p}
		case worth == most:
			best = append(best, p)
		}
	}
	e := scoringtest.Fill(best[r.IntN(len(best))], r)
	if e.Verb == verbThrow && e.Args[0] == Dynamite.String() {
		e.Args[1] = s.zoneName(s.crowd(s.named(e.As), best[0].Args[1].Choices))
	}
	return e
}

// worth is how much a greedy player likes a prompt.
func (s *state) worth(p scoring.Prompt) int {
	m := s.named(p.As)
	if m < 0 {
		return 0
	}
	verb, args := p.Verb, p.Args
	if verb == verbReact {
		verb, args = p.Args[0].Choices[0], p.Args[1:]
	}
	switch verb {
	case verbShoot:
		return 90 + len(args)
	case verbAttack:
		return 88
	case verbThrow:
		if len(p.Args[len(p.Args)-1].Choices) > 0 && args[0].Choices[0] == Dynamite.String() {
			if s.crowd(m, args[1].Choices) < 0 {
				return 0
			}
			return 95
		}
		return 85
	case verbPick:
		if !slices.Contains([]string{Rock.String(), Knife.String()}, args[0].Choices[0]) {
			return 80
		}
	case verbDrink:
		if s.men[m].wounds > 0 {
			return 94
		}
	case verbUnjam:
		return 79
	case verbReload:
		if gun := s.men[m].use; gun != nothing && s.things[gun].shells == 0 {
			return 78
		}
		return 10
	case verbMove:
		zone := s.zone(args[0].Choices[0])
		if near := s.goal(m, zone); near < s.goal(m, s.men[m].zone) {
			return 50
		}
		return 5
	case verbFlee:
		return 1
	case verbAmbush:
		if s.turn.points <= AmbushCost && s.turn.points > 0 {
			return 60
		}
	case verbEnd, verbStay, wordPass:
		return 20
	case verbJoker:
		return 30
	}
	return 0
}

// goal is how far a zone is from the nearest thing worth going for.
func (s *state) goal(m, from int) int {
	far := []int{from}
	steps := map[int]int{from: 0}
	for len(far) > 0 {
		at := far[0]
		far = far[1:]
		for _, t := range s.lying(at) {
			if s.things[t].kind == Nugget && s.men[m].room(Nugget) {
				return steps[at]
			}
		}
		for _, o := range s.standing(at) {
			if s.men[o].team != s.men[m].team {
				return steps[at]
			}
		}
		for _, next := range s.house.plan.next[at] {
			if _, seen := steps[next]; !seen {
				steps[next] = steps[at] + 1
				far = append(far, next)
			}
		}
	}
	return 99
}

// crowd is the zone, of some, in which dynamite would find most opponents and no
// friend; -1 where it would find none.
func (s *state) crowd(m int, zones []string) int {
	best, most := -1, 0
	for _, name := range zones {
		foes, friends := 0, 0
		for _, o := range s.standing(s.zone(name)) {
			if s.men[o].team == s.men[m].team {
				friends++
			} else {
				foes++
			}
		}
		if friends == 0 && foes > most {
			best, most = s.zone(name), foes
		}
	}
	return best
}
