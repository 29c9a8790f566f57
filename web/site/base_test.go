package site

import (
	"crypto/tls"
	"net/http/httptest"
	"testing"
)

// A code on one screen is scanned by another phone, which must find the way.
func TestBaseIsForPhones(t *testing.T) {
	lan := func() []string { return []string{"http://192.168.1.7:8080/", "http://10.0.0.2:8080/"} }
	tests := []struct {
		public string
		phones func() []string
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
		{"", func() []string { return nil }, "localhost", false, "http://localhost"},
		{"", lan, "192.168.1.9:8080", false, "http://192.168.1.9:8080"},
		{"", lan, "saddlebag.example", true, "https://saddlebag.example"},
		{"https://games.example/", lan, "localhost:8080", false, "https://games.example"},
	}
	for _, test := range tests {
		s := &Site{Config: Config{Public: test.public, Phones: test.phones}}
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = test.host
		if test.tls {
			r.TLS = &tls.ConnectionState{}
		}
		if got := s.Base(r); got != test.want {
			t.Errorf("asked at %s with public %q: %s, want %s", test.host, test.public, got, test.want)
		}
	}
}
