package roomtest

import (
	"net/http"
	"strings"

	"saddlebag/web/live"
)

// Transport asks for nothing to be compressed, unless a request does: under the
// race detector that took a fifth of the time of rooms in which much is read.
// Tests of the site see to compression, and browsers ask for it.
var Transport = &http.Transport{DisableCompression: true}

// client follows where it is led, and has every seat that it goes to.
var client = &http.Client{Transport: Keyed{Transport}}

// Keyed sends a request to the address of a seat with the key that its phone keeps.
type Keyed struct{ http.RoundTripper }

// RoundTrip sends a request.
func (k Keyed) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	AddKey(r)
	return k.RoundTripper.RoundTrip(r)
}

// reading asks for a language, by its tag; for none where that is empty.
type reading struct {
	http.RoundTripper
	language string
}

// RoundTrip sends a request.
func (a reading) RoundTrip(r *http.Request) (*http.Response, error) {
	if a.language != "" {
		r = r.Clone(r.Context())
		r.Header.Set("Accept-Language", a.language)
	}
	return a.RoundTripper.RoundTrip(r)
}

// AddKey adds to a request to the address of a seat the key that its phone keeps.
func AddKey(r *http.Request) {
	if rest, ok := strings.CutPrefix(r.URL.Path, "/t/"); ok {
		code, _, _ := strings.Cut(rest, "/")
		r.AddCookie(&http.Cookie{Name: "saddlebag-phone", Value: live.Key(code)})
	}
}
