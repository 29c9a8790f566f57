package fortyniners_test

import (
	"math/rand/v2"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/fortyniners"
	"saddlebag/scoring/fortyniners/game"
	"saddlebag/scoring/fortyniners/sheet"
	"saddlebag/scoring/scoringtest"
)

// BenchmarkApply replays a game.
func BenchmarkApply(b *testing.B) { replay(b, nil) }

// BenchmarkPrompts replays a game and asks for the prompts after each event.
func BenchmarkPrompts(b *testing.B) { replay(b, func(s scoring.State) { s.Prompts() }) }

func replay(b *testing.B, after func(scoring.State)) {
	b.Helper()
	start := newGame(b, ours(b))
	events, err := scoringtest.Play(start.Clone(), rand.New(rand.NewPCG(1, 4)), 5000)
	if err != nil {
		b.Fatal(err)
	}
	scoringtest.Replay(b, start, events, after)
}

// newGame starts a game on a board.
func newGame(tb testing.TB, board *fortyniners.Board) sheet.View {
	tb.Helper()
	s, err := scoring.Start(game.Game, scoring.Setup{Players: scoringtest.Names(fortyniners.Players), House: board})
	if err != nil {
		tb.Fatal(err)
	}
	return s.(sheet.View)
}
