package site

import (
	"crypto/rand"
	"net/http"
	"slices"
	"strings"
	"time"
)

// A phone keeps a key of its own for each seat that it took, in one cookie, and
// nothing else: the server has no name for a phone, and adopts none that somebody
// else may have put there. Each key is made when the phone sits down.
const (
	phoneKept      = 365 * 24 * time.Hour
	mostPhoneKeys  = 50
	phoneKeyLength = 26
)

// The names of the cookie. What begins with __Host- a browser takes over TLS
// alone, and from no other host of the same domain.
const (
	phoneCookie     = "saddlebag-phone"
	safePhoneCookie = "__Host-" + phoneCookie
)

// Keys are a phone's keys, the latest first. A phone that got them before the site had
// TLS keeps them safely from now on.
func (s *Site) Keys(w http.ResponseWriter, r *http.Request) []string {
	if !s.https(r) {
		return keysIn(r, phoneCookie)
	}
	keys := keysIn(r, safePhoneCookie)
	if len(keys) == 0 {
		if keys = keysIn(r, phoneCookie); len(keys) > 0 {
			s.KeepKeys(w, r, keys)
		}
	}
	return keys
}

// HasKey says whether a phone has a key.
func (s *Site) HasKey(r *http.Request, key string) bool {
	return slices.Contains(keysIn(r, phoneCookie), key) || slices.Contains(keysIn(r, safePhoneCookie), key)
}

// keysIn are the keys in a cookie.
func keysIn(r *http.Request, cookie string) []string {
	c, err := r.Cookie(cookie)
	if err != nil {
		return nil
	}
	return someKeys(strings.Split(c.Value, "."))
}

// someKeys are those of some texts that can be keys, each once, and no more than a
// phone keeps.
func someKeys(texts []string) (keys []string) {
	for _, text := range texts {
		can := len(text) == phoneKeyLength && strings.Trim(strings.ToLower(text), "abcdefghijklmnopqrstuvwxyz234567") == ""
		if can && !slices.Contains(keys, text) && len(keys) < mostPhoneKeys {
			keys = append(keys, text)
		}
	}
	return keys
}

// KeepKeys makes a browser keep keys: only for this site, out of reach of scripts and, if
// it came over TLS, only for TLS. A link from elsewhere, such as a QR code, still brings
// them along. If there are too many, the first are kept.
func (s *Site) KeepKeys(w http.ResponseWriter, r *http.Request, keys []string) {
	cookie := &http.Cookie{
		Name: phoneCookie, Value: strings.Join(someKeys(keys), "."), Path: "/", MaxAge: int(phoneKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
	if s.https(r) {
		cookie.Name, cookie.Secure = safePhoneCookie, true
	}
	http.SetCookie(w, cookie)
	if cookie.Secure && len(keysIn(r, phoneCookie)) > 0 {
		http.SetCookie(w, &http.Cookie{Name: phoneCookie, Path: "/", MaxAge: -1})
	}
}

// An asker is known for a while by a name that says which of those who ask for a
// seat it is. It opens nothing.
const (
	askerCookie = "saddlebag-asker"
	askerKept   = 10 * time.Minute
)

// Asker is the name of a phone that asks for a seat. It gets one if it has none.
func (s *Site) Asker(w http.ResponseWriter, r *http.Request) string {
	if c, err := r.Cookie(askerCookie); err == nil && len(someKeys([]string{c.Value})) == 1 {
		return c.Value
	}
	name := rand.Text()
	http.SetCookie(w, &http.Cookie{
		Name: askerCookie, Value: name, Path: "/", MaxAge: int(askerKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.https(r),
	})
	return name
}
