package site

import (
	"net"
	"net/http"
	"net/netip"
)

// host is the address that a request came from, without its port.
func host(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// ClientKey is the key of the address that a request came from. Of IPv6 it is
// the network, in which a single machine has any number of addresses.
func ClientKey(r *http.Request) string {
	at, err := netip.ParseAddr(host(r))
	if err != nil {
		return r.RemoteAddr
	}
	at = at.Unmap()
	if at.Is4() {
		return at.String()
	}
	network, err := at.Prefix(64)
	if err != nil {
		return at.String()
	}
	return network.String()
}
