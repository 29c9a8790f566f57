package site

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// ParsePublic reads the public address of the web app, which takes up a whole host:
// "https://games.example". It drops a slash at the end, and the scheme's usual
// port.
func ParsePublic(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil {
		var wrong *url.Error
		if errors.As(err, &wrong) {
			err = wrong.Err
		}
		return "", fmt.Errorf("%q is no address: %w", text, err)
	}
	scheme, host := strings.ToLower(u.Scheme), strings.ToLower(u.Host)
	switch {
	case scheme != "http" && scheme != "https":
		return "", fmt.Errorf("%q does not begin with http:// or https://", text)
	case u.User != nil:
		return "", fmt.Errorf("%q has a user in it", text)
	case !isHost(host):
		return "", fmt.Errorf("%q has no host of letters, digits, dots and hyphens", text)
	case u.Path != "" && u.Path != "/":
		return "", fmt.Errorf("%q has the path %s; a site is all of a host", text, u.Path)
	case u.RawQuery != "" || u.ForceQuery || u.Fragment != "" || strings.HasSuffix(text, "#"):
		return "", fmt.Errorf("%q has more after the host", text)
	}
	usual := map[string]string{"http": ":80", "https": ":443"}[scheme]
	return scheme + "://" + strings.TrimSuffix(host, usual), nil
}

// nameForm is a host's name.
var nameForm = regexp.MustCompile(`^(?i)[a-z0-9_-]+(\.[a-z0-9_-]+)*$`)

// isHost says whether a text is a name or an address of a machine, with a port
// or without.
func isHost(text string) bool {
	name, port, err := net.SplitHostPort(text)
	if err != nil {
		name = text
	} else if n, err := strconv.ParseUint(port, 10, 16); err != nil || n == 0 {
		return false
	}
	if at, err := netip.ParseAddr(strings.Trim(name, "[]")); err == nil && at.Is6() {
		return strings.HasPrefix(text, "[") && at.Zone() == ""
	}
	return nameForm.MatchString(name)
}

// hostname is a host without its port, in small letters.
func hostname(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	return strings.ToLower(strings.Trim(host, "[]"))
}

// https says whether the browser that sent a request did so over TLS, be it to
// this server or to one before it.
func (s *Site) https(r *http.Request) bool {
	if s.Public != "" {
		return strings.HasPrefix(s.Public, "https:")
	}
	return r.TLS != nil
}

// Base is the beginning of links that phones scan, like "http://192.168.1.7:8080". It's the
// public address if one is set; otherwise the request's own, unless that leads no phone
// here; then where phones find it. It is never empty.
//
// Anybody can put anything into a request: a page on the internet whose name leads to an
// address of this network makes its reader's browser ask with that name. So Base repeats
// only an address, or a name that nobody but this network gives out. Over TLS the browser
// has seen a certificate for the name.
func (s *Site) Base(r *http.Request) string {
	if s.Public != "" {
		return s.Public
	}
	scheme := "http://"
	if r.TLS != nil {
		scheme = "https://"
	}
	believed := isHost(r.Host) && (r.TLS != nil || isLocal(hostname(r.Host)))
	if believed && !isLoopback(hostname(r.Host)) {
		return scheme + r.Host
	}
	if s.Phones != nil {
		for _, near := range s.Phones() {
			return strings.TrimSuffix(near, "/")
		}
	}
	if believed {
		return scheme + r.Host
	}
	if at, ok := r.Context().Value(http.LocalAddrContextKey).(net.Addr); ok {
		return scheme + at.String()
	}
	return scheme + "localhost"
}

// localDomains are the ends of names that the internet does not give: of RFC
// 6762 (5.1 and appendix G), RFC 8375, RFC 6761, and of a maker of many routers.
var localDomains = []string{
	".local", ".intranet", ".internal", ".private", ".corp", ".home", ".lan", ".home.arpa", ".localhost", ".fritz.box",
}

// isLocal says whether a host's name is an address, or means something in its
// own network alone.
func isLocal(name string) bool {
	_, err := netip.ParseAddr(name)
	return err == nil || !strings.Contains(name, ".") ||
		slices.ContainsFunc(localDomains, func(end string) bool { return strings.HasSuffix(name, end) })
}

// isLoopback says whether only this machine finds itself by a host's name.
func isLoopback(name string) bool {
	if name == "localhost" || strings.HasSuffix(name, ".localhost") {
		return true
	}
	at, err := netip.ParseAddr(name)
	return err == nil && (at.Unmap().IsLoopback() || at.IsUnspecified())
}
