package site

import (
	"fmt"
	"net/http"
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
