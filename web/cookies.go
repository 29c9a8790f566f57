package web

import (
	"net/http"
	"time"
)

// remember has a browser keep a value for so long: for this site alone, out of
// the reach of scripts and, where it came over TLS, for TLS alone. A link from
// elsewhere, such as a QR code, still brings it along.
func remember(w http.ResponseWriter, r *http.Request, name, value string, keep time.Duration) {
	http.SetCookie(w, &http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: int(keep.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: r.TLS != nil,
	})
}

// forget has a browser forget a value that it was given to remember.
func forget(w http.ResponseWriter, r *http.Request, name string) {
	remember(w, r, name, "", -time.Second)
}
