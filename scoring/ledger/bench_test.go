package ledger_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
)

// An evening's ledger, of the kind of line that ledgers are made of.
var evening = "saddlebag 1 tiny\nplayer Ann\nplayer \"Bob Tanner\"\nplayer Zoë\noption heap 1000000\n\n" + strings.Repeat(
	"table spin 2\nAnn take 3\nAnn draw ace\n\"Bob Tanner\" take 2    # a comment\nZoë take 1\nZoë draw king\nZoë undo\n\"Bob Tanner\" lay open 7\n"+
		"Ann reveal ace\nAnn undo\nAnn redo\ntable note \"so it goes\"\n", 100)

func BenchmarkParse(b *testing.B) {
	b.SetBytes(int64(len(evening)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := ledger.Parse(evening); err != nil {
			b.Fatal(err)
		}
	}
	rate(b)
}

// BenchmarkCheck reads and checks a whole ledger from its text.
func BenchmarkCheck(b *testing.B) {
	b.SetBytes(int64(len(evening)))
	b.ReportAllocs()
	for b.Loop() {
		doc, err := ledger.Parse(evening)
		if err != nil {
			b.Fatal(err)
		}
		f, err := ledger.Open(tiny{}, &doc.Header, nil)
		if err != nil {
			b.Fatal(err)
		}
		if findings := ledger.Check(f, doc); len(findings) != 0 {
			b.Fatalf("%+v", findings[0])
		}
	}
	rate(b)
}

// BenchmarkApply folds events that were parsed before.
func BenchmarkApply(b *testing.B) {
	doc, err := ledger.Parse(evening)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		f, err := ledger.Open(tiny{}, &doc.Header, nil)
		if err != nil {
			b.Fatal(err)
		}
		ledger.Check(f, doc)
	}
	rate(b)
}

func rate(b *testing.B) {
	b.ReportMetric(float64(b.N*strings.Count(evening, "\n"))/b.Elapsed().Seconds(), "lines/s")
}

// BenchmarkScanner is the floor of what reads a ledger: each line is cut into its words,
// and nothing is made of them.
func BenchmarkScanner(b *testing.B) {
	b.SetBytes(int64(len(evening)))
	words := 0
	for b.Loop() {
		for line := range strings.Lines(evening) {
			line, _, _ = strings.Cut(line, "#")
			for range strings.FieldsSeq(line) {
				words++
			}
		}
	}
	rate(b)
}
