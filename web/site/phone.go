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
	phoneKept   = 365 * 24 * time.Hour
	phoneLength = 26 // of rand.Text: more than 128 bits
)

// The names of the cookie. What begins with __Host- a browser takes over TLS
// alone, and from no other host of the same domain.
const (
	phoneCookie     = "saddlebag-phone"
	safePhoneCookie = "__Host-" + phoneCookie
)

// Phone is the name of the phone that asks; it is given one if it has none.
func (s *Site) Phone(w http.ResponseWriter, r *http.Request) string {
	name, _ := s.phoneOf(r)
	if name == "" {
		name = rand.Text()
	}
	s.rememberPhone(w, r, name) // for another year
	return name
}

// KnownPhone is the name of the phone that asks; empty where it has none. A
// phone that got its name before the site had TLS keeps it, safely from now on.
func (s *Site) KnownPhone(w http.ResponseWriter, r *http.Request) string {
	name, unsafe := s.phoneOf(r)
	if unsafe {
		s.rememberPhone(w, r, name)
	}
	return name
}

// phoneOf is the name that a phone brings along, unsafe where that is by a
// cookie from before the site had TLS.
func (s *Site) phoneOf(r *http.Request) (name string, unsafe bool) {
	if !s.https(r) {
		return phoneNamed(r, phoneCookie), false
	}
	if name = phoneNamed(r, safePhoneCookie); name != "" {
		return name, false
	}
	name = phoneNamed(r, phoneCookie)
	return name, name != ""
}

// phoneNamed is what a cookie holds if it can be a phone's name.
func phoneNamed(r *http.Request, cookie string) string {
	c, err := r.Cookie(cookie)
	if err != nil || len(c.Value) != phoneLength || strings.Trim(c.Value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") != "" {
		return ""
	}
	return c.Value
}

// rememberPhone has a browser keep a phone's name: for this site alone, out of
// the reach of scripts and, where it came over TLS, for TLS alone. A link from
// elsewhere, such as a QR code, still brings it along.
func (s *Site) rememberPhone(w http.ResponseWriter, r *http.Request, name string) {
	cookie := &http.Cookie{
		Name: phoneCookie, Value: name, Path: "/", MaxAge: int(phoneKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
	if s.https(r) {
		cookie.Name, cookie.Secure = safePhoneCookie, true
	}
	http.SetCookie(w, cookie)
	if cookie.Secure && phoneNamed(r, phoneCookie) != "" {
		http.SetCookie(w, &http.Cookie{Name: phoneCookie, Path: "/", MaxAge: -1})
	}
}
