package main

import (
	"fmt"
	"runtime"
	"slices"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/web/site"
)

// BenchmarkEntry enters at a table of four phones on a server over TCP, each entry when
// all have been told of the one before. It reports what an entry takes of the
// processors, the phones' share included, who read what they are sent and no more; and
// what the phones are sent.
func BenchmarkEntry(b *testing.B) {
	at, tables, _ := loadServer(b, site.Limits{})
	doc, err := ledger.Parse(read(b, "../../scoring/coal/testdata/games/six-deliveries-4p.ledger"))
	if err != nil {
		b.Fatal(err)
	}
	doc.Lines = doc.Lines[:slices.IndexFunc(doc.Lines, func(l ledger.Line) bool { return l.Entry.Verb == "rename" })]
	hall := newLoadTable(b, at, tables, doc, len(doc.Lines)/2)
	ready := make(chan bool)
	for _, p := range hall.phones {
		go p.listen(b.Context(), func() { ready <- true })
	}
	for range hall.phones {
		<-ready
	}
	entered := hall.begun
	runtime.GC()
	b.ResetTimer()
	began := cpuTime(b)
	for b.Loop() {
		line, seat := fmt.Sprintf("table note \"%d\"", entered), entered%len(hall.phones)
		if i := entered - hall.begun; i < len(doc.Lines)-hall.begun {
			line = doc.Lines[entered].Entry.String()
			if at := slices.Index(hall.names, doc.Lines[entered].Entry.Actor); at >= 0 {
				seat = at
			}
		}
		hall.note(seat)
		if err := hall.phones[seat].enter(entered, line); err != nil {
			b.Fatal(err)
		}
		entered++
		for _, p := range hall.phones {
			p.wait(b, entered)
		}
	}
	b.ReportMetric(float64((cpuTime(b)-began).Microseconds())/float64(entered-hall.begun), "cpu-us/entry")
}
