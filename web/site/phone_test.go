package site

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// What a browser is to remember is for this site alone.
func TestRemember(t *testing.T) {
	h := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { remember(w, r, "seat", "ann", time.Hour) })
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
		if want := "seat=ann; Path=/; Max-Age=3600; HttpOnly;" + also + " SameSite=Lax"; got != want {
			t.Errorf("%s: cookies\n%s\nwant\n%s", server.URL, got, want)
		}
	}
}
