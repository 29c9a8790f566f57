package coal_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/scoringtest"
)

// BenchmarkApply replays a recorded game of four players.
func BenchmarkApply(b *testing.B) {
	setup := scoring.Setup{Players: scoringtest.Names(4), House: smallSheet(b)}
	start, err := scoring.Start(game.Game, setup)
	if err != nil {
		b.Fatal(err)
	}
	events, err := scoringtest.Play(start.Clone(), rand.New(rand.NewPCG(1, 2)), 100_000)
	if err != nil {
		b.Fatal(err)
	}
	scoringtest.Replay(b, start, events, nil)
}

// Working in the mine and throwing take no memory.
func TestMineDoesNotAllocate(t *testing.T) {
	g := newTable(t, 2)
	events := []scoring.Event{
		g.Parse("table roll 2+3+6"), g.Parse("Ann claim borax-1 3"), g.Parse("Ann dig tin-1 2+6"), g.Parse("Bob claim coal-1 2"),
	}
	start := g.State.Clone()
	seats := make([]coal.Seat, len(start.Seats))
	allocations := testing.AllocsPerRun(100, func() {
		s := *start
		s.Seats = seats
		copy(seats, start.Seats)
		for _, e := range events {
			if v := s.Apply(e); v != nil {
				t.Fatal(v)
			}
		}
	})
	if allocations > 1 { // the copy of the state itself
		t.Errorf("%v allocations", allocations)
	}
}
