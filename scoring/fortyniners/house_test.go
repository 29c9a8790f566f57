package fortyniners

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"saddlebag/scoring"
	"saddlebag/templates"
)

// ours is the board that comes with the program.
func ours(t testing.TB) *Board { return boardOf(t, "stage-1", templateText(t, "stage-1")) }

func templateText(t testing.TB, name string) string {
	t.Helper()
	text, ok := templates.House("forty-niners", name)
	if !ok {
		t.Fatalf("%s is missing", name)
	}
	return string(text)
}

func boardOf(t testing.TB, name, text string) *Board {
	t.Helper()
	board, err := Game.ReadHouse(name+".yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return board.(*Board)
}

func TestReadHouse(t *testing.T) {
	board := ours(t)
	if n := len(board.Spots); n < 60 || n > 90 {
		t.Errorf("%d spots, want 60 to 90", n)
	}
	none, err := Game.ReadHouse("none.yaml", []byte(templateText(t, "none")))
	if err != nil || !reflect.DeepEqual(none, scoring.House(&NoBoard{ScoreOnly: true})) {
		t.Errorf("%v, %v", none, err)
	}
}

// The board encodes with the keys of its file. JSON is YAML: it reads back.
func TestBoardJSON(t *testing.T) {
	text, err := json.Marshal(ours(t))
	if err != nil {
		t.Fatal(err)
	}
	if want := `{"start":"s0","end":"e0","sheriff":"`; !strings.HasPrefix(string(text), want) {
		t.Errorf("%s", text)
	}
	again, err := Game.ReadHouse("board.json", text)
	if err != nil || !reflect.DeepEqual(again, scoring.House(ours(t))) {
		t.Errorf("read back: %v, %v", again, err)
	}
}
