package ledger_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// Entries are numbered whatever they say, and an amendment that fails changes
// nothing and is a finding at its own line.
func TestAmendments(t *testing.T) {
	const start = "saddlebag 1 tiny\nplayer Ann\nplayer Bob\n\n"
	tests := map[string]struct {
		lines string
		want  string // "LINE CLAUSE", and how it stands
	}{
		"a change":                  {"Ann take 2\nBob take 1\ntable amend 1 \"Ann take 3\"", "coins 3-1"},
		"taken out":                 {"Ann take 2\nBob take 1\nAnn take 1\nBob take 2\ntable amend 3 -\ntable amend 4 -", "coins 2-1"},
		"a line that nobody reads":  {"Ann take 2\nBob \"take\ntable amend 2 \"Bob take 1\"", "coins 2-1"},
		"put in before an undo":     {"Ann take 2\nBob take 3\nBob undo\ntable insert 3 \"Bob take 1\"", "coins 2-1"},
		"an insert is amended":      {"Ann take 2\nAnn take 1\ntable insert 2 \"Bob take 1\"\ntable amend 3 \"Bob take 3\"", "coins 3-3"},
		"an insert that was undone": {"Ann take 2\nBob take 1\ntable insert 2 \"table note x\"\ntable undo\ntable amend 3 \"Bob take 3\"", "9 LG10 coins 2-1"},
		"of itself":                 {"Ann take 2\ntable amend 2 -", "6 LG10 coins 2-0"},
		"an endless number":         {"Ann take 2\ntable amend 99999999999999999999 -", "6 LG10 coins 2-0"},
		"nothing":                   {"Ann take 2\ntable amend 0 -", "6 LG1 coins 2-0"},
		"a player amends":           {"Ann take 2\nAnn amend 1 -", "6 LG1 coins 2-0"},
		"no event":                  {"Ann take 2\ntable amend 1 take", "6 LG1 coins 2-0"},
		"nobody's":                  {"Ann take 2\ntable amend 1 \"Cy take 2\"", "6 LG1 coins 2-0"},
		"form comes before place":   {"Ann take 2\nAnn undo\ntable amend 2 \"Ann take\"", "7 LG1 coins 0-0"},
		"a note becomes an event":   {"table note x\ntable amend 1 \"Ann take 3\"", "coins 3-0"},
		"nothing goes on":           {"Ann take 2\ntable undo\ntable insert 1 \"table note x\"\ntable redo", "8 LG4 coins 0-0"},
		"a signature lapses":        {"Ann take 2\nAnn sign\ntable amend 1 \"Ann take 3\"", "coins 3-0"},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			doc, err := ledger.Parse(start + test.lines)
			if err != nil {
				t.Fatal(err)
			}
			f := open(t, tiny{})
			var got []string
			for _, found := range ledger.Check(f, doc) {
				got = append(got, fmt.Sprintf("%d %s", found.Line, found.Clause))
			}
			tally := f.State().Tally()
			got = append(got, fmt.Sprintf("coins %s-%s", tally[0].Total(), tally[1].Total()))
			if strings.Join(got, " ") != test.want {
				t.Errorf("%q; want %q", got, test.want)
			}
			if f.Signed(0) {
				t.Error("Ann has signed")
			}
		})
	}
}

// What an amendment says is redacted as if who acts in it had entered it there,
// under the name of that time, and the nonce of the old entry goes with it.
func TestAmendmentIsRedacted(t *testing.T) {
	events := []string{
		"Ann take 1", "Bob take 1", "table rename Bob Zed", "Ann draw ace", `table amend 2 "Bob draw king"`, `table insert 1 "Ann draw queen"`,
		`table amend 4 "Ann draw king"`, "table amend 4 -",
	}
	log := chained(events...)
	for viewer, want := range map[int][]string{
		scoring.Table: {"Ann take 1", "Bob take 1", "table rename Bob Zed", "Ann draw ?", `table amend 2 "Bob draw ?"`, `table insert 1 "Ann draw ?"`, `table amend 4 "Ann draw ?"`, "table amend 4 -"},
		0:             {"Ann take 1", "Bob take 1", "table rename Bob Zed", "Ann draw ace", `table amend 2 "Bob draw ?"`, `table insert 1 "Ann draw queen"`, `table amend 4 "Ann draw king"`, "table amend 4 -"},
		1:             {"Ann take 1", "Bob take 1", "table rename Bob Zed", "Ann draw ?", `table amend 2 "Bob draw king"`, `table insert 1 "Ann draw ?"`, `table amend 4 "Ann draw ?"`, "table amend 4 -"},
	} {
		f := open(t, tiny{})
		amended := map[int]bool{}
		redacted := log.Read(func(r logbook.Record) (ledger.Entry, bool) {
			e := f.Redact(r.Entry, viewer)
			if v := f.Apply(r.Number, r.Entry); v != nil {
				t.Fatalf("entry %d: %v", r.Number, v)
			}
			return e, f.Hides(e)
		})
		var got []string
		for _, r := range redacted.Records {
			got = append(got, r.Entry.String())
			if r.Nonce == nil && r.Entry.Verb == ledger.VerbAmend {
				n, _ := strconv.Atoi(r.Entry.Args[0])
				amended[n] = true
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("seat %d reads %q; want %q", viewer, got, want)
		}
		for n := range amended {
			redacted.Records[n-1].Nonce = nil
		}
		if _, err := logbook.Verify(redacted.Header, redacted.Records); err != nil {
			t.Errorf("as seat %d reads it: %v", viewer, err)
		}
	}
	log.Records[2].Nonce = nil
	if _, err := logbook.Verify(log.Header, log.Records); err == nil {
		t.Error("a nonce is withheld that hides nothing")
	}
}

// BenchmarkAmendments loads a record in which one entry was amended 10,000 times,
// each time to be judged again with all that follows.
func BenchmarkAmendments(b *testing.B) {
	lines := strings.Repeat("Ann take 1\nBob take 1\n", 500) + strings.Repeat("table amend 5 \"Ann take 2\"\ntable amend 5 \"Ann take 3\"\n", 5000)
	checked(b, lines)
}

// BenchmarkInserts loads one in which 10,000 were put in before one entry.
func BenchmarkInserts(b *testing.B) {
	checked(b, strings.Repeat("Ann take 1\nBob take 1\n", 500)+strings.Repeat("table insert 5 \"table note x\"\n", 10_000))
}

// BenchmarkAmend amends entry 5 of 10,000, all of which are judged again.
func BenchmarkAmend(b *testing.B) {
	f := checked(b, strings.Repeat("Ann take 1\nBob take 1\n", 5000))
	n := 10_000
	for b.Loop() {
		n++
		if v := f.Apply(n, ledger.Entry{Actor: ledger.Table, Verb: ledger.VerbAmend, Args: []string{"5", "Ann take 2"}}); v != nil {
			b.Fatal(v)
		}
		_ = f.State()
	}
}

func checked(b *testing.B, lines string) (f *ledger.Fold) {
	doc, err := ledger.Parse("saddlebag 1 tiny\nplayer Ann\nplayer Bob\noption heap 1000000\n\n" + lines)
	if err != nil {
		b.Fatal(err)
	}
	check := func() {
		if f, err = ledger.Open(tiny{}, &doc.Header, nil); err != nil {
			b.Fatal(err)
		}
		if findings := ledger.Check(f, doc); len(findings) != 0 {
			b.Fatalf("%+v", findings[0])
		}
		_ = f.State()
	}
	if b.Name() == "BenchmarkAmend" {
		check()
		return f
	}
	for b.Loop() {
		check()
	}
	return f
}
