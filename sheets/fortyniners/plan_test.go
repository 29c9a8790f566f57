package fortyniners

import (
	"runtime"
	"sync"
	"testing"
	"weak"

	rules "saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/waittest"
	"saddlebag/templates"
)

// The plan of a board is made once for all who draw it, and goes with the board.
func TestPlansGoWithTheirBoards(t *testing.T) {
	gone := drawnAndGone(t)
	waittest.For(t, "the plan of a board lets go of it", func() bool {
		runtime.GC()
		return gone.Value() == nil
	})
}

// drawnAndGone asks for the plan of a board that nobody has afterwards.
func drawnAndGone(t *testing.T) weak.Pointer[rules.Board] {
	t.Helper()
	b := ours(t)
	var all sync.WaitGroup
	grounds := make([]*ground, 4)
	for i := range grounds {
		all.Go(func() { grounds[i] = plans.Of(b).ground })
	}
	all.Wait()
	for _, g := range grounds {
		if g != grounds[0] {
			t.Error("there are several plans of one board")
		}
	}
	return weak.Make(b)
}

// ours is the board that comes with the program.
func ours(t *testing.T) *rules.Board {
	t.Helper()
	text, _ := templates.House(game.Game.Info().ID, "stage-1")
	house, err := game.Game.ReadHouse("stage-1.yaml", text)
	if err != nil {
		t.Fatal(err)
	}
	return house.(*rules.Board)
}
