package main

import (
	"io"
	"net"
	"net/http"
	"os/exec"
	"slices"
	"strings"
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

// The API says of a ledger what the command line says of it, to the byte.
func TestAPIChecksAsTheCommandLine(t *testing.T) {
	const url = "/api/v1/check"
	at := serve(t)
	for _, text := range []string{brokenLedger, "saddlebag 1 coal-n-write\nplayer <Ann>\n", "saddlebag 1 coal-n-write\nplyer Ann\n", ""} {
		cmd := exec.Command("saddlebag", "check", "--json", "-")
		cmd.Stdin = strings.NewReader(text)
		want, _ := cmd.Output()                                                 // the exit code is that of the findings
		answer, err := http.Post(at+url, "text/plain", strings.NewReader(text)) //nolint:noctx // the test ends with it
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(answer.Body)
		_ = answer.Body.Close()
		if err != nil || string(got) != string(want) {
			t.Errorf("%q: %v\napi  %s\nhere %s", text, err, got, want)
		}
	}
}
