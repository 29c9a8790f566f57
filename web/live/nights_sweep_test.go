package live_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/nights"
	"saddlebag/web/live"
	"saddlebag/web/live/groups"
	"saddlebag/web/live/quota"
)

// groupID is the id of the group of a link.
func (r *room) groupID(link string) string {
	r.t.Helper()
	g, err := r.Groups().At(r.t.Context(), link)
	if err != nil {
		r.t.Fatal(err)
	}
	return g.ID()
}

// known says whether a link leads to a group.
func (r *room) known(link string) bool {
	_, err := r.Groups().At(r.t.Context(), link)
	return !errors.Is(err, groups.ErrUnknown)
}

// A group in which nothing was ever played ends as such a table would: it goes to the trash,
// comes back from there as it was, and is deleted in the end. One with games stays, and so does
// one with a game that goes on.
func TestEmptyGroupEnds(t *testing.T) {
	r := open(t)
	empty, used, played, playing := r.group(), r.group(), r.group(), r.group()
	r.play(r.grouped(played), whole...)
	open := r.grouped(playing)
	r.swept(0, 0)
	id := r.groupID(empty)
	r.pass(live.DefaultKeep)
	for _, link := range []string{empty, used, played, playing} {
		if !r.known(link) {
			t.Errorf("%s is gone too early", link)
		}
	}
	g, err := r.Groups().At(t.Context(), used)
	if err == nil {
		_, err = g.AddPerson(t.Context(), "Ann")
	}
	if err != nil {
		t.Fatal(err)
	}
	r.enter(open, whole[0])
	r.pass(1)
	if r.known(empty) || !r.known(used) || !r.known(played) || !r.known(playing) {
		t.Error("the wrong groups are in the trash")
	}
	list, err := live.List(t.Context(), r.store)
	if at := slices.IndexFunc(list, func(l live.Listed) bool { return l.ID == id }); err != nil || list[at].Trashed.IsZero() || list[at].Damage != "" {
		t.Errorf("the operator sees %+v, %v", list[at], err)
	}
	if n := r.SetAside(); n != 0 {
		t.Errorf("%d are set aside", n)
	}

	r.reopen()
	if err := r.Restore(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if again := r.Restore(t.Context(), id); !errors.Is(again, live.ErrUnknown) {
		t.Errorf("once more: %v", again)
	}
	r.tells(empty, "Thursday: 0 plays, 0 open")
	r.pass(live.DefaultKeep)
	if !r.known(empty) {
		t.Error("it hasn't its whole time again")
	}
	r.pass(live.DefaultTrash + 2)
	if r.known(empty) || r.known(used) || !r.known(played) {
		t.Error("the wrong groups have gone")
	}
	if err := r.Restore(t.Context(), id); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("what was deleted comes back: %v", err)
	}
	// The table where they played has gone, and with it what kept the group for once more its time.
	r.pass(2 * (live.DefaultKeep + 1))
	if r.known(playing) || !r.known(played) {
		t.Error("a group outlives its only table, or one with games doesn't last")
	}
	r.tells(played, "Thursday: 1 plays, 0 open; Ann won 1 of 1 best 17; Bob won 0 of 1 best 3")
}

// A group whose games were all taken off ends, too. Their tables then have a time of their own.
func TestGroupWithoutGamesAnyMore(t *testing.T) {
	r := open(t)
	link := r.group()
	host := r.grouped(link)
	r.play(host, whole...)
	g, err := r.Groups().At(t.Context(), link)
	if err != nil {
		t.Fatal(err)
	}
	var id string
	if _, err := g.Look(t.Context(), func(s *nights.Shelf) {
		for p := range s.Plays() {
			id = p.ID
		}
	}); err != nil {
		t.Fatal(err)
	}
	if err := g.Enter(t.Context(), nights.DropEntry(id), "", ""); err != nil {
		t.Fatal(err)
	}
	r.swept(0, 0)
	r.pass(live.DefaultKeep + 1)
	if r.known(link) || !r.there(host.Code) {
		t.Error("the group isn't in the trash, or its table is")
	}
	r.pass(live.DefaultTrash + 1)
	if r.stored() != 1 || !r.there(host.Code) {
		t.Errorf("%d are stored", r.stored())
	}
	r.pass(live.DefaultKeep + 2)
	if r.there(host.Code) {
		t.Error("the table stands for ever")
	}
}

// Whoever runs the server deletes a group for good, and its tables go on by themselves.
func TestOperatorDeletesGroup(t *testing.T) {
	r := open(t)
	link := r.group()
	host := r.grouped(link)
	r.play(host, whole...)
	id := r.groupID(link)
	if err := r.Delete(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if err := r.Delete(t.Context(), id); !errors.Is(err, live.ErrUnknown) {
		t.Errorf("deleted again: %v", err)
	}
	if r.known(link) || !r.there(host.Code) || r.stored() != 1 || r.SetAside() != 0 {
		t.Error("the group is there, or its table isn't")
	}
	r.swept(0, 0)
	r.pass(live.DefaultKeep + 2)
	if r.there(host.Code) {
		t.Error("the table stands for ever")
	}
}

// Groups count among the tables of whoever made them, with all that they hold.
func TestQuotasCountGroups(t *testing.T) {
	r := open(t)
	r.conf.Quota = quota.Limits{Tables: 3, Table: 100_000}
	r.reopen()
	makes := func(from string) error {
		_, err := r.MakeGroup(t.Context(), "Thursday", from)
		return err
	}
	link, err := r.MakeGroup(t.Context(), "Thursday", "192.0.2.7")
	if err == nil {
		_, err = r.ordered("192.0.2.7")
	}
	if err == nil {
		err = makes("192.0.2.7")
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := makes("192.0.2.7"); !isFull(err) {
		t.Errorf("a fourth: %v", err)
	}
	if err := makes("192.0.2.8"); err != nil {
		t.Errorf("somebody else: %v", err)
	}

	id := r.groupID(link)
	g := r.Groups().Get(id)
	persons := added(t, g, "Ann", "Bob")
	for n := 0; err == nil; n++ {
		p := nights.Play{ID: fmt.Sprint("play-", n), Game: "nugget", Day: "2026-11-20", Source: nights.FromResult, Note: strings.Repeat("x", 1000)}
		for i, person := range persons {
			p.Seats = append(p.Seats, nights.Seat{Person: person, Rank: i + 1})
		}
		var e ledger.Entry
		if e, err = nights.PlayEntry(&p); err == nil {
			err = g.Enter(t.Context(), e, "", "")
		}
	}
	if !isFull(err) {
		t.Fatalf("a group that's full: %v", err)
	}
	_, all, err := r.store.Taken(t.Context(), "", "")
	sizes, failed := r.store.Sizes(t.Context(), id)
	if err != nil || failed != nil || sizes[id].Log < 97_000 || sizes[id].Log > 100_000 || all.Bytes < sizes[id].Log-17_000 {
		t.Errorf("%+v are counted, and the group takes %+v; %v, %v", all, sizes[id], err, failed)
	}
	if err := r.DeleteGroup(t.Context(), link, false); err != nil {
		t.Fatal(err)
	}
	if err := makes("192.0.2.7"); err != nil {
		t.Errorf("after one is deleted: %v", err)
	}
}
