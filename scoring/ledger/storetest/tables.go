package storetest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"saddlebag/scoring/ledger/logbook"
)

// imported starts logs that have a past.
func imported(t *testing.T, s logbook.Store) {
	log := &logbook.Log{Header: header}
	for range 3 {
		log.Records = append(log.Records, record(log))
	}
	gap := []logbook.Record{log.Records[0], log.Records[2]}
	wantError(t, s.Create(t.Context(), "t1", header, nil, gap...), logbook.ErrConflict)
	twice := []logbook.Record{log.Records[0], log.Records[1]}
	twice[1].Key = twice[0].Key
	wantError(t, s.Create(t.Context(), "t1", header, nil, twice...), logbook.ErrRepeated)
	_, err := s.Load(t.Context(), "t1")
	wantError(t, err, logbook.ErrNotFound)

	must(t, s.Create(t.Context(), "t1", header, &logbook.Card{Text: []byte("card")}, log.Records...))
	unchanged(t, s, log)
	wantCards(t, s, map[string][]byte{"t1": []byte("card")})
	wantError(t, s.Create(t.Context(), "t1", "another", nil, log.Records[0]), logbook.ErrExists)
	unchanged(t, s, log)

	again := record(log)
	again.Key = log.Records[2].Key
	wantError(t, s.Append(t.Context(), "t1", again), logbook.ErrRepeated)
	next := record(log)
	must(t, s.Append(t.Context(), "t1", next))
	log.Records = append(log.Records, next)
	unchanged(t, s, log)
}

// amended changes headers, which only counts while nothing is chained to them.
func amended(t *testing.T, s logbook.Store) {
	const other = "saddlebag 1 some-game\nplayer Bob\nplayer Ann\n"
	must(t, s.Create(t.Context(), "t1", header, &logbook.Card{Text: []byte("card")}))
	must(t, s.Amend(t.Context(), "t1", other, nil, &logbook.Card{Text: []byte("amended")}))
	log := &logbook.Log{Header: other}
	unchanged(t, s, log)
	wantCards(t, s, map[string][]byte{"t1": []byte("amended")})

	log.Records = append(log.Records, record(log))
	must(t, s.Append(t.Context(), "t1", log.Records...))
	wantError(t, s.Amend(t.Context(), "t1", header, nil, nil), logbook.ErrConflict)
	unchanged(t, s, log)
}

// cards are kept byte for byte, whatever becomes of the log beside them.
func cards(t *testing.T, s logbook.Store) {
	wantCards(t, s, map[string][]byte{})
	first := []byte{0, 255, '\'', '\n'}
	must(t, s.Create(t.Context(), "t1", header, &logbook.Card{Text: first}))
	first[0] = 1 // the store has its own
	must(t, s.Create(t.Context(), "t2", header, nil))
	wantCards(t, s, map[string][]byte{"t1": {0, 255, '\'', '\n'}, "t2": nil})

	log := &logbook.Log{Header: header}
	log.Records = append(log.Records, record(log))
	must(t, s.Append(t.Context(), "t1", log.Records...))
	must(t, s.SetCard(t.Context(), "t1", nil, &logbook.Card{Text: []byte("who sits where")}))
	must(t, s.SetCard(t.Context(), "t2", nil, &logbook.Card{Text: []byte("later")}))
	must(t, s.SetCard(t.Context(), "t2", nil, nil))
	unchanged(t, s, log)
	wantCards(t, s, map[string][]byte{"t1": []byte("who sits where"), "t2": nil})

	got, err := s.Card(t.Context(), "t1")
	must(t, err)
	got[0] = '!'
	must(t, s.Delete(t.Context(), "t2"))
	wantCards(t, s, map[string][]byte{"t1": []byte("who sits where")})
	must(t, s.Create(t.Context(), "t2", header, nil))
	wantCards(t, s, map[string][]byte{"t1": []byte("who sits where"), "t2": nil})
}

// replacing a card that somebody else has replaced meanwhile changes nothing.
func replacing(t *testing.T, s logbook.Store) {
	must(t, s.Create(t.Context(), "t1", header, nil))
	must(t, s.SetCard(t.Context(), "t1", logbook.Seal("t1", ""), &logbook.Card{Text: []byte("first")}))
	must(t, s.SetCard(t.Context(), "t1", logbook.Seal("t1", "first"), &logbook.Card{Text: []byte("second")}))
	late := logbook.Seal("t1", "first")
	wantError(t, s.SetCard(t.Context(), "t1", late, &logbook.Card{Text: []byte("third")}), logbook.ErrConflict)
	wantError(t, s.Amend(t.Context(), "t1", header+"player Bob\n", late, &logbook.Card{Text: []byte("third")}), logbook.ErrConflict)
	wantError(t, s.SetCard(t.Context(), "nowhere", late, nil), logbook.ErrNotFound)
	unchanged(t, s, &logbook.Log{Header: header})
	if got, err := s.Card(t.Context(), "t1"); err != nil || string(got) != "second" {
		t.Errorf("the card is %q, %v", got, err)
	}
	_, err := s.Card(t.Context(), "nowhere")
	wantError(t, err, logbook.ErrNotFound)
	must(t, s.Amend(t.Context(), "t1", header, logbook.Seal("t1", "second"), &logbook.Card{Text: []byte("third")}))
	wantCards(t, s, map[string][]byte{"t1": []byte("third")})
}

// cardWithEntry replaces a card and adds an entry, or does neither.
func cardWithEntry(t *testing.T, s logbook.Store) {
	log := &logbook.Log{Header: header}
	must(t, s.Create(t.Context(), "t1", header, indexed("first", logbook.Index{Ways: []string{"a"}})))
	set := func(was, text string, records ...logbook.Record) error {
		return s.SetCard(t.Context(), "t1", logbook.Seal("t1", was), indexed(text, logbook.Index{Ways: []string{text}}), records...)
	}
	entry := keyed(log, "a")
	must(t, set("first", "second", entry))
	log.Records = append(log.Records, entry)
	gap := keyed(log, "b")
	gap.Number++
	for _, refused := range []struct {
		was    string
		record logbook.Record
		err    error
	}{
		{"first", keyed(log, "b"), logbook.ErrConflict}, // the card has changed
		{"second", gap, logbook.ErrConflict},
		{"second", keyed(log, "a"), logbook.ErrRepeated},
	} {
		wantError(t, set(refused.was, "third", refused.record), refused.err)
		unchanged(t, s, log)
		wantCards(t, s, map[string][]byte{"t1": []byte("second")})
	}
	wantError(t, s.SetCard(t.Context(), "nowhere", nil, nil, entry), logbook.ErrNotFound)
	led, err := s.Led(t.Context(), "a", "second", "third")
	must(t, err)
	if diff := cmp.Diff(map[string][]string{"second": {"t1"}}, led); diff != "" {
		t.Errorf("what leads there (-want +got):\n%s", diff)
	}
	next := keyed(log, "b") // no key was used up
	oneWins(t, logbook.ErrConflict, func() error { return set("second", "third", next) })
	log.Records = append(log.Records, next)
	unchanged(t, s, log)
	wantCards(t, s, map[string][]byte{"t1": []byte("third")})
}

// wantCards compares all cards; no card and an empty one are the same.
func wantCards(t *testing.T, s logbook.Store, want map[string][]byte) {
	t.Helper()
	tables, err := s.Tables(t.Context())
	must(t, err)
	got := map[string][]byte{}
	for _, table := range tables {
		got[table], err = s.Card(t.Context(), table)
		must(t, err)
	}
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("cards (-want +got):\n%s", diff)
	}
}
