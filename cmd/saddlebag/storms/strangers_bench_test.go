package storms

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// BenchmarkEntryAmongStrangers enters at a table while two hundred strangers, each
// at an address of its own, ask for whatever costs most as fast as they are
// answered. It reports how long an entry takes.
func BenchmarkEntryAmongStrangers(b *testing.B) {
	const strangers, entries = 200, 100
	at := serveFor(b)
	target, err := url.Parse(at)
	if err != nil {
		b.Fatal(err)
	}
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	made, err := client.PostForm(at+"/tables", url.Values{"game": {"coal-n-write"}, "player": {"Ann", "Bob"}, "me": {"1"}})
	if err != nil {
		b.Fatal(err)
	}
	_ = made.Body.Close()
	table := made.Header.Get("Location")
	costly := costlyOnes()
	ctx, leave := context.WithCancel(b.Context())
	var all sync.WaitGroup
	for i := range strangers {
		all.Go(func() { asksOnAndOn(ctx, target.Host, i, costly) })
	}
	time.Sleep(3 * time.Second) // until all are there
	var took []time.Duration
	seen := 0
	for b.Loop() {
		for range entries {
			form := url.Values{"seen": {fmt.Sprint(seen)}, "event": {fmt.Sprintf("table note \"%d\"", seen)}, "key": {fmt.Sprint(seen)}}
			began := time.Now()
			answer, err := client.PostForm(at+table+"/enter", form)
			if err != nil || answer.StatusCode != http.StatusSeeOther {
				b.Fatalf("no entry: %v, %+v", err, answer)
			}
			took = append(took, time.Since(began))
			_, _ = io.Copy(io.Discard, answer.Body)
			_ = answer.Body.Close()
			seen++
			time.Sleep(50 * time.Millisecond) // a seat may enter so often and no more
		}
	}
	leave()
	all.Wait()
	slices.Sort(took)
	for _, percent := range []int{50, 90, 99} {
		b.ReportMetric(took[len(took)*percent/100].Seconds()*1000, fmt.Sprintf("p%d-ms", percent))
	}
}

// serveFor starts a server with the usual limits, and returns its address.
func serveFor(b *testing.B) string {
	b.Helper()
	cmd := exec.Command("saddlebag", "serve", "--addr", "127.0.0.1:0", "--db", filepath.Join(b.TempDir(), "tables.db"))
	out, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
	})
	address, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		b.Fatal(err)
	}
	return strings.TrimSuffix(strings.TrimSpace(address), "/")
}

// costlyOnes are requests for what costs most.
func costlyOnes() [][]byte {
	names := strings.Repeat("player=somebody&", 4000)
	ledger := "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\n" + strings.Repeat("Ann claim borax-1 4\n", 29_000)
	return [][]byte{
		request("GET", "/print/coal-n-write.pdf?copies=100&player=Ann&player=Bob", "", ""),
		request("GET", "/print/coal-n-write.pdf?"+names, "", ""),
		request("GET", "/print?game=maloneys-inheritance&paper=a4&player=Ann&player=Bob&player=Cy", "", ""),
		request("GET", "/check/sheet?game=coal-n-write&player=Ann&player=Bob", "", ""),
		request("POST", "/check", "text/plain", ledger),
		request("POST", "/api/v1/check", "text/plain", ledger),
		request("POST", "/api/v1/tables", "application/json", `{"game":"coal-n-write","players":["Ann","Bob"]}`),
		request("POST", "/join", "application/x-www-form-urlencoded", "code=BCDFGH&name=Ann"),
	}
}

// asksOnAndOn sends requests from the address of a stranger until ctx is done.
func asksOnAndOn(ctx context.Context, host string, stranger int, requests [][]byte) {
	from := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 2, byte(stranger+1))}}
	for n := stranger; ctx.Err() == nil; n++ {
		c, err := from.DialContext(ctx, "tcp", host)
		if err != nil {
			return
		}
		stop := context.AfterFunc(ctx, func() { _ = c.SetDeadline(time.Unix(1, 0)) })
		go func() { _, _ = c.Write(requests[n%len(requests)]) }()
		if answer, err := http.ReadResponse(bufio.NewReader(c), nil); err == nil {
			_, _ = io.Copy(io.Discard, answer.Body)
			_ = answer.Body.Close()
		}
		stop()
		_ = c.Close()
	}
}
