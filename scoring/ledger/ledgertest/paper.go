package ledgertest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// A Paper is a game that somebody has copied from its sheets by hand, part by part.
type Paper struct {
	Shelf  ledger.Catalog
	File   string
	Scores []scoring.Tenths // by seat
	// Depths are what it is judged to be up to a line; all of it up to "".
	Depths map[string]scoring.Verdict
}

// A Slip is what stands on a paper, what somebody writes instead, and what is told
// first of it then.
type Slip [3]string

// Right judges a paper at each depth: nothing is found, everything is read, and the
// scores are known where they follow.
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
		if len(told) == 0 || told[0].Message != says {
			t.Errorf("%s: %s, %+v; want %s", is, judged.Verdict, told, says)
		}
	}
}

// Text is what stands on a paper.
func (p Paper) Text(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(p.File)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
