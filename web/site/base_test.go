package site

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// A code on one screen is scanned by another phone, which must find the way,
// and find it here.
func TestBaseIsForPhones(t *testing.T) {
	lan := func() []Address { return []Address{{URL: "http://192.168.1.7:8080/"}, {URL: "http://10.0.0.2:8080/"}} }
	none := func() []Address { return nil }
	tests := []struct {
		public string
		phones func() []Address
		host   string
		tls    bool
		want   string
	}{
		{"", nil, "localhost:8080", false, "http://localhost:8080"},
		{"", lan, "localhost:8080", false, "http://192.168.1.7:8080"},
		{"", lan, "LOCALHOST", false, "http://192.168.1.7:8080"},
		{"", lan, "127.0.0.1:8080", false, "http://192.168.1.7:8080"},
		{"", lan, "[::1]:8080", false, "http://192.168.1.7:8080"},
		{"", lan, "0.0.0.0:8080", false, "http://192.168.1.7:8080"},
		{"", none, "localhost", false, "http://localhost"},
		{"", lan, "192.168.1.9:8080", false, "http://192.168.1.9:8080"},
		{"", lan, "[fd00::7]:8080", false, "http://[fd00::7]:8080"},
		{"", lan, "saddlebag:8080", false, "http://saddlebag:8080"},
		{"", lan, "Saddlebag.local:8080", false, "http://Saddlebag.local:8080"},
		{"", lan, "saddlebag.example", true, "https://saddlebag.example"},
		{"", lan, "evil.example", false, "http://192.168.1.7:8080"},
		{"", lan, "evil.example:8080", false, "http://192.168.1.7:8080"},
		{"", none, "evil.example", false, "http://10.1.2.3:8080"},
		{"", nil, `evil"onclick="`, false, "http://10.1.2.3:8080"},
		{"", nil, "a/b@c.local", true, "https://10.1.2.3:8080"},
		{"", nil, "saddlebag:99999", false, "http://10.1.2.3:8080"},
		{"", nil, "", false, "http://10.1.2.3:8080"},
		{"https://games.example", lan, "localhost:8080", false, "https://games.example"},
		{"https://games.example", lan, "evil.example", false, "https://games.example"},
	}
	for _, test := range tests {
		s := &Site{Config: Config{Public: test.public, Phones: test.phones}}
		r := httptest.NewRequest("GET", "/", nil)
		r = r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey, net.Addr(&net.TCPAddr{IP: net.IPv4(10, 1, 2, 3), Port: 8080})))
		r.Host = test.host
		if test.tls {
			r.TLS = &tls.ConnectionState{}
		}
		if got := s.Base(r); got != test.want {
			t.Errorf("asked at %q with public %q: %s, want %s", test.host, test.public, got, test.want)
		}
	}
}

// A public address is all of a host; nothing else has its links work.
func TestParsePublic(t *testing.T) {
	for text, want := range map[string]string{
		"https://games.example":              "https://games.example",
		"https://games.example/":             "https://games.example",
		"HTTPS://Games.Example:443/":         "https://games.example",
		"http://192.168.1.7:8080":            "http://192.168.1.7:8080",
		"http://[fd00::7]:8080":              "http://[fd00::7]:8080",
		"https://games.example:8443":         "https://games.example:8443",
		"http://games.example:80":            "http://games.example",
		"https://games.example/sub":          "! has the path /sub; a site is all of a host",
		"https://games.example/?a=b":         "! has more after the host",
		"https://games.example?":             "! has more after the host",
		"https://games.example#top":          "! has more after the host",
		"https://games.example#":             "! has more after the host",
		"https://ann@games.example":          "! has a user in it",
		"https://":                           "! has no host",
		"https://:8080":                      "! has no host",
		"https://games.example:0":            "! has no host",
		"https://games example":              "! is no address: invalid character",
		"https://gam\"es.example":            "!", // by whichever part of it
		"https://spiele-m\u00fcller.example": "! has no host",
		"javascript:alert(1)":                "! does not begin with http:// or https://",
		"ftp://games.example":                "! does not begin with http:// or https://",
		"games.example":                      "! does not begin with http:// or https://",
		"//games.example":                    "! does not begin with http:// or https://",
	} {
		got, err := ParsePublic(text)
		if says, wrong := strings.CutPrefix(want, "!"); wrong {
			if err == nil || !strings.Contains(err.Error(), says) {
				t.Errorf("%s: %q, %v, want an error with %q", text, got, err, says)
			}
		} else if got != want || err != nil {
			t.Errorf("%s: %q, %v, want %q", text, got, err, want)
		}
	}
}

// A public address over TLS is secure in front of plain HTTP, too; and only
// there a browser is told to come in no other way.
func TestPublicAddressDecides(t *testing.T) {
	for _, test := range []struct {
		public       string
		tls          bool
		opener, hsts bool
	}{
		{"", false, false, false},
		{"", true, true, false},
		{"https://games.example", false, true, true},
		{"http://games.example", false, false, false},
	} {
		w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", http.NoBody)
		if test.tls {
			r.TLS = &tls.ConnectionState{}
		}
		(&Site{Config: Config{Public: test.public}}).secured(http.NotFoundHandler()).ServeHTTP(w, r)
		opener, hsts := w.Header().Get("Cross-Origin-Opener-Policy") != "", w.Header().Get("Strict-Transport-Security") != ""
		if opener != test.opener || hsts != test.hsts {
			t.Errorf("public %q, TLS %t: opener policy %t, strict transport %t", test.public, test.tls, opener, hsts)
		}
	}
}
