package certificate_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/final"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/certificate"
	"saddlebag/sheets/panel"
	"saddlebag/sheets/press"
)

// plainGame is a game that nobody plays.
type plainGame struct{ scoring.Game }

func (plainGame) Info() *scoring.Info {
	return &scoring.Info{ID: "plain", Title: "Plain", DataWord: "sheet", Unit: "$"}
}

// purses are the panels of that game: the cash of a seat.
func purses(_ press.Job, seat int) []panel.Panel {
	return []panel.Panel{{
		ID: "purse", Owner: seat, Title: "Purse", W: 80, H: 40,
		Slots: []panel.Slot{{Cell: "cash", X: 60, Y: 30, W: 10, H: 6, Draw: panel.Writing(1, canvas.Type{Size: 8})}},
	}}
}

// certificateOf is the certificate of a report, as the operations that draw it.
func certificateOf(t *testing.T, paper canvas.Size, r *final.Report) (string, error) {
	t.Helper()
	page, err := certificate.Page(sheets.Title{Game: plainGame{}, Panels: purses}, press.Job{
		Cells: []scoring.Cell{{ID: "cash", Label: "Cash", Kind: scoring.Money, Value: "15"}},
		Paper: paper, Margin: 8, Ledger: "night.final", Data: "lode",
	}, r)
	if err != nil {
		return "", err
	}
	var pdf bytes.Buffer
	if _, err := press.Write(t.Context(), &pdf, []press.Page{page}, press.Options{Margin: 8}); err != nil {
		t.Fatal(err)
	}
	if pages := bytes.Count(pdf.Bytes(), []byte("/Type /Page ")); pages > 1 {
		t.Errorf("%d pages", pages)
	}
	list, err := page.List()
	if err != nil {
		t.Fatal(err)
	}
	return list, nil
}

func sized(t *testing.T, name string) canvas.Size {
	t.Helper()
	for _, s := range press.Papers {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("no paper %s", name)
	return canvas.Size{}
}

func amount(n int) *scoring.Tenths {
	t := scoring.Whole(n)
	return &t
}

func TestCertificate(t *testing.T) {
	first := 1
	r := &final.Report{
		Verdict: scoring.WrongTotal, Fingerprint: "sha256:0123abcd",
		Players:  []final.PlayerReport{{Name: "Ann", Score: amount(12), Range: &final.Range{Least: scoring.Whole(12), Most: scoring.Whole(12)}, Claimed: amount(15), Rank: &first}, {Name: "Bob"}},
		Findings: []final.Finding{{Clause: "X7", Message: "Ann has $12, not $15.", Entries: []final.Entry{{Owner: "Ann", Cell: "cash", Label: "Cash", Value: "15"}}}},
		Unread:   []final.Finding{{Message: "Nobody can read that."}},
		Doubts:   []final.Finding{{Clause: "X9", Message: "It would take a week."}},
		Wanted:   []speech.Text{"Bob's stash, rows 3 to 5"},
	}
	list, err := certificateOf(t, sized(t, "a4"), r)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"1. Ann", "$12", "written: $15", "signed by Ann", "not known", "signed by Bob",
		"X7", "Ann has $12, not $15.", "Ann: Cash 15", "Still needed for the scores: Bob's stash, rows 3 to 5.",
		"Hard to read: Nobody can read that.", "X9", "Look again: It would take a week.", "sha256:0123abcd", "filled sheets night.final",
	} {
		if !strings.Contains(list, want) {
			t.Errorf("%q is not on the certificate:\n%s", want, list)
		}
	}
}

// Once everybody's place is settled, the middle of the page shows how it ended: the names
// and the scores stand on steps. Before that, it's the game's picture.
func TestCertificateShowsHowItEnded(t *testing.T) {
	first, second := 1, 2
	r := &final.Report{
		Verdict: scoring.Right, Fingerprint: "sha256:0123abcd", Looked: 38, Of: 90,
		Players: []final.PlayerReport{
			{Name: "Ann", Score: amount(12), Range: &final.Range{Least: scoring.Whole(12), Most: scoring.Whole(12)}, Rank: &first},
			{Name: "Bob", Score: amount(7), Range: &final.Range{Least: scoring.Whole(7), Most: scoring.Whole(7)}, Rank: &second},
		},
	}
	list, err := certificateOf(t, sized(t, "a4"), r)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"Ann"`, `"Bob"`, "It all fits the rules, and it's enough to work out the scores."} {
		if !strings.Contains(list, want) {
			t.Errorf("%s is not on the certificate:\n%s", want, list)
		}
	}
	if strings.Contains(list, "spaces filled in") {
		t.Errorf("the spaces are counted:\n%s", list)
	}
	r.Players[1].Rank, r.Unseen = nil, []speech.Text{"Burro 3", "Cash column"}
	if list, err = certificateOf(t, sized(t, "a4"), r); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(list, `"Ann"`) || !strings.Contains(list, "Left blank: Burro 3 and Cash column.") {
		t.Errorf("want no steps, and what is left blank:\n%s", list)
	}
}

// Who has won, and what to look at, is told to the end, however long that is.
func TestCertificateOfALongHeadline(t *testing.T) {
	const long = "Not settled yet: "
	r := &final.Report{
		Verdict: scoring.Impossible, Fingerprint: "sha256:0123abcd", Players: []final.PlayerReport{{Name: "Ann"}},
		Headline: speech.Words(strings.Repeat(long, 15) + "either."), Question: "Look again: are they exchanged?",
	}
	list, err := certificateOf(t, sized(t, "a4"), r)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(list, "exchanged?") || strings.Contains(list, "…") {
		t.Errorf("something is cut:\n%s", list)
	}
}

// However much is wrong, it is one page, and says how much it leaves out.
func TestCertificateOfManyFindings(t *testing.T) {
	r := &final.Report{Verdict: scoring.Impossible, Fingerprint: "sha256:0123abcd"}
	for i := range 8 {
		r.Players = append(r.Players, final.PlayerReport{Name: fmt.Sprintf("Player with a long name %d", i), Score: amount(-i * 1000)})
	}
	for i := range 90 {
		f := final.Finding{Clause: "X1", Message: speech.Words(strings.Repeat("so and so ", 30))}
		for range i * 3 {
			f.Entries = append(f.Entries, final.Entry{Owner: "Player with a long name 3", Cell: "borax-1/2/dig-3", Value: "x"})
		}
		r.Findings = append(r.Findings, f)
	}
	for _, paper := range []string{"a4", "letter", "a3"} {
		list, err := certificateOf(t, sized(t, paper), r)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(list, " more; saddlebag check shows them") || !strings.Contains(list, "sha256:0123abcd") {
			t.Errorf("%s: nothing is said of what is left out:\n%s", paper, list)
		}
	}
}

func TestCertificateRefusesSmallPaper(t *testing.T) {
	_, err := certificateOf(t, sized(t, "a5"), &final.Report{Verdict: scoring.Right})
	var refusal *canvas.Refusal
	if !errors.As(err, &refusal) {
		t.Errorf("%v, which is no refusal", err)
	}
}
