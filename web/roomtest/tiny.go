package roomtest

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"saddlebag/scoring"
	"saddlebag/scoring/dice"
	"saddlebag/scoring/house"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
	"saddlebag/sheets"
	"saddlebag/sheets/canvas"
	"saddlebag/sheets/press"
	"saddlebag/web"
	"saddlebag/web/site"
	"saddlebag/web/site/packed"
	"saddlebag/web/site/shrink"
)

// tiny is a game of one rule: a player says hello once. The web app must not
// need more of a game than its contract.
type tiny struct{}

var tinyInfo = scoring.Info{
	ID: "tiny", Title: "Tiny", MinPlayers: 1, MaxPlayers: 2, Edition: 1, DataWord: "deck", Data: "plain", Unit: "points",
	Options: []scoring.Option{
		{Name: "mood", Title: "Mood", Label: "How everybody feels.", Clause: "TY2", Default: "calm", Choices: []string{"calm", "wild"}},
		{Name: "coins", Title: "Coins", Label: "What everybody has.", Clause: "TY2", Default: "3", From: 1, To: 9},
	},
	Verbs:   []scoring.Verb{{Name: "hello", Clause: "TY1"}},
	Devices: []scoring.Device{{Name: "wheel", Label: "The wheel", Kind: scoring.Spinner, Sides: []string{"red", "red", "black"}}},
	Clauses: []scoring.Clause{{Number: "TY1", Text: "Say hello once (TY2, LG3, but AB9 is nothing).", Mark: "seed,ruled"}, {Number: "TY2", Text: "Each is a point."}},
}

func (tiny) Info() *scoring.Info { return &tinyInfo }

// ReadHouse takes a deck of any words, but for wrong ones.
func (tiny) ReadHouse(file string, text []byte) (scoring.House, error) {
	if strings.HasPrefix(string(text), "wrong") {
		return nil, &house.Error{File: file, Line: 3, Column: 7, Field: "cards[2].<suit>", Message: "no such suit"}
	}
	return string(text), nil
}

func (tiny) New(s scoring.Setup) (scoring.State, error) {
	return &tinyState{said: make([]int, len(s.Players))}, nil
}

// tinyState has for each seat the number of the event by which it said hello.
type tinyState struct{ said []int }

func (s *tinyState) Clone() scoring.State { return &tinyState{append([]int(nil), s.said...)} }

func (s *tinyState) Apply(e scoring.Event) *scoring.Violation {
	if e.Seat == scoring.Table || s.said[e.Seat] != 0 {
		return scoring.Breaks("TY1", "Once <is> enough.").Suggest("keep quiet")
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
func (s *tinyState) Over() bool                { return false }

func (s *tinyState) Why(_, _ int, cell, _ string) *scoring.Violation {
	return scoring.Breaks("LG1", "There is no cell {cell}.", "cell", cell)
}

func (s *tinyState) Moment() scoring.Moment {
	return scoring.Moment{Round: 1, Label: "The only round"}
}

func (s *tinyState) Holdings() (seats []speech.Text, table speech.Text) {
	return speech.Named(make([]string, len(s.said))...), ""
}

func (s *tinyState) Outcome() scoring.Outcome {
	return scoring.Outcome{Ranks: make([]int, len(s.said))}
}
func (s *tinyState) Rename(int, string) {}
func (s *tinyState) Correct(int, int, string, scoring.Tenths) *scoring.Violation {
	return nil
}

// tinySheet is a page with the players' names, what they play with, and the
// ledger where there is one.
func tinySheet(job press.Job) ([]press.Page, error) {
	if _, err := job.Paper.Inside(job.Margin); err != nil {
		return nil, err
	}
	return []press.Page{{Size: job.Paper, Name: "names", Decor: func(c canvas.Canvas) {
		lines := []string{"deck: " + job.Data.String(), fmt.Sprint("options: ", job.Setup.Options), "ledger: " + job.Ledger}
		for _, name := range job.Setup.Players {
			lines = append(lines, "player: "+name)
		}
		for i, line := range lines {
			c.Text(20, 20+10*float64(i), line, canvas.Type{Size: 12, Colour: canvas.Black})
		}
	}}}, nil
}

// Config is the web app with the tiny game.
func Config(t *testing.T) web.Config {
	t.Helper()
	return web.Config{
		Config: site.Config{
			Titles: []sheets.Title{{
				Game: tiny{}, Spot: canvas.RGB{R: 0x10, G: 0x20, B: 0x30},
				Sheets: []press.Sheet{
					{Name: "names", About: "a page of names", InDefaultSet: true, Make: tinySheet},
					{Name: "result", About: "who won", Played: true, Make: tinySheet},
				},
			}},
			Shelf: ledger.Catalog{
				Games: []scoring.Game{tiny{}},
				House: func(game, name string) ([]byte, bool) {
					return nil, game == "tiny" && (name == "plain" || name == "fancy")
				},
				Houses: func(string) []string { return []string{"fancy", "plain"} },
			},
			PageCache: packed.Usual, Shrink: shrink.Answers,
			Clock: func() time.Time { return time.Unix(0, 0) },
			Log:   slog.New(slog.NewTextHandler(t.Output(), nil)),
		},
		Dice: dice.Seeded(1),
	}
}
