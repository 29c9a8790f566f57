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
