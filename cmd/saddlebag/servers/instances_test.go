//go:build unix

package servers

import (
	"errors"
	"fmt"
	"maps"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/programtest"
	"saddlebag/cmd/saddlebag/tables"
	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/postgres"
	"saddlebag/scoring/ledger/postgres/pgtest"
	"saddlebag/scoring/waittest"
	"saddlebag/web/live"
	"saddlebag/web/live/codes"
	"saddlebag/web/live/people"
	"saddlebag/web/live/views"
)

// shared is the PostgreSQL of all tests that do not stop it.
var shared = sync.OnceValues(func() (*pgtest.Cluster, error) {
	if cluster := pgtest.Given(); cluster != nil {
		return cluster, nil
	}
	cluster, err := pgtest.Start()
	if err == nil {
		programtest.AtTheEnd = append(programtest.AtTheEnd, cluster.Remove)
	}
	return cluster, err
})

// newDatabase makes a database of PostgreSQL for a test.
func newDatabase(tb testing.TB) string {
	tb.Helper()
	cluster, err := shared()
	if err != nil {
		tb.Fatal(err)
	}
	return cluster.Database(tb)
}

// startInstances starts so many servers of one database.
func startInstances(tb testing.TB, database string, count int) []*programtest.KillableServer {
	tb.Helper()
	all := make([]*programtest.KillableServer, count)
	for i := range all {
		all[i] = programtest.StartServer(tb, database)
	}
	return all
}

// Of ten that throw at ten servers at the same moment, having seen the same, one throws
// and nine are told that the game has moved on; so with an undo. What means the
// same whatever came before, as claims do, goes in, all of it.
func TestTenInstances(t *testing.T) {
	t.Parallel()
	const servers = 10
	rounds := 10
	if os.Getenv("SOAK_CHAOS") != "" {
		rounds = 100
	}
	instances := startInstances(t, newDatabase(t), servers)
	code := strings.TrimPrefix(programtest.NewTableOf(t, instances[0].At, "coal-n-write", live.Virtual, "Ann", "Bob"), "/t/")
	at := make([]programtest.Program, servers)
	for i, s := range instances {
		at[i] = programtest.ProgramAt(t, s.At, code)
	}
	seen := 0
	for range rounds {
		for _, event := range []string{"table roll *", "table undo"} {
			if got := enterAtOnce(at, seen, func(int) string { return event }); !maps.Equal(got, map[int]int{http.StatusCreated: 1, http.StatusConflict: servers - 1}) {
				t.Fatalf("%s after %d: %v", event, seen, got)
			}
			seen++
		}
		if got := enterAtOnce(at, seen, func(i int) string { return fmt.Sprintf("table result %s %d", []string{"Ann", "Bob"}[i%2], i) }); got[http.StatusCreated] != servers {
			t.Fatalf("claims after %d: %v", seen, got)
		}
		seen += servers
	}
	for i, p := range at {
		if got := p.State(0); got.Seen != seen || len(got.Moves) != seen {
			t.Errorf("server %d has %d entries, want %d", i, got.Seen, seen)
		}
	}
}

// enterAtOnce enters something at all servers at the same moment, and counts the
// answers by their status.
func enterAtOnce(at []programtest.Program, seen int, event func(i int) string) map[int]int {
	var wg sync.WaitGroup
	status := make([]int, len(at))
	for i, p := range at {
		wg.Go(func() {
			var answer any
			status[i] = p.Ask(http.MethodPost, "/events", map[string]any{"seen": seen, "event": event(i), "key": strconv.Itoa(i) + event(i) + strconv.Itoa(seen)}, &answer)
		})
	}
	wg.Wait()
	counts := map[int]int{}
	for _, s := range status {
		counts[s]++
	}
	return counts
}

// twoServers are the tables of one database as two servers have them.
func twoServers(t *testing.T, quotas string) (a, b *live.Tables) {
	t.Helper()
	database := newDatabase(t)
	open := func() *live.Tables {
		store, err := postgres.Open(t.Context(), database)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = store.Close() })
		all, err := tables.Open(t.Context(), &command.Settings{Quotas: quotas, Trash: live.DefaultTrash}, database, store, nil)
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	return open(), open()
}

// placeAt is the place of a code as a server finds it.
func placeAt(t *testing.T, tables *live.Tables, code string) live.Place {
	t.Helper()
	p, err := tables.At(t.Context(), code)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Who sits where, who asks for a seat, who has none any more, and what the table is
// called: all that is done by way of one server holds at another at once.
func TestSeatsAtTwoServers(t *testing.T) {
	t.Parallel()
	a, b := twoServers(t, "tables=2")
	order := live.Order{Header: ledger.Header{Game: "coal-n-write", Players: []string{"Ann", "", ""}}, Gathers: true, Dice: live.Virtual, Keep: live.DefaultKeep, From: "192.0.2.1"}
	ann := must[live.Place](t)(a.Make(t.Context(), order))
	atB := placeAt(t, b, ann.Code) // made a moment ago
	door := must[string](t)(atB.Door(t.Context()))
	bobCode := must[string](t)(a.Sit(t.Context(), door, live.Guest{Name: "Bob"}))
	bob := placeAt(t, b, bobCode)
	if got := must[live.Presence](t)(atB.Presence()); len(got.Seats) != 5 || !got.Seats[2].Taken {
		t.Errorf("Bob is not at the other server: %+v", got.Seats)
	}

	// Cec asks at B, and the host answers at A.
	secret, number, err := b.RequestSeat(t.Context(), must[live.Presence](t)(ann.Presence()).Short, people.Player, "Cec", people.Asker{Phone: "cec", From: "192.0.2.9"})
	if err != nil {
		t.Fatal(err)
	}
	asks := must[live.Presence](t)(placeAt(t, a, ann.Code).Presence()).JoinRequests
	if len(asks) != 1 || asks[0].Number != number || asks[0].Name != "Cec" {
		t.Fatalf("the host sees %+v", asks)
	}
	if err := ann.AnswerRequest(t.Context(), asks[0].ID, true); err != nil {
		t.Fatal(err)
	}
	if err := atB.AnswerRequest(t.Context(), asks[0].ID, false); err == nil {
		t.Error("a request is answered twice")
	}
	status := must[people.RequestStatus](t)(b.RequestStatus(t.Context(), secret))
	cec := placeAt(t, a, status.Code)
	if err := placeAt(t, b, ann.Code).Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	if v := must[*views.View](t)(placeAt(t, a, cec.Code).View(t.Context())); !slices.Equal(v.Names, []string{"Ann", "Bob", "Cec"}) {
		t.Errorf("at the table sit %q", v.Names)
	}

	// Bob's seat is handed on at A, and Bob's phone is at B.
	watch := bob.Watch(make(chan struct{}, 1))
	defer watch.Stop()
	link := must[string](t)(placeAt(t, a, ann.Code).Hand(t.Context(), people.Player, 1))
	waittest.For(t, "Bob is told", func() bool { _, err := bob.Presence(); return errors.Is(err, live.ErrUnknown) })
	if _, err := b.At(t.Context(), bobCode); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("Bob's code still opens: %v", err)
	}
	dora := placeAt(t, a, must[string](t)(b.Sit(t.Context(), link, live.Guest{})))

	// A throw at B is seen at A, by who watches and by who asks.
	news := dora.Watch(make(chan struct{}, 1))
	defer news.Stop()
	atB = placeAt(t, b, ann.Code)
	if _, err := atB.Enter(t.Context(), live.Request{Event: "table roll *"}); err != nil {
		t.Fatal(err)
	}
	waittest.For(t, "the throw is at the other server", func() bool { return must[*views.View](t)(dora.View(t.Context())).Seen == 1 })
	same := func(a, b *views.View) bool { return a.Moves()[0].Text() == b.Moves()[0].Text() && a.Seen == b.Seen }
	if !same(must[*views.View](t)(dora.View(t.Context())), must[*views.View](t)(atB.View(t.Context()))) {
		t.Error("two servers have seen two throws")
	}

	// Quotas count what other servers have made.
	if _, err := b.Make(t.Context(), order); err != nil {
		t.Fatal(err)
	}
	if all := a.Quota().Total(t.Context()); all.Tables != 2 {
		t.Errorf("the other server counts %+v", all)
	}
	if _, err := a.Make(t.Context(), order); err == nil || !strings.Contains(err.Error(), "already made 2 tables") {
		t.Errorf("a third table: %v", err)
	}
	if err := atB.Delete(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := a.At(t.Context(), ann.Code); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("the table is still there: %v", err)
	}
}

// A server of before, which knows nothing of indexes, sits somebody down beside one that
// does: what it keeps is found, and counted.
func TestCardOfAnOlderServer(t *testing.T) {
	t.Parallel()
	database := newDatabase(t)
	store := must[tables.Store](t)(tables.OpenToServe(t.Context(), database))
	t.Cleanup(func() { _ = store.Close() })
	all := must[*live.Tables](t)(tables.Open(t.Context(), &command.Settings{Quotas: "off", Trash: live.DefaultTrash}, database, store, nil))
	ann := must[live.Place](t)(all.Make(t.Context(), live.Order{Header: ledger.Header{Game: "coal-n-write", Players: []string{"Ann", "Bob"}}, Keep: live.DefaultKeep}))
	code := strings.Repeat("q", 26)
	id := ann.Table.ID()
	card := string(must[[]byte](t)(store.Card(t.Context(), id)))
	sat := strings.Replace(card, `"seat":1,"keys":null`, `"seat":1,"keys":[{"hash":"`+codes.Hash(code)+`"}]`, 1)
	if sat == card {
		t.Fatalf("nobody has sat down in %s", card)
	}
	if err := store.SetCard(t.Context(), id, nil, &logbook.Card{Text: []byte(sat)}); err != nil {
		t.Fatal(err)
	}
	if err := store.Create(t.Context(), "another", must[*logbook.Log](t)(store.Load(t.Context(), id)).Header, &logbook.Card{Text: []byte(strings.ReplaceAll(sat, code[:1], "r"))}); err != nil {
		t.Fatal(err)
	}
	if bob := placeAt(t, all, code); bob.Seat != 1 || bob.Table != ann.Table {
		t.Errorf("the code leads to %+v", bob)
	}
	if kept := must[[]live.Kept](t)(all.Of(t.Context(), []string{code})); len(kept) != 1 {
		t.Errorf("the phone has %d places", len(kept))
	}
	if lack := must[[]string](t)(store.Unindexed(t.Context(), "", 10)); len(lack) > 0 {
		t.Errorf("not indexed are %q", lack)
	}
}

// Who is there by way of one server is there for all, and who has said to be done.
func TestPresenceAtTwoServers(t *testing.T) {
	t.Parallel()
	a, b := twoServers(t, "off")
	ann := must[live.Place](t)(a.Make(t.Context(), live.Order{Header: ledger.Header{Game: "coal-n-write", Players: []string{"Ann", "Bob"}}, Dice: live.Virtual, Host: 0, Keep: live.DefaultKeep}))
	links := must[[]people.Link](t)(ann.Invite(t.Context()))
	bob := placeAt(t, b, must[string](t)(b.Sit(t.Context(), links[0].Key, live.Guest{})))
	eve := placeAt(t, b, must[string](t)(b.Sit(t.Context(), links[1].Key, live.Guest{})))
	if bob.Role != people.Player || eve.Role != people.Onlooker || eve.Seat != scoring.Table {
		t.Fatal("the links are in another order")
	}
	there := func(p live.Place) live.Presence { return must[live.Presence](t)(p.Presence()) }
	atA := ann.Watch(make(chan struct{}, 1))
	defer atA.Stop()
	bobs, eves := bob.Watch(make(chan struct{}, 1)), eve.Watch(make(chan struct{}, 1))
	defer eves.Stop()
	waittest.For(t, "Ann sees Bob and who looks on", func() bool { p := there(ann); return p.Here[0] && p.Here[1] && p.Looks == 1 })
	waittest.For(t, "Bob sees Ann", func() bool { return there(bob).Here[0] })
	if err := bob.Done(1, true); err != nil {
		t.Fatal(err)
	}
	waittest.For(t, "Ann sees that Bob is done", func() bool { return there(ann).Done[1] })
	if _, err := placeAt(t, a, ann.Code).Enter(t.Context(), live.Request{Event: "table roll *"}); err != nil {
		t.Fatal(err)
	}
	waittest.For(t, "Bob is at it again", func() bool { return !there(bob).Done[1] })
	bobs.Stop()
	waittest.For(t, "Bob has gone", func() bool { return !there(ann).Here[1] })
}
