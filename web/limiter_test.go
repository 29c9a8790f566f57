package web

import (
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"
)

// A clockwork is a clock that is set by hand.
type clockwork struct{ now time.Time }

func newClockwork() *clockwork { return &clockwork{time.Unix(1_000_000, 0)} }

func (c *clockwork) tell() time.Time { return c.now }

func (c *clockwork) after(d time.Duration) { c.now = c.now.Add(d) }

// Three at once, then one in ten seconds, for each key.
func TestLimiter(t *testing.T) {
	clock := newClockwork()
	l := newLimiter(Limit{3, 1, 10 * time.Second}, clock.tell)
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
		clock.after(s.after)
		if retry, ok := l.allow(s.key); ok != (s.retry == 0) || retry != s.retry {
			t.Errorf("step %d: %v, in %s, want in %s", i, ok, retry, s.retry)
		}
	}
}

func TestNoLimit(t *testing.T) {
	l := newLimiter(Limit{}, newClockwork().tell)
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
	clock := newClockwork()
	l := newLimiter(Limit{2, 1, 10 * time.Second}, clock.tell) // made up for in 20 s
	l.allow("idle")
	for range 30 {
		clock.after(5 * time.Second)
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

// One address makes so many tables; whoever is held up is told until when, as
// a page or as JSON.
func TestTooOftenOverHTTP(t *testing.T) {
	clock := newClockwork()
	c := testApp(t)
	c.Clock = clock.tell
	c.Limits.Make = Limit{1, 1, 2500 * time.Millisecond}
	at := startWith(t, c, func(a *app) {
		make := func(w http.ResponseWriter, r *http.Request) error {
			if err := a.limits.tables.check(household(r)); err != nil {
				return err
			}
			w.WriteHeader(http.StatusCreated)
			return nil
		}
		a.post("/x/tables", make)
		a.post(apiPrefix+"x/tables", make)
	}).URL
	if got := send(t, "POST", at+"/x/tables", http.NoBody); got.StatusCode != 201 {
		t.Fatalf("status %d", got.StatusCode)
	}
	page := send(t, "POST", at+"/x/tables", http.NoBody)
	if page.StatusCode != 429 || page.Header.Get("Retry-After") != "3" || !strings.Contains(page.text, "<p>That was too often.") {
		t.Errorf("status %d, retry after %q: %s", page.StatusCode, page.Header.Get("Retry-After"), page.text)
	}
	api := send(t, "POST", at+apiPrefix+"x/tables", http.NoBody)
	if want := `{"status":429,"error":"That was too often. Wait a little and try again.","violation":null}` + "\n"; api.Header.Get("Retry-After") != "3" || api.text != want {
		t.Errorf("retry after %q: %s", api.Header.Get("Retry-After"), api.text)
	}
	clock.after(2500 * time.Millisecond)
	if got := send(t, "POST", at+"/x/tables", http.NoBody); got.StatusCode != 201 {
		t.Errorf("status %d when it is time", got.StatusCode)
	}
}

func TestHousehold(t *testing.T) {
	for from, want := range map[string]string{
		"192.168.1.20:5000":             "192.168.1.20",
		"[::ffff:192.168.1.20]:5000":    "192.168.1.20",
		"[2001:db8:1:2:3:4:5:6]:5000":   "2001:db8:1:2::/64",
		"[2001:db8:1:2:ffff::1]:5000":   "2001:db8:1:2::/64",
		"[fe80::1234:5678%wlan0]:40000": "fe80::/64",
		"@":                             "@",
	} {
		if got := household(&http.Request{RemoteAddr: from}); got != want {
			t.Errorf("%s: %s, want %s", from, got, want)
		}
	}
}
