package play_test

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
)

// A page that is kept for who loads it again is the page as it is: each place's own,
// and another one after an entry.
func TestKeptPages(t *testing.T) {
	party := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	load := func(code string, packed bool) string {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, party.Address+"/t/"+code, nil)
		if err != nil {
			t.Fatal(err)
		}
		client := http.Client{Transport: roomtest.Keyed{RoundTripper: &http.Transport{DisableCompression: !packed}}}
		answer, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close() //nolint:errcheck // it has been read
		if packed != answer.Uncompressed {
			t.Errorf("packed %v, want %v", answer.Uncompressed, packed)
		}
		text, err := io.ReadAll(answer.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	ann := load(party.Ann, true)
	for _, packed := range []bool{true, false} {
		if load(party.Ann, packed) != ann {
			t.Errorf("loaded again, packed %v, it is another page", packed)
		}
	}
	if bob := load(party.Bob, true); !strings.Contains(bob, party.Bob) || strings.Contains(bob, party.Ann) {
		t.Error("Bob is sent the page of somebody else")
	}
	party.Enter(party.Ann, "5", `table note "a word"`, "k")
	if now := load(party.Ann, true); now == ann || !strings.Contains(now, "a word") {
		t.Error("the page does not show what was entered")
	}
}
