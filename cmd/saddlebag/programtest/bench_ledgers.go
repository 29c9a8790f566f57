package programtest

import (
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/scoring/ledger"
)

// A BenchLedger is a whole game that was played: one of those that are kept in the
// folder of its rulebook.
type BenchLedger struct {
	Game string // the folder
	Name string
	Data string // house data of its own, in the same folder; empty for ours
}

// BenchLedgers are the games that benchmarks of all games read, one of each.
var BenchLedgers = []BenchLedger{
	{"coal", "six-deliveries-2p", ""},
	{"rintintin", "double-squads-2p", ""},
	{"maloney", "to-69-3p", ""},
	{"fortyniners", "stage-1", ""},
	{"goldfever", "gold-2p", "tiny.yaml"},
}

// Text is the ledger.
func (l BenchLedger) Text(tb testing.TB) string {
	return Read(tb, l.Path(l.Name+".ledger"))
}

// Path is where a file beside the ledger lies.
func (l BenchLedger) Path(file string) string {
	return "../../../scoring/" + l.Game + "/testdata/games/" + file
}

// Open reads the ledger and starts its game.
func (l BenchLedger) Open(tb testing.TB, text string) *ledger.Opened {
	tb.Helper()
	data := ""
	if l.Data != "" {
		data = l.Path(l.Data)
	}
	o, err := command.OpenLedger(l.Name, text, data)
	if err != nil {
		tb.Fatal(err)
	}
	return o.Opened
}

// Ours is the game of the ledger before its first line, on house data that come with
// the program.
func (l BenchLedger) Ours(tb testing.TB) *ledger.Opened {
	tb.Helper()
	var header strings.Builder
	for line := range strings.Lines(l.Text(tb)) {
		if line == "\n" {
			break
		}
		if l.Data == "" || !strings.Contains(line, "sha256:") {
			header.WriteString(line)
		}
	}
	l.Data = ""
	return l.Open(tb, header.String()+"\n")
}

// BenchPlay are the games that are played at random.
var BenchPlay = append([]BenchLedger{{"coal", "six-deliveries-4p", ""}}, BenchLedgers...)
