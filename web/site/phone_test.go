package site

import (
	"crypto/tls"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const (
	aKey    = "abcdefghijklmnopqrstuvwxyz"
	another = "bcdefghijklmnopqrstuvwxyza"
)

// What a browser is to remember is for this site alone, and for TLS alone where
// it has that: from this server, or from one before it.
func TestPhoneIsRemembered(t *testing.T) {
	const plain = "saddlebag-phone=" + aKey + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
	const safe = "__Host-saddlebag-phone=" + aKey + "; Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax"
	const forgotten = "saddlebag-phone=; Path=/; Max-Age=0"
	for _, test := range []struct {
		name, public string
		tls          bool
		brings       string // the cookies of the request
		kept         string // by KeepKeys, of what Keys says
		known        string // what Keys says
		renamed      string // what Keys sends
	}{
		{"plain", "", false, "saddlebag-phone=" + aKey, plain, aKey, ""},
		{"over TLS", "", true, "__Host-saddlebag-phone=" + aKey, safe, aKey, ""},
		{"TLS at a proxy", "https://games.example", false, "__Host-saddlebag-phone=" + aKey, safe, aKey, ""},
		{"public without TLS", "http://games.example", false, "saddlebag-phone=" + aKey, plain, aKey, ""},
		{"from before TLS", "https://games.example", false, "saddlebag-phone=" + aKey, safe + "\n" + forgotten, aKey, safe + "\n" + forgotten},
		{"put beside by another", "https://games.example", false, "saddlebag-phone=" + another + "; __Host-saddlebag-phone=" + aKey, safe + "\n" + forgotten, aKey, ""},
		{"no name of ours", "", false, "saddlebag-phone=mine.ABC." + aKey + "0", "", "", ""},
		{"of version 1", "", false, "saddlebag-phone=" + strings.ToUpper(aKey), strings.Replace(plain, aKey, strings.ToUpper(aKey), 1), strings.ToUpper(aKey), ""},
		{"several", "", false, "saddlebag-phone=" + another + "." + aKey + "." + another, strings.Replace(plain, aKey, another+"."+aKey, 1), another + "." + aKey, ""},
		{"safe name without TLS", "", false, "__Host-saddlebag-phone=" + aKey, "", "", ""},
	} {
		s := &Site{Config: Config{Public: test.public}}
		ask := func(handle func(http.ResponseWriter, *http.Request)) string {
			w, r := httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", http.NoBody)
			r.Header.Set("Cookie", test.brings)
			if r.TLS = nil; test.tls {
				r.TLS = &tls.ConnectionState{}
			}
			handle(w, r)
			return strings.Join(w.Header().Values("Set-Cookie"), "\n")
		}
		kept := ask(func(w http.ResponseWriter, r *http.Request) {
			if keys := s.Keys(httptest.NewRecorder(), r); len(keys) > 0 {
				s.KeepKeys(w, r, keys)
			}
		})
		if kept != test.kept {
			t.Errorf("%s: cookies\n%s\nwant\n%s", test.name, kept, test.kept)
		}
		var known string
		renamed := ask(func(w http.ResponseWriter, r *http.Request) { known = strings.Join(s.Keys(w, r), ".") })
		if known != test.known || renamed != test.renamed {
			t.Errorf("%s: known as %q with cookies\n%s", test.name, known, renamed)
		}
	}
}
