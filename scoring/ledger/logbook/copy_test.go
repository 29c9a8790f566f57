package logbook_test

import (
	"errors"
	"testing"
	"time"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
	"saddlebag/scoring/ledger/memory"
)

const copiedHeader = "saddlebag 1 some-game\nplayer Ann\n"

// enters appends entries to the table of a store.
func enters(t *testing.T, s logbook.Store, log *logbook.Log, words ...string) {
	t.Helper()
	for _, word := range words {
		r := log.Next(time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC), "host", ledger.Entry{Actor: "Ann", Verb: ledger.VerbNote, Args: []string{word}}, []byte{1})
		if err := s.Append(t.Context(), "t", r); err != nil {
			t.Fatal(err)
		}
		log.Records = append(log.Records, r)
	}
}

// A table is copied whole, then only what is new; one that was played on elsewhere is
// left as it is.
func TestCopy(t *testing.T) {
	from, to := new(memory.Store), new(memory.Store)
	if err := from.Create(t.Context(), "t", copiedHeader, &logbook.Card{Text: []byte("card")}); err != nil {
		t.Fatal(err)
	}
	if err := from.SetData(t.Context(), "t", []byte("house")); err != nil {
		t.Fatal(err)
	}
	log := &logbook.Log{Header: copiedHeader}
	copied := func(card string, want int) error {
		t.Helper()
		if err := from.SetCard(t.Context(), "t", nil, &logbook.Card{Text: []byte(card)}); err != nil {
			t.Fatal(err)
		}
		added, err := logbook.Copy(t.Context(), from, to, "t", nil)
		if added != want {
			t.Errorf("%d entries were new, want %d: %v", added, want, err)
		}
		return err
	}
	for _, step := range []struct {
		words []string
		card  string
	}{{nil, "card"}, {[]string{"rain", "snow"}, "card"}, {nil, "other"}, {[]string{"sun"}, "other"}} {
		enters(t, from, log, step.words...)
		if err := copied(step.card, len(step.words)); err != nil {
			t.Fatal(err)
		}
	}
	got, err := to.Load(t.Context(), "t")
	if err != nil || len(got.Records) != 3 || got.Records[2].Chain != log.Records[2].Chain {
		t.Errorf("%+v, %v", got, err)
	}
	if data, err := to.Data(t.Context(), "t"); err != nil || string(data) != "house" {
		t.Errorf("the data are %q, %v", data, err)
	}
	if card, err := to.Card(t.Context(), "t"); err != nil || string(card) != "other" {
		t.Errorf("the card is %q, %v", card, err)
	}

	enters(t, to, got, "hail")
	if err := copied("other", 0); !errors.Is(err, logbook.ErrDiverged) {
		t.Errorf("of a table that was played on there: %v", err)
	}
	enters(t, from, log, "fog", "frost")
	if err := copied("other", 0); !errors.Is(err, logbook.ErrDiverged) {
		t.Errorf("of a table that was played on in both: %v", err)
	}
	if got, err := to.Load(t.Context(), "t"); err != nil || len(got.Records) != 4 {
		t.Errorf("it was written over: %+v, %v", got, err)
	}
}

// What another store lacks of a table is told without writing anything there.
func TestCompare(t *testing.T) {
	from, to := new(memory.Store), new(memory.Store)
	create := func(s logbook.Store, header string) {
		t.Helper()
		if err := s.Create(t.Context(), "t", header, nil); err != nil {
			t.Fatal(err)
		}
	}
	compare := func(wantKnown bool, want int, diverged bool) {
		t.Helper()
		known, lacks, err := logbook.Compare(t.Context(), from, to, "t")
		if known != wantKnown || lacks != want || errors.Is(err, logbook.ErrDiverged) != diverged || err != nil && !diverged {
			t.Errorf("known %v, lacks %d, %v; want %v, %d and diverged %v", known, lacks, err, wantKnown, want, diverged)
		}
	}
	if _, _, err := logbook.Compare(t.Context(), from, to, "t"); !errors.Is(err, logbook.ErrNotFound) {
		t.Errorf("of a table that isn't there: %v", err)
	}
	create(from, copiedHeader)
	log, there := &logbook.Log{Header: copiedHeader}, &logbook.Log{Header: copiedHeader}
	compare(false, 0, false)
	enters(t, from, log, "rain", "snow")
	compare(false, 2, false)
	create(to, copiedHeader)
	compare(true, 2, false)
	enters(t, to, there, "rain")
	compare(true, 1, false)
	enters(t, to, there, "snow", "sun", "fog")
	compare(true, -2, false)
	enters(t, from, log, "sun", "hail", "frost")
	compare(true, 1, true)
	if got, err := to.Load(t.Context(), "t"); err != nil || len(got.Records) != 4 {
		t.Errorf("something was written: %+v, %v", got, err)
	}
	other := "saddlebag 1 some-game\nplayer Bob\n"
	from, to = new(memory.Store), new(memory.Store)
	create(from, copiedHeader)
	create(to, other)
	compare(true, 0, false) // a header without entries can still change
	enters(t, to, &logbook.Log{Header: other}, "rain")
	compare(true, -1, true)
}

// What is damaged is not copied, and says so.
func TestCopyOfDamage(t *testing.T) {
	from, to := new(memory.Store), new(memory.Store)
	if err := from.Create(t.Context(), "t", copiedHeader, nil); err != nil {
		t.Fatal(err)
	}
	forged := (&logbook.Log{Header: "another header\n"}).Next(time.Now().UTC(), "host", ledger.Entry{Actor: "Ann", Verb: ledger.VerbNote, Args: []string{"rain"}}, []byte{1})
	if err := from.Append(t.Context(), "t", forged); err != nil {
		t.Fatal(err)
	}
	if _, err := logbook.Copy(t.Context(), from, to, "t", nil); err == nil {
		t.Error("a chain that does not hold was copied")
	}
	if tables, err := to.Tables(t.Context()); err != nil || len(tables) > 0 {
		t.Errorf("%q are there, %v", tables, err)
	}
}
