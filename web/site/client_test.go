package site

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// Only a proxy that is trusted is believed, and only what no client can have
// made up.
func TestClientBehindProxies(t *testing.T) {
	for _, test := range []struct {
		name, from     string
		forwardedFor   []string // lines of X-Forwarded-For
		forwarded      string
		want           string
		trustedProxies string
	}{
		{"nobody is trusted", "127.0.0.1:5000", []string{"198.51.100.1"}, "for=198.51.100.1", "127.0.0.1", ""},
		{"not a proxy", "203.0.113.9:5000", []string{"198.51.100.1"}, "", "203.0.113.9", "127.0.0.1"},
		{"one proxy", "127.0.0.1:5000", []string{"198.51.100.1"}, "", "198.51.100.1", "127.0.0.1"},
		{"made up before", "127.0.0.1:5000", []string{"1.1.1.1, 127.0.0.1, 198.51.100.1"}, "", "198.51.100.1", "127.0.0.1"},
		{"made up on a line before", "127.0.0.1:5000", []string{"1.1.1.1", "198.51.100.1"}, "", "198.51.100.1", "127.0.0.1"},
		{"two proxies", "127.0.0.1:5000", []string{"1.1.1.1, 198.51.100.1, 10.1.2.3"}, "", "198.51.100.1", "127.0.0.1, 10.1.0.0/16"},
		{"proxies alone", "127.0.0.1:5000", []string{"10.1.2.4, 10.1.2.3"}, "", "10.1.2.4", "127.0.0.1,10.1.0.0/16"},
		{"nothing said", "127.0.0.1:5000", nil, "", "127.0.0.1", "127.0.0.1"},
		{"nonsense", "127.0.0.1:5000", []string{"1.1.1.1, unknown"}, "", "127.0.0.1", "127.0.0.1"},
		{"with a port", "127.0.0.1:5000", []string{"198.51.100.1:4000"}, "", "198.51.100.1", "127.0.0.1"},
		{"IPv6", "[::1]:5000", []string{"2001:db8::7"}, "", "2001:db8::/64", "::1"},
		{"IPv4 in IPv6", "[::ffff:127.0.0.1]:5000", []string{"::ffff:198.51.100.1"}, "", "198.51.100.1", "127.0.0.1"},
		{"the other header", "127.0.0.1:5000", nil, `for=1.1.1.1, For="198.51.100.1:99";proto=https;by=127.0.0.1`, "198.51.100.1", "127.0.0.1"},
		{"IPv6 in it", "127.0.0.1:5000", nil, `proto=https; for="[2001:db8::7]:4711"`, "2001:db8::/64", "127.0.0.1"},
		{"hidden in it", "127.0.0.1:5000", nil, `for=1.1.1.1, for=_somebody`, "127.0.0.1", "127.0.0.1"},
		{"both agree", "127.0.0.1:5000", []string{"198.51.100.1"}, "for=198.51.100.1", "198.51.100.1", "127.0.0.1"},
		{"one of both is made up", "127.0.0.1:5000", []string{"198.51.100.1"}, "for=1.1.1.1", "127.0.0.1", "127.0.0.1"},
		{"one of both is nonsense", "127.0.0.1:5000", []string{"198.51.100.1"}, `for="`, "198.51.100.1", "127.0.0.1"},
	} {
		proxies, err := ParseProxies(test.trustedProxies)
		if err != nil {
			t.Fatal(err)
		}
		var got string
		h := (&Site{Config: Config{Proxies: proxies}}).introduced(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { got = ClientKey(r) }))
		r := httptest.NewRequest(http.MethodGet, "/", http.NoBody)
		r.RemoteAddr = test.from
		r.Header["X-Forwarded-For"] = test.forwardedFor
		if test.forwarded != "" {
			r.Header.Set("Forwarded", test.forwarded)
		}
		h.ServeHTTP(httptest.NewRecorder(), r)
		if got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

func TestParseProxies(t *testing.T) {
	for text, good := range map[string]bool{
		"":                          true,
		"127.0.0.1":                 true,
		"127.0.0.1, ::1,10.0.0.0/8": true,
		"10.1.2.3/16":               true,
		"nginx":                     false,
		"127.0.0.1,":                false,
		"127.0.0.1:8080":            false,
		"10.0.0.0/33":               false,
		"0.0.0.0/0":                 false,
		"::/0":                      false,
		"fe80::1%eth0":              false,
	} {
		if _, err := ParseProxies(text); (err == nil) != good {
			t.Errorf("%q: %v", text, err)
		}
	}
}
