package web

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// Only pages of this site have a browser send anything; what is no browser may.
func TestOtherSitesAreRefused(t *testing.T) {
	s := start(t)
	for _, test := range []struct {
		name   string
		header []string
		from   bool // whether it is let in
	}{
		{"a program", nil, true},
		{"our page", []string{"Sec-Fetch-Site", "same-origin", "Origin", s.URL}, true},
		{"our page in an old browser", []string{"Origin", s.URL}, true},
		{"another site", []string{"Sec-Fetch-Site", "cross-site", "Origin", "https://rustler.example"}, false},
		{"another site in an old browser", []string{"Origin", "https://rustler.example"}, false},
		{"another port of this machine", []string{"Sec-Fetch-Site", "same-site", "Origin", "http://127.0.0.1:1"}, false},
		{"a page without an origin", []string{"Origin", "null"}, false},
	} {
		header := append([]string{"Content-Type", "text/plain"}, test.header...)
		page := send(t, "POST", s.URL+"/check", strings.NewReader(helloLedger), header...)
		api := send(t, "POST", s.URL+"/api/v1/check", strings.NewReader(helloLedger), header...)
		if test.from && (page.StatusCode != 200 || api.text != helloJSON) {
			t.Errorf("%s: status %d and %d", test.name, page.StatusCode, api.StatusCode)
		}
		if !test.from && (page.StatusCode != 403 || !strings.Contains(page.text, "<p>This came from another site.")) {
			t.Errorf("%s: status %d, %s", test.name, page.StatusCode, page.text)
		}
		if !test.from && (api.StatusCode != 403 || !strings.HasPrefix(api.text, `{"status":403,"error":"This came from another site.`)) {
			t.Errorf("%s: status %d, %s", test.name, api.StatusCode, api.text)
		}
		if seen := get(t, s.URL+"/check", test.header...); seen.StatusCode != 200 {
			t.Errorf("%s: status %d to look at a page", test.name, seen.StatusCode)
		}
	}
}

// What is text goes compressed to those who read it so, and is the same then.
func TestCompression(t *testing.T) {
	at := start(t).URL
	for path, smaller := range map[string]bool{
		"/":                           true,
		"/print?game=tiny&paper=a4":   true,
		"/static/style.css":           true,
		"/static/roll.js":             true,
		"/static/icon.svg":            true,
		"/static/LiberationSerif.ttf": true,
		"/nothing":                    true,
		"/print/tiny.pdf":             false,
		"/static/games.css":           false, // too small to gain by it
		"/healthz":                    false,
		"/print?game=tiny&paper=a9":   true,
	} {
		plain := get(t, at+path, "Accept-Encoding", "identity")
		got := get(t, at+path, "Accept-Encoding", "gzip, deflate, br, zstd")
		if coding := got.Header.Get("Content-Encoding"); (coding == "gzip") != smaller || coding != "gzip" && coding != "" {
			t.Errorf("%s is coded as %q", path, coding)
		}
		if !strings.Contains(strings.Join(got.Header.Values("Vary"), ","), "Accept-Encoding") {
			t.Errorf("%s: a cache would give it to anybody", path)
		}
		if !smaller {
			continue
		}
		if len(got.text) >= len(plain.text) {
			t.Errorf("%s: %d bytes compressed, %d plain", path, len(got.text), len(plain.text))
		}
		z, err := gzip.NewReader(strings.NewReader(got.text))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if text, err := io.ReadAll(z); err != nil || string(text) != plain.text {
			t.Errorf("%s is not the same compressed: %v", path, err)
		}
	}
	first := get(t, at+"/static/style.css", "Accept-Encoding", "gzip")
	again := get(t, at+"/static/style.css", "Accept-Encoding", "gzip", "If-None-Match", first.Header.Get("ETag"))
	if again.StatusCode != http.StatusNotModified || again.text != "" {
		t.Errorf("status %d with %d bytes for what is known", again.StatusCode, len(again.text))
	}
}

func TestCookies(t *testing.T) {
	h := handlerWith(t, testApp(t), func(a *app) {
		a.get("/sit", func(w http.ResponseWriter, r *http.Request) error {
			remember(w, r, "seat", "ann", time.Hour)
			forget(w, r, "ask")
			return nil
		})
	})
	plain, safe := httptest.NewServer(h), httptest.NewTLSServer(h)
	defer plain.Close()
	defer safe.Close()
	for server, also := range map[*httptest.Server]string{plain: "", safe: " Secure;"} {
		answer, err := server.Client().Get(server.URL + "/sit") //nolint:noctx // ends with the server
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		got := strings.Join(answer.Header.Values("Set-Cookie"), "\n")
		want := "seat=ann; Path=/; Max-Age=3600; HttpOnly;" + also + " SameSite=Lax\n" +
			"ask=; Path=/; Max-Age=0; HttpOnly;" + also + " SameSite=Lax"
		if got != want {
			t.Errorf("%s: cookies\n%s\nwant\n%s", server.URL, got, want)
		}
	}
}
