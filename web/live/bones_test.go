package live_test

import (
	"slices"
	"strings"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
	"saddlebag/scoring/speech"
)

// bones is a game of the tests' own, of the chance that no cell belongs to. Each
// player throws one to three dice, one at a time, until they make 15 or more, or
// passes (BO1). The table deals each player two secret cards of four, and turns a
// card of two words, or none (BO2).
type bones struct{}

var bonesThrow = scoring.Arg{Name: "dice", Kind: scoring.Throw, From: 1, To: 3, Faces: 6, StopAtSum: 15, Device: "bones"}

var bonesInfo = scoring.Info{
	ID: "bones", Title: "Bones", MinPlayers: 1, MaxPlayers: 4, Edition: 1, DataWord: "deck", Data: "plain", Unit: "points",
	Verbs: []scoring.Verb{
		{Name: "throw", Clause: "BO1", Args: []scoring.Arg{bonesThrow}},
		{Name: "pass", Clause: "BO1"},
		{Name: "deals", Actor: scoring.ByTable, Clause: "BO2", Args: []scoring.Arg{
			{Name: "player", Kind: scoring.Choice}, {Name: "cards", Kind: scoring.Counts, Device: "cards", Secret: scoring.ToNamed},
		}},
		{Name: "turns", Actor: scoring.ByTable, Clause: "BO2", Args: []scoring.Arg{{Name: "card", Kind: scoring.Word, Choices: []string{"none"}}}},
		{Name: "turns", Actor: scoring.ByTable, Clause: "BO2", Args: []scoring.Arg{{Name: "card", Kind: scoring.Path, Device: "deck"}}},
	},
	Devices: []scoring.Device{
		{Name: "bones", Label: "The bones", Kind: scoring.Dice, Count: 1, Sides: []string{"1", "2", "3", "4", "5", "6"}},
		{Name: "cards", Label: "The cards", Kind: scoring.Pile, Sides: []string{"a", "b", "c", "d"}},
		{Name: "deck", Label: "The deck", Kind: scoring.Pile, Sides: []string{"a top", "b top", "c top", "d top"}},
	},
	Clauses: []scoring.Clause{
		{Number: "BO1", Text: "Everybody throws once.", Mark: scoring.HouseRule},
		{Number: "BO2", Text: "Everybody is dealt a hand.", Mark: scoring.HouseRule},
	},
}

func (bones) Info() *scoring.Info                             { return &bonesInfo }
func (bones) ReadHouse(string, []byte) (scoring.House, error) { return nil, nil }
func (bones) New(s scoring.Setup) (scoring.State, error) {
	return &bonesState{s.Players, make([]bool, len(s.Players)), make([][]string, len(s.Players))}, nil
}

type bonesState struct {
	names  []string
	thrown []bool
	hands  [][]string
}

func (s *bonesState) Clone() scoring.State {
	return &bonesState{s.names, slices.Clone(s.thrown), slices.Clone(s.hands)}
}

func (s *bonesState) Apply(e scoring.Event) *scoring.Violation {
	switch e.Verb {
	case "turns":
		return nil
	case "deals":
		return s.deal(e.Args)
	case "pass":
	default:
		if len(e.Args) != 1 || strings.Trim(e.Args[0], "123456+") != "" {
			return scoring.Breaks(scoring.UnknownClause, "Only bones are thrown.")
		}
	}
	switch {
	case e.Seat == scoring.Table:
		return scoring.Breaks(scoring.UnknownClause, "The table does not throw.")
	case s.thrown[e.Seat]:
		return scoring.Breaks("BO1", "Once is enough.")
	}
	s.thrown[e.Seat] = true
	return nil
}

func (s *bonesState) deal(args []string) *scoring.Violation {
	seat := slices.Index(s.names, args[0])
	if len(args) != 3 || seat < 0 || s.hands[seat] != nil {
		return scoring.Breaks("BO2", "One hand of two cards for everybody.")
	}
	s.hands[seat] = args[1:]
	return nil
}

func (s *bonesState) Prompts() []scoring.Prompt {
	all := []scoring.Prompt{{Seat: scoring.Table, Verb: "turns", Label: "Turn a card", Args: []scoring.Arg{
		{Name: "card", Kind: scoring.Path, Device: "deck", Choices: []string{"d top"}, Items: []scoring.Item{{Name: "d top", Most: 1}}},
	}}}
	cards := scoring.Arg{Name: "cards", Kind: scoring.Counts, From: 2, To: 2, Device: "cards"}
	for _, card := range bonesInfo.Devices[1].Sides {
		if !slices.ContainsFunc(s.hands, func(hand []string) bool { return slices.Contains(hand, card) }) {
			cards.Items = append(cards.Items, scoring.Item{Name: card, Most: 1})
		}
	}
	for seat, name := range s.names {
		if s.hands[seat] == nil {
			player := scoring.Arg{Name: "player", Kind: scoring.Choice, Choices: []string{name}}
			all = append(all, scoring.Prompt{Seat: scoring.Table, Verb: "deals", Args: []scoring.Arg{player, cards}, Label: "Deal"})
		}
		if !s.thrown[seat] {
			all = append(all, scoring.Prompt{Seat: seat, Verb: "throw", Args: []scoring.Arg{bonesThrow}, Label: "Throw"})
		}
	}
	return all
}

func (s *bonesState) Over() bool             { return false }
func (s *bonesState) Cells() []scoring.Cell  { return nil }
func (s *bonesState) Tally() []scoring.Score { return make([]scoring.Score, len(s.thrown)) }
func (s *bonesState) Outcome() scoring.Outcome {
	return scoring.Outcome{Ranks: make([]int, len(s.thrown))}
}

func (s *bonesState) Holdings() (seats []speech.Text, table speech.Text) {
	return speech.Named(make([]string, len(s.names))...), ""
}

func (s *bonesState) Moment() scoring.Moment                          { return scoring.Moment{Round: 1, Label: "The throw"} }
func (s *bonesState) Why(int, int, string, string) *scoring.Violation { return nil }
func (s *bonesState) Rename(int, string)                              {}
func (s *bonesState) Correct(int, int, string, scoring.Tenths) *scoring.Violation {
	return nil
}

var bonesShelf = ledger.Catalog{
	Games:  []scoring.Game{bones{}},
	House:  func(game, name string) ([]byte, bool) { return nil, game == "bones" && name == "plain" },
	Houses: func(string) []string { return []string{"plain"} },
}
