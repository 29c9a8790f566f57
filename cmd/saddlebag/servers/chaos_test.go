//go:build unix

package servers

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/scoring/ledger/postgres/pgtest"
	"saddlebag/scoring/waittest"
)

// What TestChaos does unless SOAK_CHAOS says how many entries are acknowledged between
// one blow and the next: then it plays at as many tables as a public server has.
const (
	chaosEntries    = 128
	chaosTables     = 8
	chaosTablesLong = 100
	chaosPhones     = 4               // at a table
	alivePatience   = 3 * time.Second // until a phone whose server has died shows the table by way of another
)

// Three servers are killed one after the other, and their database is restarted, while
// phones enter by way of a balancer. What was acknowledged is there once, in its place
// and in order; phones go on at another server, with CHAOS_ALONE within three seconds; chains verify.
func TestChaos(t *testing.T) {
	entries, tables := chaosEntries, chaosTables
	if text := os.Getenv("SOAK_CHAOS"); text != "" {
		var err error
		if entries, err = strconv.Atoi(text); err != nil {
			t.Fatal(err)
		}
		tables = chaosTablesLong
	}
	cluster, err := pgtest.Start()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(cluster.Remove)
	database := cluster.Database(t)
	servers := startInstances(t, database, 3)
	c := &chaos{balancer: startBalancer(t, servers...)}
	for range tables {
		c.sitDown(t)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var following, playing sync.WaitGroup
	for _, p := range c.phones {
		following.Go(func() { p.follow(ctx, c) })
		playing.Go(func() { p.play(ctx, t, c) })
	}
	for i, s := range servers {
		c.goOn(t, entries)
		s.Kill(t)
		next := programtest.StartServer(t, database)
		c.balancer.replace(s.At, next.At)
		servers[i] = next
	}
	c.goOn(t, entries)
	c.restart(t, cluster, servers)
	c.goOn(t, entries)
	c.end(t, database, &playing, stop, &following)
}

// goOn lets phones play until so many more entries are acknowledged.
func (c *chaos) goOn(t *testing.T, entries int) {
	t.Helper()
	enough := c.acknowledged.Load() + int64(entries)
	waittest.For(t, "phones enter", func() bool { return t.Failed() || c.acknowledged.Load() >= enough })
}

// end has phones enter no more, compares what they show with what they entered, has them
// follow no more, and verifies the database.
func (c *chaos) end(t *testing.T, database string, playing *sync.WaitGroup, stop func(), following *sync.WaitGroup) {
	t.Helper()
	c.enough.Store(true)
	playing.Wait()
	c.compare(t)
	stop()
	following.Wait()
	if out, err := exec.Command("saddlebag", "verify", database).CombinedOutput(); err != nil {
		t.Errorf("verify: %v\n%s", err, out)
	}
}

// chaos is what goes on by way of a balancer.
type chaos struct {
	balancer *balancer
	phones   []*chaosPhone
	enough   atomic.Bool // nothing new is to be sent
	down     atomic.Bool // the database is, or was

	acknowledged atomic.Int64 // entries
}

// A chaosPhone is a phone at a table.
type chaosPhone struct {
	name, path string
	shows      atomic.Int64 // number of the last entry that it was told of
	revision   string       // of what it shows
	language   string       // the tag of the one that it is in, or empty for English

	took     []int // the numbers of its notes, in the order in which it entered them
	repeated int   // of these, those that were sent more than once
	cuts     []time.Duration
}

// sitDown makes a table with its phones.
func (c *chaos) sitDown(t testing.TB) {
	t.Helper()
	var made struct{ Invitations []struct{ Key, Role string } }
	asked := map[string]any{"game": "coal-n-write", "players": chaosPlayers, "options": map[string]string{"start-cash": "20"}}
	askJSON(t, c.balancer.at+"/api/v1/tables", asked, &made)
	for _, in := range made.Invitations {
		if in.Role != "player" {
			continue
		}
		var sat struct{ Code string }
		askJSON(t, c.balancer.at+"/api/v1/sit/"+in.Key, nil, &sat)
		c.phones = append(c.phones, &chaosPhone{name: fmt.Sprintf("p%d", len(c.phones)), path: "/t/" + sat.Code})
	}
	if len(c.phones)%chaosPhones != 0 {
		t.Fatalf("%d phones", len(c.phones))
	}
}

// askJSON sends something to the table's interface for programs.
func askJSON(t testing.TB, at string, body, answer any) {
	t.Helper()
	sent, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	got, err := http.Post(at, "application/json", bytes.NewReader(sent)) //nolint:noctx // the test ends with it
	if err != nil {
		t.Fatal(err)
	}
	defer got.Body.Close() //nolint:errcheck // it has been read
	if err := json.NewDecoder(got.Body).Decode(answer); err != nil || got.StatusCode/100 != 2 {
		t.Fatalf("%s: status %d, %v", at, got.StatusCode, err)
	}
}

// restart has the database die, and brings it back once all servers have noticed.
func (c *chaos) restart(t *testing.T, cluster *pgtest.Cluster, servers []*programtest.KillableServer) {
	t.Helper()
	c.down.Store(true)
	if err := cluster.Down(); err != nil {
		t.Fatal(err)
	}
	for _, s := range servers {
		waittest.For(t, "a server misses its database", func() bool {
			status, _ := programtest.GetText(t, s.At+"/readyz")
			return status == http.StatusServiceUnavailable
		})
	}
	if err := cluster.Up(); err != nil {
		t.Fatal(err)
	}
}

// play enters notes, and sends each until it is acknowledged.
func (p *chaosPhone) play(ctx context.Context, t *testing.T, c *chaos) {
	for n := 0; !c.enough.Load() && ctx.Err() == nil; n++ {
		note := fmt.Sprintf("table note %s-%d", p.name, n)
		number, tries := 0, 0
		for number == 0 && ctx.Err() == nil {
			if tries++; tries > 1 {
				time.Sleep(50 * time.Millisecond)
			}
			var err error
			if number, err = p.send(ctx, c, note, note); err != nil {
				t.Error(err)
				return
			}
		}
		p.took = append(p.took, number)
		c.acknowledged.Add(1)
		if tries > 1 {
			p.repeated++
		}
	}
}

// send sends an event once, under a key. The number is 0 where nobody has taken it, as far as the phone
// knows; an error is an answer that it should not get.
func (p *chaosPhone) send(ctx context.Context, c *chaos, event, key string) (number int, err error) {
	form := url.Values{"seen": {strconv.FormatInt(p.shows.Load(), 10)}, "event": {event}, "key": {key}}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, c.balancer.at+p.path+"/enter", strings.NewReader(form.Encode()))
	if err != nil {
		return 0, err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept", "application/json")
	answer, err := programtest.PhoneClient.Do(r)
	if err != nil {
		return 0, nil //nolint:nilerr // it was cut off
	}
	defer answer.Body.Close() //nolint:errcheck // it has been read
	var entered struct {
		Number int
		Error  string
	}
	err = json.NewDecoder(answer.Body).Decode(&entered)
	switch answer.StatusCode {
	case http.StatusCreated:
		return entered.Number, nil // 0 where it was cut off
	case http.StatusBadGateway, http.StatusServiceUnavailable:
		return 0, nil
	}
	return 0, fmt.Errorf("%s: status %d: %+v, %w", event, answer.StatusCode, entered, err)
}

// follow follows the stream of the table, and begins anew where it breaks off, noting how
// long it was cut off.
func (p *chaosPhone) follow(ctx context.Context, c *chaos) {
	var cut time.Time
	down := false // the database was, at some time since
	for ctx.Err() == nil {
		_ = p.listen(ctx, c, func() { // it ends one way or another
			if !cut.IsZero() && !down {
				p.cuts = append(p.cuts, time.Since(cut))
			}
			cut, down = time.Time{}, false
		})
		if cut.IsZero() {
			cut = time.Now()
		}
		down = down || c.down.Load()
		time.Sleep(100 * time.Millisecond)
	}
}

// listen follows one stream until it ends. Told is called with each entry that it tells of.
func (p *chaosPhone) listen(ctx context.Context, c *chaos, told func()) error {
	return programtest.FollowStream(ctx, c.balancer.at+p.path, p.language, p.revision, func(seen int, revision string) error {
		p.revision = revision
		p.shows.Store(int64(seen))
		told()
		return nil
	})
}

// compare wants what was acknowledged to be there, once and in order, and all phones to
// show all of it.
func (c *chaos) compare(t *testing.T) {
	t.Helper()
	var acknowledged, repeated int
	var cuts []time.Duration
	for table := range slices.Chunk(c.phones, chaosPhones) {
		log := programtest.Exported(t, c.balancer.at+table[0].path)
		there := map[string]int{}
		for i, e := range log.Entries {
			if there[e.Event] != 0 {
				t.Errorf("%s is there twice", e.Event)
			}
			there[e.Event] = i + 1
		}
		for _, p := range table {
			for n, number := range p.took {
				if note := fmt.Sprintf("table note %s-%d", p.name, n); there[note] != number {
					t.Errorf("%s was acknowledged as entry %d, and is entry %d", note, number, there[note])
				}
			}
			if !slices.IsSorted(p.took) {
				t.Errorf("%s was not entered in order: %v", p.name, p.took)
			}
			waittest.For(t, p.name+" shows all", func() bool { return p.shows.Load() == int64(len(log.Entries)) })
			acknowledged, repeated, cuts = acknowledged+len(p.took), repeated+p.repeated, append(cuts, p.cuts...)
		}
	}
	slices.Sort(cuts)
	if len(cuts) == 0 || acknowledged < len(c.phones) {
		t.Fatalf("%d entries, and %d times cut off: that is no chaos", acknowledged, len(cuts))
	}
	longest := cuts[len(cuts)-1]
	t.Logf("%d entries acknowledged, %d of them after they were sent again; %d times cut off, for %v at p50 and %v at most",
		acknowledged, repeated, len(cuts), cmp.Or(cuts[len(cuts)/2], longest), longest)
	if longest > alivePatience && os.Getenv("CHAOS_ALONE") != "" { // with others there, that says more of these
		t.Errorf("a phone was cut off for %v", longest)
	}
}
