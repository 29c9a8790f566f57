package alike

import (
	"fmt"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/reading"
)

// strange are lines that nobody types, by what they repeat: each is as dear as that can be.
var strange = map[string][2]string{
	"words":      {"", "a "},
	"numbers":    {"Ann claim ", "1 "},
	"letters":    {"Ann load burro-1 ", "ss "},
	"counts":     {"Ann load burro-1 ", "99s "},
	"places":     {"Ann dig ", "b1 "},
	"burros":     {"Ann store pistol 3 ", "b2 "},
	"quotes":     {"Ann note ", `" `},
	"plus":       {"table roll ", "+ "},
	"amendments": {"", "table amend 1 "},
	"dashes":     {"Ann ", "– "},
}

// BenchmarkTyped reads ledgers of lines that nobody types, of three sizes: what a kilobyte
// takes is to be the same in all.
func BenchmarkTyped(b *testing.B) {
	const header = "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\nplayer Zoë\n\n"
	const longest = 1990 // of a line that is read
	for name, line := range strange {
		for _, kilobytes := range []int{1, 10, 100} {
			n := min(kilobytes<<10, longest)
			one := line[0] + strings.Repeat(line[1], (n-len(line[0]))/len(line[1])) + "\n"
			text := header + strings.Repeat(one, kilobytes<<10/len(one))
			b.Run(fmt.Sprintf("%s/%dKB", name, kilobytes), func(b *testing.B) {
				for b.Loop() {
					if _, err := reading.Ledger(titles.Shelf(), "typed", text, nil); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*kilobytes), "µs/KB")
			})
		}
	}
}
