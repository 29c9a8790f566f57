package serve

import (
	"net"
	"net/url"
	"strconv"
)

// addresses are where a browser finds the web app.
type addresses struct {
	here []string // by this machine
	near []string // by others in its network: phones
}

// known are the addresses with the public one, if there is one, as the best for
// phones.
func (a addresses) known(public string) addresses {
	if public != "" {
		a.near = append([]string{public + "/"}, a.near...)
	}
	return a
}

// all are first those of this machine.
func (a addresses) all() []string { return append(a.here[:len(a.here):len(a.here)], a.near...) }

// addressesOf are where a browser finds what listens at an address: that one
// or, where it is all of this machine, this machine's own and those that
// others in a home network reach it by.
func addressesOf(scheme string, listening net.Addr, local []net.IP) addresses {
	at, ok := listening.(*net.TCPAddr)
	if !ok {
		return addresses{here: []string{listening.String()}}
	}
	link := func(host string) string {
		u := url.URL{Scheme: scheme, Host: net.JoinHostPort(host, strconv.Itoa(at.Port)), Path: "/"}
		return u.String()
	}
	switch {
	case at.IP.IsLoopback():
		return addresses{here: []string{link(at.IP.String())}}
	case !at.IP.IsUnspecified():
		return addresses{near: []string{link(at.IP.String())}}
	}
	all := addresses{here: []string{link("localhost")}}
	for _, ip := range local {
		if ip.To4() != nil && !ip.IsLoopback() && !ip.IsLinkLocalUnicast() {
			all.near = append(all.near, link(ip.String()))
		}
	}
	return all
}

// localAddresses are those of this machine in its networks.
func localAddresses() []net.IP {
	found, err := net.InterfaceAddrs()
	if err != nil {
		return nil // only the addresses to be told are missing
	}
	var ips []net.IP
	for _, a := range found {
		if n, ok := a.(*net.IPNet); ok {
			ips = append(ips, n.IP)
		}
	}
	return ips
}
