package storetest

import (
	"context"
	"testing"

	"saddlebag/scoring/ledger/logbook"
)

// repeated sends one entry again, as a phone does that has not heard of the
// first time: with the number it had, and with the one that is next.
func repeated(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 0)
	first := keyed(log, "a")
	must(t, s.Append(t.Context(), "t1", first))
	log.Records = append(log.Records, first)
	wantError(t, s.Append(t.Context(), "t1", first), logbook.ErrRepeated)
	wantError(t, s.Append(t.Context(), "t1", keyed(log, "a")), logbook.ErrRepeated)
	unchanged(t, s, log)

	// Another key may follow, and the same one at another table.
	next := keyed(log, "A")
	must(t, s.Append(t.Context(), "t1", next))
	log.Records = append(log.Records, next)
	unchanged(t, s, log)
	elsewhere := filled(t, s, "t2", 0)
	must(t, s.Append(t.Context(), "t2", keyed(elsewhere, "a")))

	// A log that is made anew has no past.
	must(t, s.Delete(t.Context(), "t1"))
	anew := filled(t, s, "t1", 0)
	must(t, s.Append(t.Context(), "t1", keyed(anew, "a")))
}

// repeatedTogether sends keys again among others.
func repeatedTogether(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 0)
	first := keyed(log, "a")
	must(t, s.Append(t.Context(), "t1", first))
	log.Records = append(log.Records, first)
	next := keyed(log, "b")
	longer := &logbook.Log{Header: header, Records: []logbook.Record{first, next}}
	for _, key := range []string{"a", "b"} { // there before, and in the same batch
		wantError(t, s.Append(t.Context(), "t1", next, keyed(longer, key)), logbook.ErrRepeated)
		unchanged(t, s, log)
	}
	after := keyed(longer, "c")
	must(t, s.Append(t.Context(), "t1", next, after)) // no key was used up
	longer.Records = append(longer.Records, after)
	unchanged(t, s, longer)
}

// keyRace sends one entry many times at once.
func keyRace(t *testing.T, s logbook.Store) {
	log := filled(t, s, "t1", 1)
	r := keyed(log, "a")
	oneWins(t, logbook.ErrRepeated, func() error {
		return s.Append(context.WithoutCancel(t.Context()), "t1", r)
	})
	log.Records = append(log.Records, r)
	unchanged(t, s, log)
}

// keyed is a record that may follow in a log, with a key.
func keyed(log *logbook.Log, key string) logbook.Record {
	r := record(log)
	r.Key = key
	return r
}
