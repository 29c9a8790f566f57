package site_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"

	"saddlebag/web/roomtest"
)

// Only pages of this site have a browser send anything; what is no browser may.
func TestOtherSitesAreRefused(t *testing.T) {
	s := roomtest.Start(t)
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
		page := roomtest.Send(t, "POST", s.URL+"/check", strings.NewReader(roomtest.HelloLedger), header...)
		api := roomtest.Send(t, "POST", s.URL+"/api/v1/check", strings.NewReader(roomtest.HelloLedger), header...)
		if test.from && (page.StatusCode != 200 || api.Text != roomtest.HelloJSON) {
			t.Errorf("%s: status %d and %d", test.name, page.StatusCode, api.StatusCode)
		}
		if !test.from && (page.StatusCode != 403 || !strings.Contains(page.Text, "<p>This came from another site.")) {
			t.Errorf("%s: status %d, %s", test.name, page.StatusCode, page.Text)
		}
		if !test.from && (api.StatusCode != 403 || !strings.HasPrefix(api.Text, `{"status":403,"error":"This came from another site.`)) {
			t.Errorf("%s: status %d, %s", test.name, api.StatusCode, api.Text)
		}
		if seen := roomtest.Get(t, s.URL+"/check", test.header...); seen.StatusCode != 200 {
			t.Errorf("%s: status %d to look at a page", test.name, seen.StatusCode)
		}
	}
}

// What is text goes compressed to those who read it so, and is the same then.
func TestCompression(t *testing.T) {
	at := roomtest.Start(t).URL
	for path, smaller := range map[string]bool{
		"/":                         true,
		"/print?game=tiny&paper=a4": true,
		"/static/style.css":         true,
		"/static/roll.js":           true,
		"/static/icon.svg":          true,
		"/nothing":                  true,
		"/print/tiny.pdf":           false,
		"/static/games.css":         false, // too small to gain by it
		"/healthz":                  false,
		"/print?game=tiny&paper=a9": true,
	} {
		plain := roomtest.Get(t, at+path, "Accept-Encoding", "identity")
		got := roomtest.Get(t, at+path, "Accept-Encoding", "gzip, deflate, br, zstd")
		if coding := got.Header.Get("Content-Encoding"); (coding == "gzip") != smaller || coding != "gzip" && coding != "" {
			t.Errorf("%s is coded as %q", path, coding)
		}
		if !strings.Contains(strings.Join(got.Header.Values("Vary"), ","), "Accept-Encoding") {
			t.Errorf("%s: a cache would give it to anybody", path)
		}
		if !smaller {
			continue
		}
		if len(got.Text) >= len(plain.Text) {
			t.Errorf("%s: %d bytes compressed, %d plain", path, len(got.Text), len(plain.Text))
		}
		z, err := gzip.NewReader(strings.NewReader(got.Text))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if text, err := io.ReadAll(z); err != nil || string(text) != plain.Text {
			t.Errorf("%s is not the same compressed: %v", path, err)
		}
	}
	first := roomtest.Get(t, at+"/static/style.css", "Accept-Encoding", "gzip")
	again := roomtest.Get(t, at+"/static/style.css", "Accept-Encoding", "gzip", "If-None-Match", first.Header.Get("ETag"))
	if again.StatusCode != http.StatusNotModified || again.Text != "" {
		t.Errorf("status %d with %d bytes for what is known", again.StatusCode, len(again.Text))
	}
}
