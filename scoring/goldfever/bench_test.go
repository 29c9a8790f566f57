package goldfever_test

import (
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
)

// replay is a game of twelve players, and its start.
func replay(b *testing.B) (start scoring.State, events []scoring.Event) {
	b.Helper()
	doc := randomGame(b, "last-stand-4", 12, 1)
	f := open(b, doc)
	for _, line := range doc.Lines {
		seat, as, _ := f.Actor(line.Entry.Actor)
		events = append(events, scoring.Event{Number: line.Number, Seat: seat, As: as, Verb: line.Entry.Verb, Args: line.Entry.Args})
	}
	return open(b, &ledger.Document{Header: doc.Header}).State(), events
}

// BenchmarkApply replays a game.
func BenchmarkApply(b *testing.B) { run(b, nil) }

// BenchmarkPrompts replays a game and asks for the prompts after each event.
func BenchmarkPrompts(b *testing.B) { run(b, func(s scoring.State) { s.Prompts() }) }

// BenchmarkCells replays a game and asks for the cells after each event.
func BenchmarkCells(b *testing.B) { run(b, func(s scoring.State) { s.Cells() }) }

func run(b *testing.B, after func(scoring.State)) {
	b.Helper()
	start, events := replay(b)
	scoringtest.Replay(b, start, events, after)
}
