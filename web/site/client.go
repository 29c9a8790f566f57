package site

import (
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies are the networks of proxies that the server believes when they say for whom
// they ask.
type Proxies []netip.Prefix

// ParseProxies reads addresses and networks separated by commas:
// "127.0.0.1, 10.1.0.0/16".
func ParseProxies(text string) (Proxies, error) {
	var p Proxies
	if text == "" {
		return p, nil
	}
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		network, err := netip.ParsePrefix(part)
		if at, alone := netip.ParseAddr(part); alone == nil && at.Zone() == "" {
			network, err = netip.PrefixFrom(at, at.BitLen()), nil
		}
		switch {
		case err != nil || network.Addr().Is4In6():
			return nil, fmt.Errorf("%q is neither an address like 127.0.0.1 nor a network like 10.1.0.0/16", part)
		case network.Bits() == 0:
			return nil, fmt.Errorf("%q is everybody, and whoever asks would choose an address", part)
		}
		p = append(p, network.Masked())
	}
	return p, nil
}

// trust says whether an address is a proxy's.
func (p Proxies) trust(at netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(at) })
}

// introduced has a request that came by way of a proxy seem to come from the
// client that the proxy names: limits and log see no other address.
func (s *Site) introduced(next http.Handler) http.Handler {
	if len(s.Proxies) == 0 {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if client, ok := s.Proxies.client(r); ok {
			r = r.WithContext(r.Context()) // a copy
			r.RemoteAddr = netip.AddrPortFrom(client, 0).String()
		}
		next.ServeHTTP(w, r)
	})
}

// client is the address that a proxy asks for. A proxy adds the address that
// it was asked from to one header and passes on the other as it came, which
// may be a client's invention: where both are there and differ, neither is
// believed.
//
// No library: what remains of one is a loop, and the libraries that do it take
// one header, which then has to be a setting of its own.
func (p Proxies) client(r *http.Request) (at netip.Addr, ok bool) {
	peer, err := netip.ParseAddr(host(r))
	if err != nil || !p.trust(peer.Unmap()) {
		return at, false
	}
	at, ok = p.firstStranger(listed(r.Header["X-Forwarded-For"], func(hop string) string { return hop }))
	other, also := p.firstStranger(listed(r.Header["Forwarded"], forwardedFor))
	if ok && also && at != other {
		return netip.Addr{}, false
	}
	if also {
		return other, true
	}
	return at, ok
}

// firstStranger is the address nearest to here that is no proxy's. What is
// further away the stranger may have made up. Where all are proxies, it is the
// farthest.
func (p Proxies) firstStranger(hops []netip.Addr) (at netip.Addr, ok bool) {
	for _, at = range slices.Backward(hops) {
		if !at.IsValid() {
			return at, false
		}
		if !p.trust(at) {
			return at, true
		}
	}
	return at, at.IsValid()
}

// listed are the addresses of a header, the nearest last; what is none is the
// zero Addr.
func listed(lines []string, address func(hop string) string) []netip.Addr {
	var hops []netip.Addr
	for _, line := range lines {
		for hop := range strings.SplitSeq(line, ",") {
			text := strings.TrimSpace(address(hop))
			at, err := netip.ParseAddr(strings.Trim(text, "[]"))
			if with, portErr := netip.ParseAddrPort(text); err != nil && portErr == nil {
				at = with.Addr()
			}
			hops = append(hops, at.Unmap().WithZone(""))
		}
	}
	return hops
}

// forwardedFor is the address in a part of the header Forwarded of RFC 7239,
// as for="[2001:db8::1]:4711";proto=https.
func forwardedFor(hop string) string {
	for pair := range strings.SplitSeq(hop, ";") {
		if name, value, _ := strings.Cut(strings.TrimSpace(pair), "="); strings.EqualFold(name, "for") {
			return strings.Trim(value, `"`)
		}
	}
	return ""
}

// host is the address that a request came from, without its port.
func host(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

// ClientKey is the key of the address that a request came from. For IPv6 it's that of
// the network, because one machine there has any number of addresses.
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
