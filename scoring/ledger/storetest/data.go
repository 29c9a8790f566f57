package storetest

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger/logbook"
)

// data is kept for each log, is replaced, and goes with its log.
func data(t *testing.T, s logbook.Store) {
	own := strings.Repeat("own\x00", 2000)
	for _, table := range []string{"a", "b"} {
		must(t, s.SetData(t.Context(), table, []byte(own))) // it comes first
		must(t, s.Create(t.Context(), table, header, nil))
	}
	filled(t, s, "c", 0)
	wantData(t, s, map[string]string{"a": own, "b": own, "c": ""})
	must(t, s.SetData(t.Context(), "b", []byte("other")))
	must(t, s.Delete(t.Context(), "a"))
	wantData(t, s, map[string]string{"a": "", "b": "other", "c": ""})
	filled(t, s, "a", 0)
	wantData(t, s, map[string]string{"a": "", "b": "other", "c": ""})
}

func wantData(t *testing.T, s logbook.Store, want map[string]string) {
	t.Helper()
	for table, text := range want {
		if got, err := s.Data(t.Context(), table); err != nil || string(got) != text {
			t.Errorf("%s has the data %.20q, %v; want %.20q", table, got, err, text)
		}
	}
}

// sizes grow by what is written, and data counts by itself.
func sizes(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 2)
	must(t, s.SetData(t.Context(), "t2", []byte("data")))
	must(t, s.Create(t.Context(), "t2", header, &logbook.Card{Text: []byte("card")}))
	must(t, s.SetData(t.Context(), "t3", []byte("data")))
	must(t, s.Create(t.Context(), "t3", header, nil))
	got, err := s.Sizes(t.Context(), "t1", "t2", "t3", "t4")
	must(t, err)
	frame := int64(len(header))
	if want := frame + log.Records[0].Size() + log.Records[1].Size(); got["t1"] != (logbook.Size{Log: want}) {
		t.Errorf("t1 takes %+v; want %d", got["t1"], want)
	}
	digest := got["t2"].Digest
	want := map[string]logbook.Size{"t2": {Log: frame + 4, Digest: digest, Data: 4}, "t3": {Log: frame, Digest: digest, Data: 4}}
	if len(got) != 3 || digest == "" || got["t2"] != want["t2"] || got["t3"] != want["t3"] {
		t.Errorf("the logs take %+v; want %+v too", got, want)
	}
	some, err := s.Sizes(t.Context(), "t2", "nowhere")
	must(t, err)
	if len(some) != 1 || some["t2"] != want["t2"] {
		t.Errorf("t2 takes %+v; want %+v", some, want["t2"])
	}
}

// noted is one for all tables.
func noted(t *testing.T, s logbook.Store) {
	for _, want := range []string{"", "first", "second"} {
		if got, err := s.Note(t.Context()); err != nil || string(got) != want {
			t.Errorf("the note is %q, %v; want %q", got, err, want)
		}
		next := map[string]string{"": "first", "first": "second", "second": "third"}[want]
		must(t, s.SetNote(t.Context(), []byte(next)))
	}
}
