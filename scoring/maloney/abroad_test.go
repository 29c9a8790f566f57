package maloney_test

import (
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
)

// What somebody types who is shown the game in another language is written in notation; what
// is nothing there stays what it was.
func TestTypedAbroad(t *testing.T) {
	fold, _, err := shelf.Start(&ledger.Header{Game: "maloneys-inheritance", Players: []string{"Ann", "Bob", "Cy"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		"table start 3 Freitag":           "table start 3 fri",
		"table start 3 vrijdag":           "table start 3 fri",
		"table start sacramento vendredi": "table start 3 fri",
		"table start 3 fri":               "table start 3 fri",
		"table start 33 Freitag":          "table start 33 Freitag",
	} {
		if got, err := reading.Read(fold, "", strings.Fields(typed)); err != nil || got.String() != want {
			t.Errorf("%q is read as %s, %v; want %s", typed, got, err, want)
		}
	}
}
