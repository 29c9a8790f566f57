package webtest

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"
)

// echo is a server of lines behind a proxy, and a way to connect to it.
func echo(t *testing.T) (p *Proxy, dial func() net.Conn) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0") //nolint:noctx // the test ends it
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				for lines := bufio.NewScanner(c); lines.Scan(); {
					_, _ = fmt.Fprintln(c, lines.Text())
				}
				_ = c.Close()
			}()
		}
	}()
	p = NewProxy(t, "http://"+l.Addr().String())
	return p, func() net.Conn {
		c, err := net.Dial("tcp", p.l.Addr().String()) //nolint:noctx // the test ends it
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = c.Close() })
		return c
	}
}

// say sends a line and returns the answer.
func say(c net.Conn, line string) (string, error) {
	if _, err := fmt.Fprintln(c, line); err != nil {
		return "", err
	}
	return bufio.NewReader(c).ReadString('\n')
}

func TestProxyFailsOnDemand(t *testing.T) {
	p, dial := echo(t)
	before := dial()
	if got, err := say(before, "howdy"); err != nil || got != "howdy\n" {
		t.Fatalf("%q, %v through a network that works", got, err)
	}

	p.Cut()
	if got, err := say(before, "still there"); err == nil {
		t.Errorf("%q over a connection that was cut", got)
	}
	after := dial()
	if got, err := say(after, "again"); err != nil || got != "again\n" {
		t.Errorf("%q, %v over a new connection", got, err)
	}

	p.Refuse()
	refused, err := net.Dial("tcp", p.l.Addr().String()) //nolint:noctx // the test ends it
	if err == nil {                                      // it is cut at once, or a moment later
		var got string
		if got, err = say(refused, "anybody"); err == nil {
			t.Errorf("%q from a network that refuses", got)
		}
		_ = refused.Close()
	}
	p.Restore()
	after = dial()
	if got, err := say(after, "back"); err != nil || got != "back\n" {
		t.Errorf("%q, %v from a network that is back", got, err)
	}
}

// In silence nothing arrives and nothing ends; after it all arrives that was
// said.
func TestProxyGoesSilent(t *testing.T) {
	p, dial := echo(t)
	old := dial()
	if _, err := say(old, "howdy"); err != nil {
		t.Fatal(err)
	}
	p.Silence()
	young := dial()
	for _, c := range []net.Conn{old, young} {
		if _, err := fmt.Fprintln(c, "hello?"); err != nil {
			t.Fatal(err)
		}
		_ = c.SetReadDeadline(time.Now().Add(100 * time.Millisecond))
		var timeout net.Error
		if got, err := bufio.NewReader(c).ReadString('\n'); !errors.As(err, &timeout) || !timeout.Timeout() {
			t.Errorf("heard %q, %v in silence", got, err)
		}
	}
	p.Restore()
	for _, c := range []net.Conn{old, young} {
		_ = c.SetReadDeadline(time.Time{})
		if got, err := bufio.NewReader(c).ReadString('\n'); err != nil || got != "hello?\n" {
			t.Errorf("%q, %v after the silence", got, err)
		}
	}
}

// A browser sees a network that refuses, and a page that comes through one.
func TestProxyBeforeABrowser(t *testing.T) {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = fmt.Fprint(w, `<!DOCTYPE html><title>Page</title><link rel="icon" href="data:,"><p id="n">here</p>`)
	}))
	t.Cleanup(s.Close)
	p := NewProxy(t, s.URL)
	w := Start(t).Open(Phone)
	w.Go(p.URL())
	w.WaitText("#n", "here")

	const fetched = `fetch("/").then((r) => r.status, () => 0)`
	w.Forgive("net::ERR")
	p.Refuse()
	if status := Eval[int](w, fetched); status != 0 {
		t.Errorf("status %d from a network that refuses", status)
	}
	p.Restore()
	if status := Eval[int](w, fetched); status != 200 {
		t.Errorf("status %d from a network that is back", status)
	}
}
