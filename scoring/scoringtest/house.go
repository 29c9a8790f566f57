package scoringtest

import (
	"errors"
	"os"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/scoring/house"
	"saddlebag/scoring/speech"
)

// House reads the house data of a game from a file.
func House(t testing.TB, game scoring.Game, file string) scoring.House {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	data, err := game.ReadHouse(file, text)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Spoilt reads house data in which something was changed, all places or the first alone,
// and demands an error that names the field, and the line unless that is 0, and says what is
// wrong in a message.
func Spoilt(t *testing.T, game scoring.Game, text, was, is string, places, line int, field string) {
	t.Helper()
	changed := strings.Replace(text, was, is, places)
	if changed == text {
		t.Fatalf("%q is not in the house data", was)
	}
	_, err := game.ReadHouse("my.yaml", []byte(changed))
	var e *house.Error
	switch {
	case !errors.As(err, &e):
		t.Errorf("%q: %v", is, err)
	case e.File != "my.yaml" || e.Line == 0 || line > 0 && e.Line != line || e.Field != field:
		t.Errorf("%q: %v, want line %d, field %s", is, e, line, field)
	default:
		Messaged(t, e)
	}
}

// Messaged checks that what is wrong with house data is said in a message.
func Messaged(t *testing.T, e *house.Error) {
	t.Helper()
	if said := speech.Pseudo.Of(e.Message); !strings.HasPrefix(said, speech.PseudoOpen) {
		t.Errorf("%v is in no message", e)
	}
}
