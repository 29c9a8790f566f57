// Package nugget is a small game for tests of the web app: everything that a
// page must cope with and no real game's name. Its players have secrets, enter
// side by side, throw dice and spin a wheel.
//
// Each player draws a card and buries a nugget where nobody sees it. In each of
// two rounds the table throws two dice, everybody digs with one of them, and
// then one player spins the wheel. At the end everybody shows the card and says
// where the nugget is.
//
//	Ann draw ace
//	Ann bury "under the third cactus"
//	table roll 2+5
//	Ann dig 5
//	Ann spin rich
//	Ann reveal ace "under the third cactus"
package nugget

import (
	"fmt"

	"saddlebag/scoring"
	"saddlebag/scoring/ledger"
)

// ID is the game's id, as in the first line of its ledgers.
const ID = "nugget"

// Game is the rulebook.
var Game scoring.Game = game{}

// Shelf has this game alone.
func Shelf() ledger.Shelf {
	return ledger.Shelf{
		Games:  []scoring.Game{Game},
		House:  func(game, name string) ([]byte, bool) { return nil, game == ID && name == info.Data },
		Houses: func(string) []string { return []string{info.Data} },
	}
}

const (
	rounds = 2
	faces  = 6

	verbDraw   = "draw"
	verbBury   = "bury"
	verbRoll   = "roll"
	verbDig    = "dig"
	verbSpin   = "spin"
	verbReveal = "reveal"

	rich  = "rich"   // doubles what the spinner has dug
	poor  = "poor"   // does nothing
	bust  = "bust"   // takes it
	field = "points" // that a correction may change
	ended = "everybody has shown a card"
)

// cards have their worth in points. Everybody may hold the same one, so that
// no refusal tells what others hold.
var (
	cards = []string{"ace", "king", "queen"}
	worth = map[string]int{"ace": 5, "king": 3, "queen": 1}
)

var (
	dice  = scoring.Device{Name: "dice", Label: "Two dice", Kind: scoring.Dice, Count: 2, Sides: []string{"1", "2", "3", "4", "5", "6"}}
	wheel = scoring.Device{Name: "wheel", Label: "The wheel", Kind: scoring.Spinner, Sides: []string{rich, poor, bust}}
	deck  = scoring.Device{Name: "deck", Label: "The deck", Kind: scoring.Pile, Sides: cards}

	argThrow = scoring.Arg{Name: "DICE", Kind: scoring.Throw, From: dice.Count, To: dice.Count, Faces: faces, Device: dice.Name}
	argSpin  = scoring.Arg{Name: "SECTOR", Kind: scoring.Choice, Choices: wheel.Sides, Device: wheel.Name}
)

var info = scoring.Info{
	ID: ID, Title: "Nugget", MinPlayers: 2, MaxPlayers: 4, Edition: 1, DataWord: "sheet", Data: "plain", Unit: "points",
	Verbs: []scoring.Verb{
		{
			Name: verbDraw, Clause: "NU1", Help: "draws a card that nobody else sees", Example: "Ann draw ace",
			Args: []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: cards, Device: deck.Name, Secret: scoring.ToActor}},
		},
		{
			Name: verbBury, Clause: "NU2", Help: "buries the nugget where nobody sees it", Example: `Ann bury "under the third cactus"`,
			Args: []scoring.Arg{{Name: "PLACE", Kind: scoring.Text, Secret: scoring.ToActor}},
		},
		{Name: verbRoll, Actor: scoring.ByTable, Clause: "NU3", Help: "throws the dice of a round", Example: "table roll 2+5", Args: []scoring.Arg{argThrow}},
		{
			Name: verbDig, Clause: "NU4", Help: "digs with one of the dice", Example: "Ann dig 5",
			Args: []scoring.Arg{{Name: "DIE", Kind: scoring.Picks, Choices: dice.Sides}},
		},
		{Name: verbSpin, Clause: "NU5", Help: "spins the wheel at the end of a round", Example: "Ann spin rich", Args: []scoring.Arg{argSpin}},
		{
			Name: verbReveal, Clause: "NU6", Help: "shows the card and the nugget", Example: `Ann reveal ace "under the third cactus"`,
			Args: []scoring.Arg{{Name: "CARD", Kind: scoring.Choice, Choices: cards}, {Name: "PLACE", Kind: scoring.Text}},
		},
	},
	Devices: []scoring.Device{dice, wheel, deck},
	Fields:  []scoring.Field{{Name: field, Label: "points", Unit: "points"}},
	Clauses: []scoring.Clause{
		{Number: "NU1", Text: "Before the first round each player draws one card and keeps it secret.", Mark: scoring.Own},
		{Number: "NU2", Text: "Before the first round each player buries a nugget and keeps the place secret.", Mark: scoring.Own},
		{Number: "NU3", Text: "A round begins with a throw of two dice, once everybody is done with what came before.", Mark: scoring.Own},
		{Number: "NU4", Text: "In each round each player digs once, with one of the dice, for as many points. Players dig side by side.", Mark: scoring.Own},
		{Number: "NU5", Text: "When all have dug, one player spins: the first in round 1, the next in round 2. Rich doubles what the spinner has dug in this round, bust takes it.", Mark: scoring.Own},
		{Number: "NU6", Text: "After the last round everybody shows the card, for 5, 3 or 1 points, and the nugget; then the game is over.", Mark: scoring.Own},
		{Number: "NU7", Text: "Each player writes on the own slip only.", Mark: scoring.Own},
	},
	Ends: []string{ended},
}

type game struct{}

func (game) Info() *scoring.Info { return &info }

func (game) ReadHouse(string, []byte) (scoring.House, error) { return nil, nil }

func (game) New(setup scoring.Setup) (scoring.State, error) {
	n := len(setup.Players)
	if n < info.MinPlayers || n > info.MaxPlayers {
		return nil, fmt.Errorf("%d players, and it takes %d to %d", n, info.MinPlayers, info.MaxPlayers)
	}
	s := &state{seats: make([]seat, n)}
	for i, name := range setup.Players {
		s.seats[i].name = name
	}
	return s, nil
}
