package seats

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
	"saddlebag/scoring/waittest"
	"saddlebag/web"
	"saddlebag/web/live"
	"saddlebag/web/live/people"
	"saddlebag/web/roomtest"
)

// open serves a table that goes on from a log, and takes a place at it.
func (tw *twins) open(log *logbook.Log, role people.Role, seat int) *twin {
	t := tw.t
	t.Helper()
	text, err := json.Marshal(log)
	if err != nil {
		t.Fatal(err)
	}
	w := &twin{store: new(memory.Store)}
	w.same = programtest.Repeatable{Store: w.store, Clock: func() time.Time { return twinTime.Add(time.Hour) }}
	tables := w.same.Open(t)
	hosts := seat
	if role != people.Host {
		hosts = 0
	}
	w.place, err = tables.Import(t.Context(), live.Order{Dice: tw.kind.dice, Host: hosts}, "twin", string(text))
	if err != nil {
		t.Fatal(err)
	}
	if role != people.Host {
		links, err := w.place.PrintedLinks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		code, err := tables.Sit(t.Context(), links[seat], live.Guest{})
		if err != nil {
			t.Fatal(err)
		}
		if w.place, err = tables.At(t.Context(), code); err != nil {
			t.Fatal(err)
		}
	}
	w.code = w.place.Code
	config := w.same.Config(tables, slog.DiscardHandler)
	config.Public = "http://table.example"
	app, err := web.New(config)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(app)
	t.Cleanup(s.Close)
	w.at = s.URL
	return w
}

// A twinAsk is what is asked of both.
type twinAsk struct {
	method, path string // {} stands for the code
	form         url.Values
	json         string
	accept       string
}

// cellElement is the element of a cell on the page of a table.
var cellElement = regexp.MustCompile(`id="(s\d+-[a-z]+-[^"]+)"`)

// unalike are the differences between two tables that are no answers: hashes,
// which are commitments to what is hidden, and the name of a server's run.
var unalike = mask{form: regexp.MustCompile(`[0-9a-f]{64}|data-revision="[^"]*"|127\.0\.0\.1:\d+`)}

func (tw *twins) send(w *twin, a twinAsk) string {
	tw.t.Helper()
	var body io.Reader = http.NoBody
	kind := ""
	switch {
	case a.json != "":
		body, kind = strings.NewReader(a.json), "application/json"
	case a.form != nil:
		body, kind = strings.NewReader(a.form.Encode()), "application/x-www-form-urlencoded"
	}
	ctx, stop := context.WithDeadline(tw.t.Context(), waittest.Latest(tw.t))
	defer stop()
	r, err := http.NewRequestWithContext(ctx, a.method, w.at+strings.ReplaceAll(a.path, "{}", w.code), body)
	if err != nil {
		tw.t.Fatal(err)
	}
	r.Host = "table.example" // links and their codes are the same
	if kind != "" {
		r.Header.Set("Content-Type", kind)
	}
	if a.accept != "" {
		r.Header.Set("Accept", a.accept)
	}
	got, err := roomtest.Keyed{RoundTripper: roomtest.Transport}.RoundTrip(r) // it follows nothing
	if err != nil {
		tw.t.Fatal(err)
	}
	defer func() { _ = got.Body.Close() }()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		tw.t.Fatal(err)
	}
	got.Header.Del("Date")
	got.Header.Del("X-Request-Id") // which each has of its own
	var head bytes.Buffer
	_ = got.Header.Write(&head)
	return unalike.over(fmt.Sprintf("%d\n%s\n%s", got.StatusCode, head.String(), text))
}
