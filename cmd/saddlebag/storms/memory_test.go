package storms

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/web/live"
)

// mostResident is how much memory a server has at the most, bytes.
const mostResident = 400 << 20

// usualStrangers are how many clients TestMemoryOfStrangers has, unless
// SOAK_STRANGERS says otherwise, and strangersStay is how long they stay.
const (
	usualStrangers = 4
	strangersStay  = 8 * time.Second
)

// Clients that send the most that is allowed to every entrance, and do not read
// what is answered, do not fill the memory. Each comes from an address of its
// own.
func TestMemoryOfStrangers(t *testing.T) {
	strangers, stay := usualStrangers, strangersStay
	if n := os.Getenv("SOAK_STRANGERS"); n != "" {
		var err error
		if strangers, err = strconv.Atoi(n); err != nil {
			t.Fatal(err)
		}
		stay = 75 * time.Second // longer than the server waits for a reader
	}
	t.Setenv("GOGC", "") // as people run it, not as tests are
	s := programtest.StartServer(t, filepath.Join(t.TempDir(), "tables.db"))
	defer s.Kill(t)
	target, err := url.Parse(s.At)
	if err != nil {
		t.Fatal(err)
	}
	sent := everyEntrance(tableOf(t, s.At))
	ctx, leave := context.WithTimeout(t.Context(), stay)
	defer leave()
	var all sync.WaitGroup
	for i := range strangers {
		for _, request := range sent {
			all.Go(func() { neverReads(ctx, target.Host, i, request) })
		}
	}
	all.Wait()
	peak := residentPeakOf(t, s.Cmd.Process.Pid)
	t.Logf("%d clients, %d entrances each: %d MB at the most", strangers, len(sent), peak>>20)
	if peak > mostResident {
		t.Errorf("the server had %d MB", peak>>20)
	}
	if answer, err := http.Get(s.At + "/healthz"); err != nil || answer.StatusCode != http.StatusOK { //nolint:noctx // the test ends with it
		t.Errorf("afterwards: %v", err)
	} else {
		_ = answer.Body.Close()
	}
}

// mostForFour is how much memory a server has at the most while four strangers have ledgers
// checked, bytes.
const mostForFour = 300 << 20

// Four strangers at once send ledgers, one after the other, that take back and amend as much as they can.
func TestMemoryOfUndos(t *testing.T) {
	t.Setenv("GOGC", "") // as people run it, not as tests are
	s := programtest.StartServer(t, filepath.Join(t.TempDir(), "tables.db"))
	defer s.Kill(t)
	idle := residentPeakOf(t, s.Cmd.Process.Pid)
	game := programtest.Read(t, "../../../scoring/coal/testdata/games/six-deliveries-4p.ledger")
	sent := []string{
		game + strings.Repeat("table undo\n", 8_000),
		game + strings.Repeat("Ann undo\nDan undo\nZoë undo\n", 3_000),
		game + strings.Repeat(strings.Repeat("Ann undo\n", 20)+strings.Repeat("Ann redo\n", 20), 250),
		game + strings.Repeat("table amend 5 -\nAnn undo\n", 3_500),
		manyCorrections + strings.Repeat("Ann undo\n", 5_000),
	}
	var all sync.WaitGroup
	for i := range 4 {
		from := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 3, byte(i+1))}}
		client := http.Client{Transport: &http.Transport{DialContext: from.DialContext}}
		all.Go(func() {
			for n := range sent { // each begins with another
				answer, err := client.Post(s.At+"/api/v1/check", "text/plain", strings.NewReader(sent[(n+i)%len(sent)])) //nolint:noctx // the test ends with it
				if err != nil {
					t.Error(err)
					return
				}
				_, _ = io.Copy(io.Discard, answer.Body)
				_ = answer.Body.Close()
			}
		})
	}
	all.Wait()
	peak := residentPeakOf(t, s.Cmd.Process.Pid)
	t.Logf("%d MB at the most, %d MB before", peak>>20, idle>>20)
	if peak > mostForFour {
		t.Errorf("the server had %d MB", peak>>20)
	}
}

// manyCorrections is a ledger of corrections of one player, and then of another.
var manyCorrections = "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\n" +
	strings.Repeat("Ann correct cash +1 r\n", 1200) + strings.Repeat("Bob correct cash +1 r\n", 1200)

// tableOf makes a table, and returns the address of its page.
func tableOf(t *testing.T, at string) string {
	t.Helper()
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	made, err := client.PostForm(at+"/tables", url.Values{"game": {"coal-n-write"}, "player": {"Ann", "Bob"}, "me": {"1"}}) //nolint:noctx // the test ends with it
	if err != nil || made.StatusCode != http.StatusSeeOther {
		t.Fatalf("no table: %v", err)
	}
	_ = made.Body.Close()
	return made.Header.Get("Location")
}

// everyEntrance are requests with the largest bodies to every address that takes
// one, and for the largest answers.
func everyEntrance(table string) [][]byte {
	head := "saddlebag 1 coal-n-write\nplayer Ann\nplayer Bob\n\n"
	line := "Ann claim borax-1 " + strings.Repeat("4", 150) + "\n"
	ledger := head + strings.Repeat(line, 29_000)
	house := strings.Repeat("#"+strings.Repeat("-", 98)+"\n", 10_000)
	form := func(fields ...string) string {
		values := url.Values{}
		for i := 0; i < len(fields); i += 2 {
			values.Add(fields[i], fields[i+1])
		}
		return values.Encode()
	}
	small := form("event", strings.Repeat("x", 60_000), "name", "Ann", "code", "BCDFGH", "seen", "0", "first", "0", "do", "note", "text", strings.Repeat("y", 3000))
	all := [][]byte{
		request("GET", "/print/coal-n-write.pdf?copies=100&player=Ann&player=Bob", "", ""),
		request("GET", "/print?game=maloneys-inheritance&paper=a4&player=Ann&player=Bob&player=Cy", "", ""),
		request("GET", "/check/sheet?game=coal-n-write&player=Ann&player=Bob", "", ""),
		request("GET", table, "", ""),
		request("GET", table+"/sheets/worksheet.pdf", "", ""),
	}
	for _, path := range []string{"/check", "/api/v1/check", "/check/sheets.pdf", "/check/sheet", "/tables/carry"} {
		all = append(all,
			request("POST", path, "text/plain", ledger),
			request("POST", path, "text/plain", head+strings.Repeat("Ann zz\n", 600_000)),
			request("POST", path, "text/plain", manyCorrections+strings.Repeat("Ann undo\n", 5000)),
			request("POST", path, "application/x-www-form-urlencoded", form("ledger", ledger[:4<<20])))
	}
	for _, path := range []string{"/print", "/print/coal-n-write.pdf", "/tables", "/check/sheet"} {
		all = append(all, request("POST", path, "application/x-www-form-urlencoded", form("game", "coal-n-write", "player", "Ann", "own", house, "paper", "a4")))
	}
	all = append(all,
		request("POST", "/api/v1/tables", "application/json", `{"game":"coal-n-write","players":["`+strings.Repeat(`a","`, 240_000)+`"]}`),
		request("POST", "/api/v1"+strings.Replace(table, "/t/", "/tables/", 1)+"/events", "application/json", `{"seen":0,"key":"","event":"`+strings.Repeat("x", 60_000)+`"}`))
	for _, path := range []string{
		"/join", "/sit/nowhere", "/sit/nowhere/ask", table + "/enter", table + "/book", table + "/before/1", table + "/wrong/1/do",
		table + "/again", table + "/rename", table + "/answer", table + "/done",
	} {
		all = append(all, request("POST", path, "application/x-www-form-urlencoded", small))
	}
	return all
}

// request is a request as it goes over the wire.
func request(method, path, kind, body string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s %s HTTP/1.1\r\nHost: localhost\r\n", method, path)
	if kind != "" {
		fmt.Fprintf(&b, "Content-Type: %s\r\nContent-Length: %d\r\n", kind, len(body))
	}
	if rest, ok := strings.CutPrefix(path, "/t/"); ok {
		fmt.Fprintf(&b, "Cookie: saddlebag-phone=%s\r\n", live.Key(rest))
	}
	b.WriteString("\r\n")
	b.WriteString(body)
	return b.Bytes()
}

// neverReads sends a request from the address of a stranger, and stays without
// reading the answer until ctx is done.
func neverReads(ctx context.Context, host string, stranger int, request []byte) {
	from := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 1, byte(stranger+1))}}
	c, err := from.DialContext(ctx, "tcp", host)
	if err != nil {
		return
	}
	defer func() { _ = c.Close() }()
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetReadBuffer(4096) // or the system takes the answer
	}
	stop := context.AfterFunc(ctx, func() { _ = c.SetDeadline(time.Unix(1, 0)) })
	defer stop()
	_, _ = io.Copy(c, bytes.NewReader(request)) // it may be refused before all is sent
	<-ctx.Done()
}

// residentPeakOf is the most memory that a process has had, bytes.
func residentPeakOf(t *testing.T, pid int) (bytes int) {
	t.Helper()
	for line := range strings.Lines(programtest.Read(t, fmt.Sprintf("/proc/%d/status", pid))) {
		if _, err := fmt.Sscanf(line, "VmHWM: %d kB", &bytes); err == nil {
			return bytes << 10
		}
	}
	t.Skip("this system does not tell how much memory a process has")
	return 0
}
