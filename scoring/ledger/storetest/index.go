package storetest

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// indexed is a card with an index.
func indexed(text string, index logbook.Index) *logbook.Card {
	return &logbook.Card{Text: []byte(text), Index: &index}
}

// led follows ways, which come and go with cards.
func led(t *testing.T, s logbook.Store) {
	lead := func(want map[string][]string) {
		t.Helper()
		got, err := s.Led(t.Context(), "a", "b", "c", "nowhere")
		must(t, err)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("Led (-want +got):\n%s", diff)
		}
	}
	must(t, s.Create(t.Context(), "t2", header, indexed("2", logbook.Index{Ways: []string{"a", "b"}})))
	must(t, s.Create(t.Context(), "t1", header, indexed("1", logbook.Index{Ways: []string{"a"}})))
	lead(map[string][]string{"a": {"t1", "t2"}, "b": {"t2"}})
	late := logbook.Seal("t1", "another")
	wantError(t, s.SetCard(t.Context(), "t1", late, indexed("late", logbook.Index{Ways: []string{"c"}})), logbook.ErrConflict)
	must(t, s.SetCard(t.Context(), "t1", logbook.Seal("t1", "1"), indexed("3", logbook.Index{Ways: []string{"b", "c"}})))
	lead(map[string][]string{"a": {"t2"}, "b": {"t1", "t2"}, "c": {"t1"}})
	must(t, s.Amend(t.Context(), "t2", header, nil, indexed("4", logbook.Index{Ways: []string{"c"}})))
	lead(map[string][]string{"b": {"t1"}, "c": {"t1", "t2"}})
	must(t, s.Delete(t.Context(), "t1"))
	must(t, s.SetCard(t.Context(), "t2", nil, indexed("4", logbook.Index{})))
	lead(map[string][]string{})
	if none, err := s.Led(t.Context()); err != nil || len(none) > 0 {
		t.Errorf("no way leads to %v, %v", none, err)
	}
}

// unindexed are cards of which only their keeper can say what leads to them.
func unindexed(t *testing.T, s logbook.Store) {
	lacking := func(after string, most int, want ...string) {
		t.Helper()
		got, err := s.Unindexed(t.Context(), after, most)
		must(t, err)
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("Unindexed after %q, %d (-want +got):\n%s", after, most, diff)
		}
	}
	for _, id := range []string{"c", "a", "b"} {
		must(t, s.Create(t.Context(), id, header, &logbook.Card{Text: []byte(id)}))
	}
	must(t, s.Create(t.Context(), "d", header, nil))
	must(t, s.Create(t.Context(), "e", header, indexed("e", logbook.Index{})))
	lacking("", 10, "a", "b", "c")
	lacking("", 2, "a", "b")
	lacking("b", 2, "c")
	of := func(table, card, way string) logbook.Indexed {
		return logbook.Indexed{Table: table, Seal: logbook.Seal(table, card), Index: &logbook.Index{Ways: []string{way}}}
	}
	must(t, s.Index(t.Context(), of("a", "a", "to a"), of("b", "another", "to b"), of("gone", "gone", "to nothing")))
	lacking("", 10, "b", "c")
	must(t, s.SetCard(t.Context(), "e", nil, &logbook.Card{Text: []byte("new")}))
	lacking("b", 10, "c", "e")
	got, err := s.Led(t.Context(), "to a", "to b", "to nothing")
	must(t, err)
	if diff := cmp.Diff(map[string][]string{"to a": {"a"}}, got); diff != "" {
		t.Errorf("Led (-want +got):\n%s", diff)
	}
}

// over are tables of which no time is left, in use and in the trash.
func over(t *testing.T, s logbook.Store) {
	if newest, err := s.Newest(t.Context()); err != nil || !newest.IsZero() {
		t.Errorf("the newest of none is of %v, %v", newest, err)
	}
	day := func(n int) time.Time { return time.Date(2026, 11, n, 20, 0, 0, 123, time.UTC) }
	for id, index := range map[string]logbook.Index{
		"ever":   {Used: day(1)},
		"later":  {Used: day(2), Ends: day(12)},
		"ended":  {Used: day(1), Ends: day(8)},
		"thrown": {Used: day(1), Ends: day(8), Trashed: day(9)},
		"fresh":  {Used: day(1), Ends: day(8), Trashed: day(11)},
	} {
		must(t, s.Create(t.Context(), id, header, indexed(id, index)))
	}
	got, err := s.Over(t.Context(), day(10), day(10))
	must(t, err)
	want := []logbook.Life{
		{Table: "ended", Used: day(1).Truncate(time.Second), Ends: day(8).Truncate(time.Second)},
		{Table: "thrown", Used: day(1).Truncate(time.Second), Ends: day(8).Truncate(time.Second), Trashed: day(9).Truncate(time.Second)},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("Over (-want +got):\n%s", diff)
	}
	if newest, err := s.Newest(t.Context()); err != nil || !newest.Equal(day(2).Truncate(time.Second)) {
		t.Errorf("the newest is of %v, %v", newest, err)
	}
}

// accounts count house data once, for one as for all.
func accounts(t *testing.T, s logbook.Store) {
	wine, beer := ledger.Digest([]byte("wine")), ledger.Digest([]byte("beer"))
	count := func(maker, digest string, wantOf, wantAll logbook.Account) {
		t.Helper()
		of, all, err := s.Taken(t.Context(), maker, digest)
		must(t, err)
		if of != wantOf || all != wantAll {
			t.Errorf("%s takes %+v, all %+v; want %+v, %+v", maker, of, all, wantOf, wantAll)
		}
	}
	count("ann", wine, logbook.Account{}, logbook.Account{})
	for i, maker := range []string{"ann", "ann", "bob", "cec"} {
		id := "t" + maker + string(rune('0'+i))
		if maker != "cec" {
			must(t, s.SetData(t.Context(), id, []byte("wine")))
		}
		must(t, s.Create(t.Context(), id, header, indexed(id, logbook.Index{Maker: maker, Bytes: 100})))
	}
	must(t, s.Create(t.Context(), "unknown", header, &logbook.Card{Text: []byte("card")}))
	all := logbook.Account{Tables: 5, Bytes: 404, Data: true}
	count("ann", wine, logbook.Account{Tables: 2, Bytes: 204, Data: true}, all)
	count("cec", wine, logbook.Account{Tables: 1, Bytes: 100}, all)
	count("ann", beer, logbook.Account{Tables: 2, Bytes: 204}, logbook.Account{Tables: 5, Bytes: 404})
	must(t, s.Delete(t.Context(), "tbob2"))
	count("bob", wine, logbook.Account{}, logbook.Account{Tables: 4, Bytes: 304, Data: true})
}
