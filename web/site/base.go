package site

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// Base is what the links that phones scan begin with, as
// "http://192.168.1.7:8080": the public address if one is set, else where the
// request went, unless that is a name by which a machine calls itself; then
// where phones find it. It is never empty.
func (s *Site) Base(r *http.Request) string {
	if s.Public != "" {
		return strings.TrimSuffix(s.Public, "/")
	}
	asked := "http://" + r.Host
	if r.TLS != nil {
		asked = "https://" + r.Host
	}
	if s.Phones == nil || !isLoopback(r.Host) {
		return asked
	}
	for _, near := range s.Phones() {
		return strings.TrimSuffix(near, "/")
	}
	return asked
}

// isLoopback says whether only this machine finds itself by a host's name,
// which may have a port.
func isLoopback(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.ToLower(strings.Trim(host, "[]"))
	if host == "localhost" || strings.HasSuffix(host, ".localhost") {
		return true
	}
	at, err := netip.ParseAddr(host)
	return err == nil && (at.Unmap().IsLoopback() || at.IsUnspecified())
}
