package reading_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/example/game"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/templates"
)

var shelf = ledger.Catalog{Games: []scoring.Game{game.Game}, House: templates.House, Houses: templates.Houses}

// What it takes to read what people type grows with the number of lines, not with its square,
// however many names they give each other. No line is written as a ledger writes it.
func TestReadingGrowsWithTheLedger(t *testing.T) {
	for name, round := range map[string]func(n int) string{
		"the same name":    func(n int) string { return fmt.Sprintf("table rename Ann Al\nAnn dgi %d x\n", n) },
		"ever other names": func(n int) string { return fmt.Sprintf("table rename Ann Al%d\nAnn dgi %d x\n", n, n) },
	} {
		t.Run(name, func(t *testing.T) {
			took := func(rounds int) int {
				var b strings.Builder
				b.WriteString("saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\n")
				for n := range rounds {
					b.WriteString(round(n))
				}
				before := allocated()
				if _, err := reading.Ledger(shelf, "long", b.String(), nil); err != nil {
					t.Fatal(err)
				}
				return allocated() - before
			}
			const some, more = 500, 4
			few, many := took(some), took(more*some)
			if most := (more + 1) * few; many > most {
				t.Errorf("%d lines took %d bytes, %d took %d", 2*some, few, 2*more*some, many)
			}
		})
	}
}

func allocated() int {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.TotalAlloc)
}
