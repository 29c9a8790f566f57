package servers

import (
	"bytes"
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"sync"
	"testing"

	"saddlebag/cmd/saddlebag/programtest"
)

// A balancer sends each request to the next of some servers, whoever asks: a server that
// takes no connection is passed over, and an answer that breaks off breaks off.
type balancer struct {
	at string // address

	mu      sync.Mutex
	servers []string
	turn    int
}

func startBalancer(tb testing.TB, servers ...*programtest.KillableServer) *balancer {
	tb.Helper()
	b := &balancer{}
	for _, s := range servers {
		b.servers = append(b.servers, s.At)
	}
	proxy := httptest.NewServer(&httputil.ReverseProxy{
		Rewrite:       func(r *httputil.ProxyRequest) { r.SetXForwarded(); r.Out.Host = r.In.Host },
		Transport:     b,
		FlushInterval: -1, // streams pass at once
		ErrorLog:      log.New(io.Discard, "", 0),
		ErrorHandler:  func(w http.ResponseWriter, _ *http.Request, _ error) { w.WriteHeader(http.StatusBadGateway) },
	})
	tb.Cleanup(func() { proxy.CloseClientConnections(); proxy.Close() })
	b.at = proxy.URL
	return b
}

// replace puts a server in the place of another one.
func (b *balancer) replace(old, by string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.servers[slices.Index(b.servers, old)] = by
}

// join adds a server.
func (b *balancer) join(server string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.servers = append(b.servers, server)
}

// next are the servers in the order in which one request tries them.
func (b *balancer) next() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.turn++
	at := b.turn % len(b.servers)
	return slices.Concat(b.servers[at:], b.servers[:at])
}

// behind is how a balancer connects to servers.
var behind = &http.Transport{MaxIdleConnsPerHost: 1000}

// RoundTrip sends a request to the first server that takes it.
func (b *balancer) RoundTrip(r *http.Request) (answer *http.Response, err error) {
	var body []byte
	if r.Body != nil {
		if body, err = io.ReadAll(r.Body); err != nil {
			return nil, err
		}
	}
	for _, server := range b.next() {
		to, err := url.Parse(server)
		if err != nil {
			return nil, err
		}
		sent := r.Clone(r.Context())
		sent.URL.Scheme, sent.URL.Host = to.Scheme, to.Host
		sent.Body = io.NopCloser(bytes.NewReader(body))
		answer, err = behind.RoundTrip(sent)
		var op *net.OpError
		if !errors.As(err, &op) || op.Op != "dial" {
			return answer, err
		}
	}
	return nil, errors.New("no server is there")
}
