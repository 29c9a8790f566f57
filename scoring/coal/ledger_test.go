package coal_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/coal/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/scoringtest"
	"saddlebag/templates"
)

// lode is the house data lode-1.
func lode(tb testing.TB) scoring.House {
	tb.Helper()
	text, ok := templates.House(game.Game.Info().ID, "lode-1")
	if !ok {
		tb.Fatal("lode-1 is missing")
	}
	house, err := game.Game.ReadHouse("lode-1.yaml", text)
	if err != nil {
		tb.Fatal(err)
	}
	return house
}

// randomLedger is the ledger of a random game, as text.
func randomLedger(tb testing.TB, house scoring.House, players int, seed uint64) string {
	tb.Helper()
	header := ledger.Header{Game: game.Game.Info().ID, Players: scoringtest.Names(players)}
	state, err := scoring.Start(game.Game, scoring.Setup{Players: header.Players, House: house})
	if err != nil {
		tb.Fatal(err)
	}
	events, err := scoringtest.Play(state, rand.New(rand.NewPCG(seed, 1)), 100_000)
	if err != nil {
		tb.Fatal(err)
	}
	doc := ledger.Document{Header: header}
	for _, e := range events {
		actor := ledger.Table
		if e.Seat != scoring.Table {
			actor = header.Players[e.Seat]
		}
		doc.Lines = append(doc.Lines, ledger.Line{Entry: ledger.Entry{Actor: actor, Verb: e.Verb, Args: e.Args}})
	}
	return doc.String()
}

// folded folds a ledger's text.
func folded(tb testing.TB, house scoring.House, text string) (*ledger.Fold, []ledger.Finding) {
	tb.Helper()
	doc, err := ledger.Parse(text)
	if err != nil {
		tb.Fatal(err)
	}
	fold, err := ledger.Open(game.Game, &doc.Header, house)
	if err != nil {
		tb.Fatal(err)
	}
	return fold, ledger.Check(fold, doc)
}

// A random game printed, read, redacted, undone and redone at every step is the
// game that was played.
func TestRandomGamesThroughTheLedger(t *testing.T) {
	house := lode(t)
	for seed := range uint64(30) {
		text := randomLedger(t, house, 1+int(seed)%8, seed)
		plain, findings := folded(t, house, text)
		if len(findings) > 0 {
			t.Fatalf("seed %d: %+v", seed, findings[0])
		}
		header, events, _ := strings.Cut(text, "\n\n")
		var doubled strings.Builder
		doubled.WriteString(header + "\n\n")
		for line := range strings.Lines(events) {
			doubled.WriteString(line + "table undo\ntable redo\n")
		}
		again, findings := folded(t, house, doubled.String())
		if len(findings) > 0 {
			t.Fatalf("seed %d, with undo and redo: %+v", seed, findings[0])
		}
		for seat, score := range plain.State().Tally() {
			if got := again.State().Tally()[seat].Total(); got != score.Total() {
				t.Errorf("seed %d, seat %d: %s with undo and redo, %s without", seed, seat, got, score.Total())
			}
		}
		doc, err := ledger.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if doc.String() != text {
			t.Errorf("seed %d: the ledger prints otherwise than it was read", seed)
		}
		fresh, err := ledger.Open(game.Game, &doc.Header, house)
		if err != nil {
			t.Fatal(err)
		}
		if seen := ledger.RedactDocument(fresh, doc, 0).String(); seen != text {
			t.Errorf("seed %d: a game without secrets reads otherwise for a player", seed)
		}
	}
}

// BenchmarkCheck checks whole ledgers from their text: 300,000 lines a second
// or more.
func BenchmarkCheck(b *testing.B) {
	house := lode(b)
	texts := make([]string, 20)
	lines := 0
	for i := range texts {
		texts[i] = randomLedger(b, house, 1+i%4, uint64(i))
		lines += strings.Count(texts[i], "\n")
	}
	b.ReportAllocs()
	for b.Loop() {
		for _, text := range texts {
			if _, findings := folded(b, house, text); len(findings) > 0 {
				b.Fatal(findings[0])
			}
		}
	}
	b.ReportMetric(float64(b.N)*float64(lines)/b.Elapsed().Seconds(), "lines/s")
	b.ReportMetric(float64(b.N)*float64(len(texts))/b.Elapsed().Seconds(), "ledgers/s")
}
