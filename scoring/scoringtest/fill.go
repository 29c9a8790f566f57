package scoringtest

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"saddlebag/scoring"
)

// Fill makes one of the events that a prompt offers, at random.
func Fill(p scoring.Prompt, r *rand.Rand) scoring.Event {
	e := scoring.Event{Seat: p.Seat, As: p.As, Verb: p.Verb}
	for _, arg := range p.Args {
		e.Args = append(e.Args, fillArg(arg, r)...)
	}
	return e
}

// Play plays random prompts until the game is over or so many events have
// been played, numbered from 1, and returns them. It fails if a prompted event
// is refused.
func Play(s scoring.State, r *rand.Rand, most int) ([]scoring.Event, error) {
	return playBy(s, r, most, atRandom)
}

// A Chooser chooses one of the events that the prompts of a state offer.
type Chooser func(scoring.State, []scoring.Prompt, *rand.Rand) scoring.Event

// atRandom chooses any of them.
func atRandom(_ scoring.State, prompts []scoring.Prompt, r *rand.Rand) scoring.Event {
	return Fill(prompts[r.IntN(len(prompts))], r)
}

// playBy plays what is chosen, as Play does.
func playBy(s scoring.State, r *rand.Rand, most int, choose Chooser) ([]scoring.Event, error) {
	var events []scoring.Event
	for len(events) < most {
		prompts := s.Prompts()
		if len(prompts) == 0 {
			break
		}
		e := choose(s, prompts, r)
		e.Number = len(events) + 1
		if v := s.Apply(e); v != nil {
			return events, fmt.Errorf("%s: %w", describe(e), v)
		}
		events = append(events, e)
	}
	return events, nil
}

// fillArg makes the tokens of one argument.
func fillArg(arg scoring.Arg, r *rand.Rand) []string {
	switch arg.Kind {
	case scoring.Word, scoring.Choice, scoring.DiceChoice:
		return []string{arg.Choices[r.IntN(len(arg.Choices))]}
	case scoring.Path:
		return strings.Fields(arg.Choices[r.IntN(len(arg.Choices))])
	case scoring.Range:
		step := max(arg.Step, 1)
		return []string{strconv.Itoa(arg.From + step*r.IntN((arg.To-arg.From)/step+1))}
	case scoring.Counts:
		return fillCounts(arg, r)
	case scoring.Throw:
		return []string{fillThrow(arg, r)}
	case scoring.Text:
		return []string{"text " + strconv.Itoa(r.IntN(100))}
	}
	panic("scoringtest: unknown kind of argument " + string(arg.Kind))
}

func fillCounts(arg scoring.Arg, r *rand.Rand) []string {
	var pool []scoring.Item
	for _, item := range arg.Items {
		for range min(item.Most, arg.To) {
			pool = append(pool, item)
		}
	}
	r.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	var tokens []string
	kin := map[string]int{}
	for _, item := range pool {
		if arg.MostPerGroup == 0 || kin[item.Group] < arg.MostPerGroup {
			kin[item.Group]++
			tokens = append(tokens, item.Name)
		}
	}
	return tokens[:arg.From+r.IntN(min(arg.To, len(tokens))-arg.From+1)]
}

func fillThrow(arg scoring.Arg, r *rand.Rand) string {
	var dice []string
	sum, most := 0, arg.From+r.IntN(arg.To-arg.From+1)
	for len(dice) < most && (arg.StopAtSum == 0 || sum < arg.StopAtSum) {
		face := 1 + r.IntN(arg.Faces)
		sum += face
		dice = append(dice, strconv.Itoa(face))
	}
	return strings.Join(dice, "+")
}

// Play plays a game of this kind to its end, and returns its events.
func (k Kind) Play(s scoring.State, r *rand.Rand) ([]scoring.Event, error) {
	choose := k.Choose
	if choose == nil {
		choose = atRandom
	}
	return playBy(s, r, defaultCap, choose)
}
