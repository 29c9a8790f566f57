package main

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"saddlebag/web"
)

// BenchmarkPreview shows the preview of each game's night set, for as few players as the
// game takes: it reports what that takes of the processors, and what is sent, compressed.
func BenchmarkPreview(b *testing.B) {
	for _, l := range benchLedgers {
		b.Run(l.game, func(b *testing.B) {
			app, err := web.New(benchConfig(b))
			if err != nil {
				b.Fatal(err)
			}
			info := l.ours(b).Fold.Game().Info()
			address := "/print?game=" + info.ID + "&paper=a4"
			for i := range info.MinPlayers {
				address += "&player=" + string(rune('A'+i))
			}
			page := httptest.NewRequest(http.MethodGet, address, nil)
			page.Header.Set("Accept-Encoding", "gzip")
			size := loads(b, app, page)
			own := benchRounds{each: 1}
			for b.Loop() {
				own.round(b, func() { loads(b, app, page) })
			}
			b.ReportMetric(own.median()*1000, "cpu-ms")
			b.ReportMetric(float64(size)/1000, "KB")
		})
	}
}
