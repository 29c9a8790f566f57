package serve

import (
	"crypto/rand"
	"net/http"
	"net/http/httptest"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
	"saddlebag/web/site/packed"
)

// BenchmarkTablePage loads the page of a table half through its game again and again, as
// browsers do: compressed, in this process. It reports how many a second of CPU time
// are sent, how many KB each has, and how many of that size a handler sends that has
// its bytes at hand, in the same run.
func BenchmarkTablePage(b *testing.B) {
	for _, l := range programtest.BenchLedgers {
		b.Run(l.Game, func(b *testing.B) {
			app, page := benchTable(b, l)
			size := loads(b, app, page)
			plain := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(make([]byte, size)) })
			own, peer := programtest.BenchRounds{Each: 100}, programtest.BenchRounds{Each: 100}
			for b.Loop() {
				own.Round(b, func() { loads(b, app, page) })
				peer.Round(b, func() { loads(b, plain, page) })
			}
			b.ReportMetric(1/own.Median(), "pages/cpu-s")
			b.ReportMetric(1/peer.Median(), "peer-pages/cpu-s")
			b.ReportMetric(float64(size)/1000, "KB")
		})
	}
}

// benchTable makes a table half through a game, and a request for its host's page.
func benchTable(b *testing.B, l programtest.BenchLedger) (app http.Handler, page *http.Request) {
	b.Helper()
	var err error
	config := benchConfig(b)
	config.PageCache = packed.Usual
	config.Tables, err = live.Open(b.Context(), live.Config{Shelf: config.Shelf, Store: &memory.Store{}, Dice: dice.Seeded(1), Keys: rand.Reader, Clock: config.Clock})
	if err != nil {
		b.Fatal(err)
	}
	o := l.Open(b, l.Text(b))
	played := ledger.Document{Header: o.Doc.Header, Lines: o.Doc.Lines[:len(o.Doc.Lines)/2]}
	order := live.Order{Host: 0, Keep: live.DefaultKeep}
	if l.Data != "" {
		order.Data = string(o.House.Text)
	}
	host, err := config.Tables.Import(b.Context(), order, "the game", played.String())
	if err != nil {
		b.Fatal(err)
	}
	if app, err = web.New(config); err != nil {
		b.Fatal(err)
	}
	page = httptest.NewRequest(http.MethodGet, "/t/"+host.Code, nil)
	page.Header.Set("Accept-Encoding", "gzip")
	roomtest.AddKey(page)
	return app, page
}

// loads loads a page, and tells how many bytes are sent.
func loads(b *testing.B, app http.Handler, page *http.Request) int {
	answer := httptest.NewRecorder()
	app.ServeHTTP(answer, page)
	if answer.Code != http.StatusOK {
		b.Fatalf("%d: %s", answer.Code, answer.Body)
	}
	return answer.Body.Len()
}
