package main

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
)

// A benchLedger is a whole game that was played: one of those that are kept in the
// folder of its rulebook.
type benchLedger struct {
	game string // the folder
	name string
	data string // house data of its own, in the same folder; empty for ours
}

// benchLedgers are the games that benchmarks of all games read, one of each.
var benchLedgers = []benchLedger{
	{"coal", "six-deliveries-2p", ""},
	{"rintintin", "double-squads-2p", ""},
	{"maloney", "to-69-3p", ""},
	{"fortyniners", "stage-1", ""},
	{"goldfever", "gold-2p", "tiny.yaml"},
}

// text is the ledger.
func (l benchLedger) text(tb testing.TB) string {
	return read(tb, l.path(l.name+".ledger"))
}

// path is where a file beside the ledger lies.
func (l benchLedger) path(file string) string {
	return "../../scoring/" + l.game + "/testdata/games/" + file
}

// open reads the ledger and starts its game.
func (l benchLedger) open(tb testing.TB, text string) *ledger.Opened {
	tb.Helper()
	data := ""
	if l.data != "" {
		data = l.path(l.data)
	}
	o, err := openLedger(l.name, text, data)
	if err != nil {
		tb.Fatal(err)
	}
	return o.Opened
}

// ours is the game of the ledger before its first line, on house data that come with
// the program.
func (l benchLedger) ours(tb testing.TB) *ledger.Opened {
	tb.Helper()
	var header strings.Builder
	for line := range strings.Lines(l.text(tb)) {
		if line == "\n" {
			break
		}
		if l.data == "" || !strings.Contains(line, "sha256:") {
			header.WriteString(line)
		}
	}
	l.data = ""
	return l.open(tb, header.String()+"\n")
}

// benchPlay are the games that are played at random.
var benchPlay = append([]benchLedger{{"coal", "six-deliveries-4p", ""}}, benchLedgers...)
