package main

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/templates"
)

// The code on a worksheet is a ledger's header that check takes, whatever the
// name, the rulings and the sheet are.
func TestCodeIsAHeader(t *testing.T) {
	title, _ := findTitle("coal-n-write")
	ours, err := findHouse(title.Game, "")
	if err != nil {
		t.Fatal(err)
	}
	text, _ := templates.House("coal-n-write", "lode-1")
	own := houseData{ledger.Data{Word: "sheet", Name: "mine", Digest: ledger.Digest(text)}, text, ours.house}
	for _, house := range []houseData{ours, own} {
		for _, name := range []string{"Ann", `Bob "Bobby" Tanner`, strings.Repeat("W", 64), "Zoë #1"} {
			h := ledger.Header{Players: []string{"other", "more"}, Game: "coal-n-write", Options: []ledger.Option{{Name: "ones-rest", Value: "yes"}}}
			doc, err := ledger.Parse(codeOf(h, house)(name))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if got := doc.Header; len(got.Players) != 1 || got.Players[0] != name || got.Data != house.data || got.Options[0].Value != "yes" {
				t.Errorf("%s: the code says %+v", name, got)
			}
			if _, err := ledger.Open(title.Game, &doc.Header, house.house); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
}
