package play_test

import (
	"bufio"
	"crypto/rand"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring/waittest"
	"saddlebag/sheets/example"
	"saddlebag/web/roomtest"
)

// A phone that takes nothing for a while keeps nobody from being told of what is entered.
// When it reads again it is told of the last entry, and not of each one before.
func TestSlowReader(t *testing.T) {
	const entries = 700
	p := roomtest.NewParty(t, example.Title, "", roomtest.Begun...)
	ann := p.Listen(p.Ann, "")
	revision, _ := ann.Until(5)

	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, p.Page(p.Bob)+"/stream?since="+revision, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	roomtest.AddKey(r)
	bob, err := net.Dial("tcp", r.URL.Host)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = bob.Close() })
	if err := bob.(*net.TCPConn).SetReadBuffer(4 << 10); err != nil {
		t.Fatal(err)
	}
	if err := r.Write(bob); err != nil {
		t.Fatal(err)
	}

	last := 5 + entries
	for n := 5; n < last; n++ {
		note := fmt.Sprintf(`table note "%s"`, strings.Repeat(rand.Text(), 8))
		if status, answer := p.Enter(p.Ann, strconv.Itoa(n), note, ""); status != http.StatusCreated {
			t.Fatalf("entry %d: %d, %v", n+1, status, answer)
		}
		ann.Until(n + 1) // or the test is over only when its time is
	}

	if err := bob.(*net.TCPConn).SetReadBuffer(4 << 20); err != nil { // it is quick now
		t.Fatal(err)
	}
	if err := bob.SetReadDeadline(waittest.Latest(t)); err != nil {
		t.Fatal(err)
	}
	told, stream := 0, bufio.NewReader(bob)
	for at := -1; at < last; {
		line, err := stream.ReadString('\n')
		if err != nil {
			t.Fatalf("told %d times, at last of %d, and then: %v", told, at, err)
		}
		if seen, isUpdate := strings.CutPrefix(line, `data: {"seen":`); isUpdate {
			number, _, _ := strings.Cut(seen, ",")
			if at, err = strconv.Atoi(number); err != nil {
				t.Fatal(err)
			}
			told++
		}
	}
	if told >= entries {
		t.Errorf("told %d times of %d entries: it never had to be waited for", told, entries)
	}
}
