package serve

import (
	"net"
	"slices"
	"testing"
)

func TestAddresses(t *testing.T) {
	local := []net.IP{
		net.ParseIP("127.0.0.1"), net.ParseIP("::1"), net.ParseIP("192.168.1.20"), net.ParseIP("169.254.3.4"), net.ParseIP("10.0.0.5"),
	}
	for _, test := range []struct {
		scheme, listening string
		here, near        []string
	}{
		{"http", "127.0.0.1", []string{"http://127.0.0.1:8080/"}, nil},
		{"http", "::1", []string{"http://[::1]:8080/"}, nil},
		{"http", "192.168.1.20", nil, []string{"http://192.168.1.20:8080/"}},
		{"http", "::", []string{"http://localhost:8080/"}, []string{"http://192.168.1.20:8080/", "http://10.0.0.5:8080/"}},
		{"https", "0.0.0.0", []string{"https://localhost:8080/"}, []string{"https://192.168.1.20:8080/", "https://10.0.0.5:8080/"}},
	} {
		got := addressesOf(test.scheme, &net.TCPAddr{IP: net.ParseIP(test.listening), Port: 8080}, local)
		if !slices.Equal(got.here, test.here) || !slices.Equal(got.near, test.near) {
			t.Errorf("%s: %q, want %q and %q", test.listening, got, test.here, test.near)
		}
	}
}
