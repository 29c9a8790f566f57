package maloney_test

import (
	"errors"
	"strings"
	"testing"

	"saddlebag/scoring/ledger"
	"saddlebag/scoring/reading"
	"saddlebag/scoring/speech"
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
		if got, err := reading.Read(speech.English, fold, "", strings.Fields(typed)); err != nil || got.String() != want {
			t.Errorf("%q is read as %s, %v; want %s", typed, got, err, want)
		}
	}

	// Two languages begin different days so: the reader's own goes first, or else it's asked.
	for _, of := range []struct {
		own         *speech.Language
		typed, want string
	}{
		{speech.German, "table start 3 di", "table start 3 tue"},
		{speech.Dutch, "table start 3 di", "table start 3 tue"},
		{speech.French, "table start 3 di", "table start 3 sun"},
		{speech.English, "table start 3 di", ""},
		{speech.Dutch, "table start 2 ma", "table start 2 mon"},
		{speech.French, "table start 2 ma", "table start 2 tue"},
		{speech.German, "table start 2 ma", ""},
	} {
		got, err := reading.Read(of.own, fold, "", strings.Fields(of.typed))
		var several *reading.AmbiguousError
		if asked := errors.As(err, &several); asked != (of.want == "") || !asked && got.String() != of.want {
			t.Errorf("in %s %q is read as %s, %v; want %q", of.own.Name(), of.typed, got, err, of.want)
		}
	}
}
