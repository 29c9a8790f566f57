package check_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/repair"
)

// BenchmarkRepairs tells the causes of what is wrong in ledgers of which lines were
// forgotten, one or every tenth, and proposes repairs, as the command does: it reports how
// many in a second of CPU time.
func BenchmarkRepairs(b *testing.B) {
	for _, kept := range programtest.BenchLedgers {
		l := spoiltLedger{kept}
		b.Run(l.Game+"/one", func(b *testing.B) { l.repair(b, theMiddle) })
		b.Run(l.Game+"/tenth", func(b *testing.B) { l.repair(b, eachTenth) })
	}
}

// BenchmarkAudits judges filled sheets from their text as the command does: those of a
// whole game, and the same with a figure that no game leaves there, for which it looks for
// repairs. It reports how many in a second of CPU time.
func BenchmarkAudits(b *testing.B) {
	for _, kept := range programtest.BenchLedgers {
		l := spoiltLedger{kept}
		right := l.sheets(b)
		b.Run(l.Game+"/right", func(b *testing.B) {
			rate(b, "sheets", func() { l.audit(b, right, scoring.Right) })
		})
		b.Run(l.Game+"/wrong", func(b *testing.B) {
			wrong := l.spoilt(b, right)
			rate(b, "sheets", func() {
				d, judged := l.audit(b, wrong, scoring.Impossible)
				if _, err := repair.DiagnoseSheets(b.Context(), d, judged, wrong); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}

// A spoiltLedger is one from which lines are taken, and whose sheets are written anew.
type spoiltLedger struct{ programtest.BenchLedger }

// repair tells the causes of what is wrong in the ledger without some of its lines.
func (l spoiltLedger) repair(b *testing.B, forgotten func(n int) []int) {
	text := l.without(b, forgotten)
	rate(b, "ledgers", func() {
		r, err := repair.Report(b.Context(), l.Name, l.Open(b, text), text, math.MaxInt)
		if err != nil || len(r.Causes) == 0 {
			b.Fatal(r, err)
		}
	})
}

// rate does something again and again, and reports how often in a second of CPU time.
func rate(b *testing.B, what string, do func()) {
	do() // which reads the house data, once a process
	began, done := programtest.CPUTime(b), 0
	for b.Loop() {
		do()
		done++
	}
	b.ReportMetric(float64(done)/(programtest.CPUTime(b)-began).Seconds(), what+"/cpu-s")
}

// theMiddle is the line in the middle of so many.
func theMiddle(n int) []int { return []int{n / 2} }

// eachTenth is every tenth line of so many.
func eachTenth(n int) []int { return scoring.Each(n/10, func(i int) int { return 10 * (i + 1) }) }

// without is the ledger without some of its lines: of the first of those that chosen gives
// of ever fewer lines that leave something wrong.
func (l spoiltLedger) without(b *testing.B, chosen func(n int) []int) string {
	b.Helper()
	all := l.Open(b, l.Text(b)).Doc
	for n := len(all.Lines); n > 1; n-- {
		left := ledger.Document{Header: all.Header}
		forgotten := chosen(n - 1)
		for i, line := range all.Lines {
			if len(forgotten) > 0 && i == forgotten[0] {
				forgotten = forgotten[1:]
				continue
			}
			left.Lines = append(left.Lines, line)
		}
		text := left.String()
		if o := l.Open(b, text); len(ledger.Check(o.Fold, o.Doc)) > 0 {
			return text
		}
	}
	b.Fatal("nothing goes wrong without a line")
	return ""
}

// sheets are the filled sheets of the ledger, as the command writes them.
func (l spoiltLedger) sheets(b *testing.B) string {
	b.Helper()
	o := l.Open(b, l.Text(b))
	ledger.Check(o.Fold, o.Doc)
	d, err := final.Of(titles.Shelf(), o)
	if err != nil {
		b.Fatal(err)
	}
	return d.String()
}

// read reads filled sheets of the game.
func (l spoiltLedger) read(b *testing.B, text string) *final.Document {
	b.Helper()
	data := ""
	if l.Data != "" {
		data = l.Path(l.Data)
	}
	d, err := final.Open(titles.Shelf(), l.Name, text, command.OwnData(data))
	if err != nil {
		b.Fatal(err)
	}
	return d
}

// audit judges filled sheets, which are what is wanted.
func (l spoiltLedger) audit(b *testing.B, text string, want scoring.Verdict) (*final.Document, scoring.Audit) {
	b.Helper()
	d := l.read(b, text)
	judged, err := d.Audit(b.Context())
	if err != nil || judged.Verdict != want {
		b.Fatal(judged.Verdict, err)
	}
	final.NewReport(l.Name, d, judged)
	return d, judged
}

// spoilt are sheets with a 7 before a figure: the first from the middle of the paper
// on that no game leaves there.
func (l spoiltLedger) spoilt(b *testing.B, text string) string {
	b.Helper()
	paper := l.read(b, text).Paper
	middle := len(paper) / 2
	for _, cell := range slices.Concat(paper[middle:], paper[:middle]) {
		d, p := l.read(b, text), scoring.Place{Owner: cell.Owner, Cell: cell.ID}
		value := d.Value(p)
		if cell.Sum || strings.Trim(value, "0123456789") != "" || value == "" || d.Set(p, "7"+value) != nil {
			continue
		}
		if judged, err := d.Audit(b.Context()); err == nil && judged.Verdict == scoring.Impossible {
			return d.String()
		}
	}
	b.Fatal("no figure that can be wrong")
	return ""
}
