package serve

import (
	"net"
	"slices"
	"strings"
	"testing"

	"saddlebag/web/site"
)

func TestAddresses(t *testing.T) {
	var local []network
	for _, ip := range []string{"127.0.0.1", "::1", "192.168.1.20", "169.254.3.4", "10.0.0.5"} {
		local = append(local, network{ip: net.ParseIP(ip)})
	}
	for _, test := range []struct {
		scheme, listening string
		here, near        []string
	}{
		{"http", "127.0.0.1", []string{"http://127.0.0.1:8080/"}, nil},
		{"http", "::1", []string{"http://[::1]:8080/"}, nil},
		{"http", "192.168.1.20", nil, []string{"http://192.168.1.20:8080/"}},
		{"http", "::", []string{"http://localhost:8080/"}, []string{"http://192.168.1.20:8080/", "http://10.0.0.5:8080/"}},
		{"https", "0.0.0.0", []string{"https://localhost:8080/"}, []string{"https://192.168.1.20:8080/", "https://10.0.0.5:8080/"}},
	} {
		got := addressesOf(test.scheme, &net.TCPAddr{IP: net.ParseIP(test.listening), Port: 8080}, local, "")
		if !slices.Equal(got.here, test.here) || !slices.Equal(urls(got.near), test.near) || got.lost {
			t.Errorf("%s: %q and %q, want %q and %q", test.listening, got.here, urls(got.near), test.here, test.near)
		}
	}
}

func urls(near []site.Address) (all []string) {
	for _, a := range near {
		all = append(all, a.URL)
	}
	return all
}

// Of several networks, phones are likeliest to be in the one that leads to the internet, and
// hardly in one that this machine has made for itself. Where there is no other, they are lost.
func TestLikeliestNetworks(t *testing.T) {
	at := func(ip, on string, more ...func(*network)) network {
		n := network{ip: net.ParseIP(ip), on: net.Interface{Name: on, Flags: net.FlagUp}}
		for _, is := range more {
			is(&n)
		}
		return n
	}
	outgoing := func(n *network) { n.outgoing = true }
	contained := func(n *network) { n.contained = true }
	tunnel := func(n *network) { n.on.Flags |= net.FlagPointToPoint }
	for _, test := range []struct {
		name  string
		local []network
		named string
		likes []string // the hosts of the addresses, the likeliest first; in brackets where doubtful
		lost  bool
	}{
		{"a home", []network{at("192.168.1.20", "wlan0", outgoing)}, "", []string{"192.168.1.20"}, false},
		{
			"a home with containers",
			[]network{at("172.17.0.1", "docker0"), at("172.18.0.1", "br-4f2a"), at("192.168.1.20", "wlan0", outgoing)},
			"",
			[]string{"192.168.1.20", "(172.17.0.1)", "(172.18.0.1)"},
			false,
		},
		{"cable and hotspot", []network{at("10.42.0.1", "wlan0"), at("192.168.1.20", "eth0", outgoing)}, "", []string{"192.168.1.20", "10.42.0.1"}, false},
		{"a hotspot, and the internet by phone", []network{at("203.0.113.9", "wwan0"), at("10.42.0.1", "wlan0")}, "", []string{"10.42.0.1", "203.0.113.9"}, false},
		{"a machine on the internet", []network{at("10.0.0.5", "eth1"), at("203.0.113.9", "eth0", outgoing)}, "", []string{"203.0.113.9", "10.0.0.5"}, false},
		{"all by a tunnel", []network{at("10.8.0.2", "wg0", outgoing, tunnel), at("192.168.1.20", "wlan0")}, "", []string{"192.168.1.20", "(10.8.0.2)"}, false},
		{
			"a switch of Windows",
			[]network{at("172.20.0.1", "vEthernet (WSL)"), at("192.168.1.20", "vEthernet (External)", outgoing)},
			"",
			[]string{"192.168.1.20", "(172.20.0.1)"},
			false,
		},
		{
			"with a name",
			[]network{at("172.17.0.1", "docker0"), at("192.168.1.20", "wlan0", outgoing), at("10.0.0.5", "eth0")},
			"saddlebag.local",
			[]string{"192.168.1.20", "10.0.0.5", "saddlebag.local", "(172.17.0.1)"},
			false,
		},
		{"a container", []network{at("172.18.0.2", "eth0", outgoing, contained)}, "", []string{"(172.18.0.2)"}, true},
		{"containers alone", []network{at("172.17.0.1", "docker0")}, "", []string{"(172.17.0.1)"}, true},
		{"no network", []network{at("127.0.0.1", "lo"), at("169.254.3.4", "eth0")}, "", nil, true},
	} {
		var want []site.Address
		for _, host := range test.likes {
			bare := strings.Trim(host, "()")
			want = append(want, site.Address{URL: "http://" + bare + ":8080/", Doubtful: bare != host})
		}
		got := addressesOf("http", &net.TCPAddr{IP: net.IPv6unspecified, Port: 8080}, test.local, test.named)
		if !slices.Equal(got.near, want) || got.lost != test.lost {
			t.Errorf("%s: %v, lost %t; want %v, %t", test.name, got.near, got.lost, want, test.lost)
		}
		if at := got.known("https://games.example"); at.lost || at.near[0].URL != "https://games.example/" {
			t.Errorf("%s, with a public address: %v, lost %t", test.name, at.near, at.lost)
		}
	}
}
