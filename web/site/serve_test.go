package site

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"saddlebag/web/site/metrics"
	"saddlebag/web/site/shrink"
)

// What is under way when the server ends is answered.
func TestServeEndsGracefully(t *testing.T) {
	began := make(chan struct{})
	slow := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		close(began)
		<-shutdown(r.Context())
		_, _ = io.WriteString(w, "done")
	})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- Serve(ctx, l, slow, quiet(t)) }()
	answered := make(chan string, 1)
	go func() { answered <- fetch(t, http.DefaultClient, "http://"+l.Addr().String()) }()
	<-began
	cancel()
	if text := <-answered; text != "done" {
		t.Errorf("answered %q", text)
	}
	if err := <-ended; err != nil {
		t.Errorf("ended with %v", err)
	}
}

// streaming is an app whose stream sends what comes from news.
func streaming(t *testing.T, news <-chan string) http.Handler {
	figures := metrics.New()
	return siteWith(t, Config{Metrics: figures}, func(site *Site) {
		site.Get("/metrics", func(w http.ResponseWriter, r *http.Request) error {
			figures.Handler().ServeHTTP(w, r)
			return nil
		})
		site.Get("/streams/{code}", func(_ http.ResponseWriter, r *http.Request) error {
			s, err := site.OpenStream(r)
			if err != nil {
				return err
			}
			s.GoOn(func(*http.Request) {
				defer s.Close()
				for n := 1; ; n++ {
					select {
					case <-s.Gone:
						return
					case <-s.Over:
						return
					case text := <-news:
						if s.Send("news", fmt.Sprint(n), []byte(text)) != nil {
							return
						}
					}
				}
			})
			return nil
		})
	})
}

// quiet is the log of a test.
func quiet(t *testing.T) *slog.Logger { return slog.New(slog.NewTextHandler(t.Output(), nil)) }

// siteWith is a site without games that has some more addresses.
func siteWith(t *testing.T, c Config, more func(*Site)) http.Handler {
	t.Helper()
	c.Clock, c.Log, c.Shrink = func() time.Time { return time.Unix(0, 0) }, quiet(t), shrink.Answers
	s, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	more(s)
	h, err := s.Handler()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// fetch reads what stands at an address.
func fetch(t *testing.T, client *http.Client, url string) string {
	t.Helper()
	got, err := client.Get(url) //nolint:noctx // a test's own server
	if err != nil {
		t.Error(err)
		return ""
	}
	defer func() { _ = got.Body.Close() }()
	text, err := io.ReadAll(got.Body)
	if err != nil {
		t.Error(err)
	}
	return string(text)
}

// listen finds a port for a server of a test.
func listen(t *testing.T) net.Listener {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// follow opens a stream, compressed, and returns it after the line that it begins with.
func follow(t *testing.T, client *http.Client, url string) *bufio.Reader {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = answer.Body.Close() })
	if kind := answer.Header.Get("Content-Type"); answer.StatusCode != 200 || kind != "text/event-stream" || !answer.Uncompressed {
		t.Fatalf("status %d, %s, compressed %v", answer.StatusCode, kind, answer.Uncompressed)
	}
	stream := bufio.NewReader(answer.Body)
	if begin := readLines(t, stream, 2); begin != ":\n\n" {
		t.Fatalf("the stream begins with %q", begin)
	}
	return stream
}

func readLines(t *testing.T, from *bufio.Reader, n int) string {
	t.Helper()
	var text strings.Builder
	for range n {
		line, err := from.ReadString('\n')
		if err != nil {
			t.Fatalf("after %q: %v", text.String(), err)
		}
		text.WriteString(line)
	}
	return text.String()
}

// Streams end when the server does, cleanly, whichever protocol carries them.
// Were they waited for, Serve would end with the error of its time being over.
func TestStreamsEndWithTheServer(t *testing.T) {
	// What is made here is only a certificate and a client that trusts it.
	trusted := httptest.NewUnstartedServer(nil)
	trusted.EnableHTTP2 = true
	trusted.StartTLS()
	defer trusted.Close()
	roots := x509.NewCertPool()
	roots.AddCert(trusted.Certificate())
	safe := &tls.Config{Certificates: trusted.TLS.Certificates, NextProtos: []string{"h2", "http/1.1"}, MinVersion: tls.VersionTLS12}
	for _, test := range []struct {
		name, scheme string
		over         func(net.Listener) net.Listener
		client       *http.Client
	}{
		{"HTTP/1.1", "http", func(l net.Listener) net.Listener { return l }, &http.Client{Transport: &http.Transport{}}},
		{
			"HTTP/2.0", "https", func(l net.Listener) net.Listener { return tls.NewListener(l, safe) },
			&http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true}},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			defer test.client.CloseIdleConnections()
			l := listen(t)
			ctx, stop := context.WithCancel(t.Context())
			ended := make(chan error, 1)
			news := make(chan string)
			go func() { ended <- Serve(ctx, test.over(l), streaming(t, news), quiet(t)) }()
			at := test.scheme + "://" + l.Addr().String()
			if health, err := test.client.Get(at + "/healthz"); err != nil || health.Proto != test.name { //nolint:noctx // ends with the server
				t.Fatalf("%v, %v", health, err)
			} else if err := health.Body.Close(); err != nil {
				t.Fatal(err)
			}
			stream := follow(t, test.client, at+"/streams/one")
			news <- "one\ntwo"
			if got, want := readLines(t, stream, 5), "id: 1\nevent: news\ndata: one\ndata: two\n\n"; got != want {
				t.Errorf("event %q, want %q", got, want)
			}
			stop()
			if rest, err := io.ReadAll(stream); err != nil || len(rest) > 0 {
				t.Errorf("the stream ends with %q, %v", rest, err)
			}
			if err := <-ended; err != nil {
				t.Errorf("ended with %v", err)
			}
		})
	}
}

// Who cannot read gzip is sent a stream as it is.
func TestPlainStream(t *testing.T) {
	news := make(chan string, 1)
	server := httptest.NewServer(streaming(t, news))
	defer server.Close()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+"/streams/one", http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", "gzip;q=0")
	answer, err := server.Client().Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	if packed, vary := answer.Header.Get("Content-Encoding"), answer.Header.Get("Vary"); packed != "" || vary != "Accept-Encoding" {
		t.Errorf("packed %q, by %q", packed, vary)
	}
	news <- "one"
	if got, want := readLines(t, bufio.NewReader(answer.Body), 6), ":\n\nid: 1\nevent: news\ndata: one\n\n"; got != want {
		t.Errorf("sent %q, want %q", got, want)
	}
}

// A stream goes on when the time of an ordinary request and its answer is long
// over, and counts as open until its reader goes.
func TestStreamsOutliveTheTimes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		news, l := make(chan string), newPipes()
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- Serve(ctx, l, streaming(t, news), quiet(t)) }()
		client := l.client()
		defer client.CloseIdleConnections()
		stream := follow(t, client, "http://site/streams/one")
		for n := range 3 {
			time.Sleep(2 * max(readTime, writeTime)) // by the clock of the bubble
			news <- "still there"
			if got, want := readLines(t, stream, 4), fmt.Sprintf("id: %d\nevent: news\ndata: still there\n\n", n+1); got != want {
				t.Errorf("event %q, want %q", got, want)
			}
		}
		if figures := fetch(t, client, "http://site/metrics"); !strings.Contains(figures, "\nsaddlebag_streams_open 1\n") {
			t.Error("the open stream is not counted")
		}
		stop()
		if rest, err := io.ReadAll(stream); err != nil || len(rest) > 0 {
			t.Errorf("the stream ends with %q, %v", rest, err)
		}
		if err := <-ended; err != nil {
			t.Errorf("ended with %v", err)
		}
	})
}

// pipes is a listener whose connections stay within the process, so that all time on both
// sides is that of a bubble.
type pipes struct {
	dialled chan net.Conn
	closed  chan struct{}
	close   func()
}

func newPipes() *pipes {
	closed := make(chan struct{})
	return &pipes{make(chan net.Conn), closed, sync.OnceFunc(func() { close(closed) })}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.dialled:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error {
	p.close()
	return nil
}

func (p *pipes) Addr() net.Addr { return &net.UnixAddr{Name: "pipe"} }

func (p *pipes) dial() net.Conn {
	near, far := net.Pipe()
	p.dialled <- far
	return near
}

// client is one whose requests go over the pipes, whatever their host.
func (p *pipes) client() *http.Client {
	return &http.Client{Transport: &http.Transport{
		DialContext: func(context.Context, string, string) (net.Conn, error) { return p.dial(), nil },
	}}
}
