package serve

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web"
)

// BenchmarkPreview shows the preview of each game's night set, for as few players as the
// game takes: it reports what that takes of the processors, and what is sent, compressed.
func BenchmarkPreview(b *testing.B) {
	for _, l := range programtest.BenchLedgers {
		b.Run(l.Game, func(b *testing.B) {
			app, err := web.New(benchConfig(b))
			if err != nil {
				b.Fatal(err)
			}
			info := l.Ours(b).Fold.Game().Info()
			address := "/print?game=" + info.ID + "&paper=a4"
			for i := range info.MinPlayers {
				address += "&player=" + string(rune('A'+i))
			}
			page := httptest.NewRequest(http.MethodGet, address, nil)
			page.Header.Set("Accept-Encoding", "gzip")
			size := loads(b, app, page)
			own := programtest.BenchRounds{Each: 1}
			for b.Loop() {
				own.Round(b, func() { loads(b, app, page) })
			}
			b.ReportMetric(own.Median()*1000, "cpu-ms")
			b.ReportMetric(float64(size)/1000, "KB")
		})
	}
}
