package maloney_test

import (
	"slices"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/scoringtest"
)

// replay is a dealt game of four players, and its start.
func replay(b *testing.B) (start scoring.State, events []scoring.Event) {
	b.Helper()
	doc := randomGame(b, 4, dealt, 1)
	for _, line := range doc.Lines {
		seat := slices.Index(doc.Header.Players, line.Entry.Actor) // the table is -1
		events = append(events, scoring.Event{Number: line.Number, Seat: seat, Verb: line.Entry.Verb, Args: line.Entry.Args})
	}
	return open(b, doc).State(), events
}

// BenchmarkApply replays a game.
func BenchmarkApply(b *testing.B) { run(b, nil) }

// BenchmarkPrompts replays a game and asks for the prompts after each event.
func BenchmarkPrompts(b *testing.B) { run(b, func(s scoring.State) { s.Prompts() }) }

func run(b *testing.B, after func(scoring.State)) {
	b.Helper()
	start, events := replay(b)
	scoringtest.Replay(b, start, events, after)
}
