// Package roomtest is what tests of the web app's rooms share: a game of one rule, a
// server, phones without a browser, and a table that has begun.
package roomtest

import (
	"bytes"
	"io"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"saddlebag/web"
	"saddlebag/web/site"
)

// Start serves the web app with the tiny game.
func Start(t *testing.T) *httptest.Server {
	t.Helper()
	return StartWith(t, Config(t), func(*site.Site) {})
}

// StartWith serves an app that has some more addresses.
func StartWith(t *testing.T, c web.Config, more func(*site.Site)) *httptest.Server {
	t.Helper()
	s := httptest.NewServer(HandlerWith(t, c, more))
	t.Cleanup(s.Close)
	return s
}

// HandlerWith is a web app that has some more addresses.
func HandlerWith(t *testing.T, c web.Config, more func(*site.Site)) http.Handler {
	t.Helper()
	s, err := web.NewSite(c)
	if err != nil {
		t.Fatal(err)
	}
	more(s)
	h, err := s.Handler()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// An Answer is what came back, read to the end.
type Answer struct {
	*http.Response
	Text string
}

// Send sends a request with headers, names and values by turns, and reads the
// answer.
func Send(t *testing.T, method, url string, body io.Reader, header ...string) Answer {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, body)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	got, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = got.Body.Close() }()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		t.Fatal(err)
	}
	return Answer{got, string(text)}
}

// Get reads an address.
func Get(t *testing.T, url string, header ...string) Answer {
	t.Helper()
	return Send(t, http.MethodGet, url, http.NoBody, header...)
}

// HelloLedger is a game of Tiny in which Ann says hello twice.
const HelloLedger = "saddlebag 1 tiny\nplayer Ann\n\nAnn hello\nAnn hello\ntable result Ann 1\n"

// HelloJSON is what the ledger above is by the rules of the game.
const HelloJSON = `{"file":"-","kind":"ledger","game":"tiny","edition":1,"legal":false,"over":false,"reason":"",` +
	`"players":[{"name":"Ann","score":1.0,"uncorrected":1.0,"repaired":1.0,"rank":0,"lines":[{"label":"Hello","amount":1.0,"clause":"TY2","line":4}]}],"winners":[],` +
	`"read":[],"findings":[{"line":5,"entry":2,"column":1,"event":"Ann hello","clause":"TY1","message":"Once <is> enough.","instead":"keep quiet"}],` +
	`"more":0,"causes":[{"line":5,"entry":2,"clause":"TY1","message":"Once <is> enough.","follow":0,"repairs":[` +
	`{"do":"remove","line":5,"to":0,"text":"","also":[],"leaves":0,"say":"Line 5 repeats line 4."}]}],"left":0,` +
	`"claims":[{"name":"Ann","claimed":1.0,"scored":1.0,"agrees":true}]}` + "\n"

// Form is a form as browsers send it, with the ledger as text or as a file.
func Form(t *testing.T, text, file string) (body io.Reader, kind string) {
	t.Helper()
	return MultipartForm(t, "ledger", "night.ledger", file, "ledger", text)
}

// MultipartForm is a form with a field for a file, empty where none was chosen,
// and other fields: names and values by turns.
func MultipartForm(t *testing.T, field, name, file string, fields ...string) (body io.Reader, kind string) {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for i := 0; i < len(fields); i += 2 {
		if err := w.WriteField(fields[i], fields[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	if file == "" {
		name = ""
	}
	part, err := w.CreateFormFile(field, name)
	if err == nil {
		_, err = io.WriteString(part, file)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return &b, w.FormDataContentType()
}

// PdfText is what a reader finds in a document.
func PdfText(t *testing.T, pdf string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "sheet.pdf")
	if err := os.WriteFile(file, []byte(pdf), 0o600); err != nil {
		t.Fatal(err)
	}
	text, err := exec.Command("pdftotext", file, "-").Output()
	if err != nil {
		t.Fatalf("pdftotext, of poppler-utils, is needed for this test: %v", err)
	}
	return string(text)
}

// Wants fails for each of several texts that an answer lacks.
func (got Answer) Wants(t *testing.T, status int, texts ...string) {
	t.Helper()
	if got.StatusCode != status {
		t.Errorf("status %d, want %d", got.StatusCode, status)
	}
	for _, want := range texts {
		if !strings.Contains(got.Text, want) {
			t.Errorf("without %s", want)
		}
	}
}
