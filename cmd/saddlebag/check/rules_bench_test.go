package check_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
)

// BenchmarkLedgers checks whole ledgers from their text, as the command and the web
// app do: it reports how many, and how many of their lines, in a second of CPU time.
func BenchmarkLedgers(b *testing.B) {
	for _, l := range programtest.BenchLedgers {
		b.Run(l.Game+"/"+l.Name, func(b *testing.B) {
			text := l.Text(b)
			l.Open(b, text) // which reads the house data, once a process
			began, checked := programtest.CPUTime(b), 0
			for b.Loop() {
				o := l.Open(b, text)
				ledger.Check(o.Fold, o.Doc)
				checked++
			}
			took := (programtest.CPUTime(b) - began).Seconds()
			b.ReportMetric(float64(checked)/took, "ledgers/cpu-s")
			b.ReportMetric(float64(checked*strings.Count(text, "\n"))/took, "lines/cpu-s")
		})
	}
}

// BenchmarkRandomPlay plays whole games of what the prompts offer, chosen at random:
// it reports how many events a second of CPU time has, with their prompts.
func BenchmarkRandomPlay(b *testing.B) {
	for _, l := range programtest.BenchPlay {
		b.Run(l.Game+"/"+l.Name, func(b *testing.B) {
			o := l.Ours(b)
			began, events, seed := programtest.CPUTime(b), 0, uint64(0)
			for b.Loop() {
				state := o.Fold.State().Clone()
				played, err := scoringtest.Play(state, rand.New(rand.NewPCG(seed, 1)), 100_000)
				if err != nil {
					b.Fatal(err)
				}
				events += len(played)
				seed++
			}
			b.ReportMetric(float64(events)/(programtest.CPUTime(b)-began).Seconds(), "events/cpu-s")
		})
	}
}

// BenchmarkCells lists the cells of a game half through.
func BenchmarkCells(b *testing.B) {
	halfway(b, func(s scoring.State) { s.Cells() })
}

// BenchmarkPrompts lists the prompts of a game half through.
func BenchmarkPrompts(b *testing.B) {
	halfway(b, func(s scoring.State) { s.Prompts() })
}

// halfway does something with each game half through.
func halfway(b *testing.B, do func(scoring.State)) {
	for _, l := range programtest.BenchLedgers {
		b.Run(l.Game, func(b *testing.B) {
			o := l.Open(b, l.Text(b))
			o.Doc.Lines = o.Doc.Lines[:len(o.Doc.Lines)/2]
			ledger.Check(o.Fold, o.Doc)
			b.ReportAllocs()
			for b.Loop() {
				do(o.Fold.State())
			}
		})
	}
}
