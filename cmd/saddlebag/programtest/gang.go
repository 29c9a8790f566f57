package programtest

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
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

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/nights/exchange"
	"saddlebag/scoring/waittest"
)

// A Gang is a group that phones change all the time, each its own people of it, at servers
// that may die at any moment. A deed is sent again until a server has acknowledged it.
type Gang struct {
	link    string
	servers func() []string // addresses
	phones  []*gangPhone
	enough  atomic.Bool // nothing new is to be sent
	playing sync.WaitGroup
}

// A gangPhone does one deed after the other. So what the group has of its people is what it had
// once some number of them was done.
type gangPhone struct {
	gang        *Gang
	number      int
	begun, done atomic.Int64 // deeds
}

// gangPhones is how many phones change a group.
const gangPhones = 3

// StartGang makes a group at one of the servers, and has phones change it.
func StartGang(ctx context.Context, t *testing.T, servers func() []string) *Gang {
	t.Helper()
	g := &Gang{servers: servers}
	body, status := g.ask(ctx, http.MethodPost, "/api/v1/groups", "application/json", `{"name": "The gang"}`)
	var made struct{ Link string }
	if err := json.Unmarshal(body, &made); err != nil || status != http.StatusCreated {
		t.Fatalf("no group: status %d, %s, %v", status, body, err)
	}
	g.link = made.Link
	for n := range gangPhones {
		p := &gangPhone{gang: g, number: n}
		g.phones = append(g.phones, p)
		g.playing.Go(func() { p.play(ctx, t) })
	}
	return g
}

// GoOn waits until so many more deeds are acknowledged.
func (g *Gang) GoOn(t *testing.T, deeds int) {
	t.Helper()
	enough := g.Done() + deeds
	waittest.For(t, "phones change a group", func() bool { return t.Failed() || g.Done() >= enough })
}

// Done is how many deeds are acknowledged.
func (g *Gang) Done() (deeds int) {
	for _, p := range g.phones {
		deeds += int(p.done.Load())
	}
	return deeds
}

// End has the phones do nothing new, and waits until all that they've begun is acknowledged.
func (g *Gang) End() {
	g.enough.Store(true)
	g.playing.Wait()
}

// Check wants the group to have all that was acknowledged, once, and of each deed that a phone
// is about either all or nothing.
func (g *Gang) Check(ctx context.Context, t *testing.T) {
	t.Helper()
	least := make([]int64, len(g.phones))
	for i, p := range g.phones {
		least[i] = p.done.Load()
	}
	there := g.state(ctx)
	for i, p := range g.phones {
		got, most := there.of(p), p.begun.Load()
		var diff string
		for deeds := most; deeds >= least[i]; deeds-- {
			if diff = cmp.Diff(p.after(int(deeds)), got); diff == "" {
				break
			}
		}
		if diff != "" {
			t.Errorf("phone %d has done %d deeds and begun %d; the group is as after none of them. After %d (-want +got):\n%s", i, least[i], most, least[i], diff)
		}
	}
}

// play does deeds.
func (p *gangPhone) play(ctx context.Context, t *testing.T) {
	for n := 0; !p.gang.enough.Load() && ctx.Err() == nil; n++ {
		path, kind, form, want := p.deed(ctx, n)
		p.begun.Store(int64(n + 1))
		if body, status := p.gang.ask(ctx, http.MethodPost, path, kind, form); status != want && ctx.Err() == nil {
			t.Errorf("deed %d of phone %d, %s: status %d, %.300s", n, p.number, path, status, body)
			return
		}
		p.done.Store(int64(n + 1))
	}
}

// gangDeeds is how many deeds a phone does with the same people: it brings a file with three
// games, of which two people are new; adds a result, with whom one more comes; renames the first;
// and says that the third is the second, and takes that back.
const gangDeeds = 5

// names are those of the people of a phone's deed.
func (p *gangPhone) names(deed int) (first, renamed, second, third string) {
	name := func(who string) string { return fmt.Sprintf("%s %d of %d", who, deed/gangDeeds, p.number) }
	return name("Ann"), name("Anna"), name("Bob"), name("Cyd")
}

// deed is the form of a deed, where it goes, and the status that acknowledges it.
func (p *gangPhone) deed(ctx context.Context, n int) (path, kind, form string, status int) {
	const urlEncoded = "application/x-www-form-urlencoded"
	pages := "/nights/" + p.gang.link
	id := func(of string) string { return exchange.ID(of, p.gang.link, fmt.Sprint(p.number, " ", n)) }
	first, renamed, second, third := p.names(n)
	of := func(name string) string { return pages + "/people/" + p.gang.state(ctx).id(name) }
	switch n % gangDeeds {
	case 0:
		file := "Date,Game,Player,Score,Play\n"
		for i, other := range []string{second, second, "Zoe"} {
			for _, player := range []string{first, other} {
				file += fmt.Sprintf("2026-11-20,Coal n' Write,%s,%d,%s\n", player, len(player), id(fmt.Sprint("play ", i)))
			}
		}
		return pages + "/in", urlEncoded, url.Values{"file": {file}, "take": {"yes"}, "id": {id("import")}}.Encode(), http.StatusSeeOther
	case 1:
		result := fmt.Sprintf(`{"id": %q, "game": "coal-n-write", "day": "2026-11-21", "note": "", "players": [{"name": %q, "score": 3, "place": 0}, {"name": %q, "score": 2, "place": 0}]}`,
			id("result"), first, third)
		return "/api/v1/groups/" + p.gang.link + "/plays", "application/json", result, http.StatusCreated
	case 2:
		return of(first) + "/rename", urlEncoded, url.Values{"name": {renamed}}.Encode(), http.StatusSeeOther
	case 3:
		return of(third) + "/merge", urlEncoded, url.Values{"into": {p.gang.state(ctx).id(second)}}.Encode(), http.StatusSeeOther
	default:
		return of(second) + "/split", urlEncoded, url.Values{"other": {p.gang.state(ctx).id(third)}}.Encode(), http.StatusSeeOther
	}
}

// after is what the group has of the phone's people once so many deeds are done.
func (p *gangPhone) after(deeds int) (lines []string) {
	for n := 0; n < deeds; n += gangDeeds {
		first, renamed, second, third := p.names(n)
		done := min(deeds-n, gangDeeds)
		ann := gangPerson{Name: first, Plays: 3}
		bob, cyd := gangPerson{Name: second, Plays: 2}, gangPerson{Name: third, Plays: 1}
		if done >= 2 {
			ann.Plays = 4
		}
		if done >= 3 {
			ann.Name, ann.Former = renamed, []string{first}
		}
		if done == 4 {
			bob.Plays, cyd.Plays, cyd.Into = 3, 0, second
		}
		lines = append(lines, ann.String(), bob.String())
		if done >= 2 {
			lines = append(lines, cyd.String())
		}
	}
	slices.Sort(lines)
	return lines
}

// A gangState is what a server tells of the group.
type gangState struct {
	People []gangPerson
	Stats  struct {
		People []struct {
			Person string
			Plays  int
		}
	}
}

// A gangPerson is somebody of the group.
type gangPerson struct {
	ID, Name string
	Former   []string
	Into     string
	Plays    int
}

func (p gangPerson) String() string {
	return fmt.Sprintf("%s, once %v, is %q: %d plays", p.Name, p.Former, p.Into, p.Plays)
}

// state is what a server tells now.
func (g *Gang) state(ctx context.Context) (s gangState) {
	for ctx.Err() == nil {
		body, status := g.ask(ctx, http.MethodGet, "/api/v1/groups/"+g.link, "", "")
		if status == http.StatusOK && json.Unmarshal(body, &s) == nil {
			return s
		}
	}
	return s
}

// id is that of who is or was called something.
func (s gangState) id(name string) string {
	for _, p := range s.People {
		if p.Name == name || slices.Contains(p.Former, name) {
			return p.ID
		}
	}
	return "nobody"
}

// of is what there is of a phone's people.
func (s gangState) of(phone *gangPhone) (lines []string) {
	names := map[string]string{}
	for _, p := range s.People {
		names[p.ID] = p.Name
	}
	for _, p := range s.People {
		if !strings.HasSuffix(p.Name, fmt.Sprint(" of ", phone.number)) {
			continue
		}
		p.Into = names[p.Into]
		for _, of := range s.Stats.People {
			if of.Person == p.ID {
				p.Plays = of.Plays
			}
		}
		lines = append(lines, p.String())
	}
	slices.Sort(lines)
	return lines
}

// ask asks any of the servers, until one has answered.
func (g *Gang) ask(ctx context.Context, method, path, kind, body string) (answer []byte, status int) {
	client := &http.Client{Transport: Seated.Transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	for ctx.Err() == nil {
		at := g.servers()
		if len(at) == 0 {
			time.Sleep(time.Millisecond)
			continue
		}
		r, err := http.NewRequestWithContext(ctx, method, at[rand.IntN(len(at))]+path, strings.NewReader(body)) //nolint:gosec // any will do
		if err != nil {
			return nil, 0
		}
		if kind != "" {
			r.Header.Set("Content-Type", kind)
		}
		got, err := client.Do(r)
		if err == nil {
			answer, err = io.ReadAll(got.Body)
			_ = got.Body.Close()
		}
		if err != nil {
			time.Sleep(2 * time.Millisecond)
			continue
		}
		return answer, got.StatusCode
	}
	return nil, 0
}

// What StormGangs does, unless SOAK_GROUPS says how often it kills.
const (
	usualKills    = 10
	killsOfGroup  = 5  // then there's another group, so that none grows for ever
	mostUntilKill = 30 // deeds that are acknowledged; chance decides
)

// StormGangs kills one after the other of some servers of a database, and starts another in its
// place, while phones change a group.
func StormGangs(t *testing.T, database string, servers int) {
	t.Helper()
	kills := usualKills
	if n := os.Getenv("SOAK_GROUPS"); n != "" {
		var err error
		if kills, err = strconv.Atoi(n); err != nil {
			t.Fatal(err)
		}
	}
	random := rand.New(rand.NewPCG(2, uint64(kills)))
	all := make([]*KillableServer, servers)
	var at atomic.Pointer[[]string]
	replace := func(n int) {
		all[n] = StartServer(t, database)
		var there []string
		for _, s := range all {
			if s != nil {
				there = append(there, s.At)
			}
		}
		at.Store(&there)
	}
	for n := range all {
		replace(n)
	}
	deeds := 0
	for killed := 0; killed < kills; {
		g := StartGang(t.Context(), t, func() []string { return *at.Load() })
		for range killsOfGroup {
			g.GoOn(t, 1+random.IntN(mostUntilKill))
			all[killed%servers].Kill(t)
			replace(killed % servers)
			g.Check(t.Context(), t)
			killed++
		}
		g.End()
		g.Check(t.Context(), t)
		deeds += g.Done()
	}
	t.Logf("%d kills, %d deeds acknowledged", kills, deeds)
	if out, err := exec.Command("saddlebag", "verify", database).CombinedOutput(); err != nil {
		t.Errorf("verify: %v\n%s", err, out)
	}
}
