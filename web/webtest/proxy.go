package webtest

import (
	"net"
	"net/url"
	"sync"
	"testing"
)

// A Proxy is a network between browsers and a server that fails on demand. It
// works until it is told otherwise.
type Proxy struct {
	server *url.URL
	l      net.Listener

	mu      sync.Mutex
	changed sync.Cond // of state
	state   state
	conns   map[net.Conn]bool
}

// A state is how a network behaves.
type state int

const (
	working state = iota
	refusing
	silent
	closed
)

// NewProxy starts a proxy to the server at an address such as
// http://127.0.0.1:8080. It ends with the test.
func NewProxy(t testing.TB, address string) *Proxy {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // the test ends it
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{server: u, l: l, conns: map[net.Conn]bool{}}
	p.changed.L = &p.mu
	var running sync.WaitGroup
	running.Go(func() { p.accept(&running) })
	t.Cleanup(func() {
		_ = l.Close()
		p.be(closed)
		p.Cut()
		running.Wait()
	})
	return p
}

// URL is the address of the server by way of the proxy, without a slash at its
// end.
func (p *Proxy) URL() string { return p.server.Scheme + "://" + p.l.Addr().String() }

// Cut breaks all connections there are: browsers see it at once. New ones come
// about as before.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for c := range p.conns {
		drop(c)
	}
}

// Refuse cuts all connections and every new one.
func (p *Proxy) Refuse() {
	p.be(refusing)
	p.Cut()
}

// Silence lets nothing through in either direction and breaks nothing: no
// browser reports it. New connections come about, and hear nothing.
func (p *Proxy) Silence() { p.be(silent) }

// Restore makes the network work. What was held back arrives, as it does where
// a phone was out of reach for a while, unless its connection has been given
// up.
func (p *Proxy) Restore() { p.be(working) }

func (p *Proxy) be(s state) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.state = s
	p.changed.Broadcast()
}

// heard waits until the network is not silent and returns how it is then.
func (p *Proxy) heard() state {
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.state == silent {
		p.changed.Wait()
	}
	return p.state
}

func (p *Proxy) accept(running *sync.WaitGroup) {
	for {
		browser, err := p.l.Accept()
		if err != nil {
			return // closed
		}
		p.keep(browser)
		running.Go(func() { p.connect(browser) })
	}
}

// connect carries a browser's connection to the server until it ends.
func (p *Proxy) connect(browser net.Conn) {
	defer p.forget(browser)
	if p.heard() != working {
		return
	}
	server, err := net.Dial("tcp", p.server.Host) //nolint:noctx // the test ends it
	if err != nil {
		return
	}
	p.keep(server)
	defer p.forget(server)
	var both sync.WaitGroup
	both.Go(func() { p.carry(server, browser) })
	p.carry(browser, server)
	both.Wait()
}

// carry carries what comes from one to the other. Its end ends the connection.
func (p *Proxy) carry(to, from net.Conn) {
	defer drop(to)
	buf := make([]byte, 32<<10)
	for {
		n, end := from.Read(buf)
		if p.heard() != working {
			return
		}
		if _, err := to.Write(buf[:n]); err != nil || end != nil {
			return
		}
	}
}

func (p *Proxy) keep(c net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.conns[c] = true
}

func (p *Proxy) forget(c net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.conns, c)
	drop(c)
}

// drop closes a connection. The other end is told by a reset, whatever was
// still under way.
func drop(c net.Conn) {
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0)
	}
	_ = c.Close()
}
