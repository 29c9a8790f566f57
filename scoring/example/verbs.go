package example

import (
	"slices"

	"saddlebag/scoring"
	"saddlebag/scoring/speech"
)

// The verbs.
const (
	VerbDraw   = "draw"
	VerbBury   = "bury"
	VerbRoll   = "roll"
	VerbDig    = "dig"
	VerbSpin   = "spin"
	VerbReveal = "reveal"
)

// Rounds is how many rounds there are (NU3).
const Rounds = 2

// What the wheel shows (NU5).
const (
	rich = "rich" // doubles what the spinner has dug
	poor = "poor" // does nothing
	bust = "bust" // takes it
)

// FieldPoints is what a correction can change.
const FieldPoints = "points"

// EndShown is how the game ends (NU6).
const EndShown speech.Text = "example.all-shown"

// Cards are the kinds of cards. Two players can hold the same kind, so that no
// refusal tells what others hold.
var Cards = []string{"ace", "king", "queen"}

// Called is what people call a card, or what the wheel shows. Other words are as they are.
func Called(word string) speech.Text {
	if slices.Contains(Cards, word) || slices.Contains(Wheel.Sides, word) {
		return speech.Text("example." + word)
	}
	return speech.Words(word)
}

// The devices, and what comes from them.
var (
	Dice  = scoring.Device{Name: "dice", Label: "example.two-dice-device", Kind: scoring.Dice, Count: 2, Sides: []string{"1", "2", "3", "4", "5", "6"}}
	Wheel = scoring.Device{Name: "wheel", Label: "example.wheel-device", Kind: scoring.Spinner, Sides: []string{rich, poor, bust}}
	Pile  = scoring.Device{Name: "deck", Label: "example.deck-device", Kind: scoring.Pile, Sides: Cards}

	ArgThrow = scoring.Arg{Name: "DICE", Kind: scoring.Throw, From: Dice.Count, To: Dice.Count, Faces: len(Dice.Sides), Clause: "NU3", Device: Dice.Name}
	ArgSpin  = scoring.Arg{Name: "SECTOR", Kind: scoring.Choice, Choices: Wheel.Sides, Clause: "NU5", Device: Wheel.Name}
)
