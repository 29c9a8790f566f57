package main

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/web"
)

// BenchmarkTap copies a cell onto the filled sheets of a whole game, as the page of them
// does: each tap sends the document with what one cell says, and is answered with what
// that changes. Right is the last cell of a sheet that is right; wrong says what stands
// in another cell of the kind. It reports what a tap takes of the processors, the middle
// one and the longest, and what is answered, compressed.
func BenchmarkTap(b *testing.B) {
	for _, l := range benchLedgers {
		sheet := benchSheet(b, l)
		for name, taps := range map[string][]*benchTap{"right": sheet.right(b), "wrong": sheet.wrong()} {
			b.Run(l.game+"/"+name, func(b *testing.B) {
				own := benchRounds{each: 1}
				size := 0
				for b.Loop() {
					size = 0
					for _, tap := range taps {
						own.round(b, func() { size += sheet.tap(b, tap).Body.Len() })
					}
				}
				b.ReportMetric(own.median()*1000, "cpu-ms")
				b.ReportMetric(slices.Max(own.took).Seconds()*1000, "most-cpu-ms")
				b.ReportMetric(float64(size)/float64(len(taps))/1000, "KB")
			})
		}
	}
}

// benchTaps is how many cells of a sheet are tapped.
const benchTaps = 40

// A filledSheet is the sheets of a whole game, on their page.
type filledSheet struct {
	app       http.Handler
	text, own string // the document, and house data of its own
	cells     struct {
		Kinds  map[string]scoring.CellKind
		Values map[string]string
	}
	some []string // cells that are written on, all over the sheets
}

// A benchTap writes into one cell of a document.
type benchTap struct{ text, cell, value string }

// benchSheet fills in the sheets of a ledger, and reads their page.
func benchSheet(b *testing.B, l benchLedger) *filledSheet {
	b.Helper()
	config, err := webConfig(&settings{Addr: "localhost:0", Paper: "a4", Log: "text", LogLevel: "info", Limits: "off"}, slog.New(slog.DiscardHandler))
	if err != nil {
		b.Fatal(err)
	}
	s := &filledSheet{}
	if s.app, err = web.New(config); err != nil {
		b.Fatal(err)
	}
	o := l.open(b, l.text(b))
	ledger.Check(o.Fold, o.Doc)
	d, err := final.Of(config.Shelf, o)
	if err != nil {
		b.Fatal(err)
	}
	if s.text = d.String(); l.data != "" {
		s.own = string(o.House.Text)
	}
	page := unpacked(b, s.send(b, "text/html", &benchTap{text: s.text}))
	known := regexp.MustCompile(`(?s)id="cells">(.*?)</script>`).FindSubmatch(page)
	if err := json.Unmarshal(known[1], &s.cells); err != nil {
		b.Fatal(err)
	}
	written := slices.DeleteFunc(slices.Sorted(maps.Keys(s.cells.Values)), func(id string) bool { return s.cells.Values[id] == "-" })
	for i := range min(benchTaps, len(written)) {
		s.some = append(s.some, written[i*len(written)/min(benchTaps, len(written))])
	}
	return s
}

// right writes what stands in a cell that nobody has copied yet.
func (s *filledSheet) right(b *testing.B) []*benchTap {
	b.Helper()
	return scoring.Each(len(s.some), func(i int) *benchTap {
		var answer struct{ Document string }
		if err := json.Unmarshal(unpacked(b, s.tap(b, &benchTap{s.text, s.some[i], ""})), &answer); err != nil {
			b.Fatal(err)
		}
		return &benchTap{answer.Document, s.some[i], s.cells.Values[s.some[i]]}
	})
}

// wrong writes into a cell what stands in the next one of its kind that says something
// else; a box is not crossed.
func (s *filledSheet) wrong() []*benchTap {
	return scoring.Each(len(s.some), func(i int) *benchTap {
		at := s.some[i]
		for n := range s.some {
			other := s.some[(i+n)%len(s.some)]
			if s.cells.Kinds[other] == s.cells.Kinds[at] && s.cells.Values[other] != s.cells.Values[at] {
				return &benchTap{s.text, at, s.cells.Values[other]}
			}
		}
		return &benchTap{s.text, at, "-"}
	})
}

// tap sends what one cell says.
func (s *filledSheet) tap(b *testing.B, tap *benchTap) *httptest.ResponseRecorder {
	b.Helper()
	return s.send(b, "application/json", tap)
}

// send sends the sheets as a browser does.
func (s *filledSheet) send(b *testing.B, accept string, tap *benchTap) *httptest.ResponseRecorder {
	b.Helper()
	form := url.Values{"ledger": {tap.text}, "own": {s.own}, "called": {""}}
	if tap.cell != "" {
		form["at"], form["value"] = []string{tap.cell}, []string{tap.value}
	}
	r := httptest.NewRequest(http.MethodPost, "/check/sheet", strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", accept)
	r.Header.Set("Accept-Encoding", "gzip")
	answer := httptest.NewRecorder()
	s.app.ServeHTTP(answer, r)
	if answer.Code != http.StatusOK {
		b.Fatalf("%s %q: %d: %s", tap.cell, tap.value, answer.Code, answer.Body)
	}
	return answer
}

// unpacked is what an answer says.
func unpacked(b *testing.B, answer *httptest.ResponseRecorder) []byte {
	b.Helper()
	if answer.Header().Get("Content-Encoding") != "gzip" {
		return answer.Body.Bytes()
	}
	z, err := gzip.NewReader(answer.Body)
	if err != nil {
		b.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		b.Fatal(err)
	}
	return text
}
