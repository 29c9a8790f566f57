package site

import (
	"fmt"
	"net/http"
	"strconv"
	"testing"
	"time"
)

// Three at once, then one in ten seconds, for each key.
func TestLimiter(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	l := newLimiter(Limit{3, 1, 10 * time.Second}, func() time.Time { return now })
	steps := []struct {
		after time.Duration
		key   string
		retry time.Duration
	}{
		{0, "a", 0},
		{0, "a", 0},
		{0, "a", 0},
		{0, "a", 10 * time.Second},
		{0, "b", 0},
		{5 * time.Second, "a", 5 * time.Second},
		{0, "a", 5 * time.Second}, // to have asked in vain costs nothing
		{5 * time.Second, "a", 0},
		{0, "a", 10 * time.Second},
		{20 * time.Second, "a", 0},
		{0, "a", 0},
		{0, "a", 10 * time.Second},
		{time.Hour, "a", 0}, // no more than three are saved up
		{0, "a", 0},
		{0, "a", 0},
		{0, "a", 10 * time.Second},
	}
	for i, s := range steps {
		now = now.Add(s.after)
		if retry, ok := l.allow(s.key); ok != (s.retry == 0) || retry != s.retry {
			t.Errorf("step %d: %v, in %s, want in %s", i, ok, retry, s.retry)
		}
	}
}

func TestNoLimit(t *testing.T) {
	l := newLimiter(Limit{}, time.Now)
	for range 1000 {
		if _, ok := l.allow("a"); !ok {
			t.Fatal("held up by no limit")
		}
	}
	if len(l.young) > 0 {
		t.Error("keys are kept for no limit")
	}
}

// Who has used up a limit stays known for as long as it matters, and nobody
// for much longer, however many they are.
func TestLimiterForgets(t *testing.T) {
	now := time.Unix(1_000_000, 0)
	l := newLimiter(Limit{2, 1, 10 * time.Second}, func() time.Time { return now }) // made up for in 20 s
	l.allow("idle")
	for range 30 {
		now = now.Add(5 * time.Second)
		l.allow("busy") // twice as often as it may
	}
	if _, ok := l.allow("busy"); ok {
		t.Error("who is busy has been forgotten")
	}
	if _, known := l.old["idle"]; known || len(l.young)+len(l.old) > 2 {
		t.Errorf("%d keys are kept", len(l.young)+len(l.old))
	}
	for i := range 5 * mostKeys {
		l.allow(strconv.Itoa(i))
	}
	if kept := len(l.young) + len(l.old); kept > 2*mostKeys {
		t.Errorf("%d keys are kept", kept)
	}
}

func TestClientKey(t *testing.T) {
	for from, want := range map[string]string{
		"192.168.1.20:5000":             "192.168.1.20",
		"[::ffff:192.168.1.20]:5000":    "192.168.1.20",
		"[2001:db8:1:2:3:4:5:6]:5000":   "2001:db8:1:2::/64",
		"[2001:db8:1:2:ffff::1]:5000":   "2001:db8:1:2::/64",
		"[fe80::1234:5678%wlan0]:40000": "fe80::/64",
		"@":                             "@",
	} {
		if got := ClientKey(&http.Request{RemoteAddr: from}); got != want {
			t.Errorf("%s: %s, want %s", from, got, want)
		}
	}
}

// One guest follows a table with so many pages that others have room, and is told what to
// do; there is as much room at another table, until the address has all that it may.
func TestCrowdLeavesRoom(t *testing.T) {
	c := newCrowd(DefaultLimits(), func(string) {})
	enter := func(seat, table, address string, times int) (leave func(), err error) {
		for range times {
			if leave, err = c.Enter(seat, table, address); err != nil {
				return leave, err
			}
		}
		return leave, nil
	}
	wants := func(err error, want string) {
		t.Helper()
		if got := fmt.Sprint(err); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	const mine, all = "Too many pages on your network are following the game. Close some and try again.", "Too many pages are following the game. Close some and try again."
	_, err := enter("a", "one", "eve", 50)
	wants(err, "<nil>")
	_, err = enter("a", "one", "eve", 1) // 50 by seat
	wants(err, all)
	leave, err := enter("b", "one", "eve", 10)
	wants(err, "<nil>")
	_, err = enter("b", "one", "eve", 1) // 60 by guest
	wants(err, mine)
	leave()
	_, err = enter("b", "one", "eve", 1)
	wants(err, "<nil>")
	for seat, address := range map[string]string{"c": "bob", "d": "cy"} {
		_, err = enter(seat, "one", address, 50)
		wants(err, "<nil>")
	}
	_, err = enter("e", "one", "bob", 10)
	wants(err, "<nil>")
	_, err = enter("f", "one", "dora", 30)
	wants(err, "<nil>")
	_, err = enter("f", "one", "dora", 1) // 200 by table
	wants(err, all)
	for seat, table := range map[string]string{"g": "two", "h": "three"} {
		_, err = enter(seat, table, "eve", 50)
		wants(err, "<nil>")
	}
	_, err = enter("i", "four", "eve", 40)
	wants(err, "<nil>")
	_, err = enter("i", "four", "eve", 1) // 200 by address
	wants(err, mine)
}
