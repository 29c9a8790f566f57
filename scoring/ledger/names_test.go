package ledger_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
)

// Too many names are refused by their number: to refuse thousands costs no more
// than to refuse one too many.
func TestTooManyNames(t *testing.T) {
	refusal := func(n int) float64 {
		names := many(n)
		return testing.AllocsPerRun(5, func() {
			if _, err := ledger.CleanNames(names); err == nil || !strings.Contains(err.Error(), "no game takes more than") {
				t.Errorf("%d names: %v", n, err)
			}
		})
	}
	if few, lots := refusal(101), refusal(4_000); lots > few+5 {
		t.Errorf("to refuse 4,000 names makes %.0f allocations, to refuse 101 makes %.0f", lots, few)
	}
}

// A name costs the same however many stand before it.
func BenchmarkCleanNames(b *testing.B) {
	for _, n := range []int{12, 25, 50, 100} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			names := many(n)
			for b.Loop() {
				if _, err := ledger.CleanNames(names); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/name")
		})
	}
}

func many(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = fmt.Sprint("player ", i)
	}
	return names
}

// What joins letters and emoji stays in a name; what nobody sees has no place
// in it.
func TestUnseenInNames(t *testing.T) {
	for _, name := range []string{
		"Ann", "Zoë", "O'Neil", "Аня", "Ελένη", "می\u200cخواهم", "क्\u200dष", "ශ්\u200dරී", "👨\u200d👩\u200d👧", "❤\ufe0f\u200d🔥", "1\ufe0f\u20e3", "李", "Jean Luc",
	} {
		if err := ledger.TellApart([]string{name}); err != nil {
			t.Errorf("%+q: %v", name, err)
		}
	}
	for _, name := range []string{
		"Ann\u200b", "\u200bAnn", "A\u2060nn", "Ann\u202e", "\u2066Ann\u2069", "\u200fAnn", "A\u00adnn", "An\u200dn", "Ann\u200d", "\u200cAnn", "Аня\u200cАня",
		"می\u200c", "\ufeffAnn", "\u3164", "\u2800", "Ann\U000e0041", "A\u034fnn",
	} {
		if err := ledger.TellApart([]string{name}); err == nil || !strings.Contains(err.Error(), "invisible character") {
			t.Errorf("%+q: %v", name, err)
		}
	}
}

// Two names at one table do not look alike; a ledger reads them.
func TestNamesThatLookAlike(t *testing.T) {
	for _, other := range []string{"ann", "Ann ", "Ann\ufe0f", "\u0410nn", "A\u039d\u039d"} {
		if err := ledger.TellApart([]string{"Ann", other}); err == nil || !strings.Contains(err.Error(), "look alike") {
			t.Errorf("Ann and %+q sit at one table: %v", other, err)
		}
	}
	for _, pair := range [][]string{{"Ann", "Anna"}, {"می\u200cخواهم", "Ann"}, {"Аня", "Anja"}, {"Ann Lee", "AnnLee"}} {
		if err := ledger.TellApart(pair); err != nil {
			t.Errorf("%+q: %v", pair, err)
		}
	}
	for _, other := range []string{"Ann\ufe0f", "\u0410nn", "A\u039d\u039d", "Ann\u200b"} {
		text := "saddlebag 1 tiny\nplayer Ann\nplayer " + ledger.Quote(other) + "\n"
		l, err := ledger.Parse(text)
		if err != nil || !slices.Equal(l.Header.Players, []string{"Ann", other}) {
			t.Errorf("Ann and %+q are not read from a ledger: %v", other, err)
		}
	}
}
