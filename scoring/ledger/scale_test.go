package ledger_test

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
)

const (
	manyLines = 200_000 // that a check must take in its stride
	someLines = 50_000  // enough to tell linear from quadratic
)

// A long ledger has first once, then round again and again.
type long struct{ first, round string }

func (l long) text(lines int) string {
	var b strings.Builder
	b.WriteString("saddlebag 1 tiny\nplayer Ann\nplayer Bob\noption heap 1000000000\n\n")
	b.WriteString(l.first)
	for n := strings.Count(l.first, "\n"); n < lines; n += strings.Count(l.round, "\n") {
		b.WriteString(l.round)
	}
	return b.String()
}

var longLedgers = map[string]struct {
	long
	// What the fold may ask of its states for each line: a few steps, and what
	// lies between two of the copies kept along the way where it starts there.
	most int
}{
	"plays":              {long{"", "Ann take 1\nBob take 1\n"}, 1},
	"undo and redo":      {long{"Ann take 1\n", "Ann undo\nAnn redo\ntable note \"so it goes\"\n"}, 4},
	"undo and another":   {long{"Ann take 1\nBob take 1\n", "Ann draw ace\nAnn undo\nBob draw king\ntable undo\n"}, 4},
	"deep in a game":     {long{strings.Repeat("Ann take 1\nBob take 1\n", 1000) + "Ann draw ace\n", "Ann take 1\nAnn undo\n"}, 4},
	"an old event":       {long{"Ann draw ace\n", "Bob draw ace\nAnn undo\nAnn redo\nBob draw king\nAnn undo\nAnn redo\n"}, 6},
	"an old event stays": {long{"Ann take 1\nBob take 1\n", "Bob draw ace\nAnn undo\nBob draw king\nAnn undo\n"}, 4},
	"all of it and back": {long{strings.Repeat("Ann take 1\nBob take 1\n", someLines/6), strings.Repeat("table undo\n", someLines/3) + strings.Repeat("table redo\n", someLines/3)}, 64},
	"a refused undo":     {long{"Ann take 1\nBob take 1\n", "Bob draw ace\nAnn undo\nAnn draw ace\nBob draw king\nAnn undo\nAnn undo\n"}, 12},
	"two old events": {
		long{"Ann draw ace\nAnn draw king\n", "Bob draw ace\nAnn undo\nAnn undo\nAnn redo\nAnn redo\nBob draw king\n"}, 12,
	},
	"old events of both": {
		long{"Ann draw ace\nBob draw ace\n", "table spin 1\nAnn undo\nBob undo\nBob redo\nBob redo\nBob undo\nAnn undo\nAnn redo\nBob redo\n"}, 8,
	},
	"an old event under an undone one": {
		long{"Ann draw ace\nBob draw ace\n" + strings.Repeat("Bob draw king\nBob draw ace\n", 1000), "Bob undo\nAnn undo\nAnn redo\nBob redo\nAnn undo\nAnn redo\n"}, 64,
	},
}

// What a fold asks of its states grows with the number of lines, not with its
// square.
func TestReplayGrowsWithTheLedger(t *testing.T) {
	for name, test := range longLedgers {
		t.Run(name, func(t *testing.T) {
			doc, err := ledger.Parse(test.text(someLines))
			if err != nil {
				t.Fatal(err)
			}
			var asked calls
			f, err := ledger.Open(tiny{calls: &asked}, &doc.Header, nil)
			if err != nil {
				t.Fatal(err)
			}
			for i := range doc.Lines {
				_ = f.Apply(i+1, doc.Lines[i].Entry)
				const aFew = 5000 // for what comes first
				if most := aFew + i*test.most; asked.apply > most || asked.clone > most {
					t.Fatalf("%d lines took %d calls of Apply and %d of Clone; want at most %d a line", i+1, asked.apply, asked.clone, test.most)
				}
			}
			t.Logf("%d lines: Apply %.2f, Clone %.2f a line", len(doc.Lines), per(asked.apply, doc), per(asked.clone, doc))
		})
	}
}

func per(n int, doc *ledger.Document) float64 { return float64(n) / float64(len(doc.Lines)) }

// What anybody sends is judged as long as it does not have the same events folded millions of times.
// Undoing Ann's first 1,200 corrections, one after the other, has Bob's 1,200 played again each time:
// 1,440,000. To redo them all takes none, and to undo them once more as many again.
func TestCheckHasAnEnd(t *testing.T) {
	const n = 1200
	text := long{first: strings.Repeat("Ann correct coins +1 x\n", n) + strings.Repeat("Bob correct coins +1 x\n", n) + strings.Repeat("Ann undo\n", n)}.text(0)
	again := text + strings.Repeat("Bob redo\n", n) + strings.Repeat("Ann undo\n", n)
	for text, whole := range map[string]bool{text: true, again: false} {
		doc, err := ledger.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		f, err := ledger.Open(tiny{}, &doc.Header, nil)
		if err != nil {
			t.Fatal(err)
		}
		found, err := ledger.CheckUpTo(t.Context(), f, doc, 10)
		var ended *ledger.SyntaxError
		switch {
		case whole && (err != nil || found.All > 0):
			t.Errorf("%d findings, %v", found.All, err)
		case !whole && (!errors.As(err, &ended) || ended.Message != "ledger.too-much-again"):
			t.Errorf("%d findings, %v", found.All, err)
		}
	}
}

// A game of a thousand lines is judged whole in which every other one amends the first.
func TestAmendmentsOfALongGame(t *testing.T) {
	doc, err := ledger.Parse(long{"Ann draw ace\n", "Bob draw king\ntable amend 1 \"Ann draw queen\"\nBob draw ace\ntable amend 1 \"Ann draw king\"\n"}.text(1000))
	if err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(tiny{}, &doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	if found, err := ledger.CheckUpTo(t.Context(), f, doc, 10); err != nil || found.All > 0 {
		t.Errorf("%d findings, %v", found.All, err)
	}
}

// Amendments that are refused have entries folded, too, and all of those count. Each of these would
// have Ann draw the card that she drew last, after 1,000 other events.
func TestRefusedAmendmentsCount(t *testing.T) {
	const n = 100
	text := long{first: strings.Repeat("Bob draw ace\nBob draw king\n", 500) + "Ann draw ace\nAnn draw king\n" + strings.Repeat("table amend 1002 \"Ann draw ace\"\n", n)}.text(0)
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	var asked calls
	f, err := ledger.Open(tiny{calls: &asked}, &doc.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	if found := ledger.Check(f, doc); len(found) != n || f.Work() < asked.apply {
		t.Errorf("%d findings; %d events count of %d that were folded", len(found), f.Work(), asked.apply)
	}
}

// A long check fits into a modest heap.
func TestMemoryOfALongLedger(t *testing.T) {
	const most = 200 << 20
	for _, name := range []string{"plays", "undo and redo", "an old event", "all of it and back"} {
		t.Run(name, func(t *testing.T) {
			before := heap()
			doc, err := ledger.Parse(longLedgers[name].text(manyLines))
			if err != nil {
				t.Fatal(err)
			}
			var asked calls
			f, err := ledger.Open(tiny{calls: &asked}, &doc.Header, nil)
			if err != nil {
				t.Fatal(err)
			}
			findings := ledger.Check(f, doc)
			after := heap()
			t.Logf("%d lines, %d findings: Apply %.2f, Clone %.2f a line, %d MB", len(doc.Lines), len(findings), per(asked.apply, doc), per(asked.clone, doc), (after-before)>>20)
			if most := manyLines * 2 * longLedgers[name].most; asked.apply > most || asked.clone > most {
				t.Errorf("%d calls of Apply and %d of Clone", asked.apply, asked.clone)
			}
			if after > before+most {
				t.Errorf("%d MB for %d lines", (after-before)>>20, len(doc.Lines))
			}
			runtime.KeepAlive(doc)
			runtime.KeepAlive(f)
		})
	}
}

func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
