package phones

import (
	"bytes"
	"encoding/json"
	"net/http"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/web/webtest"
)

// What a first visit may take on the wire in all, and a reload.
const (
	mostHome  = 120 << 10 // bytes
	mostTable = 160_000
	mostAgain = 30 << 10
)

// firstTables are tables of all games with as many players as like to play it:
// the page of each, as its host who plays sees it, where browsers find the
// server.
func firstTables(t testing.TB, server, at string) map[string]string {
	t.Helper()
	pages := map[string]string{}
	for _, title := range titles.List {
		info := title.Game.Info()
		names := []string{"Ann", "Bob", "Cy", "Dee"}
		if info.ID == "rin-tin-tin" || info.ID == "goldfever" { // for two, by their house data
			names = names[:2]
		}
		order, err := json.Marshal(map[string]any{"game": info.ID, "players": names, "host": names[0]})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := http.Post(server+"/api/v1/tables", "application/json", bytes.NewReader(order))
		if err != nil {
			t.Fatal(err)
		}
		var made struct{ Code string }
		err = json.NewDecoder(answer.Body).Decode(&made)
		_ = answer.Body.Close() // it has been read
		if err != nil || made.Code == "" {
			t.Fatalf("%s: status %d, %v", info.ID, answer.StatusCode, err)
		}
		pages[info.ID] = at + "/t/" + made.Code
	}
	return pages
}

// A first visit is light, and a second asks for little but the page: in a home
// network, where no worker stands between, which would hide what is sent.
func TestFirstVisit(t *testing.T) {
	t.Parallel()
	b := webtest.Start(t)
	server := programtest.Serve(t)
	at := webtest.Insecure(t, server)
	home := b.Open(webtest.Phone)
	home.Go(at + "/")
	if v := home.Visit(); v.Bytes > mostHome {
		t.Errorf("home has %d bytes in %d requests, want %d at most", v.Bytes, v.Requests, mostHome)
	}
	for id, page := range firstTables(t, server, at) {
		w := b.Open(webtest.Phone)
		w.Watch()
		w.Sit(page)
		w.Wait(`window.connectedAt > 0`)
		first := w.Visit()
		w.Go(page)
		w.Wait(`window.connectedAt > 0`)
		again := w.Visit()
		t.Logf("%s: %d bytes in %d requests, again %d in %d", id, first.Bytes, first.Requests, again.Bytes, again.Requests)
		if first.Bytes > mostTable || again.Bytes > mostAgain || again.Requests > 2 {
			t.Errorf("%s: want %d and %d bytes at most", id, mostTable, mostAgain)
		}
	}
}

// BenchmarkFirstVisit tells how long the page of a table takes on an old phone:
// four times as slow as this machine, in a home network and on a slow one.
func BenchmarkFirstVisit(b *testing.B) {
	for name, bytes := range map[string]float64{"home": 2 << 20, "slow": 50 << 10} {
		at := programtest.Serve(b)
		for id, page := range firstTables(b, at, at) {
			b.Run(name+"/"+id, func(b *testing.B) {
				for b.Loop() {
					// One of its own: slowed pages, though left, slow the next.
					w := webtest.Start(b).Open(webtest.Phone)
					w.Watch()
					w.Slow(4, bytes, 20)
					w.Sit(page)
					w.Wait(`window.connectedAt > 0`)
					v := w.Visit()
					b.ReportMetric(v.Painted, "ms-painted")
					b.ReportMetric(v.Live, "ms-live")
				}
			})
		}
	}
}
