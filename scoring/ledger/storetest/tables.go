package storetest

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"saddlebag/scoring/ledger"
)

// imported starts logs that have a past.
func imported(t *testing.T, s ledger.Store) {
	log := &ledger.Log{Header: header}
	for range 3 {
		log.Records = append(log.Records, record(log))
	}
	gap := []ledger.Record{log.Records[0], log.Records[2]}
	wantError(t, s.Create(t.Context(), "t1", header, nil, gap...), ledger.ErrConflict)
	twice := []ledger.Record{log.Records[0], log.Records[1]}
	twice[1].Key = twice[0].Key
	wantError(t, s.Create(t.Context(), "t1", header, nil, twice...), ledger.ErrRepeated)
	_, err := s.Load(t.Context(), "t1")
	wantError(t, err, ledger.ErrNotFound)

	must(t, s.Create(t.Context(), "t1", header, &ledger.Card{Text: []byte("card")}, log.Records...))
	unchanged(t, s, log)
	wantCards(t, s, map[string][]byte{"t1": []byte("card")})
	wantError(t, s.Create(t.Context(), "t1", "another", nil, log.Records[0]), ledger.ErrExists)
	unchanged(t, s, log)

	again := record(log)
	again.Key = log.Records[2].Key
	wantError(t, s.Append(t.Context(), "t1", again), ledger.ErrRepeated)
	next := record(log)
	must(t, s.Append(t.Context(), "t1", next))
	log.Records = append(log.Records, next)
	unchanged(t, s, log)
}

// amended changes headers, which only counts while nothing is chained to them.
func amended(t *testing.T, s ledger.Store) {
	const other = "saddlebag 1 some-game\nplayer Bob\nplayer Ann\n"
	must(t, s.Create(t.Context(), "t1", header, &ledger.Card{Text: []byte("card")}))
	must(t, s.Amend(t.Context(), "t1", other, nil, &ledger.Card{Text: []byte("amended")}))
	log := &ledger.Log{Header: other}
	unchanged(t, s, log)
	wantCards(t, s, map[string][]byte{"t1": []byte("amended")})

	log.Records = append(log.Records, record(log))
	must(t, s.Append(t.Context(), "t1", log.Records...))
	wantError(t, s.Amend(t.Context(), "t1", header, nil, nil), ledger.ErrConflict)
	unchanged(t, s, log)
}

// cards are kept byte for byte, whatever becomes of the log beside them.
func cards(t *testing.T, s ledger.Store) {
	wantCards(t, s, map[string][]byte{})
	first := []byte{0, 255, '\'', '\n'}
	must(t, s.Create(t.Context(), "t1", header, &ledger.Card{Text: first}))
	first[0] = 1 // the store has its own
	must(t, s.Create(t.Context(), "t2", header, nil))
	wantCards(t, s, map[string][]byte{"t1": {0, 255, '\'', '\n'}, "t2": nil})

	log := &ledger.Log{Header: header}
	log.Records = append(log.Records, record(log))
	must(t, s.Append(t.Context(), "t1", log.Records...))
	must(t, s.SetCard(t.Context(), "t1", nil, &ledger.Card{Text: []byte("who sits where")}))
	must(t, s.SetCard(t.Context(), "t2", nil, &ledger.Card{Text: []byte("later")}))
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
func replacing(t *testing.T, s ledger.Store) {
	must(t, s.Create(t.Context(), "t1", header, nil))
	must(t, s.SetCard(t.Context(), "t1", ledger.Seal("t1", ""), &ledger.Card{Text: []byte("first")}))
	must(t, s.SetCard(t.Context(), "t1", ledger.Seal("t1", "first"), &ledger.Card{Text: []byte("second")}))
	late := ledger.Seal("t1", "first")
	wantError(t, s.SetCard(t.Context(), "t1", late, &ledger.Card{Text: []byte("third")}), ledger.ErrConflict)
	wantError(t, s.Amend(t.Context(), "t1", header+"player Bob\n", late, &ledger.Card{Text: []byte("third")}), ledger.ErrConflict)
	wantError(t, s.SetCard(t.Context(), "nowhere", late, nil), ledger.ErrNotFound)
	unchanged(t, s, &ledger.Log{Header: header})
	if got, err := s.Card(t.Context(), "t1"); err != nil || string(got) != "second" {
		t.Errorf("the card is %q, %v", got, err)
	}
	_, err := s.Card(t.Context(), "nowhere")
	wantError(t, err, ledger.ErrNotFound)
	must(t, s.Amend(t.Context(), "t1", header, ledger.Seal("t1", "second"), &ledger.Card{Text: []byte("third")}))
	wantCards(t, s, map[string][]byte{"t1": []byte("third")})
}

// wantCards compares all cards; no card and an empty one are the same.
func wantCards(t *testing.T, s ledger.Store, want map[string][]byte) {
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
