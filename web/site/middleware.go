package site

import (
	"fmt"
	"net/http"

	"github.com/klauspost/compress/gzhttp"
)

// policy lets a page load what this server has, run its own scripts from
// files, and nothing else.
const policy = "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// safeFor is for how long a browser that has been at a public address over TLS
// goes there in no other way: half a year. It holds for all of a host and
// whatever its ports, so it is left to whoever sets a public address.
const safeFor = "max-age=15552000"

// secured sends what keeps a browser from doing more than it was asked to.
func (s *Site) secured(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "same-origin")
		if s.https(r) { // elsewhere browsers ignore it, and complain
			h.Set("Cross-Origin-Opener-Policy", "same-origin")
			if s.Public != "" {
				h.Set("Strict-Transport-Security", safeFor)
			}
		}
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		next.ServeHTTP(w, r)
	})
}

// fromHere refuses what a page of another site has its reader send. What is no
// browser says of no site that it comes from, and passes.
// A proxy may ask by another name than the public one, which is this site all
// the same.
func (s *Site) fromHere(next http.Handler) (http.Handler, error) {
	protection := http.NewCrossOriginProtection()
	if s.Public != "" {
		if err := protection.AddTrustedOrigin(s.Public); err != nil {
			return nil, fmt.Errorf("public address: %w", err)
		}
	}
	protection.SetDenyHandler(s.handle(func(http.ResponseWriter, *http.Request) error {
		return Refuse(http.StatusForbidden, "site.elsewhere")
	}))
	return protection.Handler(next), nil
}

// shrinks are the types of what is sent compressed. An event stream is compressed
// by itself, as it would wait here. Not so a PDF or a font, which is compressed in
// itself.
var shrinks = []string{"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"}

// mostPadding is how many bytes a compressed answer may be longer than need
// be. The page of a seat has what others wrote beside what they may not know,
// and its length would tell whether the two are alike. No other site can ask
// for it, as its address is a secret itself, and whoever plays would have to
// enter a guess at a time before the eyes of all; a length that hops with
// every change of the page leaves nothing to read from that.
const mostPadding = 32

// compressed makes answers smaller for those who can read them so.
func compressed() (func(http.Handler) http.HandlerFunc, error) {
	wrap, err := gzhttp.NewWrapper(gzhttp.ContentTypes(shrinks), gzhttp.EnableZstd(false), gzhttp.RandomJitter(mostPadding, 0, false))
	if err != nil {
		return nil, fmt.Errorf("compression: %w", err)
	}
	return wrap, nil
}
