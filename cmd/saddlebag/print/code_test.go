package print_test

import (
	"strings"
	"testing"

	"saddlebag/cmd/saddlebag/command"
	"saddlebag/cmd/saddlebag/titles"
	"saddlebag/scoring/ledger"
)

// The code on a worksheet is a ledger's header that check takes, whatever the
// name, the rulings and the sheet are.
func TestCodeIsAHeader(t *testing.T) {
	title := titles.List[0]
	ours, err := command.FindHouse(title.Game, "", 0)
	if err != nil {
		t.Fatal(err)
	}
	own := ours
	own.Data = ledger.Data{Word: "sheet", Name: "mine", Digest: ledger.Digest(ours.Text)}
	for _, house := range []ledger.HouseData{ours, own} {
		for _, name := range []string{"Ann", `Bob "Bobby" Tanner`, strings.Repeat("W", 64), "Zoë #1"} {
			job, err := title.Blank(ledger.Header{
				Game: "coal-n-write", Players: []string{"other", "more"}, Options: []ledger.Option{{Name: "ones-rest", Value: "yes"}},
			}, house)
			if err != nil {
				t.Fatal(err)
			}
			doc, err := ledger.Parse(job.Code(name))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if got := doc.Header; len(got.Players) != 1 || got.Players[0] != name || got.Data != house.Data || got.Options[0].Value != "yes" {
				t.Errorf("%s: the code says %+v", name, got)
			}
			if _, err := ledger.Open(title.Game, &doc.Header, house.House); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}
