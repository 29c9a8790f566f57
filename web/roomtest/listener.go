package roomtest

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"strings"
)

// A Listener reads the stream of a place.
type Listener struct {
	// Leave closes the stream.
	Leave func()

	p     Party
	lines *bufio.Scanner
}

// Listen opens the stream of a place from a revision on.
func (p Party) Listen(code, since string) Listener {
	p.T.Helper()
	ctx, cancel := context.WithCancel(p.T.Context())
	p.T.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.Page(code)+"/stream?since="+since, nil)
	if err != nil {
		p.T.Fatal(err)
	}
	answer, err := p.client().Do(r)
	if err != nil {
		p.T.Fatal(err)
	}
	p.T.Cleanup(func() { _ = answer.Body.Close() })
	lines := bufio.NewScanner(answer.Body)
	lines.Buffer(nil, 4<<20)
	return Listener{cancel, p, lines}
}

// Until reads updates up to one that shows an entry, and returns its revision
// and the parts that have come, by their ids.
func (l Listener) Until(seen int) (revision string, parts map[string]string) {
	l.p.T.Helper()
	parts = map[string]string{}
	event := ""
	for l.lines.Scan() {
		name, value, _ := strings.Cut(l.lines.Text(), ": ")
		switch name {
		case "id":
			revision = value
		case "event":
			event = value
		case "data":
			var u struct {
				Seen  int `json:"seen"` // number of the last entry
				Parts []struct{ ID, HTML string }
			}
			if event != "update" {
				continue
			}
			if err := json.Unmarshal([]byte(value), &u); err != nil {
				l.p.T.Fatal(err)
			}
			for _, part := range u.Parts {
				parts[part.ID] = part.HTML
			}
			if u.Seen == seen {
				return revision, parts
			}
		}
	}
	l.p.T.Fatalf("the stream ended before entry %d: %v", seen, l.lines.Err())
	return "", nil
}
