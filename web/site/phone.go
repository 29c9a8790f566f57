package site

import (
	"crypto/rand"
	"net/http"
	"slices"
	"strings"
	"time"
)

// A phone keeps a key of its own for each seat that it took, in one cookie, and the links of
// the groups that it knows in another: the server has no name for a phone, and adopts none that
// somebody else may have put there. Each key is made when the phone sits down.
const (
	phoneKept = 365 * 24 * time.Hour
	keyLength = 26
)

// A ring is a cookie with keys. What begins with __Host- a browser takes over TLS alone, and
// from no other host of the same domain.
type ring struct {
	cookie string
	most   int
	kept   time.Duration
}

var (
	seatRing  = ring{"saddlebag-phone", 50, phoneKept}
	groupRing = ring{"saddlebag-groups", 10, phoneKept}
)

// A phone that is its own server loses no table for being old, or one of many.
const (
	mostAlone = 10_000
	keptAlone = 100 * 365 * 24 * time.Hour
)

// rung is a ring as it is on this site.
func (s *Site) rung(k ring) ring {
	if s.Alone {
		k.most, k.kept = mostAlone, keptAlone
	}
	return k
}

func (k ring) safe() string { return "__Host-" + k.cookie }

// Keys are a phone's keys, the latest first. A phone that got them before the site had
// TLS keeps them safely from now on.
func (s *Site) Keys(w http.ResponseWriter, r *http.Request) []string { return s.keys(w, r, seatRing) }

// HasKey says whether a phone has a key.
func (s *Site) HasKey(r *http.Request, key string) bool {
	of := s.rung(seatRing)
	return slices.Contains(of.in(r, of.cookie), key) || slices.Contains(of.in(r, of.safe()), key)
}

// KeepKeys makes a browser keep keys: only for this site, out of reach of scripts and, if
// it came over TLS, only for TLS. A link from elsewhere, such as a QR code, still brings
// them along. If there are too many, the first are kept.
func (s *Site) KeepKeys(w http.ResponseWriter, r *http.Request, keys []string) {
	s.keep(w, r, seatRing, keys)
}

// GroupLinks are the links of the groups that a phone knows, the latest first.
func (s *Site) GroupLinks(w http.ResponseWriter, r *http.Request) []string {
	return s.keys(w, r, groupRing)
}

// KeepGroupLinks makes a browser keep the links of groups, as KeepKeys does keys.
func (s *Site) KeepGroupLinks(w http.ResponseWriter, r *http.Request, links []string) {
	s.keep(w, r, groupRing, links)
}

func (s *Site) keys(w http.ResponseWriter, r *http.Request, of ring) []string {
	of = s.rung(of)
	if !s.https(r) {
		return of.in(r, of.cookie)
	}
	keys := of.in(r, of.safe())
	if len(keys) == 0 {
		if keys = of.in(r, of.cookie); len(keys) > 0 {
			s.keep(w, r, of, keys)
		}
	}
	return keys
}

func (s *Site) keep(w http.ResponseWriter, r *http.Request, of ring, keys []string) {
	of = s.rung(of)
	cookie := &http.Cookie{
		Name: of.cookie, Value: strings.Join(of.some(keys), "."), Path: "/", MaxAge: int(of.kept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
	if s.https(r) {
		cookie.Name, cookie.Secure = of.safe(), true
	}
	http.SetCookie(w, cookie)
	if cookie.Secure && len(of.in(r, of.cookie)) > 0 {
		http.SetCookie(w, &http.Cookie{Name: of.cookie, Path: "/", MaxAge: -1})
	}
}

// in are the keys in a cookie.
func (k ring) in(r *http.Request, cookie string) []string {
	c, err := r.Cookie(cookie)
	if err != nil {
		return nil
	}
	return k.some(strings.Split(c.Value, "."))
}

// some are those of some texts that can be keys, each once, and no more than a phone keeps.
func (k ring) some(texts []string) (keys []string) {
	for _, text := range texts {
		if IsKey(text) && !slices.Contains(keys, text) && len(keys) < k.most {
			keys = append(keys, text)
		}
	}
	return keys
}

// IsKey says whether a text can be a key, or a link.
func IsKey(text string) bool {
	return len(text) == keyLength && strings.Trim(strings.ToLower(text), "abcdefghijklmnopqrstuvwxyz234567") == ""
}

// An asker is known for a while by a name that says which of those who ask for a
// seat it is. It opens nothing.
const (
	askerCookie = "saddlebag-asker"
	askerKept   = 10 * time.Minute
)

// Asker is the name of a phone that asks for a seat. It gets one if it has none.
func (s *Site) Asker(w http.ResponseWriter, r *http.Request) string {
	if c, err := r.Cookie(askerCookie); err == nil && IsKey(c.Value) {
		return c.Value
	}
	name := rand.Text()
	http.SetCookie(w, &http.Cookie{
		Name: askerCookie, Value: name, Path: "/", MaxAge: int(askerKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.https(r),
	})
	return name
}
