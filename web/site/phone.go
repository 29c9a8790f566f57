package site

import (
	"crypto/rand"
	"net/http"
	"strings"
	"time"
)

// A phone is known by a name that it was given by chance, and by nothing else.
// It opens no seat: it only helps a phone back to the seats that it has.
const (
	phoneCookie = "saddlebag-phone"
	phoneKept   = 365 * 24 * time.Hour
	phoneLength = 26 // of rand.Text: more than 128 bits
)

// Phone is the name of the phone that asks; it is given one if it has none.
func Phone(w http.ResponseWriter, r *http.Request) string {
	name := KnownPhone(r)
	if name == "" {
		name = rand.Text()
	}
	remember(w, r, phoneCookie, name, phoneKept) // for another year
	return name
}

// KnownPhone is the name of the phone that asks; empty where it has none.
func KnownPhone(r *http.Request) string {
	c, err := r.Cookie(phoneCookie)
	if err != nil || len(c.Value) != phoneLength || strings.Trim(c.Value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") != "" {
		return ""
	}
	return c.Value
}

// remember has a browser keep a value for so long: for this site alone, out of
// the reach of scripts and, where it came over TLS, for TLS alone. A link from
// elsewhere, such as a QR code, still brings it along.
func remember(w http.ResponseWriter, r *http.Request, name, value string, keep time.Duration) {
	http.SetCookie(w, &http.Cookie{
		Name: name, Value: value, Path: "/", MaxAge: int(keep.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: r.TLS != nil,
	})
}
