package site

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// Where phones are unlikely to get, it's known to be so: a code would lead nowhere.
func TestReachIsDoubted(t *testing.T) {
	container := []Address{{URL: "http://172.18.0.2:8080/", Doubtful: true}}
	home := []Address{{URL: "http://192.168.1.7:8080/"}, {URL: "http://saddlebag.local:8080/"}, {URL: "http://172.17.0.1:8080/", Doubtful: true}}
	for _, test := range []struct {
		name   string
		near   []Address
		host   string
		chosen string
		want   string
		likely bool
	}{
		{"a container, asked from its own machine", container, "localhost:8080", "", "http://localhost:8080", false},
		{"a container, asked at its own address", container, "172.18.0.2:8080", "", "http://172.18.0.2:8080", false},
		{"a container, asked from the network", container, "192.168.1.20:8080", "", "http://192.168.1.20:8080", true},
		{"a container, asked by a stranger's name", container, "evil.example:8080", "", "http://172.18.0.2:8080", false},
		{"a container, with an address chosen", container, "localhost:8080", "http://192.168.1.20:8080", "http://192.168.1.20:8080", true},
		{"a container, with nonsense chosen", container, "localhost:8080", "javascript:alert(1)", "http://localhost:8080", false},
		{"this machine alone", nil, "localhost:8080", "", "http://localhost:8080", false},
		{"a home", home, "localhost:8080", "", "http://192.168.1.7:8080", true},
		{"a home, asked by the name that not every phone can look up", home, "Saddlebag.local:8080", "", "http://192.168.1.7:8080", true},
		{"a home, asked by a name of its router", home, "pi.fritz.box:8080", "", "http://pi.fritz.box:8080", true},
		{"a home, asked where containers are", home, "172.17.0.1:8080", "", "http://192.168.1.7:8080", true},
		{"a home with two networks, the other chosen", home, "192.168.1.7:8080", "http://10.0.0.2:8080", "http://10.0.0.2:8080", true},
	} {
		s := &Site{Config: Config{Phones: func() []Address { return test.near }}}
		r := httptest.NewRequest(http.MethodGet, "/", http.NoBody)
		r.Host = test.host
		if test.chosen != "" {
			r.AddCookie(&http.Cookie{Name: addressCookie, Value: test.chosen})
		}
		if got, likely := s.Reach(r); got != test.want || likely != test.likely {
			t.Errorf("%s: %s, likely %t; want %s, %t", test.name, got, likely, test.want, test.likely)
		}
		s.Public = "https://games.example"
		if got, likely := s.Reach(r); got != s.Public || !likely {
			t.Errorf("%s, with a public address: %s, likely %t", test.name, got, likely)
		}
	}
}

// People type an address as their machine shows it, without scheme and port.
func TestParseAddress(t *testing.T) {
	for _, test := range []struct{ host, text, want string }{
		{"localhost:8080", "192.168.1.20", "http://192.168.1.20:8080"},
		{"localhost:8080", " 192.168.1.20/ ", "http://192.168.1.20:8080"},
		{"localhost:8080", "192.168.1.20:9000", "http://192.168.1.20:9000"},
		{"localhost:8080", "http://192.168.1.20", "http://192.168.1.20"},
		{"localhost:8080", "https://Games.example/", "https://games.example"},
		{"localhost:8080", "nas.fritz.box", "http://nas.fritz.box:8080"},
		{"localhost:8080", "http://[fd00::7]:8080", "http://[fd00::7]:8080"},
		{"localhost", "192.168.1.20", "http://192.168.1.20"},
		{"localhost:8080", "localhost", ""},
		{"localhost:8080", "127.0.0.1", ""},
		{"localhost:8080", "http://[::1]:8080", ""},
		{"localhost:8080", "0.0.0.0", ""},
		{"localhost:8080", "192.168.1.20/tables", ""},
		{"localhost:8080", "my machine", ""},
		{"localhost:8080", "javascript:alert(1)", ""},
		{"localhost:8080", "", ""},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", http.NoBody)
		r.Host = test.host
		if got, ok := ParseAddress(r, test.text); ok != (test.want != "") || ok && got != test.want {
			t.Errorf("%q at %s: %q, %t; want %q", test.text, test.host, got, ok, test.want)
		}
	}
}
