package play_test

import (
	"bytes"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/sqlite"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/roomtest"
	"saddlebag/web/webtest"
)

// What cannot be kept waits on the phone, which says why, and goes in by itself
// when it can. A table that is found damaged says so, and offers what is whole.
func TestStoreFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "tables.db")
	at, tables, end := serveFrom(t, file)
	host, err := tables.Make(t.Context(), live.Order{Header: ledger.Header{Game: "nugget", Players: []string{"Ann", "Bob"}}})
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range roomtest.Begun {
		if _, err := host.Enter(t.Context(), live.Request{Seen: i, Event: line}); err != nil {
			t.Fatal(err)
		}
	}
	w := webtest.Start(t).Open(webtest.Phone)
	w.Forgive("503")
	w.Forgive("net::ERR") // while the server is another one
	w.Sit(at + "/t/" + host.Code)
	w.WaitText("#link", "Live")
	rename(t, file, file+".away")
	w.Tap(`#dock .pick[data-face="5"]`)
	tapCell(w, "s1-slip-dug/1")
	w.WaitText("#waiting", "Dig with 5")
	w.WaitText("#waiting", "We can't save anything right now: the file with the tables is gone")
	sound(t, w, "an entry that waits for the server")
	rename(t, file+".away", file)
	w.WaitEntry("Ann dig 5")
	w.Wait(`document.getElementById("waiting").hidden`)
	end()

	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, bytes.Replace(content, []byte("table roll 2+5"), []byte("table roll 2+6"), 1), 0o600); err != nil {
		t.Fatal(err)
	}
	at, _, end = serveFrom(t, file)
	defer end()
	w.Sit(at + "/t/" + host.Code)
	w.WaitText("main", "damaged from entry 5 on")
	w.WaitEntry("Bob bury")
	sound(t, w, "a damaged table")
}

// serveFrom serves the tables of a database.
func serveFrom(t *testing.T, file string) (at string, tables *live.Tables, end func()) {
	t.Helper()
	store, err := sqlite.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	c := roomtest.StoreConfig(t, store)
	h, err := web.New(c)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	return s.URL, c.Tables, func() {
		s.CloseClientConnections()
		s.Close()
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	}
}

func rename(t *testing.T, from, to string) {
	t.Helper()
	if err := os.Rename(from, to); err != nil {
		t.Fatal(err)
	}
}
