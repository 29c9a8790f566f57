package judge_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/audit"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/coal/sheet"
	"saddlebag/scoring/scoringtest"
)

// BenchmarkAudit judges the sheets of 1,000 random games of all kinds and tells
// the slowest, each at its best of three: it is to stay under 50 ms.
func BenchmarkAudit(b *testing.B) {
	const games = 1000
	type final struct {
		setup  scoring.Setup
		filled scoring.Filled
	}
	house := scoringtest.House(b, game.Game, "../../../templates/coal-n-write/lode-1.yaml")
	finals := make([]final, games)
	for n := range finals {
		k := auditKinds[n%len(auditKinds)]
		setup := scoring.Setup{Players: scoringtest.Names(k.Players), Options: k.Options, House: house}
		state, err := sheet.Start(setup)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := scoringtest.Play(state, rand.New(rand.NewPCG(uint64(n), 1)), 100_000); err != nil {
			b.Fatal(err)
		}
		paper, err := game.Game.BlankCells(setup)
		if err != nil {
			b.Fatal(err)
		}
		finals[n] = final{setup, scoring.FilledFrom(paper, state)}
	}
	b.ReportAllocs()
	const tries = 3
	var worst time.Duration
	for b.Loop() {
		for _, f := range finals {
			best := time.Hour
			for range tries {
				before := b.Elapsed()
				if judged, err := audit.Of(b.Context(), game.Game, f.setup, f.filled); err != nil || judged.Verdict != scoring.Right {
					b.Fatal(judged, err)
				}
				best = min(best, b.Elapsed()-before)
			}
			worst = max(worst, best)
		}
	}
	b.ReportMetric(float64(worst.Microseconds())/1000, "worst-ms")
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*games*tries), "ms/audit")
}
