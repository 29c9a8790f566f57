package web

import (
	"log/slog"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/ledger"
	"saddlebag/sheets"
)

// tiny is a game of one rule: a player says hello once. The web app must not
// need more of a game than its contract.
type tiny struct{}

var tinyInfo = scoring.Info{
	ID: "tiny", Title: "Tiny", MinPlayers: 1, MaxPlayers: 2, Edition: 1, DataWord: "deck", Data: "plain", Unit: "points",
	Verbs:   []scoring.Verb{{Name: "hello", Clause: "TY1"}},
	Devices: []scoring.Device{{Name: "wheel", Label: "The wheel", Kind: scoring.Spinner, Sides: []string{"red", "red", "black"}}},
	Clauses: []scoring.Clause{{Number: "TY1", Text: "Say hello once (TY2, LG3, but AB9 is nothing).", Mark: "seed,ruled"}, {Number: "TY2", Text: "Each is a point."}},
}

func (tiny) Info() *scoring.Info                             { return &tinyInfo }
func (tiny) ReadHouse(string, []byte) (scoring.House, error) { return nil, nil }
func (tiny) New(s scoring.Setup) (scoring.State, error) {
	return &tinyState{said: make([]int, len(s.Players))}, nil
}

// tinyState has for each seat the number of the event by which it said hello.
type tinyState struct{ said []int }

func (s *tinyState) Clone() scoring.State { return &tinyState{append([]int(nil), s.said...)} }

func (s *tinyState) Apply(e scoring.Event) *scoring.Violation {
	if e.Seat == scoring.Table || s.said[e.Seat] != 0 {
		return scoring.Breaks("TY1", "Once <is> enough.").Try("keep quiet")
	}
	s.said[e.Seat] = e.Number
	return nil
}

func (s *tinyState) Tally() []scoring.Score {
	tally := make([]scoring.Score, len(s.said))
	for seat, number := range s.said {
		if number != 0 {
			tally[seat].Lines = []scoring.Line{{Label: "Hello", Amount: scoring.Whole(1), Clause: "TY2", Event: number}}
		}
	}
	return tally
}

func (s *tinyState) Prompts() []scoring.Prompt { return nil }
func (s *tinyState) Cells() []scoring.Cell     { return nil }

func (s *tinyState) Why(_, _ int, cell, _ string) *scoring.Violation {
	return scoring.Breaks("LG1", "There is no cell %s.", cell)
}

func (s *tinyState) Moment() scoring.Moment {
	return scoring.Moment{Round: 1, Label: "The only round"}
}

func (s *tinyState) Outcome() scoring.Outcome {
	return scoring.Outcome{Ranks: make([]int, len(s.said))}
}
func (s *tinyState) Rename(int, string) {}
func (s *tinyState) Correct(int, int, string, scoring.Tenths) *scoring.Violation {
	return nil
}

// tinySheet is a page with the players' names.
func tinySheet(job sheets.Job) ([]sheets.Page, error) {
	if _, err := job.Paper.Inside(job.Margin); err != nil {
		return nil, err
	}
	return []sheets.Page{{Size: job.Paper, Name: "names", Furniture: func(c sheets.Canvas) {
		for i, name := range job.Setup.Players {
			c.Text(20, 20+10*float64(i), "player: "+name, sheets.Type{Size: 12, Colour: sheets.Black})
		}
	}}}, nil
}

func always(int) bool { return true }

// testApp is the web app with the tiny game.
func testApp(t *testing.T) Config {
	t.Helper()
	return Config{
		Titles: []sheets.Title{{
			Game: tiny{}, Spot: sheets.RGB{R: 0x10, G: 0x20, B: 0x30},
			Sheets: []sheets.Sheet{{Name: "names", About: "a page of names", Night: always, Make: tinySheet}},
		}},
		Shelf: ledger.Shelf{
			Games:  []scoring.Game{tiny{}},
			House:  func(game, name string) ([]byte, bool) { return nil, game == "tiny" && name == "plain" },
			Houses: func(string) []string { return []string{"plain"} },
		},
		Dice:  dice.Seeded(1),
		Clock: func() time.Time { return time.Unix(0, 0) },
		Log:   slog.New(slog.NewTextHandler(t.Output(), nil)),
	}
}
