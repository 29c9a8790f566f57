package goldfever_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/goldfever/game"
	"saddlebag/scoring/goldfever/goldfevertest"
	"saddlebag/scoring/goldfever/scenario"
	"saddlebag/scoring/goldfever/sheet"
	"saddlebag/scoring/goldfever/terms"
	"saddlebag/scoring/scoringtest"
)

// made stands for what a device makes.
const made = "*"

// mostTaps is how many taps a joined action may take, in tenths.
const mostTaps = 17

// A sitting is what tables that the program draws for have come to.
type sitting struct {
	rounds, joined, taps, events int
	Over                         []int // by game: joined actions more than it may have
}

// Where the program draws chips and cards, a round of sensible play takes a table few
// joined actions of few taps each: what belongs together is entered with one. Few games
// are held to what even they would show, two standard errors beyond the limit.
func TestJoinedActions(t *testing.T) {
	for name, most := range map[string]int{"showdown-2": 17, "last-stand-4": 45} {
		var all sitting
		for seed := range fromEnv(t, gamesEnv, 12) {
			before := all
			all.play(t, goldfevertest.Ours(t, name), rand.New(rand.NewPCG(uint64(seed), 6))) //nolint:gosec // it is not negative
			all.Over = append(all.Over, all.joined-before.joined-most*(all.rounds-before.rounds))
		}
		t.Logf("%s: %.1f joined actions a round, of %.1f events and %.2f taps each, in %d games", name,
			float64(all.joined)/float64(all.rounds), float64(all.events)/float64(all.joined), float64(all.taps)/float64(all.joined), len(all.Over))
		if mean, wide := meanOf(all.Over); mean > 2*wide {
			t.Errorf("%s: %.1f joined actions a game more than %d a round, ±%.1f", name, mean, most, 2*wide)
		}
		if 10*all.taps > mostTaps*all.joined {
			t.Errorf("%s: %d taps for %d joined actions", name, all.taps, all.joined)
		}
	}
}

// meanOf is the mean of numbers, and its standard error.
func meanOf(list []int) (mean, wide float64) {
	n := float64(len(list))
	mean = float64(scoring.Sum(list...)) / n
	sum := 0.0
	for _, x := range list {
		sum += (float64(x) - mean) * (float64(x) - mean)
	}
	return mean, math.Sqrt(sum / n / max(1, n-1))
}

// A tapped event is one that a player chooses, and the game before it.
type tapped struct {
	game goldfevertest.Board
	scoring.Event
}

// play adds a game of two greedy players. What they do one event after the other is one
// joined action where the game offers that.
func (s *sitting) play(t *testing.T, house *scenario.House, r *rand.Rand) {
	t.Helper()
	start, err := scoring.Start(game.Game, scoring.Setup{Players: scoringtest.Names(2), House: house})
	if err != nil {
		t.Fatal(err)
	}
	game := goldfevertest.BoardOf(start)
	var run []tapped
	for prompts := game.Prompts(); len(prompts) > 0; prompts = game.Prompts() {
		e := goldfevertest.Styles[0].Choose(game, prompts, r)
		next := tapped{game.Copied(), e}
		if _, ok := joined(append(run, next), true); !ok {
			s.tap(run)
			run = nil
		}
		run = append(run, next)
		for done, ok := []scoring.Event(nil), true; ok; e, ok = following(game, done, r) {
			if s.events++; game.Apply(e) != nil {
				t.Fatalf("%v is refused", e)
			}
			done = append(done, e)
		}
	}
	s.tap(run)
	s.rounds += game.Round
}

// tap adds what was done, with the longest joins that there are.
func (s *sitting) tap(run []tapped) {
	for len(run) > 0 {
		n, p := len(run), scoring.Prompt{}
		for ; ; n-- {
			if j, ok := joined(run[:n], false); ok {
				p = j.Last
				break
			}
		}
		s.joined++
		s.taps += taps(run[0].game, p)
		run = run[n:]
	}
}

// joined finds what enters events with one tap, a join or else a prompt: all of it, or
// with more to come.
func joined(run []tapped, more bool) (j scoring.Join, ok bool) {
	first := run[0].game
	all := first.Joins()
	for _, p := range first.Prompts() {
		all = append(all, scoring.Join{Last: p})
	}
	for _, j := range all {
		n := len(j.Before)
		if more && len(run) <= n && slices.EqualFunc(run, j.Before[:len(run)], sameEvent) ||
			len(run) == n+1 && slices.EqualFunc(run[:n], j.Before, sameEvent) && scoringtest.Offers([]scoring.Prompt{j.Last}, run[n].Event) {
			return j, true
		}
	}
	return j, false
}

func sameEvent(a tapped, b scoring.Event) bool {
	return a.As == b.As && a.Verb == b.Verb && slices.Equal(a.Args, b.Args)
}

// taps are those that a prompt or join takes: one on its place, or on what ends a phase or lets it go
// on; one more where something else can be done there; and one for each thing to choose.
func taps(s goldfevertest.Board, p scoring.Prompt) int {
	n := 1
	for _, a := range p.Args {
		if a.Device == "" && len(a.Choices) > 1 {
			n++
		}
	}
	if v := sheet.Info.VerbOf(&p); v.Passes || p.Seat == scoring.Table {
		return n
	}
	here := 0
	for _, o := range s.Prompts() {
		here += scoring.When(o.Owner == p.Owner && o.Cell == p.Cell, 1)
	}
	for _, j := range s.Joins() {
		here += scoring.When(j.Last.Verb != terms.VerbCard && j.Last.Owner == p.Owner && j.Last.Cell == p.Cell, 1)
	}
	if here > 1 && n == 1 { // a choice is made in the same list
		n++
	}
	return n
}

// following is the event that one tap enters with what it has entered.
func following(s goldfevertest.Board, done []scoring.Event, r *rand.Rand) (scoring.Event, bool) {
	e, ok := scoring.Follows(&sheet.Info, s, done, func(string) bool { return true }, made)
	if !ok || s.Over() {
		return e, false
	}
	for _, o := range s.Options(s.Prompts()[:1], r) {
		for i, word := range e.Args {
			if word == made {
				e.Args[i] = o.Args[i]
			}
		}
	}
	return e, true
}
