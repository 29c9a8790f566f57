package site

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"time"
)

// An Address is where phones may find the web app.
type Address struct {
	URL      string // with a slash at its end
	Doubtful bool   // nothing speaks for it: it's a container's own, say
}

// Named says whether an address has a name, which not every phone can look up.
func (a Address) Named() bool {
	_, err := netip.ParseAddr(hostOf(a.URL))
	return err != nil
}

// PrefixHeader has the path that a site in a phone is under, as proxies call it.
const PrefixHeader = "X-Forwarded-Prefix"

// Base is the beginning of links that phones scan; see Reach.
func (s *Site) Base(r *http.Request) string {
	base, _ := s.Reach(r)
	return base
}

// Reach is the beginning of links that phones scan, like "http://192.168.1.7:8080", and says
// whether phones are likely to get there. It's the public address if one is set, or the one
// that this browser has chosen. Otherwise it's the request's own, unless that leads no
// phone here; then where phones find it. It is never empty.
//
// Anybody can put anything into a request: a page on the internet whose name leads to an
// address of this network makes its reader's browser ask with that name. So Reach repeats
// only an address, or a name that nobody but this network gives out. Over TLS the browser
// has seen a certificate for the name.
func (s *Site) Reach(r *http.Request) (base string, likely bool) {
	if s.Public != "" {
		return s.Public, true
	}
	if s.Alone {
		return RequestBase(r) + r.Header.Get(PrefixHeader), true
	}
	if chosen := chosenAddress(r); chosen != "" {
		return chosen, true
	}
	var near []Address
	if s.Phones != nil {
		near = s.Phones()
	}
	own := RequestBase(r)
	believed := isHost(r.Host) && (r.TLS != nil || isLocal(hostname(r.Host)))
	loopback := isLoopback(hostname(r.Host))
	i := slices.IndexFunc(near, func(a Address) bool { return strings.EqualFold(a.URL, own+"/") })
	if believed && !loopback && (i < 0 || !near[i].Doubtful && !near[i].Named()) {
		return own, true
	}
	if len(near) > 0 && !near[0].Doubtful {
		return strings.TrimSuffix(near[0].URL, "/"), true
	}
	likely = s.Phones == nil // nobody has looked
	switch at, ok := r.Context().Value(http.LocalAddrContextKey).(net.Addr); {
	case believed:
		return own, likely
	case len(near) > 0:
		return strings.TrimSuffix(near[0].URL, "/"), likely
	case ok:
		return schemeOf(r) + at.String(), likely
	}
	return schemeOf(r) + "localhost", likely
}

// RequestBase is where a request says that it found the site.
func RequestBase(r *http.Request) string { return schemeOf(r) + r.Host }

func schemeOf(r *http.Request) string {
	if r.TLS != nil {
		return "https://"
	}
	return "http://"
}

// hostOf is the host of an address of a site, without its port.
func hostOf(address string) string {
	_, host, _ := strings.Cut(strings.TrimSuffix(address, "/"), "://")
	return hostname(host)
}

// ParseAddress reads an address that somebody types for phones: as ParsePublic does, but
// a host alone will do. It has the scheme and the port by which they came themselves.
func ParseAddress(r *http.Request, text string) (address string, ok bool) {
	text = strings.TrimSpace(text)
	if !strings.Contains(text, "://") {
		text = strings.TrimSuffix(text, "/")
		if _, port, err := net.SplitHostPort(r.Host); err == nil && !strings.Contains(text, ":") {
			text = net.JoinHostPort(text, port)
		}
		text = schemeOf(r) + text
	}
	address, err := ParsePublic(text)
	return address, err == nil && !isLoopback(hostOf(address))
}

// A browser keeps the address that its owner has chosen for phones: it's in nobody else's
// invitations. It is as long in use as the invitations are.
const (
	addressCookie = "saddlebag-address"
	addressKept   = 24 * time.Hour
)

// ChooseAddress has a browser keep an address that ParseAddress has read.
func (s *Site) ChooseAddress(w http.ResponseWriter, r *http.Request, address string) {
	http.SetCookie(w, &http.Cookie{
		Name: addressCookie, Value: address, Path: "/", MaxAge: int(addressKept.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: s.https(r),
	})
}

// chosenAddress is the address that a browser keeps; empty where it keeps none.
func chosenAddress(r *http.Request) string {
	c, err := r.Cookie(addressCookie)
	if err != nil {
		return ""
	}
	address, err := ParsePublic(c.Value)
	if err != nil {
		return ""
	}
	return address
}
