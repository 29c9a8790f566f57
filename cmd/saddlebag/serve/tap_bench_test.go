package serve

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/web"
)

// BenchmarkTap taps on cells of the filled sheets of a whole game, as the page of them does:
// each tap sends the document that was answered last with what one cell says, and is
// answered with what that changes. Of each cell nothing is known, then it is right, and
// then wrong: it says what stands in another of its kind. It reports what right and wrong
// taps take of the processors, the middle one of them and the longest, and how much is
// answered on the average, compressed.
func BenchmarkTap(b *testing.B) {
	for _, l := range programtest.BenchLedgers {
		b.Run(l.Game, func(b *testing.B) {
			sheet := benchSheet(b, l)
			right, wrong := programtest.BenchRounds{Each: 1}, programtest.BenchRounds{Each: 1}
			size, taps := 0, 0
			for b.Loop() {
				for _, cell := range sheet.some {
					text := document(b, sheet.tap(b, sheet.text, cell, ""))
					for _, tap := range []struct {
						value  string
						rounds *programtest.BenchRounds
					}{{sheet.cells.Values[cell], &right}, {sheet.other(cell), &wrong}} {
						var answer *httptest.ResponseRecorder
						tap.rounds.Round(b, func() { answer = sheet.tap(b, text, cell, tap.value) })
						size, taps = size+answer.Body.Len(), taps+1
						text = document(b, answer)
					}
				}
			}
			b.ReportMetric(right.Median()*1000, "right-cpu-ms")
			b.ReportMetric(slices.Max(right.Took).Seconds()*1000, "most-right-cpu-ms")
			b.ReportMetric(wrong.Median()*1000, "wrong-cpu-ms")
			b.ReportMetric(slices.Max(wrong.Took).Seconds()*1000, "most-wrong-cpu-ms")
			b.ReportMetric(float64(size)/float64(taps)/1000, "KB")
		})
	}
}

// benchTaps is how many cells of a sheet are tapped.
const benchTaps = 40

// A filledSheet is the sheets of a whole game, on their page.
type filledSheet struct {
	app       http.Handler
	text, own string // the document, and house data of its own
	cells     struct {
		Kinds  map[string]string
		Values map[string]string
	}
	some []string // cells that are written on, all over the sheets
}

// benchSheet fills in the sheets of a ledger, and reads their page.
func benchSheet(b *testing.B, l programtest.BenchLedger) *filledSheet {
	b.Helper()
	var err error
	config := benchConfig(b)
	s := &filledSheet{}
	if s.app, err = web.New(config); err != nil {
		b.Fatal(err)
	}
	o := l.Open(b, l.Text(b))
	ledger.Check(o.Fold, o.Doc)
	d, err := final.Of(config.Shelf, o)
	if err != nil {
		b.Fatal(err)
	}
	if s.text = d.String(); l.Data != "" {
		s.own = string(o.House.Text)
	}
	page := unpacked(b, s.send(b, "text/html", url.Values{"ledger": {s.text}}))
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

// other is what stands in another cell of the kind, which says something else: the next
// there is; a box is not crossed.
func (s *filledSheet) other(cell string) string {
	at := slices.Index(s.some, cell)
	for _, other := range slices.Concat(s.some[at:], s.some[:at]) {
		if s.cells.Kinds[other] == s.cells.Kinds[cell] && s.cells.Values[other] != s.cells.Values[cell] {
			return s.cells.Values[other]
		}
	}
	return "-"
}

// tap sends what one cell says of a document.
func (s *filledSheet) tap(b *testing.B, text, cell, value string) *httptest.ResponseRecorder {
	b.Helper()
	return s.send(b, "application/json", url.Values{"ledger": {text}, "at": {cell}, "value": {value}})
}

// document is what an answer has made of the one that was sent.
func document(b *testing.B, answer *httptest.ResponseRecorder) string {
	b.Helper()
	var of struct{ Document string }
	if err := json.Unmarshal(unpacked(b, answer), &of); err != nil {
		b.Fatal(err)
	}
	return of.Document
}

// send sends a form as a browser does.
func (s *filledSheet) send(b *testing.B, accept string, form url.Values) *httptest.ResponseRecorder {
	b.Helper()
	form["own"], form["called"] = []string{s.own}, []string{""}
	r := httptest.NewRequest(http.MethodPost, "/check/sheet", strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", accept)
	r.Header.Set("Accept-Encoding", "gzip")
	answer := httptest.NewRecorder()
	s.app.ServeHTTP(answer, r)
	if answer.Code != http.StatusOK {
		b.Fatalf("%s: %d: %s", form["at"], answer.Code, answer.Body)
	}
	return answer
}

// unpacked is what an answer says.
func unpacked(b *testing.B, answer *httptest.ResponseRecorder) []byte {
	b.Helper()
	if answer.Header().Get("Content-Encoding") != "gzip" {
		return answer.Body.Bytes()
	}
	z, err := gzip.NewReader(bytes.NewReader(answer.Body.Bytes()))
	if err != nil {
		b.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		b.Fatal(err)
	}
	return text
}
