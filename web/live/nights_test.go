package live_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/nights"
	"saddlebag/web/live"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/people"
	"saddlebag/web/live/quota"
)

// whole is a game of Ann and Bob: 17 (5 + 5 + 2 + 5) to 3 (2 + 6 - 6 + 1).
var whole = []string{
	"Ann draw ace", "Bob bury there", "Bob draw queen", "Ann bury here", "table roll 2+5", "Bob dig 2", "Ann dig 5", "Ann spin rich",
	"table roll 2+6", "Ann dig 2", "Bob dig 6", "Bob spin bust", "Bob reveal queen there", "Ann reveal ace here",
}

// added adds people to a group, and returns their ids.
func added(t *testing.T, g *groups.Group, names ...string) (ids []string) {
	t.Helper()
	for _, name := range names {
		id, err := g.AddPerson(t.Context(), name)
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	return ids
}

// group makes a group called Thursday, and returns its link.
func (r *room) group() (link string) {
	r.t.Helper()
	link, err := r.MakeGroup(r.t.Context(), "Thursday", "")
	if err != nil {
		r.t.Fatal(err)
	}
	return link
}

// grouped makes a table of a group, of Ann and Bob.
func (r *room) grouped(link string) live.Place {
	r.t.Helper()
	p, err := r.Make(r.t.Context(), live.Order{
		Header: ledger.Header{Game: "nugget", Players: []string{"Ann", "Bob"}, Date: "2026-11-20"}, Keep: live.DefaultKeep, Group: link,
	})
	if err != nil {
		r.t.Fatal(err)
	}
	return p
}

// play enters events from Bob's phone where Bob does something, and else from the host's.
func (r *room) play(host live.Place, events ...string) (bob live.Place) {
	r.t.Helper()
	bob = r.sit(host, people.Player, 1)
	for _, event := range events {
		p := host
		if strings.HasPrefix(event, "Bob ") {
			p = bob
		}
		r.enter(p, event)
	}
	return bob
}

// told is what a group tells of its people, in short, by the order in which they came.
func (r *room) told(link string) string {
	r.t.Helper()
	v, err := r.LookAtGroup(r.t.Context(), link, nil)
	if err != nil {
		r.t.Fatal(err)
	}
	all := []string{fmt.Sprintf("%s: %d plays, %d open", v.Name, v.Stats.Plays, len(v.Open))}
	for _, p := range v.Stats.People {
		best := ""
		for _, g := range p.Games {
			best += " best " + g.Best.String()
		}
		all = append(all, fmt.Sprintf("%s won %d of %d%s", p.Name, p.Wins/nights.Win, p.Contests, best))
	}
	return strings.Join(all, "; ")
}

func (r *room) tells(link, want string) {
	r.t.Helper()
	if diff := cmp.Diff(want, r.told(link)); diff != "" {
		r.t.Errorf("what the group tells (-want +got):\n%s", diff)
	}
}

// A group remembers the game of its table once that's over, and what becomes of it later.
func TestGroupRemembersGames(t *testing.T) {
	r := open(t)
	link := r.group()
	host := r.grouped(link)
	r.play(host, whole[:len(whole)-1]...)
	r.tells(link, "Thursday: 0 plays, 1 open")
	r.enter(host, whole[len(whole)-1])
	const once = "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 17; Bob won 0 of 1 best 3"
	r.tells(link, once)
	r.reopen()
	r.tells(link, once)
	host = r.at(host.Code)
	r.enter(host, "table undo")
	r.tells(link, "Thursday: 0 plays, 1 open; Ann won 0 of 0; Bob won 0 of 0")
	r.enter(host, "table redo", `table amend 10 "Ann dig 6"`) // 5 + 5 + 6 + 5
	r.tells(link, "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 21; Bob won 0 of 1 best 3")
	next, err := r.at(host.Code).Again(t.Context(), 1, "")
	if err != nil {
		t.Fatal(err)
	}
	r.enter(next, "Bob draw ace", "table stop late")
	r.tells(link, "Thursday: 2 plays, 0 open; Ann won 1 of 1 best 21; Bob won 0 of 1 best 3")
}

// Nobody's name is in what a group can't change.
func TestGroupLogNamesNobody(t *testing.T) {
	r := open(t)
	link := r.group()
	r.play(r.grouped(link), whole...)
	v, err := r.LookAtGroup(t.Context(), link, nil)
	if err != nil {
		t.Fatal(err)
	}
	log, err := r.store.Load(t.Context(), v.ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := logbook.Verify(log.Header, log.Records); err != nil || !groups.IsGroup(log.Header) || len(log.Records) != 1 {
		t.Errorf("a log of %d entries that begins with %q: %v", len(log.Records), log.Header, err)
	}
	for _, name := range []string{"Ann", "Bob", "Thursday"} {
		if text := log.Records[0].Entry.String(); strings.Contains(text, name) {
			t.Errorf("%s is named in %s", name, text)
		}
	}
	g, err := r.Groups().At(t.Context(), link)
	if err == nil {
		err = g.ChangePeople(t.Context(), func(p nights.People, _ *nights.Shelf) (nights.People, error) { return p.Forget(p[1].ID) })
	}
	if err != nil {
		t.Fatal(err)
	}
	if card := r.cards()[v.ID]; strings.Contains(card, "Bob") || !strings.Contains(card, "Ann") {
		t.Errorf("once Bob is forgotten, the card is %s", card)
	}
	r.tells(link, "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 17;  won 0 of 1 best 3")
}

// A table can join a group when its game is over, and a ledger that's brought is recorded, too.
// The others at the table are told.
func TestGroupTakesGamesLater(t *testing.T) {
	r := open(t)
	link := r.group()
	host := r.make("nugget", "Bob")
	bob := r.play(host, whole...)
	if err := bob.Join(t.Context(), link); err == nil {
		t.Error("somebody who isn't the host has a group remember the game")
	}
	if err := host.Join(t.Context(), "no link"); !errors.Is(err, groups.ErrUnknown) {
		t.Errorf("a link that leads nowhere: %v", err)
	}
	for range 2 {
		if err := host.Join(t.Context(), link); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff([]string{"Ann group"}, r.deeds(bob)); diff != "" {
		t.Errorf("what Bob is told (-want +got):\n%s", diff)
	}
	r.tells(link, "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 17; Bob won 0 of 1 best 3")
	text := "saddlebag 1 nugget\nplayer Ann\nplayer Bob\ndate 2026-11-13\n\n" + strings.Join(whole, "\n") + "\n"
	if _, err := r.Import(t.Context(), live.Order{Host: 0, Keep: 7, Group: link}, "night.ledger", text); err != nil {
		t.Fatal(err)
	}
	r.tells(link, "Thursday: 2 plays, 0 open; Ann won 2 of 2 best 17; Bob won 0 of 2 best 3")
}

// A ledger that doesn't say when it was played counts for the day on which it was brought. A game
// that can't be recorded, here for want of room for more people, keeps nobody from the others.
func TestGroupBearsWithGames(t *testing.T) {
	r := open(t)
	link := r.group()
	text := "saddlebag 1 nugget\nplayer Ann\nplayer Bob\n\n" + strings.Join(whole, "\n") + "\n"
	if _, err := r.Import(t.Context(), live.Order{Host: 0, Keep: 7, Group: link}, "night.ledger", text); err != nil {
		t.Fatal(err)
	}
	const want = "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 17; Bob won 0 of 1 best 3"
	r.tells(link, want)
	v, err := r.LookAtGroup(t.Context(), link, nil)
	if err != nil || v.Stats.Nights[0].Day != "2026-11-20" {
		t.Errorf("the nights are %+v, %v", v.Stats.Nights, err)
	}
	g := r.Groups().Get(v.ID)
	var names []string
	for n := range 498 {
		names = append(names, fmt.Sprintf("Guest %d", n))
	}
	added(t, g, names...)
	host, err := r.Make(t.Context(), live.Order{Header: ledger.Header{Game: "nugget", Players: []string{"Cy", "Di"}}, Keep: 7, Group: link})
	if err != nil {
		t.Fatal(err)
	}
	r.enter(host, "table stop late")
	if got := r.told(link); !strings.HasPrefix(got, "Thursday: 1 plays, 1 open; Ann won 1 of 1 best 17; ") {
		t.Errorf("the group tells %.80s", got)
	}
}

// What a group remembers stays for as long as the group does; a game that nobody ends doesn't.
func TestGroupKeepsItsTables(t *testing.T) {
	for _, tables := range []bool{false, true} {
		t.Run(fmt.Sprintf("deleted with tables %v", tables), func(t *testing.T) {
			r := open(t)
			link := r.group()
			over, open := r.grouped(link), r.grouped(link)
			r.play(over, whole...)
			r.enter(open, whole[0])
			r.pass(live.DefaultKeep + 10)
			if !r.there(over.Code) || r.there(open.Code) {
				t.Errorf("the game that's over is there: %v; the other: %v", r.there(over.Code), r.there(open.Code))
			}
			r.tells(link, "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 17; Bob won 0 of 1 best 3")
			if err := r.DeleteGroup(t.Context(), link, tables); err != nil {
				t.Fatal(err)
			}
			if _, err := r.LookAtGroup(t.Context(), link, nil); !errors.Is(err, groups.ErrUnknown) {
				t.Errorf("the group is still there: %v", err)
			}
			if r.there(over.Code) == tables {
				t.Errorf("its table is there: %v", !tables)
			}
			if !tables {
				if r.pass(live.DefaultKeep + 10); r.there(over.Code) {
					t.Error("without its group the table stands for ever")
				}
			}
		})
	}
}

// Two servers with one store lose nothing, and count nothing twice.
func TestGroupAtTwoServers(t *testing.T) {
	r := open(t)
	link := r.group()
	one, err := r.Groups().At(t.Context(), link)
	if err != nil {
		t.Fatal(err)
	}
	other, err := groups.New(groups.Config{Store: r.store, Keys: r.conf.Keys, Clock: r.conf.Clock, Book: r.Quota()}).At(t.Context(), link)
	if err != nil {
		t.Fatal(err)
	}
	const each = 20
	var all sync.WaitGroup
	for i, g := range []*groups.Group{one, other} {
		all.Go(func() {
			for n := range each {
				names := []string{"Ann", fmt.Sprintf("Guest %d of %d", n, i), "Bob"}
				err := g.EnterWith(t.Context(), names, func(ids []string) (ledger.Entry, error) {
					p := nights.Play{ID: fmt.Sprintf("play-%d", n), Game: "nugget", Day: "2026-11-20", Source: nights.FromResult}
					for rank, id := range ids {
						p.Seats = append(p.Seats, nights.Seat{Person: id, Rank: rank + 1})
					}
					return nights.PlayEntry(&p)
				}, fmt.Sprintf("key %d", n)) // the same at both
				if err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	all.Wait()
	for _, g := range []*groups.Group{one, other} {
		v, err := g.Look(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		if v.Stats.Plays != each || v.Last != each || len(v.People) != each+2 {
			t.Errorf("%d plays of %d entries, and %d people; want %d, %d and %d", v.Stats.Plays, v.Last, len(v.People), each, each, each+2)
		}
	}
}

// A game that there's no room for leaves nothing in its group: nobody who'd have come with it.
func TestGroupWithoutRoom(t *testing.T) {
	r := open(t)
	link := r.group()
	add := func(day string, names ...string) error {
		g, err := r.Groups().At(t.Context(), link)
		if err != nil {
			t.Fatal(err)
		}
		return g.EnterWith(t.Context(), names, func(ids []string) (ledger.Entry, error) {
			p := nights.Play{ID: "on-" + day, Game: "nugget", Day: day, Source: nights.FromResult, Note: strings.Repeat("long ", 300)}
			for rank, id := range ids {
				p.Seats = append(p.Seats, nights.Seat{Person: id, Rank: rank + 1})
			}
			return nights.PlayEntry(&p)
		}, "")
	}
	r.conf.Quota = quota.Limits{Table: 4000}
	r.reopen()
	if err := add("2026-11-20", "Ann", "Bob"); err != nil {
		t.Fatal(err)
	}
	if err := add("2026-11-21", "Ann", "Cyd"); err != nil {
		t.Fatal(err)
	}
	if err := add("2026-11-22", "Ann", "Dee"); !isFull(err) {
		t.Errorf("in a full group: %v", err)
	}
	r.tells(link, "Thursday: 2 plays, 0 open; Ann won 2 of 2 best 0; Bob won 0 of 1 best 0; Cyd won 0 of 1 best 0")
	r.conf.Quota = quota.Limits{}
	r.reopen()
	if err := add("2026-11-22", "Ann", "Dee"); err != nil {
		t.Error(err)
	}
	r.tells(link, "Thursday: 3 plays, 0 open; Ann won 3 of 3 best 0; Bob won 0 of 1 best 0; Cyd won 0 of 1 best 0; Dee won 0 of 1 best 0")
}

// A database that's copied has its groups, too, and its operator sees which.
func TestGroupsAreListedAndFoundAnew(t *testing.T) {
	r := open(t)
	link := r.group()
	host := r.grouped(link)
	r.play(host, whole...)
	other := open(t)
	ids, err := r.store.Tables(t.Context())
	for i := 0; err == nil && i < len(ids); i++ {
		_, err = logbook.Copy(t.Context(), r.store, other.store, ids[i], nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	other.reopen()
	other.tells(link, "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 17; Bob won 0 of 1 best 3")
	if n := other.SetAside(); n != 0 || !other.there(host.Code) {
		t.Errorf("%d are set aside, or the code of a table leads nowhere", n)
	}
	list, err := live.List(t.Context(), other.store)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range list {
		if l.Damage != "" || (l.Game == live.GroupKind) == (l.ID == host.Table.ID()) || l.Game == live.GroupKind && (l.Title != "Thursday" || cmp.Diff([]string{"Ann", "Bob"}, l.Players) != "" || l.Entries != 1) {
			t.Errorf("listed: %+v", l)
		}
	}
}
