package site

import (
	"crypto/tls"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const (
	aPhone  = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	another = "BCDEFGHIJKLMNOPQRSTUVWXYZA"
)

// What a browser is to remember is for this site alone, and for TLS alone where
// it has that: from this server, or from one before it.
func TestPhoneIsRemembered(t *testing.T) {
	const plain = "saddlebag-phone=" + aPhone + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
	const safe = "__Host-saddlebag-phone=" + aPhone + "; Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax"
	const forgotten = "saddlebag-phone=; Path=/; Max-Age=0"
	for _, test := range []struct {
		name, public string
		tls          bool
		brings       string // the cookies of the request
		kept         string // by Phone
		known        string // what KnownPhone says
		renamed      string // what KnownPhone sends
	}{
		{"plain", "", false, "saddlebag-phone=" + aPhone, plain, aPhone, ""},
		{"over TLS", "", true, "__Host-saddlebag-phone=" + aPhone, safe, aPhone, ""},
		{"TLS at a proxy", "https://games.example", false, "__Host-saddlebag-phone=" + aPhone, safe, aPhone, ""},
		{"public without TLS", "http://games.example", false, "saddlebag-phone=" + aPhone, plain, aPhone, ""},
		{"from before TLS", "https://games.example", false, "saddlebag-phone=" + aPhone, safe + "\n" + forgotten, aPhone, safe + "\n" + forgotten},
		{"put beside by another", "https://games.example", false, "saddlebag-phone=" + another + "; __Host-saddlebag-phone=" + aPhone, safe + "\n" + forgotten, aPhone, ""},
		{"no name of ours", "", false, "saddlebag-phone=mine", "", "", ""},
		{"safe name without TLS", "", false, "__Host-saddlebag-phone=" + aPhone, "", "", ""},
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
		kept := ask(func(w http.ResponseWriter, r *http.Request) { s.Phone(w, r) })
		if test.kept != "" && kept != test.kept {
			t.Errorf("%s: cookies\n%s\nwant\n%s", test.name, kept, test.kept)
		}
		if test.kept == "" && (strings.Contains(kept, aPhone) || !strings.HasPrefix(kept, "saddlebag-phone=")) {
			t.Errorf("%s: cookies\n%s\nwant another phone", test.name, kept)
		}
		var known string
		renamed := ask(func(w http.ResponseWriter, r *http.Request) { known = s.KnownPhone(w, r) })
		if known != test.known || renamed != test.renamed {
			t.Errorf("%s: known as %q with cookies\n%s", test.name, known, renamed)
		}
	}
}
