package serve

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"time"
)

// A network is one that this machine is in, and what tells whether phones are in it, too.
type network struct {
	ip        net.IP        // of this machine there
	on        net.Interface // by which it gets there
	outgoing  bool          // it leads to the internet
	contained bool          // it's a container's, which nobody outside reaches
}

// inner are the names of what leads to nothing but this machine's own containers and virtual
// machines, as those who make them call it.
var inner = regexp.MustCompile(`^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|incus|podman|cni|flannel|cali|bridge\d{3}|vEthernet)`)

// doubtful says whether phones are hardly ever in a network.
func (n network) doubtful() bool {
	tunnel := n.on.Flags&net.FlagPointToPoint != 0
	return n.contained || tunnel || inner.MatchString(n.on.Name) && !n.outgoing
}

// localNetworks are those that this machine is in now.
func localNetworks() []network {
	all, err := net.Interfaces()
	if err != nil {
		return nil // only the addresses to be told are missing
	}
	out, contained := outgoing(), inContainer(all)
	var found []network
	for _, on := range all {
		addresses, err := on.Addrs()
		if err != nil || on.Flags&net.FlagUp == 0 {
			continue
		}
		for _, a := range addresses {
			if a, ok := a.(*net.IPNet); ok {
				found = append(found, network{ip: a.IP, on: on, outgoing: a.IP.Equal(out), contained: contained})
			}
		}
	}
	return found
}

// outgoing is the address that this machine has towards the internet; nil where there is
// no way to it. Nothing is sent.
func outgoing() net.IP {
	const somewhere = "192.0.2.1:9" // of RFC 5737, where nobody is
	ctx, stop := context.WithTimeout(context.Background(), time.Second)
	defer stop()
	c, err := new(net.Dialer).DialContext(ctx, "udp4", somewhere)
	if err != nil {
		return nil
	}
	defer c.Close() //nolint:errcheck // nothing was sent
	if at, ok := c.LocalAddr().(*net.UDPAddr); ok {
		return at.IP
	}
	return nil
}

// inContainer says whether these are the networks of a container. One that has the
// networks of its machine sees hardware.
func inContainer(all []net.Interface) bool {
	marked := os.Getenv("container") != "" || os.Getenv("KUBERNETES_SERVICE_HOST") != "" || // by podman and systemd; by Kubernetes
		exists("/.dockerenv") || exists("/run/.containerenv")
	return marked && !slices.ContainsFunc(all, func(on net.Interface) bool {
		return exists(filepath.Join("/sys/class/net", on.Name, "device"))
	})
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
