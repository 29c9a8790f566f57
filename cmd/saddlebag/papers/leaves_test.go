package papers

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
	"saddlebag/sheets/press"
	"saddlebag/sheets/sheetstest"
)

// A dropped stack is sorted by what stands at the foot of its leaves: each leaf of each
// set for four says the game, its number, what it is, by whose data it is, and the date.
// A set printed again has the same bytes.
func TestLeavesOfSetsSayWhatTheyAre(t *testing.T) {
	t.Parallel()
	for id, want := range map[string]struct {
		leaves int
		data   string
		names  map[int]string // of some of the leaves
	}{
		"coal-n-write":         {7, "sheet lode-1", map[int]string{1: "worksheet Ann", 4: "worksheet Dora", 5: "store", 6: "reference, how to play", 7: "reference"}},
		"rin-tin-tin":          {10, "board territories-1", map[int]string{1: "how to make it", 2: "board A1 with boodle", 5: "board B2 with boodle", 6: "spinner", 8: "score"}},
		"maloneys-inheritance": {22, "map cities-1", map[int]string{1: "how to make it", 6: "cards 1", 12: "cards 7", 17: "money 4", 20: "notary"}},
		"forty-niners":         {10, "board stage-1", map[int]string{1: "how to make it", 4: "board B1 with standees", 6: "run", 8: "roles 1"}},
		"goldfever":            {17, "scenario showdown-2", map[int]string{1: "how to make it", 5: "village B2", 8: "cards 1", 12: "reference, how to play", 15: "aid, zone by zone", 16: "scenario", 17: "record"}},
	} {
		title, ok := titles.Find(id)
		if !ok {
			t.Fatal(id)
		}
		for _, paper := range []string{"a4", "letter"} {
			t.Run(id+" on "+paper, func(t *testing.T) {
				t.Parallel()
				pdf := setForFour(t, title, paper)
				if !bytes.Equal(pdf, setForFour(t, title, paper)) {
					t.Error("other bytes when it's printed again")
				}
				pages := strings.Split(sheetstest.Read(t, pdf, "pdftotext", "-raw", "FILE", "-"), "\f")
				pages = pages[:len(pages)-1] // each ends in one
				if len(pages) != want.leaves {
					t.Fatalf("%d leaves, want %d", len(pages), want.leaves)
				}
				for i, page := range pages {
					said := lineOf.FindStringSubmatch(strings.Join(strings.Fields(page), " "))
					if said == nil || said[1] != title.Game.Info().Title.String() || said[2] != fmt.Sprint(i+1) || said[3] != fmt.Sprint(want.leaves) || !strings.HasSuffix(said[4], want.data) {
						t.Errorf("leaf %d says %q", i+1, said)
						continue
					}
					if what := want.names[i+1]; what != "" && said[4] != what+" "+want.data {
						t.Errorf("leaf %d is %q, want %q", i+1, said[4], what)
					}
				}
			})
		}
	}
}

// lineOf is what a leaf says last, on one line at its foot or, in the place of a card, on
// several.
var lineOf = regexp.MustCompile(`(Coal n' Write|Rin Tin Tin|Maloney's Inheritance|The "49ers"|Goldfever),? leaf (\d+) of (\d+):? (.{1,80}?)(?: ·)? 20 November 2026$`)

// setForFour is what four need for a night that has a date.
func setForFour(t *testing.T, title sheets.Title, paper string) []byte {
	t.Helper()
	data, _, err := titles.Shelf().InForce(title.Game, "", 4)
	if err != nil {
		t.Fatal(err)
	}
	job, err := title.Blank(ledger.Header{Game: title.Game.Info().ID, Players: []string{"Ann", "Bob", "Cy", "Dora"}, Data: data.Data, Date: "2026-11-20"}, data)
	if err != nil {
		t.Fatal(err)
	}
	options, err := sheets.Order{Paper: paper, Ink: "full", Duplex: "none", Margin: 8}.Fill(title, &job)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := title.Choose(nil)
	if err != nil {
		t.Fatal(err)
	}
	pages, err := press.Pages(chosen, job, 1)
	if err != nil {
		t.Fatal(err)
	}
	return sheetstest.Write(t, options, pages...)
}
