//go:build unix

package servers

import (
	"net"
	"net/netip"
	"strings"
	"sync"
	"testing"

	"golang.org/x/net/dns/dnsmessage"
)

// names tells addresses by their names, as the resolver of containers does: of what runs, and
// others from one moment to the next.
type names struct {
	at string // its own address

	mu    sync.Mutex
	hosts map[string][]netip.Addr
}

func serveNames(t *testing.T) *names {
	t.Helper()
	c, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	n := &names{at: c.LocalAddr().String(), hosts: map[string][]netip.Addr{}}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		asked := make([]byte, 512)
		for {
			size, by, err := c.ReadFrom(asked)
			if err != nil {
				return
			}
			if answer, err := n.answer(asked[:size]); err == nil {
				_, _ = c.WriteTo(answer, by) // who hears nothing asks again
			}
		}
	}()
	t.Cleanup(func() { _ = c.Close(); <-ended })
	return n
}

// set says which addresses a name has from now on; none if it's nobody's.
func (n *names) set(name string, at ...string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	delete(n.hosts, name)
	for _, one := range at {
		n.hosts[name] = append(n.hosts[name], netip.MustParseAddr(one))
	}
}

func (n *names) answer(asked []byte) ([]byte, error) {
	var p dnsmessage.Parser
	head, err := p.Start(asked)
	if err != nil {
		return nil, err
	}
	q, err := p.Question()
	if err != nil {
		return nil, err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	said := dnsmessage.Message{
		Header:    dnsmessage.Header{ID: head.ID, Response: true, RecursionDesired: head.RecursionDesired, RecursionAvailable: true},
		Questions: []dnsmessage.Question{q},
	}
	hosts, known := n.hosts[strings.TrimSuffix(q.Name.String(), ".")]
	if !known {
		said.RCode = dnsmessage.RCodeNameError
	}
	for _, at := range hosts {
		if q.Type == dnsmessage.TypeA {
			said.Answers = append(said.Answers, dnsmessage.Resource{
				Header: dnsmessage.ResourceHeader{Name: q.Name, Class: q.Class, TTL: 1}, Body: &dnsmessage.AResource{A: at.As4()},
			})
		}
	}
	return said.Pack()
}
