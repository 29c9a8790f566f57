//go:build unix

package servers

import (
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger"
)

// A keptLine is an entry of a kept game as a phone at a table of chaos sends it.
type keptLine struct {
	seat  int // of whose phone it is; anybody throws the dice
	event string
}

// keptLines are the entries of a kept game of Coal n' Write, by those who play at a table of
// chaos: without what was reckoned at its end, and who takes another name in it keeps his.
func keptLines(tb testing.TB) []keptLine {
	tb.Helper()
	game, err := ledger.Parse(programtest.Read(tb, "../../../scoring/coal/testdata/games/six-deliveries-4p.ledger"))
	if err != nil {
		tb.Fatal(err)
	}
	seats := map[string]int{}
	for seat, name := range game.Header.Players {
		seats[name] = seat
	}
	var lines []keptLine
	for _, line := range game.Lines {
		e := line.Entry
		switch e.Verb {
		case ledger.VerbRename:
			seats[e.Args[1]] = seats[e.Args[0]]
			continue
		case ledger.VerbResult:
			continue
		}
		seat, plays := seats[e.Actor]
		if plays {
			e.Actor = chaosPlayers[seat]
		}
		lines = append(lines, keptLine{seat, e.String()})
	}
	return lines
}
