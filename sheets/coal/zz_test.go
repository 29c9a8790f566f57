package coal_test

import (
	"testing"

	"saddlebag/sheets"
)

func BenchmarkZZ(b *testing.B) {
	page := made(b, blank(b, "Zoë Østergård"), "worksheet")[0]
	for b.Loop() {
		if err := writePages([]sheets.Page{page}); err != nil {
			b.Fatal(err)
		}
	}
}
