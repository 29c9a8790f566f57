package live_test

import (
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// bones is a game of one rule: each player throws one to three dice, one at a
// time, until they make 15 or more, or passes.
type bones struct{}

var bonesThrow = scoring.Arg{Name: "dice", Kind: scoring.Throw, From: 1, To: 3, Faces: 6, Until: 15, Device: "bones"}

var bonesInfo = scoring.Info{
	ID: "bones", Title: "Bones", MinPlayers: 1, MaxPlayers: 4, Edition: 1, DataWord: "deck", Data: "plain", Unit: "points",
	Verbs:   []scoring.Verb{{Name: "throw", Clause: "BO1", Args: []scoring.Arg{bonesThrow}}, {Name: "pass", Clause: "BO1"}},
	Devices: []scoring.Device{{Name: "bones", Label: "The bones", Kind: scoring.Dice, Count: 1, Sides: []string{"1", "2", "3", "4", "5", "6"}}},
	Clauses: []scoring.Clause{{Number: "BO1", Text: "Everybody throws once.", Mark: scoring.Own}},
}

func (bones) Info() *scoring.Info                             { return &bonesInfo }
func (bones) ReadHouse(string, []byte) (scoring.House, error) { return nil, nil }
func (bones) New(s scoring.Setup) (scoring.State, error) {
	return &bonesState{thrown: make([]bool, len(s.Players))}, nil
}

type bonesState struct{ thrown []bool }

func (s *bonesState) Clone() scoring.State { return &bonesState{append([]bool(nil), s.thrown...)} }

func (s *bonesState) Apply(e scoring.Event) *scoring.Violation {
	switch {
	case e.Verb == "pass" && e.Seat != scoring.Table:
	case e.Verb != "throw" || e.Seat == scoring.Table || len(e.Args) != 1 || strings.Trim(e.Args[0], "123456+") != "":
		return scoring.Breaks(scoring.UnknownClause, "Only bones are thrown.")
	case s.thrown[e.Seat]:
		return scoring.Breaks("BO1", "Once is enough.")
	}
	s.thrown[e.Seat] = true
	return nil
}

func (s *bonesState) Prompts() []scoring.Prompt {
	var all []scoring.Prompt
	for seat, thrown := range s.thrown {
		if !thrown {
			all = append(all, scoring.Prompt{Seat: seat, Verb: "throw", Args: []scoring.Arg{bonesThrow}, Label: "Throw"})
		}
	}
	return all
}

func (s *bonesState) Cells() []scoring.Cell  { return nil }
func (s *bonesState) Tally() []scoring.Score { return make([]scoring.Score, len(s.thrown)) }
func (s *bonesState) Outcome() scoring.Outcome {
	return scoring.Outcome{Ranks: make([]int, len(s.thrown))}
}

func (s *bonesState) Moment() scoring.Moment                          { return scoring.Moment{Round: 1, Label: "The throw"} }
func (s *bonesState) Why(int, int, string, string) *scoring.Violation { return nil }
func (s *bonesState) Rename(int, string)                              {}
func (s *bonesState) Correct(int, int, string, scoring.Tenths) *scoring.Violation {
	return nil
}

var bonesShelf = ledger.Shelf{
	Games:  []scoring.Game{bones{}},
	House:  func(game, name string) ([]byte, bool) { return nil, game == "bones" && name == "plain" },
	Houses: func(string) []string { return []string{"plain"} },
}
