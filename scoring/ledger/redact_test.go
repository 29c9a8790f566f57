package ledger_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/ledger/logbook"
)

// What is secret in it is in capitals here; the cast's header comes before.
const secrets = `Ann draw ACE
Bob draw KING
table deal Ann QUEEN
table rename Ann "Zo Ë"
"Zo Ë" draw QUEEN
"Zo Ë" undo
table deal "Zo Ë" ACE
"Zo Ë" lay shut 4!
"Zo Ë" lay open 5
Bob lay shutt 6!
Bob lay 7!
Bob lay shut 11! and more!
Bob draw KING
Cat draw JACK
table undo
table deal Kit ACE
table deal Doc KING
Kit dig
Bob reveal king
`

func TestRedactDocument(t *testing.T) {
	// The two turn into each other by hiding and showing.
	written := strings.NewReplacer("ACE", "ace", "KING", "king", "QUEEN", "queen", "JACK", "jack", "!", "").Replace(secrets)
	tests := map[string]struct {
		viewer int
		want   string
	}{
		"Ann":         {0, "Ann draw ace\nBob draw ?\ntable deal Ann queen\ntable rename Ann \"Zo Ë\"\n\"Zo Ë\" draw queen\n\"Zo Ë\" undo\ntable deal \"Zo Ë\" ace\n\"Zo Ë\" lay shut 4\n\"Zo Ë\" lay open 5\nBob lay ? ?\nBob lay ?\nBob lay shut ? ? ?\nBob draw ?\nCat draw ?\ntable undo\ntable deal Kit ace\ntable deal Doc ?\nKit dig\nBob reveal king\n"},
		"Bob":         {1, "Ann draw ?\nBob draw king\ntable deal Ann ?\ntable rename Ann \"Zo Ë\"\n\"Zo Ë\" draw ?\n\"Zo Ë\" undo\ntable deal \"Zo Ë\" ?\n\"Zo Ë\" lay shut ?\n\"Zo Ë\" lay open 5\nBob lay shutt 6\nBob lay 7\nBob lay shut 11 and more\nBob draw king\nCat draw ?\ntable undo\ntable deal Kit ?\ntable deal Doc king\nKit dig\nBob reveal king\n"},
		"an onlooker": {scoring.Table, "Ann draw ?\nBob draw ?\ntable deal Ann ?\ntable rename Ann \"Zo Ë\"\n\"Zo Ë\" draw ?\n\"Zo Ë\" undo\ntable deal \"Zo Ë\" ?\n\"Zo Ë\" lay shut ?\n\"Zo Ë\" lay open 5\nBob lay ? ?\nBob lay ?\nBob lay shut ? ? ?\nBob draw ?\nCat draw ?\ntable undo\ntable deal Kit ?\ntable deal Doc ?\nKit dig\nBob reveal king\n"},
	}
	const header = "saddlebag 1 tiny\nplayer Ann\nplayer Bob\n\n"
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			doc, err := ledger.Parse(header + written)
			if err != nil {
				t.Fatal(err)
			}
			redacted := ledger.RedactDocument(open(t, tiny{cast: true}), doc, test.viewer)
			if diff := cmp.Diff(header+test.want, redacted.String()); diff != "" {
				t.Errorf("redacted (-want +got):\n%s", diff)
			}
			if got := doc.String(); got != header+written {
				t.Errorf("the document itself is changed:\n%s", got)
			}
		})
	}
}

// A legal ledger stays legal when it is redacted, and its open part the same.
func TestRedactedLedgerIsLegal(t *testing.T) {
	text := "saddlebag 1 tiny\nplayer Ann\nplayer Bob\n\nAnn draw ace\nBob draw king\nAnn take 2\nBob reveal king\nAnn undo\nAnn redo\nAnn draw queen\nAnn reveal queen\ntable undo\nBob take 1\n"
	doc, err := ledger.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	for viewer := scoring.Table; viewer < 2; viewer++ {
		redacted, err := ledger.Parse(ledger.RedactDocument(open(t, tiny{}), doc, viewer).String())
		if err != nil {
			t.Fatal(err)
		}
		f := open(t, tiny{})
		if findings := ledger.Check(f, redacted); len(findings) != 0 {
			t.Errorf("seat %d: findings %+v", viewer, findings)
		}
		if got := stand(f); got != "2 6 heap 17 Ann" {
			t.Errorf("seat %d: stands at %s", viewer, got)
		}
	}
}

func TestReadLog(t *testing.T) {
	log := chained("Ann draw ace", "Bob draw king", "Ann take 1", "Ann draw king", "Ann undo", "table deal Bob ace", "Ann draw ?", "table note ?")
	f := open(t, tiny{})
	redacted := log.Read(func(r logbook.Record) (ledger.Entry, bool) {
		e := f.Redact(r.Entry, 1)
		return e, f.Hides(e)
	})
	var events []string
	var withheld []int
	for _, r := range redacted.Records {
		events = append(events, r.Entry.String())
		if r.Nonce == nil {
			withheld = append(withheld, r.Number)
		}
	}
	want := []string{"Ann draw ?", "Bob draw king", "Ann take 1", "Ann draw ?", "Ann undo", "table deal Bob ace", "Ann draw ?", "table note ?"}
	if !slices.Equal(events, want) || !slices.Equal(withheld, []int{1, 4, 7}) {
		t.Errorf("events %q, withheld %v; want %q, 1, 4 and 7", events, withheld, want)
	}
	v, err := logbook.Verify(redacted.Header, redacted.Records)
	if err != nil || v.Entries != 8 || v.Withheld != 3 || v.Last != log.Last() {
		t.Errorf("Verify = %+v, %v; want 8 entries, 3 withheld, the same last hash", v, err)
	}
	if log.Records[0].Nonce == nil || log.Records[0].Entry.Args[0] != "ace" {
		t.Error("the log itself is changed")
	}
	text, err := json.Marshal(redacted)
	if err != nil || strings.Contains(string(text), "queen") || !strings.Contains(string(text), `"event":"Ann draw ?","chance":false,"nonce":"",`) {
		t.Errorf("JSON %s, %v", text, err)
	}
	doc, err := redacted.Document()
	if err != nil || len(doc.Lines) != 8 || doc.Lines[3].Number != 4 || doc.Header.Players[1] != "Bob" {
		t.Errorf("Document = %+v, %v", doc, err)
	}
}

// chained is a log of tiny with these events.
func chained(events ...string) *logbook.Log {
	log := &logbook.Log{Header: "saddlebag 1 tiny\nplayer Ann\nplayer Bob\n"}
	for i, text := range events {
		e, err := ledger.ParseEvent(text)
		if err != nil {
			panic(err)
		}
		at := time.Date(2026, 11, 20, 19, 30, i, 5, time.UTC)
		log.Records = append(log.Records, log.Next(at, "host", e, []byte{byte(i), 1, 2}))
	}
	return log
}
