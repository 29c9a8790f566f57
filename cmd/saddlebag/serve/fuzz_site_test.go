package serve_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"saddlebag/web/roomtest"
	"saddlebag/web/site"
)

// FuzzSite sends the web app requests of any kind, one after another: any
// method, address, header and body, from seats at tables of all games. None
// has it fail, answer without end, show a seat what is another's, or break a
// chain. A request is a line with a method and an address, headers, an empty
// line and a body, and a line of its own stands between two of them. What
// begins with $ is put in: fuzzedTable.words says what.
func FuzzSite(f *testing.F) {
	for _, requests := range fuzzSeeds {
		f.Add(requests)
	}
	var w *fuzzedSite
	f.Fuzz(func(t *testing.T, requests string) {
		if w == nil || w.worn() {
			w = newFuzzedSite(t)
		}
		w.send(t, requests)
	})
}

// Every address is asked by a seed as it wants to be asked. One that is new
// has to be among them.
func TestFuzzSeedsLeaveNoAddressOut(t *testing.T) {
	t.Parallel()
	w := newFuzzedSite(t)
	well := map[site.Route]bool{}
	for _, requests := range fuzzSeeds {
		for _, a := range w.send(t, requests) {
			if a.status < http.StatusBadRequest {
				well[site.Route{Method: a.asked.Method, Path: w.routeOf(a.asked)}] = true
			}
		}
	}
	for _, r := range w.routes {
		if !well[r] && r.Method != http.MethodHead {
			t.Errorf("no seed has %s %s do what it is there for", r.Method, r.Path)
		}
	}
}

// betweenRequests is the line between two requests of an input.
const betweenRequests = "\n%%\n"

// mostRequests is how many of an input are sent.
const mostRequests = 12

// send sends the requests of an input, and looks at each answer.
func (w *fuzzedSite) send(t *testing.T, requests string) []fuzzedAnswer {
	t.Helper()
	w.inputs++
	in := &fuzzedInput{site: w, tables: map[byte]*fuzzedTable{}}
	var answers []fuzzedAnswer
	for i, text := range strings.Split(requests, betweenRequests) {
		if i == mostRequests {
			break
		}
		text = in.filled(t, text)
		r, ok := fuzzedRequest(text)
		if !ok {
			continue // net/http answers those
		}
		in.said += text
		hidden := in.hidden(t)
		a := w.ask(t, r)
		in.last = a
		answers = append(answers, a)
		if wrong := in.wrong(t, a, hidden); wrong != "" {
			t.Fatalf("%s\n\nto request %d of\n%s\n\n%d %v\n%.600s", wrong, i+1, in.said, a.status, a.header, a.body.String())
		}
	}
	w.chainsHold(t)
	return answers
}

// fuzzedRequest reads a request as net/http does.
func fuzzedRequest(text string) (*http.Request, bool) {
	head, body, _ := strings.Cut(text, "\n\n")
	line, headers, _ := strings.Cut(head, "\n")
	var b strings.Builder
	host := "Host: saddlebag\r\n"
	fmt.Fprintf(&b, "%s HTTP/1.1\r\n", line)
	for header := range strings.SplitSeq(headers, "\n") {
		switch name, _, _ := strings.Cut(header, ":"); strings.ToLower(name) {
		case "", "content-length", "transfer-encoding":
			continue
		case "host":
			host = ""
		}
		b.WriteString(header + "\r\n")
	}
	b.WriteString(host)
	fmt.Fprintf(&b, "Content-Length: %d\r\n\r\n%s", len(body), body)
	r, err := http.ReadRequest(bufio.NewReader(strings.NewReader(b.String())))
	if err != nil || r.URL.Path == "" || r.URL.Path[0] != '/' || !hostForm.MatchString(r.Host) {
		return nil, false
	}
	r.RemoteAddr = "192.0.2.7:4711"
	return r, true
}

// hostForm is all that net/http lets through as a host.
var hostForm = regexp.MustCompile(`^[!$%&'()*+,.0-9:;=A-Z\[\]_a-z~-]*$`)

// How large an answer may be. A page of a table with all it can show has less
// than the first; 500 copies of a set of sheets have less than the second.
const (
	mostOfAPage = 8 << 20
	mostOfAFile = 256 << 20
)

// patience is when whoever asks goes away; of a stream, once it has begun.
const (
	patience       = 20 * time.Second
	streamPatience = 20 * time.Millisecond
)

// ask has a request answered.
func (w *fuzzedSite) ask(t *testing.T, r *http.Request) fuzzedAnswer {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	if strings.HasSuffix(r.URL.Path, "/stream") {
		defer time.AfterFunc(streamPatience, cancel).Stop()
	}
	roomtest.AddKey(r)
	a := fuzzedAnswer{asked: r, header: http.Header{}, body: &bytes.Buffer{}}
	w.app.ServeHTTP(&a, r.WithContext(ctx))
	a.WriteHeader(http.StatusOK) // as net/http does
	if a.sent.Get("Content-Encoding") == "gzip" {
		z, err := gzip.NewReader(bytes.NewReader(bytes.Clone(a.body.Bytes())))
		if err != nil {
			t.Fatal(err)
		}
		a.body.Reset()
		if _, err := a.body.ReadFrom(z); err != nil {
			t.Fatal(err)
		}
	}
	return a
}

// A fuzzedAnswer is an answer as it is written.
type fuzzedAnswer struct {
	asked  *http.Request
	status int
	header http.Header
	sent   http.Header // as it was with the status
	body   *bytes.Buffer
}

func (a *fuzzedAnswer) Header() http.Header { return a.header }

func (a *fuzzedAnswer) WriteHeader(status int) {
	if a.status == 0 && status >= http.StatusOK {
		a.status, a.sent = status, a.header.Clone()
	}
}

func (a *fuzzedAnswer) Write(p []byte) (int, error) {
	a.WriteHeader(http.StatusOK)
	return a.body.Write(p)
}

// Event streams need these.
func (a *fuzzedAnswer) Flush()                           {}
func (a *fuzzedAnswer) SetReadDeadline(time.Time) error  { return nil }
func (a *fuzzedAnswer) SetWriteDeadline(time.Time) error { return nil }

// wrong says what must not be, if anything is.
func (in *fuzzedInput) wrong(t *testing.T, a fuzzedAnswer, hidden []string) string {
	t.Helper()
	if said := in.site.log.take(); said != "" || a.status >= http.StatusInternalServerError {
		return "failed: " + said
	}
	h := a.sent
	kind := h.Get("Content-Type")
	file, most := kind == "application/pdf", mostOfAPage
	if file {
		most = mostOfAFile
	}
	if a.body.Len() > most {
		return fmt.Sprintf("%d bytes", a.body.Len())
	}
	for name, value := range map[string]string{
		"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
	} {
		if h.Get(name) != value {
			return fmt.Sprintf("%s is %q", name, h.Get(name))
		}
	}
	if policy := h.Get("Content-Security-Policy"); !file && a.body.Len() > 0 && (!strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe")) {
		return "the policy is " + policy
	}
	plates := strings.Contains(a.asked.URL.Path, "/plates/") // what is printed on the sheets: for everybody the same
	if atSeat.MatchString(a.asked.URL.Path) && !plates && a.status == http.StatusOK && h.Get("Cache-Control") != "no-store" {
		return "a browser keeps a page of a seat"
	}
	if kind == "application/json" && a.body.Len() > 0 && !json.Valid(a.body.Bytes()) {
		return "this is no JSON"
	}
	return in.told(t, a, hidden)
}

// atSeat is what a place alone may see.
var atSeat = regexp.MustCompile(`^(/api/v1/tables|/t)/[a-z2-7]{26}(/|$)`)

// told says what an answer tells of what was hidden before the request and is
// hidden after it from all places whose codes were sent.
func (in *fuzzedInput) told(t *testing.T, a fuzzedAnswer, before []string) string {
	t.Helper()
	if len(before) == 0 {
		return ""
	}
	still := map[string]bool{}
	for _, secret := range in.hidden(t) {
		still[secret] = true
	}
	var text strings.Builder
	_ = a.sent.Write(&text) // to memory
	text.Write(a.body.Bytes())
	for _, secret := range before {
		if still[secret] && strings.Contains(text.String(), secret) && !strings.Contains(in.said, secret) {
			return fmt.Sprintf("told what is another's: %q", secret)
		}
	}
	return ""
}
