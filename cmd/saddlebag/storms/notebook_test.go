package storms

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// A notebook enters notes at a table, and remembers which were acknowledged.
type notebook struct {
	t     *testing.T
	table string // address of the page
	taken []string
}

// An answered is what a server said to an entry.
type answered struct {
	status   int
	number   int
	sentence string
	retry    string
}

// note enters the next note, under a key of its own. It wants a status, or any
// where that is 0.
func (n *notebook) note(want int) answered {
	n.t.Helper()
	text := fmt.Sprintf("note-%d", len(n.taken)+1)
	got := n.send(text)
	switch {
	case want != 0 && got.status != want:
		n.t.Fatalf("%s: %+v; want %d", text, got, want)
	case got.status == http.StatusCreated && got.number != len(n.taken)+1:
		n.t.Fatalf("%s has number %d; want %d", text, got.number, len(n.taken)+1)
	case got.status == http.StatusCreated:
		n.taken = append(n.taken, text)
	}
	return got
}

func (n *notebook) send(text string) answered {
	n.t.Helper()
	form := url.Values{"seen": {"0"}, "event": {"table note " + text}, "key": {text}}
	r, err := http.NewRequestWithContext(n.t.Context(), http.MethodPost, n.table+"/enter", strings.NewReader(form.Encode()))
	if err != nil {
		n.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	answer, err := programtest.Seated.Do(r)
	if err != nil {
		n.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	var said struct {
		Number int
		Error  string
	}
	if err := json.NewDecoder(answer.Body).Decode(&said); err != nil {
		n.t.Fatal(err)
	}
	return answered{answer.StatusCode, said.Number, said.Error, answer.Header.Get("Retry-After")}
}

// compare wants the table to have what was acknowledged, once and in its place.
func (n *notebook) compare() {
	n.t.Helper()
	log := programtest.Exported(n.t, n.table)
	if len(log.Entries) != len(n.taken) {
		n.t.Errorf("%d entries; want %d", len(log.Entries), len(n.taken))
	}
	for i, e := range log.Entries {
		if i >= len(n.taken) || e.Event != "table note "+n.taken[i] {
			n.t.Errorf("entry %d is %s", i+1, e.Event)
		}
	}
}
