package serve

import (
	"cmp"
	"net"
	"net/url"
	"slices"
	"strconv"

	"saddlebag/web/site"
)

// addresses are where a browser finds the web app.
type addresses struct {
	here []string       // by this machine
	near []site.Address // by others in its network: phones
	lost bool           // it listens for phones, and none is likely to get here
}

// A finder knows where a browser finds what listens at an address.
type finder struct {
	scheme    string // empty where it isn't found by any address of this machine
	listening net.Addr
	name      string // by which phones find this machine; empty for none
}

// now are the addresses as the networks are at the moment.
func (f *finder) now() addresses {
	if f.scheme == "" {
		return addresses{}
	}
	return addressesOf(f.scheme, f.listening, localNetworks(), f.name)
}

// known are the addresses with the public one, if there is one, as the best for
// phones.
func (a addresses) known(public string) addresses {
	if public != "" {
		a.near, a.lost = append([]site.Address{{URL: public + "/"}}, a.near...), false
	}
	return a
}

// all are first those of this machine.
func (a addresses) all() []string {
	all := a.here[:len(a.here):len(a.here)]
	for _, near := range a.near {
		all = append(all, near.URL)
	}
	return all
}

// addressesOf are where a browser finds what listens at an address: that one
// or, where it is all of this machine, this machine's own and those that
// others in a home network reach it by, the likeliest first. The name is one by which
// phones that look up such names find this machine; it may be empty.
func addressesOf(scheme string, listening net.Addr, local []network, name string) addresses {
	at, ok := listening.(*net.TCPAddr)
	if !ok {
		return addresses{here: []string{listening.String()}}
	}
	link := func(host string) string {
		u := url.URL{Scheme: scheme, Host: net.JoinHostPort(host, strconv.Itoa(at.Port)), Path: "/"}
		return u.String()
	}
	if at.IP.IsLoopback() {
		return addresses{here: []string{link(at.IP.String())}}
	}
	var all addresses
	for _, n := range likeliestFirst(local) {
		if at.IP.IsUnspecified() || at.IP.Equal(n.ip) {
			all.near = append(all.near, site.Address{URL: link(n.ip.String()), Doubtful: n.doubtful()})
		}
	}
	if at.IP.IsUnspecified() {
		all.here = []string{link("localhost")}
	} else if len(all.near) == 0 {
		all.near = []site.Address{{URL: link(at.IP.String())}}
	}
	likely := slices.IndexFunc(all.near, func(a site.Address) bool { return a.Doubtful })
	if likely < 0 {
		likely = len(all.near)
	}
	all.lost = likely == 0
	if name != "" {
		all.near = slices.Insert(all.near, likely, site.Address{URL: link(name)})
	}
	return all
}

// likeliestFirst are the networks in the order in which phones are likely to be in them:
// before all others the one by which this machine reaches the internet, then those of
// homes.
func likeliestFirst(local []network) []network {
	local = slices.DeleteFunc(slices.Clone(local), func(n network) bool {
		return n.ip.To4() == nil || n.ip.IsLoopback() || n.ip.IsLinkLocalUnicast()
	})
	last := func(no bool) int {
		if no {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(local, func(a, b network) int {
		return cmp.Or(
			last(a.doubtful())-last(b.doubtful()),
			last(!a.outgoing)-last(!b.outgoing),
			last(!a.ip.IsPrivate())-last(!b.ip.IsPrivate()),
		)
	})
	return local
}
