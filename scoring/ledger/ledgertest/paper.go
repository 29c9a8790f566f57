package ledgertest

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// A Paper is a game that somebody has copied from its sheets by hand, part by part.
type Paper struct {
	Shelf  ledger.Catalog
	File   string
	Scores []scoring.Tenths // by seat
	// Depths are the verdicts on it up to certain lines; "" means all of it.
	Depths map[string]scoring.Verdict
}

// A Slip is what a paper says, what somebody writes instead, and the first thing that's
// then reported.
type Slip [3]string

// A Doubt is what a paper says, what somebody who doesn't know it all writes instead, and
// the places that are then unknown: "Ann day-3/earned day-3/total".
type Doubt [3]string

// Right judges a paper at each depth: nothing is found, everything is read, and the
// scores are known if they follow.
func (p Paper) Right(t *testing.T) {
	t.Helper()
	all := p.Text(t)
	for upTo, want := range p.Depths {
		text := all
		if upTo != "" {
			text, _, _ = strings.Cut(all, upTo)
		}
		judged := Audit(t, p.Shelf, text)
		if judged.Verdict != want || len(judged.Findings)+len(judged.Unread)+len(judged.Doubts) > 0 {
			t.Errorf("up to %q: %s, %+v, not read %+v; want %s", upTo, judged.Verdict, judged.Findings, judged.Unread, want)
		}
		for seat, score := range p.Scores {
			if got := judged.Scores[seat]; want == scoring.Right && (!got.Known || got.Total() != score) {
				t.Errorf("up to %q: seat %d has %+v, not %s", upTo, seat, got, score)
			}
		}
	}
}

// Slips makes slips on a paper, one at a time.
func (p Paper) Slips(t *testing.T, slips []Slip) {
	t.Helper()
	text := p.Text(t)
	for _, slip := range slips {
		was, is, says := slip[0], slip[1], slip[2]
		if !strings.Contains(text, was) {
			t.Fatalf("nobody has written %s", was)
		}
		judged := Audit(t, p.Shelf, strings.Replace(text, was, is, 1))
		told := slices.Concat(judged.Unread, judged.Findings)
		if len(told) == 0 || told[0].Message.String() != says {
			t.Errorf("%s: %s, %+v; want %s", is, judged.Verdict, told, says)
		}
	}
}

// Doubtful makes things on a paper unknown, one at a time: only those are unknown then, and
// nothing is found, also after the paper is written out and read again.
func (p Paper) Doubtful(t *testing.T, doubts []Doubt) {
	t.Helper()
	text := p.Text(t)
	before := p.open(t, text)
	for _, doubt := range doubts {
		was, is := doubt[0], doubt[1]
		owner, cells, _ := strings.Cut(doubt[2], " ")
		if !strings.Contains(text, was) {
			t.Fatalf("nobody has written %s", was)
		}
		want := maps.Clone(before.Filled)
		for _, cell := range strings.Fields(cells) {
			delete(want, scoring.Place{Owner: slices.Index(before.Setup.Players, owner), Cell: cell})
		}
		d := p.open(t, strings.Replace(text, was, is, 1))
		for _, d := range []*final.Document{d, p.open(t, d.String())} {
			if diff := cmp.Diff(want, d.Filled); diff != "" {
				t.Errorf("%s, by hand (-), as read (+):\n%s", is, diff)
			}
			if judged, err := d.Audit(t.Context()); err != nil || len(judged.Findings)+len(judged.Unread) > 0 {
				t.Errorf("%s: %v, %s, %+v, not read %+v", is, err, judged.Verdict, judged.Findings, judged.Unread)
			}
		}
	}
}

// Abroad reads a paper as people have copied it who have their sheets in other languages: the
// files beside it, one a language. They say what it says.
func (p Paper) Abroad(t *testing.T) {
	t.Helper()
	want := p.open(t, p.Text(t))
	for _, l := range speech.Others() {
		file := strings.TrimSuffix(p.File, ".final") + "." + l.Tag() + ".final"
		d := p.open(t, Paper{File: file}.Text(t))
		for _, u := range d.Unread {
			t.Errorf("%s: line %d is not read: %s", file, u.Line, u.Why)
		}
		if diff := cmp.Diff(want.Filled, d.Filled); diff != "" {
			t.Errorf("%s, its English twin (-), as read (+):\n%s", file, diff)
		}
	}
}

func (p Paper) open(t *testing.T, text string) *final.Document {
	t.Helper()
	d, err := final.Open(p.Shelf, "its.final", text, nil)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// Text is what a paper says.
func (p Paper) Text(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(p.File)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
